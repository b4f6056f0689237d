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

// The tensors of a saved run; each is taken once. In a file of several parts a tensor may continue from one
// part to the next, or a later one may replace an earlier one. All functions throw Error that names the
// tensor.
class RunTensors {
public:
    // The parts must outlive it.
    explicit RunTensors(std::span<const SafetensorsFile> parts);

    // `columns` is the length of a row; 0: the tensor is a list.
    std::vector<float> take(const std::string& name, std::uint64_t columns = 0);
    // The numbers must be finite and have the size of the lane's other tensors; the first call sets `size`.
    Vector take(const std::string& name, Index& size, double smallest);

    // Refuses tensors that were not taken, because they are unknown. In a file of several parts they are
    // allowed: they were given up since.
    void expectNothingLeft() const;

private:
    using Pieces = std::vector<std::pair<const SafetensorsFile*, const TensorInfo*>>;

    [[noreturn]] void refuse(const std::string& sentence) const;

    const std::span<const SafetensorsFile> m_parts;
    std::map<std::string, Pieces> m_left;
};

}  // namespace attn
