// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "core/network/trace.h"

namespace attn {

// The rows of one attention map, one for each output token. Copies share the rows.
class AttentionRows {
public:
    AttentionRows() = default;
    // The alignment of each step. The rows grow with the trace.
    explicit AttentionRows(std::shared_ptr<const DecodeTrace> trace) : m_trace(std::move(trace)) {}
    explicit AttentionRows(std::vector<MapTrace> rows)
        : m_rows(std::make_shared<const std::vector<MapTrace>>(std::move(rows))) {}

    int size() const {
        return static_cast<int>(m_trace ? m_trace->steps.size() : m_rows ? m_rows->size() : 0);
    }
    const MapTrace& operator[](Index row) const {
        const auto place = static_cast<std::size_t>(row);
        return m_trace ? m_trace->steps[place].alignment() : (*m_rows)[place];
    }
    // nullptr when there is no such row.
    const MapTrace* find(Index row) const { return row >= 0 && row < size() ? &(*this)[row] : nullptr; }
    // Whether they share the same rows.
    bool operator==(const AttentionRows&) const = default;

private:
    std::shared_ptr<const DecodeTrace> m_trace;
    std::shared_ptr<const std::vector<MapTrace>> m_rows;
};

}  // namespace attn
