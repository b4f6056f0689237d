// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/model_files/pytorch/mapping.h"
#include "core/model_files/pytorch/named_tensors.h"

namespace attn {

// A mapping laid on a state_dict, perhaps on a part of it ("model." of a checkpoint).
struct MappingFit {
    Mapping mapping;
    std::string prefix;                                // of the part; also "module." of DataParallel
    std::map<std::string, const NamedTensor*> byName;  // names as the mapping has them
    std::vector<std::string> missing;                  // names that it needs
    std::vector<std::string> unknown;                  // names that it does not know
    std::vector<std::string> doubled;                  // names in the file whose name in the mapping is taken

    bool isWhole() const { return missing.empty() && unknown.empty() && doubled.empty(); }
};

// The one mapping that knows all tensors of `tensors` or of one part of it. Throws Error that starts with the
// file's path: the reason of a mapping that refuses; two that fit; or none, with the nearest and what
// differs. `tensors` must outlive the result.
MappingFit findMapping(const NamedTensors& tensors, const std::vector<Mapping>& mappings);

// The rules with names that end in "*" replaced by those of the tensors that are there; by specification
// name.
std::map<std::string, TensorRule> rulesFor(const MappingFit& fit);

}  // namespace attn
