// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <optional>

#include "ui/train/live_settings.h"
#include "ui/train/train_controller.h"
#include "ui/train/train_tool_bar.h"

namespace attn::ui {

// Sentences about a run, for labels.

// "update 1 240 of 3 000 · 8 lanes · 212 000 tokens/s"
QString runStatus(const TrainController& controller);
// What the watched sentence is: whether its right output is known, and read.
QString sentenceNote(const TrainController& controller);
// "GRU · hidden 64 · seed 1"; a lane's own cell is left to the lane.
QString setupText(const RunSetup& setup);
// "Dates to ISO", or the names of a corpus's files.
QString dataLabel(const Recipe& recipe);
QList<TaskChoice> taskChoices();

// Why there is no lane to see; empty when there is one.
struct RunPrompt {
    QString headline, advice;
};
RunPrompt runPrompt(const TrainController& controller);

// What the next update of the selected lane takes; none where nothing can be changed.
std::optional<LiveSettings::Values> liveValues(const TrainController& controller);

}  // namespace attn::ui
