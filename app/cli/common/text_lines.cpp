// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/text_lines.h"

#include <utility>

#include "core/base/error.h"
#include "core/files/lines/line_reader.h"

namespace attn {

std::vector<std::string> readLines(const std::string& path, Index count, const std::string& of) {
    LineReader reader(path);
    std::vector<std::string> lines;
    for (std::string line; reader.next(line);) {
        reader.charge(line.size());
        lines.push_back(std::move(line));
    }
    if (lines.empty())
        throw Error(path + ": is empty; expected one sentence a line.");
    if (count > 0 && reader.number() != count)
        throw Error(path + ": has " + std::to_string(reader.number()) +
                    (reader.number() == 1 ? " line" : " lines") + ", but " + of + " has " +
                    std::to_string(count) + "; line k of one must belong to line k of the other.");
    return lines;
}

}  // namespace attn
