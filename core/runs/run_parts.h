// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/model_files/tensor_file.h"
#include "core/runs/run_json.h"

namespace attn {

// What writing and reading of a saved run agree upon.
inline constexpr FileFormat runFormat = {"attention-lab-run", 2, runFileCalled};

// In the metadata of a part that is not the first: names of tensors that go on where earlier parts end.
inline constexpr const char* continuedKey = "continued";

// Starts of tensors' names.
inline std::string laneName(std::size_t lane) {
    return "lane." + std::to_string(lane) + "/";
}
inline std::string keyframeName(std::size_t lane, Index update) {
    return laneName(lane) + "update." + std::to_string(update) + "/";
}

}  // namespace attn
