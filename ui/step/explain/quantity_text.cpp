// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/explain/quantity_text.h"

#include <cmath>

#include "ui/kit/text/decimal_text.h"
#include "ui/kit/text/readable_number.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/text/tr.h"
#include "ui/step/explain/quantity_symbol.h"

namespace attn::ui {
QString quantityName(const Quantity& q, const LaneData& lane) {
    return numberRow(q).name(q, lane);
}

QString operandSymbol(const Operand& operand, const LaneData& lane) {
    if (operand.quantity) {
        return quantitySymbol(*operand.quantity, lane);
    }
    if (operand.tensor.empty()) {
        return fullNumber(operand.value);
    }
    return tensorSymbol(QString::fromStdString(operand.tensor), isVectorTensor(operand.tensor, lane),
                        QString::number(operand.row + 1), QString::number(operand.column + 1));
}

QString operandLabel(const Operand& operand, const LaneData& lane) {
    if (!operand.quantity && operand.tensor.empty()) {
        return tr("constant");
    }
    const QString symbol = operandSymbol(operand, lane);
    const NumberRow* row = operand.quantity ? &numberRow(*operand.quantity) : nullptr;
    return row && row->places.position && !row->isPart
               ? QStringLiteral("%1  %2").arg(symbol, positionToken(*operand.quantity, lane))
               : symbol;
}

QString operandName(const Operand& operand, const LaneData& lane) {
    if (operand.quantity) {
        return quantityName(*operand.quantity, lane);
    }
    if (operand.tensor.empty()) {
        return tr("a constant");
    }
    const QString tensor = QString::fromStdString(operand.tensor);
    if (isVectorTensor(operand.tensor, lane)) {
        return tr("learned: number %1 of %2").arg(operand.row + 1).arg(tensor);
    }
    QString text =
        tr("learned: row %1, column %2 of %3").arg(operand.row + 1).arg(operand.column + 1).arg(tensor);
    if (operand.tensor == "decoder.embedding.weight") {
        text += tr(", the row of %1").arg(targetName(operand.row, lane));
    } else if (operand.tensor == "output.weight") {
        text += tr(", the row of %1").arg(targetName(operand.row, lane));
    } else if (operand.tensor == "encoder.embedding.weight" ||
               operand.tensor == "encoder.words.embedding.weight") {
        text += tr(", the row of %1")
                    .arg(tokenName(
                        QString::fromStdString(lane.model->source.text(static_cast<Token>(operand.row)))));
    }
    return text;
}

bool isAlias(const Explanation& explanation) {
    return explanation.function == Function::Identity && !explanation.divisor &&
           explanation.terms.size() == 1 && explanation.terms.front().size() == 1 &&
           explanation.terms.front().front().quantity.has_value();
}

QString explanationNote(const Explanation& explanation, const LaneData& lane) {
    const bool isConstant = explanation.terms.size() == 1 && explanation.terms.front().size() == 1 &&
                            !explanation.terms.front().front().quantity &&
                            explanation.terms.front().front().tensor.empty();
    if (!isConstant) {
        return {};
    }
    if (const auto note = numberRow(explanation.of).constantNote)
        return note(explanation, lane);
    switch (explanation.change) {
        case Change::Weights:
            return tr("It was set by hand.");
        case Change::UniformMap:
            return tr("This map gives the same weight to every position that is permitted.");
        case Change::MapOff:
            return tr("This map is switched off.");
        case Change::Zeroed:
            return tr("This annotation was set to 0 by hand.");
        default:
            return {};
    }
}

QString fullNumber(double value) {
    return readableNumber(value, 6);
}

QString columnNumber(double value) {
    constexpr double least = 0.001, most = 10000;
    const double size = std::abs(value);
    if (value != 0 && !(size >= least && size < most))
        return readableNumber(value, 4);
    return decimalText(value == 0 ? 0 : value, 'f', 4).replace(QLatin1Char('-'), QStringLiteral("−"));
}

QString preciseNumber(double value) {
    return readableNumber(value, 9);
}

}  // namespace attn::ui
