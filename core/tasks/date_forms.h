// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <chrono>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

class Random;

// The parts of a written date.
enum class DatePart { Weekday, Day, Month, Year };

// A name and its other spelling, if any ("Sep", "Sept").
struct DateName {
    std::string_view usual;
    std::string_view other = {};
};

// How a part is written: by names (index = value − 1) or by digits.
struct DateField {
    DatePart part;
    std::span<const DateName> names = {};
    int width = 1;           // the least number of digits; for a year its exact number of digits: 2 or 4
    bool isOrdinal = false;  // 1st, 2nd, 3rd, 4th
};

// A field or a literal text.
struct DatePiece {
    DatePiece(const DateField& f) : field(&f) {}
    DatePiece(const char* text) : literal(text) {}

    const DateField* field = nullptr;
    std::string_view literal;
};

// One way of writing dates. The same pieces serve both writing and reading.
struct DateForm {
    std::string example;
    std::vector<DatePiece> pieces;

    bool hasShortYear() const;  // two digits
};

const std::vector<DateForm>& dateForms();

// The place of a part in the text, in characters (ASCII): its digits without an ordinal's suffix, or its
// name.
struct TextRange {
    int begin = 0;
    int length = 0;
};

// A date in some form. Both arrays are indexed by DatePart.
struct WrittenDate {
    std::string text;
    std::array<int, 4> values = {};  // weekday 1 (Monday) … 7, day, month 1 … 12, year
    std::array<TextRange, 4> ranges = {};

    int value(DatePart part) const { return values[static_cast<std::size_t>(part)]; }
    const TextRange& range(DatePart part) const { return ranges[static_cast<std::size_t>(part)]; }
};

// `random` chooses between the spellings of a name.
WrittenDate writeDate(const DateForm& form, std::chrono::year_month_day date, Random& random);

// Empty when the text, in any letter case, is not a valid day in this form. Numbers may have a leading zero
// or lack it; the weekday need not fit the date.
std::optional<WrittenDate> readDate(const DateForm& form, const std::string& text);

}  // namespace attn
