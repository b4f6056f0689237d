// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/model_files/pytorch/named_tensors.h"

namespace attn {

// Turns the bytes of a file, which come in parts of any size, into numbers: a part may end inside of one.
class NumberParts {
public:
    // Makes the first `count` numbers of the bytes.
    using Convert = std::function<std::vector<float>(const std::string& bytes, std::uint64_t count)>;

    // The numbers begin after `skipped` bytes; there are `count` of `width` bytes.
    NumberParts(std::uint64_t skipped, std::uint64_t width, std::uint64_t count, Convert convert,
                const NumberSink& sink)
        : m_skipped(skipped), m_width(width), m_left(count), m_convert(std::move(convert)), m_sink(sink) {}

    void take(std::string_view part) {
        const auto before = std::min<std::uint64_t>(m_skipped, part.size());
        m_skipped -= before;
        if (m_left == 0)
            return;
        m_bytes += part.substr(before);
        const auto count = std::min<std::uint64_t>(m_bytes.size() / m_width, m_left);
        if (count == 0)
            return;
        m_sink(m_convert(m_bytes, count));
        m_left -= count;
        m_bytes.erase(0, count * m_width);
    }

private:
    std::uint64_t m_skipped, m_width, m_left;
    Convert m_convert;
    const NumberSink& m_sink;
    std::string m_bytes;  // of numbers that are not given yet
};

}  // namespace attn
