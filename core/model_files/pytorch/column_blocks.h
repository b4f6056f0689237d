// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/network/recurrent/config.h"

namespace attn {

// Columns of a weight that read one thing: "embedding", "context", "state", "annotation", "attentional".
struct ColumnBlock {
    std::string name;
    Index size = 0;
};

// Of the weights that read several things side by side, in the specification's order (model-spec, "Score
// functions" and "Decoder wirings"); empty for every other tensor.
std::vector<ColumnBlock> columnBlocks(const std::string& tensor, const ModelConfig& config);

}  // namespace attn
