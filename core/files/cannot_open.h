// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/error.h"

namespace attn {

// The error for a file that the system does not open: it gives the system's reason (errno) or says that the
// path is empty.
Error cannotOpen(const std::string& path);

}  // namespace attn
