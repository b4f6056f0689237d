// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/lane/sole_focus.h"

#include "ui/kit/widgets/largest.h"

namespace attn::ui {

int soleFocusOf(const StepTrace& step) {
    if (step.alignment().weights.size() == 0) {
        return -1;
    }
    return step.alignment().span.taken ? static_cast<int>(*step.alignment().span.taken)
                                       : soleLargest(step.alignment().weights);
}

bool isFocus(const StepTrace& step, int source) {
    if (source < 0 || source >= step.alignment().weights.size()) {
        return false;
    }
    return step.alignment().span.taken
               ? source == *step.alignment().span.taken
               : isAsLarge(step.alignment().weights[source], step.alignment().weights.maxCoeff());
}

}  // namespace attn::ui
