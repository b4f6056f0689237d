// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <mutex>
#include <tuple>

#include "core/math/work_meter.h"
#include "tests/benchmark/machine_roof.h"

namespace attn::benchmark {

// Adds up the pieces of work of an engine that runs: time, share, and how far each kind is from what the
// machine can do. The roof of a piece is the larger of two times: its operations at the rate of multiply–adds
// in registers, its numbers at the bandwidth of the cache that holds them all.
class WorkProfile : public WorkMeter {
public:
    // `oneThread` is the roof of a thread while as many others work as in the profiled run.
    explicit WorkProfile(const MachineRoof& oneThread) : m_roof(oneThread) {}

    void add(const WorkDone& done, double seconds) override;
    // Prints a line for each kind of work and shape of a product, the longest first; `turns` turns took
    // `seconds` of `threads` threads.
    void print(int turns, double seconds, int threads) const;

private:
    struct Sum {
        double seconds = 0, roof = 0, operations = 0, byMemory = 0;
        long pieces = 0;
        double bytes = 0;  // of all pieces
    };
    using Key = std::tuple<Work, Index, Index, Index>;  // work, rows, columns, depth

    MachineRoof m_roof;
    std::mutex m_mutex;
    std::map<Key, Sum> m_sums;
};

}  // namespace attn::benchmark
