// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/model_files/model_file.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/zip_bytes.h"

namespace attn::test {

// An .npy array of float32.
std::string npyBytes(const std::vector<std::uint64_t>& shape, const std::vector<float>& numbers,
                     bool isFortran = false);

// How a Transformer is written as a model of Marian.
struct MarianWriting {
    std::string moreSettings;         // lines of YAML
    bool writesPositions = false;     // learned ones that are sinusoids; the embeddings are written scaled
    bool isOutputOld = false;         // decoder_ff_logit_out_W [d, tokens]
    bool areMatricesFortran = false;  // as numpy.savez writes transposed ones
};

// The arrays of a model file of Marian, without those of its tokens <pad> and <s>: ids count from </s>.
NamedBytes marianArrays(const TrainedModel& model, const MarianWriting& writing = {});
// "special:model.yml" as an array.
std::string marianSettingsArray(const std::string& yaml);
// A vocabulary as YAML.
std::string marianVocabulary(const Vocabulary& vocabulary);
// Writes model.npz and the vocabularies source.vocab.yml and target.vocab.yml. Returns the model's path.
std::string writeMarian(const TemporaryFolder& folder, const TrainedModel& model,
                        const MarianWriting& writing = {});
// A Transformer of two layers with random numbers and the vocabularies <pad> … a b c and <pad> … x y.
TrainedModel smallTransformer(const std::string& norm, bool tiedOutput);

}  // namespace attn::test
