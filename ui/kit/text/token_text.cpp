// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/text/token_text.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <QGuiApplication>
#include <QStringList>

#include "ui/kit/text/decimal_text.h"
#include "ui/kit/text/readable_number.h"
#include "ui/kit/text/tr.h"

namespace attn::ui {
namespace {

// The picture of an invisible character; empty when it is visible.
QString symbolOf(char32_t c) {
    switch (c) {
        case 0x00a0:
            return QStringLiteral("⍽");
        case 0x2028:
            return QStringLiteral("↵");
        case 0x2029:
            return QStringLiteral("¶");
        case 0x7f:
            return QStringLiteral("␡");
        default:
            break;
    }
    if (c < 0x20) {
        return QString(QChar(static_cast<char16_t>(0x2400 + c)));
    }
    switch (QChar::category(c)) {
        case QChar::Separator_Space:
        case QChar::Separator_Line:
        case QChar::Separator_Paragraph:
            return QStringLiteral("␣");
        case QChar::Other_Control:
        case QChar::Other_Format:
            return QStringLiteral("◌");
        case QChar::Other_Surrogate:
        case QChar::Other_NotAssigned:
            return QStringLiteral("\uFFFD");
        default:
            return {};
    }
}

bool isMark(char32_t c) {
    const QChar::Category category = QChar::category(c);
    return category == QChar::Mark_NonSpacing || category == QChar::Mark_Enclosing ||
           category == QChar::Mark_SpacingCombining;
}

QString nameOf(char32_t c) {
    switch (c) {
        case ' ':
            return tr("blank");
        case '\n':
            return tr("line feed");
        case '\r':
            return tr("carriage return");
        case '\t':
            return tr("tab");
        case 0x00a0:
            return tr("no-break space");
        default:
            return QStringLiteral("U+%1").arg(static_cast<uint>(c), 4, 16, QLatin1Char('0')).toUpper();
    }
}

}  // namespace

TokenText tokenText(const QString& token) {
    static const QStringList special = {"<pad>", "<s>", "</s>", "<unk>"};
    if (token.isEmpty()) {
        return {QStringLiteral("∅"), true};
    }
    if (special.contains(token)) {
        return {token, true};
    }
    const QList<uint> points = token.toUcs4();
    if (points.size() == 1) {
        const QString symbol = symbolOf(points.front());
        if (!symbol.isEmpty()) {
            return {symbol, true};
        }
    }
    TokenText result;
    if (isMark(points.front())) {
        result.text = QStringLiteral("◌");
    }
    bool isVisible = false;
    for (const uint c : points) {
        // Format characters inside a token join emoji or change the direction, so they stay.
        const QString symbol = QChar::category(c) == QChar::Other_Format ? QString() : symbolOf(c);
        isVisible = isVisible || symbol.isEmpty();
        result.text +=
            symbol.isEmpty() ? QString::fromUcs4(reinterpret_cast<const char32_t*>(&c), 1) : symbol;
    }
    result.isSymbol = !isVisible;
    return result;
}

QString isolated(const QString& text) {
    const auto turns = [](QChar c) {
        return c.direction() == QChar::DirR || c.direction() == QChar::DirAL || c.direction() == QChar::DirAN;
    };
    constexpr QChar firstStrongIsolate(0x2068), popIsolate(0x2069);
    const bool mayTurn = QGuiApplication::isRightToLeft() || std::any_of(text.begin(), text.end(), turns);
    return mayTurn && !text.isEmpty() ? firstStrongIsolate + text + popIsolate : text;
}

QString tokenName(const QString& token) {
    if (token.isEmpty()) {
        return tr("an empty token");
    }
    const QList<uint> points = token.toUcs4();
    if (points.size() == 1 && !symbolOf(points.front()).isEmpty()) {
        return nameOf(points.front());
    }
    return QStringLiteral("“%1”").arg(isolated(tokenText(token).text));
}

QString shortWeight(double value) {
    if (!std::isfinite(value)) {
        return QStringLiteral("–");
    }
    if (value > 0 && value < 0.005) {
        return QLatin1Char('<') + decimalMark() + QStringLiteral("01");
    }
    const QString text = decimalText(value, 'f', 2);
    return text.startsWith(QLatin1Char('0') + decimalMark()) ? text.mid(1) : text;
}

QString exactNumber(double value) {
    if (value == 0 || !std::isfinite(value)) {
        return value == 0 ? QStringLiteral("0") : QStringLiteral("–");
    }
    const double size = std::abs(value);
    if (size < 1e-4 || size >= 1e5) {
        return powerNumber(value, 1);
    }
    const int digits = static_cast<int>(std::floor(std::log10(size)));
    QString text = decimalText(value, 'f', std::max(0, digits >= 0 ? 3 - digits : 2 - digits));
    return text.replace(QLatin1Char('-'), QStringLiteral("−"));
}

QString subscript(int number) {
    QString text = QString::number(number);
    for (QChar& c : text) {
        c = c == QLatin1Char('-') ? QChar(0x208b) : QChar(static_cast<char16_t>(0x2080 + c.digitValue()));
    }
    return text;
}

}  // namespace attn::ui
