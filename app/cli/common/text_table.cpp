// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/text_table.h"

#include <algorithm>

#include "core/base/display_text.h"

namespace attn {
namespace {

constexpr std::size_t columnGap = 2;  // blanks between columns

}  // namespace

std::string textTable(const std::vector<std::vector<std::string>>& rows) {
    std::vector<std::size_t> widths(rows.front().size());
    for (const std::vector<std::string>& row : rows)
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], displayWidth(row[i]));
    std::string text;
    for (const std::vector<std::string>& row : rows) {
        std::string line = paddedRight(row.front(), widths.front());
        for (std::size_t i = 1; i < row.size(); ++i)
            line += paddedLeft(row[i], widths[i] + columnGap);
        text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
    }
    return text;
}

}  // namespace attn
