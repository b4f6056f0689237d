// SPDX-License-Identifier: GPL-3.0-or-later
// Gates have PyTorch's order: r, z, n of a GRU and i, f, g, o of an LSTM.
#include "core/network/recurrent/cell_numbers.h"

#include <cassert>
#include <memory>

namespace attn {
namespace {

constexpr Index resetGate = 0, updateGate = 1, candidateGate = 2;             // GRU
constexpr Index inputGate = 0, forgetGate = 1, cellGate = 2, outputGate = 3;  // LSTM

// The kinds of a reader, or of a decoder.
struct CellKinds {
    Kind gate, complement, hiddenSum, memory, memoryTanh, state;
};
constexpr CellKinds readerKinds = {Kind::EncoderGate,   Kind::EncoderComplement, Kind::EncoderHiddenSum,
                                   Kind::EncoderMemory, Kind::EncoderMemoryTanh, Kind::EncoderState};
constexpr CellKinds decoderKinds = {Kind::DecoderGate,   Kind::DecoderComplement, Kind::DecoderHiddenSum,
                                    Kind::DecoderMemory, Kind::DecoderMemoryTanh, Kind::DecoderState};

class CellWriter {
public:
    CellWriter(const Numbers& numbers, const CellPlace& place)
        : m_numbers(numbers), m_place(place), m_kinds(place.isEncoder ? readerKinds : decoderKinds) {
        for (Index layer = 0; layer < place.layers; ++layer)
            for (Index direction = 0; direction < place.directions; ++direction) {
                const std::string end =
                    "_l" + std::to_string(layer) + (direction == 0 ? std::string() : "_reverse");
                m_tensors.push_back({numbers.tensor(place.tensors + "weight_ih" + end),
                                     numbers.tensor(place.tensors + "weight_hh" + end),
                                     numbers.tensor(place.tensors + "bias_ih" + end),
                                     numbers.tensor(place.tensors + "bias_hh" + end)});
            }
    }

    const CellPlace& place() const { return m_place; }
    const CellKinds& kinds() const { return m_kinds; }
    bool isGru() const { return m_place.cell == "gru"; }
    bool isLstm() const { return m_place.cell == "lstm"; }

    void gate(const Quantity& at, Arithmetic& arithmetic) const {
        const Index row = at.gate * m_place.hidden + at.unit;
        addInput(at, row, arithmetic);
        const bool isCandidate = isGru() && at.gate == candidateGate;
        if (isCandidate)
            arithmetic.term({gateOf(at, resetGate), of(at, m_kinds.hiddenSum, at.unit)});
        else
            addHidden(at, row, arithmetic);
        arithmetic.apply(isCandidate || (isLstm() && at.gate == cellGate) ? Function::Tanh
                                                                          : Function::Sigmoid);
    }
    // 1 − z
    void complement(const Quantity& at, Arithmetic& arithmetic) const {
        arithmetic.term({constant(1)});
        arithmetic.term({constant(-1), gateOf(at, updateGate)});
    }
    // W_hn h + b_hn
    void hiddenSum(const Quantity& at, Arithmetic& arithmetic) const {
        addHidden(at, candidateGate * m_place.hidden + at.unit, arithmetic);
    }
    // c = f c + i g
    void memory(const Quantity& at, Arithmetic& arithmetic) const {
        Quantity earlier = like(at, m_kinds.memory);
        arithmetic.term({gateOf(at, forgetGate), goBack(earlier) ? m_numbers.number(earlier) : constant(0)});
        arithmetic.term({gateOf(at, inputGate), gateOf(at, cellGate)});
    }
    void memoryTanh(const Quantity& at, Arithmetic& arithmetic) const {
        arithmetic.term({of(at, m_kinds.memory, at.unit)});
        arithmetic.apply(Function::Tanh);
    }
    // GRU (1 − z) n + z h, LSTM o tanh(c), RNN tanh(W x + W h)
    void state(const Quantity& at, Arithmetic& arithmetic) const {
        if (isGru()) {
            arithmetic.term({of(at, m_kinds.complement, at.unit), gateOf(at, candidateGate)});
            arithmetic.term({gateOf(at, updateGate), before(at, at.unit)});
        } else if (isLstm()) {
            arithmetic.term({gateOf(at, outputGate), of(at, m_kinds.memoryTanh, at.unit)});
        } else {
            assert(m_place.cell == "rnn");
            addInput(at, at.unit, arithmetic);
            addHidden(at, at.unit, arithmetic);
            arithmetic.apply(Function::Tanh);
        }
    }
    // To the state before; false at the beginning of a sentence or of decoding.
    bool goBack(Quantity& at) const {
        if (!m_place.isEncoder)
            return --at.step >= 0;
        at.position += at.direction == 0 ? -1 : 1;
        return at.position >= 0 && at.position < (m_place.length ? m_place.length(at) : m_place.longest);
    }

private:
    struct Tensors {
        ParameterId inputWeight, hiddenWeight, inputBias, hiddenBias;
    };
    const Tensors& tensors(const Quantity& at) const {
        return m_tensors[static_cast<std::size_t>(at.layer * m_place.directions + at.direction)];
    }
    // A number of the same cell at the same place.
    Factor of(const Quantity& at, Kind kind, Index unit, Index gate = 0) const {
        Quantity other = like(at, kind);
        other.unit = unit;
        other.gate = gate;
        return m_numbers.number(other);
    }
    Factor gateOf(const Quantity& at, Index gate) const { return of(at, m_kinds.gate, at.unit, gate); }
    // The state before; 0 at the beginning of a sentence.
    Factor before(const Quantity& at, Index unit) const {
        Quantity earlier = like(at, m_kinds.state);
        earlier.unit = unit;
        earlier.gate = 0;
        if (goBack(earlier))
            return m_numbers.number(earlier);
        return m_place.isEncoder ? constant(0) : m_numbers.number({.kind = Kind::FirstState, .unit = unit});
    }
    // What the layer reads.
    Factor input(const Quantity& at, Index i) const {
        if (at.layer == 0)
            return m_place.input(at, i);
        Quantity below = like(at, m_kinds.state);
        below.layer = at.layer - 1;
        below.direction = i / m_place.hidden;
        below.unit = i % m_place.hidden;
        below.gate = 0;
        return m_numbers.number(below);
    }
    // Σ W_ih x + b_ih of a row
    void addInput(const Quantity& at, Index row, Arithmetic& arithmetic) const {
        const Index inputs = at.layer == 0 ? m_place.inputs : m_place.hidden * m_place.directions;
        addAffine(
            m_numbers, tensors(at).inputWeight, tensors(at).inputBias, row, inputs,
            [&](Index i) { return input(at, i); }, arithmetic);
    }
    // Σ W_hh h + b_hh of a row
    void addHidden(const Quantity& at, Index row, Arithmetic& arithmetic) const {
        addAffine(
            m_numbers, tensors(at).hiddenWeight, tensors(at).hiddenBias, row, m_place.hidden,
            [&](Index i) { return before(at, i); }, arithmetic);
    }

