// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/text_breaks.h"

#include <memory>
#include <mutex>
#include <string>

#include "core/base/error.h"
#include "core/base/told.h"

namespace attn {

namespace {

std::unique_ptr<icu::BreakIterator> createIterator(TextBreaks kind) {
    // The data that ICU loads first is shared by all threads. ICU guards it itself, but a thread sanitizer
    // that sees only our code cannot know that.
    static std::mutex loading;
    const std::lock_guard lock(loading);
    UErrorCode status = U_ZERO_ERROR;
    std::unique_ptr<icu::BreakIterator> result(
        kind == TextBreaks::Words
            ? icu::BreakIterator::createWordInstance(icu::Locale::getRoot(), status)
            : icu::BreakIterator::createCharacterInstance(icu::Locale::getRoot(), status));
    if (U_FAILURE(status) || !result)
        throw Error(
            kind == TextBreaks::Words
                ? told("The Unicode library cannot cut text into words (%1); install ICU with its data.",
                       u_errorName(status))
                : told("The Unicode library cannot cut text into characters (%1); install ICU with its data.",
                       u_errorName(status)),
            Error::Kind::Failure);
    return result;
}

}  // namespace

icu::BreakIterator& textBreaks(TextBreaks kind, const icu::UnicodeString& text) {
    // Creating an iterator takes longer than cutting a sentence, and threads must not share one.
    thread_local std::unique_ptr<icu::BreakIterator> words, characters;
    std::unique_ptr<icu::BreakIterator>& breaks = kind == TextBreaks::Words ? words : characters;
    if (!breaks)
        breaks = createIterator(kind);
    breaks->setText(text);
    return *breaks;
}

}  // namespace attn
