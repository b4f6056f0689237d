// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/links/link_numbers.h"

#include <algorithm>

#include "core/base/error.h"
#include "core/base/told.h"
#include "core/inspect/texts/first_number.h"

namespace attn {

std::vector<Conclusion> settleNumbers(LinkCollection& all,
                                      const std::map<std::string, std::string>& overruled) {
    if (!all.isNumbered)
        return {};
    std::vector<Conclusion> joined;
    if (all.joinedParts > 1) {
        joined.push_back(newConclusion("joined", told("Numbers of the sentences")));
        joined[0].value = std::to_string(all.joinedParts);
        joined[0].what = told("The numbers start again: the file was read as %1 files, one behind the other.",
                              joined[0].value);
        // If each sentence has a line, there is nothing to guess.
        if (!all.format->traits.links.isLinkALine) {
            all.isNumbered = false;
            return joined;
        }
        joined[0].isWarning = true;
        joined[0].why = told("Sentences without links at the end of one would move those behind it.");
    }
    const Conclusion first = concludeFirstNumber(all.format->traits, all.leastNumber, overruled);
    all.firstNumber = first.value == "1" ? 1 : 0;
    for (LinkSentence& sentence : all.sentences)
        sentence.key.number -= all.firstNumber;
    std::erase_if(all.sentences, [&](const LinkSentence& sentence) {
        const bool isBefore = sentence.key.number < 0;
        if (isBefore)
            all.wrong.push_back({sentence.line, told("with the number 0, where the first has the number 1")});
        return isBefore;
    });
    if (all.sentences.empty())
        throw Error(all.path + ": " +
                    told("no sentence has a number above 0; numbers from 1 were expected, as was chosen."));
    if (!all.format->traits.firstNumber || first.isOverruled)
        joined.push_back(first);
    return joined;
}

void addUnlinked(LinkCollection& all) {
    if (!all.format->traits.links.isLinkALine || all.sentences.empty())
        return;
    std::vector<LinkSentence>& sentences = all.sentences;
    std::stable_sort(
        sentences.begin(), sentences.end(),
        [](const LinkSentence& left, const LinkSentence& right) { return left.key < right.key; });
    const long first = sentences.front().key.number, last = sentences.back().key.number;
    const auto there = static_cast<long>(sentences.size());
    const long missing = last - first + 1 - there;
    if (missing <= 0 || missing > there)
        return;
    std::vector<LinkSentence> complete;
    complete.reserve(static_cast<std::size_t>(there + missing));
    for (LinkSentence& sentence : sentences) {
        while (!complete.empty() && complete.back().key.number + 1 < sentence.key.number) {
            LinkSentence unlinked;
            unlinked.key.number = complete.back().key.number + 1;
            unlinked.line = sentence.line;
            complete.push_back(std::move(unlinked));
        }
        complete.push_back(std::move(sentence));
    }
    sentences = std::move(complete);
}

std::vector<Conclusion> concludeUnlinked(LinkCollection& all) {
    if (!all.format->traits.links.isLinkALine)
        return {};
    const auto hasText = [](const LinkSentence& sentence) { return sentence.source || sentence.target; };
    const auto isUnlinked = [](const LinkSentence& sentence) { return sentence.links.empty(); };
    if (std::any_of(all.sentences.begin(), all.sentences.end(), hasText))
        std::erase_if(all.sentences, [&](const LinkSentence& sentence) {
            return isUnlinked(sentence) && !hasText(sentence);
        });
    const auto count = std::count_if(all.sentences.begin(), all.sentences.end(), isUnlinked);
    if (count == 0)
        return {};
    Conclusion conclusion = newConclusion("unlinked", told("Sentences without links"));
    conclusion.value = std::to_string(count);
    conclusion.what = plural(count, "1 sentence has no link.", "%1 sentences have no link.", count);
    conclusion.why = count == 1 ? told("Its number is missing between the first and the last.")
                                : told("Their numbers are missing between the first and the last.");
    return {conclusion};
}

}  // namespace attn
