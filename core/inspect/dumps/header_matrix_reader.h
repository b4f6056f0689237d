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
// Nematus writes a line for each target token and counts end marks in the lengths. OpenNMT-Lua has no end
// marks and writes the lengths 0 0. Some versions of Sockeye write a line for each source token. So none of
// this is relied on, and the lengths are not read.
// Nematus and Amun give −log p as the score; Sockeye 1 gives a cost or, in later versions, log p. As log p is
// never above 0, it is −|score|, divided by the length if the system does so. A score of 0 means that there
// is none.
std::unique_ptr<DumpReader> openHeaderMatrices(const std::string& path);

// How well the first line fits such a header of five or six fields.
double fitsNematus(std::string_view start);
double fitsSockeye(std::string_view start);

}  // namespace attn
