// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/network/attention/spans/span.h"
#include "core/network/recurrent/config.h"

namespace attn {

// One file a span; span_registry.cpp lists them.
std::unique_ptr<Span> createGlobalSpan(const ModelConfig& config, ParameterLayout& layout);
std::unique_ptr<Span> createLocalMonotonicSpan(const ModelConfig& config, ParameterLayout& layout);
std::unique_ptr<Span> createLocalPredictiveSpan(const ModelConfig& config, ParameterLayout& layout);
std::unique_ptr<Span> createHardSpan(const ModelConfig& config, ParameterLayout& layout);

}  // namespace attn
