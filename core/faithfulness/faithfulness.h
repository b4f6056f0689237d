// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/faithfulness/row_output.h"
#include "core/network/models/trained_model.h"
#include "core/train/corpora/corpus.h"

namespace attn {

// In which order positions are taken to matter, the most important first.
enum class ImportanceOrder { ByWeight, ByGradient, ByProduct, AtRandom };
inline constexpr std::array importanceOrders = {ImportanceOrder::ByWeight, ImportanceOrder::ByGradient,
                                                ImportanceOrder::ByProduct, ImportanceOrder::AtRandom};
const char* importanceOrderName(ImportanceOrder order);  // "weight", "gradient", "product", "random"
template <typename Value>
using ByOrder = std::array<Value, importanceOrders.size()>;

// How an order stands to the known links of an output token.
struct OrderTruth {
    bool isFirstLinked = false;   // its first position is a linked one
    double averagePrecision = 0;  // mean over the linked positions of the precision down to them, 0 to 1
};

// What other rows than the model's own do to the output. Only of classes (row_output.h).
struct RowChanges {
    double permuted = 0;  // median over the permutations of the total variation of the output, 0 to 1
    double uniform = 0;   // of the uniform row
    AdversarialRow adversarial;
    ByOrder<double> erased;  // share of positions until the class flips
};

// One row of weights: that of an output token.
struct RowFaithfulness {
    Index sentence = 0;      // of the corpus
    Index step = 0;          // of its output
    Index positions = 0;     // S, tokens, or sentences where annotations are those of sentences
    Token token = endToken;  // the output token
    double probability = 0;  // of it
    double largestWeight = 0;
    Vector weights;                     // [S]
    std::optional<RowChanges> changes;  // of classes
    // Kendall's τ-b of the weights with the gradients and with the effects of leaving a token out (Jain &
    // Wallace 2019, section 4.1). Empty where all are alike, and for a source of one token.
    std::optional<double> gradientTau, leaveOneOutTau;
    std::optional<ByOrder<OrderTruth>> truth;  // where links of this token are known
};

struct FaithfulnessOptions {
    Index permutations = 100;
    AdversarialOptions adversarial;  // its seed is that of all that is random here
    Index threads = 1;
    std::function<void(Index done)> publish = {};  // sentences; from any thread, one call at a time
    std::stop_token stop = {};
};

// Why the rows of a model cannot be measured, as the end of a sentence that has named it: "has no attention,
// so there are no weights to judge". Empty when they can.
std::string faithfulnessProblem(const TrainedModel& model);

// Measures the rows of the lane's alignment for the first `count` pairs of a corpus: of a class its one row,
// of a text every row of the model's own greedy output. Links are used where the token is that of the
// reference; one to a token is one to its sentence where annotations are those of sentences. The result does
// not depend on the number of threads. After a stop it has the sentences that were done. Throws Error for a
// model without attention.
std::vector<RowFaithfulness> measureFaithfulness(const std::shared_ptr<const TrainedModel>& model,
                                                 const Corpus& corpus, Index count,
                                                 const FaithfulnessOptions& options);

// Means and quartiles over rows.
struct RowSpread {
    Index count = 0;
    double mean = 0, deviation = 0, lower = 0, median = 0, upper = 0;  // quartiles; deviation of n − 1
};
RowSpread rowSpread(std::vector<double> values);

struct FaithfulnessSummary {
    Index rows = 0;
    RowSpread positions, largestWeight, gradientTau, leaveOneOutTau;
    // Of classes; count 0 otherwise.
    RowSpread permuted, uniform, divergence, adversarialChange;
    // The share of rows for which a row that diverges by more than 0.5 nat (of ln 2 = 0.693) says the same
    // within the limit.
    double foolable = 0;
    ByOrder<RowSpread> erased;
    // Over rows with known links; count 0 without any. `first`: 1 where the first position is linked, else 0.
    ByOrder<RowSpread> first, averagePrecision;
};
FaithfulnessSummary summaryOf(const std::vector<RowFaithfulness>& rows);

// How much the weights of a second model of the same task differ from those of the first in the same rows
// with the same token (Jensen–Shannon, nats). What two seeds differ by is what chance does to the weights; a
// row is only adversarial if it differs by more (Wiegreffe & Pinter 2019, section 4).
RowSpread divergenceOf(const std::vector<RowFaithfulness>& first, const std::vector<RowFaithfulness>& second);

}  // namespace attn
