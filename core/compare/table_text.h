// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/compare/comparison.h"

namespace attn {

// A row a run with all its figures, then for each lane a row of means and one of deviations (column `seed`:
// "mean", "deviation"); with lengths, two columns a length. Commas, quotes and line ends as in RFC 4180.
std::string tableToCsv(const ComparisonTable& table);

// For a README: a row a lane with mean ± deviation of the sample (– for one seed), with lengths a second
// table of them, then what is missing or unequal.
std::string tableToMarkdown(const ComparisonTable& table);

// What a reader of the table must know besides its numbers, a sentence each: recipes that differ, BLEU of
// more than one kind, runs that diverged or are missing.
std::vector<std::string> tableNotes(const ComparisonTable& table);

// One row a format that a table is written in.
struct TableFormat {
    std::string id;  // and the end of files' names
    std::string (*write)(const ComparisonTable& table);
};
const std::vector<TableFormat>& tableFormats();
// nullptr when there is none.
const TableFormat* findTableFormat(const std::string& id);

}  // namespace attn
