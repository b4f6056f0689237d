// SPDX-License-Identifier: GPL-3.0-or-later
// Greedy decoding of one sentence, encoder included: microseconds a token against PyTorch on the same sizes
// in the same run, one thread each, in turn. As the yardstick does, always as many tokens as the size says.
//
// decode_benchmark [--model recurrent|transformer|all] [--size S|M|L|all] [--rounds N] [--seconds N]
//                  [--yardsticks FOLDER]
#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <vector>

#include "core/decode/greedy.h"
#include "core/math/random.h"
#include "core/network/models/seq2seq.h"
#include "tests/benchmark/yardstick.h"

namespace {

using namespace attn;
using namespace attn::benchmark;
using Clock = std::chrono::steady_clock;

// Median microseconds a token over `seconds`.
double ours(const Size& size, double seconds) {
    Seq2Seq network(size.config);
    network.parameters().initialize(1);
    // It never ends by itself: the end would cut the work short.
    const ParameterLayout& layout = *network.layout();
    network.parameters().vector(layout.find("output.bias").value())[endToken] = -1000;
    Random random(1);
    std::vector<SentencePair> pairs(1);
    for (Index j = 0; j < size.source; ++j)
        pairs[0].source.push_back(3 + random.below(static_cast<int>(size.words()) - 3));
    Batch batch;
    fillBatch(batch, pairs, {0});
    GreedyDecoder greedy(network);
    for (int i = 0; i < 5; ++i)
        greedy.run(batch, size.target);
    std::vector<double> times;
    for (const Clock::time_point begin = Clock::now();
         std::chrono::duration<double>(Clock::now() - begin).count() < seconds || times.size() < 5;) {
        const Clock::time_point start = Clock::now();
        greedy.run(batch, size.target);
        times.push_back(std::chrono::duration<double>(Clock::now() - start).count());
    }
    return 1e6 * median(times) / static_cast<double>(size.target);
}

void measure(const Yardstick& yardstick, const Size& size, int rounds, double seconds,
             const std::string& folder) {
    std::vector<double> own, theirs, ratios;
    for (int round = 0; round < rounds; ++round) {
        own.push_back(ours(size, seconds));
        if (const auto torch = runYardstick(
                folder, yardstick, "decode --size " + size.name + " --seconds " + std::to_string(seconds),
                yardstick.decoding, 1)) {
            theirs.push_back(torch->speed);
            ratios.push_back(torch->speed / own.back());
        }
    }
    std::printf("%-11s %-2s one sentence, one thread: ours %8.1f us/token", yardstick.model.c_str(),
                size.name.c_str(), median(own));
    if (ratios.empty())
        std::printf(" · PyTorch: not here\n");
    else
        std::printf(" · PyTorch %8.1f · ratio %.2f (%.2f to %.2f) [%.3g]\n", median(theirs), median(ratios),
                    *std::min_element(ratios.begin(), ratios.end()),
                    *std::max_element(ratios.begin(), ratios.end()), size.decoding);
    std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
    CLI::App app("Decoding speed against PyTorch");
    std::string model = "all", size = "all", folder = ATTN_PROJECT_DIR "/../shared/reference";
    int rounds = 3;
    double seconds = 2;
    app.add_option("--model", model, "recurrent, transformer or all")
        ->check(CLI::IsMember({"recurrent", "transformer", "all"}));
    app.add_option("--size", size, "S, M, L or all")->check(CLI::IsMember({"S", "M", "L", "all"}));
    app.add_option("--rounds", rounds, "Both in turn, this often")->check(CLI::Range(1, 100));
    app.add_option("--seconds", seconds, "For each turn")->check(CLI::Range(0.1, 600.0));
    app.add_option("--yardsticks", folder, "Folder of PyTorch's scripts");
    CLI11_PARSE(app, argc, argv);
    for (const Yardstick& yardstick : yardsticks())
        if (model == "all" || model == yardstick.model)
            for (const Size& each : yardstick.sizes)
                if (each.decoding > 0 && (size == each.name || size == "all"))
                    measure(yardstick, each, rounds, seconds, folder);
    return 0;
}
