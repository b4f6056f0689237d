// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstring>
#include <functional>
#include <numeric>
#include <string>
#include <vector>

#include "core/inspect/dumps/dump_format.h"
#include "tests/core/model_files/pytorch/pytorch_parts.h"

namespace attn::test {

// Attention of 3 layers, 2 sentences, 4 heads, 5 target and 6 source positions; the second sentence has 4
// source positions. Target t looks with 0.75 at one source position, with 0.25 at the next one.
struct SampleAttention {
    static constexpr int rows = 5, columns = 6;
    static int length(int sentence) { return sentence == 0 ? 6 : 4; }
    static float at(int layer, int sentence, int head, int row, int column) {
        const int used = length(sentence), most = (layer + 2 * head + row) % used;
        return column == most ? 0.75F : column == (most + 1) % used ? 0.25F : 0.0F;
    }
    static AlignmentWeights grid(int layer, int sentence, int head, int width = columns) {
        AlignmentWeights grid(rows, width);
        for (int row = 0; row < rows; ++row)
            for (int column = 0; column < width; ++column)
                grid(row, column) = at(layer, sentence, head, row, column);
        return grid;
    }
};

using AtIndex = std::function<float(const std::vector<int>&)>;

// The numbers of an array, the last index running fastest, or the first one in Fortran's order.
inline std::vector<float> arrayNumbers(const std::vector<int>& shape, const AtIndex& at,
                                       bool isFortran = false) {
    const int count = std::accumulate(shape.begin(), shape.end(), 1, std::multiplies<>());
    std::vector<float> numbers;
    std::vector<int> index(shape.size(), 0);
    for (int i = 0; i < count; ++i) {
        numbers.push_back(at(index));
        for (std::size_t k = 0; k < shape.size(); ++k) {
            const std::size_t d = isFortran ? k : shape.size() - 1 - k;
            if (++index[d] < shape[d])
                break;
            index[d] = 0;
        }
    }
    return numbers;
}

// [layer][sentence][head][row][column]
inline const std::vector<int> sampleShape = {3, 2, 4, 5, 6};
inline std::vector<float> sampleNumbers(bool isFortran = false) {
    return arrayNumbers(
        sampleShape,
        [](const std::vector<int>& i) { return SampleAttention::at(i[0], i[1], i[2], i[3], i[4]); },
        isFortran);
}
// The [sentence][head][row][column] of one layer.
inline std::vector<float> sampleLayer(int layer) {
    return arrayNumbers({2, 4, 5, 6}, [&](const std::vector<int>& i) {
        return SampleAttention::at(layer, i[0], i[1], i[2], i[3]);
    });
}

inline std::string npyOf(const std::string& type, const std::string& shape, const std::string& data,
                         bool isFortran = false) {
    const std::string literal = "{'descr': '" + type +
                                "', 'fortran_order': " + (isFortran ? "True" : "False") +
                                ", 'shape': " + shape + ", }\n";
    std::string bytes("\x93NUMPY\x01\x00", 8);
    bytes += static_cast<char>(literal.size() & 255);
    bytes += static_cast<char>(literal.size() >> 8);
    return bytes + literal + data;
}

inline std::string shapeOf(const std::vector<int>& shape) {
    std::string text = "(";
    for (const int size : shape)
        text += std::to_string(size) + ", ";
    return text + ")";
}

inline std::string npyOf(const std::vector<int>& shape, const std::vector<float>& numbers,
                         bool isFortran = false) {
    return npyOf("<f4", shapeOf(shape), floatBytes(numbers), isFortran);
}
inline std::string npyOf(const std::vector<int>& shape, const AtIndex& at) {
    return npyOf(shape, arrayNumbers(shape, at));
}

// An array of texts, '<U' or '>U'.
inline std::string npyOfTexts(const std::vector<int>& shape, const std::vector<std::u32string>& texts,
                              bool isBigEndian = false) {
    std::size_t longest = 1;
    for (const std::u32string& text : texts)
        longest = std::max(longest, text.size());
    std::string data;
    for (std::u32string text : texts) {
        text.resize(longest);
        for (const char32_t character : text)
            for (unsigned byte = 0; byte < 4; ++byte)
                data += static_cast<char>(character >> (8 * (isBigEndian ? 3 - byte : byte)) & 255);
    }
    return npyOf((isBigEndian ? ">U" : "<U") + std::to_string(longest), shapeOf(shape), data);
}

inline std::string safetensorsOf(const std::string& header, const std::string& data) {
    return littleEndian(static_cast<std::uint64_t>(header.size())) + header + data;
}

// Whether a sentence has all maps of the sample.
inline bool hasSampleMaps(const RawSentence& raw, int sentence) {
    if (raw.maps.size() != 12)
        return false;
    for (const RawSentence::Map& map : raw.maps)
        if (map.map.site != MapSite::Cross ||
            map.grid != SampleAttention::grid(static_cast<int>(map.map.layer), sentence,
                                              static_cast<int>(map.map.head)))
            return false;
    return true;
}

}  // namespace attn::test
