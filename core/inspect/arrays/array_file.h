// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/inspect/arrays/stored_array.h"
#include "core/inspect/sentences/token_list.h"

namespace attn {

// Texts of a file of arrays.
struct ArrayTexts {
    std::string name;  // "source_tokens"
    // A list of lists of tokens has an entry for each list. A plain list of texts, or one text, has an entry
    // for each text, with one token.
    std::vector<TokenList> entries;
    bool isNested = false;
};

// What a file of arrays holds.
struct ArrayFile {
    std::string path;
    std::vector<StoredArray> arrays;  // of floats or integers, each with two or more dimensions or integers
    std::vector<ArrayTexts> texts;
    std::vector<std::string> leftOut;  // names of what is neither
    bool isTuple = false;              // the whole is a tuple of Python, as output_attentions gives it
};

// These read names, shapes and texts, and no numbers. Throw Error with one sentence that starts with the
// path.

// One array in an .npy file. Only that its first matrix is there is checked.
ArrayFile readNpyFile(const std::string& path);
// A zip of arrays, stored or deflated. A model of Marian is refused with advice where to open it.
ArrayFile readNpzFile(const std::string& path);
// Texts are those of the metadata, as JSON or with blanks between tokens.
ArrayFile readSafetensorsArrays(const std::string& path);
// Tensors in lists, tuples and dictionaries, as torch.save writes them; nothing of it is run.
ArrayFile readTorchArrays(const std::string& path);

}  // namespace attn
