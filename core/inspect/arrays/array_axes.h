// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/inspect/arrays/array_layout.h"

namespace attn {

// What else is known when axes are concluded.
struct AxesHints {
    std::optional<std::uint64_t> sentences;  // that the texts have
    bool isOfAllLayers = false;              // named as Hugging Face names a tuple over layers
};

// Sets the axes of arrays that all have the same number of dimensions and the same facts from their names.
// Returns the conclusion "axes"; nothing where there is a single way. Throws UndecidedDump, and Error where
// there is no way.
std::optional<Conclusion> concludeAxes(const std::string& path, const std::vector<LaidArray*>& arrays,
                                       const AxesHints& hints,
                                       const std::map<std::string, std::string>& chosen);

// Whether the matrices along a dimension before the last two end in zeros at different places, as sentences
// do that were padded to one length. Reads a few of them.
bool variesAlong(const StoredArray& array, std::size_t dimension);

}  // namespace attn
