// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QStringList>

#include "ui/pictures/lane/stage_formulas.h"

namespace attn::ui {

// The symbols that formula pictures name: "h", "e", "alpha", "query", "state", "before", "c", "y",
// "attentional", "feed", "p", and those of learned tensors: "Wa", "va" …

// For a tooltip; empty for a name that is not known.
QString symbolMeaning(const QString& symbol);
// There is one for each source position.
bool isOfSource(const QString& symbol);
// Those of `isOfSource`.
QStringList sourceSymbols();
// One name for what is the same in a model: the query is the state before, or the new one.
QString sameSymbol(const QString& symbol, const ModelConfig& config);
// The source position that such a symbol speaks of: the hovered one, else the one with the largest weight; −1
// for none.
int sourceLookedAt(const LaneData& lane, const Selection& selection);
// The stage that makes it; none for what is learned.
std::optional<Stage> stageOfSymbol(const QString& symbol);

}  // namespace attn::ui
