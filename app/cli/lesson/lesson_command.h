// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/App.hpp>

namespace attn {

// Adds "attnlab lesson".
void addLessonCommand(CLI::App& app);

}  // namespace attn
