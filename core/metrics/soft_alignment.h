// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/base/types.h"

namespace attn {

// What the weights of one sentence tell without known links. α [T, S]: row i is the distribution of output
// token i over the source tokens j.
//
// Source: Rikters & Fishel 2017, "Confidence through Attention", and Rikters, Fishel & Bojar 2017,
// "Visualizing Neural Machine Translation Attention and Confidence"; the program is SoftAlignments.
//   CDP        −1/S Σ_j log(1 + |1 − Σ_i α_ij|^w)            every source token should be attended once
//   AP_out      1/T Σ_i Σ_j α_ij log α_ij                      no output token should look everywhere
//   AP_in       1/S Σ_j Σ_i α̂_ij log α̂_ij, α̂_ij = α_ij / Σ_i α_ij   the same for source tokens
//   confidence  exp(−0.05 (CDP + AP_out + AP_in)²)
// Where paper and program differ:
// - w is 2 in the papers and 6 in the program; the program's is the usual one here.
// - In print the signs of CDP and AP are not those of one sum; all three are 0 or less here, as in the
//   program. Logarithms are natural.
// - The program calls "output" what it takes along each source token and "input" the other; here `out` is
// along
//   output tokens, as the papers' formula has it. The confidence is the same.
// - Rows are divided by their sum, as the program does (local_p's do not sum to 1).
// - In the program a row without weight also forgets the rows before it; here it adds 0.
// - The program lowers the confidence where output and source share long texts; that is left out here.
struct SoftAlignment {
    double coverageDeviation = 0;         // CDP, 0 or less
    double absentmindednessIn = 0;        // AP_in, 0 or less
    double absentmindednessOut = 0;       // AP_out, 0 or less
    double confidence = 0;                // 0 to 1
    std::vector<double> outputEntropies;  // [T] bits; their mean is −AP_out / ln 2
    std::vector<double> sourceEntropies;  // [S] bits; their mean is −AP_in / ln 2
};

inline constexpr double programCoverageExponent = 6;  // w of SoftAlignments
inline constexpr double paperCoverageExponent = 2;

// Rows of weights [S], all of one length. None when there are no rows or no weights (no attention).
std::optional<SoftAlignment> softAlignment(const std::vector<Vector>& rows,
                                           double coverageExponent = programCoverageExponent);
// The same of weights [T, S] in one piece.
std::optional<SoftAlignment> softAlignment(const ConstWeight& weights,
                                           double coverageExponent = programCoverageExponent);

// Means over sentences: each counts once, however long.
struct SoftAlignmentMeans {
    double coverageDeviation = 0;
    double absentmindednessIn = 0;
    double absentmindednessOut = 0;
    double confidence = 0;
    double outputEntropy = 0;  // bits, mean over each sentence's output tokens
    double sourceEntropy = 0;  // bits, over its source tokens
};
class SoftAlignmentSums {
public:
    void add(const SoftAlignment& sentence);
    // None before the first sentence.
    std::optional<SoftAlignmentMeans> means() const;

private:
    SoftAlignmentMeans m_sums;
    long m_sentences = 0;
};

}  // namespace attn
