// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/step/step_figure.h"
#include "ui/step/session/session.h"

namespace attn::ui {

// What Step mode shows now as a figure of `view`, in the theme and with the caption of one for paper: light,
// and what it is of. Shares nothing that the session changes, so other threads may draw it while it decodes
// on.
StepFigure figureOf(const Session& session, const Selection& selection, const QString& view, ThemeKind kind,
                    ColourMap map, BeamChoice beam = {});

}  // namespace attn::ui
