// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdio>
#include <filesystem>
#include <map>
#include <optional>
#include <string>

#include "core/model/config.h"

namespace attn::benchmark {

// The sizes of the yardstick, ../shared/reference/torch_train.py seen from the project's root.
struct Size {
    Index hidden, embedding, words, batch, source, target;
};
inline const std::map<std::string, Size> sizes = {
    {"S", {64, 32, 40, 32, 24, 12}},
    {"M", {128, 64, 1000, 64, 15, 15}},
    {"L", {256, 256, 8000, 64, 25, 25}},
    {"XL", {512, 512, 10000, 64, 30, 30}},
};

inline ModelConfig configOf(const Size& size) {
    ModelConfig config;
    config.sourceSize = config.targetSize = size.words;
    config.encoder.hidden = config.decoder.hidden = config.attention.size = size.hidden;
    config.encoder.embedding = config.decoder.embedding = size.embedding;
    return config;
}

inline bool knowsAvx512() {
#if defined(__x86_64__)
    return __builtin_cpu_supports("avx512f");
#else
    return false;
#endif
}

// What the yardstick prints for `arguments`; nothing when it or PyTorch is not here. OpenBLAS is set up as
// its README says.
inline std::optional<std::string> runYardstick(const std::string& yardstick, const std::string& arguments,
                                               int threads) {
    if (!std::filesystem::exists(yardstick))
        return std::nullopt;
    const std::string count = std::to_string(threads);
    const std::string command = "OMP_NUM_THREADS=" + count + " OPENBLAS_NUM_THREADS=" + count +
                                " OPENBLAS_CORETYPE=" + (knowsAvx512() ? "SKYLAKEX" : "Haswell") +
                                " /usr/bin/python3 -B '" + yardstick + "' " + arguments + " --threads " +
                                count + " 2>/dev/null";
    std::FILE* pipe = popen(command.c_str(), "r");
    if (!pipe)
        return std::nullopt;
    std::string output;
    std::array<char, 512> chunk{};
    while (std::fgets(chunk.data(), chunk.size(), pipe))
        output += chunk.data();
    if (pclose(pipe) != 0 || output.empty())
        return std::nullopt;
    return output;
}

}  // namespace attn::benchmark
