// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/files/formats/safetensors.h"
#include "core/network/layers/parameters.h"

namespace attn {

// What model files and checkpoints have in common: safetensors with `format` and `version` in the metadata
// and the tensors of a layout. Every error starts with the file's path.

// A format of ours and the newest version of it that is read.
struct FileFormat {
    const char* name;
    int version;
    const char* called;  // "a model file of Attention Lab"
};

// Throws Error when the key is missing.
const std::string& requiredMetadata(const SafetensorsFile& file, const std::string& key,
                                    const FileFormat& format);
// Throws Error when the file is of another format or of a newer version.
void checkFormat(const SafetensorsFile& file, const FileFormat& format);

// Names and shapes, before anything of the configuration's sizes is allocated: the tensors of `layout` under
// each of `prefixes`, and no others. Throws Error naming the first that does not fit.
void checkTensors(const SafetensorsFile& file, const ParameterLayout& layout,
                  const std::vector<std::string>& prefixes);

// One buffer of the layout from the tensors under `prefix`; the gaps are zero. Throws Error when a number is
// not finite.
void readTensors(const SafetensorsFile& file, const ParameterLayout& layout, const std::string& prefix,
                 Vector& buffer);

// Adds the tensors of a buffer. `values` is that buffer as float and must live until they are written. Throws
// Error (Failure) that starts with `path` when a number is not finite.
void addTensors(const std::string& path, const ParameterLayout& layout, const std::string& prefix,
                const Eigen::VectorXf& values, std::vector<TensorToWrite>& tensors);

}  // namespace attn
