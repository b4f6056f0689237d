// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model_files/pytorch/assembled_network.h"

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/network/models/config_json.h"

namespace attn {
namespace {

// Tied tensors and narrow number formats make a network larger than its file. They never do so by more than
// this factor.
constexpr std::uint64_t mostGrowth = 16;
constexpr std::uint64_t freeNumbers = 4 << 20;

void checkSize(const ParameterLayout& layout, const NamedTensors& tensors) {
    const auto numbers = static_cast<std::uint64_t>(layout.bufferSize());
    if (numbers > freeNumbers && numbers - freeNumbers > mostGrowth / sizeof(float) * tensors.fileBytes)
        throw Error(tensors.path + ": " +
                    told("its tensors would make a network of %1 numbers from a file of %2 bytes, in which "
                         "so many cannot stand; save model.state_dict() again with torch.save.",
                         numbers, tensors.fileBytes));
}

}  // namespace

void checkPossible(const ModelConfig& config, const MappingFit& fit, const NamedTensors& tensors) {
    const std::string problem = configProblem(config, VocabularySizes::Written);
    if (!problem.empty())
        throw Error(tensors.path + ": " + told("as %1: %2", inQuotes(fit.mapping.title), problem));
}

Seq2Seq assembledNetwork(const TensorAssembly& assembly, const MappingFit& fit, const NamedTensors& tensors,
                         ModelConfig config, const SideVocabulary& source, const SideVocabulary& target) {
    config.sourceSize = source.vocabulary.size();
    config.targetSize = target.vocabulary.size();
    const TensorAssembly::Rows rows = {source.rows, target.rows, target.neverSaid};
    if (config.decoder.wiring == "transformer" && assembly.sharesOutput())
        config.decoder.tiedOutput = true;
    if (config.decoder.wiring == "transformer" && config.sourceSize == config.targetSize)
        config.decoder.sharedEmbedding = assembly.sharesEmbedding(rows, config.sourceSize);
    checkPossible(config, fit, tensors);
    const std::shared_ptr<const ParameterLayout> layout = layoutOf(config);
    assembly.check(*layout, config, rows);
    checkSize(*layout, tensors);
    Seq2Seq network(config);
    assembly.fill(network.parameters(), config, rows, tensors.hasNarrowWeights);
    return network;
}

}  // namespace attn
