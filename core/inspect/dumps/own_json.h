// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attn {

// The name of the format in the files that core/inspect/weights_file.h writes.
inline constexpr const char* weightsFormatName = "attention-lab alignments";
inline constexpr int weightsFormatVersion = 1;

}  // namespace attn
