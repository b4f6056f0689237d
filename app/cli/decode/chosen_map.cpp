// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/decode/chosen_map.h"

#include "core/base/display_text.h"
#include "core/base/error.h"
#include "core/metrics/evidence.h"

namespace attn {

MapAddress chosenMapOfName(const std::string& name, const TrainedModel& model) {
    try {
        return shownMapOfName(name, model.network);
    } catch (const Error& problem) {
        throw Error(std::string("--map: ") + problem.what());
    }
}

ChosenMap chosenMap(const std::shared_ptr<const TrainedModel>& model, const DecodeTrace& trace,
                    const Interventions& interventions, const MapAddress& map,
                    const std::vector<std::string>& source) {
    ChosenMap chosen{decodedMaps(model, trace, interventions, {map}).front(),
                     rowsOf(map),
                     columnsOf(map, model->network),
                     {},
                     {}};
    switch (chosen.columnAxis) {
        case MapAxis::Read:
            for (const StepTrace& step : trace.steps)
                chosen.columns.push_back(model->target.text(step.previous));
            break;
        case MapAxis::Sentences: {
            const std::vector<int> sentences =
                sentencesOf(trace.source, model->network.config().encoder.separators);
            for (std::size_t j = 0; j < source.size(); ++j) {
                const auto sentence = static_cast<std::size_t>(sentences[j]);
                if (sentence == chosen.columns.size()) {
                    chosen.columns.push_back("[" + std::to_string(sentence + 1) + "]");
                    chosen.legend.push_back(chosen.columns.back());
                }
                chosen.legend.back() += " " + visibleText(source[j]);
            }
            break;
        }
        default:
            chosen.columns = source;
    }
    return chosen;
}

const char* nameOf(MapAxis axis) {
    switch (axis) {
        case MapAxis::Source:
            return "source";
        case MapAxis::Sentences:
            return "sentences";
        case MapAxis::Steps:
            return "steps";
        case MapAxis::Read:
            return "read";
    }
    return "";
}

}  // namespace attn
