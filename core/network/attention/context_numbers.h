// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/explained/number_form.h"

namespace attn {

// The context c_t = Σ_j α_tj h_j of a wiring with one attention; without attention, the summary.
void addContextNumbers(const Numbers& numbers, NumberTable& table);

}  // namespace attn
