// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/types.h"

namespace attn {

class Random;

// How a tensor's first values are drawn (model-spec, "Loss and optimiser").
enum class Initialization { Uniform, Embedding, Zero };

// One named tensor [rows, cols] (rank 2) or [rows] (rank 1, cols = 1) in the flat buffer.
struct ParameterEntry {
    std::string name;
    Index rows = 0;
    Index cols = 1;
    int rank = 2;
    Initialization initialization = Initialization::Zero;
    Index fanIn = 1;           // n of uniform(−1/√n, 1/√n)
    Index offset = 0;          // in numbers, a multiple of 64 bytes
    bool isTransposed = true;  // NetworkWeights also keeps it transposed
    Index size() const { return rows * cols; }
    Index alignedSize() const {  // up to the next 64 bytes
        constexpr Index line = 64 / sizeof(Real);
        return (size() + line - 1) / line * line;
    }
};

// Handle of a tensor: its index in the layout.
using ParameterId = Index;
inline constexpr ParameterId noParameter = -1;

// Names, shapes and offsets of all tensors of one model. Filled while the model is built, constant
// afterwards.
class ParameterLayout {
public:
    ParameterId addWeight(const std::string& name, Index rows, Index cols, Initialization initialization,
                          Index fanIn);
    ParameterId addVector(const std::string& name, Index size, Initialization initialization,
                          Index fanIn = 1);
    // Keeps no transposed copy of a weight. For large weights that are multiplied with many columns at once
    // (setTransposedProductWithBias).
    void keepAsStored(ParameterId id) { m_entries[static_cast<std::size_t>(id)].isTransposed = false; }

    const std::vector<ParameterEntry>& entries() const { return m_entries; }
    const ParameterEntry& operator[](ParameterId id) const { return m_entries[static_cast<std::size_t>(id)]; }
    std::optional<ParameterId> find(const std::string& name) const;
    Index bufferSize() const {
        return m_bufferSize;
    }                              // numbers, including the gaps for alignment (always zero)
    Index parameterCount() const;  // numbers without the gaps

private:
    ParameterId add(ParameterEntry entry);

    std::vector<ParameterEntry> m_entries;
    Index m_bufferSize = 0;
};

// One contiguous buffer with named, shaped views. Values and gradients are two buffers of the same layout.
// The optimiser, clipping, sums over threads, snapshots and saving can therefore each run in one pass over
// one array.
class Parameters {
public:
    explicit Parameters(std::shared_ptr<const ParameterLayout> layout);  // all zero

    const ParameterLayout& layout() const { return *m_layout; }
    Vector& buffer() { return m_buffer; }
    const Vector& buffer() const { return m_buffer; }

    // [out, in]; a vector is [size, 1].
    Weight weight(ParameterId id);
    ConstWeight weight(ParameterId id) const;
    Eigen::Map<Vector> vector(ParameterId id);
    Eigen::Map<const Vector> vector(ParameterId id) const;
    // The transpose of a weight [out, in], as a column-major view [in, out]. An embedding [V, E] has a column
    // per token.
    Eigen::Map<Matrix> columns(ParameterId id);
    Eigen::Map<const Matrix> columns(ParameterId id) const;

    void setZero() { m_buffer.setZero(); }
    // Draws every tensor from its own generator, which is seeded by `seed` and the tensor's name and shape.
    // Tensors of the same name and shape get the same initial values in every model with the same seed.
    void initialize(std::uint64_t seed);

private:
    std::shared_ptr<const ParameterLayout> m_layout;
    Vector m_buffer;
};

}  // namespace attn
