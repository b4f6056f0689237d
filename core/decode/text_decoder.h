// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <stop_token>
#include <vector>

#include "core/network/models/trained_model.h"

namespace attn {

struct TextDecoderOptions {
    Index threads = 1;
    Index maximumLength = 0;  // most tokens, </s> included; 0 takes 2·S + 20
    Index beam = 0;           // width; 0 decodes greedily
    double lengthPower = 1;   // of the beam's score
    Index outputs = 1;        // of each text, as many as the beam has
};

struct DecodedText {
    std::vector<Token> tokens;  // without </s>
    bool isEnded = false;       // by </s>, else by the maximum length
    double logProbability = 0;  // of the tokens and </s>, natural logarithm
    double score = 0;           // the same; of a beam divided by length^α
    std::vector<Index>
        attended;  // by token: the source position of the largest weight; none without attention
};

// Decodes many texts over threads, texts of like length as one batch. What a text comes to does not depend on
// the texts beside it: it is what decoding it alone gives.
class TextDecoder {
public:
    TextDecoder(std::shared_ptr<const TrainedModel> model, const TextDecoderOptions& options);
    ~TextDecoder();

    // For each of `sources` its outputs, the best one first; none for a source without tokens. After a stop
    // what is returned is of no use.
    std::vector<std::vector<DecodedText>> run(const std::vector<std::vector<Token>>& sources,
                                              const std::stop_token& stop = {});

private:
    struct Worker;

    std::shared_ptr<const TrainedModel> m_model;
    TextDecoderOptions m_options;
    std::vector<std::unique_ptr<Worker>> m_workers;  // one a thread
};

}  // namespace attn
