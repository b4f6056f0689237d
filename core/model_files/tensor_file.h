// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/told.h"
#include "core/files/formats/safetensors.h"
#include "core/network/layers/parameters.h"

namespace attn {

// The common parts of model files and checkpoints: safetensors with `format` and `version` in the metadata
// and the tensors of a layout. Every error starts with the file's path.

// One of our formats and its newest version that this program reads.
struct FileFormat {
    const char* name;
    int version;
    const char* called;  // in English, for example translatable("a model file of Attention Lab")
};

// Throws Error when the key is missing.
const std::string& requiredMetadata(const SafetensorsFile& file, const std::string& key,
                                    const FileFormat& format);
// Throws Error when the file has another format or a newer version.
void checkFormat(const SafetensorsFile& file, const FileFormat& format);

// Checks names and shapes before anything of the configuration's sizes is allocated. The file must have the
// tensors of `layout` under each of `prefixes` and no others. Throws Error that names the first one that does
// not fit.
void checkTensors(const SafetensorsFile& file, const ParameterLayout& layout,
                  const std::vector<std::string>& prefixes);

// Reads the tensors under `prefix` into one buffer of the layout. The gaps are zero. Throws Error when a
// number is not finite.
void readTensors(const SafetensorsFile& file, const ParameterLayout& layout, const std::string& prefix,
                 Vector& buffer);

// Adds the tensors of a buffer. `values` is that buffer as float and must live until the tensors are written.
// Throws Error (Failure) that starts with `path` when a number is not finite.
void addTensors(const std::string& path, const ParameterLayout& layout, const std::string& prefix,
                const Eigen::VectorXf& values, std::vector<TensorToWrite>& tensors);

}  // namespace attn
