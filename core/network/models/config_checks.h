// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/network/config.h"

namespace attn {

// Whether a configuration has the sizes of its vocabularies: a model file has them, a recipe does not yet
// know them.
enum class VocabularySizes { Written, LeftOut };

// What contradicts itself, as a sentence whose keys start with `path` ("model."); empty when nothing does.
std::string configProblem(const ModelConfig& config, VocabularySizes sizes, const std::string& path = {});
// Throws Error with that sentence.
void validate(const ModelConfig& config);

}  // namespace attn
