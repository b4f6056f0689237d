// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/model_files/import_model.h"
#include "core/model_files/pytorch/named_tensors.h"

namespace attn {

// Whether the tensors have the names of the specification (model-spec, "Model file").
bool hasNamesOfSpecification(const NamedTensors& tensors);

// Makes a model of such tensors. The tensors do not say which cells, wiring and score they belong to, so
// `configuration` does: it is a model file or JSON. A model file also gives its vocabularies and tokenizers
// if their sizes fit. The JSON is a configuration or what `attnlab info --json` prints. Throws Error with one
// sentence that starts with a path when the tensors are not such tensors, when a tensor is missing, left over
// or of another shape, when a number is not finite, or when a vocabulary has another size.
ImportedModel importNamed(const NamedTensors& tensors, const std::string& configuration,
                          const ImportOptions& options);

}  // namespace attn
