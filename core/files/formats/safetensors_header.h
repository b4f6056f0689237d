// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/formats/safetensors.h"

namespace attn {

struct SafetensorsHeader {
    std::map<std::string, std::string> metadata;
    std::vector<TensorInfo> tensors;  // by place in the file
};

// `text` is the JSON between the length and the data; `dataBytes` is the number of bytes that follow it in
// the file. Throws Error that starts with `where` unless every tensor has a known dtype and a shape that fits
// its bytes, and all tensors together fill the data without overlap or gap.
SafetensorsHeader parseSafetensorsHeader(const std::string& text, std::uint64_t dataBytes,
                                         const std::string& where);

}  // namespace attn
