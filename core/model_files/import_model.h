// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/files/formats/safetensors.h"
#include "core/model_files/pytorch/side_vocabulary.h"
#include "core/network/recurrent/trained_model.h"

namespace attn {

// What a state_dict does not say of itself. Empty: found out, or done without.
struct ImportOptions {
    std::string mapping;  // file; else the one that fits among those of the program
    // Of tensors with the specification's names: a model file, or JSON (importNamed).
    std::string configuration;
    std::string part;              // of nested dictionaries: "model"
    std::string sourceVocabulary;  // files of loadTokens
    std::string targetVocabulary;
    SpecialIds special;
    std::string tokenizer;  // of both sides; else "characters" or "blanks", as the tokens are
};

struct ImportedModel {
    std::shared_ptr<const TrainedModel> model;
    std::string mapping;  // its title
    std::string note;     // where the model is not made as the stranger is; may be empty
};

// A model from a state_dict in one or several files (loadNamedTensors). Throws Error with one sentence that
// starts with the path: not readable, known but not possible in the specification, unknown, a tensor that
// does not fit (name, expected, found), a number that is not finite.
ImportedModel importModel(const std::vector<std::string>& paths, const ImportOptions& options = {});

// Characters where every token is one, else what stands between blanks; or the chosen one.
std::shared_ptr<const Tokenizer> tokenizerFor(const Vocabulary& vocabulary, const std::string& chosen);

// Safetensors without anything of the metadata of a model file.
bool isFromElsewhere(const SafetensorsFile& file);
// True for what loadModel imports: a PyTorch file, or safetensors from elsewhere.
bool isStateDict(const std::string& path);

}  // namespace attn
