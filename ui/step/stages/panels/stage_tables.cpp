// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/stages/panels/stage_tables.h"

#include <algorithm>

#include "ui/kit/text/model_text.h"
#include "ui/kit/text/readable_number.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/text/tr.h"
#include "ui/pictures/lane/annotated_source.h"
#include "ui/pictures/lane/explained.h"
#include "ui/step/stages/panels/stage_rows.h"

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
    const AnnotatedSource source(lane);
    const QStringList labels = source.labels();
    QStringList names;
    for (int j = 0; j < count; ++j) {
        names << (source.areSentences()
                      ? tr("sentence %1").arg(j + 1)
                      : QStringLiteral("%1  %2").arg(j + 1).arg(tokenText(labels.value(j)).text));
    }
    return names;
}

Quantity topState(const LaneData& lane, Index step) {
    const Index layers = lane.model ? lane.model->network.config().decoder.layers : 1;
    return {.kind = Kind::DecoderState, .step = step, .layer = layers - 1};
}

NumberTable TableSource::vector(const QString& title, const Vector& values, const Quantity& first) const {
    return {title,
            {title},
            numberNames(values.size()),
            [kept = lane, vector = &values](int row, int) { return fullText((*vector)[row]); },
            [first](int row, int) {
                Quantity quantity = first;
                quantity.unit = row;
                return quantity;
            }};
}

NumberTable TableSource::vector(const QString& name, int place, const Vector& values,
                                const Quantity& first) const {
    return vector(name + subscript(place), values, first);
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

bool TableSource::hasHeads() const {
    return lane->model && !hasScoreFunction(config());
}

std::optional<NumberTable> TableSource::row(const QString& title, const Quantity& first) const {
    const Vector* values = numbers ? numbers->row(first) : nullptr;
    if (!values) {
        return std::nullopt;
    }
    return NumberTable{title,
                       {title},
                       numberNames(values->size()),
                       [kept = *values](int row, int) { return fullText(kept[row]); },
                       [first](int row, int) {
                           Quantity quantity = first;
                           (isOverPositions(first.kind) ? quantity.position : quantity.unit) = row;
                           return quantity;
                       }};
}

std::vector<NumberTable> TableSource::columns(const QString& title, const std::vector<Column>& all,
                                              const QStringList& rowNames) const {
    std::vector<Vector> values;
    std::vector<Quantity> firsts;
    QStringList names;
    for (const Column& column : all) {
        const Vector* own = numbers ? numbers->row(column.first) : nullptr;
        if (own && own->size() >= rowNames.size()) {
            values.push_back(*own);
            firsts.push_back(column.first);
            names << column.name;
        }
    }
    if (values.empty()) {
        return {};
    }
    return {
        {title, names, rowNames,
         [values](int row, int column) { return fullText(values[static_cast<std::size_t>(column)][row]); },
         [firsts](int row, int column) {
             Quantity quantity = firsts[static_cast<std::size_t>(column)];
             (isOverPositions(quantity.kind) ? quantity.position : quantity.unit) = row;
             return quantity;
         }}};
}

std::vector<NumberTable> TableSource::ofHeads(Kind kind, Part part, const QString& title) const {
    const bool isOfSource = part == Part::EncoderSelf;
    const Index heads = isOfSource ? config().encoder.heads : config().decoder.heads,
                layers = isOfSource ? config().encoder.layers : config().decoder.layers;
    const Index layer = std::min(choice.layer.value_or(layers - 1), layers - 1);
    const Index row =
        isOfSource ? static_cast<Index>(std::max(0, annotationLookedAt(*lane, selection))) : step->step;
    std::vector<Column> all;
    const Quantity first{.kind = kind, .step = row, .layer = layer, .part = part};
    for (Index head = 0; head < heads; ++head) {
        all.push_back({tr("head %1").arg(head + 1), first});
        all.back().first.head = head;
    }
    if (kind == Kind::AttentionWeight && heads > 1) {
        all.push_back({tr("mean"), like(first, Kind::MeanWeight)});
    }
    const Vector* own = numbers ? numbers->row(first) : nullptr;
    QStringList names = own ? positionNames(*lane, static_cast<int>(own->size())) : QStringList();
    if (part == Part::DecoderSelf) {
        names = readNames(*lane, step->step).mid(0, own ? own->size() : 0);
    }
    return columns(tr("%1, layer %2").arg(title).arg(layer + 1), all, names);
}

QStringList readTokens(const LaneData& lane, Index step) {
    // Where a map reads ahead, all of them are known.
    const std::vector<Token>& ahead = lane.trace->readAhead;
    const Index last = ahead.empty() ? step : static_cast<Index>(ahead.size()) - 1;
    QStringList tokens;
    for (Index t = 0; t <= last; ++t) {
        const auto place = static_cast<std::size_t>(t);
        const Token read = ahead.empty() ? lane.trace->steps[place].previous : ahead[place];
        tokens << (lane.target ? QString::fromStdString(lane.target->text(read)) : QString::number(read));
    }
    return tokens;
}

QStringList readNames(const LaneData& lane, Index step) {
    QStringList names;
    for (const QString& token : readTokens(lane, step)) {
        names << QStringLiteral("%1  %2").arg(names.size() + 1).arg(tokenText(token).text);
    }
    return names;
}

std::vector<NumberTable> stageTables(Stage stage, std::shared_ptr<const LaneData> lane,
                                     const Selection& selection, const StageChoice& choice,
                                     std::shared_ptr<const LaneNumbers> numbers) {
    if (!lane || !lane->trace) {
        return {};
    }
    const bool mayAsk = isExplained(*lane);
    if (!numbers && mayAsk) {
        auto own = std::make_shared<LaneNumbers>();
        own->follow(lane);
        numbers = std::move(own);
    }
    // The lane's trace is decoded on, and anew from a row that is changed by hand. What the tables point at
    // stays.
    auto kept = std::make_shared<LaneData>(*lane);
    kept->trace = std::make_shared<const DecodeTrace>(*lane->trace);
    lane = std::move(kept);
    const StageRow& row = stageRow(stage);
    const StepTrace* step = currentStep(*lane, selection);
    if (row.hasSteps && !step) {
        return {};
    }
    const StepTrace* before = step && step->step > 0 ? step - 1 : nullptr;
    std::vector<NumberTable> tables =
        row.tables({std::move(lane), step, before, std::move(numbers), choice, selection});
    for (NumberTable& table : tables) {
        if (!mayAsk) {
            table.quantity = {};
        }
    }
    return tables;
}

}  // namespace attn::ui
