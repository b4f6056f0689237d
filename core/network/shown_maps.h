// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/network/network.h"

namespace attn {

// What the rows or the columns of a map are: tokens of the source, sentences of the source, steps of the
// output, or the tokens that these steps read (y_{t−1}, the first one is <s>).
enum class MapAxis { Source, Sentences, Steps, Read };

// Whose weights a step's row is, of maps between output and source. A step reads y_{t−1} and writes y_t: its
// weights are taken for the token that it writes, or for the one that it reads, which it knows already (Chen
// et al. 2020, "Accurate Word Alignment Induction from Neural Machine Translation", 3.1).
enum class RowToken { Written, Read };

// The maps that can be shown of a network, in the order in which people list them: each head, the mean of
// the heads of a layer that has several, and what is made of several maps (`Tokens`, `Rollout`).
std::vector<MapAddress> shownMaps(const Network& network);
// Those of them whose rows are steps and whose columns are source tokens: they can be compared with links.
std::vector<MapAddress> alignmentMaps(const Network& network);

// Those of them that are no means of others and no rollout: each head, and the weights of words in texts of
// sentences.
std::vector<MapAddress> alignmentHeads(const Network& network);

// Whether tokens of one text attend to one another: those of the source, or those that the decoder reads.
bool isSelfAttention(const MapAddress& map);
// Those of them that can be watched in training: `alignmentMaps` and self-attention.
std::vector<MapAddress> watchableMaps(const Network& network);

MapAxis rowsOf(const MapAddress& map);
MapAxis columnsOf(const MapAddress& map, const Network& network);

// The shown map that a person named. Throws Error, without a place, that says what is possible.
MapAddress shownMapOfName(const std::string& name, const Network& network);
// What a map is, for people: "attention of the decoder to the source, layer 1, mean of the heads".
std::string mapInWords(const MapAddress& map);

}  // namespace attn
