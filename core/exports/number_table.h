// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/base/types.h"
#include "core/exports/step_numbers.h"

namespace attn {

// Numbers of a figure for other programs, whatever they are of. All texts are UTF-8; no number depends on the
// locale.
using NumberCell = std::variant<std::monostate, std::string, Index, double>;  // the first: not there

struct NumberColumn {
    std::string key;    // of CSV and JSON
    std::string latex;  // its heading in a document, as LaTeX; empty: it is not in it
};
struct NumberRow {
    std::vector<NumberCell> cells;  // one per column
    std::vector<NumberCell> list;   // what comes after them, such as a number for each source token
};
// Of one lane.
struct NumberTable {
    std::string caption;                                    // of LaTeX, plain text
    std::vector<std::pair<std::string, NumberCell>> facts;  // what holds for all rows, by key
    std::vector<std::string> changes;                       // by hand, in words
    std::vector<std::string> heads;  // tokens that the lists stand below; empty: LaTeX has no lists
    std::vector<NumberRow> rows;
};
struct NumberTables {
    std::string format;  // "attention-lab beam"
    std::string text;    // the sentence
    std::vector<NumberColumn> columns;
    std::string rowsKey, listKey;     // of JSON: "hypotheses", "tokens"
    std::vector<NumberTable> tables;  // of one kind: the same facts and columns
};

// A header, then the rows of all tables: facts, columns, list. A row with the heads comes before those that
// stand below them; its columns are empty.
std::string numberTablesToCsv(const NumberTables& tables);
std::string numberTablesToTabs(const NumberTables& tables);
// One object with the sentence and all "lanes".
std::string numberTablesToJson(const NumberTables& tables);
// A table of booktabs for each, as stepNumbersToLatex.
std::string numberTablesToLatex(const NumberTables& tables, const LatexOptions& options);

}  // namespace attn
