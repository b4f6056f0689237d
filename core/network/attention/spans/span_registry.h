// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/network/attention/spans/span.h"
#include "core/network/attention_config.h"

namespace attn {

// A row for each span. Whoever lists spans reads this table.
struct SpanDescription {
    std::string id;     // as in configurations: "global"
    std::string label;  // for people: "Global"
    // Adds the span's tensors to the layout. The configuration is valid.
    std::unique_ptr<Span> (*create)(const AttentionSetup& setup, ParameterLayout& layout);
};
const std::vector<SpanDescription>& spans();
// The id must be known (asserted): configurations are validated before.
std::unique_ptr<Span> createSpan(const AttentionSetup& setup, ParameterLayout& layout);

}  // namespace attn
