// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QSize>
#include <vector>

#include "core/base/types.h"

namespace attn::ui {

// The weights of a map as a picture of that many pixels, in the theme's colours, with room for `rows` rows
// and `columns` columns. It has the first `shown` rows and is transparent below them and after the end of a
// row. Where a pixel covers several cells it shows the largest of their weights, so that no peak is lost.
QImage mapRaster(const std::vector<Vector>& weights, int shown, int rows, int columns, QSize pixels);

}  // namespace attn::ui
