// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tests/support/zip_bytes.h"

namespace attn::test {

// One tensor of a file of Hugging Face.
struct FolderTensor {
    std::string name;
    std::vector<std::uint64_t> shape;
    std::vector<float> numbers;
};

// The tensors of a small MarianMT model: one layer in each half, width 8, seven tokens.
std::vector<FolderTensor> marianFolderTensors();
std::string safetensorsOf(const std::vector<FolderTensor>& tensors);
// A pytorch_model.bin: a zip file, or the form that torch.save wrote before 1.6.
std::string pytorchZipOf(const std::vector<FolderTensor>& tensors);
std::string pytorchLegacyOf(const std::vector<FolderTensor>& tensors);
// The files of its folder besides the weights: config.json, vocab.json, source.spm, target.spm.
NamedBytes marianFolderFiles();

}  // namespace attn::test
