// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/stages/stage_tables.h"

#include "ui/kit/text/readable_number.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/text/tr.h"
#include "ui/pictures/lane/explained.h"
#include "ui/step/stages/stage_rows.h"

namespace attn::ui {

QString fullText(double value) {
    return readableNumber(value, 6);
}

QStringList numberNames(Index count) {
    QStringList names;
    for (Index k = 1; k <= count; ++k) {
        names << QString::number(k);
    }
    return names;
}

QStringList positionNames(const LaneData& lane, int count) {
    QStringList names;
    for (int j = 0; j < count; ++j) {
        names << QStringLiteral("%1  %2").arg(j + 1).arg(tokenText(lane.sourceTokens.value(j)).text);
    }
    return names;
}

Quantity topState(const LaneData& lane, Index step) {
    const Index layers = lane.model ? lane.model->network.config().decoder.layers : 1;
    return {.kind = Kind::DecoderState, .step = step, .layer = layers - 1};
}

NumberTable TableSource::vector(const QString& title, const Vector& numbers, const Quantity& first) const {
    return {title,
            {title},
            numberNames(numbers.size()),
            [kept = lane, vector = &numbers](int row, int) { return fullText((*vector)[row]); },
            [first](int row, int) {
                Quantity quantity = first;
                quantity.unit = row;
                return quantity;
            }};
}

NumberTable TableSource::vector(const QString& name, int number, const Vector& numbers,
                                const Quantity& first) const {
    return vector(name + subscript(number), numbers, first);
}

NumberTable TableSource::state() const {
    return vector(tr("State s"), number(), step->state, topState(*lane, step->step));
}

NumberTable TableSource::context() const {
    return vector(tr("Context c"), number(), step->context, {.kind = Kind::Context, .step = step->step});
}

NumberTable TableSource::attentional() const {
    return vector(tr("Attentional vector h̃"), number(), step->attentional,
                  {.kind = Kind::Attentional, .step = step->step});
}

std::vector<NumberTable> stageTables(Stage stage, std::shared_ptr<const LaneData> lane,
                                     const Selection& selection) {
    if (!lane || !lane->trace) {
        return {};
    }
    const StageRow& row = stageRow(stage);
    const StepTrace* step = currentStep(*lane, selection);
    if (row.hasSteps && !step) {
        return {};
    }
    const StepTrace* before = step && step->step > 0 ? step - 1 : nullptr;
    const bool mayAsk = isExplained(*lane);
    std::vector<NumberTable> tables = row.tables({std::move(lane), step, before});
    for (NumberTable& table : tables) {
        if (!mayAsk) {
            table.quantity = {};
        }
    }
    return tables;
}

}  // namespace attn::ui
