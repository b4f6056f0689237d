// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attn {

// What is free goes back to the system. What a history or a file took would else stay the process's, in
// pieces between others. Takes some milliseconds; on any thread.
void returnMemory();

}  // namespace attn
