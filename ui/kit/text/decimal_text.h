// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QLocale;

namespace attn::ui {

// How a number with decimals gets to the screen: with the decimal mark of the window's language. Digits are
// western in every language, and so is the mark in Arabic, where western digits take a point. These functions
// may be called on any thread.

// The mark in a language.
QChar decimalMarkOf(const QLocale& language);
// The mark of the window's language, or a point while the thread has a DecimalPoint.
QChar decimalMark();
// QString::number with that mark.
QString decimalText(double value, char format = 'g', int precision = 6);
// A text with numbers that have a point, as recipes and the engine write them: each point between two digits
// becomes the mark. A text with other such points, a version or a file's name, is not for this function.
QString withDecimalMark(QString text);

// While it lives, numbers of its thread have a point. Whatever makes the content of a file or of the
// clipboard holds one: other programs read these, and a file is the same in every language. May be nested.
class DecimalPoint {
public:
    DecimalPoint();
    ~DecimalPoint();
    DecimalPoint(const DecimalPoint&) = delete;
    DecimalPoint& operator=(const DecimalPoint&) = delete;
};

// Called by useLanguage, when the language changes.
void useDecimalMarkOf(const QLocale& language);

}  // namespace attn::ui
