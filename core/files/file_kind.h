// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace attn {

// `fileKind` looks at this many bytes of a file at most.
inline constexpr std::size_t fileKindBytes = 64;

// What kind of file begins with these bytes, as a phrase for a sentence: "a PNG picture". Empty when the
// bytes do not tell.
std::string fileKind(std::string_view start);
// The same for the file at `path`; also empty when it cannot be read.
std::string fileKindOf(const std::string& path);

}  // namespace attn
