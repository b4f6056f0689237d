// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/math/scratch.h"
#include "core/network/attention/scores/score_form.h"
#include "core/network/layers/network_weights.h"

namespace attn {

// Memory that a head's score works in; its contents do not outlive a call.
struct HeadWork {
    Scratch hidden;   // [w, S]
    Scratch cosines;  // [S, T]
    Scratch norms;    // [S, 1]
    Scratch queryNorms;
};

// The score of a head of multi-head attention (model-spec 2, "Multi-head attention"): w = d / H numbers of a
// query against w numbers of a key. The projections of queries and keys are the layer's own. Holds no
// numbers.
class HeadScore {
public:
    virtual ~HeadScore() = default;
    // q [w, T], k [w, S] → scores [S, T].
    virtual void forward(const NetworkWeights& weights, Index head, const ConstMatrixRef& q,
                         const ConstMatrixRef& k, HeadWork& work, MatrixRef scores) const = 0;
    // Sets dQ [w, T] and dK [w, S], adds to `gradient`. dScores [S, T] is one block of memory, and 0 where a
    // key is not permitted.
    virtual void back(const NetworkWeights& weights, Index head, const ConstMatrixRef& q,
                      const ConstMatrixRef& k, const ConstMatrixRef& dScores, HeadWork& work, MatrixRef dQ,
                      MatrixRef dK, Parameters& gradient) const = 0;
};

// What a score of heads is made for. `name` is that of the attention: "encoder.layers.0.self_attention".
struct HeadScoreSetup {
    std::string name;
    Index heads = 1;  // H
    Index width = 1;  // w = d / H
};

// One row a score of heads.
struct HeadScoreDescription {
    std::string id;       // as in configurations
    std::string formula;  // for people
    std::string source;   // paper and equation
    std::unique_ptr<HeadScore> (*create)(const HeadScoreSetup& setup, ParameterLayout& layout);
    // Its arithmetic, number by number, from queries (state) and keys (annotations).
    std::vector<ScoreForm> forms;
};
const std::vector<HeadScoreDescription>& headScores();
// nullptr when no score of heads has this id.
const HeadScoreDescription* findHeadScore(const std::string& id);

// The rows' factories.
std::unique_ptr<HeadScore> createHeadDot(const HeadScoreSetup& setup, ParameterLayout& layout);
std::unique_ptr<HeadScore> createHeadScaledDot(const HeadScoreSetup& setup, ParameterLayout& layout);
std::unique_ptr<HeadScore> createHeadAdditive(const HeadScoreSetup& setup, ParameterLayout& layout);
std::unique_ptr<HeadScore> createHeadContent(const HeadScoreSetup& setup, ParameterLayout& layout);

std::vector<ScoreForm> headAdditiveForms();

}  // namespace attn
