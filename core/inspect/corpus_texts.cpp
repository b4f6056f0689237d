// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/corpus_texts.h"

#include <algorithm>
#include <set>

#include "core/base/error.h"

namespace attn {

std::vector<long> corpusNumbers(const SentencePairs& pairs) {
    long first = 1;
    const auto numberOf = [&](std::size_t i) {
        return pairs.source[i].number ? pairs.source[i].number : pairs.target[i].number;
    };
    for (std::size_t i = 0; i < pairs.source.size(); ++i)
        first = std::min(first, numberOf(i).value_or(first));
    std::vector<long> numbers;
    for (std::size_t i = 0; i < pairs.source.size(); ++i)
        numbers.push_back(numberOf(i) ? *numberOf(i) - first : static_cast<long>(i));
    return numbers;
}

std::optional<TextFiles> textFilesOf(const Inspection& inspection) {
    for (int system = 0; system < inspection.systemCount(); ++system) {
        TextFiles files;
        for (const Conclusion& conclusion : inspection.system(system).conclusions) {
            if (conclusion.id == "source")
                files.source = conclusion.value;
            else if (conclusion.id == "target")
                files.target = conclusion.value;
        }
        if (!files.source.empty())
            return files;
    }
    return std::nullopt;
}

void addLengths(GoldTexts& texts, const SentencePairs& pairs) {
    std::set<long> known;
    for (const GoldTexts::Sentence& sentence : texts.sentences)
        known.insert(sentence.number);
    const std::vector<long> numbers = corpusNumbers(pairs);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (!known.contains(numbers[i]))
            texts.sentences.push_back({numbers[i], static_cast<int>(pairs.source[i].tokens.size()),
                                       static_cast<int>(pairs.target[i].tokens.size())});
    }
}

void addLengths(GoldTexts& texts, const TextFiles& files) {
    try {
        addLengths(texts, files.target.empty() ? readSentencePairs(files.source)
                                               : readSentencePairs(files.source, files.target));
    } catch (const Error&) {
        // The files may hold only the source or have different lengths. Then only the lengths that the
        // systems know are used.
        return;
    }
}

}  // namespace attn
