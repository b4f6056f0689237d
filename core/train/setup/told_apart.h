// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/network/config.h"

namespace attn {

// A lane's name, or a part of one, for people and for files: "General · LSTM", "general-lstm".
struct LaneName {
    std::string label;
    std::string id;
    bool operator==(const LaneName&) const = default;
};

// A name and one more part; `name` itself if the part is empty.
LaneName joined(const LaneName& name, const LaneName& part);
// A score's label: "General".
LaneName scoreName(const std::string& score);
// What a model is: its score, before it a wiring with heads, after it an encoder that is not the
// wiring's usual one: "General", "Transformer", "Transformer · Additive", "General over convolution".
LaneName modelName(const ModelConfig& model);
// The same with the span if it is not the usual one: "General · Local, monotonic".
LaneName modelAndSpanName(const ModelConfig& model);

// The places of lanes that share a name, a group for each such name.
std::vector<std::vector<std::size_t>> sameNames(const std::vector<LaneName>& names);
// Adds the differences of the models to equal names: wiring, cell, then settings and sizes. Names of equal
// models stay equal. There are as many models as names.
void tellApart(std::vector<LaneName>& names, const std::vector<ModelConfig>& models);
// Numbers names that are still equal, from the second on: "General", "General 2".
void numberApart(std::vector<LaneName>& names);

}  // namespace attn
