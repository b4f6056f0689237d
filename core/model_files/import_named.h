// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/model_files/import_model.h"
#include "core/model_files/pytorch/named_tensors.h"

namespace attn {

// Whether the tensors have the names of the specification (model-spec, "Model file").
bool hasNamesOfSpecification(const NamedTensors& tensors);

// A model of such tensors. They do not say which cells, wiring and score they belong to: `configuration` is a
// model file, which gives its vocabularies and tokenizers too where their sizes fit, or JSON: a
// configuration, or what `attnlab info --json` prints. Throws Error with one sentence that starts with a
// path: no such tensors, one that is missing, left over, or of another shape, a number that is not finite, a
// vocabulary of another size.
ImportedModel importNamed(const NamedTensors& tensors, const std::string& configuration,
                          const ImportOptions& options);

}  // namespace attn
