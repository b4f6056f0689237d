// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/attention/context_numbers.h"

namespace attn {

void addContextNumbers(const Numbers& numbers, NumberTable& table) {
    table.push_back(
        {.kind = Kind::Context,
         .extents = {.steps = numbers.stepCount(), .units = numbers.config().annotationSize()},
         .write =
             [&numbers](const Quantity& at, Arithmetic& arithmetic) {
                 if (numbers.config().attention.score == "none")
                     return arithmetic.term({numbers.number({.kind = Kind::Summary, .unit = at.unit})});
                 for (Index j = 0; j < numbers.annotationCount(); ++j)
                     arithmetic.term(
                         {numbers.number({.kind = Kind::AttentionWeight, .step = at.step, .position = j}),
                          numbers.number({.kind = Kind::Annotation, .position = j, .unit = at.unit})});
             },
         .shown =
             [&numbers](const Quantity& at) { return entryOf(numbers.step(at.step).context, at.unit); }});
}

}  // namespace attn
