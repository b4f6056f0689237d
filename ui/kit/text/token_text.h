// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace attn::ui {

// A token as it is written where every character must be seen: a blank as ␣, control characters as their
// pictures (␊, ␀ …), invisible format characters and lone combining marks on a dotted circle ◌, an empty
// token as ∅.
struct TokenText {
    QString text;
    bool isSymbol = false;  // stands for something invisible and is drawn in the muted tone
};
TokenText tokenText(const QString& token);

// For use within a sentence: a right-to-left text does not change the direction of the text around it.
QString isolated(const QString& text);

// For screen readers and tooltips: the token in quotation marks, an invisible one by its name ("blank", "line
// feed").
QString tokenName(const QString& token);

// 0.93 as ".93", 1 as "1.00": two digits, for narrow columns.
QString shortWeight(double value);
// At least three significant digits, and never "0.00" for a number other than 0: "0.931", "0.0042", "1.2 ×
// 10⁻⁷".
QString exactNumber(double value);
// 12 as "₁₂".
QString subscript(int number);

}  // namespace attn::ui
