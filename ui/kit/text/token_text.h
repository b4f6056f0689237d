// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace attn::ui {

// How a token is written where it must be seen: a blank as ␣, control characters as their pictures (␊, ␀ …),
// invisible format characters and lone combining marks on a dotted circle ◌, an empty token as ∅.
struct TokenText {
    QString text;
    bool isSymbol = false;  // stands for something invisible: drawn in the muted tone
};
TokenText tokenText(const QString& token);

// Within a sentence: a text from right to left does not turn what stands around it.
QString isolated(const QString& text);

// For screen readers and tooltips: the token in quotation marks, invisible ones by name ("blank", "line
// feed").
QString tokenName(const QString& token);

// 0.93 as ".93", 1 as "1.00": two digits, for narrow columns.
QString shortWeight(double value);
// At least three significant digits, never "0.00" for what is not 0: "0.931", "0.0042", "1.2 × 10⁻⁷".
QString exactNumber(double value);
// 12 as "₁₂".
QString subscript(int number);

}  // namespace attn::ui
