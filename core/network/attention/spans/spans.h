// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/network/attention/spans/span.h"
#include "core/network/attention_config.h"

namespace attn {

// The factories of the spans, each in its own file. span_registry.cpp lists them.
std::unique_ptr<Span> createGlobalSpan(const AttentionSetup& setup, ParameterLayout& layout);
std::unique_ptr<Span> createLocalMonotonicSpan(const AttentionSetup& setup, ParameterLayout& layout);
std::unique_ptr<Span> createLocalPredictiveSpan(const AttentionSetup& setup, ParameterLayout& layout);
std::unique_ptr<Span> createHardSpan(const AttentionSetup& setup, ParameterLayout& layout);

}  // namespace attn
