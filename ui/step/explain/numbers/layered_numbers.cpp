// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/explain/numbers/layered_numbers.h"

#include <string_view>

#include "core/network/explained/quantity_name.h"

#include "ui/kit/text/token_text.h"
#include "ui/kit/text/tr.h"

namespace attn::ui {
namespace {

bool hasPlace(const Quantity& quantity, char place) {
    return kindName(quantity.kind).places.find(place) != std::string_view::npos;
}

// Rows of an encoder's map are source tokens that attend.
bool isRowOfSource(const Quantity& quantity) {
    return quantity.part == Part::EncoderSelf && hasPlace(quantity, 's');
}

Places placesOfKind(const Quantity& quantity) {
    const bool hasRow = hasPlace(quantity, 'r'), isStep = isRowAStep(quantity.part);
    return {.step = hasPlace(quantity, 's') || (hasRow && isStep),
            .position = hasPlace(quantity, 'p') || (hasRow && !isStep),
            .unit = hasPlace(quantity, 'u')};
}

bool isOfHeads(Part part) {
    return part == Part::EncoderSelf || part == Part::DecoderSelf || part == Part::DecoderCross;
}

Index layersOf(Part part, const ModelConfig& config) {
    switch (part) {
        case Part::EncoderSelf:
        case Part::EncoderFeed:
        case Part::EncoderConvolution:
            return config.encoder.layers;
        case Part::DecoderSelf:
        case Part::DecoderCross:
        case Part::DecoderFeed:
            return config.decoder.layers;
        case Part::Words:
            return config.encoder.words.layers;
        case Part::Sentences:
            return config.encoder.sentences.layers;
        default:
            return 1;
    }
}

bool isOfHead(const Quantity& quantity, const ModelConfig& config) {
    const Index heads = quantity.part == Part::EncoderSelf ? config.encoder.heads : config.decoder.heads;
    return isOfHeads(quantity.part) && hasPlace(quantity, 'h') && heads > 1;
}

QString sublayerName(Part part) {
    return part == Part::DecoderSelf    ? tr("self-attention")
           : part == Part::DecoderCross ? tr("cross-attention")
                                        : tr("feed-forward layer");
}

QString partName(const Quantity& quantity, const ModelConfig& config) {
    switch (quantity.part) {
        case Part::Model:
            return {};
        case Part::EncoderInput:
            return tr("input of the encoder");
        case Part::EncoderSelf:
            return tr("self-attention of the encoder");
        case Part::EncoderFeed:
            return tr("feed-forward layer of the encoder");
        case Part::EncoderConvolution:
            return tr("convolution");
        case Part::EncoderLast:
            return tr("last norm of the encoder");
        case Part::DecoderInput:
            return tr("input of the decoder");
        case Part::DecoderSelf:
            return tr("self-attention of the decoder");
        case Part::DecoderCross:
            return tr("cross-attention");
        case Part::DecoderFeed:
            return tr("feed-forward layer of the decoder");
        case Part::DecoderLast:
            return tr("last norm of the decoder");
        case Part::DecoderLens: {
            if (quantity.layer == 0)
                return tr("if the decoder stopped before its first layer");
            constexpr Part sublayers[] = {Part::DecoderSelf, Part::DecoderCross, Part::DecoderFeed};
            const Index place = quantity.layer - 1;
            const QString sublayer = sublayerName(sublayers[place % 3]);
            return config.decoder.layers > 1
                       ? tr("if the decoder stopped after its %1, layer %2").arg(sublayer).arg(place / 3 + 1)
                       : tr("if the decoder stopped after its %1").arg(sublayer);
        }
        case Part::Words:
            return tr("words of sentence %1").arg(quantity.step + 1);
        case Part::Sentences:
            return tr("sentences");
    }
    return {};
}

QString placeName(const Quantity& quantity, const LaneData& lane) {
    const ModelConfig& config = configOf(lane);
    QStringList parts;
    if (const QString part = partName(quantity, config); !part.isEmpty())
        parts << part;
    if (layersOf(quantity.part, config) > 1 && hasPlace(quantity, 'l'))
        parts << tr("layer %1").arg(quantity.layer + 1);
    if (isOfHead(quantity, config))
        parts << tr("head %1").arg(quantity.head + 1);
    if (hasPlace(quantity, 'g'))
        parts << tr("gate %1").arg(quantity.gate + 1);
    if (quantity.direction > 0)
        parts << tr("backwards");
    return parts.join(QStringLiteral(", "));
}

QString streamName(const Quantity& quantity) {
    if (quantity.kind == Kind::StreamBias)
        return quantity.part == Part::Model ? tr("what the bias of the output layer adds to the logit")
               : quantity.part == Part::DecoderLast ? tr("what the bias of the last norm adds to the logit")
                                                    : tr("what the bias of the norm adds to the logit");
    if (quantity.part == Part::DecoderInput)
        return quantity.layer == 0 ? tr("what the token that was read adds to the logit")
                                   : tr("what its position adds to the logit");
    return tr("what the sublayer adds to the logit");
}

// "number 5 of the value of “M” (position 2), cross-attention, layer 2, head 1"
QString layeredName(const Quantity& quantity, const LaneData& lane) {
    const Places places = placesOfKind(quantity);
    const bool isStream = quantity.kind == Kind::StreamLogit || quantity.kind == Kind::StreamBias;
    QString text = isStream ? streamName(quantity) : coreText(kindName(quantity.kind).text);
    if (hasPlace(quantity, 't'))
        text = tr("%1 of %2", "a quantity of a token").arg(text, targetName(quantity.unit, lane));
    if (places.position)
        text = tr("%1 of %2", "a quantity of a token").arg(text, sourceName(quantity, lane));
    if (isRowOfSource(quantity)) {
        const QString who = tr("%1 (position %2)")
                                .arg(tokenName(lane.sourceTokens.value(static_cast<int>(quantity.step))))
                                .arg(quantity.step + 1);
        text = places.position ? tr("%1 for %2").arg(text, who)
                               : tr("%1 of %2", "a quantity of a token").arg(text, who);
    } else if (places.step && quantity.part != Part::Words) {
        text = atStep(text, quantity);
    }
    if (places.unit)
        text =
            (isStream ? tr("number %1 of %2") : tr("number %1 of the %2")).arg(quantity.unit + 1).arg(text);
    const QString place = placeName(quantity, lane);
    return place.isEmpty() ? text : tr("%1, %2").arg(text, place);
}

QString raised(Index number) {
    static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString text;
    for (const QChar c : QString::number(number))
        text += digits[c.digitValue()];
    return text;
}

// "α⁽²⋅¹⁾₃,₂": layer and head, as far as there are several.
QString layeredSymbol(const Quantity& quantity, const LaneData& lane, const SymbolPlaces& at) {
    const ModelConfig& config = configOf(lane);
    const Places places = placesOfKind(quantity);
    QString symbol = QString::fromUtf8(kindName(quantity.kind).symbol);
    // The weights of words and those of sentences are multiplied.
    if (quantity.part == Part::Words)
        symbol += QChar(u'ʷ');
    if (quantity.part == Part::Sentences)
        symbol += QChar(u'ˢ');
    QStringList marks;
    const bool isLens = quantity.part == Part::DecoderLens;
    if ((layersOf(quantity.part, config) > 1 && hasPlace(quantity, 'l')) || isLens)
        marks << raised(quantity.layer + (isLens ? 0 : 1));
    if (isOfHead(quantity, config))
        marks << raised(quantity.head + 1);
    if (!marks.isEmpty())
        symbol += QStringLiteral("⁽%1⁾").arg(marks.join(QChar(0x22c5)));
    if (places.step)
        symbol += stepMark(quantity);
    if (places.position)
        symbol += (places.step ? QStringLiteral(",") : QString()) + at.position;
    if (hasPlace(quantity, 't'))
        return QStringLiteral("%1(%2)").arg(symbol, at.unit);
    return places.unit ? entryOf(symbol, at) : symbol;
}

// A line of text without a picture.
QStringList noPicture(const Quantity&, const ModelConfig&) {
    return {QString()};
}

std::vector<NumberRow> rowsOfPart(Part part) {
    std::vector<NumberRow> rows;
    for (int kind = 0; kind < kindCount; ++kind) {
        const Quantity quantity{.kind = static_cast<Kind>(kind), .part = part};
        rows.push_back(
            {.kind = quantity.kind,
             .places = placesOfKind(quantity),
             .hasTokens = hasPlace(quantity, 't'),
             .isPart = hasPlace(quantity, 'u') && hasPlace(quantity, 'p') && quantity.kind == Kind::ScoreUnit,
             .name = layeredName,
             .symbol = layeredSymbol,
             .formulas = noPicture});
    }
    return rows;
}

}  // namespace

const NumberRow& layeredRow(const Quantity& quantity) {
    static const std::vector<std::vector<NumberRow>> rows = [] {
        std::vector<std::vector<NumberRow>> all;
        for (int part = 0; part < partCount; ++part)
            all.push_back(rowsOfPart(static_cast<Part>(part)));
        return all;
    }();
    return rows[static_cast<std::size_t>(quantity.part)][static_cast<std::size_t>(quantity.kind)];
}

}  // namespace attn::ui
