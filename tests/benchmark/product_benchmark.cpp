// SPDX-License-Identifier: GPL-3.0-or-later
// What this machine can do, one thread and all: multiply–adds in registers, bandwidth of caches and memory.
// Then the engine's products at its own shapes against Eigen's, as this machine's level of the library has
// them, best of many, GFLOP/s. `training_benchmark --profile` shows the same for a real update.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <thread>

#include "core/math/product.h"
#include "tests/benchmark/machine_roof.h"

namespace {

using namespace attn;

template <typename Run>
double gigaflops(Index m, Index n, Index k, const Run& run) {
    using Clock = std::chrono::steady_clock;
    const double work = static_cast<double>(m * n) * static_cast<double>(k);
    const int repeats = static_cast<int>(std::max(1.0, 4e6 / work));
    const int rounds = static_cast<int>(std::clamp(4e9 / work / repeats, 5.0, 201.0));
    double best = 1e9;
    for (int i = 0; i < rounds; ++i) {
        const Clock::time_point begin = Clock::now();
        for (int repeat = 0; repeat < repeats; ++repeat)
            run();
        best = std::min(best, std::chrono::duration<double>(Clock::now() - begin).count() / repeats);
    }
    return 2e-9 * work / best;
}

void printRoof(int threads) {
    const benchmark::MachineRoof roof = benchmark::measureRoof(threads);
    std::printf("%d %s: %.1f GFLOP/s in registers", threads, threads == 1 ? "thread" : "threads",
                1e-9 * roof.operations);
    if (roof.halfWidth > 0)
        std::printf(", %.1f with numbers of 16 bits (BF16)", 1e-9 * roof.halfWidth);
    std::printf("; reads in GB/s:");
    for (const benchmark::MachineRoof::Level& level : roof.levels)
        std::printf(" %s %.1f", level.name.c_str(), 1e-9 * level.bandwidth);
    std::printf("\n");
}

}  // namespace

int main() {
    printRoof(1);
    if (const int all = static_cast<int>(std::thread::hardware_concurrency()); all > 1)
        printRoof(all);
    struct Shape {
        const char* what;
        Index m, n, k;
    };
    const Shape shapes[] = {{"recurrent step", 192, 32, 64},
                            {"its gradient", 64, 32, 192},
                            {"encoder input", 192, 768, 32},
                            {"keys", 64, 768, 128},
                            {"context into gates", 192, 32, 128},
                            {"output layer", 40, 384, 224},
                            {"weight gradient", 64, 192, 768},
                            {"recurrent step at 128", 384, 64, 128},
                            {"recurrent step at 256", 768, 64, 256},
                            {"recurrent step at 512", 1536, 64, 512},
                            {"its gradient", 512, 64, 1536},
                            {"inputs at 512", 1536, 1920, 512},
                            {"square", 512, 512, 512},
                            {"output layer at 256", 8000, 512, 1024},
                            {"its gradient", 1024, 512, 8000},
                            {"its weight's gradient", 1024, 8000, 512}};
    std::printf("%-24s %5s %5s %5s %10s %10s %10s %10s\n", "product", "M", "N", "K", "A·B", "Aᵀ·B", "A·Bᵀ",
                "Eigen's A·B");
    for (const Shape& shape : shapes) {
        const Matrix a = Matrix::Random(shape.m, shape.k), b = Matrix::Random(shape.k, shape.n);
        const Matrix across = a.transpose(), aside = b.transpose();
        const Vector bias = Vector::Zero(shape.m);
        Matrix c = Matrix::Zero(shape.m, shape.n);
        const auto rate = [&](const auto& run) { return gigaflops(shape.m, shape.n, shape.k, run); };
        const double plain = rate([&] { setProduct(a, b, c); });
        const double transposed = rate([&] { setTransposedProductWithBias(across, b, bias, c); });
        const double outer = rate([&] { addProductTransposed(a, aside, c); });
        const double eigen = rate([&] { eigenProduct(a, b, c, false); });
        std::printf("%-24s %5td %5td %5td %10.1f %10.1f %10.1f %10.1f\n", shape.what, shape.m, shape.n,
                    shape.k, plain, transposed, outer, eigen);
    }
    return 0;
}
