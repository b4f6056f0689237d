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

// "update 24 of 3 000", or "updates 1 300 to 2 870 of 3 000" where lanes are far apart. `all` is empty for a
// run without end.
QString updatesText(Index slowest, Index newest, std::optional<Index> all);
// For example "update 1 240 of 3 000 · 8 lanes · 212 000 tokens/s".
QString runStatus(const TrainController& controller);
// Says whether the watched sentence has a known reference and whether the decoder reads it.
QString sentenceNote(const TrainController& controller);
// For example "GRU · hidden 64 · seed 1". It omits the cell when lanes have their own.
QString setupText(const RunSetup& setup);
// For example "Dates to ISO", or the names of a corpus's files.
QString dataLabel(const Recipe& recipe);
QList<TaskChoice> taskChoices();

// Says why no lane can be shown; empty when one can.
struct RunPrompt {
    QString headline, advice;
};
RunPrompt runPrompt(const TrainController& controller);

// Values for the next update of the selected lane. Empty when nothing can be changed.
std::optional<LiveSettings::Values> liveValues(const TrainController& controller);

}  // namespace attn::ui
