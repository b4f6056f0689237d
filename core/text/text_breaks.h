// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <unicode/brkiter.h>
#include <unicode/unistr.h>

namespace attn {

enum class TextBreaks { Characters, Words };

// The calling thread's iterator over the borders of Unicode Standard Annex 29, set on `text`, which must
// outlive its use; the next call of the same kind sets it on another text. It uses the root locale, so that
// every machine cuts in the same way. Throws Error (Failure) when ICU has no data.
icu::BreakIterator& textBreaks(TextBreaks kind, const icu::UnicodeString& text);

}  // namespace attn
