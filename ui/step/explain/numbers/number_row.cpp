// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/explain/numbers/number_row.h"

#include <cassert>
#include <optional>

#include "ui/kit/text/model_text.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/text/tr.h"
#include "ui/pictures/lane/annotated_source.h"
#include "ui/pictures/lane/stage_formulas.h"
#include "ui/step/explain/numbers/layered_numbers.h"

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

}  // namespace

const NumberRow& numberRow(const Quantity& quantity) {
    static const std::vector<std::optional<NumberRow>> rows = allRows();
    const std::optional<NumberRow>& row = rows[static_cast<std::size_t>(quantity.kind)];
    return row && quantity.part == Part::Model ? *row : layeredRow(quantity);
}

namespace {

// What the positions of a number are.
enum class PositionsOf { Tokens, Annotations, Steps, Words, Sentences };

PositionsOf kindOfPositions(const Quantity& quantity) {
    switch (quantity.part) {
        case Part::Model:
            return quantity.kind == Kind::TokenWeight ? PositionsOf::Tokens : PositionsOf::Annotations;
        case Part::DecoderCross:
            return PositionsOf::Annotations;
        case Part::DecoderSelf:
        case Part::DecoderInput:
            return PositionsOf::Steps;
        case Part::Words:
            return PositionsOf::Words;
        case Part::Sentences:
            return PositionsOf::Sentences;
        default:
            return PositionsOf::Tokens;
    }
}

}  // namespace

int sourceOf(const Quantity& quantity, const LaneData& lane) {
    if (!numberRow(quantity).places.position)
        return -1;
    const auto position = static_cast<int>(quantity.position);
    switch (kindOfPositions(quantity)) {
        case PositionsOf::Tokens:
            return position;
        case PositionsOf::Annotations:
        case PositionsOf::Sentences:
            return AnnotatedSource(lane).firstToken(position);
        case PositionsOf::Words:
            return AnnotatedSource(lane).firstToken(static_cast<int>(quantity.step)) + position;
        case PositionsOf::Steps:
            break;
    }
    return -1;
}

bool isAbout(const Quantity& quantity, const LaneData& lane, int source) {
    const int first = source < 0 ? -1 : sourceOf(quantity, lane);
    const bool isSentence = first >= 0 && (kindOfPositions(quantity) == PositionsOf::Annotations ||
                                           kindOfPositions(quantity) == PositionsOf::Sentences);
    const int count = isSentence ? AnnotatedSource(lane).tokenCount(static_cast<int>(quantity.position)) : 1;
    return first >= 0 && source >= first && source < first + count;
}

QString positionToken(const Quantity& quantity, const LaneData& lane) {
    const auto position = static_cast<int>(quantity.position);
    switch (kindOfPositions(quantity)) {
        case PositionsOf::Annotations:
        case PositionsOf::Sentences:
            return AnnotatedSource(lane).name(position);
        case PositionsOf::Steps: {
            const bool isThere = lane.trace && position < static_cast<int>(lane.trace->steps.size());
            return isThere ? targetName(lane.trace->steps[static_cast<std::size_t>(position)].previous, lane)
                           : QString();
        }
        default:
            return tokenName(lane.sourceTokens.value(sourceOf(quantity, lane)));
    }
}

QString sourceName(const Quantity& quantity, const LaneData& lane) {
    const QString token = positionToken(quantity, lane);
    const PositionsOf positions = kindOfPositions(quantity);
    const bool isSentence = positions == PositionsOf::Sentences ||
                            (positions == PositionsOf::Annotations && AnnotatedSource(lane).areSentences());
    return isSentence ? token : tr("%1 (position %2)").arg(token).arg(quantity.position + 1);
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
    if (saysClass(configOf(lane)))
        return QStringLiteral("q");
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
