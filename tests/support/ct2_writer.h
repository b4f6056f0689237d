// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Core>
#include <cmath>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/math/random.h"

namespace attn::test {

// A model.bin of CTranslate2: a small Transformer, one layer in each half.
constexpr std::uint32_t ct2Width = 4, ct2Inner = 6, ct2Sources = 7, ct2Targets = 6;

template <typename Number>
void putNumber(std::string& bytes, Number number) {
    bytes.append(reinterpret_cast<const char*>(&number), sizeof(number));
}
inline void putCt2Text(std::string& bytes, const std::string& text) {
    putNumber(bytes, static_cast<std::uint16_t>(text.size() + 1));
    bytes.append(text).push_back('\0');
}

struct Ct2Tensor {
    std::string name;
    std::vector<std::uint32_t> shape;
    std::vector<float> values;
};
inline std::vector<Ct2Tensor> ct2Tensors() {
    std::vector<Ct2Tensor> all;
    Random random(3);
    const auto add = [&](const std::string& name, std::vector<std::uint32_t> shape) {
        Ct2Tensor& tensor = all.emplace_back(Ct2Tensor{name, std::move(shape), {}});
        std::size_t count = 1;
        for (const std::uint32_t size : tensor.shape)
            count *= size;
        for (std::size_t i = 0; i < count; ++i)
            tensor.values.push_back(static_cast<float>(std::round(64 * (random.uniform() - 0.5)) / 64));
    };
    const auto linear = [&](const std::string& name, std::uint32_t rows, std::uint32_t columns) {
        add(name + "/weight", {rows, columns});
        add(name + "/bias", {rows});
    };
    const auto norm = [&](const std::string& name) {
        add(name + "/gamma", {ct2Width});
        add(name + "/beta", {ct2Width});
    };
    for (const std::string half : {"encoder", "decoder"}) {
        add(half + "/embeddings/weight", {half == "encoder" ? ct2Sources : ct2Targets, ct2Width});
        linear(half + "/layer_0/self_attention/linear_0", 3 * ct2Width, ct2Width);
        linear(half + "/layer_0/self_attention/linear_1", ct2Width, ct2Width);
        norm(half + "/layer_0/self_attention/layer_norm");
        if (half == "decoder") {
            linear("decoder/layer_0/attention/linear_0", ct2Width, ct2Width);
            linear("decoder/layer_0/attention/linear_1", 2 * ct2Width, ct2Width);
            linear("decoder/layer_0/attention/linear_2", ct2Width, ct2Width);
            norm("decoder/layer_0/attention/layer_norm");
        }
        linear(half + "/layer_0/ffn/linear_0", ct2Inner, ct2Width);
        linear(half + "/layer_0/ffn/linear_1", ct2Width, ct2Inner);
        norm(half + "/layer_0/ffn/layer_norm");
        norm(half + "/layer_norm");
    }
    linear("decoder/projection", ct2Targets, ct2Width);
    return all;
}

// `kind` as in files of version 4: 0 float32, 1 int8, 4 float16, 5 bfloat16.
inline std::string ct2Bytes(std::uint32_t version, int kind = 0,
                            const std::vector<std::pair<std::string, std::int8_t>>& options = {
                                {"num_heads", 2}}) {
    std::string bytes, body;
    putNumber(bytes, version);
    if (version >= 2) {
        putCt2Text(bytes, "TransformerSpec");
        putNumber(bytes, std::uint32_t{7});
    }
    std::uint32_t count = 0;
    const auto head = [&](const std::string& name, const std::vector<std::uint32_t>& shape, int type,
                          std::uint32_t bytesEach, std::uint32_t numbers) {
        ++count;
        putCt2Text(body, name);
        putNumber(body, static_cast<std::uint8_t>(shape.size()));
        for (const std::uint32_t size : shape)
            putNumber(body, size);
        putNumber(body, static_cast<std::uint8_t>(version >= 4 ? type : static_cast<int>(bytesEach)));
        putNumber(body, version >= 4 ? numbers * bytesEach : numbers);
    };
    for (const Ct2Tensor& tensor : ct2Tensors()) {
        const auto numbers = static_cast<std::uint32_t>(tensor.values.size());
        if (kind == 1 && tensor.shape.size() == 2) {
            head(tensor.name, tensor.shape, 1, 1, numbers);
            for (const float value : tensor.values)
                putNumber(body, static_cast<std::int8_t>(std::lround(64 * value)));
            head(tensor.name + "_scale", {tensor.shape[0]}, 0, 4, tensor.shape[0]);
            for (std::uint32_t i = 0; i < tensor.shape[0]; ++i)
                putNumber(body, 64.0f);
            continue;
        }
        const int type = kind == 1 ? 0 : kind;
        head(tensor.name, tensor.shape, type, type == 0 ? 4 : 2, numbers);
        for (const float value : tensor.values)
            if (type == 0)
                putNumber(body, value);
            else if (type == 4)
                putNumber(body, Eigen::half(value));
            else
                putNumber(body, Eigen::bfloat16(value));
    }
    for (const auto& [name, value] : options) {
        head(name, {}, 1, 1, 1);
        putNumber(body, value);
    }
    putNumber(bytes, count);
    bytes += body;
    if (version >= 3)
        putNumber(bytes, std::uint32_t{0});
    return bytes;
}

}  // namespace attn::test
