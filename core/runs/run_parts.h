// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/model_files/tensor_file.h"
#include "core/runs/run_json.h"

namespace attn {

// What writing and reading of a saved run have in common.
inline constexpr FileFormat runFormat = {"attention-lab-run", 2, runFileCalled};

// Key in the metadata of later parts: names of tensors that continue those of earlier parts.
inline constexpr const char* continuedKey = "continued";

// The start of the names of a lane's tensors.
inline std::string laneName(std::size_t lane) {
    return "lane." + std::to_string(lane) + "/";
}
inline std::string keyframeName(std::size_t lane, Index update) {
    return laneName(lane) + "update." + std::to_string(update) + "/";
}

}  // namespace attn
