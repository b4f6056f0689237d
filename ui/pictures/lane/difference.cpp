// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/lane/difference.h"

#include <algorithm>
#include <cmath>

#include "ui/kit/text/token_text.h"
#include "ui/kit/text/tr.h"
#include "ui/pictures/lane/span_view.h"

namespace attn::ui {
namespace {

const Vector* weightsOfRow(const Picture& picture, int row) {
    const MapTrace* attention = picture.rows.find(row);
    return attention ? &drawnWeights(*attention) : nullptr;
}

QString signedText(double value, const QString& digits) {
    return (value < 0 ? QStringLiteral("−") : value > 0 ? QStringLiteral("+") : QString()) + digits;
}

}  // namespace

QString refusalOf(const Picture& picture, const Picture& base) {
    if (!base.attends)
        return tr("%1 has no weights to compare with: choose another.").arg(base.name);
    if (picture.isStanding != base.isStanding)
        return tr("%1 and %2 show maps with other axes, so their weights cannot be compared.")
            .arg(picture.name, base.name);
    if (picture.sourceTokens != base.sourceTokens)
        return tr("%1 and %2 read different source tokens, so their weights cannot be compared.")
            .arg(picture.name, base.name);
    return {};
}

int firstOtherRow(const Picture& picture, const Picture& base) {
    const auto rows = std::min(picture.outputTokens.size(), base.outputTokens.size());
    for (qsizetype row = 0; row < rows; ++row) {
        if (picture.outputTokens[row] != base.outputTokens[row])
            return static_cast<int>(row);
    }
    return picture.outputTokens.size() == base.outputTokens.size() ? -1 : static_cast<int>(rows);
}

std::optional<double> differenceAt(const Picture& picture, const Picture& base, int row, int source) {
    const Vector *own = weightsOfRow(picture, row), *other = weightsOfRow(base, row);
    if (!own || !other || source < 0 || source >= own->size() || source >= other->size())
        return std::nullopt;
    return static_cast<double>((*own)[source]) - static_cast<double>((*other)[source]);
}

QString differenceText(const Picture& picture, const Picture& base, int row, int source) {
    const std::optional<double> difference = differenceAt(picture, base, row, source);
    if (!difference)
        return {};
    return QStringLiteral("%1 − %2 = %3")
        .arg(exactNumber((*weightsOfRow(picture, row))[source]),
             exactNumber((*weightsOfRow(base, row))[source]),
             signedText(*difference, exactNumber(std::abs(*difference))));
}

QString shortDifferenceText(const Picture& picture, const Picture& base, int row, int source) {
    const std::optional<double> difference = differenceAt(picture, base, row, source);
    return difference
               ? QStringLiteral("%1 − %2 = %3")
                     .arg(shortWeight((*weightsOfRow(picture, row))[source]),
                          shortWeight((*weightsOfRow(base, row))[source]), shortDifference(*difference))
               : QString();
}

QString shortDifference(double difference) {
    const double size = std::abs(difference);
    return size < 0.005 ? QStringLiteral("0") : signedText(difference, shortWeight(size));
}

QString otherRowText(const Picture& picture, const Picture& base, int row) {
    const int first = firstOtherRow(picture, base);
    if (first < 0 || row < first)
        return {};
    if (row >= base.rows.size())
        return tr("%1 has no step %2: nothing to compare with").arg(base.name).arg(row + 1);
    if (row > first)
        return tr("The outputs differ from step %1 on, so these weights belong to different outputs")
            .arg(first + 1);
    return tr("%1 says %2 here, %3 says %4")
        .arg(picture.name, tokenName(picture.outputTokens.value(row)), base.name,
             tokenName(base.outputTokens.value(row)));
}

}  // namespace attn::ui
