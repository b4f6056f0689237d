// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "ui/kit/text/token_text.h"
#include "ui/kit/text/tr.h"
#include "ui/pictures/lane/annotated_source.h"
#include "ui/step/stages/panels/layer_panels.h"
#include "ui/step/stages/panels/stage_rows.h"

namespace attn::ui {
namespace {

Quantity convolutionAt(Kind kind, Index layer, Index position) {
    return {.kind = kind, .position = position, .layer = layer, .part = Part::EncoderConvolution};
}

// What a layer reads at a position.
Quantity belowAt(Index layer, Index position) {
    return layer > 0 ? convolutionAt(Kind::ConvolutionOutput, layer - 1, position)
                     : Quantity{.kind = Kind::InputSum, .position = position, .part = Part::EncoderInput};
}

}  // namespace

WindowsPanel::WindowsPanel(QWidget* parent) : StripsPanel(Stage::Windows, Legend::None, parent) {}

QString WindowsPanel::titleText() const {
    return tr("Windows and gates");
}

QString WindowsPanel::noteText() const {
    return config() ? tr("layer %1").arg(layerOf(config()->encoder.layers) + 1) : QString();
}

std::vector<WindowsPanel::Strip> WindowsPanel::vectors() const {
    std::vector<Strip> all;
    const int at = lane() && lane()->trace && config() ? annotationLookedAt(*lane(), selection()) : -1;
    if (at < 0)
        return all;
    const EncoderConfig& encoder = config()->encoder;
    const Index layer = layerOf(encoder.layers);
    const auto add = [&](const QString& label, const Quantity& first, int source, bool isSum) {
        if (const Vector* numbers = row(first))
            all.push_back({{}, label, *numbers, source, isSum, first});
    };
    for (Index tap = 0; tap < encoder.width; ++tap) {
        const int place = at + static_cast<int>(tap - encoder.width / 2);
        if (place >= 0 && place < lane()->sourceTokens.size())
            add(isolated(tokenText(lane()->sourceTokens.value(place)).text), belowAt(layer, place), place,
                false);
    }
    add(QStringLiteral("→ a"), convolutionAt(Kind::ConvolutionSum, layer, at), -1, false);
    add(QStringLiteral("→ σ(g)"), convolutionAt(Kind::ConvolutionGate, layer, at), -1, false);
    add(QStringLiteral("= x ") + isolated(tokenText(lane()->sourceTokens.value(at)).text),
        convolutionAt(Kind::ConvolutionOutput, layer, at), -1, true);
    return all;
}

QString WindowsPanel::valueText(int index) const {
    return labelOf(index);
}

QString WindowsPanel::description() const {
    QStringList labels;
    for (const Strip& strip : vectors())
        labels << strip.label;
    return labels.isEmpty() ? tr("No windows yet")
                            : tr("Vectors: %1; %2").arg(labels.join(QStringLiteral(", ")), noteText());
}

std::vector<NumberTable> windowTables(const TableSource& source) {
    const EncoderConfig& encoder = source.config().encoder;
    const int at = annotationLookedAt(*source.lane, source.selection);
    if (at < 0)
        return {};
    const Index layer = std::min(source.choice.layer.value_or(encoder.layers - 1), encoder.layers - 1);
    std::vector<TableSource::Column> columns;
    for (Index tap = 0; tap < encoder.width; ++tap) {
        const int place = at + static_cast<int>(tap - encoder.width / 2);
        if (place >= 0 && place < source.lane->sourceTokens.size())
            columns.push_back({tr("x %1").arg(tokenText(source.lane->sourceTokens.value(place)).text),
                               belowAt(layer, place)});
    }
    columns.push_back({QStringLiteral("a"), convolutionAt(Kind::ConvolutionSum, layer, at)});
    columns.push_back({QStringLiteral("σ(g)"), convolutionAt(Kind::ConvolutionGate, layer, at)});
    columns.push_back({tr("output x"), convolutionAt(Kind::ConvolutionOutput, layer, at)});
    return source.columns(
        tr("Window of %1, layer %2").arg(tokenText(source.lane->sourceTokens.value(at)).text).arg(layer + 1),
        columns, numberNames(encoder.hidden));
}

}  // namespace attn::ui
