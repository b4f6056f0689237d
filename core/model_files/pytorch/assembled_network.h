// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model_files/pytorch/side_vocabulary.h"
#include "core/model_files/pytorch/tensor_assembly.h"
#include "core/network/models/seq2seq.h"

namespace attn {

// The network that a mapping makes of a file's tensors, filled. `config` is that of the assembly with what
// the tensors do not say; its vocabularies get their sizes here. Throws Error that starts with the file's
// path when the configuration is not possible or a tensor does not fit.
Seq2Seq assembledNetwork(const TensorAssembly& assembly, const MappingFit& fit, const NamedTensors& tensors,
                         ModelConfig config, const SideVocabulary& source, const SideVocabulary& target);

// Throws Error that starts with the file's path when the specification has no such network.
void checkPossible(const ModelConfig& config, const MappingFit& fit, const NamedTensors& tensors);

}  // namespace attn
