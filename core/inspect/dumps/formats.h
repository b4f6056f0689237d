// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/inspect/dumps/dump_format.h"

namespace attn {

// Rows of dumpFormats(), by what the files are made of.
std::vector<DumpFormat> matrixFormats();  // lines of text with a number for each weight
std::vector<DumpFormat> arrayFormats();   // NumPy, JSON, fairseq
std::vector<DumpFormat> linkFormats();    // links in place of weights

}  // namespace attn
