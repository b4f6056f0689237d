// SPDX-License-Identifier: GPL-3.0-or-later
// No update after the first allocates: this file counts what reaches the system's allocator, from any thread.
#include <gtest/gtest.h>

#include <atomic>
#include <cerrno>
#include <cstdlib>

#include "core/network/attention/spans/span_registry.h"
#include "core/network/models/seq2seq.h"
#include "core/network/models/wiring_registry.h"
#include "core/network/recurrent/cells/cell_registry.h"
#include "core/train/adam.h"
#include "core/train/corpora/batch_source.h"
#include "core/train/parallel_pass.h"
#include "tests/support/random_values.h"
#include "tests/support/sanitized.h"
#include "tests/support/score_variants.h"

#if defined(__GLIBC__) && !defined(ATTN_SANITIZED)
#define ATTN_COUNTS_ALLOCATIONS 1
namespace {
std::atomic<long> allocations = 0;
}

// The executable's own functions replace the library's in the whole process.
extern "C" {
void* __libc_malloc(std::size_t);
void* __libc_calloc(std::size_t, std::size_t);
void* __libc_realloc(void*, std::size_t);
void* __libc_memalign(std::size_t, std::size_t);

void* malloc(std::size_t size) {
    ++allocations;
    return __libc_malloc(size);
}
void* calloc(std::size_t count, std::size_t size) {
    ++allocations;
    return __libc_calloc(count, size);
}
void* realloc(void* memory, std::size_t size) {
    ++allocations;
    return __libc_realloc(memory, size);
}
void* aligned_alloc(std::size_t alignment, std::size_t size) {
    ++allocations;
    return __libc_memalign(alignment, size);
}
int posix_memalign(void** memory, std::size_t alignment, std::size_t size) {
    ++allocations;
    *memory = __libc_memalign(alignment, size);
    return *memory ? 0 : ENOMEM;
}
}
#else
#define ATTN_COUNTS_ALLOCATIONS 0
namespace {
long allocations = 0;
}
#endif

namespace attn::test {
namespace {

void expectNoAllocations(const ModelConfig& config, Index threads, const PassOptions& passOptions = {}) {
    if (!ATTN_COUNTS_ALLOCATIONS)
        GTEST_SKIP() << "allocations are counted with glibc and without sanitizers only";
    Seq2Seq network(config);
    network.parameters().initialize(1);
    Parameters gradient(network.layout());
    ParallelPass pass(network, threads);
    Random random(1);
    // There are as many pairs as a batch holds. Every update has the same shapes and shuffles anew.
    const std::vector<SentencePair> pairs =
        randomPairs(random, config, {{3, 4}, {5, 2}, {1, 3}, {3, 1}, {7, 7}, {2, 2}});
    BatchSource batches(pairs, static_cast<Index>(pairs.size()), 1);
    Adam adam(gradient.buffer().size(), {});
    PassOptions options = passOptions;
    long first = 0;
    for (int update = 0; update < 4; ++update) {
        options.seed = static_cast<std::uint64_t>(update);
        pass.run(pairs, batches.next(), gradient, options);
        pass.apply(adam, gradient, 1e-3, 1, network.parameters());
        if (update == 0)
            first = allocations;
    }
    EXPECT_GT(first, 0) << "the first one does";
    EXPECT_EQ(allocations - first, 0);
}

class Allocations : public testing::TestWithParam<ScoreVariant> {};

TEST_P(Allocations, NoneAfterTheFirstUpdate) {
    expectNoAllocations(smallConfig(GetParam().attention), 1);
}

INSTANTIATE_TEST_SUITE_P(Scores, Allocations, testing::ValuesIn(scoreVariants()), variantName);

TEST(AllocationsOfTheNetwork, NoneWithAnyCellWiringAndSpan) {
    for (const CellDescription& cell : cells())
        for (const WiringDescription& wiring : recurrentWirings())
            for (const SpanDescription& span : spans()) {
                SCOPED_TRACE(cell.id + " " + wiring.id + " " + span.id);
                ModelConfig config = smallConfig("general");
                config.encoder.cell = config.decoder.cell = cell.id;
                config.encoder.layers = config.decoder.layers = 2;
                config.decoder.wiring = wiring.id;
                config.attention.span = span.id;
                expectNoAllocations(config, 1);
            }
}

TEST(AllocationsOfTheNetwork, NoneWithDropoutAndThreads) {
    ModelConfig config = smallConfig("additive");
    config.encoder.layers = config.decoder.layers = 2;
    expectNoAllocations(config, 1, {.dropout = Real(0.2)});
    expectNoAllocations(config, 2, {.dropout = Real(0.2)});
}

// At these sizes products are cut into tiles, and the vocabulary is not projected as a whole.
TEST(AllocationsOfTheNetwork, NoneAtALargerSize) {
    ModelConfig config;
    config.sourceSize = config.targetSize = 500;
    config.encoder.hidden = config.decoder.hidden = config.attention.size = 96;
    expectNoAllocations(config, 1);
}

}  // namespace
}  // namespace attn::test
