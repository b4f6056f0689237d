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

using SentencePointers = std::vector<const SentenceLinks*>;

bool isNumbered(const AlignmentFile& file) {
    const auto hasNumber = [](const SentenceLinks& sentence) { return sentence.number.has_value(); };
    const auto without = std::find_if_not(file.sentences.begin(), file.sentences.end(), hasNumber);
    if (without == file.sentences.end())
        return true;
    if (std::any_of(file.sentences.begin(), file.sentences.end(), hasNumber))
        throw Error(file.path + ", line " + std::to_string(without->line) +
                    ": gives its sentence no number, but other lines of the file do; number all or none.");
    return false;
}

void checkSameCount(const AlignmentFile& system, const AlignmentFile& gold) {
    if (system.sentences.size() != gold.sentences.size())
        throw Error(system.path + ": has alignments of " + std::to_string(system.sentences.size()) +
                    " sentences, but " + gold.path + " of " + std::to_string(gold.sentences.size()) +
                    "; the same number was expected.");
}

SentencePointers inFileOrder(const AlignmentFile& file) {
    SentencePointers sentences;
    for (const SentenceLinks& sentence : file.sentences)
        sentences.push_back(&sentence);
    return sentences;
}

// The sentences whose numbers are the lines of `other`, which has no numbers.
SentencePointers inLineOrder(const AlignmentFile& numbered, const AlignmentFile& other) {
    SentencePointers sentences = inFileOrder(numbered);
    std::sort(sentences.begin(), sentences.end(), [](const SentenceLinks* left, const SentenceLinks* right) {
        return *left->number < *right->number;
    });
    const long base = !sentences.empty() && sentences.front()->number == 0 ? 0 : 1;
    for (std::size_t i = 0; i < other.sentences.size(); ++i) {
        const long expected = base + static_cast<long>(i);
        if (i >= sentences.size() || *sentences[i]->number != expected)
            throw Error(numbered.path + ": has no sentence " + std::to_string(expected) + ", but " +
                        other.path + " has no numbers, so that each of its " +
                        std::to_string(other.sentences.size()) +
                        " lines needs the number of a sentence, from 0 or 1 without a gap; give both files "
                        "numbers, or none.");
    }
    return sentences;
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
    const bool isSystemNumbered = isNumbered(system), isGoldNumbered = isNumbered(gold);
    if (!isSystemNumbered || !isGoldNumbered) {
        const SentencePointers found = isSystemNumbered ? inLineOrder(system, gold) : inFileOrder(system);
        const SentencePointers known = isGoldNumbered ? inLineOrder(gold, system) : inFileOrder(gold);
        checkSameCount(system, gold);
        for (std::size_t i = 0; i < known.size(); ++i)
            counts += alignmentCounts(found[i]->links, known[i]->links);
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
