// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace attn {

// Bytes of memory that this program may fill: that of the machine, or of its group of programs where that has
// less. 0 where the system does not tell.
double machineMemory();
// Returns free memory to the system. Otherwise the process would keep the memory of a history or a file in
// scattered pieces. Takes some milliseconds. May be called on any thread.
void returnMemory();
// Sets bytes of the heap to zero. Many of them take no memory until somebody writes there.
void setZeroPages(void* bytes, std::size_t count);
// Asks for large pages for bytes that nobody has written yet, and that will be read through many times: so
// many small pages slow the reading of what is in no cache by a quarter.
void preferLargePages(void* bytes, std::size_t count);

}  // namespace attn
