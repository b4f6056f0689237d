// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/inspect/dumps/dump_format.h"

namespace attn {

// The functions that the rows of arrayFormats() consist of: DumpFormat::fits and DumpFormat::open.

// The output of fairseq-generate: links from `--print-alignment` (hard), weights from `--print-alignment
// soft`.
double fitsFairseqLinks(std::string_view start);
double fitsFairseqWeights(std::string_view start);
std::unique_ptr<DumpReader> openFairseqLinks(const std::string& path);
std::unique_ptr<DumpReader> openFairseqWeights(const std::string& path);

// JSON lines with "matrix", as utils/plot_heatmap.py of Nematus reads them.
double fitsNematusJson(std::string_view start);
std::unique_ptr<DumpReader> openNematusJson(const std::string& path);

// This program's own format (core/inspect/weights_file.h).
double fitsOwnWeights(std::string_view start);
double fitsOwnLinks(std::string_view start);
std::unique_ptr<DumpReader> openOwnWeights(const std::string& path);
std::unique_ptr<DumpReader> openOwnLinks(const std::string& path);

}  // namespace attn
