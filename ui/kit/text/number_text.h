// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace attn::ui {

// "37 268": a narrow no-break space between thousands.
QString groupedNumber(qint64 number);
// "1 sentence", "37 268 sentences".
QString countedSentences(qint64 count);
QString countedTokens(qint64 count);
// Two digits or a few more: "760", "61 k", "1.2 M".
QString roughNumber(double number);
// Two digits in a convenient unit: "4.2 s", "12 min".
QString roughTime(double seconds);
// An amount of memory: "61 MB", "1.2 GB"; at least 1 MB.
QString roughBytes(double bytes);

}  // namespace attn::ui
