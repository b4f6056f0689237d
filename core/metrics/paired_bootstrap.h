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

// A corpus score with what resampling says of it.
struct SampledScore {
    double score = 0;
    double mean = 0;      // of the samples
    double interval = 0;  // half the width of what holds 95 % of them
};

struct PairedBootstrap {
    SampledScore baseline, system;
    double pValue = 1;  // of a difference that large by chance
};

// Of the sentences in a sample.
struct ScorePair {
    double baseline = 0, system = 0;
};

// The paired bootstrap test (Koehn 2004; the p-value after Riezler & Maxwell 2005) as sacreBLEU 2 computes
// it: each sample draws as many of the `sentences` sentences as there are, with replacement and the same for
// both systems, by numpy's generator. Systems that differ in no sample have the p-value 1. `scores` is called
// on `threads` threads, with numbers from 0 to `sentences` − 1. `sentences` ≥ 1 (asserted).
PairedBootstrap pairedBootstrap(Index sentences,
                                const std::function<ScorePair(std::span<const std::uint32_t>)>& scores,
                                const BootstrapOptions& options = {}, Index threads = 1);

}  // namespace attn
