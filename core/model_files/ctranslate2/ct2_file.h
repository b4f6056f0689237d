// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "core/files/file_reader.h"
#include "core/model_files/pytorch/named_tensors.h"

namespace attn {

// The file model.bin of a CTranslate2 model, binary versions 1 to 6: a list of named variables. Quantised
// weights become float numbers when somebody asks for them: stored integer / scale.
struct Ct2File {
    std::string specification;  // "TransformerSpec"; empty in version 1
    std::uint32_t revision = 1;
    // Variables with numbers. Names are dotted and layers are numbered alike in all versions:
    // "encoder.layers.0.self_attention.linear_0.weight". Scales are no tensors of their own.
    NamedTensors tensors;
    std::map<std::string, double> options;       // variables of one number: "encoder.num_heads"
    std::map<std::string, std::string> aliases;  // name of an alias → name of its variable
};

// Whether the first bytes are those of such a file.
bool isCt2File(const std::string& path);
// Reads names, shapes and options; numbers are read when they are asked for, so that the file stays open.
// Allocates nothing for a size that the file does not have. Throws Error with one sentence that starts with
// the file's path.
Ct2File loadCt2File(const std::shared_ptr<FileReader>& file);

}  // namespace attn
