// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/decode/decoded_maps.h"
#include "core/files/atomic_file.h"
#include "core/network/models/trained_model.h"

namespace attn {

// A text that was decoded, and what it attended to.
struct SentenceMaps {
    Index line = 1;                   // of the text, from 1
    std::vector<std::string> source;  // tokens as typed
    std::vector<std::string> output;  // tokens without </s>
    std::vector<DecodedMap> maps;
};

// `attnlab decode --maps FILE`: every map of every text, as JSON or as safetensors by the file's ending. The
// file is there as a whole at the end, or not at all.
//
// JSON: {"format": "attention-lab-maps", "version": 1, "model": …, "maps": [{"map": "cross.1.1", "is": in
// words, "rows": "steps" or "source", "columns": "source", "sentences" or "read"}], "sentences": [{"line",
// "source_tokens", "output_tokens", "weights": {"cross.1.1": [[…]]}}]}, one sentence a line.
// Safetensors: a tensor "LINE.cross.1.1" [rows, columns] for each; the rows of a decoder's own map end in
// zeros. The metadata have the same keys; "maps" and "sentences" are JSON, without weights.
class MapsFile {
public:
    // Throws Error when the ending is another or the file cannot be written, or where the model has no map.
    MapsFile(const std::string& path, const std::string& model, const Network& network);

    const std::vector<MapAddress>& maps() const { return m_maps; }
    // Throws Error (Failure) when a safetensors file would need too much memory.
    void add(const SentenceMaps& sentence);
    void finish();

private:
    void addTensors(const SentenceMaps& sentence);

    const std::string m_path, m_model;
    const bool m_isJson;
    std::vector<MapAddress> m_maps;
    std::string m_mapsJson, m_sentencesJson;
    AtomicFile m_file;
    struct Tensor {
        std::string name;
        std::vector<std::uint64_t> shape;
        std::vector<float> values;
    };
    std::vector<Tensor> m_tensors;
    std::size_t m_numbers = 0;
};

// Throws Error when `path` has neither ending. To be called before anything is computed.
void checkMapsEnding(const std::string& path);

}  // namespace attn
