// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSize>
#include <optional>
#include <vector>

#include "ui/figures/picture_file.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/curves/curve_axes.h"
#include "ui/pictures/curves/curve_lane.h"

namespace attn::ui {

// The charts of a run as a picture: what CurvesView shows, with the lanes' names at the ends of their curves,
// or below the charts if they would be crowded there.
struct CurvesPicture {
    std::vector<CurveLane> lanes;  // hidden ones are left out
    LossScale scale = LossScale::Logarithmic;
    int smoothing = 1;                   // of the loss, in updates; 1: no smoothing
    std::optional<AxisRange> span = {};  // of updates; empty: all
    ThemeKind theme = ThemeKind::Light;
    QSize size = {1200, 400};  // in device-independent pixels; in a narrow picture the charts are stacked
};

// Needs an application object, but no display. Throws Error when nothing was trained yet, and when the size
// is too small for readable texts.
QByteArray drawCurves(const CurvesPicture& picture, PictureFormat format);

}  // namespace attn::ui
