// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/stages/stage_rows.h"

#include <algorithm>
#include <cassert>

#include "ui/step/stages/stage_panels.h"

namespace attn::ui {
namespace {

template <class Panel>
StagePanel* makePanel(QWidget* parent) {
    return new Panel(parent);
}

}  // namespace

const std::vector<StageRow>& stageRows() {
    static const std::vector<StageRow> rows = {
        {.stage = Stage::Annotations,
         .makePanel = makePanel<AnnotationsPanel>,
         .tables = annotationTables,
         .hasSteps = false},
        {.stage = Stage::State, .makePanel = makePanel<StatePanel>, .tables = stateTables, .share = 1},
        {.stage = Stage::Scores, .makePanel = makePanel<ScoresPanel>, .tables = scoreTables, .share = 1.2},
        {.stage = Stage::Weights, .makePanel = makePanel<WeightsPanel>, .tables = weightTables, .share = 1.2},
        {.stage = Stage::Context, .makePanel = makePanel<ContextPanel>, .tables = contextTables},
        {.stage = Stage::Attentional,
         .makePanel = makePanel<AttentionalPanel>,
         .tables = attentionalTables,
         .share = 0.85},
        {.stage = Stage::Output, .makePanel = makePanel<OutputPanel>, .tables = outputTables, .share = 1},
    };
    return rows;
}

const StageRow& stageRow(Stage stage) {
    const auto row = std::find_if(stageRows().begin(), stageRows().end(),
                                  [stage](const StageRow& each) { return each.stage == stage; });
    assert(row != stageRows().end());
    return *row;
}

}  // namespace attn::ui
