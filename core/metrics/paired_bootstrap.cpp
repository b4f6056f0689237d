// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/paired_bootstrap.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>
#include <vector>

#include "core/math/side_by_side.h"
#include "core/metrics/numpy_generator.h"

namespace attn {
namespace {

double meanOf(const std::vector<double>& values) {
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

SampledScore sampled(double score, std::vector<double> samples) {
    SampledScore result{score, meanOf(samples), 0};
    std::sort(samples.begin(), samples.end());
    const std::size_t cut = samples.size() / 40;  // one in forty at each end
    result.interval = (samples[samples.size() - cut - 1] - samples[cut]) / 2;
    return result;
}

}  // namespace

PairedBootstrap pairedBootstrap(Index sentences,
                                const std::function<ScorePair(std::span<const std::uint32_t>)>& scores,
                                const BootstrapOptions& options, Index threads) {
    assert(sentences > 0 && options.samples > 0);
    const auto count = static_cast<std::size_t>(sentences),
               samples = static_cast<std::size_t>(options.samples);
    std::vector<std::uint32_t> all(count);
    std::iota(all.begin(), all.end(), 0U);
    const ScorePair real = scores(all);

    NumpyGenerator generator(options.seed);
    std::vector<double> baseline(samples), system(samples);
    // Samples are drawn one after the other and scored in parallel.
    constexpr std::size_t atOnce = 64;
    std::vector<std::vector<std::uint32_t>> drawn(std::min(atOnce, samples),
                                                  std::vector<std::uint32_t>(count));
    for (std::size_t first = 0; first < samples; first += drawn.size()) {
        const std::size_t size = std::min(drawn.size(), samples - first);
        for (std::size_t i = 0; i < size; ++i)
            for (std::uint32_t& sentence : drawn[i])
                sentence = generator.below(static_cast<std::uint32_t>(count));
        sideBySide(threads, static_cast<Index>(size), [&](Index, Index item) {
            const auto i = static_cast<std::size_t>(item);
            const ScorePair found = scores(drawn[i]);
            baseline[first + i] = found.baseline;
            system[first + i] = found.system;
        });
    }

    std::vector<double> differences(samples);
    for (std::size_t i = 0; i < samples; ++i)
        differences[i] = std::abs(system[i] - baseline[i]);
    const double shift = meanOf(differences), difference = std::abs(real.baseline - real.system);
    const auto larger = std::count_if(differences.begin(), differences.end(),
                                      [&](double value) { return value - shift > difference; });
    // If the systems do not differ in any sample, the difference is certainly due to chance. sacreBLEU finds
    // no larger difference in that case and reports 0.001.
    const bool isSame = difference == 0 && shift == 0;
    return {sampled(real.baseline, std::move(baseline)), sampled(real.system, std::move(system)),
            isSame ? 1 : (static_cast<double>(larger) + 1) / (static_cast<double>(samples) + 1)};
}

}  // namespace attn
