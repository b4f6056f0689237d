// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/network/attention/attention_numbers.h"
#include "core/network/transformer/block_numbers.h"
#include "core/network/transformer/head_score.h"

namespace attn {
namespace {

MapSite siteOf(Part part) {
    return part == Part::EncoderSelf   ? MapSite::Encoder
           : part == Part::DecoderSelf ? MapSite::Decoder
                                       : MapSite::Cross;
}

// The heads of a part in all layers.
class HeadTable {
public:
    HeadTable(const Numbers& numbers, const BlocksPlace& blocks, Part part, NumberForms& table)
        : m_numbers(numbers), m_blocks(blocks), m_part(part), m_table(table) {}

    void add() {
        if (isCross() && m_blocks.cross == "none") {
            addFixedContext();
            return;
        }
        const bool isTurned = m_blocks.positions == "rotary" && !isCross();
        addProjection(isTurned ? Kind::HeadQuery : Kind::Query, "q", true);
        addProjection(isTurned ? Kind::HeadKey : Kind::Key, "k", false);
        addProjection(Kind::Value, "v", false);
        if (isTurned) {
            addTurned(Kind::Query, Kind::HeadQuery, true);
            addTurned(Kind::Key, Kind::HeadKey, false);
        }
        addWeights();
        addContext();
        addOutput(Kind::Context);
    }

private:
    bool isCross() const { return m_part == Part::DecoderCross; }
    Index rows() const { return m_blocks.rows.count; }
    Index columns() const { return isCross() ? m_blocks.annotations : m_blocks.rows.count; }
    std::string tensorName(Index layer) const {
        return m_blocks.layerName(layer) + (isCross() ? ".cross_attention." : ".self_attention.");
    }
    std::vector<ParameterId> tensors(const std::string& part) const {
        std::vector<ParameterId> all;
        for (Index layer = 0; layer < m_blocks.layers; ++layer)
            all.push_back(m_numbers.tensor(tensorName(layer) + part));
        return all;
    }
    // Of queries by rows, of keys and values by columns.
    Extents extents(Index units, bool isOfRow) const {
        Extents all{.units = units, .layers = m_blocks.layers, .heads = m_blocks.heads};
        (isOfRow ? all.steps : all.positions) = isOfRow ? rows() : columns();
        return all;
    }
    void push(Kind kind, const Extents& extents, std::function<void(const Quantity&, Arithmetic&)> write) {
        m_table.push_back({.kind = kind,
                           .part = m_part,
                           .extents = extents,
                           .write = std::move(write),
                           .isOfStep = m_blocks.isDecoder});
    }

    // W x + b of a head. Queries read the stream; so do keys and values of self-attention, those of
    // cross-attention read annotations.
    void addProjection(Kind kind, const std::string& letter, bool isOfRow) {
        const bool readsAnnotations = isCross() && !isOfRow;
        const auto input = [blocks = m_blocks, readsAnnotations, isOfRow](const Quantity& at, Index i) {
            if (readsAnnotations)
                return Quantity{.kind = Kind::Annotation, .position = at.position, .unit = i};
            return blocks.read(at.part, at.layer, isOfRow ? at.step : at.position, i);
        };
        const Index count = readsAnnotations ? m_blocks.annotationSize : m_blocks.size;
        push(kind, extents(m_blocks.headWidth(), isOfRow),
             [&numbers = m_numbers, input, count, width = m_blocks.headWidth(),
              weights = tensors(letter + "_proj.weight"),
              biases = tensors(letter + "_proj.bias")](const Quantity& at, Arithmetic& arithmetic) {
                 const auto layer = static_cast<std::size_t>(at.layer);
                 addAffine(
                     numbers, weights[layer], biases[layer], at.head * width + at.unit, count,
                     [&](Index i) { return numbers.number(input(at, i)); }, arithmetic);
             });
    }

    // A pair (x, y) becomes (x cos − y sin, x sin + y cos).
    void addTurned(Kind kind, Kind projected, bool isOfRow) {
        push(kind, extents(m_blocks.headWidth(), isOfRow),
             [&numbers = m_numbers, part = m_blocks.input(), projected, isOfRow](const Quantity& at,
                                                                                 Arithmetic& arithmetic) {
                 Quantity even = like(at, projected), odd = even;
                 even.unit = at.unit / 2 * 2;
                 odd.unit = even.unit + 1;
                 const auto turn = [&](Kind of) {
                     return numbers.number({.kind = of,
                                            .position = isOfRow ? at.step : at.position,
                                            .unit = at.unit / 2,
                                            .part = part});
                 };
                 const Factor cosine = turn(Kind::TurnCosine), sine = turn(Kind::TurnSine);
                 if (at.unit % 2 == 0) {
                     arithmetic.term({numbers.number(even), cosine});
                     arithmetic.term({constant(-1), numbers.number(odd), sine});
                 } else {
                     arithmetic.term({numbers.number(even), sine});
                     arithmetic.term({numbers.number(odd), cosine});
                 }
             });
    }

