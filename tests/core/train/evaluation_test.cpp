// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/evaluation.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/decode/greedy.h"
#include "core/metrics/chrf.h"
#include "core/network/models/seq2seq.h"
#include "core/network/shown_maps.h"
#include "core/text/characters.h"
#include "core/train/forced_pass.h"
#include "tests/support/architectures.h"
#include "tests/support/score_variants.h"

namespace attn::test {
namespace {

// All weights are zero except one bias. At every step </s> has probability 1/2 and each of the six other
// tokens 1/12. All source positions have the same weight, so the first one counts as the link.
Seq2Seq evenNetwork(const std::string& score) {
    Seq2Seq network(smallConfig(score));
    Parameters& parameters = network.parameters();
    parameters.vector(parameters.layout().find("output.bias").value())[endToken] = std::log(Real(6));
    return network;
}

// The second source is longer, so its sentence comes first in a batch.
const Corpus corpus = {{{{4, 5}, {5, endToken}}, {{4, 5, 6}, {endToken}}, {{6}, {4, 4, endToken}}},
                       {{{0, 0}}, {{1, 0}}, {{0, 1}}},
                       {"a", "b", "c"}};

TEST(Evaluation, IsCountedByHand) {
    const Evaluation found = evaluate(evenNetwork("additive"), corpus, 10);
    EXPECT_EQ(found.pairs, 3);
    EXPECT_NEAR(found.loss, (3 * std::log(2.0) + 3 * std::log(12.0)) / 6, 1e-6);
    EXPECT_DOUBLE_EQ(found.tokenAccuracy, 0.5);
    EXPECT_DOUBLE_EQ(found.exactMatch, 1.0 / 3);
    // Two of three links are found: 1 − (2 + 2) / (3 + 3).
    EXPECT_NEAR(found.alignmentErrorRate.value(), 1.0 / 3, 1e-12);
}

TEST(Evaluation, TakesTheFirstPairs) {
    const Evaluation found = evaluate(evenNetwork("additive"), corpus, 1);
    EXPECT_EQ(found.pairs, 1);
    EXPECT_NEAR(found.loss, (std::log(2.0) + std::log(12.0)) / 2, 1e-6);
    EXPECT_DOUBLE_EQ(found.tokenAccuracy, 0.5);
    EXPECT_DOUBLE_EQ(found.exactMatch, 0);
    EXPECT_DOUBLE_EQ(found.alignmentErrorRate.value(), 0);
}

TEST(Evaluation, WithoutDecodingIsTheSame) {
    for (const std::string score : {"additive", "none"}) {
        const Evaluation expected = evaluate(evenNetwork(score), corpus, 10);
        for (const Index batch : {1, 2, 64}) {
            EvaluationOptions options;
            options.count = 10;
            options.batch = batch;
            options.decodes = false;
            const Evaluation found = evaluate(evenNetwork(score), corpus, options);
            EXPECT_EQ(found.pairs, 3);
            EXPECT_NEAR(found.loss, expected.loss, 1e-6);
            EXPECT_DOUBLE_EQ(found.tokenAccuracy, expected.tokenAccuracy);
            EXPECT_DOUBLE_EQ(found.exactMatch, expected.exactMatch);
            EXPECT_EQ(found.alignmentErrorRate.has_value(), expected.alignmentErrorRate.has_value());
            EXPECT_NEAR(found.alignmentErrorRate.value_or(0), expected.alignmentErrorRate.value_or(0), 1e-12);
        }
    }
}

TEST(Evaluation, WithoutAttentionHasNoAlignmentError) {
    const Evaluation found = evaluate(evenNetwork("none"), corpus, 3);
    EXPECT_FALSE(found.alignmentErrorRate);
    EXPECT_DOUBLE_EQ(found.exactMatch, 1.0 / 3);
}

TEST(Evaluation, MeasuresTheAlignmentInOtherWays) {
    EvaluationOptions options;
    options.count = 10;
    options.measuresSoftAlignment = true;
    Evaluation found = evaluate(evenNetwork("additive"), corpus, options);
    EXPECT_NEAR(found.alignmentPrecision.value(), 2.0 / 3, 1e-12);
    EXPECT_NEAR(found.alignmentRecall.value(), 2.0 / 3, 1e-12);
    EXPECT_EQ(found.alignment.found, 3);
    // Without </s> the rows are (1/2, 1/2) for the first pair, no row for the second, and twice (1) for the
    // third.
    ASSERT_TRUE(found.softAlignment);
    EXPECT_NEAR(found.softAlignment->outputEntropy, 0.5, 1e-6);
    EXPECT_NEAR(found.softAlignment->sourceEntropy, 0.5, 1e-6);
    EXPECT_NEAR(found.softAlignment->coverageDeviation, -(std::log(1 + 1.0 / 64) + std::log(2)) / 2, 1e-6);
    EXPECT_FALSE(found.texts);
    EXPECT_TRUE(found.byLength.empty());

    options.threshold = Real(0.4);  // weights of the three sentences: 1/2 each, a third each, and 1
    found = evaluate(evenNetwork("additive"), corpus, options);
    EXPECT_EQ(found.alignment.found, 3);
    EXPECT_EQ(found.alignment.sureHits, 2);
    EXPECT_FALSE(evaluate(evenNetwork("none"), corpus, options).softAlignment);
}

TEST(Evaluation, OfEachSourceLengthAddsUpToTheWhole) {
    EvaluationOptions options;
    options.count = 10;
    options.measuresByLength = true;
    const Evaluation found = evaluate(evenNetwork("additive"), corpus, options);
    ASSERT_EQ(found.byLength.size(), 3U);
    const Measures& three = found.byLength[2].measures;
    EXPECT_EQ(found.byLength[2].shortest, 3);
    EXPECT_EQ(found.byLength[2].longest, 3);
    EXPECT_EQ(three.pairs, 1);
    EXPECT_EQ(three.exactMatch, 1);
    EXPECT_EQ(three.tokenAccuracy, 1);
    EXPECT_NEAR(three.loss, std::log(2.0), 1e-6);
    EXPECT_NEAR(three.alignmentErrorRate.value(), 1, 1e-12);
    EXPECT_NEAR(found.byLength[0].measures.tokenAccuracy, 1.0 / 3, 1e-12);
    EXPECT_NEAR(found.byLength[0].measures.loss, (2 * std::log(12.0) + std::log(2.0)) / 3, 1e-6);

    options.lengthWidth = 2;
    const Evaluation wide = evaluate(evenNetwork("additive"), corpus, options);
    ASSERT_EQ(wide.byLength.size(), 2U);
    EXPECT_EQ(wide.byLength[0].shortest, 1);
    EXPECT_EQ(wide.byLength[0].longest, 2);
    EXPECT_EQ(wide.byLength[0].measures.pairs, 2);
    EXPECT_EQ(wide.loss, evaluate(evenNetwork("additive"), corpus, 10).loss);
}

// The token 5 has probability 1/2 at every step, each of the six others 1/12. All positions have the same
// weight. The token 5 also ends a sentence, so the second text has two.
TEST(Evaluation, OfClassesIsCountedByHand) {
    Seq2Seq network(smallConfig("additive"));
    Parameters& parameters = network.parameters();
    parameters.vector(parameters.layout().find("output.bias").value())[5] = std::log(Real(6));
    const Corpus classes = {{{{4, 5}, {5}}, {{4, 5, 6}, {4}}, {{6}, {5}}},
                            {{{0, 0}}, {{2, 0}}, {{0, 0}}},
                            {"b", "a", "b"},
                            TargetKind::Class,
                            {5}};
    Vocabulary vocabulary;
    while (vocabulary.size() < network.config().targetSize)
        vocabulary.add(std::string(1, static_cast<char>('a' + vocabulary.size() - 4)));
    const Characters characters;
    EvaluationOptions options;
    options.count = 10;
    options.measuresSoftAlignment = options.measuresByLength = options.keepsOutputs = true;
    options.vocabulary = &vocabulary;
    options.tokenizer = &characters;
    for (const bool decodes : {true, false}) {
        options.decodes = decodes;
        const Evaluation found = evaluate(network, classes, options);
        EXPECT_EQ(found.pairs, 3);
        EXPECT_NEAR(found.loss, (2 * std::log(2.0) + std::log(12.0)) / 3, 1e-6);
        EXPECT_DOUBLE_EQ(found.exactMatch, 2.0 / 3);
        EXPECT_DOUBLE_EQ(found.tokenAccuracy, 2.0 / 3);
        ASSERT_TRUE(found.classes);
        const auto& [confusion, words, sentences, wordsOfSentence] = *found.classes;
        EXPECT_EQ(wordsOfSentence, 2) << "the evidence of the second text is outside of its largest sentence";
        EXPECT_DOUBLE_EQ(confusion.accuracy().value(), 2.0 / 3);
        EXPECT_EQ(confusion.count(0, 1), 1);
        EXPECT_EQ(confusion.count(1, 1), 2);
        EXPECT_NEAR(confusion.macroF1().value(), (0 + 4.0 / 5) / 2, 1e-12);
        EXPECT_NEAR(words.hitShare().value(), 2.0 / 3, 1e-12);
        EXPECT_NEAR(words.errorRate().value(), 1.0 / 3, 1e-12);
        EXPECT_NEAR(words.meanWeight().value(), (1.0 / 2 + 1.0 / 3 + 1) / 3, 1e-6);
        EXPECT_NEAR(sentences.hitShare().value(), 2.0 / 3, 1e-12)
            << "2/3 of the weight is on the first of two";
        EXPECT_NEAR(sentences.meanWeight().value(), (1 + 1.0 / 3 + 1) / 3, 1e-6);
        EXPECT_NEAR(found.alignmentErrorRate.value(), 1.0 / 3, 1e-12);
        EXPECT_NEAR(found.softAlignment.value().outputEntropy, (1 + std::log2(3.0)) / 3, 1e-6);
        EXPECT_FALSE(found.texts) << "a class is no text";
        EXPECT_EQ(found.outputs, (std::vector<std::string>{"b", "b", "b"}));
        ASSERT_EQ(found.byLength.size(), 3U);
        EXPECT_EQ(found.byLength[2].measures.classes.value().confusion.accuracy(), 0.0);
    }
    EXPECT_FALSE(evaluate(network, corpus, options).classes) << "of texts";
}

TEST(Evaluation, OfEachMapIsThatOfItsRows) {
    Seq2Seq network(wired(selfAttentionEncoders().front().config, "transformer"));
    network.parameters().initialize(9);
    EvaluationOptions options;
    options.count = 10;
    options.threshold = Real(0.3);
    EXPECT_TRUE(evaluate(network, corpus, options).maps.empty()) << "not asked for";
    options.measuresMaps = options.measuresByLength = true;
    const Evaluation found = evaluate(network, corpus, options);
    const std::vector<MapAddress> maps = alignmentMaps(network);
    ASSERT_EQ(found.maps.size(), maps.size());
    for (std::size_t i = 0; i < maps.size(); ++i) {
        MapMeasures expected{maps[i], {}, {}, {}}, ofLengths = expected;
        for (std::size_t place = 0; place < corpus.pairs.size(); ++place) {
            const SentencePair& pair = corpus.pairs[place];
            ForcedPass forced(network);
            Batch one;
            fillBatch(one, corpus.pairs, {static_cast<Index>(place)});
            forced.run(one);
            const std::vector<Vector> rows = forced.rows(maps[i], 0, static_cast<Index>(pair.target.size()),
                                                         static_cast<Index>(pair.source.size()));
            expected.alignment += alignmentCounts(rows, corpus.links[place], options.threshold);
            expected.largest += alignmentCounts(rows, corpus.links[place]);
        }
        for (const LengthBucket& bucket : found.byLength)
            ofLengths += bucket.measures.maps[i];
        for (const MapMeasures& each : {found.maps[i], ofLengths}) {
            EXPECT_EQ(each.map, maps[i]);
            EXPECT_EQ(each.alignment.errorRate(), expected.alignment.errorRate()) << nameOf(maps[i]);
            EXPECT_EQ(each.hitShare(), expected.hitShare()) << nameOf(maps[i]);
        }
        if (maps[i] == network.alignment()) {
            EXPECT_EQ(found.maps[i].alignment.errorRate(), found.alignmentErrorRate);
        }
    }
    Corpus unknown = corpus;
    unknown.links.clear();
    EXPECT_TRUE(evaluate(network, unknown, options).maps.empty()) << "no link is known";
}

TEST(Evaluation, ASpecialTokenIsNoClass) {
    const Corpus classes = {{{{4}, {5}}}, {{}}, {"b"}, TargetKind::Class, {}};
    const Evaluation found = evaluate(evenNetwork("none"), classes, 1);
    EXPECT_EQ(found.exactMatch, 0);
    EXPECT_EQ(found.classes.value().confusion.count(1, ConfusionMatrix::noClass), 1);
    EXPECT_EQ(found.classes->words.texts, 0);
    EXPECT_EQ(classOf(endToken), ConfusionMatrix::noClass);
}

TEST(Evaluation, ChoosesRoundWidthsOfLengths) {
    Corpus long_;
    for (const int length : {1, 99, 47})
        long_.pairs.push_back({std::vector<Token>(static_cast<std::size_t>(length), 4), {endToken}});
    EvaluationOptions options;
    options.count = 3;
    options.measuresByLength = true;
    const Evaluation found = evaluate(evenNetwork("dot"), long_, options);
    ASSERT_EQ(found.byLength.size(), 3U);
    EXPECT_EQ(found.byLength[1].shortest, 41);
    EXPECT_EQ(found.byLength[1].longest, 50);
}

// Outputs become texts. Each is decoded alone and may be as long as its own source allows.
TEST(Evaluation, OfTextsIsThatOfWhatIsDecoded) {
    Seq2Seq network(smallConfig("additive"));
    network.parameters().initialize(4);
    Vocabulary vocabulary;
    while (vocabulary.size() < network.config().targetSize)
        vocabulary.add(std::string(1, static_cast<char>('a' + vocabulary.size() - 4)));
    const Characters characters;
    EvaluationOptions options;
    options.count = 3;
    options.vocabulary = &vocabulary;
    options.tokenizer = &characters;
    options.bleu.tokenizer = "char";
    Corpus texts = corpus;
    texts.references = {"aabc", "b", "abca"};
    const Evaluation found = evaluate(network, texts, options);

    std::vector<std::string> outputs;
    for (const SentencePair& pair : texts.pairs) {
        Batch batch;
        fillBatch(batch, {pair}, {0});
        GreedyDecoder greedy(network);
        std::vector<std::string> tokens;
        const std::vector<std::vector<Token>> decoded =
            greedy.run(batch, 2 * static_cast<Index>(pair.source.size()) + 20);
        for (const Token token : decoded[0])
            tokens.push_back(vocabulary.text(token));
        outputs.push_back(characters.join(tokens));
    }
    const BleuScore expected = corpusBleu(outputs, texts.references, options.bleu);
    ASSERT_TRUE(found.texts);
    EXPECT_EQ(found.texts->bleu.score, expected.score);
    EXPECT_EQ(found.texts->bleu.systemLength, expected.systemLength);
    EXPECT_GT(expected.systemLength, 0);
    EXPECT_EQ(found.texts->chrf, corpusChrf(outputs, texts.references));
    EXPECT_EQ(found.texts->chrfPlusPlus, corpusChrf(outputs, texts.references, {2}));
    EXPECT_EQ(found.exactMatch, evaluate(network, texts, 3).exactMatch);
    EXPECT_EQ(found.loss, evaluate(network, texts, 3).loss);
    texts.references.clear();
    EXPECT_FALSE(evaluate(network, texts, options).texts);
}

// The network says </s> after a token of `says`, whatever the source is.
Seq2Seq networkThatSays(Token says) {
    Seq2Seq network(smallConfig("additive"));
    Parameters& parameters = network.parameters();
    const ParameterLayout& layout = parameters.layout();
    parameters.vector(layout.find("output.bias").value())[says] = 1;
    const Index lastInput = layout[layout.find("output.weight").value()].cols - 1;  // of emb(y_{t−1})
    parameters.weight(layout.find("output.weight").value())(endToken, lastInput) = 2;
    const Index lastFeature = network.config().decoder.embedding - 1;
    parameters.weight(layout.find("decoder.embedding.weight").value())(says, lastFeature) = 2;
    return network;
}

TEST(Evaluation, UnknownTokensAreNeverRight) {
    const auto measure = [](Token says) {
        Corpus spoken;
        spoken.pairs = {{{4, 5}, {says, endToken}}};
        EvaluationOptions options;
        options.count = 1;
        options.measuresByLength = true;
        return evaluate(networkThatSays(says), spoken, options);
    };
    const Evaluation known = measure(5);
    EXPECT_EQ(known.exactMatch, 1);
    EXPECT_EQ(known.tokenAccuracy, 1);
    const Evaluation unknown = measure(unknownToken);
    EXPECT_EQ(unknown.exactMatch, 0);
    EXPECT_EQ(unknown.tokenAccuracy, 0.5);
    EXPECT_EQ(unknown.byLength.at(0).measures.exactMatch, 0);
    EXPECT_EQ(unknown.byLength.at(0).measures.tokenAccuracy, 0.5);
    EXPECT_NEAR(unknown.loss, known.loss, 1e-6);
}

// Long sentences and large vocabularies are measured in parts. The measures are the same.
TEST(Evaluation, KeepsToItsWorkspace) {
    Seq2Seq network(smallConfig("additive"));
    network.parameters().initialize(4);
    Corpus varied;
    for (Index i = 0; i < 20; ++i) {
        const auto length = static_cast<std::size_t>(1 + i % 7);
        varied.pairs.push_back({std::vector<Token>(length, static_cast<Token>(4 + i % 5)),
                                std::vector<Token>(length, static_cast<Token>(4 + i % 3))});
        varied.pairs.back().target.push_back(endToken);
    }
    std::vector<Index> done;
    EvaluationOptions options;
    options.count = 20;
    options.publish = [&](Index pairs) { done.push_back(pairs); };
    const Evaluation whole = evaluate(network, varied, options);
    EXPECT_EQ(done, std::vector<Index>{20});
    for (const Index workspace : {1, 40, 10000}) {
        done.clear();
        options.workspace = workspace;
        const Evaluation parts = evaluate(network, varied, options);
        // 14 pairs of 8 steps, with 7 · (3 + 4) + 8 · 5 numbers in each step, need nearly 10000 numbers.
        EXPECT_EQ(done.size(), workspace == 10000 ? 2U : 20U) << workspace;
        EXPECT_EQ(done.front(), workspace == 10000 ? 14 : 1);
        EXPECT_EQ(parts.pairs, 20);
        EXPECT_NEAR(parts.loss, whole.loss, 1e-6);
        EXPECT_EQ(parts.tokenAccuracy, whole.tokenAccuracy);
        EXPECT_EQ(parts.exactMatch, whole.exactMatch);
    }
}

TEST(Evaluation, OfNothing) {
    EvaluationOptions options;
    options.measuresByLength = true;
    EXPECT_EQ(evaluate(evenNetwork("additive"), {}, options).pairs, 0);
    EXPECT_EQ(evaluate(evenNetwork("additive"), {}, 5).pairs, 0);
}

}  // namespace
}  // namespace attn::test
