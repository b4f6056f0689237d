// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/base/types.h"
#include "core/model_files/marian/marian_settings.h"
#include "core/text/tokenizer.h"

namespace attn {

// A vocabulary of Marian: pairs token: id as YAML or JSON, one token a line (.txt), or a SentencePiece model
// (.spm), whose pieces are the tokens.
struct MarianVocabulary {
    std::string path;
    std::vector<std::string> tokens;  // by id
    // Cuts texts: the SentencePiece model that the vocabulary is, or source.spm or target.spm beside it as in
    // the downloads of OPUS-MT. Empty when there is none.
    std::shared_ptr<const Tokenizer> pieces;
};

struct MarianVocabularies {
    MarianVocabulary source, target;
    bool areNamed = true;  // false: no settings name them, and they are the only ones in the folder
};

// The vocabularies of the model at `path`. They are those that its settings name under "vocabs", or those of
// MODEL.decoder.yml or decoder.yml beside it, or else the only ones in its folder that they can be. Throws
// Error that starts with a path.
MarianVocabularies marianVocabularies(const std::string& path, const MarianSettings& settings);

// The file name of the only model that decoder.yml of a folder names; empty when there is none.
std::string modelOfDecoderSettings(const std::string& folder);

}  // namespace attn
