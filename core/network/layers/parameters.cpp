// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/layers/parameters.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdint>
#include <utility>

#include "core/math/narrow_product.h"
#include "core/math/random.h"
#include "core/network/layers/narrow_weights.h"
#include "core/system/machine_memory.h"

namespace attn {
namespace {

// FNV-1a over the tensor's name and shape. Unlike std::hash, it gives the same number on every machine.
std::uint64_t seedOf(const ParameterEntry& entry, std::uint64_t seed) {
    std::uint64_t hash = 14695981039346656037ULL ^ seed;
    const std::string key = entry.name + " " + std::to_string(entry.rows) + " " + std::to_string(entry.cols);
    for (const char c : key)
        hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
    return hash;
}

}  // namespace

ParameterId ParameterLayout::add(ParameterEntry entry) {
    entry.name.insert(0, m_prefix);
    assert(!find(entry.name));
    entry.offset = m_bufferSize;
    m_bufferSize += entry.alignedSize();
    m_entries.push_back(std::move(entry));
    return static_cast<ParameterId>(m_entries.size()) - 1;
}

ParameterId ParameterLayout::addWeight(const std::string& name, Index rows, Index cols,
                                       Initialization initialization, Index fanIn) {
    return add({name, rows, cols, 2, initialization, fanIn});
}

ParameterId ParameterLayout::addVector(const std::string& name, Index size, Initialization initialization,
                                       Index fanIn) {
    return add({name, size, 1, 1, initialization, fanIn});
}

std::vector<std::uint64_t> ParameterEntry::shape() const {
    const auto count = [](Index size) { return static_cast<std::uint64_t>(size); };
    if (rank == 1)
        return {count(rows)};
    if (rank == 2)
        return {count(rows), count(cols)};
    return {count(rows), count(cols / inner), count(inner)};
}

ParameterId ParameterLayout::addTable(const std::string& name, Index rows, Index cols, double deviation) {
    const ParameterId id = addNormal(name, rows, cols, deviation);
    m_entries.back().isTransposed = false;
    m_entries.back().isLookedUp = true;
    return id;
}

ParameterId ParameterLayout::addNormal(const std::string& name, Index rows, Index cols, double deviation,
                                       Index inner) {
    return add({.name = name,
                .rows = rows,
                .cols = cols,
                .rank = inner > 0 ? 3 : 2,
                .initialization = Initialization::Normal,
                .scale = deviation,
                .inner = std::max<Index>(inner, 1)});
}

ParameterId ParameterLayout::addConstant(const std::string& name, Index size, double value) {
    return add({.name = name,
                .rows = size,
                .cols = 1,
                .rank = 1,
                .initialization = Initialization::Constant,
                .scale = value});
}

std::optional<ParameterId> ParameterLayout::find(const std::string& name) const {
    for (std::size_t i = 0; i < m_entries.size(); ++i)
        if (m_entries[i].name == name)
            return static_cast<ParameterId>(i);
    for (const auto& [second, id] : m_secondNames)
        if (second == name)
            return id;
    return std::nullopt;
}

Index ParameterLayout::parameterCount() const {
    Index count = 0;
    for (const ParameterEntry& entry : m_entries)
        count += entry.size();
    return count;
}

Parameters::Parameters(std::shared_ptr<const ParameterLayout> layout)
    : m_layout(std::move(layout)), m_buffer(m_layout->bufferSize()) {
    setZeroPages(m_buffer.data(), static_cast<std::size_t>(m_buffer.size()) * sizeof(Real));
}

Parameters::Parameters(const Parameters& other)
    : m_layout(other.m_layout), m_buffer(other.buffer()), m_narrow(other.m_narrow) {}

Parameters& Parameters::operator=(const Parameters& other) {
    if (this != &other) {
        m_widened.reset();
        m_layout = other.m_layout;
        m_buffer = other.buffer();
        m_narrow = other.m_narrow;
    }
    return *this;
}

void Parameters::keepNarrow(std::shared_ptr<const NarrowWeights> narrow) {
    widenAll();
    m_widened.reset();
    m_narrow = std::move(narrow);
    if (!m_narrow)
        return;
    m_widened = std::make_unique<Widened>(m_layout->entries().size());
    for (std::atomic<bool>& is : m_widened->is)
        is = true;
    for (const ParameterId id : m_narrow->kept()) {
        m_widened->is[static_cast<std::size_t>(id)] = false;
        setZeroPages(m_buffer.data() + layout()[id].offset,
                     static_cast<std::size_t>(layout()[id].size()) * sizeof(Real));
    }
}

void Parameters::widen(ParameterId id) const {
    std::atomic<bool>& isWidened = m_widened->is[static_cast<std::size_t>(id)];
    if (isWidened.load(std::memory_order_acquire))
        return;
    const std::lock_guard lock(m_widened->mutex);
    if (isWidened.load(std::memory_order_relaxed))
        return;
    const NarrowRows& rows = *m_narrow->find(id);
    Real* to = m_buffer.data() + layout()[id].offset;
    for (Index row = 0; row < rows.rows; ++row, to += rows.cols)
        widenRow(rows, row, to);
    isWidened.store(true, std::memory_order_release);
}

void Parameters::widenAll() const {
    if (m_widened)
        for (const ParameterId id : m_narrow->kept())
            widen(id);
}

Weight Parameters::weight(ParameterId id) {
    const ParameterEntry& entry = layout()[id];
    return {changed().data() + entry.offset, entry.rows, entry.cols};
}

ConstWeight Parameters::weight(ParameterId id) const {
    const ParameterEntry& entry = layout()[id];
    return {numbers(id), entry.rows, entry.cols};
}

Eigen::Map<Vector> Parameters::vector(ParameterId id) {
    const ParameterEntry& entry = layout()[id];
    return {changed().data() + entry.offset, entry.size()};
}

Eigen::Map<const Vector> Parameters::vector(ParameterId id) const {
    return {numbers(id), layout()[id].size()};
}

Eigen::Map<Matrix> Parameters::columns(ParameterId id) {
    const ParameterEntry& entry = layout()[id];
    return {changed().data() + entry.offset, entry.cols, entry.rows};
}

Eigen::Map<const Matrix> Parameters::columns(ParameterId id) const {
    const ParameterEntry& entry = layout()[id];
    return {numbers(id), entry.cols, entry.rows};
}

void Parameters::initialize(std::uint64_t seed) {
    for (const ParameterEntry& entry : m_layout->entries()) {
        Random random(seedOf(entry, seed));
        Eigen::Map<Vector> values(changed().data() + entry.offset, entry.size());
        const double bound = entry.initialization == Initialization::Xavier
                                 ? std::sqrt(6.0 / static_cast<double>(entry.rows + entry.cols))
                                 : 1.0 / std::sqrt(static_cast<double>(entry.fanIn));
        for (Real& value : values) {
            switch (entry.initialization) {
                case Initialization::Uniform:
                case Initialization::Xavier:
                    value = static_cast<Real>(random.uniform(-bound, bound));
                    break;
                case Initialization::Embedding:
                    value = static_cast<Real>(0.1 * random.normal());
                    break;
                case Initialization::Zero:
                    value = 0;
                    break;
                case Initialization::Normal:
                    value = static_cast<Real>(entry.scale * random.normal());
                    break;
                case Initialization::Constant:
                    value = static_cast<Real>(entry.scale);
                    break;
            }
        }
    }
}

}  // namespace attn
