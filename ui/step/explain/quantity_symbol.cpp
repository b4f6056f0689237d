// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/explain/quantity_symbol.h"

#include "ui/kit/text/token_text.h"
#include "ui/pictures/lane/stage_formulas.h"
#include "ui/step/explain/quantity_text.h"
#include "ui/step/explain/symbol_names.h"

namespace attn::ui {
namespace {

QString superscript(Index number) {
    static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString text;
    for (const QChar c : QString::number(number)) {
        text += digits[c.digitValue()];
    }
    return text;
}

// "⁽²⁾" where there is more than one.
QString layerMark(Index layer, Index layers) {
    return layers > 1 ? QStringLiteral("⁽%1⁾").arg(superscript(layer + 1)) : QString();
}

// Letters of a recurrent cell: h or s its state, m an LSTM's memory, a what a GRU's candidate has of the
// state.
QString cellSymbol(Kind kind, const QString& state, const QString& gate, const QString& mark,
                   const QString& place, const QString& unit) {
    const auto of = [&](const QString& letter) {
        return QStringLiteral("%1%2%3[%4]").arg(letter, mark, place, unit);
    };
    switch (kind) {
        case Kind::EncoderGate:
        case Kind::DecoderGate:
            return of(gate);
        case Kind::EncoderComplement:
        case Kind::DecoderComplement:
            return QStringLiteral("(1 − %1)").arg(of(QStringLiteral("z")));
        case Kind::EncoderHiddenSum:
        case Kind::DecoderHiddenSum:
            return of(QStringLiteral("a"));
        case Kind::EncoderMemory:
        case Kind::DecoderMemory:
            return of(QStringLiteral("m"));
        case Kind::EncoderMemoryTanh:
        case Kind::DecoderMemoryTanh:
            return QStringLiteral("tanh(%1)").arg(of(QStringLiteral("m")));
        default:
            return of(state);
    }
}

QString activationSymbol(const std::string& activation) {
    return activation == "sigmoid" ? QStringLiteral("σ") : QString::fromStdString(activation);
}

}  // namespace

bool hasTokens(Kind kind) {
    return kind == Kind::Logit || kind == Kind::LogitExponential || kind == Kind::Probability;
}

bool hasPosition(Kind kind) {
    switch (kind) {
        case Kind::EncoderState:
        case Kind::Annotation:
        case Kind::ProjectedAnnotation:
        case Kind::AnnotationNorm:
        case Kind::NormProduct:
        case Kind::Cosine:
        case Kind::Score:
        case Kind::Away:
        case Kind::WindowFactor:
        case Kind::TemperedScore:
        case Kind::Exponential:
        case Kind::Distribution:
        case Kind::AttentionWeight:
            return true;
        default:
            return false;
    }
}

SymbolPlaces placesOf(const Quantity& quantity, const LaneData& lane) {
    SymbolPlaces places{subscript(static_cast<int>(quantity.position) + 1),
                        QString::number(quantity.unit + 1)};
    if (hasTokens(quantity.kind)) {
        places.unit =
            lane.target
                ? tokenName(QString::fromStdString(lane.target->text(static_cast<Token>(quantity.unit))))
                : QString::number(quantity.unit);
    }
    return places;
}

QString symbolAt(const Quantity& q, const LaneData& lane, const SymbolPlaces& places) {
    const ModelConfig& config = lane.model->network.config();
    const QString t = subscript(static_cast<int>(q.step) + 1), &j = places.position, &i = places.unit;
    const QString cell = t + QLatin1Char(',') + j;
    const QString query = QStringLiteral("s") + subscript(queryNumber(config, static_cast<int>(q.step) + 1));
    const auto entry = [&](const QString& letter) { return QStringLiteral("%1[%2]").arg(letter, i); };
    switch (q.kind) {
        case Kind::EncoderGate:
        case Kind::EncoderComplement:
        case Kind::EncoderHiddenSum:
        case Kind::EncoderMemory:
        case Kind::EncoderMemoryTanh:
        case Kind::EncoderState: {
            const QString arrow = q.direction == 0 ? QStringLiteral("→") : QStringLiteral("←");
            return cellSymbol(q.kind, QStringLiteral("h"), gateLetter(config.encoder.cell, q.gate),
                              arrow + layerMark(q.layer, config.encoder.layers), j, i);
        }
        case Kind::DecoderGate:
        case Kind::DecoderComplement:
        case Kind::DecoderHiddenSum:
        case Kind::DecoderMemory:
        case Kind::DecoderMemoryTanh:
        case Kind::DecoderState:
            return cellSymbol(q.kind, QStringLiteral("s"), gateLetter(config.decoder.cell, q.gate),
                              layerMark(q.layer, config.decoder.layers), t, i);
        case Kind::Annotation:
            return entry(QStringLiteral("h") + j);
        case Kind::Summary:
            return entry(config.encoder.bidirectional ? QStringLiteral("[h→ ; h←]") : QStringLiteral("h→"));
        case Kind::FirstState:
            return entry(QStringLiteral("s₀"));
        case Kind::Query:
            return entry(query);
        case Kind::ProjectedQuery:
            return entry(QStringLiteral("(W_Q %1)").arg(query));
        case Kind::ProjectedAnnotation:
            return entry(config.attention.score == "general" ? QStringLiteral("(W_a h%1)").arg(j)
                                                             : QStringLiteral("(W_K h%1)").arg(j));
        case Kind::QueryNorm:
            return QStringLiteral("‖%1‖").arg(query);
        case Kind::AnnotationNorm:
            return QStringLiteral("‖h%1‖").arg(j);
        case Kind::NormProduct:
            return QStringLiteral("(‖%1‖ · ‖h%2‖)").arg(query, j);
        case Kind::Cosine:
            return QStringLiteral("cos(%1, h%2)").arg(query, j);
        case Kind::KeyStrength:
            return QStringLiteral("β");
        case Kind::ScoreUnit:
            return entry(activationSymbol(config.attention.activation) + QStringLiteral("(…)") + cell);
        case Kind::Score:
            return QStringLiteral("e") + cell;
        case Kind::CentreUnit:
            return entry(QStringLiteral("tanh(W_p %1)").arg(query));
        case Kind::CentreShare:
            return QStringLiteral("σ(v_p · tanh(W_p %1))").arg(query);
        case Kind::Centre:
            return QStringLiteral("p") + t;
        case Kind::Away:
            return QStringLiteral("(%1 − p%2)").arg(q.position).arg(t);
        case Kind::WindowFactor:
            return QStringLiteral("factor") + cell;
        case Kind::TemperedScore:
            return QStringLiteral("e%1/τ").arg(cell);
        case Kind::LargestScore:
            return QStringLiteral("max(e%1/τ)").arg(t);
        case Kind::Exponential:
            return QStringLiteral("exp") + cell;
        case Kind::ExponentialSum:
            return QStringLiteral("Σexp") + t;
        case Kind::Distribution:
            return QStringLiteral("softmax") + cell;
        case Kind::AttentionWeight:
            return QStringLiteral("α") + cell;
        case Kind::Context:
            return entry(QStringLiteral("c") + t);
        case Kind::Attentional:
            return entry(QStringLiteral("h̃") + t);
        case Kind::Logit:
            return QStringLiteral("logit%1(%2)").arg(t, i);
        case Kind::LargestLogit:
            return QStringLiteral("max logit") + t;
        case Kind::LogitExponential:
            return QStringLiteral("exp%1(%2)").arg(t, i);
        case Kind::LogitSum:
            return QStringLiteral("Σexp") + t;
        case Kind::LogOfSum:
            return QStringLiteral("ln Σexp") + t;
        case Kind::Probability:
            return QStringLiteral("p%1(%2)").arg(t, i);
        case Kind::LogProbability:
            break;
    }
    const auto step = static_cast<qsizetype>(q.step);
    return QStringLiteral("ln p%1(%2)").arg(t, tokenName(lane.outputTokens.value(step)));
}

QString quantitySymbol(const Quantity& quantity, const LaneData& lane) {
    return symbolAt(quantity, lane, placesOf(quantity, lane));
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
