// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/explain/numbers/number_row.h"

#include <cassert>
#include <optional>

#include "core/network/explained/quantity_name.h"

#include "ui/kit/text/token_text.h"
#include "ui/kit/text/tr.h"
#include "ui/pictures/lane/stage_formulas.h"

namespace attn::ui {
namespace {

// By kind; nothing for kinds that no file writes.
std::vector<std::optional<NumberRow>> allRows() {
    std::vector<std::optional<NumberRow>> rows(static_cast<std::size_t>(kindCount));
    for (const auto make : {cellNumbers, attentionNumbers, outputNumbers})
        for (const NumberRow& row : make()) {
            assert(!rows[static_cast<std::size_t>(row.kind)]);
            rows[static_cast<std::size_t>(row.kind)] = row;
        }
    return rows;
}

// "α₃,₂", "LN₃[5]"
QString plainSymbol(const Quantity& quantity, const SymbolPlaces& places) {
    const KindName& kind = kindName(quantity.kind);
    const auto has = [&](char place) { return kind.places.find(place) != std::string_view::npos; };
    const bool isStep = has('s') || (has('r') && isRowAStep(quantity.part));
    const bool isPosition = has('p') || (has('r') && !isRowAStep(quantity.part));
    QString symbol = QString::fromUtf8(kind.symbol);
    if (isStep)
        symbol += stepMark(quantity);
    if (isPosition)
        symbol += (isStep ? QStringLiteral(",") : QString()) + places.position;
    return has('u') ? entryOf(symbol, places) : symbol;
}

const NumberRow& plainRow() {
    static const NumberRow row = {
        .kind = Kind::Score,
        .places = {},
        .name = [](const Quantity& quantity,
                   const LaneData&) { return QString::fromStdString(nameOf(quantity)); },
        .symbol = [](const Quantity& quantity, const LaneData&,
                     const SymbolPlaces& places) { return plainSymbol(quantity, places); },
        // A line of text without a picture.
        .formulas = [](const Quantity&, const ModelConfig&) { return QStringList{QString()}; }};
    return row;
}

}  // namespace

const NumberRow& numberRow(const Quantity& quantity) {
    static const std::vector<std::optional<NumberRow>> rows = allRows();
    const std::optional<NumberRow>& row = rows[static_cast<std::size_t>(quantity.kind)];
    return row && quantity.part == Part::Model ? *row : plainRow();
}

QString sourceName(const Quantity& quantity, const LaneData& lane) {
    return tr("%1 (position %2)")
        .arg(tokenName(lane.sourceTokens.value(static_cast<int>(quantity.position))))
        .arg(quantity.position + 1);
}

QString targetName(Index token, const LaneData& lane) {
    return tokenName(lane.target ? QString::fromStdString(lane.target->text(static_cast<Token>(token)))
                                 : QString::number(token));
}

QString numberOf(const QString& what, const Quantity& quantity) {
    return tr("number %1 of %2").arg(quantity.unit + 1).arg(what);
}

QString atStep(const QString& what, const Quantity& quantity) {
    return tr("%1 at step %2").arg(what).arg(quantity.step + 1);
}

QString ofSource(const QString& what, const Quantity& quantity, const LaneData& lane) {
    return tr("%1 of %2 at step %3").arg(what, sourceName(quantity, lane)).arg(quantity.step + 1);
}

QString ofToken(const QString& what, const Quantity& quantity, const LaneData& lane) {
    return tr("%1 of %2 at step %3").arg(what, targetName(quantity.unit, lane)).arg(quantity.step + 1);
}

QString stepMark(const Quantity& quantity) {
    return subscript(static_cast<int>(quantity.step) + 1);
}

QString querySymbol(const Quantity& quantity, const LaneData& lane) {
    return QStringLiteral("s") + subscript(queryNumber(configOf(lane), static_cast<int>(quantity.step) + 1));
}

QString entryOf(const QString& vector, const SymbolPlaces& places) {
    return QStringLiteral("%1[%2]").arg(vector, places.unit);
}

QString cellMark(const Quantity& quantity, const SymbolPlaces& places) {
    return stepMark(quantity) + QLatin1Char(',') + places.position;
}

QString explainId(const char* name) {
    return QStringLiteral("explain-") + QLatin1String(name);
}

QString oneWay(const ModelConfig& config) {
    return config.encoder.bidirectional ? QString() : QStringLiteral("-one");
}

QString gateLetter(const std::string& cell, Index gate) {
    return QString(QLatin1Char((cell == "lstm" ? "ifgo" : "rzn?")[gate]));
}

}  // namespace attn::ui
