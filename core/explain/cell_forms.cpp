// SPDX-License-Identifier: GPL-3.0-or-later
// Recurrent cells (model-spec, "Encoder"). Gates have PyTorch's order: r, z, n of a GRU and i, f, g, o of an
// LSTM.
#include "core/explain/cell_forms.h"

#include <cassert>

namespace attn {
namespace {

constexpr Index resetGate = 0, updateGate = 1, candidateGate = 2;             // GRU
constexpr Index inputGate = 0, forgetGate = 1, cellGate = 2, outputGate = 3;  // LSTM

Quantity gateOf(const CellSite& site, Index unit, Index gate) {
    return site.of(Kind::EncoderGate, Kind::DecoderGate, unit, gate);
}

// Σ W_ih x + b_ih of a row
void addInput(const CellSite& site, Index row, Arithmetic& arithmetic) {
    const ParameterId weight = site.tensor("weight_ih");
    for (Index i = 0; i < site.inputs(); ++i)
        arithmetic.term({site.state.entry(weight, row, i), site.input(i)});
    arithmetic.term({site.state.entry(site.tensor("bias_ih"), row)});
}

// Σ W_hh h + b_hh of a row
void addHidden(const CellSite& site, Index row, Arithmetic& arithmetic) {
    const ParameterId weight = site.tensor("weight_hh");
    for (Index i = 0; i < site.hidden(); ++i)
        arithmetic.term({site.state.entry(weight, row, i), site.before(i)});
    arithmetic.term({site.state.entry(site.tensor("bias_hh"), row)});
}

}  // namespace

Index CellSite::hidden() const {
    return isEncoder ? state.config().encoder.hidden : state.config().decoder.hidden;
}

Index CellSite::inputs() const {
    const ModelConfig& config = state.config();
    if (isEncoder)
        return at.layer == 0 ? config.encoder.embedding : config.annotationSize();
    if (at.layer > 0)
        return config.decoder.hidden;
    const Index feed = !state.isLuong()              ? config.annotationSize()
                       : config.decoder.inputFeeding ? config.decoder.hidden
                                                     : 0;
    return config.decoder.embedding + feed;
}

Factor CellSite::input(Index i) const {
    const ModelConfig& config = state.config();
    if (isEncoder) {
        if (at.layer == 0)
            return state.entry(state.sourceEmbedding(),
                               state.trace().source[static_cast<std::size_t>(at.position)], i);
        Quantity below = at;
        below.kind = Kind::EncoderState;
        below.layer = at.layer - 1;
        below.direction = i / config.encoder.hidden;
        below.unit = i % config.encoder.hidden;
        below.gate = 0;
        return state.number(below);
    }
    if (at.layer > 0)
        return state.number({.kind = Kind::DecoderState, .step = at.step, .unit = i, .layer = at.layer - 1});
    if (i < config.decoder.embedding)
        return state.entry(state.targetEmbedding(), state.step(at.step).previous, i);
    const Index unit = i - config.decoder.embedding;
    if (!state.isLuong())
        return state.number({.kind = Kind::Context, .step = at.step, .unit = unit});
    return at.step == 0 ? constant(0)
                        : state.number({.kind = Kind::Attentional, .step = at.step - 1, .unit = unit});
}

Factor CellSite::before(Index unit) const {
    Quantity before = of(Kind::EncoderState, Kind::DecoderState, unit);
    if (isEncoder) {
        before.position += at.direction == 0 ? -1 : 1;
        return before.position < 0 || before.position >= state.sourceLength() ? constant(0)
                                                                              : state.number(before);
    }
    before.step -= 1;
    return before.step < 0 ? state.number({.kind = Kind::FirstState, .unit = unit}) : state.number(before);
}

Factor CellSite::memoryBefore(Index unit) const {
    Quantity before = of(Kind::EncoderMemory, Kind::DecoderMemory, unit);
    if (isEncoder) {
        before.position += at.direction == 0 ? -1 : 1;
        return before.position < 0 || before.position >= state.sourceLength() ? constant(0)
                                                                              : state.number(before);
    }
    before.step -= 1;
    return before.step < 0 ? constant(0) : state.number(before);
}

Quantity CellSite::of(Kind encoderKind, Kind decoderKind, Index unit, Index gate) const {
    Quantity quantity = at;
    quantity.kind = isEncoder ? encoderKind : decoderKind;
    quantity.unit = unit;
    quantity.gate = gate;
    return quantity;
}

ParameterId CellSite::tensor(const char* part) const {
    std::string name = isEncoder ? "encoder.rnn." : "decoder.rnn.";
    name.append(part).append("_l").append(std::to_string(at.layer));
    return state.tensor(at.direction == 0 ? name : name.append("_reverse"));
}

Index gateCount(const std::string& cell) {
    return cell == "gru" ? 3 : cell == "lstm" ? 4 : 0;
}

bool hasMemory(const std::string& cell) {
    return cell == "lstm";
}

bool hasComplement(const std::string& cell) {
    return cell == "gru";
}

void writeGate(const CellSite& site, const std::string& cell, Index unit, Index gate,
               Arithmetic& arithmetic) {
    const Index row = gate * site.hidden() + unit;
    addInput(site, row, arithmetic);
    const bool isCandidate = cell == "gru" && gate == candidateGate;
    if (isCandidate)
        arithmetic.term({site.state.number(gateOf(site, unit, resetGate)),
                         site.state.number(site.of(Kind::EncoderHiddenSum, Kind::DecoderHiddenSum, unit))});
    else
        addHidden(site, row, arithmetic);
    arithmetic.apply(isCandidate || (cell == "lstm" && gate == cellGate) ? Function::Tanh
                                                                         : Function::Sigmoid);
}

// 1 − z
void writeComplement(const CellSite& site, Index unit, Arithmetic& arithmetic) {
    arithmetic.term({constant(1)});
    arithmetic.term({constant(-1), site.state.number(gateOf(site, unit, updateGate))});
}

// W_hn h + b_hn
void writeHiddenSum(const CellSite& site, Index unit, Arithmetic& arithmetic) {
    addHidden(site, candidateGate * site.hidden() + unit, arithmetic);
}

// c = f c + i g
void writeMemory(const CellSite& site, Index unit, Arithmetic& arithmetic) {
    const ComputationState& state = site.state;
    arithmetic.term({state.number(gateOf(site, unit, forgetGate)), site.memoryBefore(unit)});
    arithmetic.term(
        {state.number(gateOf(site, unit, inputGate)), state.number(gateOf(site, unit, cellGate))});
}

void writeMemoryTanh(const CellSite& site, Index unit, Arithmetic& arithmetic) {
    arithmetic.term({site.state.number(site.of(Kind::EncoderMemory, Kind::DecoderMemory, unit))});
    arithmetic.apply(Function::Tanh);
}

// GRU (1 − z) n + z h, LSTM o tanh(c), RNN tanh(W x + W h)
void writeState(const CellSite& site, const std::string& cell, Index unit, Arithmetic& arithmetic) {
    const ComputationState& state = site.state;
    if (cell == "gru") {
        arithmetic.term({state.number(site.of(Kind::EncoderComplement, Kind::DecoderComplement, unit)),
                         state.number(gateOf(site, unit, candidateGate))});
        arithmetic.term({state.number(gateOf(site, unit, updateGate)), site.before(unit)});
    } else if (cell == "lstm") {
        arithmetic.term({state.number(gateOf(site, unit, outputGate)),
                         state.number(site.of(Kind::EncoderMemoryTanh, Kind::DecoderMemoryTanh, unit))});
    } else {
        assert(cell == "rnn");
        addInput(site, unit, arithmetic);
        addHidden(site, unit, arithmetic);
        arithmetic.apply(Function::Tanh);
    }
}

}  // namespace attn
