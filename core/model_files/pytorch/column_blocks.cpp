// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model_files/pytorch/column_blocks.h"

#include "core/network/attention/scores/score_registry.h"
#include "core/network/models/wiring_registry.h"

namespace attn {

std::vector<ColumnBlock> columnBlocks(const std::string& tensor, const ModelConfig& config) {
    const ColumnBlock embedding = {"embedding", config.decoder.embedding};
    const ColumnBlock context = {"context", config.annotationSize()};
    const ColumnBlock annotation = {"annotation", config.annotationSize()};
    const ColumnBlock state = {"state", config.decoder.hidden};
    const ColumnBlock attentional = {"attentional", config.decoder.hidden};
    const bool isLuong = hasAttentionalVector(config);
    if (tensor == "decoder.rnn.weight_ih_l0") {
        if (!isLuong)
            return {embedding, context};
        return config.decoder.inputFeeding ? std::vector{embedding, attentional} : std::vector{embedding};
    }
    if (tensor == "output.weight")
        return isLuong ? std::vector{attentional} : std::vector{state, context, embedding};
    if (tensor == findScoreFunction(config.attention.score)->joinedTensor)
        return {state, annotation};
    if (tensor == "attentional.weight")
        return {context, state};
    return {};
}

}  // namespace attn
