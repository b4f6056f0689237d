// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/decode/intervention_options.h"

#include <charconv>
#include <sstream>

#include "app/cli/common/arguments.h"
#include "core/base/error.h"
#include "core/base/nearest_name.h"

namespace attn {
namespace {

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
        throw Error(option + " should be " + what +
                    " counted from 1, = and what happens there, for example " + option + " " + example +
                    ", found " + inQuotes(text) + ".");
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

MapAddress namedMap(const std::string& name, const std::string& option) {
    const std::optional<MapAddress> map = mapOfName(name);
    if (!map)
        throw Error(option + " should name an attention map such as cross.2.1, found " + inQuotes(name) +
                    "; \"attnlab info\" lists those of a model.");
    return *map;
}

void changeMaps(const InterventionOptions& options, Interventions& interventions) {
    struct Flag {
        const char* option;
        const std::vector<std::string>& names;
        bool WholeMapIntervention::*place;
    };
    for (const Flag& flag : {Flag{"--off", options.off, &WholeMapIntervention::isOff},
                             Flag{"--uniform", options.uniform, &WholeMapIntervention::isUniform},
                             Flag{"--hard", options.hard, &WholeMapIntervention::isHard},
                             Flag{"--read-ahead", options.readsAhead, &WholeMapIntervention::readsAhead}})
        for (const std::string& name : flag.names)
            interventions.maps[namedMap(name, flag.option)].*flag.place = true;
    for (const auto& [map, change] : interventions.maps)
        if ((change.isOff ? 1 : 0) + (change.isUniform ? 1 : 0) + (change.isHard ? 1 : 0) > 1)
            throw Error(
                "--off, --uniform and --hard: " + nameOf(map) +
                " is given to more than one of them; a map can be changed in one of these ways only.");
    for (const std::string& text : options.mapTemperatures) {
        const std::size_t equals = text.find('=');
        Real temperature = 0;
        const char* end = text.data() + text.size();
        const char* first = equals == std::string::npos ? end : text.data() + equals + 1;
        const auto [stopped, problem] = std::from_chars(first, end, temperature);
        if (problem != std::errc() || stopped != end)
            throw Error(
                "--map-temperature should be a map, = and a number above 0, for example "
                "cross.2.1=0.5, found " +
                inQuotes(text) + ".");
        Real& own = interventions.maps[namedMap(text.substr(0, equals), "--map-temperature")].temperature;
        if (own != 1)
            throw Error("--map-temperature: " + text.substr(0, equals) + " is given twice; name it once.");
        own = temperature;
    }
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
                    "Use these attention weights at this step, one a position; of another map with its name, "
                    "for example cross.1.2:3=0,1,0; may be repeated")
        ->option_text("[MAP:]STEP=W,W,…")
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
    const auto addMaps = [&](const char* name, std::vector<std::string>& maps, const char* help) {
        command.add_option(name, maps, help)->option_text("MAP")->take_all();
    };
    addMaps("--off", options.off, "The map (cross.2.1, encoder.1.mean …) adds nothing; may be repeated");
    addMaps("--uniform", options.uniform,
            "Give every permitted position of the map the same weight; may be repeated");
    addMaps("--hard", options.hard,
            "Give all weight of the map to the position with the largest score; may be repeated");
    addMaps(
        "--read-ahead", options.readsAhead,
        "Lift the causal mask of the decoder's own map: it reads later tokens of --target; may be repeated");
    command
        .add_option("--map-temperature", options.mapTemperatures,
                    "Divide the scores of the map by this; may be repeated")
        ->option_text("MAP=T")
        ->take_all();
    command
        .add_option("--places", options.places,
                    "Where the source tokens are taken to stand: the numbers 1 to S in any order")
        ->delimiter(',')
        ->check(wholeNumber(1, mostSteps))
        ->option_text("P,P,…");
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
        const std::size_t colon = text.find(':');
        const bool isNamed = colon != std::string::npos && colon < text.find('=');
        const MapAddress address = isNamed ? namedMap(text.substr(0, colon), "--weights") : map;
        const PlaceText split =
            splitAtPlace(isNamed ? text.substr(colon + 1) : text, "--weights", "3=0.5,0.5,0");
        std::optional<Vector>& weights = interventions.steps[split.place].maps[address].weights;
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
    changeMaps(options, interventions);
    for (const Index place : options.places)
        interventions.places.push_back(place - 1);
    return interventions;
}

}  // namespace attn
