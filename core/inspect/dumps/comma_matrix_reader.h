// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "core/inspect/dumps/dump_format.h"

namespace attn {

// A line a sentence, its weights parted by commas, rows by blanks (Marian, --alignment soft; Amun,
// return-soft-alignment):
//   target ||| a,b,c a,b,c …
//   number ||| target ||| a,b,c a,b,c … ||| F0= −1.5 ||| −0.3        n-best
// Columns are padded with zeros to the longest source of the batch, whose last one is the end mark; older
// versions have no row for the target's end mark, newer ones do. Fields such as "WordScores= …" may stand
// among them. Log-probability: that of the path, F0 (pathScore), which is not divided by the length as the
// last field may be.
std::unique_ptr<DumpReader> openCommaMatrices(const std::string& path);

double fitsCommaMatrices(std::string_view start);

}  // namespace attn
