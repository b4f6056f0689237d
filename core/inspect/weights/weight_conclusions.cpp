// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/weights/weight_conclusions.h"

#include <algorithm>
#include <cmath>

#include "core/base/told.h"
#include "core/inspect/sentences/conclusion_choice.h"

namespace attn {
namespace {

constexpr double nearlyAll = 0.9, clearlyLess = 0.3;

// Whether each sum is 1 or, for a padded line, 0, and at least one is 1.
template <typename Sums>
bool areOnes(const Sums& sums) {
    bool isAny = false;
    for (Index i = 0; i < sums.size(); ++i) {
        if (sums[i] == 0)
            continue;
        if (!(std::abs(sums[i] - 1) <= sumTolerance))
            return false;
        isAny = true;
    }
    return isAny;
}

const TokenList* sideText(const WeightSample& sample, Side side) {
    return side == Side::Source ? sample.texts.source : sample.texts.target;
}

Extent extentOf(const WeightSample& sample, Side side, bool rowsAreTargets) {
    return side == Side::Source ? sample.extents.source(rowsAreTargets)
                                : sample.extents.target(rowsAreTargets);
}

// The array is full, and the text is longer.
bool isCut(const WeightSample& sample, const TokenList& text, const Extent& extent) {
    return sample.isArray && text.size() > extent.size && extent.used == extent.size;
}

// For the known sides of a sentence: whether the counts are equal apart from an end mark, or may be equal
// after padding is cut.
struct CountFit {
    bool isKnown = false, isExact = true, isPossible = true;
};
CountFit countFit(const WeightSample& sample, bool rowsAreTargets) {
    CountFit fit;
    for (const Side side : {Side::Source, Side::Target}) {
        const TokenList* text = sideText(sample, side);
        if (!text)
            continue;
        const Extent extent = extentOf(sample, side, rowsAreTargets);
        if (isCut(sample, *text, extent)) {
            fit.isKnown = true;
            fit.isExact = false;
            continue;
        }
        const int more = extent.size - text->size();
        fit.isKnown = true;
        fit.isExact = fit.isExact && (more == 0 || more == 1);
        // There may be weights after the end of the target, but not after the end of the source.
        fit.isPossible =
            fit.isPossible && more >= 0 && (side == Side::Target || extent.used <= text->size() + 1);
    }
    fit.isExact = fit.isKnown && fit.isExact;
    fit.isPossible = fit.isKnown && fit.isPossible;
    return fit;
}

// Numbers of sentences for either way. A way is decided if nearly all sentences speak for it and clearly
// fewer for the other.
struct Votes {
    long rowsAreTargets = 0, rowsAreSources = 0;
    std::optional<bool> decided(std::size_t all) const {
        const auto share = [&](long count) { return static_cast<double>(count) / static_cast<double>(all); };
        const double targets = share(rowsAreTargets), sources = share(rowsAreSources);
        if (std::max(targets, sources) < nearlyAll || std::abs(targets - sources) < clearlyLess)
            return std::nullopt;
        return targets > sources;
    }
    long winner() const { return std::max(rowsAreTargets, rowsAreSources); }
    long loser() const { return std::min(rowsAreTargets, rowsAreSources); }
};

struct OrientationVotes {
    Votes sums, exact, possible;
};
OrientationVotes vote(const std::vector<WeightSample>& samples) {
    OrientationVotes votes;
    for (const WeightSample& sample : samples) {
        const CountFit asTargets = countFit(sample, true), asSources = countFit(sample, false);
        votes.sums.rowsAreTargets += sample.rowsSum;
        votes.sums.rowsAreSources += sample.columnsSum;
        votes.exact.rowsAreTargets += asTargets.isExact;
        votes.exact.rowsAreSources += asSources.isExact;
        votes.possible.rowsAreTargets += asTargets.isPossible;
        votes.possible.rowsAreSources += asSources.isPossible;
    }
    return votes;
}

}  // namespace

WeightSample sampleOf(const RawSentence& raw) {
    WeightSample sample;
    sample.extents = extentsOf(raw.grid);
    sample.rowsSum = areOnes(Vector(raw.grid.rowwise().sum()));
    sample.columnsSum = areOnes(Vector(raw.grid.colwise().sum().transpose()));
    sample.texts.source = raw.source ? &*raw.source : nullptr;
    sample.texts.target = raw.target ? &*raw.target : nullptr;
    sample.sourceEnd = raw.sourceEnd;
    sample.targetEnd = raw.targetEnd;
    return sample;
}

Conclusion concludeOrientation(const std::vector<WeightSample>& samples, const DumpTraits& traits,
                               const Choices& overruled, WeightForm& form) {
    Conclusion result = newConclusion("orientation", told("Orientation"));
    result.choices = {{"target-rows", told("rows are target steps, columns source tokens")},
                      {"source-rows", told("columns are target steps, rows source tokens")}};
    const OrientationVotes votes = vote(samples);
    const auto all = static_cast<long>(samples.size());
    const std::optional<bool> bySums = votes.sums.decided(samples.size());
    const bool isExact = votes.exact.decided(samples.size()).has_value();
    const Votes& counts = isExact ? votes.exact : votes.possible;
    const std::optional<bool> byCounts = counts.decided(samples.size());
    bool rowsAreTargets = !traits.rowsAreSources;
    if (traits.isSettled) {
        rowsAreTargets = true;
        result.why = told(traits.why.c_str());
    } else if (bySums && (!byCounts || *byCounts == *bySums)) {
        rowsAreTargets = *bySums;
        const std::string where = inSentences(votes.sums.winner(), all);
        result.why = rowsAreTargets ? told("%1 the rows sum to 1, the columns do not.", where)
                                    : told("%1 the columns sum to 1, the rows do not.", where);
    } else if (byCounts) {
        rowsAreTargets = *byCounts;
        result.why = told("%1 the numbers of tokens fit the weights this way, the other way they do not.",
                          inSentences(counts.winner(), all));
        if (bySums)
            result.why += " " + (rowsAreTargets ? told("The sums speak for the other way: columns sum to 1.")
                                                : told("The sums speak for the other way: rows sum to 1."));
    } else {
        result.why = told("Sums and numbers of tokens leave it open.");
        if (!traits.why.empty())
            result.why += " " + told(traits.why.c_str());
    }
    result.value = result.choices[rowsAreTargets ? 0 : 1].value;
    applyLabelledChoice(result, overruled);
    form.rowsAreTargets = result.value == result.choices[0].value;
    form.isSettled = traits.isSettled;
    form.isArray = traits.isArray;
    return result;
}

Conclusion concludeEnd(const std::vector<WeightSample>& samples, Side side, const Choices& overruled,
                       WeightForm& form) {
    AxisForm& axis = side == Side::Source ? form.source : form.target;
    const bool isColumn = (side == Side::Source) == form.rowsAreTargets;
    const bool isSource = side == Side::Source;
    const std::string line = isColumn ? told("column") : told("row");
    const std::string lines = isColumn ? told("columns") : told("rows");
    Conclusion result = newConclusion(
        axis.name + "-end", isSource ? told("End mark of the source") : told("End mark of the target"));
    result.choices = {{"end", isSource ? told("the last source %1 is the end mark", line)
                                       : told("the last target %1 is the end mark", line)},
                      {"none", isSource ? told("no source %1 is an end mark", line)
                                        : told("no target %1 is an end mark", line)}};
    long known = 0, marked = 0, same = 0, more = 0, usedSame = 0, usedMore = 0, pastEnd = 0;
    long fitEnd = 0, fitNone = 0;  // sentences that can be read with an end mark, and without one
    for (const WeightSample& sample : samples) {
        const TokenList* text = sideText(sample, side);
        if (!text)
            continue;
        const Extent extent = extentOf(sample, side, form.rowsAreTargets);
        if (isCut(sample, *text, extent))
            continue;
        ++known;
        marked += !text->empty() && isEndMark(text->back());
        same += extent.size == text->size();
        more += extent.size == text->size() + 1;
        usedSame += extent.used <= text->size();
        usedMore += extent.used == text->size() + 1;
        pastEnd += extent.used > text->size() + 1;
        fitEnd += extent.size > text->size() && extent.used <= text->size() + 1;
        fitNone += extent.size >= text->size() && extent.used <= text->size();
    }
    const std::string tokens = isSource ? told("source tokens") : told("target tokens");
    bool hasEnd = false;
    axis.tokensEnd = known > 0 && marked == known && more < known;
    axis.dropsUsed = false;
    if (known == 0) {
        result.why =
            isSource ? told("The source texts are not known.") : told("The target texts are not known.");
    } else if (axis.tokensEnd) {
        hasEnd = true;
        result.why = isSource
                         ? told("%1 the source ends in an end mark of its own.", inSentences(marked, known))
                         : told("%1 the target ends in an end mark of its own.", inSentences(marked, known));
    } else if (same + more > known / 2) {
        // A last line is more easily lost than added. But if only some sentences have one and it is zero, it
        // is the padding of shorter sentences.
        hasEnd = fitEnd != fitNone ? fitEnd > fitNone : more >= same && (usedMore > 0 || more == known);
        if (hasEnd)
            result.why = told("%1 there is one %2 more than %3.", inSentences(more, known), line, tokens);
        else if (fitNone > same)
            result.why = told("%1 no more %2 than %3 have weights, the rest is zero.",
                              inSentences(fitNone, known), lines, tokens);
        else
            result.why = told("%1 there are as many %2 as %3.", inSentences(same, known), lines, tokens);
    } else if (side == Side::Target && pastEnd > known / 2) {
        // The decoder continued after the end, and no step tells where the end was.
        axis.dropsUsed = true;
        result.why = told("%1 there are weights in more %2 than %3; they are left out.",
                          inSentences(pastEnd, known), lines, tokens);
    } else {
        // The weight of an end mark may be printed as 0, but without an end mark there is no such weight.
        hasEnd = usedMore * 4 >= known && fitEnd >= fitNone;
        result.why = hasEnd ? told("%1 one %2 more than %3 has weights, the rest is zero.",
                                   inSentences(usedMore, known), line, tokens)
                            : told("%1 as many %2 as %3 have weights, the rest is zero.",
                                   inSentences(usedSame, known), lines, tokens);
    }
    result.value = hasEnd ? "end" : "none";
    applyLabelledChoice(result, overruled);
    axis.hasEnd = result.value == "end";
    axis.dropsUsed = axis.dropsUsed || axis.hasEnd != hasEnd;
    axis.tokensEnd = axis.tokensEnd && axis.hasEnd;
    return result;
}

std::optional<Conclusion> concludePadding(const std::vector<WeightSample>& samples, const Choices& overruled,
                                          WeightForm& form) {
    long padded = 0;
    for (const WeightSample& sample : samples) {
        bool isPadded = false;
        for (const Side side : {Side::Source, Side::Target}) {
            const Extent extent = extentOf(sample, side, form.rowsAreTargets);
            const AxisForm& axis = side == Side::Source ? form.source : form.target;
            const TokenList* text = sideText(sample, side);
            const int unknown = form.isSettled ? extent.size : extent.used;
            const int length = text ? text->size() + (axis.hasEnd && !axis.tokensEnd ? 1 : 0) : unknown;
            isPadded = isPadded || extent.size > length;
        }
        padded += isPadded;
    }
    if (padded == 0)
        return std::nullopt;
    Conclusion result = newConclusion("padding", told("Padding"));
    result.value = "cut";
    result.choices = {{"cut", told("weights past the end of the texts are left out")},
                      {"none", told("all weights belong to the sentence")}};
    const bool knowsTexts = samples.front().texts.source && samples.front().texts.target;
    const std::string where = inSentences(padded, static_cast<long>(samples.size()));
    result.why = knowsTexts ? told("%1 there are more rows or columns than tokens.", where)
                            : told("%1 the last rows or columns are zero or past the text.", where);
    applyLabelledChoice(result, overruled);
    form.cutsPadding = result.value == "cut";
    return result;
}

}  // namespace attn
