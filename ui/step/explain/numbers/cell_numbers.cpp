// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers of the recurrent cells: gates, memories, states.
#include "core/network/models/wiring_registry.h"

#include "ui/kit/text/token_text.h"
#include "ui/kit/text/tr.h"
#include "ui/step/explain/numbers/number_row.h"

namespace attn::ui {
namespace {

// One cell of the encoder or the decoder, as its numbers are written. Letters: h or s its state, m an LSTM's
// memory, a the part of a GRU's candidate that comes from the state.
struct CellPlace {
    bool isEncoder;
    const std::string& cell;
    Index layers;
};

CellPlace placeIn(const Quantity& quantity, const ModelConfig& config) {
    if (numberRow(quantity).cells == Cells::Encoder)
        return {true, config.encoder.cell, config.encoder.layers};
    return {false, config.decoder.cell, config.decoder.layers};
}

QString gateName(const std::string& cell, Index gate) {
    if (cell == "lstm")
        return gate == 0   ? tr("input gate")
               : gate == 1 ? tr("forget gate")
               : gate == 2 ? tr("candidate")
                           : tr("output gate");
    return gate == 0 ? tr("reset gate") : gate == 1 ? tr("update gate") : tr("candidate");
}

// `what` is the number, without where it stands.
QString nameInCell(const QString& what, const Quantity& q, const LaneData& lane) {
    const CellPlace place = placeIn(q, configOf(lane));
    const QString text =
        place.isEncoder
            ? tr("number %1 of the encoder's %2, %3, at %4")
                  .arg(q.unit + 1)
                  .arg(what, q.direction == 0 ? tr("forwards") : tr("backwards"), sourceName(q, lane))
            : tr("number %1 of the decoder's %2 at step %3").arg(q.unit + 1).arg(what).arg(q.step + 1);
    return place.layers > 1 ? text + tr(", layer %1").arg(q.layer + 1) : text;
}

QString superscript(Index number) {
    static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString text;
    for (const QChar c : QString::number(number))
        text += digits[c.digitValue()];
    return text;
}

// "h→⁽²⁾₃[5]": the layer is said where there is more than one.
QString symbolInCell(const QString& letter, const Quantity& q, const LaneData& lane,
                     const SymbolPlaces& places) {
    const CellPlace place = placeIn(q, configOf(lane));
    QString mark = !place.isEncoder   ? QString()
                   : q.direction == 0 ? QStringLiteral("→")
                                      : QStringLiteral("←");
    if (place.layers > 1)
        mark += QStringLiteral("⁽%1⁾").arg(superscript(q.layer + 1));
    return entryOf(letter + mark + (place.isEncoder ? places.position : stepMark(q)), places);
}

// The picture that says what x is, what the cell reads.
QString cellInput(const Quantity& q, const ModelConfig& config) {
    if (placeIn(q, config).isEncoder)
        return q.layer > 0 ? explainId("input-below") + oneWay(config) : explainId("input-embedding");
    if (q.layer > 0)
        return explainId("input-below-decoder");
    return !hasAttentionalVector(config) ? explainId("input-bahdanau")
           : config.decoder.inputFeeding ? explainId("input-feeding")
                                         : explainId("input-plain");
}

QString cellFormula(const QString& part, const Quantity& q, const ModelConfig& config) {
    const CellPlace place = placeIn(q, config);
    const QString half = !place.isEncoder   ? QStringLiteral("decoder")
                         : q.direction == 0 ? QStringLiteral("forward")
                                            : QStringLiteral("backward");
    return QStringLiteral("explain-%1-%2-%3").arg(half, QString::fromStdString(place.cell), part);
}

bool isOfCell(const Quantity& quantity, Cells cells) {
    return numberRow(quantity).cells == cells;
}

std::vector<NumberRow> rowsOf(Cells cells, Kind first) {
    // The kinds stand in this order for encoder and decoder.
    const auto kind = [&](int place) { return static_cast<Kind>(static_cast<int>(first) + place); };
    const Places places{.step = cells == Cells::Decoder, .position = cells == Cells::Encoder, .unit = true};
    using Q = const Quantity&;
    using L = const LaneData&;
    using P = const SymbolPlaces&;
    using C = const ModelConfig&;
    return {
        {.kind = kind(0),
         .places = places,
         .cells = cells,
         .isPart = true,
         .name =
             [](Q q, L lane) {
                 return nameInCell(gateName(placeIn(q, configOf(lane)).cell, q.gate), q, lane);
             },
         .symbol =
             [](Q q, L lane, P at) {
                 return symbolInCell(gateLetter(placeIn(q, configOf(lane)).cell, q.gate), q, lane, at);
             },
         .formulas = [](Q q, C config) -> QStringList {
             return {cellFormula(gateLetter(placeIn(q, config).cell, q.gate), q, config),
                     cellInput(q, config)};
         },
         .symbolNameIn = [](Q q, Q, C config) { return gateLetter(placeIn(q, config).cell, q.gate); }},
        {.kind = kind(1),
         .places = places,
         .cells = cells,
         .isPart = true,
         .name = [](Q q, L lane) { return nameInCell(tr("1 − update gate"), q, lane); },
         .symbol =
             [](Q q, L lane, P at) {
                 return QStringLiteral("(1 − %1)").arg(symbolInCell(QStringLiteral("z"), q, lane, at));
             },
         .formulas = [](Q q, C config) -> QStringList {
             return {cellFormula(QStringLiteral("complement"), q, config)};
         },
         .symbolName = "complement"},
        {.kind = kind(2),
         .places = places,
         .cells = cells,
         .isPart = true,
         .name = [](Q q,
                    L lane) { return nameInCell(tr("candidate's part from the state before"), q, lane); },
         .symbol = [](Q q, L lane, P at) { return symbolInCell(QStringLiteral("a"), q, lane, at); },
         .formulas = [](Q q, C config) -> QStringList {
             return {cellFormula(QStringLiteral("a"), q, config)};
         },
         .symbolName = "a"},
        {.kind = kind(3),
         .places = places,
         .cells = cells,
         .isPart = true,
         .name = [](Q q, L lane) { return nameInCell(tr("memory"), q, lane); },
         .symbol = [](Q q, L lane, P at) { return symbolInCell(QStringLiteral("m"), q, lane, at); },
         .formulas = [](Q q, C config) -> QStringList {
             return {cellFormula(QStringLiteral("memory"), q, config)};
         },
         .symbolNameIn =
             [](Q q, Q of, C) {
                 return q.step != of.step || q.position != of.position ? QStringLiteral("memoryBefore")
                                                                       : QStringLiteral("memory");
             }},
        {.kind = kind(4),
         .places = places,
         .cells = cells,
         .isPart = true,
         .name = [](Q q, L lane) { return nameInCell(tr("tanh of the memory"), q, lane); },
         .symbol =
             [](Q q, L lane, P at) {
                 return QStringLiteral("tanh(%1)").arg(symbolInCell(QStringLiteral("m"), q, lane, at));
             },
         .formulas = [](Q q, C config) -> QStringList {
             return {cellFormula(QStringLiteral("memory-tanh"), q, config)};
         },
         .symbolName = "memoryTanh"},
        {.kind = kind(5),
         .places = places,
         .cells = cells,
         .name = [](Q q, L lane) { return nameInCell(tr("state"), q, lane); },
         .symbol =
             [](Q q, L lane, P at) {
                 const bool isEncoder = isOfCell(q, Cells::Encoder);
                 return symbolInCell(isEncoder ? QStringLiteral("h") : QStringLiteral("s"), q, lane, at);
             },
         .formulas = [](Q q, C config) -> QStringList {
             QStringList ids = {cellFormula(QStringLiteral("state"), q, config)};
             if (placeIn(q, config).cell == "rnn")
                 ids << cellInput(q, config);
             return ids;
         },
         .symbolNameIn = [](Q q, Q of, C) -> QString {
             const bool isBelow = isOfCell(of, numberRow(q).cells) && q.layer != of.layer;
             if (isBelow)
                 return QStringLiteral("below");
             if (isOfCell(q, Cells::Decoder))
                 return q.step != of.step ? QStringLiteral("before") : QStringLiteral("state");
             return isOfCell(of, Cells::Encoder) && q.position != of.position ? QStringLiteral("neighbour")
                                                                              : QStringLiteral("h");
         }},
    };
}

}  // namespace

std::vector<NumberRow> cellNumbers() {
    std::vector<NumberRow> rows = rowsOf(Cells::Encoder, Kind::EncoderGate);
    for (const NumberRow& row : rowsOf(Cells::Decoder, Kind::DecoderGate))
        rows.push_back(row);
    return rows;
}

}  // namespace attn::ui
