// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QStringList>

#include "ui/pictures/lane/stage_formulas.h"

namespace attn::ui {

// The symbols in formula pictures: "h", "e", "alpha", "query", "state", "before", "c", "y", "attentional",
// "feed", "p", and those of learned tensors: "Wa", "va" …

// For a tooltip; empty for an unknown name.
QString symbolMeaning(const QString& symbol);
// Whether there is one for each source position.
bool isOfSource(const QString& symbol);
// All symbols for which isOfSource is true.
QStringList sourceSymbols();
// The common name of symbols that are the same in a model: the query is the state before, or the new one.
QString sameSymbol(const QString& symbol, const ModelConfig& config);
// The source position that such a symbol stands for: the hovered one, else the one with the largest weight;
// −1 for none.
int sourceLookedAt(const Picture& picture, const Selection& selection);
// The stage that computes it; empty for a learned tensor.
std::optional<Stage> stageOfSymbol(const QString& symbol);

}  // namespace attn::ui
