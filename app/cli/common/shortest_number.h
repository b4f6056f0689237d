// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include "core/base/types.h"

namespace attn {

// The shortest decimal number that reads back as the same Real; written as a double it would have digits that
// the engine never computed. null where it is not finite.
nlohmann::ordered_json shortestNumber(Real value);
nlohmann::ordered_json shortestNumbers(const ConstVectorRef& values);

}  // namespace attn
