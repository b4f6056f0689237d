// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace attn {

// The largest number of digits of a number that is written in words.
constexpr int mostSpokenDigits = 9;

// A word of a number and the digits [begin, end) that it refers to, counted from the left: "fifteen" refers
// to both its digits, "hundred" to the digit that counts the hundreds, "thousand" and "million" to the digits
// that count them, "and" to none.
struct NumberWord {
    enum class Kind { Value, Scale, And };
    std::string text;
    Kind kind = Kind::Value;
    int begin = 0;
    int end = 0;
};

// The words of a number as British English writes them, without hyphens: "three hundred and twenty one",
// "two thousand and five". `digits` are 1 to 9 digits without leading zeros.
std::vector<NumberWord> numberWords(const std::string& digits);

// All words that numberWords can give, each once.
std::vector<std::string> allNumberWords();

// A number read from words.
struct ReadNumber {
    std::string digits;
    std::vector<int>
        positions;  // of the words of numberWords(digits) among the tokens; −1 for a missing word
};
// Reads tokens of the tokeniser `words` in any letter case. Hyphens ("twenty-one"), commas after thousands
// and millions, and "and" may be there or not, and "a hundred" may stand for "one hundred". Returns nothing
// for any other text.
std::optional<ReadNumber> readNumber(const std::vector<std::string>& tokens);

}  // namespace attn
