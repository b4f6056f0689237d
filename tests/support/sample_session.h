// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include "core/sessions/session_file.h"
#include "tests/core/model_files/small_model.h"

namespace attn::test {

// A session with some of everything except a run; the model is embedded.
inline SavedSession sampleSession() {
    SavedSession session;
    SavedModel model;
    model.score = "additive";
    model.name = "update 12 of the run";
    model.model = std::make_shared<const TrainedModel>(smallModel());
    session.models.push_back(model);
    session.text = "aé\"a";
    session.readsReference = true;
    session.hiddenLanes = {"dot"};
    SavedWhatIfs& whatIfs = session.whatIfs["additive"];
    whatIfs.temperature = 0.7f;
    whatIfs.zeroed = {0, 2};
    whatIfs.swapped = {{1, "a"}};
    whatIfs.steps[0].token = "2";
    whatIfs.steps[3].maps[MapAddress()].weights = std::vector<Real>{0.1f, 0.2f, 0.3f, 0.4f};
    whatIfs.steps[3].maps[MapAddress()].temperature = 2;
    session.step = 3;
    session.lane = "additive";
    session.stage = 2;
    session.showsFocus = true;
    session.picture = "lines";
    session.mode = "train";
    session.beamWidth = 5;
    session.lengthPower = 0.6;
    session.landscape = SavedLandscape{{{1, 0.5}, {-0.25, 2}}, {0.5, -1}, 2, false, 1};
    session.unfolded = {"scores"};
    session.showsComputation = false;
    session.geometry = std::string("\0\1\xff", 3);
    session.layout = "docks";
    return session;
}

}  // namespace attn::test
