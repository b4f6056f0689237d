// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/text/decimal_text.h"

#include <QLocale>
#include <atomic>

namespace attn::ui {
namespace {

constexpr char16_t point = u'.', comma = u',';

std::atomic<char16_t> markOfLanguage = point;
thread_local int pointsWanted = 0;  // by the DecimalPoints of this thread

}  // namespace

QChar decimalMarkOf(const QLocale& language) {
    return language.decimalPoint() == QString(QChar(comma)) ? comma : point;
}

QChar decimalMark() {
    return pointsWanted > 0 ? point : markOfLanguage.load();
}

QString decimalText(double value, char format, int precision) {
    return QString::number(value, format, precision).replace(QChar(point), decimalMark());
}

QString withDecimalMark(QString text) {
    const QChar mark = decimalMark();
    for (qsizetype i = 1; mark != point && i + 1 < text.size(); ++i)
        if (text[i] == point && text[i - 1].isDigit() && text[i + 1].isDigit())
            text[i] = mark;
    return text;
}

DecimalPoint::DecimalPoint() {
    ++pointsWanted;
}

DecimalPoint::~DecimalPoint() {
    --pointsWanted;
}

void useDecimalMarkOf(const QLocale& language) {
    markOfLanguage = decimalMarkOf(language).unicode();
}

}  // namespace attn::ui
