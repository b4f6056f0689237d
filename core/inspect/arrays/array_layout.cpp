// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/arrays/array_layout.h"

#include <algorithm>
#include <set>
#include <tuple>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/files/lines/line_reader.h"
#include "core/inspect/arrays/array_axes.h"
#include "core/inspect/arrays/array_name.h"
#include "core/inspect/arrays/array_sites.h"
#include "core/inspect/arrays/beam_path.h"
#include "core/inspect/sentences/conclusion_choice.h"
#include "core/inspect/sentences/undecided.h"

namespace attn {
namespace {

using ChosenValues = std::map<std::string, std::string>;

constexpr std::size_t namesShown = 5;

// An array, what its name says, and its number if the name does not tell what it counts.
struct NamedArray {
    LaidArray laid;
    ArrayName name;
    std::optional<std::int64_t> item;
};

class Layouting {
public:
    Layouting(ArrayFile& file, const ChosenValues& chosen) : m_file(file), m_chosen(chosen) {}

    ArrayLayout run() {
        collect();
        place();
        concludeItems();
        concludeAllAxes();
        makeSentences();
        concludeSites(m_layout, m_chosen);
        checkMaps();
        tellLeftOut();
        return std::move(m_layout);
    }

private:
    [[noreturn]] void refuse(const std::string& problem) const { throw Error(m_file.path + ": " + problem); }

    static bool isAttention(const ArrayName& name) {
        return !name.isOther && (name.isAttention || name.site);
    }

    // Takes the arrays of floats; where some are named as attention, only those.
    void collect() {
        std::vector<NamedArray> named;
        bool isAnyAttention = false;
        for (StoredArray& array : m_file.arrays) {
            if (!isFloat(array.format))
                continue;
            NamedArray each;
            each.name = arrayName(array.name);
            each.laid.array = array;
            isAnyAttention = isAnyAttention || isAttention(each.name);
            named.push_back(std::move(each));
        }
        for (NamedArray& each : named) {
            const StoredArray& array = each.laid.array;
            const bool isEmpty = std::find(array.shape.begin(), array.shape.end(), 0U) != array.shape.end();
            if ((isAnyAttention && !isAttention(each.name)) || isEmpty || array.dimensions() > 5)
                m_file.leftOut.push_back(array.shownName());
            else
                m_arrays.push_back(std::move(each));
        }
        if (m_arrays.empty())
            refuse(m_file.leftOut.empty()
                       ? told("has no array of attention; arrays of floats with 2 to 5 dimensions were "
                              "expected, the last two target and source positions.")
                       : told("has no array of attention; arrays of floats with 2 to 5 dimensions were "
                              "expected, the last two target and source positions; left out: %1.",
                              leftOutNames()));
    }

    // What the places in lists mean: of a tuple over layers, or a list of tuples over layers, whose outer
    // one is over the tokens that generate() wrote, or over sentences.
    void place() {
        for (NamedArray& each : m_arrays) {
            LaidArray& laid = each.laid;
            const std::vector<std::int64_t>& places = laid.array.places;
            laid.site = each.name.site;
            laid.group = each.name.sentence;
            laid.step = each.name.step;
            laid.layer = each.name.layer;
            laid.head = each.name.head;
            each.item = each.name.item;
            if (laid.array.before.size() > 1 || places.size() > 3)
                refuse(
                    told("its lists are nested deeper than sentences, tokens and layers, as in %1; save "
                         "fewer levels.",
                         inQuotes(laid.array.shownName())));
            if (!laid.array.before.empty())
                laid.group = laid.array.before[0];
            if (places.size() == 1)
                (each.name.isOfAllLayers ? laid.layer : each.item) = places[0];
            if (places.size() >= 2)
                laid.layer = places.back();
        }
        placeSteps();
    }

    void placeSteps() {
        std::map<std::string, bool> areSteps;  // by name
        for (const NamedArray& each : m_arrays) {
            const std::vector<std::int64_t>& places = each.laid.array.places;
            if (places.size() < 2)
                continue;
            const bool mayBeStep = each.laid.array.rows() == 1 || places[places.size() - 2] == 0;
            const auto [known, isNew] = areSteps.emplace(each.laid.array.name, mayBeStep);
            known->second = known->second && mayBeStep;
        }
        for (NamedArray& each : m_arrays) {
            LaidArray& laid = each.laid;
            const std::vector<std::int64_t>& places = laid.array.places;
            if (places.size() == 3)
                laid.group = places[0];
            if (places.size() < 2)
                continue;
            const std::int64_t outer = places[places.size() - 2];
            if (places.size() == 3 || areSteps[laid.array.name])
                laid.step = outer;
            else
                laid.group = outer;
        }
    }

