// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/links_file.h"

#include <algorithm>
#include <tuple>

namespace attn {

std::string linksAsPharaoh(const std::vector<std::vector<Link>>& sentences) {
    std::string text;
    for (std::vector<Link> links : sentences) {
        std::sort(links.begin(), links.end(), [](const Link& a, const Link& b) {
            return std::tie(a.source, a.target) < std::tie(b.source, b.target);
        });
        for (std::size_t i = 0; i < links.size(); ++i) {
            if (i > 0)
                text += ' ';
            text += std::to_string(links[i].source);
            text += links[i].sure ? '-' : 'p';
            text += std::to_string(links[i].target);
        }
        text += '\n';
    }
    return text;
}

std::string linksAsPharaoh(const Inspection& inspection, int system) {
    std::vector<const AlignedSentence*> sentences;
    for (int row = 0; row < inspection.rowCount(); ++row) {
        const AlignedSentence* sentence = inspection.sentence(system, row);
        if (sentence && sentence->key.rank == 0)
            sentences.push_back(sentence);
    }
    std::sort(sentences.begin(), sentences.end(),
              [](const auto* left, const auto* right) { return left->key < right->key; });
    const bool areLines = !inspection.system(system).isNumbered;
    std::vector<std::vector<Link>> lines;
    for (const AlignedSentence* sentence : sentences) {
        if (areLines)
            lines.resize(std::max(lines.size(), static_cast<std::size_t>(sentence->key.number)));
        lines.push_back(systemLinks(*sentence, inspection.options().threshold));
    }
    return linksAsPharaoh(lines);
}

}  // namespace attn
