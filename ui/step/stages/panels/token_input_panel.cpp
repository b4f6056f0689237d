// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <utility>

#include "core/network/layers/position_encoding.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/text/tr.h"
#include "ui/pictures/lane/annotated_source.h"
#include "ui/step/stages/panels/layer_panels.h"
#include "ui/step/stages/panels/stage_rows.h"

namespace attn::ui {
namespace {

// The number of a token's input, the encoder's at a source position or the decoder's in a step.
Quantity inputAt(Kind kind, bool isSource, Index place) {
    Quantity input{.kind = kind, .part = isSource ? Part::EncoderInput : Part::DecoderInput};
    (isSource ? input.position : input.step) = place;
    return input;
}

// What the embedding of a token adds: √d times it, or the embedding itself.
Vector embedded(const LaneData& lane, bool isSource, Token token) {
    const Parameters& parameters = lane.model->network.parameters();
    const auto id =
        parameters.layout().find(isSource ? "encoder.embedding.weight" : "decoder.embedding.weight");
    if (!id)
        return {};
    const auto table = parameters.columns(*id);
    if (token < 0 || token >= table.cols())
        return {};
    const Vector row = table.col(token);
    const ModelConfig& config = lane.model->network.config();
    const bool isScaled = isSource ? config.encoder.scaledEmbedding : config.decoder.scaledEmbedding;
    return isScaled ? Vector(row * std::sqrt(static_cast<Real>(row.size()))) : row;
}

Token tokenRead(const LaneData& lane, bool isSource, Index place) {
    const auto at = static_cast<std::size_t>(place);
    return isSource ? lane.trace->source[at] : lane.trace->steps[at].previous;
}

bool addsPositions(const ModelConfig& config, bool isSource) {
    return areAdded(isSource ? config.encoder.positions : config.decoder.positions);
}

}  // namespace

TokenInputPanel::TokenInputPanel(Stage stage, QWidget* parent) : StripsPanel(stage, Legend::None, parent) {}

QString TokenInputPanel::titleText() const {
    return isOfSource() ? tr("Source token") : tr("Read");
}

Index TokenInputPanel::place() const {
    if (!lane() || !lane()->trace || !config())
        return -1;
    // The lane may change before the selection follows it.
    const std::size_t count = isOfSource() ? lane()->trace->source.size() : lane()->trace->steps.size();
    const Index at = isOfSource() ? annotationLookedAt(*lane(), selection()) : step() ? step()->step : -1;
    return at < static_cast<Index>(count) ? at : -1;
}

QString TokenInputPanel::token() const {
    if (isOfSource())
        return lane()->sourceTokens.value(static_cast<int>(place()));
    const Index at = place();
    return at < 0 ? QString()
                  : QString::fromStdString(lane()->model->target.text(tokenRead(*lane(), false, at)));
}

std::vector<TokenInputPanel::Strip> TokenInputPanel::vectors() const {
    const Index at = place();
    const Vector* input = at < 0 ? nullptr : row(inputAt(Kind::TokenInput, isOfSource(), at));
    if (!input)
        return {};
    const Vector own = embedded(*lane(), isOfSource(), tokenRead(*lane(), isOfSource(), at));
    const bool hasPosition = addsPositions(*config(), isOfSource()) && own.size() == input->size();
    const int source = isOfSource() ? static_cast<int>(at) : -1;
    // Somebody may have moved the source token.
    const std::vector<Index>& moved = lane()->whatIfs.places;
    const auto index = static_cast<std::size_t>(at);
    const Index stands = isOfSource() && index < moved.size() ? moved[index] : at;
    std::vector<Strip> all;
    all.push_back({{},
                   isolated(tokenText(token()).text),
                   own,
                   source,
                   false,
                   inputAt(Kind::Embedded, isOfSource(), at)});
    if (hasPosition)
        all.push_back({{},
                       tr("+ position %1").arg(stands + 1),
                       *input - own,
                       source,
                       false,
                       inputAt(Kind::PositionCode, isOfSource(), at)});
    all.push_back({{},
                   QStringLiteral("= x"),
                   *input,
                   source,
                   config()->encoder.kind != "convolution" || !isOfSource(),
                   inputAt(Kind::TokenInput, isOfSource(), at)});
    // Layers of another width read a projection.
    const Vector* projected = isOfSource() ? row(inputAt(Kind::InputSum, true, at)) : nullptr;
    if (projected)
        all.push_back({{}, tr("W x + b"), *projected, source, true, inputAt(Kind::InputSum, true, at)});
    return all;
}

QString TokenInputPanel::valueText(int index) const {
    return labelOf(index);
}

QString TokenInputPanel::description() const {
    const std::vector<Strip> all = vectors();
    if (all.empty())
        return tr("Nothing read yet");
    return tr("%1 is read as %2 numbers, at position %3")
        .arg(tokenName(token()))
        .arg(all.front().numbers.size())
        .arg(place() + 1);
}

namespace {

std::vector<NumberTable> tokenInputTables(const TableSource& source, bool isSource) {
    const Index at = isSource ? annotationLookedAt(*source.lane, source.selection) : source.step->step;
    if (at < 0)
        return {};
    std::vector<NumberTable> tables;
    for (const auto& [title, kind] :
         {std::pair(tr("Input x"), Kind::TokenInput), std::pair(tr("W x + b"), Kind::InputSum)})
        if (std::optional<NumberTable> table = source.row(title, inputAt(kind, isSource, at)))
            tables.push_back(std::move(*table));
    return tables;
}

}  // namespace

std::vector<NumberTable> embeddingTables(const TableSource& source) {
    return tokenInputTables(source, true);
}

std::vector<NumberTable> readTables(const TableSource& source) {
    return tokenInputTables(source, false);
}

}  // namespace attn::ui
