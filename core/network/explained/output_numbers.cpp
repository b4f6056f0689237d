// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers after the output layer: softmax over the target vocabulary.
#include "core/network/explained/layer_numbers.h"

namespace attn {

void addOutputNumbers(const Numbers& numbers,
                      const std::function<void(const Quantity& at, Arithmetic& arithmetic)>& logit,
                      NumberTable& table) {
    const Extents steps{.steps = numbers.stepCount()};
    const Extents tokens{.steps = numbers.stepCount(), .units = numbers.config().targetSize};
    const auto of = [&numbers](const Quantity& at, Kind kind, Index unit) {
        Quantity other = like(at, kind);
        other.unit = unit;
        return numbers.number(other);
    };
    const Index size = numbers.config().targetSize;
    table.push_back(
        {.kind = Kind::Logit, .extents = tokens, .write = logit, .shown = [&numbers](const Quantity& at) {
             return entryOf(numbers.step(at.step).logits, at.unit);
         }});
    table.push_back({.kind = Kind::LargestLogit,
                     .extents = steps,
                     .write = [of, size](const Quantity& at, Arithmetic& arithmetic) {
                         for (Index token = 0; token < size; ++token)
                             arithmetic.term({of(at, Kind::Logit, token)});
                         arithmetic.apply(Function::Largest);
                     }});
    table.push_back({.kind = Kind::LogitExponential,
                     .extents = tokens,
                     .write = [of](const Quantity& at, Arithmetic& arithmetic) {
                         arithmetic.term({of(at, Kind::Logit, at.unit)});
                         arithmetic.term({constant(-1), of(at, Kind::LargestLogit, 0)});
                         arithmetic.apply(Function::Exponential);
                     }});
    table.push_back({.kind = Kind::LogitSum,
                     .extents = steps,
                     .write = [of, size](const Quantity& at, Arithmetic& arithmetic) {
                         for (Index token = 0; token < size; ++token)
                             arithmetic.term({of(at, Kind::LogitExponential, token)});
                     }});
    table.push_back(
        {.kind = Kind::LogOfSum, .extents = steps, .write = [of](const Quantity& at, Arithmetic& arithmetic) {
             arithmetic.term({of(at, Kind::LogitSum, 0)});
             arithmetic.apply(Function::Logarithm);
         }});
    table.push_back(
        {.kind = Kind::Probability,
         .extents = tokens,
         .write =
             [of](const Quantity& at, Arithmetic& arithmetic) {
                 arithmetic.term({of(at, Kind::LogitExponential, at.unit)});
                 arithmetic.divide(of(at, Kind::LogitSum, 0));
             },
         .shown = [&numbers](
                      const Quantity& at) { return entryOf(numbers.step(at.step).probabilities, at.unit); }});
    // logit_y − max − ln Σ exp(logit − max)
    table.push_back({.kind = Kind::LogProbability,
                     .extents = steps,
                     .write =
                         [of, &numbers](const Quantity& at, Arithmetic& arithmetic) {
                             arithmetic.term({of(at, Kind::Logit, numbers.step(at.step).token)});
                             arithmetic.term({constant(-1), of(at, Kind::LargestLogit, 0)});
                             arithmetic.term({constant(-1), of(at, Kind::LogOfSum, 0)});
                         },
                     .shown = [&numbers](const Quantity& at) -> std::optional<double> {
                         return numbers.step(at.step).logProbability;
                     }});
}

}  // namespace attn
