// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/types.h"

namespace attn {

class NarrowWeights;

// How a tensor's first values are drawn (model-spec, "Loss and optimiser"; version 2, "Initialisation").
enum class Initialization {
    Uniform,    // uniform(±1/√n), n the fan-in
    Embedding,  // normal(0, 0.1)
    Zero,
    Xavier,   // uniform(±√(6 / (rows + columns))) (Glorot & Bengio 2010, equation 16)
    Normal,   // normal(0, scale)
    Constant  // scale
};

// One named tensor [rows, cols] (rank 2), [rows, cols / inner, inner] (rank 3) or [rows] (rank 1, cols = 1)
// in the flat buffer. Products read one of rank 3 as [rows, cols].
struct ParameterEntry {
    std::string name;
    Index rows = 0;
    Index cols = 1;
    int rank = 2;
    Initialization initialization = Initialization::Zero;
    Index fanIn = 1;           // n of Initialization::Uniform
    double scale = 1;          // of Initialization::Normal and Constant
    Index inner = 1;           // the last dimension of a tensor of rank 3
    Index offset = 0;          // in numbers, a multiple of 64 bytes
    bool isTransposed = true;  // NetworkWeights also keeps it transposed
    bool isLookedUp = false;
    Index size() const { return rows * cols; }
    std::vector<std::uint64_t> shape() const;  // as in files
    // Rows are looked up, so nothing is multiplied with all of it.
    bool isTable() const { return isLookedUp || initialization == Initialization::Embedding; }
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
    // While it lives, names of added tensors begin with the prefix: a part that is used in several places
    // names its tensors the same everywhere.
    class Prefix {
    public:
        Prefix(ParameterLayout& layout, const std::string& prefix) : m_layout(layout) {
            m_layout.m_prefix = prefix;
        }
        ~Prefix() { m_layout.m_prefix.clear(); }
        Prefix(const Prefix&) = delete;
        Prefix& operator=(const Prefix&) = delete;

    private:
        ParameterLayout& m_layout;
    };

    ParameterId addWeight(const std::string& name, Index rows, Index cols, Initialization initialization,
                          Index fanIn);
    ParameterId addVector(const std::string& name, Index size, Initialization initialization,
                          Index fanIn = 1);
    // A table [rows, cols] whose rows are looked up: no product reads it both ways round.
    ParameterId addTable(const std::string& name, Index rows, Index cols, double deviation);
    // Adds a tensor whose first values are drawn from normal(0, deviation), or are all `value`.
    // `inner` above 0 makes a tensor [rows, cols / inner, inner] of rank 3.
    ParameterId addNormal(const std::string& name, Index rows, Index cols, double deviation, Index inner = 0);
    ParameterId addConstant(const std::string& name, Index size, double value);
    // Keeps no transposed copy of a weight. For large weights that are multiplied with many columns at once
    // (setTransposedProductWithBias).
    void keepAsStored(ParameterId id) { m_entries[static_cast<std::size_t>(id)].isTransposed = false; }

    // Gives a tensor a second name, by which `find` finds it too. Files have its first name only.
    void addName(const std::string& name, ParameterId id) { m_secondNames.emplace_back(name, id); }

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
    std::vector<std::pair<std::string, ParameterId>> m_secondNames;
    std::string m_prefix;
    Index m_bufferSize = 0;
};

// One contiguous buffer with named, shaped views. Values and gradients are two buffers of the same layout.
// The optimiser, clipping, sums over threads, snapshots and saving can therefore each run in one pass over
// one array.
class Parameters {
public:
    explicit Parameters(std::shared_ptr<const ParameterLayout> layout);  // all zero
    Parameters(const Parameters& other);
    Parameters& operator=(const Parameters& other);
    Parameters(Parameters&&) = default;
    Parameters& operator=(Parameters&&) = default;
    ~Parameters() = default;

    const ParameterLayout& layout() const { return *m_layout; }
    // Whoever may change a number drops what `keepNarrow` keeps.
    Vector& buffer() { return changed(); }
    const Vector& buffer() const {
        widenAll();
        return m_buffer;
    }

    // [out, in]; a vector is [size, 1].
    Weight weight(ParameterId id);
    ConstWeight weight(ParameterId id) const;
    Eigen::Map<Vector> vector(ParameterId id);
    Eigen::Map<const Vector> vector(ParameterId id) const;
    // The transpose of a weight [out, in], as a column-major view [in, out]. An embedding [V, E] has a column
    // per token.
    Eigen::Map<Matrix> columns(ParameterId id);
    Eigen::Map<const Matrix> columns(ParameterId id) const;

    void setZero() { changed().setZero(); }
    // From now on products read these weights in their narrow form. The buffer has their numbers again when
    // somebody asks for them, and until then no memory for them. nullptr keeps none.
    void keepNarrow(std::shared_ptr<const NarrowWeights> narrow);
    const NarrowWeights* narrow() const { return m_narrow.get(); }  // nullptr when none are kept
    // Draws every tensor from its own generator, which is seeded by `seed` and the tensor's name and shape.
    // Tensors of the same name and shape get the same initial values in every model with the same seed.
    void initialize(std::uint64_t seed);

private:
    // Which tensors have their numbers in the buffer.
    struct Widened {
        explicit Widened(std::size_t tensors) : is(tensors) {}
        std::mutex mutex;  // held by the thread that widens a tensor
        std::vector<std::atomic<bool>> is;
    };

    // Threads that train change parts of one buffer side by side; such a network keeps nothing narrow.
    Vector& changed() {
        if (m_narrow)
            keepNarrow(nullptr);
        return m_buffer;
    }
    const Real* numbers(ParameterId id) const {
        if (m_widened)
            widen(id);
        return m_buffer.data() + layout()[id].offset;
    }
    void widen(ParameterId id) const;
    void widenAll() const;

    std::shared_ptr<const ParameterLayout> m_layout;
    mutable Vector m_buffer;
    std::shared_ptr<const NarrowWeights> m_narrow;
    std::unique_ptr<Widened> m_widened;  // nullptr: all of them
};

}  // namespace attn
