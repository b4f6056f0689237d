// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/text/model_text.h"

#include <QStringList>
#include <algorithm>
#include <string>

#include "core/network/attention/scores/score_registry.h"
#include "core/network/attention/spans/span_registry.h"
#include "core/network/models/wiring_registry.h"
#include "core/network/recurrent/cells/cell_registry.h"

#include "ui/kit/text/tr.h"

namespace attn::ui {
namespace {

// The label of a registry's row; the id itself when there is no such row.
template <class Rows>
QString label(const Rows& rows, const std::string& id) {
    const auto row = std::find_if(rows.begin(), rows.end(), [&](const auto& each) { return each.id == id; });
    return QString::fromStdString(row == rows.end() ? id : row->label);
}

QString layers(Index count) {
    return count == 1 ? tr("1 layer") : tr("%1 layers").arg(count);
}

bool attends(const ModelConfig& config) {
    const ScoreDescription* score = findScoreFunction(config.attention.score);
    return score && score->attends;
}

}  // namespace

QString variantText(const ModelConfig& config) {
    static const ModelConfig usual;
    QStringList parts;
    if (attends(config) && config.attention.span != usual.attention.span)
        parts << QString::fromStdString(config.attention.span).replace(QLatin1Char('_'), QLatin1Char('-'));
    QStringList decoder;
    if (config.decoder.wiring != usual.decoder.wiring)
        decoder << label(wirings(), config.decoder.wiring);
    if (config.decoder.cell != usual.decoder.cell)
        decoder << QString::fromStdString(config.decoder.cell).toUpper();
    if (!decoder.isEmpty())
        parts << decoder.join(QLatin1Char(' '));
    if (hasAttentionalVector(config) && !config.decoder.inputFeeding)
        parts << tr("no input feeding");
    if (config.decoder.layers != usual.decoder.layers)
        parts << layers(config.decoder.layers);
    return parts.join(QStringLiteral(" · "));
}

QString variantSentences(const ModelConfig& config) {
    QString span = tr("no attention");
    if (attends(config)) {
        span = label(spans(), config.attention.span);
        if (config.attention.span.starts_with("local"))
            span += tr(", window %1 to each side").arg(config.attention.window);
    }
    QString wiring = label(wirings(), config.decoder.wiring);
    if (hasAttentionalVector(config))
        wiring += config.decoder.inputFeeding ? tr(" with input feeding") : tr(" without input feeding");
    return tr("Span: %1\nDecoder: %2, %3, %4\nEncoder: %5, %6, %7")
        .arg(span, wiring, label(cells(), config.decoder.cell), layers(config.decoder.layers),
             label(cells(), config.encoder.cell), layers(config.encoder.layers),
             config.encoder.bidirectional ? tr("both directions") : tr("one direction"));
}

}  // namespace attn::ui
