// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace attn::ui {

// "37 268": a narrow, unbroken blank between thousands.
QString groupedNumber(qint64 number);
// "1 sentence", "37 268 sentences".
QString countedSentences(qint64 count);
QString countedTokens(qint64 count);
// Two digits or a few more: "760", "61 k", "1.2 M".
QString roughNumber(double number);
// Two digits, in the unit that people would take: "4.2 s", "12 min".
QString roughTime(double seconds);
// Of memory: "61 MB", "1.2 GB"; 1 MB at least.
QString roughBytes(double bytes);

}  // namespace attn::ui
