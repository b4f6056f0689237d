// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <stop_token>
#include <vector>

#include "core/decode/beam.h"
#include "core/network/models/trained_model.h"

namespace attn {

struct TextDecoderOptions {
    Index threads = 1;
    Index maximumLength = 0;                    // most tokens, </s> included; 0 takes 2·S + 20
    Index beam = 0;                             // width; 0 decodes greedily
    double lengthPower = 1;                     // of the beam's score
    Index outputs = 1;                          // of each text, as many as the beam has
    EndedPlace ended = EndedPlace::StaysEmpty;  // of the beam
};

struct DecodedText {
    std::vector<Token> tokens;    // without </s>
    bool isEnded = false;         // by </s>, else by the maximum length
    double logProbability = 0;    // of the tokens and </s>, natural logarithm
    double score = 0;             // the same; of a beam divided by length^α
    std::vector<Index> attended;  // the position with the largest weight, by token; empty without attention
};

// Decodes many texts over threads. Texts of like length are one batch. The output of a text does not depend
// on the other texts: it is the same as when the text is decoded alone.
class TextDecoder {
public:
    TextDecoder(std::shared_ptr<const TrainedModel> model, const TextDecoderOptions& options);
    ~TextDecoder();

    // Returns the outputs of each source, the best one first. A source without tokens has no output. After a
    // stop, the result is of no use.
    std::vector<std::vector<DecodedText>> run(const std::vector<std::vector<Token>>& sources,
                                              const std::stop_token& stop = {});

private:
    struct Worker;

    std::shared_ptr<const TrainedModel> m_model;
    TextDecoderOptions m_options;
    std::vector<std::unique_ptr<Worker>> m_workers;  // one a thread
};

}  // namespace attn
