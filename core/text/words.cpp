// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/words.h"

#include <unicode/uchar.h>

#include "core/base/blanks.h"
#include "core/files/formats/json_reader.h"
#include "core/text/text_breaks.h"
#include "core/text/word_joining.h"

namespace attn {

namespace {

// Whether an apostrophe ties the character to the word before it: "d'8", "l'«".
bool followsElision(UChar32 character) {
    const int8_t type = u_charType(character);
    return u_isalnum(character) || type == U_START_PUNCTUATION || type == U_INITIAL_PUNCTUATION;
}

std::string utf8(const icu::UnicodeString& text, int32_t begin, int32_t end) {
    std::string result;
    text.tempSubStringBetween(begin, end).toUTF8String(result);
    return result;
}

// Adds [begin, end), cut at its apostrophes. Endings are searched from the back, because "'t" is an ending in
// "couldn't've" but not in "j't'aime".
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

Words::Settings settingsOf(JsonObject& object) {
    Words::Settings settings;
    object.read("lower_case", settings.isLowerCase);
    object.read("spaced", settings.spaced);
    return settings;
}

}  // namespace

std::unique_ptr<Tokenizer> Words::create(JsonObject& object) {
    return std::make_unique<Words>(settingsOf(object));
}

TokenizerMaker Words::plan(JsonObject& object) {
    const bool isGiven = object.find("spaced") != nullptr;
    return [settings = settingsOf(object), isGiven](std::span<const std::string_view> texts,
                                                    const std::stop_token&) {
        Settings found = settings;
        if (!isGiven)
            found.spaced = spacedMarks(texts);
        return std::make_shared<Words>(found);
    };
}

std::string Words::id() const {
    return "words";
}

void Words::addSettings(nlohmann::json& value) const {
    value["lower_case"] = m_settings.isLowerCase;
    if (!m_settings.spaced.empty())
        value["spaced"] = m_settings.spaced;
}

std::vector<std::string> Words::tokenize(std::string_view text) const {
    icu::UnicodeString unicode = withPlainBlanks(text);  // otherwise U+202F would count as a part of a word
    if (m_settings.isLowerCase)
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
    return joinWords(tokens, m_settings.spaced);
}

}  // namespace attn
