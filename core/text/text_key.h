// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace attn {

// A key that is equal for texts that differ only in blanks, letter case and forms that Unicode calls
// compatible (NFKC_Casefold, without blanks). UTF-8.
std::string textKey(std::string_view text);

// The text in Unicode's form NFKC, with plain blanks, and in lower case when asked. UTF-8 in and out.
std::string compatibilityForm(std::string_view text, bool isLowerCase);

}  // namespace attn
