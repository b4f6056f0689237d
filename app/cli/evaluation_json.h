// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include "core/train/evaluation.h"

namespace attn {

// The measures of an evaluation under flat keys, as every command writes them; null for what is not known.
inline nlohmann::ordered_json evaluationJson(const Evaluation& evaluation) {
    nlohmann::ordered_json json = {{"exact_match", evaluation.exactMatch},
                                   {"token_accuracy", evaluation.tokenAccuracy},
                                   {"loss", evaluation.loss},
                                   {"alignment_error_rate", nullptr},
                                   {"pairs", evaluation.pairs}};
    if (evaluation.alignmentErrorRate)
        json["alignment_error_rate"] = *evaluation.alignmentErrorRate;
    return json;
}

}  // namespace attn
