// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/network/config.h"

namespace attn {

// Columns of a weight that read one input: "embedding", "context", "state", "annotation" or "attentional".
struct ColumnBlock {
    std::string name;
    Index size = 0;
};

// The blocks of a weight that reads several inputs side by side, in the specification's order (model-spec,
// "Score functions" and "Decoder wirings"). Empty for every other tensor.
std::vector<ColumnBlock> columnBlocks(const std::string& tensor, const ModelConfig& config);

}  // namespace attn
