// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/inspect/dumps/dump_format.h"

namespace attn {

// Rows of dumpFormats(), grouped by the content of the files.
std::vector<DumpFormat> matrixFormats();  // lines of text with a number for each weight
std::vector<DumpFormat> numberFormats();  // arrays of numbers: NumPy, safetensors, PyTorch
std::vector<DumpFormat> pageFormats();    // BertViz's pages, OpenNMT-py's tables
std::vector<DumpFormat> arrayFormats();   // JSON, fairseq
std::vector<DumpFormat> linkFormats();    // links instead of weights

}  // namespace attn
