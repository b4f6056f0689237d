// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/table/sentence_filter.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>

#include "core/inspect/table/filter_words.h"

namespace attn {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

// The fewest digits that read back as this number.
std::string shortest(double value) {
    std::array<char, 32> digits{};
    const auto result = std::to_chars(digits.data(), digits.data() + digits.size(), value);
    return {digits.data(), result.ptr};
}

// "aer>0.5", "aer>=0.5": if the next number has fewer digits than the limit, the limit comes from an excluded
// one. Beside an excluded one, a whole metric has the next whole number instead.
std::string limitText(const MetricInfo& metric, const std::string& open, double limit, double outwards) {
    const std::string included = shortest(limit), excluded = shortest(std::nextafter(limit, outwards));
    return !metric.isWhole && excluded.size() < included.size() ? metric.id + open + excluded
                                                                : metric.id + open + '=' + included;
}

std::string rangeText(const SentenceFilter::Range& range) {
    const MetricInfo& info = infoOf(range.metric);
    const std::string& id = info.id;
    if (range.least && range.most && *range.least == *range.most)
        return id + '=' + shortest(*range.least);
    std::string text;
    if (range.least)
        text = limitText(info, ">", *range.least, -infinity);
    if (range.most)
        text.append(text.empty() ? "" : " ").append(limitText(info, "<", *range.most, infinity));
    return text.empty() ? id + '=' + knownWord : text;
}

}  // namespace

std::string filterText(const SentenceFilter& filter) {
    std::string text;
    const auto add = [&](const std::string& piece) { text.append(text.empty() ? "" : " ").append(piece); };
    for (const SentenceFilter::Range& range : filter.ranges)
        add(rangeText(range));
    // After one "=", another one would belong to the operator.
    const auto addClass = [&](const std::string& key, const std::string& value) {
        add(key + (value.starts_with('=') ? "==" : "=") + value);
    };
    if (filter.actual)
        addClass(classKey, *filter.actual);
    if (filter.given)
        addClass(givenKey, *filter.given);
    for (const std::string& piece : textPieces(filter.text))
        add(asFilterWord(piece));
    return text;
}

void addRange(SentenceFilter& filter, const SentenceFilter::Range& range) {
    const auto found =
        std::find_if(filter.ranges.begin(), filter.ranges.end(),
                     [&](const SentenceFilter::Range& other) { return other.metric == range.metric; });
    if (found == filter.ranges.end()) {
        filter.ranges.push_back(range);
        return;
    }
    if (range.least)
        found->least = std::max(found->least.value_or(*range.least), *range.least);
    if (range.most)
        found->most = std::min(found->most.value_or(*range.most), *range.most);
}

const std::vector<ReadyFilter>& readyFilters() {
    static const std::vector<ReadyFilter> filters = {
        {"right_answer_wrong_look",
         "Right answer, wrong look",
         "The target is the reference, but at least half of the alignment is wrong (AER 50 % or more).",
         {{Metric::ErrorRate, 0.5, {}}, {Metric::Right, 1, 1}}},
        {"wrong_answer_right_look",
         "Wrong answer, right look",
         "The target is not the reference, though the alignment is right (AER 10 % or less).",
         {{Metric::ErrorRate, {}, 0.1}, {Metric::Right, 0, 0}}},
        {"low_confidence",
         "Low confidence",
         "Scattered attention or uneven coverage: a confidence of 50 % or less.",
         {{Metric::Confidence, {}, 0.5}}},
        {"disagreement",
         "Systems disagree",
         "At least half of the attention lies elsewhere in another system (disagreement 50 % or more).",
         {{Metric::Disagreement, 0.5, {}}}},
        {"long", "Long sentences", "Sources of 30 tokens and more.", {{Metric::SourceLength, 30, {}}}},
    };
    return filters;
}

}  // namespace attn