    // What the numbers of "arr_0", "arr_1" … or of a list count: sentences or layers.
    void concludeItems() {
        std::set<std::int64_t> items;
        std::set<std::vector<std::uint64_t>> shapes;
        std::size_t dimensions = 0;
        for (const NamedArray& each : m_arrays) {
            if (!each.item)
                continue;
            items.insert(*each.item);
            shapes.insert({each.laid.array.rows(), each.laid.array.columns()});
            dimensions = each.laid.array.dimensions();
        }
        if (items.empty())
            return;
        bool areLayers = false;
        if (items.size() > 1) {
            Conclusion result = newConclusion("arrays", told("Arrays"));
            result.choices = {{"sentences", told("an array for each sentence")},
                              {"layers", told("an array for each layer")}};
            const std::size_t count = items.size();
            if (shapes.size() > 1) {
                result.value = "sentences";
                result.why = told("The %1 arrays have matrices of different sizes.", count);
            } else if (const auto texts = sentencesOfTexts(); texts && *texts == items.size()) {
                result.value = "sentences";
                result.why =
                    plural(count, "The texts have 1 sentence.", "The texts have %1 sentences.", count);
            } else if (texts && *texts == 1) {
                result.value = "layers";
                result.why = told("The texts have one sentence.");
            } else if (m_file.isTuple && dimensions == 4) {
                result.value = "layers";
                result.why = told("A tuple of arrays of one shape is what output_attentions gives.");
            } else if (!m_chosen.contains(result.id)) {
                result.what = told(
                    "it cannot be told whether its %1 arrays, which have one size, are those of "
                    "sentences or of layers",
                    count);
                throw UndecidedDump(m_file.path, std::move(result));
            }
            applyLabelledChoice(result, m_chosen);
            areLayers = result.value == "layers";
            m_layout.conclusions.push_back(std::move(result));
        }
        for (NamedArray& each : m_arrays) {
            if (!each.item)
                continue;
            std::optional<std::int64_t>& meant = areLayers ? each.laid.layer : each.laid.group;
            if (!meant)
                meant = each.item;
            m_layout.areNumbered = m_layout.areNumbered || !areLayers;
        }
    }

    // How many sentences the file's own texts have, or those that the user named.
    std::optional<std::uint64_t> sentencesOfTexts() const {
        for (const ArrayTexts& texts : m_file.texts)
            if (texts.isNested)
                return texts.entries.size();
        for (const ArrayTexts& texts : m_file.texts) {
            const auto hasBlank = [](const TokenList& each) {
                return each[0].find(' ') != std::string_view::npos;
            };
            if (std::any_of(texts.entries.begin(), texts.entries.end(), hasBlank))
                return texts.entries.size();
            if (texts.entries.size() > 1 && !arrayName(texts.name).sentence && !arrayName(texts.name).item)
                return 1;  // a list of tokens
        }
        for (const char* side : {"source", "target"})
            if (const auto path = m_chosen.find(side); path != m_chosen.end() && !path->second.empty())
                return linesOf(path->second);
        return std::nullopt;
    }

    static std::uint64_t linesOf(const std::string& path) {
        LineReader lines(path);
        for (std::string line; lines.next(line);) {
        }
        return static_cast<std::uint64_t>(lines.number());
    }

    void concludeAllAxes() {
        // Arrays of one kind have the same facts from their names and the same number of dimensions.
        std::map<std::tuple<std::size_t, bool, bool, bool, bool>, std::vector<LaidArray*>> kinds;
        bool isOfAllLayers = false;
        for (NamedArray& each : m_arrays) {
            LaidArray& laid = each.laid;
            m_layout.areNumbered = m_layout.areNumbered || each.name.sentence.has_value();
            kinds[{laid.array.dimensions(), laid.group.has_value(), laid.layer.has_value(),
                   laid.head.has_value(), laid.step.has_value()}]
                .push_back(&laid);
            isOfAllLayers = isOfAllLayers || each.name.isOfAllLayers;
        }
        const AxesHints hints = {sentencesOfTexts(), isOfAllLayers};
        for (const auto& [kind, arrays] : kinds) {
            std::optional<Conclusion> axes = concludeAxes(m_file.path, arrays, hints, m_chosen);
            const bool isFirst =
                std::none_of(m_layout.conclusions.begin(), m_layout.conclusions.end(),
                             [](const Conclusion& conclusion) { return conclusion.id == "axes"; });
            if (axes && isFirst)
                m_layout.conclusions.push_back(std::move(*axes));
        }
        for (NamedArray& each : m_arrays)
            m_layout.arrays.push_back(std::move(each.laid));
    }

