// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/inspect/inspection.h"

namespace attn::test {

inline AlignmentWeights weightsOf(std::initializer_list<std::initializer_list<Real>> rows) {
    AlignmentWeights weights(static_cast<Index>(rows.size()), static_cast<Index>(rows.begin()->size()));
    Real* next = weights.data();
    for (const auto& row : rows)
        next = std::copy(row.begin(), row.end(), next);
    return weights;
}

inline AlignedSentence weighted(long number, const std::string& source, const std::string& target,
                                AlignmentWeights weights) {
    AlignedSentence sentence;
    sentence.key.number = number;
    sentence.source = TokenList::split(source);
    sentence.target = TokenList::split(target);
    sentence.weights = std::move(weights);
    return sentence;
}

inline AlignedSentence linked(long number, const std::string& source, const std::string& target,
                              std::vector<Link> links) {
    AlignedSentence sentence = weighted(number, source, target, {});
    sentence.links = std::move(links);
    return sentence;
}

inline SentencePointer shared(AlignedSentence sentence) {
    return std::make_shared<const AlignedSentence>(std::move(sentence));
}

inline InspectedSystem systemOf(const std::string& name, std::vector<AlignedSentence> sentences) {
    InspectedSystem system;
    system.name = name;
    for (AlignedSentence& sentence : sentences)
        system.sentences.push_back(shared(std::move(sentence)));
    return system;
}

}  // namespace attn::test
