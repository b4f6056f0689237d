// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "tests/core/inspect/arrays/array_samples.h"

namespace attn::test {

// A file of torch.save that is put together value by value.
class TorchSample {
public:
    // A pickled tensor of floats with a storage of its own.
    std::string tensor(const std::vector<std::int32_t>& shape, const std::vector<float>& numbers) {
        return add("FloatStorage", shape, numbers.size(), floatBytes(numbers));
    }
    std::string integers(const std::vector<std::int32_t>& shape, const std::vector<std::int64_t>& numbers) {
        std::string bytes;
        for (const std::int64_t number : numbers)
            bytes += littleEndian(number);
        return add("LongStorage", shape, numbers.size(), bytes);
    }
    static std::string tuple(const std::vector<std::string>& items) {
        std::string bytes = "(";
        for (const std::string& item : items)
            bytes += item;
        return bytes + "t";
    }
    static std::string list(const std::vector<std::string>& items) {
        std::string bytes = "](";
        for (const std::string& item : items)
            bytes += item;
        return bytes + "e";
    }
    static std::string texts(const std::vector<std::string>& texts) {
        std::vector<std::string> items;
        for (const std::string& text : texts)
            items.push_back(pickledText(text));
        return list(items);
    }
    static std::string dict(const std::vector<std::pair<std::string, std::string>>& items) {
        std::string bytes = "}(";
        for (const auto& [name, value] : items)
            bytes += pickledText(name) + value;
        return bytes + "u";
    }
    // The zip form of torch.save.
    std::string write(const std::string& path, const std::string& object) const {
        std::vector<std::pair<std::string, std::string>> entries = {{"archive/data.pkl", pickled(object)}};
        for (std::size_t i = 0; i < m_storages.size(); ++i)
            entries.emplace_back("archive/data/" + std::to_string(i), m_storages[i].bytes);
        entries.emplace_back("archive/version", "3\n");
        return writeZip(path, entries);
    }
    // The bytes of the form before PyTorch 1.6.
    std::string oldForm(const std::string& object) const {
        std::string bytes("\x80\x02\x8a\x0a\x6c\xfc\x9c\x46\xf9\x20\x6a\xa8\x50\x19.", 15);
        bytes += pickled(pickledInteger(1001)) + pickled("}") + pickled(object);
        std::vector<std::string> keys;
        for (std::size_t i = 0; i < m_storages.size(); ++i)
            keys.push_back(std::to_string(i));
        bytes += pickled(texts(keys));
        for (const Storage& storage : m_storages)
            bytes += littleEndian(static_cast<std::uint64_t>(storage.count)) + storage.bytes;
        return bytes;
    }

private:
    struct Storage {
        std::size_t count = 0;
        std::string bytes;
    };

    std::string add(const std::string& type, const std::vector<std::int32_t>& shape, std::size_t count,
                    const std::string& bytes) {
        std::vector<std::int32_t> strides(shape.size(), 1);
        for (std::size_t d = shape.size(); d-- > 1;)
            strides[d - 1] = strides[d] * shape[d];
        m_storages.push_back({count, bytes});
        return pickledTensor(
            pickledStorage(type, std::to_string(m_storages.size() - 1), static_cast<std::int32_t>(count)), 0,
            shape, strides);
    }

    std::vector<Storage> m_storages;
};

// A tuple over layers of [sentence][head][row][column].
inline std::string sampleTuple(TorchSample& sample) {
    std::vector<std::string> layers;
    for (int layer = 0; layer < 3; ++layer)
        layers.push_back(sample.tensor({2, 4, 5, 6}, sampleLayer(layer)));
    return TorchSample::tuple(layers);
}

}  // namespace attn::test
