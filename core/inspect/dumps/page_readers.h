// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/inspect/dumps/dump_format.h"

namespace attn {

// The functions that the rows of pageFormats() consist of: DumpFormat::fits and DumpFormat::open.

// A page or a notebook with pictures of BertViz (head_view, model_view), whose data are JSON in a script:
// {"attention": [{"name": …, "attn": [layer][head][row][column], "left_text": […], "right_text": […]}, …],
// …}. Rows are the left text. The JSON may be escaped as a text of JavaScript, JSON or HTML.
double fitsBertViz(std::string_view start);
std::unique_ptr<DumpReader> openBertViz(const std::string& path);

// The tables that OpenNMT-py's -attn_debug writes into its log: a line of source tokens, cut to seven
// characters, and for each target token a line of its weights, the largest behind a "*". The lines "SENT 1:",
// "PRED 1:" and "PRED SCORE:" before a table have the whole texts and the log-probability.
double fitsAttnDebug(std::string_view start);
std::unique_ptr<DumpReader> openAttnDebug(const std::string& path);

}  // namespace attn
