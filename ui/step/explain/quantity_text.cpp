// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/explain/quantity_text.h"

#include <cmath>

#include "ui/kit/text/readable_number.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/text/tr.h"
#include "ui/pictures/lane/stage_formulas.h"
#include "ui/step/explain/quantity_symbol.h"

namespace attn::ui {
namespace {

const ModelConfig& configOf(const LaneData& lane) {
    return lane.model->network.config();
}

QString sourceName(const Quantity& q, const LaneData& lane) {
    return tr("%1 (position %2)")
        .arg(tokenName(lane.sourceTokens.value(static_cast<int>(q.position))))
        .arg(q.position + 1);
}

QString targetName(Index token, const LaneData& lane) {
    return tokenName(lane.target ? QString::fromStdString(lane.target->text(static_cast<Token>(token)))
                                 : QString::number(token));
}

QString gateName(const std::string& cell, Index gate) {
    if (cell == "lstm") {
        return gate == 0   ? tr("input gate")
               : gate == 1 ? tr("forget gate")
               : gate == 2 ? tr("candidate")
                           : tr("output gate");
    }
    return gate == 0 ? tr("reset gate") : gate == 1 ? tr("update gate") : tr("candidate");
}

// What a number of a cell is, without where.
QString cellNumber(const Quantity& q, const std::string& cell) {
    switch (q.kind) {
        case Kind::EncoderGate:
        case Kind::DecoderGate:
            return gateName(cell, q.gate);
        case Kind::EncoderComplement:
        case Kind::DecoderComplement:
            return tr("1 − update gate");
        case Kind::EncoderHiddenSum:
        case Kind::DecoderHiddenSum:
            return tr("candidate's part from the state before");
        case Kind::EncoderMemory:
        case Kind::DecoderMemory:
            return tr("memory");
        case Kind::EncoderMemoryTanh:
        case Kind::DecoderMemoryTanh:
            return tr("tanh of the memory");
        default:
            return tr("state");
    }
}

QString encoderName(const Quantity& q, const LaneData& lane) {
    const EncoderConfig& encoder = configOf(lane).encoder;
    QString text = tr("number %1 of the encoder's %2, %3, at %4")
                       .arg(q.unit + 1)
                       .arg(cellNumber(q, encoder.cell), q.direction == 0 ? tr("forwards") : tr("backwards"),
                            sourceName(q, lane));
    return encoder.layers > 1 ? text + tr(", layer %1").arg(q.layer + 1) : text;
}

QString decoderName(const Quantity& q, const LaneData& lane) {
    const DecoderConfig& decoder = configOf(lane).decoder;
    QString text = tr("number %1 of the decoder's %2 at step %3")
                       .arg(q.unit + 1)
                       .arg(cellNumber(q, decoder.cell))
                       .arg(q.step + 1);
    return decoder.layers > 1 ? text + tr(", layer %1").arg(q.layer + 1) : text;
}

// "%1 of “M” (position 2) at step 3"
QString ofSource(const QString& what, const Quantity& q, const LaneData& lane) {
    return tr("%1 of %2 at step %3").arg(what, sourceName(q, lane)).arg(q.step + 1);
}
QString atStep(const QString& what, const Quantity& q) {
    return tr("%1 at step %2").arg(what).arg(q.step + 1);
}
QString numberOf(const QString& what, const Quantity& q) {
    return tr("number %1 of %2").arg(q.unit + 1).arg(what);
}
QString ofToken(const QString& what, const Quantity& q, const LaneData& lane) {
    return tr("%1 of %2 at step %3").arg(what, targetName(q.unit, lane)).arg(q.step + 1);
}

}  // namespace

QString quantityName(const Quantity& q, const LaneData& lane) {
    switch (q.kind) {
        case Kind::EncoderGate:
        case Kind::EncoderComplement:
        case Kind::EncoderHiddenSum:
        case Kind::EncoderMemory:
        case Kind::EncoderMemoryTanh:
        case Kind::EncoderState:
            return encoderName(q, lane);
        case Kind::Annotation:
            return numberOf(tr("the annotation of %1").arg(sourceName(q, lane)), q);
        case Kind::Summary:
            return numberOf(tr("the summary: the encoder's last states"), q);
        case Kind::FirstState:
            return numberOf(tr("the first state s₀"), q);
        case Kind::DecoderGate:
        case Kind::DecoderComplement:
        case Kind::DecoderHiddenSum:
        case Kind::DecoderMemory:
        case Kind::DecoderMemoryTanh:
        case Kind::DecoderState:
            return decoderName(q, lane);
        case Kind::Query:
            return numberOf(atStep(tr("the query"), q), q);
        case Kind::ProjectedQuery:
            return numberOf(atStep(tr("the query times its matrix"), q), q);
        case Kind::ProjectedAnnotation:
            return numberOf(tr("the annotation of %1 times its matrix").arg(sourceName(q, lane)), q);
        case Kind::QueryNorm:
            return atStep(tr("length of the query"), q);
        case Kind::AnnotationNorm:
            return tr("length of the annotation of %1").arg(sourceName(q, lane));
        case Kind::NormProduct:
            return tr("product of the lengths of query and annotation of %1, step %2")
                .arg(sourceName(q, lane))
                .arg(q.step + 1);
        case Kind::Cosine:
            return tr("cosine between query and annotation of %1, step %2")
                .arg(sourceName(q, lane))
                .arg(q.step + 1);
        case Kind::KeyStrength:
            return tr("strength of the cosine");
        case Kind::ScoreUnit:
            return numberOf(ofSource(tr("the score's hidden layer"), q, lane), q);
        case Kind::Score:
            return ofSource(tr("score"), q, lane);
        case Kind::CentreUnit:
            return numberOf(atStep(tr("the hidden layer of the window's centre"), q), q);
        case Kind::CentreShare:
            return atStep(tr("the window's centre as a share of the source"), q);
        case Kind::Centre:
            return atStep(tr("the window's centre, counted from 0,"), q);
        case Kind::Away:
            return ofSource(tr("distance from the window's centre"), q, lane);
        case Kind::WindowFactor:
            return ofSource(tr("the window's factor"), q, lane);
        case Kind::TemperedScore:
            return ofSource(tr("score, divided by the temperature,"), q, lane);
        case Kind::LargestScore:
            return atStep(tr("largest score, divided by the temperature,"), q);
        case Kind::Exponential:
            return ofSource(tr("exponential of the score"), q, lane);
        case Kind::ExponentialSum:
            return atStep(tr("sum of the scores' exponentials"), q);
        case Kind::Distribution:
            return ofSource(tr("softmax of the scores: share"), q, lane);
        case Kind::AttentionWeight:
            return ofSource(tr("weight"), q, lane);
        case Kind::Context:
            return numberOf(atStep(tr("the context"), q), q);
        case Kind::Attentional:
            return numberOf(atStep(tr("the attentional vector"), q), q);
        case Kind::Logit:
            return ofToken(tr("logit"), q, lane);
        case Kind::LargestLogit:
            return atStep(tr("largest logit"), q);
        case Kind::LogitExponential:
            return ofToken(tr("exponential of the logit"), q, lane);
        case Kind::LogitSum:
            return atStep(tr("sum of the logits' exponentials"), q);
        case Kind::LogOfSum:
            return atStep(tr("logarithm of the sum of the logits' exponentials"), q);
        case Kind::Probability:
            return ofToken(tr("probability"), q, lane);
        case Kind::LogProbability:
            break;
    }
    return atStep(tr("logarithm of the probability of the token written"), q);
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
    return operand.quantity && hasPosition(operand.quantity->kind)
               ? QStringLiteral("%1  %2").arg(
                     symbol, tokenName(lane.sourceTokens.value(static_cast<int>(operand.quantity->position))))
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
    } else if (operand.tensor == "encoder.embedding.weight") {
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
    const Quantity& q = explanation.of;
    switch (q.kind) {
        case Kind::AttentionWeight: {
            if (hasGivenWeights(lane, q.step)) {
                return tr("It was set by hand.");
            }
            return explanation.value == 0
                       ? tr("Hard attention takes the position with the largest score alone: not this one.")
                       : tr("Hard attention takes the position with the largest score alone: this one.");
        }
        case Kind::Annotation:
            return tr("This annotation was set to 0 by hand.");
        case Kind::Score:
            return tr("The model has learned positions 1 to %1 only: no score, so no weight.")
                .arg(configOf(lane).attention.longestSource);
        case Kind::Exponential:
            return explanation.value == 0
                       ? tr("This position takes no part in the softmax: it is outside of the window or has "
                            "no score.")
                       : tr("Nothing is inside the window: the nearest position gets everything.");
        case Kind::Centre:
            return tr("The window moves on by one position with each step, as far as the last one.");
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
    return QString::number(value == 0 ? 0 : value, 'f', 4).replace(QLatin1Char('-'), QStringLiteral("−"));
}

QString preciseNumber(double value) {
    return readableNumber(value, 9);
}

}  // namespace attn::ui
