// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/pool/pool_numbers.h"

#include "core/network/attention/attention_numbers.h"
#include "core/network/attention/context_numbers.h"
#include "core/network/attention/scores/score_registry.h"
#include "core/network/explained/layer_numbers.h"

namespace attn {

void addPoolNumbers(const Numbers& numbers, NumberTable& table) {
    const ModelConfig& config = numbers.config();
    if (config.attention.score != "none") {
        table.push_back(
            {.kind = Kind::Query,
             .extents = {.steps = numbers.stepCount(), .units = config.decoder.hidden},
             .write = [&numbers, query = numbers.tensor("decoder.query")](
                          const Quantity& at,
                          Arithmetic& arithmetic) { arithmetic.term({numbers.entry(query, at.unit)}); },
             .shown =
                 [&numbers](const Quantity& at) { return entryOf(numbers.step(at.step).query, at.unit); }});
        addAttentionNumbers(numbers,
                            {.setup = config.attentionSetup(),
                             .forms = &findScoreFunction(config.attention.score)->forms,
                             .rows = numbers.stepCount(),
                             .longest = numbers.annotationCount(),
                             .tensors = [](Index) { return std::string("attention."); },
                             .map =
                                 [](const Quantity&) {
                                     return MapAddress{MapSite::Pool, 0, 0};
                                 }},
                            table);
    }
    addContextNumbers(numbers, table);
    const auto logit = [&numbers, weight = numbers.tensor("output.weight"),
                        bias = numbers.tensor("output.bias"),
                        size = config.annotationSize()](const Quantity& at, Arithmetic& arithmetic) {
        addAffine(
            numbers, weight, bias, at.unit, size,
            [&](Index k) { return numbers.number({.kind = Kind::Context, .step = at.step, .unit = k}); },
            arithmetic);
    };
    addOutputNumbers(numbers, logit, table);
}

}  // namespace attn
