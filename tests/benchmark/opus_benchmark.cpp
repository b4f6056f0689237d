// SPDX-License-Identifier: GPL-3.0-or-later
// Translating 30 tokens into 30 with a model of OPUS-MT's size on one thread: seconds to open the model and
// to its first token, peak memory against its float32 weights, milliseconds a sentence, and the share of what
// reading its weights at this machine's bandwidth permits.
//
// opus_benchmark FOLDER [--rounds N]        (FOLDER: opus_model.py FOLDER [--int8])
#include <sys/resource.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <cstring>
#include <vector>

#include "core/decode/greedy.h"
#include "core/math/random.h"
#include "core/model_files/model_file.h"
#include "core/network/layers/narrow_weights.h"
#include "tests/benchmark/yardstick.h"

namespace {

using namespace attn;
using namespace attn::benchmark;
using Clock = std::chrono::steady_clock;

constexpr Index length = 30;

double secondsSince(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

double peakMiB() {
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

// Bytes a second that one thread reads where they are in no cache. How this file is compiled does not matter
// to the library's search for a byte.
double bandwidth() {
    const std::vector<char> bytes(std::size_t{1} << 28, 0);
    double best = 0;
    for (int i = 0; i < 5; ++i) {
        const Clock::time_point start = Clock::now();
        if (std::memchr(bytes.data(), 1, bytes.size()) != nullptr)
            return 0;
        best = std::max(best, static_cast<double>(bytes.size()) / secondsSince(start));
    }
    return best;
}

}  // namespace

int main(int argc, char** argv) {
    std::string folder;
    int rounds = 10;
    CLI::App app;
    app.add_option("folder", folder)->required();
    app.add_option("--rounds", rounds);
    CLI11_PARSE(app, argc, argv);

    const Clock::time_point start = Clock::now();
    const std::shared_ptr<const TrainedModel> model = loadModel(folder);
    const double opened = secondsSince(start);
    const Seq2Seq& network = model->network;
    Random random(1);
    std::vector<SentencePair> pairs(1);
    for (Index j = 0; j < length; ++j)
        pairs[0].source.push_back(4 + random.below(static_cast<int>(network.sourceSize()) - 4));
    Batch batch;
    fillBatch(batch, pairs, {0});
    GreedyDecoder greedy(network);
    greedy.run(batch, 1);
    std::printf("opened in %.2f s, first token after %.2f s\n", opened, secondsSince(start));
    std::vector<double> times;
    for (int round = 0; round < rounds; ++round) {
        const Clock::time_point begin = Clock::now();
        greedy.run(batch, length);
        times.push_back(secondsSince(begin));
    }
    const double weights = 4.0 * static_cast<double>(network.layout()->parameterCount());
    std::printf("peak memory %.0f MiB = %.2f of its float32 weights\n", peakMiB(),
                peakMiB() * 1024 * 1024 / weights);

    // The encoder's weights are read once, the decoder's and the output's once a step.
    double once = 0, everyStep = 0;
    const std::vector<ParameterEntry>& entries = network.layout()->entries();
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const NarrowWeights* narrow = network.parameters().narrow();
        const bool isNarrow = narrow && narrow->find(static_cast<ParameterId>(i));
        const bool isEncoders = entries[i].name.starts_with("encoder.layers");
        (isEncoders ? once : everyStep) +=
            static_cast<double>(entries[i].size() * (isNarrow && !isEncoders ? 1 : Index{sizeof(Real)}));
    }
    const double speed = bandwidth();
    const double least = (once + static_cast<double>(length) * everyStep) / speed;
    std::printf(
        "30 tokens into 30: %.0f ms (target 250); reading its weights at %.1f GB/s takes %.0f ms: %.0f %%\n",
        1e3 * median(times), speed / 1e9, 1e3 * least, 100 * least / median(times));
}
