// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/lane/output_differences.h"

namespace attn::ui {

std::optional<TokenDifferences> outputDifferences(const DecodeTrace& trace, const Vocabulary& target,
                                                  const std::optional<std::vector<std::string>>& reference,
                                                  bool isWhole, bool readsReference, bool isClass) {
    if (!reference || reference->empty())
        return std::nullopt;
    if (readsReference) {
        const std::size_t count = trace.steps.size();
        TokenDifferences own;
        own.missingBefore.assign(count, 0);
        for (const StepTrace& step : trace.steps) {
            own.isRight.push_back(step.predicted == step.token && step.predicted != unknownToken);
            own.reference.push_back(step.step);
        }
        return own;
    }
    std::vector<std::string> output, expected = *reference;
    for (const StepTrace& step : trace.steps)
        output.push_back(target.text(step.token));
    if (!isClass)
        expected.push_back(target.text(endToken));
    return tokenDifferences(output, expected, isWhole, target.text(unknownToken));
}

}  // namespace attn::ui
