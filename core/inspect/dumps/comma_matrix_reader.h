// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "core/inspect/dumps/dump_format.h"

namespace attn {

// One line for each sentence, with commas between its weights and blanks between its rows (Marian,
// --alignment soft; Amun, return-soft-alignment):
//   target ||| a,b,c a,b,c …
//   a,b,c a,b,c …                                                      without the target
//   number ||| target ||| a,b,c a,b,c … ||| F0= −1.5 ||| −0.3        n-best
// Rows are padded with zeros to the longest source of the batch, whose last column is the end mark. Newer
// versions have a row for the target's end mark, older ones do not. Fields such as "WordScores= …" may stand
// between the others. The log-probability is that of the path, F0 (pathScore); the last field may be divided
// by the length, F0 is not.
std::unique_ptr<DumpReader> openCommaMatrices(const std::string& path);

double fitsCommaMatrices(std::string_view start);

}  // namespace attn
