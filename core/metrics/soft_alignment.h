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
// Paper and program differ in these points:
// - w is 2 in the papers and 6 in the program. The default here is the program's.
// - The printed signs of CDP and AP do not fit one sum. All three are 0 or less here, as in the program.
//   Logarithms are natural.
// - The program calls the value along source tokens "output" and the other "input". Here `out` means along
//   output tokens, as in the papers' formula. The confidence is the same.
// - Rows are divided by their sum, as in the program (those of local_p do not sum to 1).
// - In the program a row without weight also forgets the rows before it; here it adds 0.
// - The program lowers the confidence when output and source share long texts; that is left out here.
struct SoftAlignment {
    double coverageDeviation = 0;         // CDP, 0 or less
    double absentmindednessIn = 0;        // AP_in, 0 or less
    double absentmindednessOut = 0;       // AP_out, 0 or less
    double confidence = 0;                // 0 to 1
    std::vector<double> outputEntropies;  // [T] in bits; their mean is −AP_out / ln 2
    std::vector<double> sourceEntropies;  // [S] in bits; their mean is −AP_in / ln 2
};

inline constexpr double programCoverageExponent = 6;  // w of SoftAlignments
inline constexpr double paperCoverageExponent = 2;

// Takes rows of weights [S], all of one length. Returns nothing when there are no rows or no weights (no
// attention).
std::optional<SoftAlignment> softAlignment(const std::vector<Vector>& rows,
                                           double coverageExponent = programCoverageExponent);
// The same for weights [T, S] in one matrix.
std::optional<SoftAlignment> softAlignment(const ConstWeight& weights,
                                           double coverageExponent = programCoverageExponent);

// Means over sentences; every sentence counts once, however long it is.
struct SoftAlignmentMeans {
    double coverageDeviation = 0;
    double absentmindednessIn = 0;
    double absentmindednessOut = 0;
    double confidence = 0;
    double outputEntropy = 0;  // bits, mean over the output tokens of each sentence
    double sourceEntropy = 0;  // bits, mean over its source tokens
};
class SoftAlignmentSums {
public:
    void add(const SoftAlignment& sentence);
    // Empty before the first sentence.
    std::optional<SoftAlignmentMeans> means() const;

private:
    SoftAlignmentMeans m_sums;
    long m_sentences = 0;
};

}  // namespace attn
