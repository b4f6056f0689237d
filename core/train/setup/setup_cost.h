// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/train/setup/run_setup.h"

namespace attn {

// Numbers of a network of this configuration, whose vocabularies' sizes are written. None where it
// contradicts itself.
std::optional<Index> parameterCount(const ModelConfig& config);

// Of a task: its vocabularies and the mean lengths of some pairs. Of a corpus: what is known of it, else
// none. Computed once for each task and lengths; one thread at a time.
std::optional<TextSizes> textSizes(const RunSetup& setup);

// Multiplications of one full update per target token: each weight meets every token of its side once
// forward and twice backward, at each step scores and context meet every source position, and all else is
// taken for constant.
double updateWork(const ModelConfig& config, const TextSizes& texts);

// Multiplications of an update that one processor of this machine does in a second, measured with a small
// lane of dates when it is first asked for (some 20 ms). Any thread; the first call waits.
double measuredSpeed();

// Bytes of memory that the run takes at its worst, about: its pairs while they are made, and all lanes that
// take part with a batch of theirs and a copy of their weights; without the older copies, whose bound is set.
// Of texts that were not read yet from the size of their files.
double expectedMemory(const RunSetup& setup);
// What this process may have of it: of the machine, or of the group that it runs in. 0: not known.
double machineMemory();
// It takes more than half of that: to be asked about before anything of it is made.
bool isLarge(const RunSetup& setup);

struct RunCost {
    std::vector<std::optional<Index>> parameters;  // a lane; none where it contradicts itself
    // Of all lanes that take part, together: an estimate. 0 where no lane does.
    double tokensPerSecond = 0;  // target tokens
    double seconds = 0;          // until all updates are done
};
// `speed` as measuredSpeed() gives it, `processors` how many lanes are at work at once. None while the sizes
// of the vocabularies are not known.
std::optional<RunCost> expectedCost(const RunSetup& setup, double speed, Index processors);

}  // namespace attn
