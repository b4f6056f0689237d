// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmark/work_profile.h"

#include <algorithm>
#include <cstdio>
#include <string>
#include <utility>
#include <vector>

namespace attn::benchmark {
namespace {

constexpr int shapeWidth = 17;  // letters

const char* nameOf(Work work) {
    switch (work) {
        case Work::Product:
            return "product";
        case Work::Gates:
            return "gates";
        case Work::Scores:
            return "scores";
        case Work::Softmax:
            return "softmax";
        case Work::PositionProducts:
            return "sums over positions";
        case Work::Activations:
            return "activations";
        case Work::Norms:
            return "layer norms";
        case Work::CrossEntropy:
            return "cross-entropy";
        case Work::ColumnSums:
            return "gradients of biases";
        case Work::LookUps:
            return "look-ups";
        case Work::Copies:
            return "copies, zeros";
        case Work::Transposes:
            return "transposes";
        case Work::Optimiser:
            return "optimiser";
    }
    return "";
}

}  // namespace

void WorkProfile::add(const WorkDone& done, double seconds) {
    const double bytes = done.numbers * sizeof(Real);
    const MachineRoof::Level& level = m_roof.levelOf(bytes);
    const double computing = done.operations / m_roof.operations, moving = bytes / level.bandwidth;
    const std::lock_guard lock(m_mutex);
    Sum& sum = m_sums[{done.work, done.rows, done.columns, done.depth}];
    sum.seconds += seconds;
    sum.roof += std::max(computing, moving);
    sum.byMemory += moving > computing ? seconds : 0;
    sum.operations += done.operations;
    sum.bytes += bytes;
    ++sum.pieces;
}

void WorkProfile::print(int turns, double seconds, int threads) const {
    std::vector<std::pair<Key, Sum>> all(m_sums.begin(), m_sums.end());
    std::sort(all.begin(), all.end(),
              [](const auto& a, const auto& b) { return a.second.seconds > b.second.seconds; });
    const double whole = seconds * threads;
    std::printf("%-20s %*s %8s %10s %6s %9s %s\n", "work", shapeWidth + 2, "shape M·N·K", "pieces",
                "µs a turn", "share", "GFLOP/s", "of its roof");
    double named = 0, products = 0;
    for (const auto& [key, sum] : all) {
        const auto& [work, rows, columns, depth] = key;
        named += sum.seconds;
        products += work == Work::Product ? sum.seconds : 0;
        if (sum.seconds < 0.002 * whole)
            continue;
        const bool isProduct = work == Work::Product;
        const std::string shape =
            isProduct ? std::to_string(rows) + "·" + std::to_string(columns) + "·" + std::to_string(depth)
                      : "";
        const int bytes = shapeWidth + (isProduct ? 2 : 0);  // a "·" has two
        std::printf("%-20s %*s %8ld %10.1f %4.1f %% %9.1f %3.0f %% of %s\n", nameOf(work), bytes,
                    shape.c_str(), sum.pieces / turns, 1e6 * sum.seconds / turns, 100 * sum.seconds / whole,
                    1e-9 * sum.operations / sum.seconds, 100 * sum.roof / sum.seconds,
                    sum.byMemory > sum.seconds / 2
                        ? m_roof.levelOf(sum.bytes / static_cast<double>(sum.pieces)).name.c_str()
                        : "multiply–adds");
    }
    std::printf("Products %.1f %%, other named work %.1f %%, the rest %.1f %% of %.1f µs a turn.\n",
                100 * products / whole, 100 * (named - products) / whole, 100 * (1 - named / whole),
                1e6 * seconds / turns);
}

}  // namespace attn::benchmark