    void makeSentences() {
        std::map<std::int64_t, std::uint64_t> rows;  // by group
        for (LaidArray& laid : m_layout.arrays) {
            laid.group = laid.group.value_or(0);
            m_layout.isOfSteps = m_layout.isOfSteps || laid.step.has_value();
            std::uint64_t& most = rows[*laid.group];
            const std::uint64_t size = laid.sizeOf(ArrayAxis::Sentence);
            if (most > 0 && most != size)
                refuse(told("its arrays have different numbers of sentences: %1 and %2, as in %3.", most,
                            size, inQuotes(laid.array.shownName())));
            most = size;
        }
        if (m_layout.isOfSteps) {
            followBeams(m_file, rows, m_layout, m_chosen);
            return;
        }
        for (const auto& [group, count] : rows) {
            m_layout.areNumbered = m_layout.areNumbered && count == 1;
            m_layout.claimed += count;
            for (std::uint64_t row = 0; row < std::min(count, mostThere()); ++row)
                m_layout.sentences.push_back({group, row, {}});
        }
    }

    // More sentences than any array can have in the file, by their matrices; a broken header may claim any
    // number. One more, so that reading finds what is missing.
    std::uint64_t mostThere() const {
        std::uint64_t most = 0;
        for (const LaidArray& laid : m_layout.arrays) {
            const StoredArray& array = laid.array;
            const std::uint64_t numbers = array.bytes->size() / widthOf(array.format);
            most = std::max(most, numbers / array.rows() / array.columns() + 1);
        }
        return most;
    }

    // Each map of a sentence is given once.
    void checkMaps() const {
        std::set<std::tuple<MapSite, std::int64_t, std::int64_t, std::int64_t, std::int64_t>> seen;
        for (const LaidArray& laid : m_layout.arrays) {
            const auto key = std::tuple(*laid.site, *laid.group, laid.step.value_or(-1),
                                        laid.layer.value_or(-1), laid.head.value_or(-1));
            if (!seen.insert(key).second)
                refuse(
                    told("two of its arrays are of one layer and head, the second is %1; each may stand "
                         "once.",
                         inQuotes(laid.array.shownName())));
        }
    }

    std::string leftOutNames() const {
        std::string names;
        for (std::size_t i = 0; i < std::min(m_file.leftOut.size(), namesShown); ++i)
            names += (i == 0 ? "" : ", ") + inQuotes(m_file.leftOut[i]);
        if (m_file.leftOut.size() <= namesShown)
            return names;
        const std::size_t more = m_file.leftOut.size() - namesShown;
        return plural(more, "%1 and 1 more", "%1 and %2 more", names, more);
    }

    void tellLeftOut() {
        if (m_file.leftOut.empty())
            return;
        Conclusion result = newConclusion("left-out", told("Left out"));
        result.what = told("Not read: %1.", leftOutNames());
        result.why = told("They are no attention by their names, shapes or kinds of numbers.");
        m_layout.conclusions.push_back(std::move(result));
    }

    ArrayFile& m_file;
    const ChosenValues& m_chosen;
    std::vector<NamedArray> m_arrays;
    ArrayLayout m_layout;
};

}  // namespace

bool LaidArray::has(ArrayAxis axis) const {
    return std::find(axes.begin(), axes.end(), axis) != axes.end();
}

std::uint64_t LaidArray::sizeOf(ArrayAxis axis) const {
    const auto found = std::find(axes.begin(), axes.end(), axis);
    return found == axes.end() ? 1 : array.shape[static_cast<std::size_t>(found - axes.begin())];
}

std::vector<std::uint64_t> LaidArray::leading(std::uint64_t sentence, std::uint64_t layerIndex,
                                              std::uint64_t headIndex) const {
    std::vector<std::uint64_t> indices;
    for (const ArrayAxis axis : axes)
        indices.push_back(axis == ArrayAxis::Sentence ? sentence
                          : axis == ArrayAxis::Layer  ? layerIndex
                                                      : headIndex);
    return indices;
}

ArrayLayout layOut(ArrayFile& file, const ChosenValues& chosen) {
    return Layouting(file, chosen).run();
}

}  // namespace attn
