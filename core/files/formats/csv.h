// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace attn {

// Rows of fields as a text: commas, quotes and line ends as in RFC 4180. A text that a spreadsheet would take
// for a formula gets an apostrophe in front, which spreadsheets do not show; numbers stay numbers.
class CsvText {
public:
    void row(const std::vector<std::string>& fields);
    const std::string& text() const { return m_text; }

private:
    std::string m_text;
};

// A field that a spreadsheet would compute, or run what it names, with an apostrophe before it. Others stay.
std::string withoutFormula(std::string field);

// The shortest digits that read back as the same number; an empty text without a value.
std::string csvNumber(const std::optional<double>& value);

}  // namespace attn
