// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace attn {

// The way in which BLEU cuts texts before it counts; these are not the tokenisers of models. A cut text has
// blanks between its tokens and is split there.
struct BleuTokenizer {
    std::string id;  // as in signatures: "13a"
    std::string (*cut)(std::string_view text);
};
// 13a (the tokeniser of mteval-v13a and WMT), none, char.
const std::vector<BleuTokenizer>& bleuTokenizers();
// Throws Error naming the known ids.
const BleuTokenizer& bleuTokenizer(const std::string& id);

}  // namespace attn
