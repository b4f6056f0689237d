// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/explain/explanation_formula.h"

#include "ui/kit/text/token_text.h"
#include "ui/kit/text/tr.h"
#include "ui/step/explain/explanation_text.h"
#include "ui/step/explain/numbers/number_row.h"
#include "ui/step/explain/quantity_symbol.h"
#include "ui/step/explain/quantity_text.h"
#include "ui/step/explain/symbol_names.h"

namespace attn::ui {
namespace {

bool isSetByHand(const Quantity& q, const LaneData& lane) {
    if (q.kind == Kind::Annotation && q.part == Part::Model) {
        return lane.whatIfs.zeroed.count(q.position) > 0;
    }
    return q.kind == Kind::AttentionWeight && q.part == Part::Model && hasGivenWeights(lane, q.step);
}

QString whereText(const Quantity& q, const LaneData& lane) {
    const ModelConfig& config = lane.model->network.config();
    const NumberRow& row = numberRow(q);
    QStringList parts;
    if (row.places.step) {
        parts << tr("t = %1").arg(q.step + 1);
    }
    if (row.places.position) {
        parts << tr("j = %1 %2").arg(q.position + 1).arg(positionToken(q, lane));
    }
    if (row.hasTokens) {
        parts << tr("y = %1").arg(placesOf(q, lane).unit);
    } else if (q.kind == Kind::LogProbability) {
        parts << tr("y = %1").arg(tokenName(lane.outputTokens.value(static_cast<int>(q.step))));
    }
    const bool isDeep = (row.cells == Cells::Encoder && config.encoder.layers > 1) ||
                        (row.cells == Cells::Decoder && config.decoder.layers > 1);
    if (isDeep) {
        parts << tr("layer l = %1").arg(q.layer + 1);
    }
    if (row.places.unit) {
        parts << tr("number %1").arg(q.unit + 1);
    }
    if (q.kind == Kind::StreamLogit || (q.kind == Kind::StreamBias && q.part != Part::Model)) {
        parts << tr("w: the row of y in the output layer, through the norms on its way");
    }
    return parts.join(QStringLiteral(", "));
}

}  // namespace

std::vector<FormulaLine> formulaLines(const ShownExplanation& shown) {
    std::vector<FormulaLine> lines;
    if (!shown.explanation) {
        return lines;
    }
    const LaneData& lane = *shown.lane;
    const ModelConfig& config = lane.model->network.config();
    std::vector<Quantity> chain = {shown.asked};
    chain.insert(chain.end(), shown.same.begin(), shown.same.end());
    for (std::size_t i = 0; i < chain.size(); ++i) {
        const bool isLast = i + 1 == chain.size();
        const QString symbol = quantitySymbol(chain[i], lane);
        // The formula before already names it.
        const bool isSaid = i > 0 && chain[i].kind == Kind::Summary;
        if (!isLast && (isSaid || symbol == quantitySymbol(chain[i + 1], lane))) {
            continue;
        }
        const QString is =
            isLast ? formulaInSymbols(*shown.explanation, lane) : quantitySymbol(chain[i + 1], lane);
        QString text = QStringLiteral("%1 = %2").arg(symbol, is), where = whereText(chain[i], lane);
        if (isSetByHand(chain[i], lane)) {
            lines.push_back({{}, text, {}});
            continue;
        }
        if (!lines.empty() && lines.front().where == where) {
            where.clear();
        }
        for (const QString& id : numberRow(chain[i]).formulas(chain[i], config)) {
            lines.push_back({id, text, where});
            text = tr("x is what the cell reads");
            where.clear();
        }
    }
    return lines;
}

QString symbolName(const Operand& operand, const Quantity& of, const LaneData& lane) {
    if (!operand.quantity) {
        return tensorSymbolName(operand.tensor);
    }
    const NumberRow& row = numberRow(*operand.quantity);
    return row.symbolNameIn ? row.symbolNameIn(*operand.quantity, of, configOf(lane))
                            : QString::fromLatin1(row.symbolName);
}

}  // namespace attn::ui
