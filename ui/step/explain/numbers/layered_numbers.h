// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/step/explain/numbers/number_row.h"

namespace attn::ui {

// The rows of numbers that stand in layers and heads, in words and sentences. Their names are made of the
// engine's (core/network/explained/quantity_name.h), with the tokens that they are about.
const NumberRow& layeredRow(const Quantity& quantity);

}  // namespace attn::ui
