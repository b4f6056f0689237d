// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include "core/network/models/trained_model.h"

namespace attn::ui {

// Loads a model that the window can show. Throws Error, which starts with the path, as loadModel does, and
// for a model whose stages the window does not know.
std::shared_ptr<const attn::TrainedModel> loadShownModel(const std::string& path);

}  // namespace attn::ui
