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

// A size of a yardstick, and what is asked of us there.
struct Size {
    std::string name;
    ModelConfig config;
    Index batch, source, target;
    // The multiply–adds of the products that one training update really does: forward, and twice that
    // backward.
    double multiplyAdds;
    // Training: ratio to PyTorch with one thread and with two, share of the product peak in %. Decoding:
    // ratio to PyTorch, 0 where none is asked.
    double ratio, ratioOfTwo, share, decoding;
    // Peak memory of training: MiB, or a share of PyTorch's. 0 where none is asked.
    double memory, memoryShare;

    Index words() const { return config.sourceSize; }
};

// What PyTorch printed: tokens a second or microseconds a token, and its peak memory in MiB, 0 where it does
// not say.
struct TorchFigures {
    double speed = 0, memory = 0;
};

// A model in PyTorch on the same sizes, in ../shared/reference seen from the project's root.
struct Yardstick {
    std::string model, script;
    std::vector<Size> sizes;
    // Formats of its lines for sscanf, after the first ": ", with one number for the speed and one for
    // memory.
    const char *training, *decoding;
};

// torch_train.py: the additive score over a GRU.
inline Yardstick recurrentYardstick() {
    struct Row {
        const char* name;
        Index hidden, embedding, words, batch, source, target;
        double ratio, ratioOfTwo, share, memory, decoding;
    };
    Yardstick yardstick{"recurrent", "torch_train.py", {}, "%*f ms/step (min %*f) %lf", "%lf us/token"};
    for (const Row& row : {Row{"S", 64, 32, 40, 32, 24, 12, 6, 12, 55, 20, 15},
                           Row{"M", 128, 64, 1000, 64, 15, 15, 2, 2.5, 70, 60, 3.5},
                           Row{"L", 256, 256, 8000, 64, 25, 25, 1.5, 1.7, 75, 360, 5},
                           Row{"XL", 512, 512, 10000, 64, 30, 30, 1.4, 1.7, 72, 920, 0}}) {
        ModelConfig config;
        config.sourceSize = config.targetSize = row.words;
        config.encoder.hidden = config.decoder.hidden = config.attention.size = row.hidden;
        config.encoder.embedding = config.decoder.embedding = row.embedding;
        const auto h = static_cast<double>(row.hidden), e = static_cast<double>(row.embedding);
        const auto v = static_cast<double>(row.words);
        const auto sources = static_cast<double>(row.batch * row.source);
        const auto targets = static_cast<double>(row.batch * row.target);
        // A vocabulary smaller than the batch's tokens is projected into the gates once
        // (core/network/recurrent/token_projection.h).
        const double embedding = 3 * h * e * (2 * std::min(v, sources) + std::min(v, targets));
        const double source = 2 * 3 * h * h + h * 2 * h;
        const double target = h * h + 3 * h * 2 * h + 3 * h * h + v * (3 * h + e);
        const double attention = static_cast<double>(row.source) * (h + 2 * h);
        yardstick.sizes.push_back({row.name, config, row.batch, row.source, row.target,
                                   3 * (embedding + sources * source + targets * (target + attention)),
                                   row.ratio, row.ratioOfTwo, row.share, row.decoding, row.memory, 0});
    }
    return yardstick;
}

// torch_transformer.py: norm before each sublayer, scaled dot product, sinusoids.
inline Yardstick transformerYardstick() {
    struct Row {
        const char* name;
        Index hidden, feedForward, layers, heads, words, batch, source, target;
        double ratio, ratioOfTwo, share, decoding, memoryShare;
    };
    Yardstick yardstick{"transformer",
                        "torch_transformer.py",
                        {},
                        "%lf target tokens/s, %*f ms an update, %*f GFLOP/s in products, %*d parameters, %lf",
                        "%lf us a token, encoder included, %lf"};
    for (const Row& row : {Row{"S", 64, 256, 2, 4, 40, 32, 24, 12, 3.5, 6, 60, 20, 1.0 / 3},
                           Row{"M", 128, 512, 2, 4, 1000, 64, 15, 15, 1.8, 2.8, 65, 6, 1.0 / 3},
                           Row{"L", 256, 1024, 3, 8, 8000, 64, 25, 25, 1.5, 2, 72, 3, 0.5}}) {
        ModelConfig config;
        config.sourceSize = config.targetSize = row.words;
        config.encoder.kind = "self_attention";
        config.decoder.wiring = "transformer";
        config.attention.score = config.encoder.score = config.decoder.score = "scaled_dot";
        config.encoder.hidden = config.decoder.hidden = row.hidden;
        config.encoder.layers = config.decoder.layers = row.layers;
        config.encoder.heads = config.decoder.heads = row.heads;
        config.encoder.feedForward = config.decoder.feedForward = row.feedForward;
        const auto d = static_cast<double>(row.hidden), f = static_cast<double>(row.feedForward);
        const auto S = static_cast<double>(row.source), T = static_cast<double>(row.target);
        const auto layers = static_cast<double>(row.layers), words = static_cast<double>(row.words);
        // The yardstick's own count. A decoder's query reads (T + 1) / 2 keys of its own; PyTorch computes
        // and masks all T, and so do we.
        const double block = 4 * d * d + 2 * d * f;
        const double encoder = layers * S * (block + 2 * S * d);
        const double decoder = layers * (T * (block + 2 * d * d + 2 * T * d + 2 * S * d) + S * 2 * d * d);
        yardstick.sizes.push_back({row.name, config, row.batch, row.source, row.target,
                                   3 * static_cast<double>(row.batch) * (encoder + decoder + T * d * words),
                                   row.ratio, row.ratioOfTwo, row.share, row.decoding, 0, row.memoryShare});
    }
    return yardstick;
}

inline std::vector<Yardstick> yardsticks() {
    return {recurrentYardstick(), transformerYardstick()};
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

// What the yardstick's script prints for `arguments`, read by `format`; nothing when it or PyTorch is not
// here. `folder` has the scripts.
inline std::optional<TorchFigures> runYardstick(const std::string& folder, const Yardstick& yardstick,
                                                const std::string& arguments, const char* format,
                                                Index threads) {
    const std::string script = folder + "/" + yardstick.script;
    if (!std::filesystem::exists(script))
        return std::nullopt;
    const std::string command = torchSetup(threads) + "/usr/bin/python3 -B '" + script + "' " + arguments +
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
    TorchFigures read;
    if (figures == std::string::npos ||
        std::sscanf(output.c_str() + figures + 2, format, &read.speed, &read.memory) < 1)
        return std::nullopt;
    return read;
}

}  // namespace attn::benchmark
