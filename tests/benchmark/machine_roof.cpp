// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmark/machine_roof.h"

#include <unistd.h>
#if defined(__x86_64__)
#include <immintrin.h>
#endif

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <functional>
#include <thread>
#include <vector>

namespace attn::benchmark {
namespace {

// Twelve sums hide the latency of a multiply–add: two a cycle, ready after four to six.
constexpr int sums = 12;

// The same loops for registers of 16, 32 and 64 bytes, each compiled for the instructions that have them.
// ATTN_LOOPS(NAME, ATTRIBUTE, BYTES) makes NAME::multiplyAdds, which returns a number that depends on all
// sums, and NAME::read, which reads `count` numbers, a multiple of 16 · sums, `times` times.
// NOLINTBEGIN(bugprone-macro-parentheses): attributes, names and sizes
#define ATTN_LOOPS(NAME, ATTRIBUTE, BYTES)                                                             \
    namespace NAME {                                                                                   \
    using Wide = float __attribute__((vector_size(BYTES), may_alias));                                 \
    constexpr int lanes = BYTES / static_cast<int>(sizeof(float));                                     \
    ATTRIBUTE float multiplyAdds(long rounds, float first) {                                           \
        Wide sum[sums];                                                                                \
        const Wide factor = Wide{} + 0.999F, addend = Wide{} + 0.001F;                                 \
        _Pragma("GCC unroll 12") for (int i = 0; i < sums; ++i) sum[i] =                               \
            Wide{} + (first + static_cast<float>(i));                                                  \
        for (long round = 0; round < rounds; ++round)                                                  \
            _Pragma("GCC unroll 12") for (int i = 0; i < sums; ++i) sum[i] = sum[i] * factor + addend; \
        float all = 0;                                                                                 \
        for (int i = 0; i < sums; ++i)                                                                 \
            all += sum[i][0];                                                                          \
        return all;                                                                                    \
    }                                                                                                  \
    ATTRIBUTE float read(const float* numbers, std::size_t count, long times) {                        \
        Wide sum[sums] = {};                                                                           \
        for (long time = 0; time < times; ++time)                                                      \
            for (std::size_t at = 0; at < count; at += sums * lanes)                                   \
                _Pragma("GCC unroll 12") for (int i = 0; i < sums; ++i) sum[i] +=                      \
                    *reinterpret_cast<const Wide*>(numbers + at + i * lanes);                          \
        float all = 0;                                                                                 \
        for (int i = 0; i < sums; ++i)                                                                 \
            all += sum[i][0];                                                                          \
        return all;                                                                                    \
    }                                                                                                  \
    }

// NOLINTEND(bugprone-macro-parentheses)
ATTN_LOOPS(of16, , 16)
#if defined(__x86_64__)
ATTN_LOOPS(of32, __attribute__((target("avx2,fma"))), 32)
ATTN_LOOPS(of64, __attribute__((target("avx512f,avx512dq,avx512vl"))), 64)
#endif

// As multiplyAdds, with 32 products of BF16 numbers an instruction: all of them 1, so that the sums stay
// exact.
constexpr int halfWidthLanes = 32;
#if defined(__x86_64__)
__attribute__((target("avx512f,avx512bw,avx512vl,avx512bf16"))) float multiplyAddsOfHalfWidth(long rounds,
                                                                                              float first) {
    __m512 sum[sums];
    const auto ones = reinterpret_cast<__m512bh>(_mm512_set1_epi16(0x3F80));
    for (int i = 0; i < sums; ++i)
        sum[i] = _mm512_set1_ps(first + static_cast<float>(i));
    for (long round = 0; round < rounds; ++round)
        _Pragma("GCC unroll 12") for (__m512& each : sum) each = _mm512_dpbf16_ps(each, ones, ones);
    float all = 0;
    for (const __m512& each : sum)
        all += each[0];
    return all;
}
bool hasHalfWidth() {
    return __builtin_cpu_supports("avx512bf16");
}
#else
float multiplyAddsOfHalfWidth(long, float) {
    return 0;
}
bool hasHalfWidth() {
    return false;
}
#endif

struct Loops {
    float (*multiplyAdds)(long, float);
    float (*read)(const float*, std::size_t, long);
    int lanes;
};

// The loader takes the level of the library by the same rule: all of a level's instructions.
Loops loopsOfThisMachine() {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq") &&
        __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512bw"))
        return {of64::multiplyAdds, of64::read, of64::lanes};
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
        return {of32::multiplyAdds, of32::read, of32::lanes};
#endif
    return {of16::multiplyAdds, of16::read, of16::lanes};
}

std::atomic<float> used = 0;  // so that no loop is left out

// The most that all threads together do of `perTurn` in a second, of several turns.
double bestRate(int threads, double perTurn, const std::function<float(int thread)>& turn) {
    using Clock = std::chrono::steady_clock;
    double best = 0;
    for (int i = 0; i < 7; ++i) {
        std::atomic<int> ready = 0;
        std::vector<double> seconds(static_cast<std::size_t>(threads));
        {
            std::vector<std::jthread> all;
            for (int thread = 0; thread < threads; ++thread)
                all.emplace_back([&, thread] {
                    ++ready;
                    while (ready < threads) {
                    }
                    const Clock::time_point begin = Clock::now();
                    used = used + turn(thread);
                    seconds[static_cast<std::size_t>(thread)] =
                        std::chrono::duration<double>(Clock::now() - begin).count();
                });
        }
        best = std::max(best, threads * perTurn / *std::max_element(seconds.begin(), seconds.end()));
    }
    return best;
}

double cacheBytes(int name, double otherwise) {
    const long bytes = sysconf(name);
    return bytes > 0 ? static_cast<double>(bytes) : otherwise;
}

}  // namespace

const MachineRoof::Level& MachineRoof::levelOf(double bytes) const {
    for (const Level& level : levels)
        if (bytes <= level.largest)
            return level;
    return levels.back();
}

MachineRoof measureRoof(int threads) {
    const Loops loops = loopsOfThisMachine();
    MachineRoof roof;
    constexpr long rounds = 2'000'000;
    roof.operations = bestRate(threads, 2.0 * rounds * sums * loops.lanes, [&](int thread) {
        return loops.multiplyAdds(rounds, static_cast<float>(thread));
    });
    if (hasHalfWidth())
        roof.halfWidth = bestRate(threads, 2.0 * rounds * sums * halfWidthLanes, [&](int thread) {
            return multiplyAddsOfHalfWidth(rounds, static_cast<float>(thread));
        });
    roof.levels = {{"L1", cacheBytes(_SC_LEVEL1_DCACHE_SIZE, 32 << 10), 0},
                   {"L2", cacheBytes(_SC_LEVEL2_CACHE_SIZE, 512 << 10), 0},
                   {"L3", cacheBytes(_SC_LEVEL3_CACHE_SIZE, 0) / threads, 0},
                   {"memory", 1e300, 0}};
    std::erase_if(roof.levels, [](const MachineRoof::Level& level) { return level.largest <= 0; });
    for (MachineRoof::Level& level : roof.levels) {
        // Well within the level (others may use a part of the last cache), or well beyond all caches.
        const double bytes = level.largest > 1e18 ? 256 << 20
                             : level.name == "L3" ? level.largest / 4
                                                  : level.largest / 2;
        constexpr std::size_t multiple = 16 * sums;
        const auto count = static_cast<std::size_t>(bytes) / sizeof(float) / multiple * multiple;
        std::vector<std::vector<float>> numbers(static_cast<std::size_t>(threads),
                                                std::vector<float>(count + 16));
        const long times = std::max(1L, static_cast<long>(256e6 / bytes));
        level.bandwidth = bestRate(
            threads, static_cast<double>(times) * static_cast<double>(count * sizeof(float)),
            [&](int thread) {
                const auto address =
                    reinterpret_cast<std::uintptr_t>(numbers[static_cast<std::size_t>(thread)].data());
                return loops.read(reinterpret_cast<const float*>((address + 63) / 64 * 64), count, times);
            });
    }
    return roof;
}

}  // namespace attn::benchmark
