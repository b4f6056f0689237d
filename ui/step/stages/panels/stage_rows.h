// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/step/stages/panels/stage_tables.h"

class QWidget;

namespace attn::ui {

class StagePanel;

// A stage in the dock: its panel, and all of its numbers as tables.
struct StageRow {
    Stage stage;
    StagePanel* (*makePanel)(QWidget* parent);
    std::vector<NumberTable> (*tables)(const TableSource& source);
    double share = 1.05;   // of the dock's width, against those of the other stages
    bool hasSteps = true;  // its numbers differ from step to step
};
const StageRow& stageRow(Stage stage);
// In the order of the stages' ids.
const std::vector<StageRow>& stageRows();

// Each stands in the file of its panel.
std::vector<NumberTable> embeddingTables(const TableSource& source);
std::vector<NumberTable> wordWeightTables(const TableSource& source);
std::vector<NumberTable> sentenceVectorTables(const TableSource& source);
std::vector<NumberTable> sourceSelfTables(const TableSource& source);
std::vector<NumberTable> windowTables(const TableSource& source);
std::vector<NumberTable> annotationTables(const TableSource& source);
std::vector<NumberTable> readTables(const TableSource& source);
std::vector<NumberTable> selfAttentionTables(const TableSource& source);
std::vector<NumberTable> stateTables(const TableSource& source);
std::vector<NumberTable> scoreTables(const TableSource& source);
std::vector<NumberTable> weightTables(const TableSource& source);
std::vector<NumberTable> tokenWeightTables(const TableSource& source);
std::vector<NumberTable> contextTables(const TableSource& source);
std::vector<NumberTable> valueTables(const TableSource& source);
std::vector<NumberTable> attentionalTables(const TableSource& source);
std::vector<NumberTable> feedForwardTables(const TableSource& source);
std::vector<NumberTable> residualTables(const TableSource& source);
std::vector<NumberTable> outputTables(const TableSource& source);

}  // namespace attn::ui
