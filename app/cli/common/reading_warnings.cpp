// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/reading_warnings.h"

#include <algorithm>
#include <cstdio>

#include "app/cli/common/output.h"
#include "core/base/error.h"
#include "core/inspect/gold_fit.h"
#include "core/inspect/system_fit.h"

namespace attn {
namespace {

constexpr std::size_t mostProblems = 10;  // number of wrong known links that are listed

void addOnce(std::vector<std::string>& sentences, const std::string& sentence) {
    if (!sentence.empty() && std::find(sentences.begin(), sentences.end(), sentence) == sentences.end())
        sentences.push_back(sentence);
}

void addProblems(std::vector<std::string>& sentences, const GoldLinks& gold) {
    for (std::size_t i = 0; i < std::min(mostProblems, gold.problems.size()); ++i)
        sentences.push_back(gold.path + ", line " + std::to_string(gold.problems[i].line) + ": " +
                            gold.problems[i].text);
    if (gold.problems.size() > mostProblems)
        sentences.push_back(gold.path + ": " + std::to_string(gold.problems.size() - mostProblems) +
                            " more links or lines are left out; --json lists them.");
}

}  // namespace

std::vector<std::string> readingWarnings(const Inspection& inspection) {
    std::vector<std::string> doubts;
    for (int i = 0; i < inspection.systemCount(); ++i) {
        for (const std::string& doubt : goldDoubts(inspection, i))
            addOnce(doubts, doubt);
    }
    std::vector<std::string> sentences;
    // If the links belong to other texts, they are all wrong and are not listed.
    if (const GoldLinks* gold = inspection.gold(); gold && !areLinksOfOtherTexts(*gold))
        addProblems(sentences, *gold);
    sentences.insert(sentences.end(), doubts.begin(), doubts.end());
    for (const std::string& doubt : systemDoubts(inspection))
        addOnce(sentences, doubt);
    for (int i = 0; i < inspection.systemCount(); ++i) {
        const InspectedSystem& system = inspection.system(i);
        for (const Conclusion& conclusion : system.conclusions) {
            if (conclusion.id == "left-out" || conclusion.isWarning)
                addOnce(sentences, system.name + ": " + conclusion.what + " " + conclusion.why);
        }
        addOnce(sentences, system.problem);
        addOnce(sentences, system.skipped);
    }
    return sentences;
}

void endWithWarnings(const std::vector<std::string>& warnings, bool isStrict) {
    flushOutput();
    for (std::size_t i = 0; i + (isStrict ? 1 : 0) < warnings.size(); ++i)
        tell(warnings[i]);
    if (isStrict && !warnings.empty())
        throw Error(warnings.back(), Error::Kind::Failure);
}

}  // namespace attn
