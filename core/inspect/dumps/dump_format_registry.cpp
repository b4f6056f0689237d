// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/error.h"
#include "core/inspect/dumps/formats.h"
#include "core/text/nearest_name.h"

namespace attn {

const std::vector<DumpFormat>& dumpFormats() {
    static const std::vector<DumpFormat> table = [] {
        std::vector<DumpFormat> all = matrixFormats();
        for (const std::vector<DumpFormat>& more : {arrayFormats(), linkFormats()})
            all.insert(all.end(), more.begin(), more.end());
        return all;
    }();
    return table;
}

const DumpFormat& dumpFormat(const std::string& id) {
    std::vector<std::string> known;
    for (const DumpFormat& format : dumpFormats()) {
        if (format.id == id)
            return format;
        known.push_back(format.id);
    }
    throw Error("Unknown format of alignments " + inQuotes(id) + "; " + suggestion(id, known));
}

}  // namespace attn
