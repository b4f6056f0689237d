// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tasks/numbers.h"

#include <gmock/gmock.h>

#include <map>

#include "core/math/random.h"
#include "core/tasks/number_words.h"
#include "tests/core/tasks/outside_of.h"

namespace attn {
namespace {

constexpr TaskLengths usualNumbers = {1, 6};

std::string digits(const std::string& words) {
    const std::optional<TaskPair> pair = createNumbers(usualNumbers)->solve(words);
    return pair ? pair->target : "none";
}
std::string wordsFor(const std::string& number) {
    const std::optional<TaskPair> pair = createNumbersBack(usualNumbers)->solve(number);
    return pair ? pair->target : "none";
}

// For each output token, the source tokens that explain it, with a question mark after a link that is not
// sure.
std::string explanation(const std::optional<TaskPair>& pair, int outputs) {
    if (!pair)
        return "none";
    std::map<int, std::string> found;
    for (const Link& link : pair->links)
        found[link.target] +=
            (found[link.target].empty() ? "" : "+") + std::to_string(link.source) + (link.sure ? "" : "?");
    std::string text;
    for (int i = 0; i < outputs; ++i)
        text += (i == 0 ? "" : " ") + (found.count(i) ? found[i] : "-");
    return text;
}
std::string digitLinks(const std::string& text) {
    const std::optional<TaskPair> pair = createNumbers(usualNumbers)->solve(text);
    return explanation(pair, pair ? static_cast<int>(pair->target.size()) : 0);
}
std::string wordLinks(const std::string& number, int count) {
    return explanation(createNumbersBack(usualNumbers)->solve(number), count);
}

TEST(Numbers, SpeaksAsBritishEnglishDoes) {
    const std::map<std::string, std::string> known = {
        {"0", "zero"},
        {"7", "seven"},
        {"10", "ten"},
        {"15", "fifteen"},
        {"20", "twenty"},
        {"21", "twenty one"},
        {"100", "one hundred"},
        {"101", "one hundred and one"},
        {"321", "three hundred and twenty one"},
        {"1000", "one thousand"},
        {"2005", "two thousand and five"},
        {"2100", "two thousand one hundred"},
        {"9012", "nine thousand and twelve"},
        {"12000", "twelve thousand"},
        {"110019", "one hundred and ten thousand and nineteen"},
        {"600000", "six hundred thousand"},
        {"1000000", "one million"},
        {"1000001", "one million and one"},
        {"30005000", "thirty million five thousand"},
        {"999999999",
         "nine hundred and ninety nine million nine hundred and ninety nine thousand nine hundred "
         "and ninety nine"}};
    for (const auto& [number, text] : known) {
        EXPECT_EQ(wordsFor(number), text);
        EXPECT_EQ(digits(text), number);
    }
}

TEST(Numbers, ReadsEveryNumberItWrites) {
    for (int number = 0; number < 20'000; ++number)
        ASSERT_EQ(digits(wordsFor(std::to_string(number))), std::to_string(number));
}

TEST(Numbers, ReadsTheUsualVariants) {
    for (const char* text :
         {"three hundred and twenty-one", "three hundred twenty one", "Three Hundred Twenty-One",
          "THREE HUNDRED AND TWENTY ONE", "  three  hundred and twenty one "})
        EXPECT_EQ(digits(text), "321") << text;
    EXPECT_EQ(digits("one million, two thousand, three"), "1002003");
    EXPECT_EQ(digits("a hundred and five"), "105");
    EXPECT_EQ(digits("a thousand"), "1000");
}

TEST(Numbers, RefusesWhatIsNoNumber) {
    for (const char* text : {"",
                             " ",
                             "and",
                             "hundred",
                             "a",
                             "a five",
                             "one one",
                             "twenty ten",
                             "twenty zero",
                             "five twenty",
                             "one hundred and",
                             "and five",
                             "one and five",
                             "twenty and one",
                             "one hundred hundred",
                             "one thousand thousand",
                             "one thousand one million",
                             "ten hundred",
                             "one-hundred",
                             "twenty--one",
                             "twenty - and one",
                             "one hundred and and five",
                             "five , hundred",
                             "zero hundred",
                             "one hundred zero",
                             "zero thousand",
                             "one thousand million",
                             "three dogs",
                             "321",
                             "dreihundert",
                             "one billion",
                             "\xFF"})
        EXPECT_EQ(digits(text), "none") << text;
    std::string many = "nine";
    for (int i = 0; i < 100'000; ++i)
        many += " million";
    EXPECT_EQ(digits(many), "none");
}

TEST(NumbersBack, RefusesWhatIsNoNumber) {
    for (const char* text :
         {"", " ", "01", "00", "-1", "+1", "1.5", "1,000", " 5", "5 ", "12a", "1234567890", "\u0661"})
        EXPECT_EQ(wordsFor(text), "none") << text;
    EXPECT_EQ(wordsFor(std::string(100'000, '9')), "none");
}

TEST(Numbers, LinksDigitsToTheWordsThatSayThem) {
    EXPECT_EQ(digitLinks("three hundred and twenty one"), "0 3 4");
    EXPECT_EQ(digitLinks("fifteen"), "0 0");
    EXPECT_EQ(digitLinks("zero"), "0");
    EXPECT_EQ(digitLinks("forty two thousand one hundred and eleven"), "0 1 3 6 6");
}

TEST(Numbers, LinksUnspokenZerosToTheWordsAroundThem) {
    EXPECT_EQ(digitLinks("twenty"), "0 0?");
    EXPECT_EQ(digitLinks("three hundred"), "0 1? 1?");
    EXPECT_EQ(digitLinks("three hundred and five"), "0 1?+3? 3");
    EXPECT_EQ(digitLinks("two thousand and five"), "0 1?+3? 1?+3? 3");
    EXPECT_EQ(digitLinks("twenty thousand"), "0 0?+1? 1? 1? 1?");
    EXPECT_EQ(digitLinks("one million and one"), "0 1?+3? 1?+3? 1?+3? 1?+3? 1?+3? 3");
}

TEST(Numbers, CountsLinksInTheTokensAsTyped) {
    EXPECT_EQ(digitLinks("three hundred twenty-one"), "0 2 4");
    EXPECT_EQ(digitLinks("one thousand, five"), "0 1?+3? 1?+3? 3");
}

TEST(NumbersBack, LinksWordsToTheDigitsTheySpeakOf) {
    EXPECT_EQ(wordLinks("321", 5), "0 0 - 1 2");  // three hundred and twenty one
    EXPECT_EQ(wordLinks("15", 1), "0?+1?");
    EXPECT_EQ(wordLinks("0", 1), "0");
    EXPECT_EQ(wordLinks("2005", 4), "0 0 - 3");            // two thousand and five
    EXPECT_EQ(wordLinks("42000", 3), "0 1 0?+1?");         // forty two thousand
    EXPECT_EQ(wordLinks("1005000", 4), "0 0 3 1?+2?+3?");  // one million five thousand
}

TEST(Numbers, DrawsTheLengthsAskedFor) {
    for (const TaskLengths lengths : {TaskLengths{1, 2}, TaskLengths{4, 4}, TaskLengths{7, 9}}) {
        Random random(5);
        std::map<std::size_t, int> counts;
        int zeros = 0;
        for (int i = 0; i < 1000; ++i) {
            const std::string number = createNumbers(lengths)->sample(random).target;
            ++counts[number.size()];
            zeros += number.size() > 1 && number.find('0') != std::string::npos;
        }
        EXPECT_EQ(counts.begin()->first, static_cast<std::size_t>(lengths.shortest));
        EXPECT_EQ(counts.rbegin()->first, static_cast<std::size_t>(lengths.longest));
        EXPECT_EQ(counts.size(), static_cast<std::size_t>(lengths.longest - lengths.shortest + 1));
        EXPECT_GT(zeros, 100);
    }
}

TEST(Numbers, SaysWhichTextsAreOutside) {
    EXPECT_EQ(outsideOf("numbers", "seven"), "");
    EXPECT_EQ(outsideOf("numbers", "one million"),
              "The task has numbers of 1 to 6 digits, and this one has 7.");
    EXPECT_EQ(outsideOf("numbers", "many"), "This text is no number in English words.");
    EXPECT_EQ(outsideOf("numbers_back", "0"), "");
    EXPECT_EQ(outsideOf("numbers_back", "1234567"),
              "The task has numbers of 1 to 6 digits, and this one has 7.");
    EXPECT_EQ(outsideOf("numbers_back", "12a"), "This text is no number in digits.");
}

}  // namespace
}  // namespace attn
