// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace attn {

// The home folder of the account, as the system lists it; empty where it lists none.
std::string accountHome();

}  // namespace attn
