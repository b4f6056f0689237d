// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace attn {

// Takes a part of a tensor's numbers; the parts come in order.
using NumberSink = std::function<void(std::span<const float>)>;

// The tensors of a state_dict from any kind of file. A tensor's numbers are read only when someone asks for
// them, so an unused tensor costs nothing.
struct NamedTensor {
    std::string name;
    std::vector<std::uint64_t> shape;  // outermost dimension first
    // Returns the numbers row-major, as many as the shape says. Throws Error that names file and tensor when
    // they are not floating-point numbers or when the file is damaged there.
    std::function<std::vector<float>()> read;
    // The same numbers part by part, for files that can be read so. May be empty.
    std::function<void(const NumberSink&)> stream = {};
    // Where the numbers stand. Tensors of one file with the same text share them. Empty: not known.
    std::string place = {};

    // Gives all numbers to `sink`, part by part where the file permits it, so that a large tensor takes
    // little memory. Throws as `read`.
    void forEachPart(const NumberSink& sink) const;
};

struct NamedTensors {
    std::string path;  // every sentence about the tensors starts with it
    std::vector<NamedTensor> tensors;
    std::uint64_t fileBytes = 0;    // size of all files; limits how much memory their tensors may ask for
    bool hasNarrowWeights = false;  // some are stored as whole numbers of 8 bits with scales

    const NamedTensor* find(const std::string& name) const;  // nullptr when no tensor has the name
};

// Reads a .safetensors or .pt/.pth file. Its first bytes say which it is. Nested dictionaries of a .pt file
// are flattened: {"model": {"a": tensor}} gives "model.a". Throws Error with one sentence that starts with
// the path.
NamedTensors loadNamedTensors(const std::string& path);

// Reads several files as one. The tensors of each file get the file's name without suffix in front
// ("encoder.pt" → "encoder."). A single file keeps its names. Throws Error when two files have the same name.
NamedTensors loadNamedTensors(const std::vector<std::string>& paths);

// True when the first bytes are those of a PyTorch format, whether this program reads it or not. Also true
// for a file that is called .pt or .pth and is no safetensors file, so that the refusal speaks of PyTorch.
bool isPytorchFile(const std::string& path);

}  // namespace attn