    void addWeights() {
        const Index width = m_blocks.headWidth();
        const std::string& score = isCross() ? m_blocks.cross : m_blocks.score;
        AttentionPlace place;
        place.part = m_part;
        place.setup.config.score = score;
        place.setup.config.learnedKeyStrength = true;
        place.setup.state = place.setup.annotation = width;
        place.forms = &findHeadScore(score)->forms;
        place.rows = rows();
        place.longest = columns();
        place.layers = m_blocks.layers;
        place.heads = m_blocks.heads;
        place.tensors = [blocks = m_blocks, isCross = isCross()](Index layer) {
            return blocks.layerName(layer) + (isCross ? ".cross_attention." : ".self_attention.");
        };
        // A step reads itself and the steps before, unless somebody lets it read ahead.
        if (m_part == Part::DecoderSelf)
            place.length = [table = *this](const Quantity& at) { return table.ownLength(at); };
        place.map = [](const Quantity& at) { return MapAddress{siteOf(at.part), at.layer, at.head}; };
        place.annotation = Kind::Key;
        place.isOfStep = m_blocks.isDecoder;
        place.isOffFirst = true;
        addAttentionNumbers(m_numbers, place, m_table);
        addMeanWeight(place);
    }

    // The steps that a step of a decoder reads in one of its own heads.
    Index ownLength(const Quantity& at) const {
        const bool readsAhead = m_numbers.readsAhead() &&
                                m_numbers.edit({MapSite::Decoder, at.layer, at.head}, at.step).readsAhead;
        return readsAhead ? rows() : at.step + 1;
    }

    void addMeanWeight(const AttentionPlace& place) {
        Extents all{.steps = rows(), .positions = columns(), .layers = m_blocks.layers};
        push(Kind::MeanWeight, all,
             [&numbers = m_numbers, place, heads = m_blocks.heads](const Quantity& at,
                                                                   Arithmetic& arithmetic) {
                 Quantity weight = like(at, Kind::AttentionWeight);
                 for (weight.head = 0; weight.head < heads; ++weight.head)
                     if (at.position < place.lengthOf(weight))
                         arithmetic.term({numbers.number(weight)});
                 arithmetic.divide(constant(static_cast<double>(heads)));
             });
        if (place.length)
            m_table.back().positions = [place, heads = m_blocks.heads](Quantity at) {
                Index longest = 0;
                for (at.head = 0; at.head < heads; ++at.head)
                    longest = std::max(longest, place.lengthOf(at));
                return longest;
            };
    }

    // Σ_i α_i v_i
    void addContext() {
        push(Kind::Context, extents(m_blocks.headWidth(), true),
             [&numbers = m_numbers, table = *this](const Quantity& at, Arithmetic& arithmetic) {
                 Quantity weight = like(at, Kind::AttentionWeight), value = like(at, Kind::Value);
                 weight.unit = 0;
                 value.step = 0;
                 const Index count =
                     table.m_part == Part::DecoderSelf ? table.ownLength(at) : table.columns();
                 for (Index i = 0; i < count; ++i) {
                     weight.position = value.position = i;
                     arithmetic.term({numbers.number(weight), numbers.number(value)});
                 }
             });
    }

    // W_o c + b_o, c the heads' contexts one below the other, or a fixed one.
    void addOutput(Kind context) {
        const RowPlace rows = m_blocks.rows;
        const Index width = context == Kind::Context ? m_blocks.headWidth() : m_blocks.size;
        const bool hasRows = context == Kind::Context;
        push(Kind::Added, rows.extents(m_blocks.size, m_blocks.layers),
             [&numbers = m_numbers, rows, context, width, hasRows, size = m_blocks.size,
              weights = tensors("out_proj.weight"),
              biases = tensors("out_proj.bias")](const Quantity& at, Arithmetic& arithmetic) {
                 const auto layer = static_cast<std::size_t>(at.layer);
                 addAffine(
                     numbers, weights[layer], biases[layer], at.unit, size,
                     [&](Index i) {
                         return numbers.number({.kind = context,
                                                .step = hasRows ? rows.row(at) : 0,
                                                .unit = i % width,
                                                .layer = at.layer,
                                                .head = i / width,
                                                .part = at.part});
                     },
                     arithmetic);
             });
    }

    // Cross-attention without attention: W_o (W_v summary + b_v) + b_o.
    void addFixedContext() {
        push(Kind::FixedValue, {.units = m_blocks.size, .layers = m_blocks.layers},
             [&numbers = m_numbers, size = m_blocks.annotationSize, weights = tensors("v_proj.weight"),
              biases = tensors("v_proj.bias")](const Quantity& at, Arithmetic& arithmetic) {
                 const auto layer = static_cast<std::size_t>(at.layer);
                 addAffine(
                     numbers, weights[layer], biases[layer], at.unit, size,
                     [&](Index k) { return numbers.number({.kind = Kind::Summary, .unit = k}); }, arithmetic);
             });
        addOutput(Kind::FixedValue);
    }

    const Numbers& m_numbers;
    BlocksPlace m_blocks;
    Part m_part;
    NumberForms& m_table;
};

}  // namespace

void addHeadNumbers(const Numbers& numbers, const BlocksPlace& blocks, Part part, NumberForms& table) {
    HeadTable(numbers, blocks, part, table).add();
}

}  // namespace attn
