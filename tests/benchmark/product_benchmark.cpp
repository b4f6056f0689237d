// SPDX-License-Identifier: GPL-3.0-or-later
// Our block product against Eigen's at the engine's shapes, both as this machine's level of the library has
// them, and which of the two the engine takes. Medians of many, GFLOP/s.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <vector>

#include "core/math/block_product.h"
#include "core/math/product.h"

namespace {

using namespace attn;

template <typename Run>
double gigaflops(Index m, Index n, Index k, const Run& run) {
    using Clock = std::chrono::steady_clock;
    std::vector<double> times;
    for (int i = 0; i < 201; ++i) {
        const Clock::time_point begin = Clock::now();
        for (int repeat = 0; repeat < 10; ++repeat)
            run();
        times.push_back(std::chrono::duration<double>(Clock::now() - begin).count() / 10);
    }
    std::nth_element(times.begin(), times.begin() + 100, times.end());
    return 2e-9 * static_cast<double>(m * n * k) / times[100];
}

}  // namespace

int main() {
    struct Shape {
        const char* what;
        Index m, n, k;
    };
    const Shape shapes[] = {{"recurrent step", 192, 32, 64},
                            {"encoder input", 192, 768, 32},
                            {"keys", 64, 768, 128},
                            {"context into gates", 192, 32, 128},
                            {"output layer", 40, 384, 224},
                            {"weight gradient", 64, 192, 768},
                            {"recurrent step at 256", 768, 64, 256},
                            {"output layer at 256", 2000, 512, 1024}};
    std::printf("%-24s %5s %5s %5s %10s %10s %10s\n", "product", "M", "N", "K", "blocks", "Eigen", "taken");
    for (const Shape& shape : shapes) {
        const Matrix a = Matrix::Random(shape.m, shape.k), b = Matrix::Random(shape.k, shape.n);
        Matrix c(shape.m, shape.n);
        const double taken = gigaflops(shape.m, shape.n, shape.k, [&] { setProduct(a, b, c); });
        const double eigen = gigaflops(shape.m, shape.n, shape.k, [&] { eigenProduct(a, b, c, false); });
        const double blocks = gigaflops(shape.m, shape.n, shape.k, [&] {
            blockProduct(a, {b.data(), 1, b.outerStride()}, c, false);
        });
        std::printf("%-24s %5td %5td %5td %10.1f %10.1f %10.1f\n", shape.what, shape.m, shape.n, shape.k,
                    blocks, eigen, taken);
    }
    return 0;
}
