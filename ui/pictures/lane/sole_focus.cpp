// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/lane/sole_focus.h"

#include "ui/kit/widgets/largest.h"

namespace attn::ui {

int soleFocusOf(const MapTrace& attention) {
    if (attention.weights.size() == 0) {
        return -1;
    }
    return attention.span.taken ? static_cast<int>(*attention.span.taken) : soleLargest(attention.weights);
}

bool isFocus(const MapTrace& attention, int source) {
    if (source < 0 || source >= attention.weights.size()) {
        return false;
    }
    return attention.span.taken ? source == *attention.span.taken
                                : isAsLarge(attention.weights[source], attention.weights.maxCoeff());
}

}  // namespace attn::ui
