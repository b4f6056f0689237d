// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/arrays/array_axes.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/files/formats/safetensors.h"
#include "core/inspect/sentences/conclusion_choice.h"
#include "core/inspect/sentences/undecided.h"

namespace attn {
namespace {

constexpr ArrayAxis ofSentence = ArrayAxis::Sentence, ofLayer = ArrayAxis::Layer, ofHead = ArrayAxis::Head;
constexpr std::uint64_t mostLayersOrHeads = 256;
constexpr std::uint64_t matricesLooked = 8;

// As values of choices have it.
std::string_view wordOf(ArrayAxis axis) {
    return axis == ofSentence ? "sentence" : axis == ofLayer ? "layer" : "head";
}

std::string countedAxis(std::uint64_t count, ArrayAxis axis) {
    return axis == ofSentence ? plural(count, "1 sentence", "%1 sentences", count)
           : axis == ofLayer  ? plural(count, "1 layer", "%1 layers", count)
                              : plural(count, "1 head", "%1 heads", count);
}

// One meaning of the dimensions before the last two.
struct Way {
    std::vector<ArrayAxis> axes;

    std::string value() const {
        std::string text;
        for (const ArrayAxis axis : axes)
            text.append(text.empty() ? "" : "-").append(wordOf(axis));
        return text;
    }
    std::string label(const std::vector<std::uint64_t>& shape) const {
        std::string text;
        for (std::size_t i = 0; i < axes.size(); ++i) {
            const std::string size = countedAxis(shape[i], axes[i]);
            text = i == 0 ? size : told("%1 of %2", text, size);
        }
        return text;
    }
    std::uint64_t sizeOf(ArrayAxis axis, const std::vector<std::uint64_t>& shape) const {
        for (std::size_t i = 0; i < axes.size(); ++i)
            if (axes[i] == axis)
                return shape[i];
        return 1;
    }
    std::array<std::uint64_t, 3> sizes(const std::vector<std::uint64_t>& shape) const {
        return {sizeOf(ofSentence, shape), sizeOf(ofLayer, shape), sizeOf(ofHead, shape)};
    }
};

const std::vector<Way>& waysOf(std::size_t dimensions) {
    static const std::array<std::vector<Way>, 4> ways = {
        {{{{}}},
         {{{ofSentence}}, {{ofHead}}, {{ofLayer}}},
         {{{ofSentence, ofHead}}, {{ofLayer, ofHead}}, {{ofSentence, ofLayer}}},
         {{{ofLayer, ofSentence, ofHead}}, {{ofSentence, ofLayer, ofHead}}}}};
    static const std::vector<Way> none;
    return dimensions < ways.size() ? ways[dimensions] : none;
}

// Whether the way leaves out what the name says already.
bool agrees(const Way& way, const LaidArray& laid) {
    const std::vector<std::uint64_t>& shape = laid.array.shape;
    const auto has = [&](ArrayAxis axis) {
        return std::find(way.axes.begin(), way.axes.end(), axis) != way.axes.end();
    };
    if ((laid.layer && has(ofLayer)) || (laid.head && has(ofHead)))
        return false;
    // The array of a sentence may still have a dimension for a batch of one.
    const bool mayBeBatch = laid.layer || laid.step || way.sizeOf(ofSentence, shape) == 1;
    return !laid.group || !has(ofSentence) || mayBeBatch;
}

// The ways that differ in what they read.
std::vector<Way> differentWays(const LaidArray& laid) {
    std::vector<Way> ways;
    std::set<std::array<std::uint64_t, 3>> seen;
    for (const Way& way : waysOf(laid.array.dimensions() - 2))
        if (agrees(way, laid) && seen.insert(way.sizes(laid.array.shape)).second)
            ways.push_back(way);
    // Nobody has thousands of heads, so such a dimension counts sentences.
    std::vector<Way> likely;
    std::copy_if(ways.begin(), ways.end(), std::back_inserter(likely), [&](const Way& way) {
        return way.sizeOf(ofLayer, laid.array.shape) <= mostLayersOrHeads &&
               way.sizeOf(ofHead, laid.array.shape) <= mostLayersOrHeads;
    });
    return likely.empty() ? ways : likely;
}

void checkCounts(const std::string& path, const LaidArray& laid) {
    for (const ArrayAxis axis : {ofLayer, ofHead})
        if (laid.sizeOf(axis) > mostLayersOrHeads)
            throw Error(path + ": " +
                        (axis == ofLayer ? told("has shape %1; the layers should be %2 at most.",
                                                shapeText(laid.array.shape), mostLayersOrHeads)
                                         : told("has shape %1; the heads should be %2 at most.",
                                                shapeText(laid.array.shape), mostLayersOrHeads)));
}

void setAxes(const std::string& path, const std::vector<LaidArray*>& arrays, const Way& way) {
    for (LaidArray* laid : arrays) {
        laid->axes = way.axes;
        checkCounts(path, *laid);
    }
}

// The array that tells most: the one with the largest dimensions.
const LaidArray& tellingArray(const std::vector<LaidArray*>& arrays) {
    const auto sizeBefore = [](const LaidArray* laid) {
        std::uint64_t most = 0;
        for (std::size_t d = 0; d + 2 < laid->array.shape.size(); ++d)
            most = std::max(most, laid->array.shape[d]);
        return most;
    };
    return **std::max_element(arrays.begin(), arrays.end(), [&](const LaidArray* a, const LaidArray* b) {
        return sizeBefore(a) < sizeBefore(b);
    });
}

// Keeps the ways for which `isRight` holds, if there are some.
template <typename IsRight>
bool narrow(std::vector<Way>& ways, const IsRight& isRight) {
    std::vector<Way> left;
    std::copy_if(ways.begin(), ways.end(), std::back_inserter(left), isRight);
    const bool isNarrower = !left.empty() && left.size() < ways.size();
    if (isNarrower)
        ways = std::move(left);
    return isNarrower;
}

// Leaves the ways that the evidence allows and says which it was.
std::string weigh(std::vector<Way>& ways, const LaidArray& laid, const AxesHints& hints) {
    const std::vector<std::uint64_t>& shape = laid.array.shape;
    if (hints.sentences &&
        narrow(ways, [&](const Way& way) { return way.sizeOf(ofSentence, shape) == *hints.sentences; }))
        return plural(*hints.sentences, "The texts have 1 sentence.", "The texts have %1 sentences.",
                      *hints.sentences);
    for (std::size_t d = 0; d + 2 < shape.size(); ++d) {
        if (shape[d] < 2)
            continue;
        const auto isSentence = [&](const Way& way) { return way.axes[d] == ofSentence; };
        if (std::any_of(ways.begin(), ways.end(), isSentence) && variesAlong(laid.array, d) &&
            narrow(ways, isSentence))
            return told("The matrices along dimension %1 end at different places, as sentences do.", d + 1);
    }
    if (hints.isOfAllLayers && laid.array.dimensions() == 5 &&
        narrow(ways, [](const Way& way) { return way.axes.front() == ofLayer; }))
        return told("Arrays of such names are tuples over layers.");
    return {};
}

}  // namespace

bool variesAlong(const StoredArray& array, std::size_t dimension) {
    const std::size_t dimensions = array.dimensions() - 2;
    std::optional<std::pair<Index, Index>> first;  // rows and columns up to the last that has weights
    for (std::uint64_t i = 0; i < std::min(array.shape[dimension], matricesLooked); ++i) {
        std::vector<std::uint64_t> leading(dimensions, 0);
        leading[dimension] = i;
        std::pair<Index, Index> used;
        // A head may leave the last position out by chance, several do not.
        const bool hasHeads = dimension + 1 < dimensions;
        const std::uint64_t heads = hasHeads ? std::min<std::uint64_t>(array.shape[dimensions - 1], 4) : 1;
        for (std::uint64_t head = 0; head < heads; ++head) {
            if (hasHeads)
                leading.back() = head;
            if (!isThere(array, leading))
                return false;
            const AlignmentWeights grid = gridOf(array, leading);
            for (Index row = grid.rows(); row > used.first; --row)
                if ((grid.row(row - 1).array() != 0).any())
                    used.first = row;
            for (Index column = grid.cols(); column > used.second; --column)
                if ((grid.col(column - 1).array() != 0).any())
                    used.second = column;
        }
        if (first && *first != used)
            return true;
        first = used;
    }
    return false;
}

std::optional<Conclusion> concludeAxes(const std::string& path, const std::vector<LaidArray*>& arrays,
                                       const AxesHints& hints,
                                       const std::map<std::string, std::string>& chosen) {
    const LaidArray& telling = tellingArray(arrays);
    const std::vector<std::uint64_t>& shape = telling.array.shape;
    std::vector<Way> ways = differentWays(telling);
    const std::string name = telling.array.shownName();
    if (ways.empty())
        throw Error(path + ": " +
                    (name.empty()
                         ? told("the array has shape %1, which has more dimensions than sentences, layers, "
                                "heads, rows and columns that its name leaves open.",
                                shapeText(shape))
                         : told("%1 has shape %2, which has more dimensions than sentences, layers, heads, "
                                "rows and columns that its name leaves open.",
                                inQuotes(name), shapeText(shape))));
    if (ways.size() == 1) {
        setAxes(path, arrays, ways.front());
        return std::nullopt;
    }
    Conclusion result = newConclusion("axes", told("Dimensions"));
    for (const Way& way : ways)
        result.choices.push_back({way.value(), way.label(shape)});
    const std::vector<Way> all = ways;
    result.why = weigh(ways, telling, hints);
    // A model of one layer with sentences of one length is rarer than layers for one sentence.
    const auto isOfOneSentence = [&](const Way& way) { return way.sizeOf(ofSentence, shape) == 1; };
    if (ways.size() == 2 && shape.size() == 5 && (shape[0] == 1 || shape[1] == 1) &&
        narrow(ways, isOfOneSentence)) {
        result.why = told("All matrices end at the same place, as those of one sentence do.");
        result.doubt = told("Sentences of one length would look the same.");
    }
    // Means of heads for each layer are rarer than heads of one layer, and only the names of the maps differ.
    const auto isOfSentencesFirst = [](const Way& way) { return way.axes.front() == ofSentence; };
    if (ways.size() == 2 && shape.size() == 4 && std::all_of(ways.begin(), ways.end(), isOfSentencesFirst))
        ways.resize(1);
    // One dimension before the matrix is that of sentences in Neural Monkey's arrays, and that of heads in an
    // array of one sentence.
    const bool isUsual = shape.size() == 3 && !telling.layer && !telling.step;
    if (ways.size() > 1 && isUsual) {
        result.why = told("It is the usual meaning.");
        result.doubt = told("Nothing in the numbers tells it.");
        ways.resize(1);
    }
    const bool isChosen = chosen.contains(result.id);
    if (ways.size() > 1 && !isChosen) {
        result.what = name.empty()
                          ? told("it cannot be told what the first dimensions of its array of shape %1 are",
                                 shapeText(shape))
                          : told("it cannot be told what the first dimensions of %1 of shape %2 are",
                                 inQuotes(name), shapeText(shape));
        throw UndecidedDump(path, std::move(result));
    }
    result.value = ways.front().value();
    applyLabelledChoice(result, chosen);
    if (isChosen)
        result.doubt.clear();
    const auto way =
        std::find_if(all.begin(), all.end(), [&](const Way& each) { return each.value() == result.value; });
    setAxes(path, arrays, *way);
    return result;
}

}  // namespace attn
