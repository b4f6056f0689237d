// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/explain/explanation_formula.h"

#include "ui/kit/text/token_text.h"
#include "ui/kit/text/tr.h"
#include "ui/pictures/lane/stage_formulas.h"
#include "ui/step/explain/explanation_text.h"
#include "ui/step/explain/quantity_symbol.h"
#include "ui/step/explain/quantity_text.h"
#include "ui/step/explain/symbol_names.h"

namespace attn::ui {
namespace {

using Ids = QStringList;

QString explainId(const char* name) {
    return QStringLiteral("explain-") + QLatin1String(name);
}

QString oneWay(const ModelConfig& config) {
    return config.encoder.bidirectional ? QString() : QStringLiteral("-one");
}

bool isLuongWired(const ModelConfig& config) {
    return config.decoder.wiring == "luong";
}

// What x is: what the cell reads.
QString cellInputId(const Quantity& q, bool isEncoder, const ModelConfig& config) {
    if (isEncoder) {
        return q.layer > 0 ? explainId("input-below") + oneWay(config) : explainId("input-embedding");
    }
    if (q.layer > 0) {
        return explainId("input-below-decoder");
    }
    return !isLuongWired(config)         ? explainId("input-bahdanau")
           : config.decoder.inputFeeding ? explainId("input-feeding")
                                         : explainId("input-plain");
}

Ids cellFormulas(const Quantity& q, const ModelConfig& config) {
    const bool isEncoder = isOfEncoder(q.kind);
    const std::string& cell = isEncoder ? config.encoder.cell : config.decoder.cell;
    const QString stem = QStringLiteral("explain-%1-%2-")
                             .arg(!isEncoder         ? QStringLiteral("decoder")
                                  : q.direction == 0 ? QStringLiteral("forward")
                                                     : QStringLiteral("backward"),
                                  QString::fromStdString(cell));
    switch (q.kind) {
        case Kind::EncoderGate:
        case Kind::DecoderGate:
            return {stem + gateLetter(cell, q.gate), cellInputId(q, isEncoder, config)};
        case Kind::EncoderComplement:
        case Kind::DecoderComplement:
            return {stem + QStringLiteral("complement")};
        case Kind::EncoderHiddenSum:
        case Kind::DecoderHiddenSum:
            return {stem + QStringLiteral("a")};
        case Kind::EncoderMemory:
        case Kind::DecoderMemory:
            return {stem + QStringLiteral("memory")};
        case Kind::EncoderMemoryTanh:
        case Kind::DecoderMemoryTanh:
            return {stem + QStringLiteral("memory-tanh")};
        default:
            break;
    }
    Ids ids = {stem + QStringLiteral("state")};
    if (cell == "rnn") {
        ids << cellInputId(q, isEncoder, config);
    }
    return ids;
}

QString withActivation(const char* name, const AttentionConfig& attention) {
    return explainId(name) + QString::fromStdString(attention.activation) +
           (attention.bias ? QStringLiteral("-bias") : QString());
}

QString scoreId(const AttentionConfig& attention) {
    if (attention.score == "additive") {
        return withActivation("score-additive-", attention);
    }
    const QString id = explainId("score-") + QString::fromStdString(attention.score);
    return attention.learnedKeyStrength && attention.score == "content" ? id + QStringLiteral("-learned")
                                                                        : id;
}

QString weightId(const AttentionConfig& attention) {
    return attention.span == "hard"      ? QStringLiteral("stage-weights-hard")
           : attention.span == "local_p" ? explainId("weight-local_p")
                                         : explainId("weight");
}

Ids formulaIds(const Quantity& q, const ModelConfig& config) {
    if (isOfEncoder(q.kind) || isOfDecoderCell(q.kind)) {
        return cellFormulas(q, config);
    }
    const AttentionConfig& attention = config.attention;
    const bool isLuong = isLuongWired(config);
    switch (q.kind) {
        case Kind::Annotation:
            return {QStringLiteral("stage-annotations") + oneWay(config)};
        case Kind::Summary:
            return {explainId("summary") + oneWay(config)};
        case Kind::FirstState:
            return {explainId("first-") + QString::fromStdString(config.encoder.bridge) + oneWay(config)};
        case Kind::Query:
            return {isLuong ? explainId("query-luong") : explainId("query-bahdanau")};
        case Kind::ProjectedQuery:
            return {explainId("projected-query")};
        case Kind::ProjectedAnnotation:
            return {explainId("projected-annotation-") + QString::fromStdString(attention.score)};
        case Kind::QueryNorm:
            return {explainId("query-norm")};
        case Kind::AnnotationNorm:
            return {explainId("annotation-norm")};
        case Kind::NormProduct:
            return {explainId("norm-product")};
        case Kind::Cosine:
            return {explainId("cosine")};
        case Kind::KeyStrength:
            return {explainId("key-strength")};
        case Kind::ScoreUnit:
            return {withActivation("unit-", attention)};
        case Kind::Score:
            return {scoreId(attention)};
        case Kind::CentreUnit:
            return {explainId("centre-unit")};
        case Kind::CentreShare:
            return {explainId("centre-share")};
        case Kind::Centre:
            return {explainId("centre-") + QString::fromStdString(attention.span)};
        case Kind::Away:
            return {explainId("away")};
        case Kind::WindowFactor:
            return {explainId("factor")};
        case Kind::TemperedScore:
            return {explainId("tempered")};
        case Kind::LargestScore:
            return {explainId("largest-score") +
                    (attention.span.starts_with("local") ? QStringLiteral("-local") : QString())};
        case Kind::Exponential:
            return {explainId("exponential")};
        case Kind::ExponentialSum:
            return {explainId("exponential-sum")};
        case Kind::Distribution:
            return {explainId("softmax")};
        case Kind::AttentionWeight:
            return {weightId(attention)};
        case Kind::Context:
            return {stageFormula(Stage::Context, config).id};
        case Kind::Attentional:
            return {stageFormula(Stage::Attentional, config).id};
        case Kind::Logit:
            return {isLuong ? explainId("logit-luong") : explainId("logit-bahdanau")};
        case Kind::LargestLogit:
            return {explainId("largest-logit")};
        case Kind::LogitExponential:
            return {explainId("logit-exponential")};
        case Kind::LogitSum:
            return {explainId("logit-sum")};
        case Kind::LogOfSum:
            return {explainId("log-of-sum")};
        case Kind::Probability:
            return {explainId("probability")};
        case Kind::LogProbability:
            return {explainId("log-probability")};
        default:
            return {};
    }
}

bool isSetByHand(const Quantity& q, const LaneData& lane) {
    if (q.kind == Kind::Annotation) {
        return lane.whatIfs.zeroed.count(q.position) > 0;
    }
    return q.kind == Kind::AttentionWeight && hasGivenWeights(lane, q.step);
}

QString whereText(const Quantity& q, const LaneData& lane) {
    const ModelConfig& config = lane.model->network.config();
    const Places has = placesOfKind(q.kind);
    QStringList parts;
    if (has.step) {
        parts << tr("t = %1").arg(q.step + 1);
    }
    if (has.position) {
        parts << tr("j = %1 %2")
                     .arg(q.position + 1)
                     .arg(tokenName(lane.sourceTokens.value(static_cast<int>(q.position))));
    }
    if (hasTokens(q.kind)) {
        parts << tr("y = %1").arg(placesOf(q, lane).unit);
    } else if (q.kind == Kind::LogProbability) {
        parts << tr("y = %1").arg(tokenName(lane.outputTokens.value(static_cast<int>(q.step))));
    }
    const bool isDeep = (isOfEncoder(q.kind) && config.encoder.layers > 1) ||
                        (isOfDecoderCell(q.kind) && config.decoder.layers > 1);
    if (isDeep) {
        parts << tr("layer l = %1").arg(q.layer + 1);
    }
    if (has.unit) {
        parts << tr("number %1").arg(q.unit + 1);
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
        // The first state's name in the formula before says it already.
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
        for (const QString& id : formulaIds(chain[i], config)) {
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
    const Quantity& q = *operand.quantity;
    const ModelConfig& config = lane.model->network.config();
    const auto word = [](const char* name) { return QString::fromLatin1(name); };
    switch (q.kind) {
        case Kind::EncoderGate:
            return gateLetter(config.encoder.cell, q.gate);
        case Kind::DecoderGate:
            return gateLetter(config.decoder.cell, q.gate);
        case Kind::EncoderComplement:
        case Kind::DecoderComplement:
            return word("complement");
        case Kind::EncoderHiddenSum:
        case Kind::DecoderHiddenSum:
            return word("a");
        case Kind::EncoderMemory:
        case Kind::DecoderMemory:
            return q.step != of.step || q.position != of.position ? word("memoryBefore") : word("memory");
        case Kind::EncoderMemoryTanh:
        case Kind::DecoderMemoryTanh:
            return word("memoryTanh");
        case Kind::EncoderState:
            return !isOfEncoder(of.kind)       ? word("h")
                   : q.layer != of.layer       ? word("below")
                   : q.position != of.position ? word("neighbour")
                                               : word("h");
        case Kind::DecoderState:
            return isOfDecoderCell(of.kind) && q.layer != of.layer ? word("below")
                   : q.step != of.step                             ? word("before")
                                                                   : word("state");
        case Kind::Attentional:
            return isOfDecoderCell(of.kind) ? word("feed") : word("attentional");
        default:
            return quantitySymbolName(q.kind);
    }
}

}  // namespace attn::ui
