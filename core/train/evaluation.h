// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/metrics/alignment.h"
#include "core/metrics/bleu.h"
#include "core/metrics/confusion_matrix.h"
#include "core/metrics/evidence.h"
#include "core/metrics/soft_alignment.h"
#include "core/network/map_address.h"
#include "core/network/models/seq2seq.h"
#include "core/train/corpora/corpus.h"

namespace attn {

// Measures of output texts against the references of the corpus.
struct TextMeasures {
    BleuScore bleu;
    double chrf = 0;          // chrF2, 0 to 100
    double chrfPlusPlus = 0;  // chrF++, 0 to 100
};
// Measures `outputs` against one or several references each.
TextMeasures measureTexts(const std::vector<std::string>& outputs,
                          const std::vector<std::vector<std::string>>& references,
                          const BleuOptions& options);

// The class of a token of the target vocabulary: its place after the special tokens, or
// ConfusionMatrix::noClass for one of these.
int classOf(Token token);

// Measures of the classes that a network gives.
struct ClassMeasures {
    ConfusionMatrix confusion;  // of the classes of classOf()
    // Where the weights of the class's step are: over the words of the sources, and over their sentences,
    // whose weight is the sum of their words' weights unless the network attends to sentences. The evidence
    // are the known links of the class. Without texts where there is no attention, no evidence or no
    // sentence.
    EvidenceCounts words, sentences;
    // Texts of `sentences` where, in the sentence with the largest weight, the word with the largest weight
    // is evidence. Only where words have weights.
    long wordsOfSentence = 0;
};

// What one map has to do with the known links, while the decoder reads the reference.
struct MapMeasures {
    MapAddress map;
    AlignmentCounts alignment;  // as Measures::alignment
    AlignmentCounts largest;    // the largest weight of each step alone, whatever the threshold is
    EvidenceCounts evidence;    // of classes
    MapMeasures& operator+=(const MapMeasures& other);
    // The share of steps that have a known link and their largest weight (the first of equals) on one.
    std::optional<double> hitShare() const { return largest.precision(); }
};

struct Measures {
    Index pairs = 0;
    double loss = 0;  // mean −ln p per target token while the decoder reads the reference
    // 0 to 1, while the decoder reads the reference; <unk> in the reference is never right
    double tokenAccuracy = 0;
    // 0 to 1, share of pairs whose own greedy output equals the reference; a reference with <unk> never does
    double exactMatch = 0;
    // While the decoder reads the reference. Empty without known links.
    AlignmentCounts alignment;
    std::optional<double> alignmentErrorRate;
    std::optional<double> alignmentPrecision;
    std::optional<double> alignmentRecall;
    // While the decoder reads the reference, without </s>. Empty unless asked for, and without attention.
    std::optional<SoftAlignmentMeans> softAlignment;
    // Of every map between steps and source tokens (alignmentMaps). Empty unless asked for, and without
    // known links.
    std::vector<MapMeasures> maps;
    std::optional<TextMeasures> texts;  // empty unless asked for, and without references
    // Empty unless targets are classes. Then exact match and token accuracy are the accuracy.
    std::optional<ClassMeasures> classes;
};

// The pairs whose sources have `shortest` to `longest` tokens.
struct LengthBucket {
    Index shortest = 0;
    Index longest = 0;
    Measures measures;
};

struct Evaluation : Measures {
    std::vector<LengthBucket> byLength;  // ascending, no bucket is empty; the list is empty unless asked for
    std::vector<std::string> outputs;    // as texts, one for each pair; empty unless asked for
};

struct EvaluationOptions {
    Index count = 0;  // number of pairs, from the beginning of the corpus
    // a weight from here on becomes a link; without it, the largest weight does
    std::optional<Real> threshold;
    bool measuresSoftAlignment = false;
    bool measuresMaps = false;
    std::optional<std::vector<MapAddress>> maps = {};  // those that measuresMaps means; without: all
    double coverageExponent = programCoverageExponent;
    // Joins the outputs into texts. BLEU and chrF are measured only with both vocabulary and tokenizer.
    const Vocabulary* vocabulary = nullptr;
    const Tokenizer* tokenizer = nullptr;
    BleuOptions bleu;  // its letter case also counts for chrF
    // Further references of each pair besides the corpus's own, or empty.
    std::vector<std::vector<std::string>> moreReferences;
    bool keepsOutputs = false;
    bool measuresByLength = false;
    // Called on the calling thread after one or several batches, with the number of pairs measured so far.
    std::function<void(Index done)> publish;
    Index threads = 1;  // their number does not change the result
    // source lengths in a bucket; 0: the smallest width that gives at most a dozen buckets
    Index lengthWidth = 0;
    // False when the outputs themselves are not needed. A pair is then exact when the decoder, reading the
    // reference, would write each of its tokens. This is half the work and gives the same result except for
    // rounding. Classes are never decoded: their one token is known without.
    bool decodes = true;
    Index batch = 64;  // pairs read at once
    // Approximate limit for the numbers of a batch. Fewer long sentences are read at once. A single pair is
    // always read.
    Index workspace = 128 * 1024 * 1024;
};

// Asks for the measures of all of alignmentHeads, unless the network's alignment is the only one.
void measureHeads(const Network& network, EvaluationOptions& options);

// Measures in batches. A stop returns the measures of the pairs read so far.
Evaluation evaluate(const Seq2Seq& network, const Corpus& corpus, const EvaluationOptions& options,
                    const std::stop_token& stop = {});
// Measures the first `count` pairs without texts, soft measures and lengths.
Evaluation evaluate(const Seq2Seq& network, const Corpus& corpus, Index count,
                    const std::stop_token& stop = {});

}  // namespace attn
