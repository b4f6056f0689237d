// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace attn {

// Bytes of a file that `fileKind` looks at, at most.
inline constexpr std::size_t fileKindBytes = 64;

// What a file is by its first bytes, as a sentence names it: "a PNG picture". Empty where they do not tell.
std::string fileKind(std::string_view start);
// The same of the file at `path`; empty as well when it cannot be read.
std::string fileKindOf(const std::string& path);

}  // namespace attn
