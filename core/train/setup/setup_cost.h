// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/train/setup/run_setup.h"

namespace attn {

// How many numbers the tensors of such a network have. The sizes of the vocabularies must be known. Nothing
// if the configuration contradicts itself.
std::optional<Index> parameterCount(const ModelConfig& config);

// For a task: its vocabularies and the mean lengths of some pairs. For a corpus: what is known of it, if it
// was read. Computed once for each task and lengths. One thread at a time may call it.
std::optional<TextSizes> textSizes(const RunSetup& setup);

// Multiplications of one full update, per target token. Each weight meets every token of its side once
// forward and twice backward. At each step, scores and context meet every source position. Layers with heads
// take a constant for each token and for each weight besides. All else counts as constant. The constants were
// fitted to processor times of the bundled recipes (tests/benchmark/estimate_benchmark.cpp).
double updateWork(const ModelConfig& config, const TextSizes& texts);

// How many such multiplications one processor of this machine does in a second. The first call measures it
// with a small lane of dates (some 20 ms). Any thread may call it.
double measuredSpeed();

// About how many bytes of memory the run takes at most: its pairs while they are made, and every lane that
// takes part with a batch and a copy of its weights. Older copies have a bound of their own and are not
// counted. For texts that were not read yet, the size of their files is used.
double expectedMemory(const RunSetup& setup);
// Whether the run takes more than half of the memory that this process may use. A person is asked before
// anything of such a run is made.
bool isLarge(const RunSetup& setup);

struct RunCost {
    std::vector<std::optional<Index>> parameters;  // by lane; nothing for one that contradicts itself
    // An estimate for all lanes that take part, together. 0 if no lane does.
    double tokensPerSecond = 0;  // target tokens
    double seconds = 0;          // until all updates are done
};
// `speed` is that of measuredSpeed(); `processors` is the number of lanes at work at once. Nothing while the
// sizes of the vocabularies are not known.
std::optional<RunCost> expectedCost(const RunSetup& setup, double speed, Index processors);

}  // namespace attn
