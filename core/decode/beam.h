// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

#include "core/decode/interventions.h"
#include "core/network/trace.h"

namespace attn {

struct TrainedModel;

// What becomes of the place of a hypothesis that says </s>.
enum class EndedPlace {
    // It stays empty: the beam narrows, and the search ends when all have ended (Sutskever et al. 2014).
    StaysEmpty,
    // The next best continuation takes it. The search ends when `width` hypotheses have ended and the best
    // that goes on has no better score than the worst of these. A hypothesis counts as ended only when it is
    // among the `width` best continuations of its step. So does the `generate` of Hugging Face
    // (release 4.21).
    IsRefilled,
};

struct BeamOptions {
    Index width = 5;          // hypotheses kept at each step, those that have ended included; at least 1
    double lengthPower = 1;   // α of the normalisation ln p / length^α; 0 does not normalise
    Index maximumLength = 0;  // most tokens, </s> included; 0 takes 2·S + 20
    Interventions interventions;
    std::stop_token stop = {};  // asked between two steps
    // Called after every step on the searching thread, with the steps so far and the most there can be.
    std::function<void(Index steps, Index most)> progress = {};
    std::vector<MapAddress> maps = {};  // as in DecodeOptions
    EndedPlace ended = EndedPlace::StaysEmpty;
};

// One token of one hypothesis.
struct BeamNode {
    Index parent = -1;  // the node before it; −1 for a first token
    Token token = endToken;
    double logProbability = 0;              // of the whole hypothesis up to here, natural logarithm
    double score = 0;                       // the same, divided by length^α
    Index length = 1;                       // tokens up to here, </s> included
    StopReason stop = StopReason::Running;  // Running: it went on, or was pruned
    // The step that proposed it; siblings share one. Its `token` is the most likely one, not this node's.
    std::shared_ptr<const StepTrace> step;
};

// The length of a hypothesis in its score. A refilled beam counts the token that the decoder starts from
// instead of </s>.
inline Index scoredLength(const BeamNode& node, EndedPlace ended) {
    return node.length + (ended == EndedPlace::IsRefilled && node.token != endToken ? 1 : 0);
}

// All hypotheses that were ever kept. They are a forest: first tokens are roots, and parents stand before
// children. A leaf that is still `Running` was pruned.
struct BeamTree {
    DecodeTrace encoded;  // without steps
    std::vector<BeamNode> nodes;
    std::vector<Index> ranked;  // nodes that ended or reached the maximum length, best score first
};

// Beam search (Sutskever et al. 2014, section 3.2). Every step keeps the `width` most probable continuations
// of all hypotheses. A hypothesis that says </s> has ended (EndedPlace). Width 1 is greedy
// decoding. Between equal probabilities, the earlier hypothesis goes first, then the lower token. A search
// that is stopped returns what it has found. Throws Error as `Sentence` does.
BeamTree beamSearch(std::shared_ptr<const TrainedModel> model, std::vector<Token> source,
                    const BeamOptions& options);

// The hypothesis that ends in `node`, as stepping would have shown it.
DecodeTrace traceOf(const BeamTree& tree, Index node);

}  // namespace attn
