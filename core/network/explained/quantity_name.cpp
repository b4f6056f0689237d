// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/explained/quantity_name.h"

#include <array>
#include <cassert>
#include <string_view>

namespace attn {
namespace {

struct KindName {
    Kind kind;
    const char* text;
    // What places it has: l layer, h head, g gate, s step, p position, r row, u unit, t token.
    std::string_view places;
};

constexpr std::array<KindName, kindCount> kindNames = {{
    {Kind::EncoderGate, "gate of a cell", "lgpu"},
    {Kind::EncoderComplement, "1 − z of a cell", "lpu"},
    {Kind::EncoderHiddenSum, "W h + b of a cell", "lpu"},
    {Kind::EncoderMemory, "memory of a cell", "lpu"},
    {Kind::EncoderMemoryTanh, "tanh of a memory", "lpu"},
    {Kind::EncoderState, "state of the encoder", "lpu"},
    {Kind::Annotation, "annotation", "pu"},
    {Kind::Summary, "summary of the encoder", "u"},
    {Kind::FirstState, "first state", "u"},
    {Kind::DecoderGate, "gate of the decoder", "lgsu"},
    {Kind::DecoderComplement, "1 − z of the decoder", "lsu"},
    {Kind::DecoderHiddenSum, "W h + b of the decoder", "lsu"},
    {Kind::DecoderMemory, "memory of the decoder", "lsu"},
    {Kind::DecoderMemoryTanh, "tanh of the decoder's memory", "lsu"},
    {Kind::DecoderState, "state of the decoder", "lsu"},
    {Kind::Query, "query", "lhsu"},
    {Kind::ProjectedQuery, "query times its matrix", "su"},
    {Kind::ProjectedAnnotation, "annotation times its matrix", "pu"},
    {Kind::QueryNorm, "length of the query", "lhs"},
    {Kind::AnnotationNorm, "length of what the query is compared with", "lhp"},
    {Kind::NormProduct, "product of both lengths", "lhsp"},
    {Kind::Cosine, "cosine", "lhsp"},
    {Kind::KeyStrength, "key strength β", "lh"},
    {Kind::ScoreUnit, "unit of the score", "lhspu"},
    {Kind::Score, "score", "lhsp"},
    {Kind::CentreUnit, "unit of the centre", "su"},
    {Kind::CentreShare, "share of the centre", "s"},
    {Kind::Centre, "centre of the window", "s"},
    {Kind::Away, "distance from the centre", "sp"},
    {Kind::WindowFactor, "factor of the window", "sp"},
    {Kind::TemperedScore, "score divided by the temperature", "lhsp"},
    {Kind::LargestScore, "largest score", "lhs"},
    {Kind::Exponential, "exponential of the score", "lhsp"},
    {Kind::ExponentialSum, "sum of the exponentials", "lhs"},
    {Kind::Distribution, "softmax", "lhsp"},
    {Kind::AttentionWeight, "weight", "lhsp"},
    {Kind::Context, "context", "lhsu"},
    {Kind::Attentional, "attentional vector", "su"},
    {Kind::Logit, "logit", "st"},
    {Kind::LargestLogit, "largest logit", "s"},
    {Kind::LogitExponential, "exponential of the logit", "st"},
    {Kind::LogitSum, "sum of the exponentials of the logits", "s"},
    {Kind::LogOfSum, "logarithm of that sum", "s"},
    {Kind::Probability, "probability", "st"},
    {Kind::LogProbability, "logarithm of the token's probability", "s"},
    {Kind::PositionRate, "rate of the position's angle", "u"},
    {Kind::PositionCode, "code of the position", "ru"},
    {Kind::TurnCosine, "cosine of the turn", "pu"},
    {Kind::TurnSine, "sine of the turn", "pu"},
    {Kind::TokenInput, "input of the token", "ru"},
    {Kind::NormMean, "mean", "lr"},
    {Kind::NormCentred, "distance from the mean", "lru"},
    {Kind::NormVariance, "variance", "lr"},
    {Kind::NormDeviation, "deviation", "lr"},
    {Kind::NormUnit, "normalised number", "lru"},
    {Kind::Normed, "layer norm", "lru"},
    {Kind::Added, "what the sublayer adds", "lru"},
    {Kind::Residual, "sum of the stream and what is added", "lru"},
    {Kind::FeedSum, "first layer's sum", "lru"},
    {Kind::FeedGate, "share that the activation lets through", "lru"},
    {Kind::FeedUnit, "activation", "lru"},
    {Kind::HeadQuery, "query before its turn", "lhsu"},
    {Kind::HeadKey, "key before its turn", "lhpu"},
    {Kind::Key, "key", "lhpu"},
    {Kind::Value, "value", "lhpu"},
    {Kind::MeanWeight, "mean weight of the heads", "lsp"},
    {Kind::FixedValue, "value of the summary", "lu"},
    {Kind::TokenWeight, "weight of a token", "sp"},
    {Kind::InputSum, "projected input", "pu"},
    {Kind::ConvolutionSum, "sum of the window", "lpu"},
    {Kind::ConvolutionGate, "gate of the window", "lpu"},
    {Kind::ConvolutionOutput, "output of the convolution", "lpu"},
}};

// Rows of an encoder's numbers are source positions.
bool isOfDecoder(Part part) {
    switch (part) {
        case Part::DecoderInput:
        case Part::DecoderSelf:
        case Part::DecoderCross:
        case Part::DecoderFeed:
        case Part::DecoderLast:
            return true;
        default:
            return false;
    }
}

const char* stepWord(Part part) {
    return part == Part::Words ? "sentence" : part == Part::EncoderSelf ? "row" : "step";
}

const char* positionWord(Part part) {
    return part == Part::Words ? "word" : part == Part::Sentences ? "sentence" : "position";
}

}  // namespace

std::string nameOf(Part part) {
    switch (part) {
        case Part::Model:
            return {};
        case Part::EncoderInput:
            return "the encoder's input";
        case Part::EncoderSelf:
            return "the encoder's self-attention";
        case Part::EncoderFeed:
            return "the encoder's feed-forward layer";
        case Part::EncoderConvolution:
            return "the encoder's convolution";
        case Part::EncoderLast:
            return "the encoder's last norm";
        case Part::DecoderInput:
            return "the decoder's input";
        case Part::DecoderSelf:
            return "the decoder's self-attention";
        case Part::DecoderCross:
            return "the decoder's cross-attention";
        case Part::DecoderFeed:
            return "the decoder's feed-forward layer";
        case Part::DecoderLast:
            return "the decoder's last norm";
        case Part::Words:
            return "the words";
        case Part::Sentences:
            return "the sentences";
    }
    return {};
}

std::string nameOf(const Quantity& quantity) {
    const KindName& kind = kindNames[static_cast<std::size_t>(quantity.kind)];
    assert(kind.kind == quantity.kind);
    std::string text = kind.text;
    if (const std::string part = nameOf(quantity.part); !part.empty())
        text += ", " + part;
    const auto add = [&](const std::string& word, Index number) {
        text += ", " + word + " " + std::to_string(number + 1);
    };
    // The wiring's own attention has no layers and heads.
    const bool hasHeads = quantity.part == Part::EncoderSelf || quantity.part == Part::DecoderSelf ||
                          quantity.part == Part::DecoderCross;
    const bool isLast = quantity.part == Part::EncoderLast || quantity.part == Part::DecoderLast;
    for (const char place : kind.places) {
        switch (place) {
            case 'l':
                if (!isLast && (hasHeads || kind.places.find('h') == std::string_view::npos))
                    add("layer", quantity.layer);
                if (quantity.direction > 0)
                    text += ", backwards";
                break;
            case 'h':
                if (hasHeads)
                    add("head", quantity.head);
                break;
            case 'g':
                add("gate", quantity.gate);
                break;
            case 's':
                add(stepWord(quantity.part), quantity.step);
                break;
            case 'p':
                // A sentence has words of its own.
                if (quantity.part == Part::Words && kind.places.find('s') == std::string_view::npos)
                    add(stepWord(quantity.part), quantity.step);
                add(positionWord(quantity.part), quantity.position);
                break;
            case 'r':
                if (isOfDecoder(quantity.part))
                    add("step", quantity.step);
                else
                    add("position", quantity.position);
                break;
            case 't':
                text += ", token " + std::to_string(quantity.unit);
                break;
            default:
                add("number", quantity.unit);
        }
    }
    return text;
}

}  // namespace attn
