// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/transformer/source_summary.h"

namespace attn {

void fillSummary(const Positions& positions, Annotations& encoding) {
    encoding.summary.shapeZero(encoding.annotations.rows(), positions.batch());
    for (Index j = 0; j < positions.longest(); ++j)
        encoding.summary.cols(0, positions.active(j)) +=
            encoding.annotations.cols(positions.first(j), positions.active(j));
    for (Index b = 0; b < positions.batch(); ++b)
        encoding.summary.all().col(b) /= static_cast<Real>(positions.length(b));
}

void addSummaryBack(const Positions& positions, Annotations& upstream) {
    for (Index b = 0; b < positions.batch(); ++b)
        upstream.summary.all().col(b) /= static_cast<Real>(positions.length(b));
    for (Index j = 0; j < positions.longest(); ++j)
        upstream.annotations.cols(positions.first(j), positions.active(j)) +=
            upstream.summary.cols(0, positions.active(j));
}

}  // namespace attn
