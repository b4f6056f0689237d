// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "core/base/types.h"

namespace attn {

// The number of processors that the machine has for this process, at least 1.
Index processorCount();

// Calls work(thread, item) once for each 0 ≤ item < count, with items in rising order over `threads` threads;
// the calling thread is number 0. After a call has thrown, no thread takes a new item. Returns when all
// threads have ended, and throws the first exception. Runs with fewer threads when the system gives fewer.
void sideBySide(Index threads, Index count, const std::function<void(Index thread, Index item)>& work);

}  // namespace attn
