// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/links_file.h"

#include <algorithm>
#include <tuple>

namespace attn {
namespace {

// The most empty lines for sentences that a system lacks: a fixed number, and so many for each sentence that
// it has.
constexpr std::size_t mostEmpty = 1000, mostEmptyShare = 10;

}  // namespace

std::string linksAsPharaoh(const std::vector<std::vector<Link>>& sentences, int base) {
    std::string text;
    for (std::vector<Link> links : sentences) {
        std::sort(links.begin(), links.end(), [](const Link& a, const Link& b) {
            return std::tie(a.source, a.target) < std::tie(b.source, b.target);
        });
        for (std::size_t i = 0; i < links.size(); ++i) {
            if (i > 0)
                text += ' ';
            text += std::to_string(links[i].source + base);
            text += links[i].sure ? '-' : 'p';
            text += std::to_string(links[i].target + base);
        }
        text += '\n';
    }
    return text;
}

std::string linksAsPharaoh(const Inspection& inspection, int system, int base) {
    std::vector<const AlignedSentence*> sentences;
    for (int row = 0; row < inspection.rowCount(); ++row) {
        const AlignedSentence* sentence = inspection.sentence(system, row);
        if (sentence && sentence->key.rank == 0)
            sentences.push_back(sentence);
    }
    std::sort(sentences.begin(), sentences.end(),
              [](const auto* left, const auto* right) { return left->key < right->key; });
    if (sentences.empty())
        return {};
    const auto linksOf = [&](const AlignedSentence& sentence) {
        return systemLinks(sentence, inspection.options().threshold);
    };
    const auto last = static_cast<std::size_t>(sentences.back()->key.number);
    if (last > mostEmpty + mostEmptyShare * sentences.size()) {
        // A reader takes the first number for 0 if 0 occurs.
        const long first = sentences.front()->key.number == 0 ? 0 : 1;
        std::string text;
        for (const AlignedSentence* sentence : sentences)
            text += std::to_string(sentence->key.number + first) + '\t' +
                    linksAsPharaoh({linksOf(*sentence)}, base);
        return text;
    }
    std::vector<std::vector<Link>> lines(last + 1);
    for (const AlignedSentence* sentence : sentences)
        lines[static_cast<std::size_t>(sentence->key.number)] = linksOf(*sentence);
    return linksAsPharaoh(lines, base);
}

}  // namespace attn
