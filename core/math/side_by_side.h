// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "core/base/types.h"

namespace attn {

// As many as the machine has for this process, 1 at least.
Index processorCount();

// Calls work(thread, item) once for each 0 ≤ item < count, items in rising order over `threads` threads, of
// which the calling one is 0; none takes a new item after one has thrown. Returns when all have ended and
// throws what the first has thrown. Threads that the system does not give are done without.
void sideBySide(Index threads, Index count, const std::function<void(Index thread, Index item)>& work);

}  // namespace attn
