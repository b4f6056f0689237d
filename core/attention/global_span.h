// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/attention/span.h"
#include "core/model/config.h"

namespace attn {

// α = softmax(e) over all of the sentence's own positions (Bahdanau et al. 2015, equation 6).
std::unique_ptr<Span> createGlobalSpan(const ModelConfig& config, ParameterLayout& layout);

}  // namespace attn
