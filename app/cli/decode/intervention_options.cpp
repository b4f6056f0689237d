// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/decode/intervention_options.h"

#include <charconv>
#include <sstream>

#include "app/cli/common/arguments.h"
#include "core/base/error.h"
#include "core/base/nearest_name.h"

namespace attn {
namespace {

constexpr std::uint64_t mostSteps = 5000;
constexpr double coldest = 1e-3, hottest = 1e3;

struct PlaceText {
    Index place;  // step or position, from 0
    std::string value;
};

// Splits "3=0" into place 2 and "0". `what` names the place: "a step".
PlaceText splitAtPlace(const std::string& text, const std::string& option, const std::string& example,
                       const std::string& what = "a step") {
    std::uint64_t step = 0;
    const std::size_t equals = text.find('=');
    const char* end = text.data() + std::min(equals, text.size());
    const auto [stopped, problem] = std::from_chars(text.data(), end, step);
    if (equals == std::string::npos || problem != std::errc() || stopped != end || step < 1 ||
        step > mostSteps || equals + 1 == text.size())
        throw Error(option + " should be " + what + ", = and what happens there, for example " + option +
                    " " + example + ", found " + inQuotes(text) + ".");
    return {static_cast<Index>(step) - 1, text.substr(equals + 1)};
}

[[noreturn]] void throwTwice(const std::string& option, const std::string& what, Index place) {
    throw Error(option + " is given twice for " + what + " " + std::to_string(place + 1) + "; give it once.");
}

Vector numbersOf(const std::string& list, const std::string& option) {
    std::vector<Real> values;
    std::istringstream stream(list);
    for (std::string item; std::getline(stream, item, ',');) {
        Real value = 0;
        const char* end = item.data() + item.size();
        const auto [stopped, problem] = std::from_chars(item.data(), end, value);
        if (problem != std::errc() || stopped != end)
            throw Error(option + ": expected numbers with commas between them, found " + inQuotes(item) +
                        ".");
        values.push_back(value);
    }
    return Eigen::Map<const Vector>(values.data(), static_cast<Index>(values.size()));
}

}  // namespace

void addInterventionOptions(CLI::App& command, InterventionOptions& options) {
    command
        .add_option("--say", options.tokens,
                    "Say this token at this step, whatever is most likely, and go on; may be repeated")
        ->option_text("STEP=TOKEN")
        ->take_all();
    command
        .add_option("--weights", options.weights,
                    "Use these attention weights at this step, one a source position; may be repeated")
        ->option_text("STEP=W,W,…")
        ->take_all();
    command
        .add_option("--temperature", options.temperature, "Divide the attention scores by this; default 1")
        ->check(realNumber(coldest, hottest))
        ->option_text("T");
    command
        .add_option("--zero", options.zeroed,
                    "Set the annotation of this source position to 0; may be repeated")
        ->check(wholeNumber(1, mostSteps))
        ->option_text("POSITION")
        ->take_all();
    command
        .add_option("--swap", options.swapped, "Read another token at this source position; may be repeated")
        ->option_text("POSITION=TOKEN")
        ->take_all();
}

Interventions interventionsOf(const InterventionOptions& options, const TrainedModel& model) {
    Interventions interventions;
    for (const std::string& text : options.tokens) {
        const PlaceText split = splitAtPlace(text, "--say", "3=0");
        const bool isEnd = split.value == model.target.text(endToken);
        if (!isEnd && !model.target.contains(split.value))
            throw Error("--say: the model's target vocabulary lacks " + inQuotes(split.value) +
                        "; \"attnlab info\" lists its tokens.");
        if (interventions.steps[split.place].token)
            throwTwice("--say", "step", split.place);
        interventions.steps[split.place].token = isEnd ? endToken : model.target.ids({split.value}).front();
    }
    const MapAddress map = model.network.alignment().value_or(MapAddress());
    for (const std::string& text : options.weights) {
        const PlaceText split = splitAtPlace(text, "--weights", "3=0.5,0.5,0");
        std::optional<Vector>& weights = interventions.steps[split.place].maps[map].weights;
        if (weights)
            throwTwice("--weights", "step", split.place);
        weights = numbersOf(split.value, "--weights");
    }
    interventions.temperature = static_cast<Real>(options.temperature);
    for (const Index position : options.zeroed)
        interventions.zeroed.insert(position - 1);
    for (const std::string& text : options.swapped) {
        const PlaceText split = splitAtPlace(text, "--swap", "2=x", "a source position");
        if (!model.source.contains(split.value))
            throw Error("--swap: the model's source vocabulary lacks " + inQuotes(split.value) +
                        "; \"attnlab info\" lists its tokens.");
        if (interventions.swapped.contains(split.place))
            throwTwice("--swap", "source position", split.place);
        interventions.swapped[split.place] = model.source.ids({split.value}).front();
    }
    return interventions;
}

}  // namespace attn
