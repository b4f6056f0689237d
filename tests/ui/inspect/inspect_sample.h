// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <string>
#include <vector>

#include "core/inspect/links_file.h"
#include "core/inspect/measures/measure.h"
#include "core/inspect/weights_file.h"

namespace attn::test {

// Two systems and the known links of one small corpus, as a test makes them up: sentences of 3 to 8 words,
// weights near the diagonal, of which `doubt` goes to the other words.
inline SentencePointer madeUpSentence(int number, double doubt) {
    AlignedSentence sentence;
    sentence.key.number = number;
    const int words = 3 + number % 6;
    for (int i = 0; i < words; ++i) {
        sentence.source.add((i % 2 ? "Haus" : "Baum") + std::to_string(number) + "x" + std::to_string(i));
        sentence.target.add((i % 2 ? "maison" : "arbre") + std::to_string(number) + "x" + std::to_string(i));
    }
    sentence.source.add(endMark);
    sentence.target.add(endMark);
    sentence.hasSourceEnd = sentence.hasTargetEnd = true;
    sentence.weights = AlignmentWeights::Zero(words + 1, words + 1);
    for (int i = 0; i <= words; ++i) {
        for (int j = 0; j <= words; ++j) {
            const double place = std::abs(i - j);
            // Some rows look at their neighbour instead.
            const bool isOdd = (number * 7 + i * 3) % 5 == 0 && i + 1 < words;
            const double peak = isOdd ? std::abs(i + 1 - j) : place;
            sentence.weights(i, j) =
                static_cast<Real>(std::exp(-peak / doubt) + 0.02 * doubt * ((number + 3 * i + 5 * j) % 4));
        }
        sentence.weights.row(i) /= sentence.weights.row(i).sum();
    }
    return std::make_shared<const AlignedSentence>(std::move(sentence));
}

inline std::vector<SentencePointer> madeUpSystem(int count, double doubt) {
    std::vector<SentencePointer> sentences;
    for (int number = 0; number < count; ++number)
        sentences.push_back(madeUpSentence(number, doubt * (1 + 0.1 * (number % 7))));
    return sentences;
}

// The diagonal, every third link only possible.
inline std::vector<std::vector<Link>> madeUpLinks(int count) {
    std::vector<std::vector<Link>> links;
    for (int number = 0; number < count; ++number) {
        links.emplace_back();
        for (int i = 0; i < madeUpSentence(number, 1)->sourceLength(); ++i)
            links.back().push_back({i, i, i % 3 != 2});
    }
    return links;
}

inline AlignmentCounts madeUpCounts(const std::vector<SentencePointer>& system,
                                    const std::vector<std::vector<Link>>& links,
                                    std::optional<Real> threshold) {
    AlignmentCounts all;
    for (std::size_t i = 0; i < system.size(); ++i)
        all += countsOf(*system[i], links[i], threshold);
    return all;
}

}  // namespace attn::test
