// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/step/step_figure.h"
#include "ui/step/session/session.h"

namespace attn::ui {

// A figure of `view` of what Step mode shows now, with the light theme and the caption of a figure for paper.
// It shares nothing that the session changes, so other threads may draw it while the session decodes.
StepFigure figureOf(const Session& session, const Selection& selection, const QString& view, ThemeKind kind,
                    ColourMap map, BeamChoice beam = {});

}  // namespace attn::ui
