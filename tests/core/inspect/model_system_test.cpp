// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/model_system.h"

#include <gmock/gmock.h>

#include "core/base/error.h"
#include "core/model_files/model_file.h"
#include "core/network/models/seq2seq.h"
#include "core/train/evaluation.h"
#include "tests/support/paths.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/tiny_recipe.h"

namespace attn::test {
namespace {

using testing::HasSubstr;
using Models = std::vector<std::shared_ptr<const TrainedModel>>;

std::shared_ptr<const TrainedModel> bundled(const std::string& task, const std::string& score) {
    return loadModel(resourceDir() / "models" / task / (score + ".safetensors"));
}

// The model is untrained, so its output does not end by itself.
std::shared_ptr<const TrainedModel> untrained(const std::string& score = "additive") {
    const std::unique_ptr<Task> task = createTask("dates");
    ModelConfig config = tinyRecipe().model;
    config.attention.score = score;
    config.sourceSize = sourceVocabulary(*task).size();
    config.targetSize = targetVocabulary(*task).size();
    auto model = std::make_shared<TrainedModel>(TrainedModel{
        Seq2Seq(config), sourceVocabulary(*task), targetVocabulary(*task), tokenizersOf(*task), {}});
    model->network.parameters().initialize(3);
    return model;
}

struct Read {
    std::vector<SentencePointer> sentences;
    std::vector<double> shares;
    std::string skipped;
};

Read align(const TrainedModel& model, const ModelTexts& texts, ReadsTarget reads, Index threads = 1) {
    Read run;
    const auto publish = [&](std::vector<SentencePointer> more, double share) {
        run.sentences.insert(run.sentences.end(), more.begin(), more.end());
        run.shares.push_back(share);
    };
    run.skipped = alignModel(model, texts, reads, publish, {}, threads);
    return run;
}

ModelCorpus fresh(const std::string& task, Index count) {
    ModelCorpus corpus;
    corpus.task = task;
    corpus.count = count;
    return corpus;
}

std::vector<Vector> rowsOf(const AlignedSentence& sentence) {
    std::vector<Vector> rows;
    for (Index i = 0; i < sentence.weights.rows(); ++i)
        rows.push_back(sentence.weights.row(i).transpose());
    return rows;
}

TEST(ModelSystem, ReadsReferencesAsEvaluationDoes) {
    const auto model = bundled("reverse", "general");
    const ModelTexts texts = modelTexts(fresh("reverse", 300), {model});
    EXPECT_EQ(texts.name, "reverse, 300 fresh pairs");
    EXPECT_TRUE(texts.unknownTraining.empty());
    const Read run = align(*model, texts, ReadsTarget::Reference);
    ASSERT_EQ(run.sentences.size(), 300U);

    Corpus corpus;
    for (const TaskPair& pair : texts.pairs) {
        SentencePair ids{model->source.ids(model->tokenizers.source->tokenize(pair.source)),
                         model->target.ids(model->tokenizers.target->tokenize(pair.target))};
        ids.target.push_back(endToken);
        corpus.pairs.push_back(std::move(ids));
        corpus.links.push_back(pair.links);
    }
    EvaluationOptions options;
    options.count = 300;
    options.decodes = false;
    const Evaluation expected = evaluate(model->network, corpus, options);
    AlignmentCounts counts;
    double logProbability = 0, right = 0;
    Index tokens = 0;
    for (std::size_t i = 0; i < run.sentences.size(); ++i) {
        const AlignedSentence& sentence = *run.sentences[i];
        EXPECT_EQ(sentence.key, (SentenceKey{static_cast<long>(i), 0}));
        EXPECT_EQ(sentence.line, 0);
        EXPECT_FALSE(sentence.hasSourceEnd);
        ASSERT_TRUE(sentence.hasTargetEnd);
        EXPECT_EQ(sentence.target.back(), endMark);
        EXPECT_EQ(sentence.weights.rows(), sentence.target.size());
        EXPECT_EQ(sentence.weights.cols(), sentence.source.size());
        counts += alignmentCounts(rowsOf(sentence), *sentence.truth);
        logProbability += *sentence.logProbability;
        right += *sentence.isRight ? 1 : 0;
        tokens += sentence.target.size();
    }
    EXPECT_EQ(counts.errorRate(), expected.alignmentErrorRate);
    EXPECT_EQ(counts.found, expected.alignment.found);
    EXPECT_NEAR(right / 300, expected.exactMatch, 1e-12);
    EXPECT_NEAR(-logProbability / static_cast<double>(tokens), expected.loss, 1e-5);
}

TEST(ModelSystem, ThreadsChangeNothing) {
    const auto model = bundled("dates", "additive");
    const ModelTexts texts = modelTexts(fresh("dates", 700), {model});
    const Read one = align(*model, texts, ReadsTarget::Own),
               three = align(*model, texts, ReadsTarget::Own, 3);
    ASSERT_EQ(three.sentences.size(), one.sentences.size());
    for (std::size_t i = 0; i < one.sentences.size(); ++i) {
        EXPECT_EQ(three.sentences[i]->key, one.sentences[i]->key);
        EXPECT_EQ(three.sentences[i]->logProbability, one.sentences[i]->logProbability);
        EXPECT_EQ(three.sentences[i]->weights, one.sentences[i]->weights);
    }
    EXPECT_TRUE(std::is_sorted(three.shares.begin(), three.shares.end()));
    EXPECT_EQ(three.shares.back(), 1);
}

TEST(ModelSystem, DecodesFreely) {
    const auto model = bundled("dates", "additive");
    const ModelTexts texts = modelTexts(fresh("dates", 100), {model});
    const Read run = align(*model, texts, ReadsTarget::Own);
    ASSERT_EQ(run.sentences.size(), 100U);
    EXPECT_GT(run.shares.size(), 1U) << "the first come soon";
    EXPECT_EQ(run.shares.back(), 1);
    for (std::size_t i = 0; i < run.sentences.size(); ++i) {
        const AlignedSentence& sentence = *run.sentences[i];
        const std::string output = sentence.target.joined();
        EXPECT_EQ(*sentence.isRight, output == sentence.reference.joined() + " </s>");
        for (const Link& link : *sentence.truth)
            EXPECT_EQ(sentence.target[link.target], sentence.reference[link.target]);
        EXPECT_TRUE(!*sentence.isRight || *sentence.truth == texts.pairs[i].links);
        for (Index t = 0; t < sentence.weights.rows(); ++t)
            EXPECT_NEAR(sentence.weights.row(t).sum(), 1, 1e-4);
    }
    // A decoder that reads its own output gives the same sentences again.
    ModelTexts again = texts;
    for (std::size_t i = 0; i < again.pairs.size(); ++i) {
        std::vector<std::string> tokens = run.sentences[i]->target.toVector();
        tokens.pop_back();
        again.pairs[i].target = model->tokenizers.target->join(tokens);
    }
    const Read forced = align(*model, again, ReadsTarget::Reference);
    ASSERT_EQ(forced.sentences.size(), run.sentences.size());
    for (std::size_t i = 0; i < run.sentences.size(); ++i) {
        EXPECT_TRUE(*forced.sentences[i]->isRight);
        EXPECT_NEAR(*forced.sentences[i]->logProbability, *run.sentences[i]->logProbability, 1e-4);
        EXPECT_TRUE(forced.sentences[i]->weights.isApprox(run.sentences[i]->weights, Real(1e-4)));
    }
}

TEST(ModelSystem, CutsOutputsThatDoNotEnd) {
    ModelTexts texts;
    texts.name = "two";
    texts.pairs = {{"5 May", "2020-05-05", {}}, {"1 June 1999", "1999-06-01", {}}};
    const Read run = align(*untrained(), texts, ReadsTarget::Own);
    ASSERT_EQ(run.sentences.size(), 2U);
    for (const SentencePointer& sentence : run.sentences) {
        EXPECT_FALSE(*sentence->isRight);
        EXPECT_FALSE(sentence->truth);
        const int most = 2 * sentence->source.size() + 20;
        EXPECT_EQ(sentence->hasTargetEnd, sentence->target.back() == endMark);
        EXPECT_LE(sentence->targetLength(), most);
        EXPECT_EQ(sentence->hasTargetEnd, sentence->targetLength() < most);
        EXPECT_EQ(sentence->weights.rows(), sentence->target.size());
    }
}

TEST(ModelSystem, HasNoWeightsWithoutAttention) {
    ModelTexts texts;
    texts.pairs = {{"5 May", "2020-05-05", {{0, 0, true}}}};
    texts.knowsLinks = true;
    const Read run = align(*untrained("none"), texts, ReadsTarget::Reference);
    EXPECT_EQ(run.sentences.at(0)->weights.size(), 0);
    EXPECT_EQ(run.sentences[0]->truth->size(), 1U);
    EXPECT_LT(*run.sentences[0]->logProbability, 0);
}

TEST(ModelSystem, ReadsFilesByTheirLines) {
    const TemporaryFolder folder;
    ModelCorpus corpus;
    corpus.files.pairs = folder.write(
        "pairs.tsv", "5 May\t2020-05-05\n\t\n" + std::string(1001, 'a') + "\tb\n6 May\t2020-05-06\n");
    corpus.count = 0;
    const ModelTexts texts = modelTexts(corpus, {});
    EXPECT_EQ(texts.name, "pairs.tsv");
    EXPECT_THAT(texts.skipped, HasSubstr("skipped 1 of 4 lines"));
    EXPECT_FALSE(texts.knowsLinks);
    const Read run = align(*untrained(), texts, ReadsTarget::Reference);
    ASSERT_EQ(run.sentences.size(), 2U);
    EXPECT_EQ(run.sentences[1]->key.number, 3);
    EXPECT_EQ(run.sentences[1]->line, 4);
    EXPECT_EQ(run.sentences[1]->source.joined(), "6   M a y");
    EXPECT_FALSE(run.sentences[1]->truth);
    EXPECT_THAT(run.skipped, HasSubstr("1 longer than 1000 tokens (line 3)"));
    corpus.count = 1;
    EXPECT_EQ(modelTexts(corpus, {}).pairs.size(), 1U);
}

TEST(ModelSystem, DrawsOnceForAllModels) {
    const auto additive = bundled("dates", "additive"), dot = bundled("dates", "dot");
    const ModelTexts one = modelTexts(fresh("", 20), {additive});
    const ModelTexts both = modelTexts(fresh("dates", 20), {additive, dot});
    ASSERT_EQ(one.pairs.size(), both.pairs.size());
    for (std::size_t i = 0; i < one.pairs.size(); ++i)
        EXPECT_EQ(one.pairs[i].source, both.pairs[i].source);
    EXPECT_EQ(modelTexts(fresh("dates", 2), {untrained()}).unknownTraining.size(), 1U);
    const auto message = [](const ModelCorpus& corpus, const Models& models) -> std::string {
        try {
            modelTexts(corpus, models, {}, {"a.safetensors"});
        } catch (const Error& error) {
            return error.what();
        }
        return {};
    };
    EXPECT_THAT(message(fresh("copy", 5), {additive}),
                HasSubstr("a.safetensors: does not fit the task \"copy\""));
    EXPECT_THAT(message(fresh("", 5), {untrained()}), HasSubstr("a.safetensors: does not say which task"));
}

TEST(ModelSystem, StopsWithinABatch) {
    const auto model = bundled("reverse", "additive");
    const ModelTexts texts = modelTexts(fresh("reverse", 1000), {model});
    std::stop_source stop;
    std::size_t read = 0;
    alignModel(
        *model, texts, ReadsTarget::Own,
        [&](const std::vector<SentencePointer>& more, double) {
            read += more.size();
            stop.request_stop();
        },
        stop.get_token());
    EXPECT_GT(read, 0U);
    EXPECT_LT(read, 200U) << "what was asked for before it stopped";
    EXPECT_TRUE(modelTexts(fresh("reverse", 1000), {model}, stop.get_token()).pairs.empty());
}

}  // namespace
}  // namespace attn::test
