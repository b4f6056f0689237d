// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/lines/file_mark.h"

#include <iomanip>
#include <sstream>

namespace attn {

namespace {

std::string described(const FileMark& mark) {
    std::ostringstream text;
    text << mark.lines << " lines and the CRC-32 " << std::hex << std::setw(8) << std::setfill('0')
         << mark.checksum;
    return text.str();
}

}  // namespace

std::string fileDifference(const std::vector<FileMark>& found, const std::vector<FileMark>& expected) {
    if (found.size() != expected.size())
        return "the corpus has " + std::to_string(found.size()) + " files, but had " +
               std::to_string(expected.size());
    for (std::size_t i = 0; i < found.size(); ++i)
        if (found[i].lines != expected[i].lines || found[i].checksum != expected[i].checksum)
            return found[i].name + ": has " + described(found[i]) + ", but had " + described(expected[i]);
    return {};
}

}  // namespace attn
