// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace attn {

// RFC 4648, with padding.
std::string toBase64(const std::string& bytes);
// Throws Error that starts with `where` for any text that toBase64 does not write.
std::string fromBase64(const std::string& text, const std::string& where);

}  // namespace attn
