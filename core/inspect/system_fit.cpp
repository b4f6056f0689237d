// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/system_fit.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/base/told.h"
#include "core/metrics/unicode_text.h"

namespace attn {
namespace {

constexpr double leastLikeness = 0.5;

// The text without blanks and marks of pieces, which differ between tokenisers.
std::string letters(const TokenList& tokens) {
    std::string text = lowered(tokens.joined());
    for (const std::string mark : {"@@", "##", "▁", " "})
        for (std::size_t place = text.find(mark); place != text.npos; place = text.find(mark, place))
            text.erase(place, mark.size());
    return text;
}

// The share of pairs of neighbouring bytes that two texts have in common (Dice's coefficient), 0 to 1. The
// same sentence with other cuts, capitals or escapes has most of them.
double likeness(const std::string& one, const std::string& other) {
    if (one == other)
        return 1;
    std::map<std::pair<char, char>, long> pairs;
    for (std::size_t i = 1; i < one.size(); ++i)
        ++pairs[{one[i - 1], one[i]}];
    long common = 0;
    for (std::size_t i = 1; i < other.size(); ++i)
        common += pairs[{other[i - 1], other[i]}]-- > 0 ? 1 : 0;
    const auto all = static_cast<double>(one.size() + other.size()) - 2;
    return all > 0 ? 2 * static_cast<double>(common) / all : 0;
}

bool isJoined(const InspectedSystem& system) {
    return std::any_of(system.conclusions.begin(), system.conclusions.end(),
                       [](const Conclusion& each) { return each.id == "symmetrised"; });
}

std::string textDoubt(const Inspection& inspection, int first, int other) {
    long known = 0, unlike = 0;
    for (int row = 0; row < inspection.rowCount(); ++row) {
        const AlignedSentence *one = inspection.sentence(first, row), *two = inspection.sentence(other, row);
        if (!one || !two || !one->knowsSource || !two->knowsSource)
            continue;
        ++known;
        const std::string source = letters(one->source);
        // The second direction of a pair of languages names the other text first.
        const bool isLike = likeness(source, letters(two->source)) >= leastLikeness ||
                            (one->knowsTexts() && two->knowsTexts() &&
                             likeness(source, letters(two->target)) >= leastLikeness);
        unlike += isLike ? 0 : 1;
    }
    if (2 * unlike <= known)
        return {};
    return told(
        "%1 of %2 sentences that %3 and %4 have in common have unlike source texts: are these the same "
        "texts?",
        unlike, known, inspection.system(first).name, inspection.system(other).name);
}

std::string countDoubt(const InspectedSystem& first, const InspectedSystem& other) {
    const auto isPlain = [](const InspectedSystem& system) {
        // In a file with numbers of its own a sentence without links has no line.
        const bool isNumbered =
            std::any_of(system.conclusions.begin(), system.conclusions.end(),
                        [](const Conclusion& each) { return each.id == "numbers" || each.id == "first"; });
        return system.format != "model" && !isNumbered && !system.sentences.empty() &&
               std::none_of(system.sentences.begin(), system.sentences.end(),
                            [](const SentencePointer& each) { return each->knowsSource; });
    };
    if (!isPlain(first) || !isPlain(other))
        return {};
    const auto count = [](const InspectedSystem& system) {
        std::set<long> numbers;
        for (const SentencePointer& sentence : system.sentences)
            numbers.insert(sentence->key.number);
        return static_cast<long>(numbers.size());
    };
    const long one = count(first), two = count(other);
    if (one == two)
        return {};
    return told("%1 has %2 sentences, %3 %4, and they meet by number alone: does one lack a line?",
                first.name, one, other.name, two);
}

}  // namespace

std::vector<std::string> systemDoubts(const Inspection& inspection) {
    std::vector<std::string> doubts;
    std::optional<int> first;
    for (int i = 0; i < inspection.systemCount(); ++i) {
        if (isJoined(inspection.system(i)))
            continue;
        if (!first) {
            first = i;
            continue;
        }
        std::string doubt = textDoubt(inspection, *first, i);
        if (doubt.empty())
            doubt = countDoubt(inspection.system(*first), inspection.system(i));
        if (!doubt.empty())
            doubts.push_back(doubt);
    }
    return doubts;
}

}  // namespace attn
