// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/App.hpp>

namespace attn {

// `attnlab compare RECIPE…`: trains recipes over seeds, measures them and writes one table; --merge joins
// tables of parts.
void addCompareCommand(CLI::App& app);

}  // namespace attn
