// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/token_differences.h"

#include <algorithm>

namespace attn {

TokenDifferences tokenDifferences(std::span<const std::string> output, std::span<const std::string> reference,
                                  bool isWhole, const std::string& unknown) {
    const std::size_t n = output.size(), m = reference.size(), width = m + 1;
    const auto isSame = [&](std::size_t i, std::size_t j) {
        return output[i] == reference[j] && output[i] != unknown;
    };
    // The number of edits between the first i output tokens and the first j reference tokens.
    std::vector<int> edits((n + 1) * width);
    for (std::size_t i = 0; i <= n; ++i) {
        for (std::size_t j = 0; j <= m; ++j) {
            int& here = edits[i * width + j];
            if (i == 0 || j == 0) {
                here = static_cast<int>(i + j);
                continue;
            }
            const int both = edits[(i - 1) * width + j - 1] + (isSame(i - 1, j - 1) ? 0 : 1);
            here = std::min({both, edits[(i - 1) * width + j] + 1, edits[i * width + j - 1] + 1});
        }
    }
    std::size_t j = m;
    if (!isWhole) {
        // The rest of the reference may still follow. The last of equal places is taken, because a missing
        // token explains more than a wrong one.
        j = 0;
        for (std::size_t place = 1; place <= m; ++place)
            if (edits[n * width + place] <= edits[n * width + j])
                j = place;
    }
    TokenDifferences result;
    result.isRight.assign(n, false);
    result.reference.assign(n, -1);
    result.missingBefore.assign(n, 0);
    for (std::size_t i = n; i > 0 || j > 0;) {
        const int here = edits[i * width + j];
        const bool canPair = i > 0 && j > 0;
        if (canPair && here == edits[(i - 1) * width + j - 1] + (isSame(i - 1, j - 1) ? 0 : 1)) {
            --i, --j;
            result.isRight[i] = isSame(i, j);
            result.reference[i] = static_cast<Index>(j);
        } else if (i > 0 && here == edits[(i - 1) * width + j] + 1) {
            --i;
        } else {
            --j;
            ++(i < n ? result.missingBefore[i] : result.missingAtEnd);
        }
    }
    return result;
}

}  // namespace attn
