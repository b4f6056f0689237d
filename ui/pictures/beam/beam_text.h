// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/pictures/beam/beam_data.h"
#include "ui/pictures/beam/beam_layout.h"

namespace attn::ui {

// Sentences about a beam search, for labels and tooltips.

// "−1.93", "−0.0312": two decimals, or more if a small number needs them, with a true minus sign.
QString signedNumber(double value);
// For narrow places: "−1.93", "−3e-04"; ".93", "<.01".
QString shortScore(double value);
QString shortProbability(double value);
// "The best, ln p −1.93 (score −0.24), is what the lane says · 12 hypotheses ended". `said` is what the lane
// has decoded so far.
QString beamSummary(const BeamData& data, const std::vector<attn::Token>& said, bool saidAll);
// "“J” at step 3".
QString nodeName(const BeamData& data, attn::Index node);
// The fate of a node: "continued", "pruned: less probable than the 5 that were kept", "ended, rank 2 of 5" …
QString nodeFate(const BeamData& data, const BeamLayout& layout, attn::Index node);
// All of these and the numbers, on several lines.
QString nodeTip(const BeamData& data, const BeamLayout& layout, attn::Index node);
// The text of the path to `node`, without </s>.
QString pathText(const BeamData& data, attn::Index node);

}  // namespace attn::ui
