// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/number_table.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/exports/step_numbers_parts.h"
#include "core/files/formats/csv.h"

namespace attn {
namespace {

using TableJson = nlohmann::ordered_json;

constexpr std::size_t mostTableColumns = 6;  // that fit a page; a wider table is made smaller

std::string csvCell(const NumberCell& cell) {
    if (const auto* text = std::get_if<std::string>(&cell))
        return *text;
    if (const auto* whole = std::get_if<Index>(&cell))
        return std::to_string(*whole);
    const auto* number = std::get_if<double>(&cell);
    return number ? csvNumber(*number) : std::string();
}

TableJson jsonCell(const NumberCell& cell) {
    if (const auto* text = std::get_if<std::string>(&cell))
        return *text;
    if (const auto* whole = std::get_if<Index>(&cell))
        return *whole;
    const auto* number = std::get_if<double>(&cell);
    return number ? TableJson(*number) : TableJson(nullptr);
}

std::string latexCell(const NumberCell& cell, int decimals) {
    if (const auto* text = std::get_if<std::string>(&cell))
        return latexToken(*text);
    if (const auto* whole = std::get_if<Index>(&cell))
        return std::to_string(*whole);
    const auto* number = std::get_if<double>(&cell);
    return number ? latexNumber(*number, decimals) : std::string("--");
}

std::vector<std::vector<std::string>> csvRows(const NumberTables& tables) {
    std::vector<std::vector<std::string>> rows(1);
    std::size_t longest = 0;
    for (const NumberTable& table : tables.tables)
        for (const NumberRow& row : table.rows)
            longest = std::max({longest, row.list.size(), table.heads.size()});
    if (!tables.tables.empty())
        for (const auto& fact : tables.tables.front().facts)
            rows.front().push_back(fact.first);
    for (const NumberColumn& column : tables.columns)
        rows.front().push_back(column.key);
    const std::size_t before = rows.front().size();
    for (std::size_t i = 1; i <= longest; ++i)
        rows.front().push_back(std::to_string(i));
    for (const NumberTable& table : tables.tables) {
        std::vector<std::string> facts;
        for (const auto& fact : table.facts)
            facts.push_back(csvCell(fact.second));
        if (!table.heads.empty()) {
            std::vector<std::string> heads = facts;
            heads.resize(before);
            heads.insert(heads.end(), table.heads.begin(), table.heads.end());
            heads.resize(before + longest);
            rows.push_back(std::move(heads));
        }
        for (const NumberRow& row : table.rows) {
            std::vector<std::string> fields = facts;
            for (const auto* cells : {&row.cells, &row.list})
                for (const NumberCell& cell : *cells)
                    fields.push_back(csvCell(cell));
            fields.resize(before + longest);
            rows.push_back(std::move(fields));
        }
    }
    return rows;
}

TableJson jsonTable(const NumberTables& tables, const NumberTable& table) {
    TableJson rows = TableJson::array();
    for (const NumberRow& row : table.rows) {
        TableJson object = TableJson::object();
        for (std::size_t i = 0; i < tables.columns.size(); ++i)
            object[tables.columns[i].key] = jsonCell(row.cells[i]);
        TableJson list = TableJson::array();
        for (const NumberCell& cell : row.list)
            list.push_back(jsonCell(cell));
        object[tables.listKey] = std::move(list);
        rows.push_back(std::move(object));
    }
    TableJson object = TableJson::object();
    for (const auto& [key, fact] : table.facts)
        object[key] = jsonCell(fact);
    object["changes"] = table.changes;
    if (!table.heads.empty())
        object["source_tokens"] = table.heads;
    object[tables.rowsKey] = std::move(rows);
    return object;
}

std::string latexTable(const NumberTables& tables, const NumberTable& table, const std::string& label,
                       int decimals) {
    std::string columns, heading;
    for (const NumberColumn& column : tables.columns) {
        if (column.latex.empty())
            continue;
        const auto at = static_cast<std::size_t>(&column - tables.columns.data());
        const bool isText = std::any_of(table.rows.begin(), table.rows.end(), [&](const NumberRow& row) {
            return std::holds_alternative<std::string>(row.cells[at]);
        });
        columns += isText ? 'l' : 'r';
        heading.append(heading.empty() ? "" : " & ").append(column.latex);
    }
    for (const std::string& head : table.heads)
        heading.append(" & ").append(latexToken(head));
    columns.append(table.heads.size(), 'r');
    const bool isWide = table.heads.size() > mostTableColumns;
    std::string text = "\\begin{table}\n\\centering\n";
    text.append("\\caption{").append(latexText(table.caption)).append("}\n");
    text.append("\\label{tab:").append(label).append("}\n");
    text.append(isWide ? "\\resizebox{\\linewidth}{!}{%\n" : "");
    text.append("\\begin{tabular}{").append(columns).append("}\n\\toprule\n");
    text.append(heading).append(" \\\\\n\\midrule\n");
    for (const NumberRow& row : table.rows) {
        std::string line;
        const auto add = [&](const NumberCell& cell) {
            line.append(line.empty() ? "" : " & ").append(latexCell(cell, decimals));
        };
        for (std::size_t i = 0; i < tables.columns.size(); ++i)
            if (!tables.columns[i].latex.empty())
                add(row.cells[i]);
        for (std::size_t i = 0; i < table.heads.size(); ++i)
            add(i < row.list.size() ? row.list[i] : NumberCell());
        text.append(line).append(" \\\\\n");
    }
    text.append("\\bottomrule\n\\end{tabular}").append(isWide ? "}\n" : "\n").append("\\end{table}\n");
    return text;
}

}  // namespace

std::string numberTablesToCsv(const NumberTables& tables) {
    CsvText csv;
    for (const auto& row : csvRows(tables))
        csv.row(row);
    return csv.text();
}

std::string numberTablesToTabs(const NumberTables& tables) {
    return tabText(csvRows(tables));
}

std::string numberTablesToJson(const NumberTables& tables) {
    TableJson all = TableJson::array();
    for (const NumberTable& table : tables.tables)
        all.push_back(jsonTable(tables, table));
    const TableJson whole = {
        {"format", tables.format}, {"version", 1}, {"text", tables.text}, {"lanes", std::move(all)}};
    return whole.dump(1, ' ', false, TableJson::error_handler_t::replace).append("\n");
}

std::string numberTablesToLatex(const NumberTables& tables, const LatexOptions& options) {
    std::string text = "% \\usepackage{booktabs}\n% \\usepackage{graphicx}\n";
    for (std::size_t i = 0; i < tables.tables.size(); ++i) {
        const std::string label =
            i == 0 ? options.label : std::string(options.label).append("-").append(std::to_string(i + 1));
        text.append(i == 0 ? "" : "\n").append(latexTable(tables, tables.tables[i], label, options.decimals));
    }
    return text;
}

}  // namespace attn
