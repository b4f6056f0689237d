// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/lessons/expressions/facts.h"
#include "core/lessons/facts/step_context.h"

namespace attn {

// The records of README.md, "Facts".
FactValue laneFacts(std::shared_ptr<const StepContext> context, const ContextLane& lane);
FactValue modelFacts(const LessonModel& model);
FactValue runFacts(std::shared_ptr<const StepContext> context, const LessonRun& run);
// A record with some values and no functions; `called` as FactRecord::called.
FactValue plainFacts(const std::string& called, const std::map<std::string, FactValue>& values);

// The functions metric, heads_needed, random_rows and content_maximum. `fixed` is the model of a metric that
// names none.
FactValue metricFact(const StepContext& context, const FactCall& call,
                     const std::optional<LessonModel>& fixed = {});
FactValue headsNeededFact(const StepContext& context, const FactCall& call);
FactValue randomRowsFact(LessonEngine& engine, const FactCall& call);
FactValue contentMaximumFact(const FactCall& call);

}  // namespace attn
