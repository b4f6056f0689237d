// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attn {

// Lowers the priority of this thread, once. When processors are short, the window's thread gets three times
// as much time. Otherwise this thread loses nothing. Only Linux has such a priority for each thread.
void letTheWindowGoFirst();

}  // namespace attn
