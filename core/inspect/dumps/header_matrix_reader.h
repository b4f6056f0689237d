// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "core/inspect/dumps/dump_format.h"

namespace attn {

// A header, then a line of weights for each position, then a blank line:
//   Nematus (nematus/translate.py), Amun and OpenNMT-Lua
//     number ||| target ||| score ||| source ||| source-length target-length
//   Sockeye 1, translation_with_alignment_matrix (sockeye/output_handler.py)
//     number ||| target ||| score ||| source ||| source-length ||| target-length
// Nematus writes a line for each target token and counts end marks in the lengths; OpenNMT-Lua has no end
// marks and lengths 0 0; Sockeye has a line for each source token in some versions. So nothing of it is
// trusted, and the lengths are not read.
// Score: Nematus and Amun give −log p, Sockeye 1 a cost or, later, log p: as log p is never above 0, −|score|
// is it, divided by the length where the system does so. 0 is what they write without a score.
std::unique_ptr<DumpReader> openHeaderMatrices(const std::string& path);

// Whether the first line is such a header of five fields, or six.
double fitsNematus(std::string_view start);
double fitsSockeye(std::string_view start);

}  // namespace attn
