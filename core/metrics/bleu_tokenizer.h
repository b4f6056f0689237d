// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace attn {

// How BLEU cuts texts before it counts; not the tokenisers of models. The cut texts hold blanks between their
// tokens and are split there.
struct BleuTokenizer {
    std::string id;  // as in signatures: "13a"
    std::string (*cut)(std::string_view text);
};
// 13a (that of mteval-v13a and WMT), none, char.
const std::vector<BleuTokenizer>& bleuTokenizers();
// Throws Error naming the known ones.
const BleuTokenizer& bleuTokenizer(const std::string& id);

}  // namespace attn
