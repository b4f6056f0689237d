// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/App.hpp>
#include <memory>
#include <string>

namespace attn {

// The whole command line of attnlab with a callback for every command. Running, help, completion and
// documentation all use this one description. `version` is that of the program.
std::unique_ptr<CLI::App> createProgram(const std::string& version);

}  // namespace attn
