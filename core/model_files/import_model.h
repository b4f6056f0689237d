// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/files/formats/safetensors.h"
#include "core/model_files/pytorch/side_vocabulary.h"
#include "core/network/models/trained_model.h"

namespace attn {

// What a state_dict does not say about itself. The importer finds out the options that are empty or does
// without them.
struct ImportOptions {
    std::string mapping;  // a file; when empty, the program's mapping that fits
    // For tensors with the specification's names: a model file, or JSON (importNamed).
    std::string configuration;
    // Of nn.Transformer, whose tensors do not say them. 0 and empty: what the mapping has.
    Index heads = 0;
    std::string norm;        // "pre" (norm_first) or "post"
    std::string activation;  // of the feed-forward layers
    // Tokens around every source; nothing: what the mapping has.
    std::optional<TokenFrame> frame = {};
    std::string part;              // path of nested dictionaries, for example "model"
    std::string sourceVocabulary;  // files that loadTokens reads
    std::string targetVocabulary;
    SpecialIds special;
    std::string tokenizer;  // for both sides; when empty, "characters" or "blanks", whichever fits the tokens
};

struct ImportedModel {
    std::shared_ptr<const TrainedModel> model;
    std::string mapping;  // title of the mapping
    std::string note;     // how the model differs from the file's own network; may be empty
};

// Makes a model from a state_dict in one or several files (loadNamedTensors). Throws Error with one sentence
// that starts with the path when the file is not readable, the network is known but not possible in the
// specification, the network is unknown, a tensor does not fit (name, expected, found), or a number is not
// finite.
ImportedModel importModel(const std::vector<std::string>& paths, const ImportOptions& options = {});

// True for safetensors that have none of the metadata of a model file.
bool isFromElsewhere(const SafetensorsFile& file);
// True for the files that loadModel imports: a PyTorch file, or safetensors from elsewhere.
bool isStateDict(const std::string& path);

}  // namespace attn
