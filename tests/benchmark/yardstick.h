// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/network/config.h"

namespace attn::benchmark {

// A size of the yardstick, ../shared/reference/torch_train.py seen from the project's root, and what is asked
// of us there.
struct Size {
    const char* name;
    Index hidden, embedding, words, batch, source, target;
    // Training: ratio to PyTorch with one thread and with two, share of the product peak in %, MiB. Decoding:
    // ratio to PyTorch, 0 where none is asked.
    double ratio, ratioOfTwo, share, memory, decoding;
};
inline const std::vector<Size> sizes = {
    {"S", 64, 32, 40, 32, 24, 12, 6, 12, 55, 20, 15},
    {"M", 128, 64, 1000, 64, 15, 15, 2, 2.5, 70, 60, 3.5},
    {"L", 256, 256, 8000, 64, 25, 25, 1.5, 1.7, 75, 360, 5},
    {"XL", 512, 512, 10000, 64, 30, 30, 1.4, 1.7, 72, 920, 0},
};

inline ModelConfig configOf(const Size& size) {
    ModelConfig config;
    config.sourceSize = config.targetSize = size.words;
    config.encoder.hidden = config.decoder.hidden = config.attention.size = size.hidden;
    config.encoder.embedding = config.decoder.embedding = size.embedding;
    return config;
}

inline double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

// The environment of a fair PyTorch, as the yardstick's README says, for a shell.
inline std::string torchSetup(Index threads) {
#if defined(__x86_64__)
    const bool knowsAvx512 = __builtin_cpu_supports("avx512f");
#else
    const bool knowsAvx512 = false;
#endif
    const std::string count = std::to_string(threads);
    return "OMP_NUM_THREADS=" + count + " OPENBLAS_NUM_THREADS=" + count +
           " OPENBLAS_CORETYPE=" + (knowsAvx512 ? "SKYLAKEX" : "Haswell") + " ";
}

// What the yardstick prints after the first ": "; nothing when it or PyTorch is not here.
inline std::optional<std::string> runYardstick(const std::string& yardstick, const std::string& arguments,
                                               Index threads) {
    if (!std::filesystem::exists(yardstick))
        return std::nullopt;
    const std::string command = torchSetup(threads) + "/usr/bin/python3 -B '" + yardstick + "' " + arguments +
                                " --threads " + std::to_string(threads) + " 2>/dev/null";
    std::FILE* pipe = popen(command.c_str(), "r");
    if (!pipe)
        return std::nullopt;
    std::string output;
    std::array<char, 512> chunk{};
    while (std::fgets(chunk.data(), chunk.size(), pipe))
        output += chunk.data();
    pclose(pipe);
    const std::size_t figures = output.find(": ");
    return figures == std::string::npos ? std::nullopt : std::optional(output.substr(figures + 2));
}

}  // namespace attn::benchmark
