// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/alignment_file.h"

#include <algorithm>
#include <map>

#include "core/error.h"
#include "core/io/alignment_builder.h"
#include "core/text/nearest_name.h"

namespace attn {
namespace {

const AlignmentFormat& formatOf(const std::string& firstLine) {
    const std::vector<AlignmentFormat>& formats = alignmentFormats();
    return *std::find_if(formats.begin(), formats.end() - 1,
                         [&](const AlignmentFormat& format) { return format.fits(firstLine); });
}

bool isNumbered(const AlignmentFile& file) {
    return std::all_of(file.sentences.begin(), file.sentences.end(),
                       [](const SentenceLinks& sentence) { return sentence.number.has_value(); });
}

}  // namespace

const AlignmentFormat& alignmentFormat(const std::string& id) {
    std::vector<std::string> known;
    for (const AlignmentFormat& format : alignmentFormats()) {
        if (format.id == id)
            return format;
        known.push_back(format.id);
    }
    throw Error("Unknown format of alignments " + inQuotes(id) + "; " + suggestion(id, known));
}

AlignmentFile readAlignments(const std::string& path, const AlignmentFileOptions& options) {
    LineReader lines(path);
    std::string line;
    if (!lines.next(line))
        throw Error(path + ": is empty; word alignments were expected, a sentence or a link in each line.");
    const AlignmentFormat& format = options.format.empty() ? formatOf(line) : alignmentFormat(options.format);
    AlignmentBuilder builder(path, format, options);
    builder.readLines(lines, std::move(line));
    return builder.finish();
}

AlignmentCounts alignmentCounts(const AlignmentFile& system, const AlignmentFile& gold) {
    AlignmentCounts counts;
    if (!isNumbered(system) || !isNumbered(gold)) {
        if (system.sentences.size() != gold.sentences.size())
            throw Error(system.path + ": has alignments of " + std::to_string(system.sentences.size()) +
                        " sentences, but " + gold.path + " of " + std::to_string(gold.sentences.size()) +
                        "; the same number was expected.");
        for (std::size_t i = 0; i < gold.sentences.size(); ++i)
            counts += alignmentCounts(system.sentences[i].links, gold.sentences[i].links);
        return counts;
    }
    std::map<long, const SentenceLinks*> found;
    for (const SentenceLinks& sentence : system.sentences)
        found[*sentence.number] = &sentence;
    for (const SentenceLinks& sentence : gold.sentences) {
        const auto match = found.find(*sentence.number);
        const std::vector<Link> none;
        counts += alignmentCounts(match == found.end() ? none : match->second->links, sentence.links);
        if (match != found.end())
            found.erase(match);
    }
    if (!found.empty())
        throw Error(system.path + ", line " + std::to_string(found.begin()->second->line) +
                    ": speaks of sentence " + std::to_string(found.begin()->first) + ", which is not in " +
                    gold.path + ".");
    return counts;
}

}  // namespace attn
