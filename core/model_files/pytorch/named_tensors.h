// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace attn {

// What a state_dict holds, whatever file it came from. Numbers are read when they are asked for: a tensor
// that nobody needs costs nothing.
struct NamedTensor {
    std::string name;
    std::vector<std::uint64_t> shape;  // outermost dimension first
    // Row-major, as many as the shape says. Throws Error naming file and tensor when they are no
    // floating-point numbers or the file is damaged there.
    std::function<std::vector<float>()> read;
};

struct NamedTensors {
    std::string path;  // starts every sentence about them
    std::vector<NamedTensor> tensors;
    std::uint64_t fileBytes = 0;  // of all files: what is made of the tensors is held against it

    const NamedTensor* find(const std::string& name) const;  // nullptr when it is not there
};

// A .safetensors or .pt/.pth file, told apart by its first bytes. Nested dictionaries of a .pt file are
// flattened: {"model": {"a": tensor}} gives "model.a". Throws Error with one sentence that starts with the
// path.
NamedTensors loadNamedTensors(const std::string& path);

// Several files as one: the tensors of each under its file's name without suffix ("encoder.pt" → "encoder.").
// One file keeps its names. Throws Error when two files have one name.
NamedTensors loadNamedTensors(const std::vector<std::string>& paths);

// By its first bytes: one of PyTorch's formats, read here or not. So is what is called .pt or .pth and is no
// safetensors file, to be refused as what its name says.
bool isPytorchFile(const std::string& path);

}  // namespace attn
