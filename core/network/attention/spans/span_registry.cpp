// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/attention/spans/span_registry.h"

#include <algorithm>
#include <cassert>

#include "core/base/told.h"
#include "core/network/attention/spans/spans.h"

namespace attn {

const std::vector<SpanDescription>& spans() {
    static const std::vector<SpanDescription> table = {
        {"global", translatable("Global"), createGlobalSpan},
        {"local_m", translatable("Local, monotonic"), createLocalMonotonicSpan},
        {"local_p", translatable("Local, predictive"), createLocalPredictiveSpan},
        {"hard", translatable("Hard"), createHardSpan},
    };
    return table;
}

std::unique_ptr<Span> createSpan(const AttentionSetup& setup, ParameterLayout& layout) {
    const auto row = std::find_if(spans().begin(), spans().end(),
                                  [&](const SpanDescription& span) { return span.id == setup.config.span; });
    assert(row != spans().end());
    return row->create(setup, layout);
}

}  // namespace attn
