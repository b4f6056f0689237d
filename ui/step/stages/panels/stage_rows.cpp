// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/stages/panels/stage_rows.h"

#include <algorithm>
#include <cassert>

#include "ui/step/stages/panels/layer_panels.h"
#include "ui/step/stages/panels/residual_panel.h"
#include "ui/step/stages/panels/stage_panels.h"
#include "ui/step/stages/panels/word_panels.h"

namespace attn::ui {
namespace {

template <class Panel>
StagePanel* makePanel(QWidget* parent) {
    return new Panel(parent);
}

// For a panel that shows two stages.
template <class Panel, Stage stage>
StagePanel* makePanelOf(QWidget* parent) {
    return new Panel(stage, parent);
}

}  // namespace

const std::vector<StageRow>& stageRows() {
    static const std::vector<StageRow> rows = {
        {.stage = Stage::Embedding,
         .makePanel = makePanelOf<TokenInputPanel, Stage::Embedding>,
         .tables = embeddingTables,
         .hasSteps = false},
        {.stage = Stage::WordWeights,
         .makePanel = makePanel<WordWeightsPanel>,
         .tables = wordWeightTables,
         .share = 1.2,
         .hasSteps = false},
        {.stage = Stage::SentenceVectors,
         .makePanel = makePanel<SentenceVectorPanel>,
         .tables = sentenceVectorTables,
         .hasSteps = false},
        {.stage = Stage::SourceSelf,
         .makePanel = makePanelOf<SelfAttentionPanel, Stage::SourceSelf>,
         .tables = sourceSelfTables,
         .share = 1.2,
         .hasSteps = false},
        {.stage = Stage::Windows,
         .makePanel = makePanel<WindowsPanel>,
         .tables = windowTables,
         .hasSteps = false},
        {.stage = Stage::Annotations,
         .makePanel = makePanel<AnnotationsPanel>,
         .tables = annotationTables,
         .hasSteps = false},
        {.stage = Stage::Read, .makePanel = makePanelOf<TokenInputPanel, Stage::Read>, .tables = readTables},
        {.stage = Stage::SelfAttention,
         .makePanel = makePanelOf<SelfAttentionPanel, Stage::SelfAttention>,
         .tables = selfAttentionTables,
         .share = 1.2},
        {.stage = Stage::State, .makePanel = makePanel<StatePanel>, .tables = stateTables, .share = 1},
        {.stage = Stage::Scores, .makePanel = makePanel<ScoresPanel>, .tables = scoreTables, .share = 1.2},
        {.stage = Stage::Weights, .makePanel = makePanel<WeightsPanel>, .tables = weightTables, .share = 1.2},
        {.stage = Stage::TokenWeights,
         .makePanel = makePanel<TokenWeightsPanel>,
         .tables = tokenWeightTables,
         .share = 1.3},
        {.stage = Stage::Context, .makePanel = makePanel<ContextPanel>, .tables = contextTables},
        {.stage = Stage::Values, .makePanel = makePanel<ValuesPanel>, .tables = valueTables},
        {.stage = Stage::Attentional,
         .makePanel = makePanel<AttentionalPanel>,
         .tables = attentionalTables,
         .share = 0.85},
        {.stage = Stage::FeedForward,
         .makePanel = makePanel<FeedForwardPanel>,
         .tables = feedForwardTables,
         .share = 0.95},
        {.stage = Stage::Residual,
         .makePanel = makePanel<ResidualPanel>,
         .tables = residualTables,
         .share = 1.6},
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
