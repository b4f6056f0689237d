// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/model_files/pytorch/mapping.h"
#include "core/model_files/pytorch/named_tensors.h"

namespace attn {

// A mapping applied to a state_dict or to a part of it (for example "model." of a checkpoint).
struct MappingFit {
    Mapping mapping;
    std::string prefix;                                // of the part; may also be "module." of DataParallel
    std::map<std::string, const NamedTensor*> byName;  // by the mapping's names
    std::vector<std::string> missing;                  // names that the mapping needs
    std::vector<std::string> unknown;                  // names that the mapping does not know
    std::vector<std::string> doubled;  // names in the file whose name in the mapping is already taken

    bool isWhole() const { return missing.empty() && unknown.empty() && doubled.empty(); }
};

// Finds the one mapping that knows all tensors of `tensors` or of one part of it. Throws Error that starts
// with the file's path when a mapping refuses the file (with its reason), when two mappings fit, or when no
// mapping fits (with the nearest one and what differs). `tensors` must outlive the result.
MappingFit findMapping(const NamedTensors& tensors, const std::vector<Mapping>& mappings);

// The rules by specification name. A rule whose name ends in "*" is replaced by one rule for each tensor that
// the file has.
std::map<std::string, TensorRule> rulesFor(const MappingFit& fit);

}  // namespace attn