    const Numbers& m_numbers;
    CellPlace m_place;
    CellKinds m_kinds;
    std::vector<Tensors> m_tensors;  // by layer, then direction
};

}  // namespace

void addCellNumbers(const Numbers& numbers, const CellPlace& place, NumberForms& table) {
    const auto writer = std::make_shared<const CellWriter>(numbers, place);
    using Write = void (CellWriter::*)(const Quantity&, Arithmetic&) const;
    const auto add = [&](Kind kind, Index gates, Write write) -> NumberForm& {
        NumberForm& form = table.emplace_back();
        form.kind = kind;
        form.part = place.part;
        form.extents = {
            .units = place.hidden, .layers = place.layers, .directions = place.directions, .gates = gates};
        form.isOfStep = !place.isEncoder;
        if (place.isEncoder) {
            form.extents.steps = place.sentences;
            form.extents.positions = place.longest;
            form.positions = place.length;
        } else {
            form.extents.steps = numbers.stepCount();
        }
        form.write = [writer, write](const Quantity& at, Arithmetic& arithmetic) {
            ((*writer).*write)(at, arithmetic);
        };
        return form;
    };
    const CellKinds& kinds = writer->kinds();
    if (const Index gates = writer->isGru() ? 3 : writer->isLstm() ? 4 : 0)
        add(kinds.gate, gates, &CellWriter::gate);
    if (writer->isGru()) {
        add(kinds.complement, 1, &CellWriter::complement);
        add(kinds.hiddenSum, 1, &CellWriter::hiddenSum);
    }
    if (writer->isLstm()) {
        add(kinds.memory, 1, &CellWriter::memory);
        add(kinds.memoryTanh, 1, &CellWriter::memoryTanh);
    }
    NumberForm& state = add(kinds.state, 1, &CellWriter::state);
    // A step needs the states of all layers at the step before; the last layer's needs them in its turn.
    state.before = [writer](Quantity& at) {
        if (!writer->place().isEncoder)
            at.layer = writer->place().layers - 1;
        at.unit = 0;
        return writer->goBack(at);
    };
}

Quantity readerState(const CellPlace& place, Index sentence, Index position, Index unit) {
    return {.kind = Kind::EncoderState,
            .step = sentence,
            .position = position,
            .unit = unit % place.hidden,
            .layer = place.layers - 1,
            .direction = unit / place.hidden,
            .part = place.part};
}

}  // namespace attn
