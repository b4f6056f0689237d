// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tasks/number_words.h"

#include <algorithm>
#include <array>

namespace attn {

namespace {

constexpr std::array<const char*, 20> units = {"zero",    "one",     "two",       "three",    "four",
                                               "five",    "six",     "seven",     "eight",    "nine",
                                               "ten",     "eleven",  "twelve",    "thirteen", "fourteen",
                                               "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"};
constexpr std::array<const char*, 10> tens = {"",      "",      "twenty",  "thirty", "forty",
                                              "fifty", "sixty", "seventy", "eighty", "ninety"};
constexpr std::array<const char*, 3> scales = {"", "thousand", "million"};  // of groups of three digits

using Kind = NumberWord::Kind;

// Adds the words of a group of up to three digits [begin, end).
void addGroup(const std::string& digits, int begin, int end, std::vector<NumberWord>& words) {
    const auto digit = [&](int place) {
        return place < begin ? 0 : digits[static_cast<std::size_t>(place)] - '0';
    };
    const int hundreds = digit(end - 3);
    const int ten = digit(end - 2);
    const int unit = digit(end - 1);
    if (hundreds > 0) {
        words.push_back({units[static_cast<std::size_t>(hundreds)], Kind::Value, end - 3, end - 2});
        words.push_back({"hundred", Kind::Scale, end - 3, end - 2});
    }
    // It is "three hundred and five", and in the last group also "two thousand and five".
    const bool isLast = end == static_cast<int>(digits.size());
    if (ten + unit > 0 && (hundreds > 0 || (isLast && !words.empty())))
        words.push_back({"and", Kind::And});
    if (ten == 1) {
        words.push_back({units[static_cast<std::size_t>(10 + unit)], Kind::Value, end - 2, end});
        return;
    }
    if (ten > 1)
        words.push_back({tens[static_cast<std::size_t>(ten)], Kind::Value, end - 2, end - 1});
    if (unit > 0)
        words.push_back({units[static_cast<std::size_t>(unit)], Kind::Value, end - 1, end});
}

std::string smallLetters(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return text;
}

// The value that a word adds to its group; −1 when it is no such word.
int valueOf(const std::string& word) {
    for (std::size_t i = 0; i < units.size(); ++i)
        if (word == units[i])
            return static_cast<int>(i);
    for (std::size_t i = 2; i < tens.size(); ++i)
        if (word == tens[i])
            return static_cast<int>(10 * i);
    return -1;
}

bool isTens(const std::string& word) {
    return valueOf(word) >= 20;
}
bool isScale(const std::string& word) {
    return word == "thousand" || word == "million";
}

// Whether a token between two words can be ignored.
bool isFiller(const std::string& before, const std::string& token, const std::string& after) {
    if (token == "and")
        return (before == "hundred" || isScale(before)) && valueOf(after) > 0;
    if (token == "-")
        return isTens(before) && valueOf(after) > 0 && valueOf(after) < 10;
    return token == "," && isScale(before);
}

// The number that the words say. Their order is not checked here: the caller compares them with the canonical
// words afterwards. Empty for more than nine digits.
std::optional<long> sumOf(const std::vector<std::string>& words) {
    constexpr long limit = 1'000'000'000;
    long total = 0, group = 0;
    for (const std::string& word : words) {
        if (word == "hundred") {
            group *= 100;
        } else if (isScale(word)) {
            total += group * (word == "thousand" ? 1000 : 1'000'000);
            group = 0;
        } else if (const int value = valueOf(word); value >= 0) {
            group += value;
        } else {
            return std::nullopt;
        }
        if (total >= limit || group >= limit)
            return std::nullopt;
    }
    total += group;
    return total < limit ? std::optional(total) : std::nullopt;
}

}  // namespace

std::vector<NumberWord> numberWords(const std::string& digits) {
    const auto size = static_cast<int>(digits.size());
    if (digits == "0")
        return {{units[0], Kind::Value, 0, 1}};
    std::vector<NumberWord> words;
    for (int group = (size - 1) / 3; group >= 0; --group) {
        const int end = size - 3 * group;
        const int begin = std::max(0, end - 3);
        const std::size_t before = words.size();
        addGroup(digits, begin, end, words);
        if (group > 0 && words.size() > before)
            words.push_back({scales[static_cast<std::size_t>(group)], Kind::Scale, begin, end});
    }
    return words;
}

std::vector<std::string> allNumberWords() {
    std::vector<std::string> words(units.begin(), units.end());
    words.insert(words.end(), tens.begin() + 2, tens.end());
    words.insert(words.end(), {"hundred", "thousand", "million", "and"});
    return words;
}

std::optional<ReadNumber> readNumber(const std::vector<std::string>& tokens) {
    // This allows every word of nine digits, and a comma, hyphen or "and" between any two.
    constexpr std::size_t mostTokens = 60;
    if (tokens.empty() || tokens.size() > mostTokens)
        return std::nullopt;
    std::vector<std::string> words;
    std::vector<int> places;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        std::string word = smallLetters(tokens[i]);
        const std::string after = i + 1 < tokens.size() ? smallLetters(tokens[i + 1]) : "";
        if (i > 0 && !after.empty() && isFiller(words.back(), word, after) &&
            places.back() == static_cast<int>(i) - 1)
            continue;
        if (i == 0 && word == "a" && (after == "hundred" || isScale(after)))
            word = "one";
        words.push_back(std::move(word));
        places.push_back(static_cast<int>(i));
    }
    const std::optional<long> sum = sumOf(words);
    if (!sum)
        return std::nullopt;
    ReadNumber result{std::to_string(*sum), {}};
    std::size_t next = 0;
    for (const NumberWord& word : numberWords(result.digits)) {
        if (word.kind == Kind::And) {
            result.positions.push_back(-1);
            continue;
        }
        if (next == words.size() || words[next] != word.text)
            return std::nullopt;
        result.positions.push_back(places[next++]);
    }
    return next == words.size() ? std::optional(std::move(result)) : std::nullopt;
}

}  // namespace attn
