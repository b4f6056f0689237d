// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tasks/date_forms.h"

#include <algorithm>
#include <array>

#include "core/base/ascii_digit.h"
#include "core/math/random.h"

namespace attn {

namespace {

constexpr std::array<DateName, 12> monthNames = {{{"January"},
                                                  {"February"},
                                                  {"March"},
                                                  {"April"},
                                                  {"May"},
                                                  {"June"},
                                                  {"July"},
                                                  {"August"},
                                                  {"September"},
                                                  {"October"},
                                                  {"November"},
                                                  {"December"}}};
constexpr std::array<DateName, 12> shortMonthNames = {{{"Jan"},
                                                       {"Feb"},
                                                       {"Mar"},
                                                       {"Apr"},
                                                       {"May"},
                                                       {"Jun"},
                                                       {"Jul"},
                                                       {"Aug"},
                                                       {"Sep", "Sept"},
                                                       {"Oct"},
                                                       {"Nov"},
                                                       {"Dec"}}};
// Abbreviated names have a full stop, as American writers put it.
constexpr std::array<DateName, 12> dottedMonthNames = {{{"Jan."},
                                                        {"Feb."},
                                                        {"Mar."},
                                                        {"Apr."},
                                                        {"May"},
                                                        {"Jun.", "June"},
                                                        {"Jul.", "July"},
                                                        {"Aug."},
                                                        {"Sep.", "Sept."},
                                                        {"Oct."},
                                                        {"Nov."},
                                                        {"Dec."}}};
constexpr std::array<DateName, 7> weekdayNames = {
    {{"Monday"}, {"Tuesday"}, {"Wednesday"}, {"Thursday"}, {"Friday"}, {"Saturday"}, {"Sunday"}}};
constexpr std::array<DateName, 7> shortWeekdayNames = {
    {{"Mon"}, {"Tue", "Tues"}, {"Wed"}, {"Thu", "Thurs"}, {"Fri"}, {"Sat"}, {"Sun"}}};

constexpr DateField weekday{DatePart::Weekday, weekdayNames};
constexpr DateField shortWeekday{DatePart::Weekday, shortWeekdayNames};
constexpr DateField day{DatePart::Day};
constexpr DateField paddedDay{DatePart::Day, {}, 2};
constexpr DateField ordinalDay{DatePart::Day, {}, 1, true};
constexpr DateField month{DatePart::Month, monthNames};
constexpr DateField shortMonth{DatePart::Month, shortMonthNames};
constexpr DateField dottedMonth{DatePart::Month, dottedMonthNames};
constexpr DateField monthNumber{DatePart::Month};
constexpr DateField paddedMonth{DatePart::Month, {}, 2};
constexpr DateField year{DatePart::Year, {}, 4};
constexpr DateField shortYear{DatePart::Year, {}, 2};

constexpr char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool hasAt(std::string_view text, std::size_t position, std::string_view part) {
    const std::string_view found = text.substr(position, part.size());
    return std::equal(found.begin(), found.end(), part.begin(), part.end(),
                      [](char a, char b) { return lower(a) == lower(b); });
}

std::string_view ordinalSuffix(int value) {
    const int last = value / 10 == 1 ? 0 : value % 10;
    return last == 1 ? "st" : last == 2 ? "nd" : last == 3 ? "rd" : "th";
}

// A year of two digits is read as in POSIX (strptime, %y): 69–99 are 19xx, 00–68 are 20xx.
int fullYear(int twoDigits) {
    return twoDigits + (twoDigits >= 69 ? 1900 : 2000);
}

// Value and length of a field at a position; the length is 0 when the text does not fit.
struct FieldReading {
    int value = 0;
    std::size_t length = 0;
};

FieldReading readName(const DateField& field, std::string_view text, std::size_t position) {
    FieldReading best;
    for (std::size_t i = 0; i < field.names.size(); ++i) {
        for (const std::string_view name : {field.names[i].usual, field.names[i].other}) {
            if (name.size() > best.length && hasAt(text, position, name))
                best = {static_cast<int>(i) + 1, name.size()};
        }
    }
    return best;
}

FieldReading readDigits(const DateField& field, std::string_view text, std::size_t position) {
    const bool isYear = field.part == DatePart::Year;
    const std::size_t most = isYear ? static_cast<std::size_t>(field.width) : 2;
    FieldReading result;
    while (result.length < most && position + result.length < text.size() &&
           isAsciiDigit(text[position + result.length])) {
        result.value = result.value * 10 + (text[position + result.length] - '0');
        ++result.length;
    }
    if (isYear && result.length != most)
        return {};
    if (isYear && most == 2)
        result.value = fullYear(result.value);
    return result;
}

bool isCalendarDay(const WrittenDate& date) {
    // The first whole year of the Gregorian calendar.
    constexpr int firstYear = 1583;
    const std::chrono::year_month_day found{
        std::chrono::year(date.value(DatePart::Year)),
        std::chrono::month(static_cast<unsigned>(date.value(DatePart::Month))),
        std::chrono::day(static_cast<unsigned>(date.value(DatePart::Day)))};
    return found.ok() && date.value(DatePart::Year) >= firstYear;
}

}  // namespace

// Forms with slashes, and forms with hyphens except the one that starts with the year, are left out because
// they are ambiguous: some readers take 03/07 for 3 July, others for March 7. Full stops mean day.month.year,
// as German writers use them.
const std::vector<DateForm>& dateForms() {
    static const std::vector<DateForm> table = {
        {"Saturday, 10th of June 2023", {weekday, ", ", ordinalDay, " of ", month, " ", year}},
        {"9 May 1998", {day, " ", month, " ", year}},
        {"03.07.24", {paddedDay, ".", paddedMonth, ".", shortYear}},
        {"aug 5 1971", {shortMonth, " ", day, " ", year}},
        {"September 21, 2007", {month, " ", day, ", ", year}},
        {"Sat 10 Jun 2023", {shortWeekday, " ", day, " ", shortMonth, " ", year}},
        {"the 5th of August 1971", {"the ", ordinalDay, " of ", month, " ", year}},
        {"2024/07/03", {year, "/", paddedMonth, "/", paddedDay}},
        {"AUG 5, 1971", {shortMonth, " ", day, ", ", year}},
        {"09 May 1998", {paddedDay, " ", month, " ", year}},
        {"3.7.2024", {day, ".", monthNumber, ".", year}},
        {"10 june, 1999", {day, " ", month, ", ", year}},
        {"3 Sept 1999", {day, " ", shortMonth, " ", year}},
        {"5-Aug-1971", {day, "-", shortMonth, "-", year}},
        {"June 10th, 2023", {month, " ", ordinalDay, ", ", year}},
        {"Monday 3 July 2017", {weekday, " ", day, " ", month, " ", year}},
        {"Tuesday, March 14, 1995", {weekday, ", ", month, " ", day, ", ", year}},
        {"22nd October 2011", {ordinalDay, " ", month, " ", year}},
        {"Dec. 31, 1999", {dottedMonth, " ", day, ", ", year}},
        {"17.11.2031", {paddedDay, ".", paddedMonth, ".", year}},
        {"3.7.24", {day, ".", monthNumber, ".", shortYear}},
        {"24. December 1987", {day, ". ", month, " ", year}},
        {"05-Aug-71", {paddedDay, "-", shortMonth, "-", shortYear}},
        {"1 Feb '03", {day, " ", shortMonth, " '", shortYear}},
        {"Fri, 01 Jan 2038", {shortWeekday, ", ", paddedDay, " ", shortMonth, " ", year}},
        {"1969 July 20", {year, " ", month, " ", day}},
        {"2024-02-29", {year, "-", paddedMonth, "-", paddedDay}},
    };
    return table;
}

bool DateForm::hasShortYear() const {
    return std::any_of(pieces.begin(), pieces.end(),
                       [](const DatePiece& piece) { return piece.field == &shortYear; });
}

WrittenDate writeDate(const DateForm& form, std::chrono::year_month_day date, Random& random) {
    WrittenDate result;
    const std::chrono::weekday dayOfWeek{std::chrono::sys_days(date)};
    result.values = {static_cast<int>(dayOfWeek.iso_encoding()),
                     static_cast<int>(static_cast<unsigned>(date.day())),
                     static_cast<int>(static_cast<unsigned>(date.month())), static_cast<int>(date.year())};
    for (const DatePiece& piece : form.pieces) {
        if (!piece.field) {
            result.text += piece.literal;
            continue;
        }
        const DateField& field = *piece.field;
        const int value = result.value(field.part);
        std::string written;
        if (field.names.empty()) {
            written = std::to_string(field.width == 2 ? value % 100 : value);
            if (written.size() < static_cast<std::size_t>(field.width))
                written.insert(0, static_cast<std::size_t>(field.width) - written.size(), '0');
        } else {
            const DateName& name = field.names[static_cast<std::size_t>(value - 1)];
            written = name.other.empty() || random.below(2) == 0 ? name.usual : name.other;
        }
        result.ranges[static_cast<std::size_t>(field.part)] = {static_cast<int>(result.text.size()),
                                                               static_cast<int>(written.size())};
        result.text += written;
        if (field.isOrdinal)
            result.text += ordinalSuffix(value);
    }
    return result;
}

std::optional<WrittenDate> readDate(const DateForm& form, const std::string& text) {
    WrittenDate result;
    result.text = text;
    std::size_t position = 0;
    for (const DatePiece& piece : form.pieces) {
        std::string_view literal = piece.literal;
        if (piece.field) {
            const DateField& field = *piece.field;
            const FieldReading reading =
                field.names.empty() ? readDigits(field, text, position) : readName(field, text, position);
            if (reading.length == 0)
                return std::nullopt;
            result.values[static_cast<std::size_t>(field.part)] = reading.value;
            result.ranges[static_cast<std::size_t>(field.part)] = {static_cast<int>(position),
                                                                   static_cast<int>(reading.length)};
            position += reading.length;
            literal = field.isOrdinal ? ordinalSuffix(reading.value) : "";
        }
        if (!hasAt(text, position, literal))
            return std::nullopt;
        position += literal.size();
    }
    if (position != text.size() || !isCalendarDay(result))
        return std::nullopt;
    return result;
}

}  // namespace attn
