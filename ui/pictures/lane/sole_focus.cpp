// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/lane/sole_focus.h"

#include "ui/kit/widgets/largest.h"

namespace attn::ui {

int soleFocusOf(const StepTrace& step) {
    if (step.weights.size() == 0) {
        return -1;
    }
    return step.span.taken ? static_cast<int>(*step.span.taken) : soleLargest(step.weights);
}

bool isFocus(const StepTrace& step, int source) {
    if (source < 0 || source >= step.weights.size()) {
        return false;
    }
    return step.span.taken ? source == *step.span.taken
                           : isAsLarge(step.weights[source], step.weights.maxCoeff());
}

}  // namespace attn::ui
