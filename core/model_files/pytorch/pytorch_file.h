// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model_files/pytorch/named_tensors.h"

namespace attn {

// Loads the tensors of a file that torch.save has written: the zip since PyTorch 1.6 or the form before. It
// needs no Python and runs nothing from the file (readPickle). Throws Error with one sentence for anything
// else: a whole module, a TorchScript archive, a tensor that does not fit its storage, a damaged file. Skips
// lists, single values and dictionaries whose keys are not texts (an optimiser's state).
NamedTensors loadPytorchFile(const std::string& path);

}  // namespace attn
