// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <span>

#include "core/base/types.h"

namespace attn {

struct BootstrapOptions {
    Index samples = 1000;
    std::uint64_t seed = 12345;  // sacreBLEU's
};

// A corpus score and what resampling shows about it.
struct SampledScore {
    double score = 0;
    double mean = 0;      // mean of the samples
    double interval = 0;  // half the width of the range that holds 95 % of them
};

struct PairedBootstrap {
    SampledScore baseline, system;
    double pValue = 1;  // probability of such a difference by chance
};

// The two scores of the sentences in a sample.
struct ScorePair {
    double baseline = 0, system = 0;
};

// The paired bootstrap test (Koehn 2004; the p-value after Riezler & Maxwell 2005), computed like sacreBLEU
// 2. Each sample draws `sentences` sentences with replacement by numpy's generator, the same ones for both
// systems. Systems that differ in no sample have the p-value 1. `scores` is called on `threads` threads with
// numbers from 0 to `sentences` − 1. `sentences` ≥ 1 (asserted).
PairedBootstrap pairedBootstrap(Index sentences,
                                const std::function<ScorePair(std::span<const std::uint32_t>)>& scores,
                                const BootstrapOptions& options = {}, Index threads = 1);

}  // namespace attn
