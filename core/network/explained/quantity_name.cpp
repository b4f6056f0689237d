// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/explained/quantity_name.h"

#include <array>
#include <cassert>
#include <string_view>

#include "core/base/told.h"

namespace attn {
namespace {

constexpr std::array<KindName, kindCount> kindNames = {{
    {Kind::EncoderGate, translatable("gate of a cell"), "g", "lgpu"},
    {Kind::EncoderComplement, translatable("1 − z of a cell"), "(1 − z)", "lpu"},
    {Kind::EncoderHiddenSum, translatable("W h + b of a cell"), "a", "lpu"},
    {Kind::EncoderMemory, translatable("memory of a cell"), "c", "lpu"},
    {Kind::EncoderMemoryTanh, translatable("tanh of a memory"), "tanh c", "lpu"},
    {Kind::EncoderState, translatable("state of the encoder"), "h", "lpu"},
    {Kind::Annotation, translatable("annotation"), "h", "pu"},
    {Kind::Summary, translatable("summary of the encoder"), "summary", "u"},
    {Kind::FirstState, translatable("first state"), "s", "u"},
    {Kind::DecoderGate, translatable("gate of the decoder"), "g", "lgsu"},
    {Kind::DecoderComplement, translatable("1 − z of the decoder"), "(1 − z)", "lsu"},
    {Kind::DecoderHiddenSum, translatable("W h + b of the decoder"), "a", "lsu"},
    {Kind::DecoderMemory, translatable("memory of the decoder"), "c", "lsu"},
    {Kind::DecoderMemoryTanh, translatable("tanh of the decoder's memory"), "tanh c", "lsu"},
    {Kind::DecoderState, translatable("state of the decoder"), "s", "lsu"},
    {Kind::Query, translatable("query"), "q", "lhsu"},
    {Kind::ProjectedQuery, translatable("query times its matrix"), "(W_Q q)", "su"},
    {Kind::ProjectedAnnotation, translatable("annotation times its matrix"), "(W_K h)", "pu"},
    {Kind::QueryNorm, translatable("length of the query"), "‖q‖", "lhs"},
    {Kind::AnnotationNorm, translatable("length of what the query is compared with"), "‖k‖", "lhp"},
    {Kind::NormProduct, translatable("product of both lengths"), "(‖q‖ ‖k‖)", "lhsp"},
    {Kind::Cosine, translatable("cosine"), "cos", "lhsp"},
    {Kind::KeyStrength, translatable("key strength β"), "β", "lh"},
    {Kind::ScoreUnit, translatable("unit of the score"), "u", "lhspu"},
    {Kind::Score, translatable("score"), "e", "lhsp"},
    {Kind::CentreUnit, translatable("unit of the centre"), "u", "su"},
    {Kind::CentreShare, translatable("share of the centre"), "σ", "s"},
    {Kind::Centre, translatable("centre of the window"), "p", "s"},
    {Kind::Away, translatable("distance from the centre"), "(j − p)", "sp"},
    {Kind::WindowFactor, translatable("factor of the window"), "w", "sp"},
    {Kind::TemperedScore, translatable("score divided by the temperature"), "e", "lhsp"},
    {Kind::LargestScore, translatable("largest score"), "max e", "lhs"},
    {Kind::Exponential, translatable("shifted exponential of the score"), "exp", "lhsp"},
    {Kind::ExponentialSum, translatable("sum of the exponentials"), "Σ exp", "lhs"},
    {Kind::Distribution, translatable("softmax"), "α", "lhsp"},
    {Kind::AttentionWeight, translatable("weight"), "α", "lhsp"},
    {Kind::Context, translatable("context"), "c", "lhsu"},
    {Kind::Attentional, translatable("attentional vector"), "h̃", "su"},
    {Kind::Logit, translatable("logit"), "logit", "st"},
    {Kind::LargestLogit, translatable("largest logit"), "max logit", "s"},
    {Kind::LogitExponential, translatable("shifted exponential of the logit"), "exp", "st"},
    {Kind::LogitSum, translatable("sum of the exponentials of the logits"), "Σ exp", "s"},
    {Kind::LogOfSum, translatable("logarithm of that sum"), "ln Σ", "s"},
    {Kind::Probability, translatable("probability"), "p", "st"},
    {Kind::LogProbability, translatable("logarithm of the token's probability"), "ln p", "s"},
    {Kind::PositionRate, translatable("rate of the position's angle"), "ω", "u"},
    {Kind::Embedded, translatable("learned vector of the token"), "E", "ru"},
    {Kind::PositionCode, translatable("code of the position"), "pos", "ru"},
    {Kind::TurnCosine, translatable("cosine of the turn"), "cos", "pu"},
    {Kind::TurnSine, translatable("sine of the turn"), "sin", "pu"},
    {Kind::TokenInput, translatable("input of the token"), "x", "ru"},
    {Kind::NormMean, translatable("mean"), "μ", "lr"},
    {Kind::NormCentred, translatable("distance from the mean"), "(x − μ)", "lru"},
    {Kind::NormVariance, translatable("variance"), "σ²", "lr"},
    {Kind::NormDeviation, translatable("deviation"), "σ", "lr"},
    {Kind::NormUnit, translatable("normalised number"), "n", "lru"},
    {Kind::Normed, translatable("layer norm"), "LN", "lru"},
    {Kind::Added, translatable("what the sublayer adds"), "f", "lru"},
    {Kind::Residual, translatable("sum of the stream and what is added"), "x", "lru"},
    {Kind::FeedSum, translatable("first layer's sum"), "z", "lru"},
    {Kind::FeedGate, translatable("share that the activation lets through"), "g", "lru"},
    {Kind::FeedUnit, translatable("activation"), "a", "lru"},
    {Kind::HeadQuery, translatable("query before its turn"), "q′", "lhsu"},
    {Kind::HeadKey, translatable("key before its turn"), "k′", "lhpu"},
    {Kind::Key, translatable("key"), "k", "lhpu"},
    {Kind::Value, translatable("value"), "v", "lhpu"},
    {Kind::MeanWeight, translatable("mean weight of the heads"), "ᾱ", "lsp"},
    {Kind::FixedValue, translatable("value of the summary"), "v", "lu"},
    {Kind::TokenWeight, translatable("weight in the whole text"), "α", "sp"},
    {Kind::InputSum, translatable("projected input"), "x", "pu"},
    {Kind::ConvolutionSum, translatable("sum of the window"), "a", "lpu"},
    {Kind::ConvolutionGate, translatable("gate of the window"), "g", "lpu"},
    {Kind::ConvolutionOutput, translatable("output of the convolution"), "x", "lpu"},
    {Kind::StreamLogit, translatable("what is added to the logit"), "Δ", "lst"},
    {Kind::StreamBias, translatable("what a bias adds to the logit"), "Δ", "lst"},
}};

const char* stepWord(Part part) {
    return part == Part::Words ? "sentence" : part == Part::EncoderSelf ? "row" : "step";
}

const char* positionWord(Part part) {
    return part == Part::Words ? "word" : part == Part::Sentences ? "sentence" : "position";
}

}  // namespace

bool isRowAStep(Part part) {
    switch (part) {
        case Part::DecoderInput:
        case Part::DecoderSelf:
        case Part::DecoderCross:
        case Part::DecoderFeed:
        case Part::DecoderLast:
        case Part::DecoderLens:
            return true;
        default:
            return false;
    }
}

const KindName& kindName(Kind kind) {
    return kindNames[static_cast<std::size_t>(kind)];
}

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
        case Part::DecoderLens:
            return "if the decoder stopped";
        case Part::Words:
            return "the words";
        case Part::Sentences:
            return "the sentences";
    }
    return {};
}

std::string nameOf(const Quantity& quantity) {
    const KindName& kind = kindName(quantity.kind);
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
    const bool isLens = quantity.part == Part::DecoderLens;
    if (isLens && quantity.layer == 0)
        text += " before its first layer";
    else if (isLens)
        text += " after sublayer " + std::to_string(quantity.layer);
    // The input's second number of this kind is that of the position.
    const bool isOfInput = quantity.part == Part::DecoderInput && quantity.kind == Kind::StreamLogit;
    const bool isOutputBias = quantity.part == Part::Model && quantity.kind == Kind::StreamBias;
    if (isOfInput)
        text += quantity.layer == 0 ? ", the token" : ", the position";
    for (const char place : kind.places) {
        switch (place) {
            case 'l':
                if (!isLast && !isLens && !isOfInput && !isOutputBias &&
                    (hasHeads || kind.places.find('h') == std::string_view::npos))
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
                add(isRowAStep(quantity.part) ? "step" : "position",
                    isRowAStep(quantity.part) ? quantity.step : quantity.position);
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
