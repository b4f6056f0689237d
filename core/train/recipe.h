// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "core/model/config.h"

namespace attn {

struct OptimizerConfig {
    double rate = 0.003;
    double finalRate = 0.0003;  // "final_rate": reached at the last update on a cosine
    double beta1 = 0.9;
    double beta2 = 0.999;
    double epsilon = 1e-8;
    double clipNorm = 1.0;  // "clip_norm", of the whole gradient; 0 does not clip
};

// One training run as a file: what is trained on what, for how long, from which seed. Sizes of the
// vocabularies are the task's and are filled in when training starts.
struct Recipe {
    std::string task = "dates";
    ModelConfig model;
    OptimizerConfig optimizer;
    Index batch = 32;
    Index updates = 4000;
    Index pairs = 20000;   // generated training pairs
    Index heldOut = 1000;  // "held_out": fresh pairs, none of them among the training pairs
    std::uint64_t seed = 1;
    Index threads = 1;
};

// Throws Error naming file, key, what was found and what is possible; an unknown key is answered with the
// nearest known one.
Recipe loadRecipe(const std::string& path);
Recipe recipeFromJson(const std::string& text, const std::string& where);
std::string recipeToJson(const Recipe& recipe);

}  // namespace attn
