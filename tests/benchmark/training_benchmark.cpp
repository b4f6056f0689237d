// SPDX-License-Identifier: GPL-3.0-or-later
// Target tokens a second of a full training update (forward, backward, clipping, Adam) of the additive score,
// against PyTorch on the same sizes in the same run, one thread each, in turn.
//
// training_benchmark [--size S|M|L] [--rounds N] [--yardstick torch_train.py]
// The yardstick is ../shared/reference/torch_train.py seen from the project's root; without it or without
// PyTorch only our own figures are printed.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/math/product.h"
#include "core/math/random.h"
#include "core/train/adam.h"
#include "core/train/parallel_pass.h"

namespace {

using namespace attn;
using Clock = std::chrono::steady_clock;

struct Size {
    Index hidden, embedding, words, batch, source, target;
};
const std::map<std::string, Size> sizes = {
    {"S", {64, 32, 40, 32, 24, 12}},
    {"M", {128, 64, 1000, 64, 15, 15}},
    {"L", {256, 256, 8000, 64, 25, 25}},
};

double secondsSince(Clock::time_point begin) {
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

ModelConfig configOf(const Size& size) {
    ModelConfig config;
    config.sourceSize = config.targetSize = size.words;
    config.encoder.hidden = config.decoder.hidden = config.attention.size = size.hidden;
    config.encoder.embedding = config.decoder.embedding = size.embedding;
    return config;
}

// The multiply–adds of the products that one update really does: forward, and twice that backward. A
// vocabulary smaller than the batch's tokens is projected into the gates once (core/nn/token_projection.h).
double multiplyAdds(const Size& size) {
    const auto h = static_cast<double>(size.hidden), e = static_cast<double>(size.embedding);
    const auto v = static_cast<double>(size.words);
    const auto sources = static_cast<double>(size.batch * size.source);
    const auto targets = static_cast<double>(size.batch * size.target);
    const double embedding = 3 * h * e * (2 * std::min(v, sources) + std::min(v, targets));
    const double source = 2 * 3 * h * h + h * 2 * h;
    const double target = h * h + 3 * h * 2 * h + 3 * h * h + v * (3 * h + e);
    const double attention = static_cast<double>(size.source) * (h + 2 * h);
    return 3 * (embedding + sources * source + targets * (target + attention));
}

class OurTraining {
public:
    explicit OurTraining(const Size& size)
        : m_network(configOf(size)),
          m_gradient(m_network.layout()),
          m_pass(m_network, 1),
          m_adam(m_gradient.buffer().size(), {}),
          m_tokens(size.batch * size.target) {
        m_network.parameters().initialize(1);
        Random random(1);
        const int words = static_cast<int>(size.words) - 3;
        for (Index b = 0; b < size.batch; ++b) {
            SentencePair pair;
            for (Index j = 0; j < size.source; ++j)
                pair.source.push_back(3 + random.below(words));
            for (Index t = 0; t < size.target; ++t)
                pair.target.push_back(3 + random.below(words));
            m_pairs.push_back(pair);
            m_chosen.push_back(b);
        }
    }

    // Median target tokens a second over `seconds`.
    double run(double seconds) {
        std::vector<double> times;
        for (int i = 0; i < 3; ++i)
            update();
        for (const Clock::time_point begin = Clock::now();
             secondsSince(begin) < seconds || times.size() < 5;) {
            const Clock::time_point start = Clock::now();
            update();
            times.push_back(secondsSince(start));
        }
        return static_cast<double>(m_tokens) / median(times);
    }

private:
    void update() {
        m_pass.run(m_pairs, m_chosen, m_gradient);
        clipNorm(m_gradient.buffer(), 1);
        m_adam.update(m_network.parameters().buffer(), m_gradient.buffer(), 1e-3);
    }

    Seq2Seq m_network;
    Parameters m_gradient;
    ParallelPass m_pass;
    Adam m_adam;
    std::vector<SentencePair> m_pairs;
    std::vector<Index> m_chosen;
    Index m_tokens;
};

// The machine's own float peak as our product reaches it: 512 × 512 × 512, best of many.
double peakMultiplyAdds() {
    constexpr Index n = 512;
    const Matrix a = Matrix::Random(n, n), b = Matrix::Random(n, n);
    Matrix c(n, n);
    double best = 1e9;
    for (int i = 0; i < 30; ++i) {
        const Clock::time_point start = Clock::now();
        setProduct(a, b, c);
        best = std::min(best, secondsSince(start));
    }
    return static_cast<double>(n * n * n) / best;
}

bool knowsAvx512() {
#if defined(__x86_64__)
    return __builtin_cpu_supports("avx512f");
#else
    return false;
#endif
}

// Tokens a second as the yardstick prints them. OpenBLAS is set up as its README says.
std::optional<double> runTorch(const std::string& yardstick, const std::string& size, double seconds) {
    const std::string command = std::string("OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1 OPENBLAS_CORETYPE=") +
                                (knowsAvx512() ? "SKYLAKEX" : "Haswell") + " /usr/bin/python3 '" + yardstick +
                                "' train --threads 1 --size " + size + " --seconds " +
                                std::to_string(seconds) + " 2>/dev/null";
    std::FILE* pipe = popen(command.c_str(), "r");
    if (!pipe)
        return std::nullopt;
    std::string output;
    std::array<char, 512> chunk{};
    while (std::fgets(chunk.data(), chunk.size(), pipe))
        output += chunk.data();
    pclose(pipe);
    double step = 0, least = 0, tokens = 0;
    const std::size_t figures = output.find(": ");
    if (figures == std::string::npos ||
        std::sscanf(output.c_str() + figures, ": %lf ms/step (min %lf) %lf", &step, &least, &tokens) != 3)
        return std::nullopt;
    return tokens;
}

}  // namespace

int main(int argc, char** argv) {
    CLI::App app("Training speed against PyTorch, one thread each");
    std::string size = "S", yardstick = ATTN_PROJECT_DIR "/../shared/reference/torch_train.py";
    int rounds = 3;
    double seconds = 3;
    app.add_option("--size", size, "S, M or L")->check(CLI::IsMember({"S", "M", "L"}));
    app.add_option("--rounds", rounds, "Both in turn, this often")->check(CLI::Range(1, 100));
    app.add_option("--seconds", seconds, "For each turn")->check(CLI::Range(0.1, 600.0));
    app.add_option("--yardstick", yardstick, "torch_train.py");
    CLI11_PARSE(app, argc, argv);

    OurTraining ours(sizes.at(size));
    const double work =
        multiplyAdds(sizes.at(size)) / static_cast<double>(sizes.at(size).batch * sizes.at(size).target);
    std::vector<double> ratios;
    for (int round = 0; round < rounds; ++round) {
        const double own = ours.run(seconds), peak = peakMultiplyAdds();
        std::printf(
            "size %s, one thread: ours %.0f target tokens/s, %.0f %% of the product peak of %.0f GFLOP/s",
            size.c_str(), own, 100 * own * work / peak, 2 * peak / 1e9);
        const auto torch =
            std::filesystem::exists(yardstick) ? runTorch(yardstick, size, seconds) : std::nullopt;
        if (torch) {
            std::printf(" · PyTorch %.0f · ratio %.2f", *torch, own / *torch);
            ratios.push_back(own / *torch);
        } else {
            std::printf(" · PyTorch: not here");
        }
        std::printf("\n");
        std::fflush(stdout);
    }
    if (!ratios.empty())
        std::printf("median ratio %.2f\n", median(ratios));
    return 0;
}
