// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/text/model_text.h"

#include <QStringList>
#include <algorithm>
#include <string>

#include "core/network/attention/scores/score_registry.h"
#include "core/network/attention/spans/span_registry.h"
#include "core/network/layers/position_encoding.h"
#include "core/network/models/encoder_registry.h"
#include "core/network/models/wiring_registry.h"
#include "core/network/recurrent/cells/cell_registry.h"

#include "ui/kit/text/tr.h"

namespace attn::ui {
namespace {

// The label of a registry's row; the id itself when there is no such row.
template <class Rows>
QString label(const Rows& rows, const std::string& id) {
    const auto row = std::find_if(rows.begin(), rows.end(), [&](const auto& each) { return each.id == id; });
    return row == rows.end() ? QString::fromStdString(id) : coreText(row->label);
}

QString layers(Index count) {
    return count == 1 ? tr("1 layer") : tr("%1 layers", nullptr, pluralOf(count)).arg(count);
}

bool attends(const ModelConfig& config) {
    const ScoreDescription* score = findScoreFunction(config.attention.score);
    return score && score->attends;
}

bool isRecurrent(const WiringDescription* wiring) {
    return !wiring || wiring->isRecurrent;
}

QString heads(Index count) {
    return count == 1 ? tr("1 head") : tr("%1 heads", nullptr, pluralOf(count)).arg(count);
}

// Where an encoder or a decoder without recurrence knows places from.
QString positionsText(const std::string& kind) {
    return kind == "none"             ? tr("no positions")
           : kind == "learned"        ? tr("learned positions")
           : kind == "rotary"         ? tr("rotary positions")
           : findSinusoidLayout(kind) ? tr("sinusoidal positions")
                                      : QString::fromStdString(kind);
}

QString normText(const std::string& norm) {
    return norm == "post" ? tr("norm after each sublayer") : tr("norm before each sublayer");
}

QString readerText(const ReaderConfig& reader) {
    return QStringList{label(cells(), reader.cell), layers(reader.layers),
                       reader.bidirectional ? tr("both directions") : tr("one direction")}
        .join(QStringLiteral(", "));
}

QString encoderText(const EncoderConfig& encoder) {
    if (encoder.isRecurrent())
        return QStringList{label(cells(), encoder.cell), layers(encoder.layers),
                           encoder.bidirectional ? tr("both directions") : tr("one direction")}
            .join(QStringLiteral(", "));
    const QString kind = label(encoders(), encoder.kind);
    if (encoder.kind == "hierarchical")
        return tr("%1; words: %2; sentences: %3")
            .arg(kind, readerText(encoder.words), readerText(encoder.sentences));
    QStringList parts = {kind};
    if (encoder.kind != "embedding")
        parts << layers(encoder.layers);
    if (encoder.kind == "self_attention")
        parts << heads(encoder.heads) << normText(encoder.norm);
    if (encoder.kind == "convolution")
        parts << tr("windows of %1 tokens").arg(encoder.width);
    return (parts << positionsText(encoder.positions)).join(QStringLiteral(", "));
}

QString decoderText(const ModelConfig& config) {
    const DecoderConfig& decoder = config.decoder;
    QString wiring = label(wirings(), decoder.wiring);
    if (decoder.wiring == "pool")
        return attends(config) ? tr("%1, a learned query, one class").arg(wiring)
                               : tr("%1, one class").arg(wiring);
    if (!hasScoreFunction(config))
        return QStringList{wiring, layers(decoder.layers), heads(decoder.heads), normText(decoder.norm),
                           positionsText(decoder.positions)}
            .join(QStringLiteral(", "));
    if (hasAttentionalVector(config))
        wiring += decoder.inputFeeding ? tr(" with input feeding") : tr(" without input feeding");
    return QStringList{wiring, label(cells(), decoder.cell), layers(decoder.layers)}.join(
        QStringLiteral(", "));
}

// What differs in a model with heads.
QStringList variantOfHeads(const ModelConfig& config) {
    const EncoderConfig& encoder = config.encoder;
    const DecoderConfig& decoder = config.decoder;
    QStringList parts;
    if (encoder.kind == "self_attention") {
        parts << tr("%1 + %2 layers").arg(encoder.layers).arg(decoder.layers);
        if (encoder.positions != decoder.positions && encoder.positions != EncoderConfig().positions)
            parts << tr("encoder: %1").arg(positionsText(encoder.positions));
    } else {
        parts << layers(decoder.layers);
    }
    if (decoder.norm != DecoderConfig().norm)
        parts << QString::fromStdString(decoder.norm + "-norm");
    if (decoder.positions != DecoderConfig().positions)
        parts << positionsText(decoder.positions);
    return parts;
}

}  // namespace

bool hasScoreFunction(const ModelConfig& config) {
    const WiringDescription* wiring = findWiring(config.decoder.wiring);
    return !wiring || wiring->hasScoreFunction;
}

bool hasStates(const ModelConfig& config) {
    return config.encoder.isRecurrent() || config.encoder.kind == "hierarchical";
}

bool readsBothWays(const ModelConfig& config) {
    const EncoderConfig& encoder = config.encoder;
    return encoder.isRecurrent() ? encoder.bidirectional
                                 : hasStates(config) && encoder.sentences.bidirectional;
}

QString variantText(const ModelConfig& config) {
    static const ModelConfig usual;
    const QString separator = QStringLiteral(" · ");
    if (!hasScoreFunction(config))
        return variantOfHeads(config).join(separator);
    QStringList parts;
    if (attends(config) && config.attention.span != usual.attention.span)
        parts << QString::fromStdString(config.attention.span).replace(QLatin1Char('_'), QLatin1Char('-'));
    if (!isRecurrent(findWiring(config.decoder.wiring)))
        return (parts << label(wirings(), config.decoder.wiring)).join(separator);
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
    return parts.join(separator);
}

QString variantSentences(const ModelConfig& config) {
    QString attention = tr("Span: %1").arg(tr("no attention"));
    if (!hasScoreFunction(config)) {
        attention = attends(config) ? tr("Attention to the source: %1, %2")
                                          .arg(layers(config.decoder.layers), heads(config.decoder.heads))
                                    : tr("Attention to the source: none, one fixed vector for every step");
    } else if (attends(config)) {
        QString span = label(spans(), config.attention.span);
        if (config.attention.span.starts_with("local"))
            span += tr(", window %1 to each side").arg(config.attention.window);
        attention = tr("Span: %1").arg(span);
    }
    return tr("%1\nDecoder: %2\nEncoder: %3")
        .arg(attention, decoderText(config), encoderText(config.encoder));
}

bool saysClass(const ModelConfig& config) {
    const WiringDescription* wiring = findWiring(config.decoder.wiring);
    return wiring && wiring->saysOneToken;
}

QString sizeText(const ModelConfig& config) {
    const auto cell = [](const std::string& id) { return QString::fromStdString(id).toUpper(); };
    if (!hasScoreFunction(config))
        return tr("width %1").arg(config.decoder.hidden);
    if (isRecurrent(findWiring(config.decoder.wiring)))
        return tr("%1 · hidden %2").arg(cell(config.decoder.cell)).arg(config.decoder.hidden);
    return config.encoder.isRecurrent()
               ? tr("%1 · hidden %2").arg(cell(config.encoder.cell)).arg(config.encoder.hidden)
               : tr("annotations of %1 numbers").arg(config.annotationSize());
}

}  // namespace attn::ui
