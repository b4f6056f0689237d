// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/word_joining.h"

#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uscript.h>

#include <algorithm>
#include <array>
#include <utility>

#include "core/base/blanks.h"
#include "core/base/types.h"

namespace attn {

namespace {

constexpr std::array<std::string_view, 7> englishEndings = {"s", "t", "m", "d", "ll", "re", "ve"};

bool isOneOf(UChar32 character, std::u16string_view list) {
    return character <= 0xFFFF && list.find(static_cast<char16_t>(character)) != list.npos;
}

// The properties of a word that joining needs.
struct Word {
    UChar32 first = 0;
    UChar32 last = 0;
    bool isMark = false;  // one character that is neither letter nor digit
    bool isEnding = false;
    bool isElided = false;
};

Word describe(const std::string& text) {
    Word word;
    const icu::UnicodeString unicode = icu::UnicodeString::fromUTF8(text);
    const int32_t length = unicode.length();
    if (length == 0)
        return word;
    word.first = unicode.char32At(0);
    word.last = unicode.char32At(length - 1);
    word.isMark = !unicode.hasMoreChar32Than(0, length, 1) && !u_isalnum(word.first);
    const bool startsWithApostrophe = isApostrophe(static_cast<char32_t>(word.first));
    std::string rest;
    if (startsWithApostrophe)
        unicode.tempSubString(1).toUTF8String(rest);
    word.isEnding = startsWithApostrophe && isEnglishEnding(rest);
    word.isElided = !word.isMark && isApostrophe(static_cast<char32_t>(word.last));
    return word;
}

bool writesNoBlanks(UChar32 character) {
    UErrorCode status = U_ZERO_ERROR;
    switch (uscript_getScript(character, &status)) {
        case USCRIPT_HAN:
        case USCRIPT_HIRAGANA:
        case USCRIPT_KATAKANA:
        case USCRIPT_THAI:
        case USCRIPT_LAO:
        case USCRIPT_KHMER:
        case USCRIPT_MYANMAR:
            return true;
        default:
            return isOneOf(character, u"。、！？・「」『』（）：；，．ー～");
    }
}

bool tiesBothSides(const Word& mark) {
    return mark.isMark && isOneOf(mark.first, u"-‐‑/_");
}

bool closes(const Word& mark) {
    const int8_t type = u_charType(mark.first);
    return mark.isMark &&
           (isOneOf(mark.first, u".,;:!?…%‰°") || type == U_END_PUNCTUATION || type == U_FINAL_PUNCTUATION);
}

bool isShout(const Word& mark) {
    return mark.isMark && isOneOf(mark.first, u"!?");
}

bool opens(const Word& mark) {
    const int8_t type = u_charType(mark.first);
    return mark.isMark &&
           (isOneOf(mark.first, u"$£#@¿¡") || type == U_START_PUNCTUATION || type == U_INITIAL_PUNCTUATION);
}

// Straight quotation marks of one kind open and close in turn. A mark without a partner closes, like the
// apostrophe of "the dogs'".
class StraightQuotes {
public:
    StraightQuotes(const std::vector<Word>& words, char16_t quote)
        : m_quote(quote),
          m_left(std::count_if(words.begin(), words.end(), [&](const Word& word) { return is(word); })) {}

    bool is(const Word& word) const { return word.isMark && word.first == m_quote; }

    // To be called once for each mark in order; true when it opens.
    bool opensNext() {
        m_isOpen = !m_isOpen && m_left > 1;
        --m_left;
        return m_isOpen;
    }

private:
    UChar32 m_quote;
    std::ptrdiff_t m_left;
    bool m_isOpen = false;
};

// Whether a colon stands inside a time or a proportion: 10:30.
bool isBetweenDigits(const std::vector<Word>& words, std::size_t i) {
    return i > 0 && i + 1 < words.size() && u_isdigit(words[i - 1].last) && u_isdigit(words[i + 1].first);
}

}  // namespace

bool isApostrophe(char32_t character) {
    return character == U'\'' || character == U'’';
}

bool isEnglishEnding(std::string_view letters) {
    const auto isSame = [&](std::string_view ending) {
        return std::equal(letters.begin(), letters.end(), ending.begin(), ending.end(),
                          [](char a, char b) { return (a | 0x20) == b; });
    };
    return std::any_of(englishEndings.begin(), englishEndings.end(), isSame);
}

std::string joinWords(const std::vector<std::string>& words, const std::string& spaced) {
    const icu::UnicodeString spacedText = icu::UnicodeString::fromUTF8(spaced);
    const auto isSpaced = [&](const Word& word) {
        return word.isMark && !spacedText.isEmpty() && spacedText.indexOf(word.first) >= 0;
    };
    std::vector<Word> described;
    described.reserve(words.size());
    std::transform(words.begin(), words.end(), std::back_inserter(described), describe);
    std::array<StraightQuotes, 2> quotes = {StraightQuotes(described, u'"'),
                                            StraightQuotes(described, u'\'')};

    std::string text;
    bool isTied = true;  // no blank before the next word
    bool isGermanQuote = false;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const Word& word = described[i];
        bool tiesToLast = word.isEnding || closes(word) || tiesBothSides(word);
        bool tiesToNext = word.isElided || opens(word) || (tiesBothSides(word) && i > 0);
        if (word.isMark && word.first == u':' && isBetweenDigits(described, i))
            tiesToNext = true;
        if (isSpaced(word)) {  // "?!" stays together, though
            tiesToLast = i > 0 && isShout(word) && isShout(described[i - 1]);
            tiesToNext = false;
        }
        for (StraightQuotes& quote : quotes) {
            if (!quote.is(word))
                continue;
            tiesToNext = quote.opensNext();
            tiesToLast = !tiesToNext;
        }
        // A German quotation „…“ closes with the mark that opens elsewhere.
        if (word.isMark && word.first == u'„')
            tiesToNext = isGermanQuote = true;
        else if (word.isMark && word.first == u'“' && std::exchange(isGermanQuote, false)) {
            tiesToLast = true;
            tiesToNext = false;
        }
        if (i > 0 && writesNoBlanks(described[i - 1].last) && writesNoBlanks(word.first))
            tiesToLast = true;
        if (!isTied && !tiesToLast)
            text += ' ';
        text += words[i];
        isTied = tiesToNext;
    }
    return text;
}

std::string spacedMarks(std::span<const std::string_view> texts) {
    constexpr std::u16string_view marks = u"!?:;%»«";
    std::array<Index, marks.size()> spaced = {}, all = {};
    for (const std::string_view text : texts) {
        const icu::UnicodeString unicode = withPlainBlanks(text);
        for (int32_t i = 0; i < unicode.length(); ++i) {
            const std::size_t mark = marks.find(unicode.charAt(i));
            const int32_t neighbour = unicode.charAt(i) == u'«' ? i + 1 : i - 1;
            if (mark == marks.npos || neighbour < 0 || neighbour == unicode.length() ||
                marks.find(unicode.charAt(neighbour)) != marks.npos)
                continue;
            ++all[mark];
            spaced[mark] += unicode.charAt(neighbour) == u' ' ? 1 : 0;
        }
    }
    std::string result;
    for (std::size_t i = 0; i < marks.size(); ++i)
        if (spaced[i] > 1 && 2 * spaced[i] > all[i])
            icu::UnicodeString(marks[i]).toUTF8String(result);
    return result;
}

}  // namespace attn
