// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

#include "core/files/formats/zip_archive.h"
#include "core/model_files/pytorch/named_tensors.h"
#include "core/model_files/pytorch/pickle_reader.h"

namespace attn {

// Loads the tensors of a file that torch.save has written: the zip since PyTorch 1.6 or the form before. It
// needs no Python and runs nothing from the file (readPickle). Throws Error with one sentence for anything
// else: a whole module, a TorchScript archive, a tensor that does not fit its storage, a damaged file. Skips
// lists, single values and dictionaries whose keys are not texts (an optimiser's state).
NamedTensors loadPytorchFile(const std::string& path);

// Where the numbers of a storage are: in an entry of a zip file, or else in the file itself.
struct TorchStorage {
    std::shared_ptr<const ZipArchive> zip;
    ZipArchive::Entry entry;
    std::uint64_t begin = 0, bytes = 0;
};
// Whatever torch.save has written.
struct TorchObject {
    Pickle pickle;
    // Throws Error that starts with the path when the file does not have exactly the numbers that the storage
    // claims.
    std::function<TorchStorage(const PickleStorage&)> find;
};
// Like loadPytorchFile, for objects that need not be dictionaries of tensors. `use` has the limits and the
// advice for sentences.
TorchObject loadTorchObject(const std::string& path, const PickleUse& use);

}  // namespace attn
