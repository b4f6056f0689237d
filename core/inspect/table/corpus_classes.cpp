// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/table/corpus_classes.h"

#include <algorithm>
#include <set>

namespace attn {

std::optional<CorpusClasses> classesOf(const Inspection& inspection, int system,
                                       const std::vector<int>& rows) {
    if (system < 0 || !inspection.system(system).givesClasses)
        return std::nullopt;
    std::set<std::string> names;
    std::vector<int> known;
    for (const int row : rows) {
        const AlignedSentence* sentence = inspection.sentence(system, row);
        if (!sentence || sentence->reference.size() != 1 || sentence->target.size() != 1)
            continue;
        known.push_back(row);
        names.emplace(sentence->reference[0]);
        names.emplace(sentence->target[0]);
    }
    if (known.empty())
        return std::nullopt;
    CorpusClasses classes;
    classes.names.assign(names.begin(), names.end());
    const auto placeOf = [&](std::string_view name) {
        return static_cast<int>(std::lower_bound(classes.names.begin(), classes.names.end(), name) -
                                classes.names.begin());
    };
    for (const int row : known) {
        const AlignedSentence& sentence = *inspection.sentence(system, row);
        classes.confusion.add(placeOf(sentence.reference[0]), placeOf(sentence.target[0]));
        const std::vector<Link>* links = inspection.known(system, row);
        if (links && sentence.weights.rows() > 0)
            classes.evidence += evidenceCounts(sentence.weights.row(0).transpose(), evidenceOf(*links),
                                               inspection.options().threshold);
    }
    return classes;
}

}  // namespace attn
