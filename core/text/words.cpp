// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/words.h"

#include <unicode/uchar.h>

#include "core/io/json_reader.h"
#include "core/text/text_breaks.h"
#include "core/text/word_joining.h"

namespace attn {

namespace {

bool isBlank(UChar32 character) {
    return u_isUWhiteSpace(character) || character == 0x200B;
}

bool concernsLinesOnly(UChar32 character) {
    return character == 0x00AD || character == 0x2060 || character == 0xFEFF;
}

// Blanks become U+0020 before the text is cut: U+202F would count as a part of the word before it.
icu::UnicodeString withPlainBlanks(std::string_view text) {
    const auto unicode =
        icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<int32_t>(text.size())));
    icu::UnicodeString result;
    for (int32_t i = 0; i < unicode.length(); ++i) {
        const char16_t unit = unicode.charAt(i);  // all that is changed is one unit long
        if (!concernsLinesOnly(unit))
            result.append(isBlank(unit) ? u' ' : unit);
    }
    return result;
}

// What an apostrophe ties to the word before it: "d'8", "l'«".
bool followsElision(UChar32 character) {
    const int8_t type = u_charType(character);
    return u_isalnum(character) || type == U_START_PUNCTUATION || type == U_INITIAL_PUNCTUATION;
}

std::string utf8(const icu::UnicodeString& text, int32_t begin, int32_t end) {
    std::string result;
    text.tempSubStringBetween(begin, end).toUTF8String(result);
    return result;
}

// Adds [begin, end) cut at its apostrophes. Endings are found from the back, as "'t" of "couldn't've" is one
// but not that of "j't'aime".
void addWord(const icu::UnicodeString& text, int32_t begin, int32_t end, std::vector<std::string>& tokens) {
    std::vector<int32_t> cuts;
    bool isEnding = true;
    int32_t pieceEnd = end;
    for (int32_t i = end - 1; i > begin; --i) {
        if (!isApostrophe(text.charAt(i)))
            continue;
        isEnding = isEnding && isEnglishEnding(utf8(text, i + 1, pieceEnd));
        cuts.push_back(isEnding ? i : i + 1);
        pieceEnd = i;
    }
    for (auto cut = cuts.rbegin(); cut != cuts.rend(); ++cut) {
        tokens.push_back(utf8(text, begin, *cut));
        begin = *cut;
    }
    tokens.push_back(utf8(text, begin, end));
}

}  // namespace

std::unique_ptr<Tokenizer> Words::create(JsonObject& settings) {
    bool isLowerCase = false;
    settings.read("lower_case", isLowerCase);
    return std::make_unique<Words>(isLowerCase);
}

std::string Words::id() const {
    return "words";
}

void Words::addSettings(nlohmann::json& value) const {
    value["lower_case"] = m_isLowerCase;
}

std::vector<std::string> Words::tokenize(std::string_view text) const {
    icu::UnicodeString unicode = withPlainBlanks(text);
    if (m_isLowerCase)
        unicode.toLower(icu::Locale::getRoot());
    icu::BreakIterator& breaks = textBreaks(TextBreaks::Words, unicode);
    std::vector<std::string> tokens;
    bool followsWord = false;
    int32_t begin = breaks.first();
    for (int32_t end = breaks.next(); end != icu::BreakIterator::DONE; end = breaks.next()) {
        const bool isLoneApostrophe = end == begin + 1 && isApostrophe(unicode.charAt(begin));
        if (isLoneApostrophe && followsWord && end < unicode.length() &&
            followsElision(unicode.char32At(end))) {
            const int32_t next = breaks.next();
            if (isEnglishEnding(utf8(unicode, end, next))) {
                tokens.push_back(utf8(unicode, begin, next));  // "1990" "'s"
                end = next;
            } else {
                tokens.back() += utf8(unicode, begin, end);
                breaks.previous();
            }
            followsWord = false;
        } else if (unicode.charAt(begin) == u' ') {
            followsWord = false;
        } else {
            addWord(unicode, begin, end, tokens);
            followsWord = u_isalnum(unicode.char32At(begin));
        }
        begin = end;
    }
    return tokens;
}

std::string Words::join(const std::vector<std::string>& tokens) const {
    return joinWords(tokens);
}

}  // namespace attn
