// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/bleu_tokenizer.h"

#include <utility>

#include "core/base/ascii_digit.h"
#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/metrics/unicode_text.h"

namespace attn {
namespace {

std::string replaced(const std::string& text, std::string_view from, std::string_view to) {
    std::string result;
    std::size_t start = 0;
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, start)) {
        result.append(text, start, at - start).append(to);
        start = at + from.size();
    }
    return result.append(text, start);
}

bool isStop(char c) {
    return c == '.' || c == ',';
}
// Whether the character is ASCII punctuation other than ' , - . or a blank; such characters become tokens.
bool standsApart(char c) {
    return (c >= '{' && c <= '~') || (c >= '[' && c <= '`') || (c >= ' ' && c <= '&') ||
           (c >= '(' && c <= '+') || (c >= ':' && c <= '@') || c == '/';
}

// Goes over a text once and passes each pair of neighbours that `fit` accepts to `join`; no character is in
// two pairs. Comparing bytes is enough: the rules only look for ASCII characters and for non-digits, and the
// later bytes of a UTF-8 character are never a full stop or a comma.
template <typename Fit, typename Join>
std::string pairsReplaced(const std::string& text, Fit fit, Join join) {
    std::string result;
    result.reserve(text.size() + 16);
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (i + 1 < text.size() && fit(text[i], text[i + 1])) {
            join(result, text[i], text[i + 1]);
            ++i;
        } else {
            result += text[i];
        }
    }
    return result;
}

// The rules of mteval-v13a.pl for western languages, as sacreBLEU applies them (Post 2018).
std::string cut13a(std::string_view original) {
    std::string text(original);
    static const std::vector<std::pair<std::string, std::string>> plain = {
        {"<skipped>", ""}, {"-\n", ""},   {"\n", " "},  {"&quot;", "\""},
        {"&amp;", "&"},    {"&lt;", "<"}, {"&gt;", ">"}};
    for (const auto& [from, to] : plain)
        text = replaced(text, from, to);

    std::string spaced = " ";
    for (const char c : text + " ") {
        if (standsApart(c))
            spaced.append({' ', c, ' '});
        else
            spaced += c;
    }
    const auto apart = [](std::string& result, char first, char second) {
        result.append({first, ' ', second, ' '});
    };
    spaced = pairsReplaced(
        spaced, [](char first, char second) { return !isAsciiDigit(first) && isStop(second); }, apart);
    spaced = pairsReplaced(
        spaced, [](char first, char second) { return isStop(first) && !isAsciiDigit(second); },
        [](std::string& result, char first, char second) {
            result.append({' ', first, ' ', second});
        });
    return pairsReplaced(
        spaced, [](char first, char second) { return isAsciiDigit(first) && second == '-'; }, apart);
}

std::string cutNothing(std::string_view text) {
    return std::string(text);
}

std::string cutCharacters(std::string_view text) {
    std::string result;
    for (const char c : text) {
        const bool isRest = (static_cast<unsigned char>(c) & 0xC0) == 0x80;
        if (!isRest)
            result += ' ';
        result += c;
    }
    return result;
}

}  // namespace

const std::vector<BleuTokenizer>& bleuTokenizers() {
    static const std::vector<BleuTokenizer> table = {
        {"13a", cut13a}, {"none", cutNothing}, {"char", cutCharacters}};
    return table;
}

const BleuTokenizer& bleuTokenizer(const std::string& id) {
    std::vector<std::string> known;
    for (const BleuTokenizer& tokenizer : bleuTokenizers()) {
        if (tokenizer.id == id)
            return tokenizer;
        known.push_back(tokenizer.id);
    }
    throw Error(told("Unknown tokeniser of BLEU %1; %2", inQuotes(id), suggestion(id, known)));
}

}  // namespace attn
