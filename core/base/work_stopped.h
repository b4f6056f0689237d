// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attn {

// Thrown by long work that was asked to stop and has no result. It is no problem, so nobody is told, and it
// is not derived from std::exception: what reports problems must not report it.
struct WorkStopped {};

}  // namespace attn
