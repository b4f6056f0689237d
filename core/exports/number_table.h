// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/base/types.h"
#include "core/exports/step_numbers.h"

namespace attn {

// Numbers of any figure for other programs. All texts are UTF-8; no number depends on the locale.
using NumberCell = std::variant<std::monostate, std::string, Index, double>;  // monostate: no value

struct NumberColumn {
    std::string key;    // of CSV and JSON
    std::string latex;  // its heading in a document, as LaTeX; empty: the document leaves it out
};
struct NumberRow {
    std::vector<NumberCell> cells;  // one for each column
    std::vector<NumberCell> list;   // values after the columns, such as a number for each source token
};
// The table of one lane.
struct NumberTable {
    std::string caption;                                    // for LaTeX, as plain text
    std::vector<std::pair<std::string, NumberCell>> facts;  // what applies to all rows, by key
    std::vector<std::string> changes;                       // changes by hand, in words
    std::vector<std::string> heads;  // tokens above the lists; empty: LaTeX leaves the lists out
    std::vector<NumberRow> rows;
};
struct NumberTables {
    std::string format;  // "attention-lab beam"
    std::string text;    // the sentence
    std::vector<NumberColumn> columns;
    std::string rowsKey, listKey;     // keys in JSON: "hypotheses", "tokens"
    std::vector<NumberTable> tables;  // of one kind: with the same facts and columns
};

// A header, then the rows of all tables: facts, columns, list. A row with the heads stands before the rows to
// which they belong; its columns are empty.
std::string numberTablesToCsv(const NumberTables& tables);
std::string numberTablesToTabs(const NumberTables& tables);
// One object with the sentence and all "lanes".
std::string numberTablesToJson(const NumberTables& tables);
// A booktabs table for each, as in stepNumbersToLatex.
std::string numberTablesToLatex(const NumberTables& tables, const LatexOptions& options);

}  // namespace attn
