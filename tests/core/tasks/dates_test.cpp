// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tasks/dates.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "core/math/random.h"
#include "core/tasks/date_forms.h"

namespace attn {
namespace {

std::string target(const std::string& source) {
    const std::optional<TaskPair> pair = Dates().solve(source);
    return pair ? pair->target : "none";
}

// For each of the ten output positions, the positions of the source characters that explain it.
std::string explanation(const std::string& source) {
    const std::optional<TaskPair> pair = Dates().solve(source);
    if (!pair)
        return "none";
    std::map<int, std::string> found;
    for (const Link& link : pair->links)
        found[link.target] += (found[link.target].empty() ? "" : "+") + std::to_string(link.source);
    std::string text;
    for (int i = 0; i < 10; ++i)
        text += (i == 0 ? "" : " ") + (found.count(i) ? found[i] : "-");
    return text;
}

TEST(Dates, ReadsTheFormsOfTheIssue) {
    EXPECT_EQ(target("9 May 1998"), "1998-05-09");
    EXPECT_EQ(target("Saturday, 10th of June 2023"), "2023-06-10");
    EXPECT_EQ(target("03.07.24"), "2024-07-03");
    EXPECT_EQ(target("aug 5 1971"), "1971-08-05");
}

TEST(Dates, ReadsAnyLetterCaseAndSpelling) {
    for (const char* text :
         {"AUG 5, 1971", "Aug. 5, 1971", "the 5th of August 1971", "THE 5TH OF AUGUST 1971", "5-aug-1971",
          "5.8.1971", "05.08.71", "5 August, 1971", "5 Aug '71", "1971-08-05", "1971/8/5", "thurs 5 aug 1971",
          "Thursday, August 5, 1971", " \t5 Aug 1971 \n"})
        EXPECT_EQ(target(text), "1971-08-05") << text;
    EXPECT_EQ(target("Sep 3, 1999"), "1999-09-03");
    EXPECT_EQ(target("Sept 3, 1999"), "1999-09-03");
    EXPECT_EQ(target("Sept. 3, 1999"), "1999-09-03");
}

TEST(Dates, SplitsShortYearsAsPosixDoes) {
    EXPECT_EQ(target("01.01.69"), "1969-01-01");
    EXPECT_EQ(target("01.01.99"), "1999-01-01");
    EXPECT_EQ(target("01.01.00"), "2000-01-01");
    EXPECT_EQ(target("01.01.68"), "2068-01-01");
}

TEST(Dates, RefusesWhatCanBeReadInTwoWaysOrNotAtAll) {
    for (const char* text : {"03/07/2024",
                             "25/12/2023",
                             "03-07-2024",
                             "03/07/24",
                             "3-7-24",
                             "",
                             "   ",
                             "May",
                             "9 May",
                             "9 Mai 1998",
                             "31 April 2001",
                             "29.02.2023",
                             "29 Feb 1900",
                             "0 May 1998",
                             "00.05.1998",
                             "1.13.1999",
                             "9 May 998",
                             "9 May 19980",
                             "123 May 1998",
                             "9 May 1998 x",
                             "x9 May 1998",
                             "9  May 1998",
                             "2nd3 May 1998",
                             "the 5st of August 1971",
                             "11st June 2023",
                             "9 May 1582",
                             "9 May 1998\xFF",
                             "9 М\u0430y 1998",
                             "👍"})
        EXPECT_EQ(target(text), "none") << text;
    EXPECT_EQ(target("29.02.2000"), "2000-02-29");
    EXPECT_EQ(target(std::string(100000, '9')), "none");
}

TEST(Dates, KnowsOrdinals) {
    for (const char* text :
         {"1st", "2nd", "3rd", "4th", "10th", "11th", "12th", "13th", "21st", "22nd", "23rd", "30th", "31st"})
        EXPECT_NE(target(text + std::string(" May 1998")), "none") << text;
    for (const char* text : {"1th", "2st", "11st", "12nd", "13rd", "21th", "32nd"})
        EXPECT_EQ(target(text + std::string(" May 1998")), "none") << text;
}

TEST(Dates, IgnoresAWeekdayThatIsNotTheDates) {
    EXPECT_EQ(target("Monday 10 June 2023"), "2023-06-10");
    EXPECT_EQ(target("Someday 10 June 2023"), "none");
}

TEST(Dates, ExplainsEveryOutputCharacter) {
    //                                       Y Y Y Y - M M - D D
    EXPECT_EQ(explanation("2024/07/03"), "0 1 2 3 - 5 6 - 8 9");
    // A name explains both digits of the month, a single digit both digits of the day.
    EXPECT_EQ(explanation("9 May 1998"), "6 7 8 9 - 2+3+4 2+3+4 - 0 0");
    // A year of two digits explains the century with both digits.
    EXPECT_EQ(explanation("03.07.24"), "6+7 6+7 6 7 - 3 4 - 0 1");
    EXPECT_EQ(explanation("3.7.2024"), "4 5 6 7 - 2 2 - 0 0");
    // The weekday, "th" and "of" explain nothing.
    EXPECT_EQ(explanation("Saturday, 10th of June 2023"), "23 24 25 26 - 18+19+20+21 18+19+20+21 - 10 11");
    // The full stop of an abbreviation explains nothing.
    EXPECT_EQ(explanation("Sep. 21, 2007"), "9 10 11 12 - 0+1+2 0+1+2 - 5 6");
    EXPECT_EQ(explanation("1 Feb '03"), "7+8 7+8 7 8 - 2+3+4 2+3+4 - 0 0");
}

TEST(Dates, CountsLinksInTokensOfTheTextAsTyped) {
    EXPECT_EQ(explanation("  2024/07/03  "), "2 3 4 5 - 7 8 - 10 11");
    EXPECT_EQ(explanation("\r\n\t2024/07/03"), "2 3 4 5 - 7 8 - 10 11");  // CR LF is one token
    EXPECT_EQ(Dates().solve("  9 May 1998")->source, "  9 May 1998");
}

TEST(Dates, GivesOneExampleOfEachForm) {
    const std::vector<std::string> examples = Dates().examples();
    ASSERT_EQ(examples.size(), dateForms().size());
    EXPECT_GE(examples.size(), 12u);
    EXPECT_EQ(examples.front(), "Saturday, 10th of June 2023");
    EXPECT_EQ(std::set<std::string>(examples.begin(), examples.end()).size(), examples.size());
    for (const DateForm& form : dateForms()) {
        const std::optional<WrittenDate> read = readDate(form, form.example);
        ASSERT_TRUE(read) << form.example;
        if (read->value(DatePart::Weekday) == 0)
            continue;
        const std::chrono::year_month_day date{
            std::chrono::year(read->value(DatePart::Year)),
            std::chrono::month(static_cast<unsigned>(read->value(DatePart::Month))),
            std::chrono::day(static_cast<unsigned>(read->value(DatePart::Day)))};
        EXPECT_EQ(std::chrono::weekday(std::chrono::sys_days(date)).iso_encoding(),
                  static_cast<unsigned>(read->value(DatePart::Weekday)))
            << form.example;
    }
}

TEST(Dates, SamplesEveryFormCaseAndYearAtModestLength) {
    Random random(1);
    std::set<const DateForm*> forms;
    std::set<std::string> years, months, days;
    int small = 0, capital = 0;
    for (int i = 0; i < 4000; ++i) {
        const TaskPair pair = Dates().sample(random);
        for (const DateForm& form : dateForms()) {
            if (readDate(form, pair.source))
                forms.insert(&form);
        }
        EXPECT_LE(pair.source.size(), 33u) << pair.source;
        years.insert(pair.target.substr(0, 4));
        months.insert(pair.target.substr(5, 2));
        days.insert(pair.target.substr(8, 2));
        small += pair.source.find("may") != std::string::npos;
        capital += pair.source.find("MAY") != std::string::npos;
    }
    EXPECT_EQ(forms.size(), dateForms().size());
    EXPECT_EQ(*years.begin(), "1950");
    EXPECT_EQ(*years.rbegin(), "2068");
    EXPECT_EQ(years.size(), 119u);
    EXPECT_EQ(months.size(), 12u);
    EXPECT_EQ(days.size(), 31u);
    EXPECT_GT(small, 20);
    EXPECT_GT(capital, 20);
}

TEST(Dates, WritesWeekdaysTrueToTheDate) {
    Random random(2);
    const std::chrono::year_month_day date =
        std::chrono::year(2023) / std::chrono::September / 27;  // a Wednesday
    std::set<std::string> texts;
    for (int i = 0; i < 20; ++i) {
        for (const DateForm& form : dateForms())
            texts.insert(writeDate(form, date, random).text);
    }
    for (const char* text : {"Wednesday, 27th of September 2023", "Wed 27 Sep 2023", "Wed 27 Sept 2023",
                             "27.9.23", "27.09.23", "27 Sep '23", "Sept. 27, 2023", "27-Sep-2023"})
        EXPECT_EQ(texts.count(text), 1u) << text;
}

TEST(Dates, SaysWhichTextsAreOutside) {
    const Dates dates;
    EXPECT_EQ(dates.outside("4 July 1776"), "The year 1776 is outside the years of the task, 1950 to 2049.");
    EXPECT_NE(dates.outside("31 December 1949"), "");
    EXPECT_NE(dates.outside("1 January 2050"), "");
    EXPECT_EQ(dates.outside(" 1 January 1950 "), "");
    EXPECT_EQ(dates.outside("31 December 2049"), "");
    EXPECT_EQ(dates.outside("1.1.68"), "") << "two digits stand for 1969 to 2068";
    EXPECT_EQ(dates.outside("2024/07/03"), "");
    EXPECT_EQ(dates.outside("tomorrow"), "This text is a date in none of the 27 forms that the task has.");
    EXPECT_EQ(dates.outside("  "), "");
    EXPECT_NE(dates.scope().find("1950 to 2049"), std::string::npos);
}

}  // namespace
}  // namespace attn
