// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/explain/numbers/number_row.h"

#include <algorithm>
#include <cassert>

#include "ui/kit/text/token_text.h"
#include "ui/kit/text/tr.h"
#include "ui/pictures/lane/stage_formulas.h"

namespace attn::ui {
namespace {

// In the order of the kinds.
std::vector<NumberRow> allRows() {
    std::vector<NumberRow> rows;
    for (const auto make : {cellNumbers, attentionNumbers, outputNumbers}) {
        const std::vector<NumberRow> part = make();
        rows.insert(rows.end(), part.begin(), part.end());
    }
    std::sort(rows.begin(), rows.end(),
              [](const NumberRow& a, const NumberRow& b) { return a.kind < b.kind; });
    assert(rows.size() == kindCount);
    for (std::size_t i = 0; i < rows.size(); ++i)
        assert(rows[i].kind == static_cast<Kind>(i));
    return rows;
}

}  // namespace

const NumberRow& numberRow(Kind kind) {
    static const std::vector<NumberRow> rows = allRows();
    return rows[static_cast<std::size_t>(kind)];
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
