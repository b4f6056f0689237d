// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model_files/pytorch/named_tensors.h"

namespace attn {

// The tensors of a .pt or .pth file, the zip that torch.save writes since PyTorch 1.6, without Python and
// without running anything (readPickle). Throws Error with one sentence for anything else: a whole module, a
// TorchScript archive, the format before 1.6, a tensor that does not fit its storage, a damaged file.
// Dictionaries whose keys are no texts (an optimiser's state), lists and single values are passed over.
NamedTensors loadPytorchFile(const std::string& path);

}  // namespace attn
