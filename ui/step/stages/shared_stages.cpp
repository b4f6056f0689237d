// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/stages/shared_stages.h"

#include <algorithm>

namespace attn::ui {

std::vector<Stage> sharedStages(const std::vector<Stage>& one, const std::vector<Stage>& other) {
    // common[i][j]: how many stages both lists have in common from i and j on, in the same order.
    std::vector<std::vector<int>> common(one.size() + 1, std::vector<int>(other.size() + 1, 0));
    for (std::size_t i = one.size(); i-- > 0;) {
        for (std::size_t j = other.size(); j-- > 0;) {
            common[i][j] =
                one[i] == other[j] ? common[i + 1][j + 1] + 1 : std::max(common[i + 1][j], common[i][j + 1]);
        }
    }
    std::vector<Stage> all;
    std::size_t i = 0, j = 0;
    while (i < one.size() && j < other.size()) {
        const int skipsOne = common[i + 1][j], skipsOther = common[i][j + 1];
        if (one[i] == other[j]) {
            all.push_back(one[i++]);
            ++j;
        } else if (skipsOne > skipsOther || (skipsOne == skipsOther && one[i] < other[j])) {
            all.push_back(one[i++]);
        } else {
            all.push_back(other[j++]);
        }
    }
    all.insert(all.end(), one.begin() + static_cast<std::ptrdiff_t>(i), one.end());
    all.insert(all.end(), other.begin() + static_cast<std::ptrdiff_t>(j), other.end());
    return all;
}

}  // namespace attn::ui
