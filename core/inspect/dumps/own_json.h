// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attn {

// What the files that core/inspect/weights_file.h writes call themselves.
inline constexpr const char* weightsFormatName = "attention-lab alignments";
inline constexpr int weightsFormatVersion = 1;

}  // namespace attn
