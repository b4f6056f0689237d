// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/inspect/dumps/formats.h"

namespace attn {

bool hasTruthOutside(const AlignedSentence& sentence) {
    return sentence.truth &&
           std::any_of(sentence.truth->begin(), sentence.truth->end(), [&](const Link& link) {
               return link.source >= sentence.source.size() || link.target >= sentence.target.size();
           });
}

std::size_t bytesOf(const RawSentence& sentence) {
    std::size_t bytes = sizeof(RawSentence) + static_cast<std::size_t>(sentence.grid.size()) * sizeof(Real) +
                        sentence.links.size() * sizeof(RawLink);
    for (const RawSentence::Map& map : sentence.maps)
        bytes += sizeof map + static_cast<std::size_t>(map.grid.size()) * sizeof(Real);
    for (const auto* tokens : {&sentence.source, &sentence.target, &sentence.reference})
        bytes += *tokens ? (*tokens)->bytes() : 0;
    return bytes + (sentence.truth ? sentence.truth->size() * sizeof(Link) : 0);
}

const std::vector<DumpFormat>& dumpFormats() {
    static const std::vector<DumpFormat> table = [] {
        std::vector<DumpFormat> all = matrixFormats();
        for (const std::vector<DumpFormat>& more :
             {numberFormats(), pageFormats(), arrayFormats(), linkFormats()})
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
    throw Error(told("Unknown format of alignments %1; %2", inQuotes(id), suggestion(id, known)));
}

}  // namespace attn
