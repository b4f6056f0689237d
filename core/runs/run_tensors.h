// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/files/formats/safetensors.h"

namespace attn {

// The tensors of a saved run, each taken once. In a file of several parts a tensor goes on from one to the
// next, or a later one takes the place of an earlier one. All throw Error that names the tensor.
class RunTensors {
public:
    // The parts must outlive it.
    explicit RunTensors(std::span<const SafetensorsFile> parts);

    // `columns`: rows of so many; 0: a list.
    std::vector<float> take(const std::string& name, std::uint64_t columns = 0);
    // Finite, and as many as the others of its lane; the first says how many.
    Vector take(const std::string& name, Index& size, double smallest);

    // What is left over is not known; of several parts it is what was given up since.
    void expectNothingLeft() const;

private:
    using Pieces = std::vector<std::pair<const SafetensorsFile*, const TensorInfo*>>;

    [[noreturn]] void refuse(const std::string& name, const std::string& problem) const;

    const std::span<const SafetensorsFile> m_parts;
    std::map<std::string, Pieces> m_left;
};

}  // namespace attn
