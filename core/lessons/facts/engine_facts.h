// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/lessons/expressions/facts.h"
#include "core/lessons/facts/step_context.h"

namespace attn {

// The facts of a step as the engine computes them (README.md, "Facts"): it decodes the sentence of the state
// with the changes of the answer, measures and trains. Lanes are decoded once.
std::unique_ptr<Facts> engineFacts(std::shared_ptr<const StepContext> context);

}  // namespace attn
