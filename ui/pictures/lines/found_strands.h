// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/pictures/lines/lines_raster.h"

namespace attn::ui {

// The links that a system's weights become, for the first `rows` output tokens, as lines: as thick as their
// weights, but never too thin to be seen.
std::vector<Strand> foundStrands(const LinesLayout& layout, const Picture& picture,
                                 const std::vector<Link>& links, int rows);

}  // namespace attn::ui
