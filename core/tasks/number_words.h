// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace attn {

// Most digits of a number that is written in words.
constexpr int mostSpokenDigits = 9;

// A word of a number and the digits [begin, end) of it, counted from the left, that it speaks of: "fifteen"
// of both its digits, "hundred" of the digit that counts the hundreds, "thousand" and "million" of the digits
// that count them, "and" of none.
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

// Every word that numberWords can give, each once.
std::vector<std::string> allNumberWords();

// A number read from words.
struct ReadNumber {
    std::string digits;
    std::vector<int>
        positions;  // of the words of numberWords(digits) among the tokens; −1 where one is absent
};
// Tokens of the tokeniser `words`, in any letter case; with hyphens ("twenty-one") and commas after thousands
// and millions or without, with "and" or without, "a hundred" for "one hundred". None for all else.
std::optional<ReadNumber> readNumber(const std::vector<std::string>& tokens);

}  // namespace attn
