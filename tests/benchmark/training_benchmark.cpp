// SPDX-License-Identifier: GPL-3.0-or-later
// Target tokens a second of a full training update (forward, backward, clipping, Adam) of the additive score
// over a GRU and of a Transformer, against PyTorch on the same sizes in the same run, in turn; share of the
// product peak and peak memory.
//
// training_benchmark [--model recurrent|transformer|all] [--size S|M|L|XL|all] [--threads N] [--rounds N]
//                    [--yardsticks FOLDER] [--profile]
// The yardsticks are in ../shared/reference seen from the project's root; without them or without PyTorch
// only our own figures are printed. Targets stand in brackets. With --profile: where the time of an update
// goes, and how far each part is from what the machine can do.
#include <sys/wait.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "core/math/product.h"
#include "core/math/random.h"
#include "core/network/models/seq2seq.h"
#include "core/train/adam.h"
#include "core/train/parallel_pass.h"
#include "tests/benchmark/work_profile.h"
#include "tests/benchmark/yardstick.h"

namespace {

using namespace attn;
using namespace attn::benchmark;
using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point begin) {
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

class OurTraining {
public:
    OurTraining(const Size& size, Index threads)
        : m_network(size.config),
          m_gradient(m_network.layout()),
          m_pass(m_network, threads),
          m_adam(m_gradient.buffer().size(), {}),
          m_tokens(size.batch * size.target) {
        m_network.parameters().initialize(1);
        Random random(1);
        const int words = static_cast<int>(size.words()) - 3;
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

    // Prints where the time goes.
    void profile(double seconds, int threads) {
        MachineRoof roof = measureRoof(threads);
        roof.operations /= threads;
        for (MachineRoof::Level& level : roof.levels)
            level.bandwidth /= threads;
        for (int i = 0; i < 3; ++i)
            update();
        WorkProfile profile(roof);
        WorkMeter::tell(&profile);
        int updates = 0;
        const Clock::time_point begin = Clock::now();
        for (; secondsSince(begin) < seconds || updates < 5; ++updates)
            update();
        const double whole = secondsSince(begin);
        WorkMeter::tell(nullptr);
        profile.print(updates, whole, threads);
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
        m_pass.apply(m_adam, m_gradient, 1e-3, 1, m_network.parameters());
    }

    Seq2Seq m_network;
    Parameters m_gradient;
    ParallelPass m_pass;
    Adam m_adam;
    std::vector<SentencePair> m_pairs;
    std::vector<Index> m_chosen;
    Index m_tokens;
};

// The machine's own float peak as a product reaches it, ours or Eigen's: 512 × 512 × 512, best of many.
double peakMultiplyAdds() {
    constexpr Index n = 512;
    const Matrix a = Matrix::Random(n, n), b = Matrix::Random(n, n);
    Matrix c(n, n);
    double best = 1e9;
    for (int i = 0; i < 60; ++i) {
        const Clock::time_point start = Clock::now();
        if (i % 2 == 0)
            setProduct(a, b, c);
        else
            eigenProduct(a, b, c, false);
        best = std::min(best, secondsSince(start));
    }
    return static_cast<double>(n * n * n) / best;
}

// Of this process, in MiB; 0 where the system does not tell.
double peakMemory() {
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.rfind("VmHWM:", 0) == 0)
            return std::stod(line.substr(6)) / 1024;
    return 0;
}

struct Figures {
    double tokens = 0;  // a second
    double memory = 0;  // MiB
    double peak = 0;    // multiply–adds a second, one thread
};

// In a process of its own, so that its memory is that of one training run.
Figures measureOurs(const Size& size, Index threads, double seconds) {
    std::array<int, 2> ends{};
    Figures figures;
    if (pipe(ends.data()) != 0)
        return figures;
    const pid_t child = fork();
    if (child == 0) {
        figures.tokens = OurTraining(size, threads).run(seconds);
        figures.memory = peakMemory();
        figures.peak = peakMultiplyAdds();
        const bool isWritten = write(ends[1], &figures, sizeof figures) == sizeof figures;
        _exit(isWritten ? 0 : 1);
    }
    close(ends[1]);
    if (child < 0 || read(ends[0], &figures, sizeof figures) != sizeof figures)
        figures = {};
    close(ends[0]);
    if (child > 0)
        waitpid(child, nullptr, 0);
    return figures;
}

// How many other processes wanted a processor, on average over half a second before a turn; 0 where the
// system does not tell. PyTorch's threads wait for each other without sleeping: with fewer processors than it
// counts on it becomes many times slower, and a ratio to that says nothing.
double othersRunning() {
    double sum = 0;
    constexpr int samples = 50;
    for (int i = 0; i < samples; ++i) {
        std::ifstream status("/proc/stat");
        for (std::string line; std::getline(status, line);)
            if (line.rfind("procs_running ", 0) == 0)
                sum += std::stod(line.substr(14)) - 1;
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return sum / samples;
}
constexpr double mostOthers = 0.2;

void compare(const Yardstick& yardstick, const Size& size, Index threads, int rounds, double seconds,
             const std::string& folder) {
    const double work = size.multiplyAdds / static_cast<double>(size.batch * size.target);
    std::vector<double> ours, theirs, ratios, shares, peaks;
    double memory = 0, theirMemory = 0, others = 0;
    for (int round = 0; round < rounds; ++round) {
        others = std::max(others, othersRunning());
        const Figures figures = measureOurs(size, threads, seconds);
        ours.push_back(figures.tokens);
        peaks.push_back(2e-9 * figures.peak);
        shares.push_back(100 * figures.tokens * work / (figures.peak * static_cast<double>(threads)));
        memory = std::max(memory, figures.memory);
        others = std::max(others, othersRunning());
        if (const auto torch = runYardstick(
                folder, yardstick, "train --size " + size.name + " --seconds " + std::to_string(seconds),
                yardstick.training, threads)) {
            theirs.push_back(torch->speed);
            theirMemory = std::max(theirMemory, torch->memory);
            ratios.push_back(figures.tokens / torch->speed);
        }
    }
    std::printf("%-11s %-4s %7td %9.0f ", yardstick.model.c_str(), size.name.c_str(), threads, median(ours));
    if (ratios.empty())
        std::printf("%9s %12s ", "not here", "");
    else
        std::printf("%9.0f %6.2f [%.3g] ", median(theirs), median(ratios),
                    threads > 1 ? size.ratioOfTwo : size.ratio);
    const double asked = size.memory > 0 ? size.memory : size.memoryShare * theirMemory;
    std::printf("%6.0f %% [%.0f] %9.0f %9.0f [%.0f]%s\n", median(shares), size.share, median(peaks), memory,
                asked, others > mostOthers ? "  DISTURBED" : "");
    if (others > mostOthers)
        std::printf(
            "     %.1f other processes were running: speed, ratio and share are not to be relied on.\n",
            others);
    std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
    CLI::App app("Training speed and memory against PyTorch with as many threads");
    std::string model = "all", chosen = "all", folder = ATTN_PROJECT_DIR "/../shared/reference";
    int rounds = 3;
    Index threads = 1;
    double seconds = 3;
    app.add_option("--model", model, "recurrent, transformer or all")
        ->check(CLI::IsMember({"recurrent", "transformer", "all"}));
    app.add_option("--size", chosen, "S, M, L, XL or all")
        ->check(CLI::IsMember({"S", "M", "L", "XL", "all"}));
    app.add_option("--threads", threads, "Of both; the share is of so many peaks")->check(CLI::Range(1, 256));
    app.add_option("--rounds", rounds, "Both in turn, this often; medians")->check(CLI::Range(1, 100));
    app.add_option("--seconds", seconds, "For each turn")->check(CLI::Range(0.1, 600.0));
    app.add_option("--yardsticks", folder, "Folder of PyTorch's scripts");
    bool profiles = false;
    app.add_flag("--profile", profiles, "Where the time of an update goes, instead of a comparison");
    CLI11_PARSE(app, argc, argv);

    if (profiles) {
        for (const Yardstick& yardstick : yardsticks())
            for (const Size& size : yardstick.sizes) {
                if ((model != "all" && model != yardstick.model) || (chosen != "all" && chosen != size.name))
                    continue;
                std::printf("%s %s, %td %s\n", yardstick.model.c_str(), size.name.c_str(), threads,
                            threads == 1 ? "thread" : "threads");
                OurTraining(size, threads).profile(seconds, static_cast<int>(threads));
            }
        return 0;
    }
    std::printf("%-11s %-4s %7s %9s %9s %12s %13s %9s %14s\n", "model", "size", "threads", "tokens/s",
                "PyTorch", "ratio", "share of peak", "GFLOP/s", "MiB");
    for (const Yardstick& yardstick : yardsticks())
        if (model == "all" || model == yardstick.model)
            for (const Size& size : yardstick.sizes)
                if (chosen == "all" || chosen == size.name)
                    compare(yardstick, size, threads, rounds, seconds, folder);
    return 0;
}
