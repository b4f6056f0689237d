// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <set>
#include <vector>

#include "core/network/map_address.h"
#include "core/network/network.h"

namespace attn {

// What is changed in one attention map at one step.
struct MapIntervention {
    std::optional<Vector> weights;    // [S] attention weights instead of the span's: a distribution
    std::optional<Real> temperature;  // instead of that of all steps
    bool operator==(const MapIntervention& other) const;
};

// What is changed in one step. Decoding goes on from the changed step.
struct StepIntervention {
    std::optional<Token> token;  // said instead of the most likely one
    std::map<MapAddress, MapIntervention> maps;
    // What is changed in one map; nullptr if nothing is.
    const MapIntervention* of(const MapAddress& map) const;
    bool operator==(const StepIntervention&) const = default;
};

// What is changed in one attention map at all steps, and in all rows of an encoder's map.
struct WholeMapIntervention {
    Real temperature = 1;    // scores are divided by it
    bool isUniform = false;  // every permitted position gets the same weight
    bool isHard = false;     // the permitted position with the largest score gets all weight
    bool isOff = false;      // the map adds nothing
    // A step reads later steps, too: the causal mask of a decoder's own map is lifted. There are later steps
    // only while the decoder reads a given target; otherwise this changes nothing.
    bool readsAhead = false;
    bool operator==(const WholeMapIntervention&) const = default;
};

// What a person changes in the decoding of one sentence, to see what follows.
struct Interventions {
    // By step, counted from 0. In an encoder's map, a step is the source position that attends.
    std::map<Index, StepIntervention> steps;
    std::map<MapAddress, WholeMapIntervention> maps;
    Real temperature =
        1;  // of all maps that read the source in a step; scores are divided by it before the span
    std::set<Index> zeroed;          // source positions whose annotation is 0; s_0 stays as it was
    std::map<Index, Token> swapped;  // source positions that have another token
    // [S] the places that an encoder with position encodings takes the source tokens to stand at, a
    // permutation of 0 … S − 1. Empty: each at its own.
    std::vector<Index> places;

    // What is changed at a step, or in one map at a step; nullptr if nothing is.
    const StepIntervention* of(Index step) const;
    // What is changed in the mean of a layer's heads is changed in each of them.
    const MapIntervention* of(Index step, const MapAddress& map) const;
    // What is changed in one map at all steps, by the same rule; nullptr if nothing is.
    const WholeMapIntervention* of(const MapAddress& map) const;
    // Removes entries that change nothing.
    void dropEmpty();
    bool isEmpty() const { return *this == Interventions(); }
    bool operator==(const Interventions&) const = default;
};

// Throws Error, which says which step or position cannot be changed so and why: weights that are no
// distribution over `sourceLength` positions, a temperature that is not above 0, an unknown token or
// position, a map that the network does not have. The text counts steps and positions from 1, as people do.
void validate(const Interventions& interventions, const Network& network, Index sourceLength);

}  // namespace attn
