// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/error.h"

namespace attn {

// Of a file that the system does not open: its reason (errno), or that there is no name at all.
Error cannotOpen(const std::string& path);

}  // namespace attn
