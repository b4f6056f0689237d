// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attn {

// Bytes of memory that this program may fill: that of the machine, or of its group of programs where that has
// less. 0 where the system does not tell.
double machineMemory();
// Returns free memory to the system. Otherwise the process would keep the memory of a history or a file in
// scattered pieces. Takes some milliseconds. May be called on any thread.
void returnMemory();

}  // namespace attn
