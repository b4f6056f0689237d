// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/metrics/alignment.h"
#include "core/metrics/bleu.h"
#include "core/metrics/soft_alignment.h"
#include "core/network/recurrent/seq2seq.h"
#include "core/train/corpora/corpus.h"

namespace attn {

// Outputs as texts against the references of the corpus.
struct TextMeasures {
    BleuScore bleu;
    double chrf = 0;          // chrF2, 0 to 100
    double chrfPlusPlus = 0;  // chrF++, 0 to 100
};
// Of `outputs` against one or several references each.
TextMeasures measureTexts(const std::vector<std::string>& outputs,
                          const std::vector<std::vector<std::string>>& references,
                          const BleuOptions& options);

struct Measures {
    Index pairs = 0;
    double loss = 0;           // mean −ln p per target token, the decoder reading the reference
    double tokenAccuracy = 0;  // 0 to 1, the decoder reading the reference; <unk> in it is never right
    double exactMatch = 0;  // 0 to 1, share of pairs whose own greedy output is the reference, without <unk>
    // The decoder reading the reference; none without known links.
    AlignmentCounts alignment;
    std::optional<double> alignmentErrorRate;
    std::optional<double> alignmentPrecision;
    std::optional<double> alignmentRecall;
    // The decoder reading the reference, </s> left out; none unless asked for, and without attention.
    std::optional<SoftAlignmentMeans> softAlignment;
    std::optional<TextMeasures> texts;  // none unless asked for, and without references
};

// The pairs whose sources have `shortest` to `longest` tokens.
struct LengthBucket {
    Index shortest = 0;
    Index longest = 0;
    Measures measures;
};

struct Evaluation : Measures {
    std::vector<LengthBucket> byLength;  // rising, none of them empty; nothing unless asked for
    std::vector<std::string> outputs;    // as texts, one a pair; nothing unless asked for
};

struct EvaluationOptions {
    Index count = 0;                // pairs, the first of the corpus
    std::optional<Real> threshold;  // of weights that become links; none: the largest one does
    bool measuresSoftAlignment = false;
    double coverageExponent = programCoverageExponent;
    // What joins outputs into texts: BLEU and chrF are measured where both are given.
    const Vocabulary* vocabulary = nullptr;
    const Tokenizer* tokenizer = nullptr;
    BleuOptions bleu;  // letter case of chrF, too
    // Besides that of the corpus: further references of each pair, or nothing.
    std::vector<std::vector<std::string>> moreReferences;
    bool keepsOutputs = false;
    bool measuresByLength = false;
    // Pairs measured, after every batch or some of them, on the calling thread.
    std::function<void(Index done)> publish;
    Index threads = 1;      // what is measured does not depend on their number
    Index lengthWidth = 0;  // source lengths in a bucket; 0: as few as leave no more than a dozen buckets
    // Where the outputs themselves are not asked for: a pair is exact when the decoder, reading the
    // reference, would write each of its tokens. That is half the work, and the same but for roundings.
    bool decodes = true;
    Index batch = 64;  // pairs read at once
    // Numbers that a batch may take, about: long sentences are read fewer at once. A pair alone is always
    // read.
    Index workspace = 128 * 1024 * 1024;
};

// In batches; a stop leaves those measured so far.
Evaluation evaluate(const Seq2Seq& network, const Corpus& corpus, const EvaluationOptions& options,
                    const std::stop_token& stop = {});
// The first `count` pairs, without texts, soft measures and lengths.
Evaluation evaluate(const Seq2Seq& network, const Corpus& corpus, Index count,
                    const std::stop_token& stop = {});

}  // namespace attn
