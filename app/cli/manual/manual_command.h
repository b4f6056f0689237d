// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/App.hpp>
#include <string>

namespace attn {

// `manual`: prints the manual page, which is made of the same texts as --help.
void addManualCommand(CLI::App& app, const std::string& version);

// The manual page attnlab(1) in the man macros of roff.
std::string manualPage(const CLI::App& app, const std::string& version);

}  // namespace attn
