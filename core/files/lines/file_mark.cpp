// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/lines/file_mark.h"

#include <iomanip>
#include <sstream>

#include "core/base/told.h"

namespace attn {

namespace {

std::string inDigits(std::uint32_t checksum) {
    std::ostringstream text;
    text << std::hex << std::setw(8) << std::setfill('0') << checksum;
    return text.str();
}

}  // namespace

std::string fileDifference(const std::vector<FileMark>& found, const std::vector<FileMark>& expected) {
    if (found.size() != expected.size())
        return told("the corpus has %1 files, but had %2", found.size(), expected.size());
    for (std::size_t i = 0; i < found.size(); ++i)
        if (found[i].lines != expected[i].lines || found[i].checksum != expected[i].checksum)
            return found[i].name + ": " +
                   told("has %1 lines and the CRC-32 %2, but had %3 lines and the CRC-32 %4", found[i].lines,
                        inDigits(found[i].checksum), expected[i].lines, inDigits(expected[i].checksum));
    return {};
}

}  // namespace attn
