// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/computation_state.h"

namespace attn {

// One recurrent cell at one position or step: the place of its numbers, and what it reads. `at` has the
// layer, direction, position or step. The forms set unit and gate.
struct CellSite {
    const ComputationState& state;
    Quantity at;
    bool isEncoder;

    Index hidden() const;
    Index inputs() const;
    Factor input(Index i) const;      // what the layer reads
    Factor before(Index unit) const;  // its state before; 0 at the beginning of the encoder
    Factor memoryBefore(Index unit) const;
    Quantity of(Kind encoderKind, Kind decoderKind, Index unit, Index gate = 0) const;
    ParameterId tensor(const char* part) const;  // "weight_ih" …
};

// How many gates the cell keeps as numbers of their own, and which other numbers it has.
Index gateCount(const std::string& cell);
bool hasMemory(const std::string& cell);
bool hasComplement(const std::string& cell);

void writeGate(const CellSite& site, const std::string& cell, Index unit, Index gate, Arithmetic& arithmetic);
void writeComplement(const CellSite& site, Index unit, Arithmetic& arithmetic);
void writeHiddenSum(const CellSite& site, Index unit, Arithmetic& arithmetic);
void writeMemory(const CellSite& site, Index unit, Arithmetic& arithmetic);
void writeMemoryTanh(const CellSite& site, Index unit, Arithmetic& arithmetic);
void writeState(const CellSite& site, const std::string& cell, Index unit, Arithmetic& arithmetic);

}  // namespace attn
