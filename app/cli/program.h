// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/App.hpp>
#include <memory>
#include <string>

namespace attn {

// The whole command line of attnlab, every command with its callback; what runs, helps, completes and
// documents it reads this one description. `version` is that of the program.
std::unique_ptr<CLI::App> createProgram(const std::string& version);

}  // namespace attn
