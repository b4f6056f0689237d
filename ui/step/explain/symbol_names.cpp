// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/explain/symbol_names.h"

#include <QHash>

namespace attn::ui {

QString quantitySymbolName(Kind kind) {
    static const QHash<int, const char*> names = {
        {static_cast<int>(Kind::Annotation), "h"},
        {static_cast<int>(Kind::Summary), "summary"},
        {static_cast<int>(Kind::FirstState), "before"},
        {static_cast<int>(Kind::Query), "query"},
        {static_cast<int>(Kind::ProjectedQuery), "projectedQuery"},
        {static_cast<int>(Kind::ProjectedAnnotation), "projected"},
        {static_cast<int>(Kind::QueryNorm), "queryNorm"},
        {static_cast<int>(Kind::AnnotationNorm), "annotationNorm"},
        {static_cast<int>(Kind::NormProduct), "norms"},
        {static_cast<int>(Kind::Cosine), "cosine"},
        {static_cast<int>(Kind::KeyStrength), "strength"},
        {static_cast<int>(Kind::ScoreUnit), "unit"},
        {static_cast<int>(Kind::Score), "e"},
        {static_cast<int>(Kind::CentreUnit), "centreUnit"},
        {static_cast<int>(Kind::CentreShare), "share"},
        {static_cast<int>(Kind::Centre), "p"},
        {static_cast<int>(Kind::Away), "away"},
        {static_cast<int>(Kind::WindowFactor), "factor"},
        {static_cast<int>(Kind::TemperedScore), "e"},
        {static_cast<int>(Kind::LargestScore), "largest"},
        {static_cast<int>(Kind::Exponential), "exp"},
        {static_cast<int>(Kind::ExponentialSum), "sum"},
        {static_cast<int>(Kind::Distribution), "softmax"},
        {static_cast<int>(Kind::AttentionWeight), "alpha"},
        {static_cast<int>(Kind::Context), "c"},
        {static_cast<int>(Kind::Logit), "logit"},
        {static_cast<int>(Kind::LargestLogit), "largestLogit"},
        {static_cast<int>(Kind::LogitExponential), "logitExp"},
        {static_cast<int>(Kind::LogitSum), "logitSum"},
        {static_cast<int>(Kind::LogOfSum), "logSum"},
    };
    return QString::fromLatin1(names.value(static_cast<int>(kind), ""));
}

QString tensorSymbolName(const std::string& tensor) {
    static const QHash<QString, const char*> names = {
        {QStringLiteral("attention.W_a"), "Wa"},
        {QStringLiteral("attention.v_a"), "va"},
        {QStringLiteral("attention.b_a"), "ba"},
        {QStringLiteral("attention.W_K"), "WK"},
        {QStringLiteral("attention.W_Q"), "WQ"},
        {QStringLiteral("attention.W_p"), "Wp"},
        {QStringLiteral("attention.v_p"), "vp"},
        {QStringLiteral("attention.key_strength"), "beta"},
        {QStringLiteral("attentional.weight"), "Wc"},
        {QStringLiteral("output.weight"), "Wo"},
        {QStringLiteral("output.bias"), "bo"},
        {QStringLiteral("bridge.weight"), "Wb"},
        {QStringLiteral("bridge.bias"), "bb"},
        {QStringLiteral("encoder.embedding.weight"), "embedding"},
        {QStringLiteral("decoder.embedding.weight"), "y"},
        {QStringLiteral("weight_ih"), "Wih"},
        {QStringLiteral("weight_hh"), "Whh"},
        {QStringLiteral("bias_ih"), "bih"},
        {QStringLiteral("bias_hh"), "bhh"},
    };
    // Cells have theirs for each layer and direction: "encoder.rnn.weight_ih_l0_reverse".
    const QString name = QString::fromStdString(tensor);
    const QString part = name.section(QStringLiteral(".rnn."), 1).section(QLatin1Char('_'), 0, 1);
    return QString::fromLatin1(names.value(part.isEmpty() ? name : part, ""));
}

bool isOfEncoder(Kind kind) {
    return kind >= Kind::EncoderGate && kind <= Kind::EncoderState;
}

bool isOfDecoderCell(Kind kind) {
    return kind >= Kind::DecoderGate && kind <= Kind::DecoderState;
}

QString gateLetter(const std::string& cell, Index gate) {
    return QString(QLatin1Char((cell == "lstm" ? "ifgo" : "rzn?")[gate]));
}

Places placesOfKind(Kind kind) {
    if (isOfEncoder(kind)) {
        return {.position = true, .unit = true};
    }
    if (isOfDecoderCell(kind)) {
        return {.step = true, .unit = true};
    }
    switch (kind) {
        case Kind::KeyStrength:
            return {};
        case Kind::Summary:
        case Kind::FirstState:
            return {.unit = true};
        case Kind::Annotation:
        case Kind::ProjectedAnnotation:
            return {.position = true, .unit = true};
        case Kind::AnnotationNorm:
            return {.position = true};
        case Kind::Query:
        case Kind::ProjectedQuery:
        case Kind::CentreUnit:
        case Kind::Context:
        case Kind::Attentional:
            return {.step = true, .unit = true};
        case Kind::ScoreUnit:
            return {.step = true, .position = true, .unit = true};
        case Kind::NormProduct:
        case Kind::Cosine:
        case Kind::Score:
        case Kind::Away:
        case Kind::WindowFactor:
        case Kind::TemperedScore:
        case Kind::Exponential:
        case Kind::Distribution:
        case Kind::AttentionWeight:
            return {.step = true, .position = true};
        default:
            return {.step = true};
    }
}

}  // namespace attn::ui
