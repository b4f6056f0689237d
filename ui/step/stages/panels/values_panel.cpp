// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "ui/kit/text/map_text.h"
#include "ui/kit/text/model_text.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/widgets/largest.h"
#include "ui/pictures/lane/annotated_source.h"
#include "ui/step/stages/panels/layer_panels.h"
#include "ui/step/stages/panels/stage_rows.h"

namespace attn::ui {
namespace {

Quantity crossAt(Kind kind, Index step, Index layer, Index head = 0, Index position = 0) {
    return {.kind = kind,
            .step = step,
            .position = position,
            .layer = layer,
            .head = head,
            .part = Part::DecoderCross};
}

}  // namespace

ValuesPanel::ValuesPanel(QWidget* parent) : StripsPanel(Stage::Values, Legend::None, parent) {}

QString ValuesPanel::titleText() const {
    return tr("Values");
}

QString ValuesPanel::noteText() const {
    if (!config())
        return {};
    const DecoderConfig& decoder = config()->decoder;
    return mapPlaceText(*config(), {MapSite::Cross, layerOf(decoder.layers),
                                    lane()->attends ? headOf(decoder.heads) : MapAddress::allHeads});
}

// Of one head its largest parts and their sum, of all heads the sums; then what is added to the stream.
std::vector<ValuesPanel::Strip> ValuesPanel::vectors() const {
    std::vector<Strip> all;
    if (!step() || !config())
        return all;
    const DecoderConfig& decoder = config()->decoder;
    const Index now = step()->step, layer = layerOf(decoder.layers), head = headOf(decoder.heads);
    const auto add = [&](const QString& label, const Quantity& first, bool isSum) {
        if (const Vector* numbers = row(first))
            all.push_back({{}, label, *numbers, -1, isSum, first});
    };
    if (!lane()->attends) {
        add(tr("W_v c"), crossAt(Kind::FixedValue, 0, layer), false);
    } else if (head == MapAddress::allHeads) {
        for (Index each = 0; each < decoder.heads; ++each)
            add(tr("head %1").arg(each + 1), crossAt(Kind::Context, now, layer, each), false);
    } else {
        const Vector* weights = row(crossAt(Kind::AttentionWeight, now, layer, head));
        const AnnotatedSource source(*lane());
        const QStringList tokens = source.labels();
        const std::size_t room = static_cast<std::size_t>(std::clamp(fitting() - 2, 1, 4));
        for (const int j : weights ? largest(*weights, room) : std::vector<int>()) {
            const Quantity value = crossAt(Kind::Value, 0, layer, head, j);
            const Vector* numbers = row(value);
            const Real weight = (*weights)[j];
            if (!numbers || (weight < 0.005f && !all.empty()))
                continue;
            Quantity own = crossAt(Kind::AttentionWeight, now, layer, head, j);
            all.push_back(
                {{},
                 QStringLiteral("×%1 %2").arg(shortWeight(weight), isolated(tokenText(tokens.value(j)).text)),
                 *numbers,
                 source.firstToken(j),
                 false,
                 value,
                 {},
                 own,
                 source.tokenCount(j)});
        }
        add(tr("= head %1").arg(head + 1), crossAt(Kind::Context, now, layer, head), false);
    }
    const Index heads = lane()->attends ? decoder.heads : 1;
    add(heads > 1 ? tr("%1 heads → W_O").arg(heads) : tr("→ W_O"), crossAt(Kind::Added, now, layer), true);
    return all;
}

QString ValuesPanel::valueText(int index) const {
    return labelOf(index);
}

QString ValuesPanel::description() const {
    QStringList labels;
    for (const Strip& strip : vectors())
        labels << strip.label;
    return labels.isEmpty() ? tr("No values yet")
                            : tr("Vectors: %1; %2").arg(labels.join(QStringLiteral(", ")), noteText());
}

std::vector<NumberTable> valueTables(const TableSource& source) {
    const DecoderConfig& decoder = source.config().decoder;
    const Index step = source.step->step,
                layer = std::min(source.choice.layer.value_or(decoder.layers - 1), decoder.layers - 1);
    std::vector<NumberTable> tables;
    const auto add = [&](std::vector<NumberTable> more) {
        for (NumberTable& table : more)
            tables.push_back(std::move(table));
    };
    if (source.lane->attends) {
        const Index width = decoder.hidden / decoder.heads;
        std::vector<TableSource::Column> contexts, values;
        for (Index head = 0; head < decoder.heads; ++head)
            contexts.push_back({tr("head %1").arg(head + 1), crossAt(Kind::Context, step, layer, head)});
        add(source.columns(tr("Heads, layer %1").arg(layer + 1), contexts, numberNames(width)));
        const Index head = std::max<Index>(0, headOf(source.choice, decoder.heads));
        const QStringList names = positionNames(*source.lane, AnnotatedSource(*source.lane).count());
        for (int j = 0; j < names.size(); ++j)
            values.push_back({names[j], crossAt(Kind::Value, 0, layer, head, j)});
        add(source.columns(tr("Values v of head %1").arg(head + 1), values, numberNames(width)));
    } else if (auto fixed = source.row(tr("W_v c"), crossAt(Kind::FixedValue, 0, layer))) {
        tables.push_back(std::move(*fixed));
    }
    if (auto added = source.row(tr("Added to the stream"), crossAt(Kind::Added, step, layer)))
        tables.push_back(std::move(*added));
    return tables;
}

}  // namespace attn::ui
