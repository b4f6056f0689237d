// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/explain/quantity_symbol.h"

#include "ui/kit/text/token_text.h"
#include "ui/step/explain/quantity_text.h"

namespace attn::ui {
SymbolPlaces placesOf(const Quantity& quantity, const LaneData& lane) {
    SymbolPlaces places{subscript(static_cast<int>(quantity.position) + 1),
                        QString::number(quantity.unit + 1)};
    if (numberRow(quantity).hasTokens) {
        places.unit =
            lane.target
                ? tokenName(QString::fromStdString(lane.target->text(static_cast<Token>(quantity.unit))))
                : QString::number(quantity.unit);
    }
    return places;
}

QString quantitySymbol(const Quantity& quantity, const LaneData& lane) {
    return numberRow(quantity).symbol(quantity, lane, placesOf(quantity, lane));
}

bool isVectorTensor(const std::string& tensor, const LaneData& lane) {
    const ParameterLayout& layout = lane.model->network.parameters().layout();
    const std::optional<ParameterId> id = layout.find(tensor);
    return id && layout[*id].rank == 1;
}

QString tensorSymbol(const QString& tensor, bool isVector, const QString& row, const QString& column) {
    return isVector ? QStringLiteral("%1[%2]").arg(tensor, row)
                    : QStringLiteral("%1[%2, %3]").arg(tensor, row, column);
}

QString shortTensorName(const QString& tensor) {
    const QString last = tensor.section(QLatin1Char('.'), -1);
    return last == QLatin1String("weight") || last == QLatin1String("bias")
               ? tensor.section(QLatin1Char('.'), -2)
               : last;
}

}  // namespace attn::ui
