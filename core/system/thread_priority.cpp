// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/system/thread_priority.h"

#ifdef __linux__
#include <sys/resource.h>
#endif

namespace attn {

void letTheWindowGoFirst() {
#ifdef __linux__
    constexpr int steps = 5;
    thread_local const int done =
        setpriority(PRIO_PROCESS, 0, getpriority(PRIO_PROCESS, 0) + steps);  // 0: this thread
    static_cast<void>(done);
#endif
}

}  // namespace attn
