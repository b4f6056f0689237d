// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/compare/comparison.h"

namespace attn {

// One row for each run with all its figures, then for each lane a row of means and a row of deviations
// (column `seed`: "mean", "deviation"). If there are lengths, each has two columns. Commas, quotes and line
// ends as in RFC 4180.
std::string tableToCsv(const ComparisonTable& table);

// For a README: one row for each lane with mean ± deviation of the sample (– for one seed), a second table
// for lengths if there are any, then a list of what is missing or unequal.
std::string tableToMarkdown(const ComparisonTable& table);

// What a reader of the table must know besides its numbers, one sentence each: recipes that differ, different
// kinds of BLEU, runs that diverged or are missing.
std::vector<std::string> tableNotes(const ComparisonTable& table);

// The row of a format in which tables are written.
struct TableFormat {
    std::string id;  // also the end of file names
    std::string (*write)(const ComparisonTable& table);
};
const std::vector<TableFormat>& tableFormats();
// nullptr when no format has this id.
const TableFormat* findTableFormat(const std::string& id);

}  // namespace attn
