// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/corpora/text_corpus.h"

#include <gmock/gmock.h>

#include <functional>

#include "core/base/error.h"
#include "core/model_files/model_file.h"
#include "core/text/text_key.h"
#include "core/train/checkpoint.h"
#include "core/train/corpora/text_split.h"
#include "core/train/training_job.h"
#include "tests/support/paths.h"
#include "tests/support/tiny_corpus.h"

namespace attn::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

class TextCorpora : public testing::Test {
protected:
    Recipe recipe(const std::string& settings = "") const { return tinyCorpusRecipe(m_folder, settings); }
    // A recipe with these pairs instead.
    Recipe recipeOf(const std::string& bytes, const std::string& settings = "") const {
        Recipe made = recipe(settings);
        m_folder.write("pairs.tsv", bytes);
        made.heldOut = 1;
        return made;
    }
    static std::string sentence(const Recipe& recipe) {
        try {
            recipeCorpora(recipe);
        } catch (const Error& error) {
            EXPECT_EQ(error.kind(), Error::Kind::WrongInput);
            return error.what();
        }
        return "accepted";
    }
    static std::vector<Index> linesOf(const std::vector<TextPair>& pairs) {
        std::vector<Index> lines;
        for (const TextPair& pair : pairs)
            lines.push_back(pair.line);
        return lines;
    }

    const TemporaryFolder m_folder;
};

TEST_F(TextCorpora, AreTheFilesPairsAsIds) {
    const RecipeCorpora corpora = recipeCorpora(recipe());
    EXPECT_EQ(corpora.training.pairs.size(), 42U);
    EXPECT_EQ(corpora.heldOut.pairs.size(), 6U);
    EXPECT_EQ(corpora.heldOut.references.size(), 6U);
    EXPECT_EQ(corpora.heldOut.links.size(), 6U);
    EXPECT_TRUE(corpora.notes.empty());
    EXPECT_EQ(corpora.tokenizers.source->id(), "words");
    for (std::size_t i = 0; i < 6; ++i) {
        const std::vector<Token>& target = corpora.heldOut.pairs[i].target;
        EXPECT_EQ(target.back(), endToken);
        std::vector<std::string> tokens;
        for (std::size_t k = 0; k + 1 < target.size(); ++k)
            tokens.push_back(corpora.target.text(target[k]));
        EXPECT_EQ(corpora.tokenizers.target->join(tokens), corpora.heldOut.references[i])
            << "blanks before ! and ? are found in the texts";
    }
}

TEST_F(TextCorpora, DrawTheHeldOutPartBySeedOrFromTheEnd) {
    Recipe random = recipe();
    const std::vector<Index> drawn = linesOf(splitTexts(random).heldOut);
    EXPECT_EQ(drawn.size(), 6U);
    EXPECT_TRUE(std::is_sorted(drawn.begin(), drawn.end()));
    EXPECT_EQ(linesOf(splitTexts(random).heldOut), drawn);
    random.seed = 4;
    EXPECT_NE(linesOf(splitTexts(random).heldOut), drawn);
    EXPECT_THAT(linesOf(splitTexts(recipe(R"(, "held_out": "last")")).heldOut),
                ElementsAre(43, 44, 45, 46, 47, 48));
}

TEST_F(TextCorpora, NeverLeak) {
    const std::string bytes =
        "Got it?\tPigé ?\n"
        "Got it?\tCompris ?\n"
        "I see.\tcompris ?\n"
        "GOT IT ?\tT'as capté ?\n"
        "Go.\tVa.\n"
        "Got it?\tCompris\u202F?\n";
    const TextSplit split = splitTexts(recipeOf(bytes, R"(, "held_out": "last")"));
    EXPECT_THAT(linesOf(split.heldOut), ElementsAre(6));
    EXPECT_THAT(linesOf(split.training), ElementsAre(5));
    EXPECT_EQ(split.skipped.text(),
              "pairs.tsv: skipped 4 of 6 lines: 4 with a source or target that is held out "
              "(lines 1, 2, 3 …)");
}

TEST_F(TextCorpora, LearnFromTheTrainingPartAlone) {
    Recipe made = recipeOf("a b\tx y\nb b\ty\nzebra\tzèbre\n",
                           R"(, "held_out": "last", "tokenizer": {"id": "sentencepiece", "size": 10})");
    const RecipeCorpora corpora = recipeCorpora(made);
    for (const Vocabulary* vocabulary : {&corpora.source, &corpora.target})
        for (const std::string& token : vocabulary->tokens())
            EXPECT_EQ(token.find('z'), token.npos) << token;
    ASSERT_EQ(corpora.heldOut.pairs.size(), 1U);
    for (const Token id : corpora.heldOut.pairs[0].target)
        EXPECT_TRUE(id == endToken || id >= unknownToken);
}

TEST_F(TextCorpora, VocabulariesHaveTheMostFrequentFirst) {
    const std::string bytes = "b a\tx\nb c\ty\nb a d\tz\nlast\tlast\n";
    EXPECT_THAT(recipeCorpora(recipeOf(bytes, R"(, "held_out": "last")")).source.tokens(),
                ElementsAre("<pad>", "<s>", "</s>", "<unk>", "b", "a", "c", "d"));
    const RecipeCorpora cut =
        recipeCorpora(recipeOf(bytes, R"(, "held_out": "last", "vocabulary": {"size": 2})"));
    EXPECT_THAT(cut.source.tokens(), ElementsAre("<pad>", "<s>", "</s>", "<unk>", "b", "a"));
    EXPECT_THAT(cut.training.pairs[1].source, ElementsAre(4, unknownToken));
    EXPECT_THAT(cut.target.tokens(), ElementsAre("<pad>", "<s>", "</s>", "<unk>", "x", "y"));
    EXPECT_THAT(
        sentence(recipeOf(bytes, R"(, "held_out": "last", "vocabulary": {"frequency": 2})")),
        HasSubstr("no token stands 2 times in the training part; lower corpus.vocabulary.frequency."));
    EXPECT_THAT(recipeCorpora(recipeOf("b a\tx\nb a\tx x\nc\tx\nlast\tlast\n",
                                       R"(, "held_out": "last", "vocabulary": {"frequency": 2})"))
                    .source.tokens(),
                ElementsAre("<pad>", "<s>", "</s>", "<unk>", "a", "b"));
}

// A text must not be able to bring in </s> or padding.
TEST_F(TextCorpora, TokensLikeTheSpecialOnesAreUnknown) {
    SkippedLines skipped("x");
    Vocabulary vocabulary;
    vocabulary.add("a");
    const auto characters = createTokenizer("characters");
    class Whole : public Tokenizer {
    public:
        std::string id() const override { return "whole"; }
        std::vector<std::string> tokenize(std::string_view text) const override {
            return {std::string(text)};
        }
        std::string join(const std::vector<std::string>& tokens) const override { return tokens.at(0); }
    };
    const auto whole = std::make_shared<Whole>();
    const Corpus corpus = textCorpus({{"<pad>", "</s>", 1}, {"a", "a", 2}}, {whole, whole}, vocabulary,
                                     vocabulary, {}, skipped);
    EXPECT_THAT(corpus.pairs[0].source, ElementsAre(unknownToken));
    EXPECT_THAT(corpus.pairs[0].target, ElementsAre(unknownToken, endToken));
    EXPECT_THAT(corpus.pairs[1].target, ElementsAre(4, endToken));
}

TEST_F(TextCorpora, SayWhatIsLeftOut) {
    const std::string bytes =
        "a\tx\n\tx\na\tx\na b c d\tx y\na\tx y z u v\nb\ty\nb c\tx y\nlast one\tlast x\n";
    const Recipe made = recipeOf(bytes, R"(, "held_out": "last", "longest": 3)");
    const RecipeCorpora corpora = recipeCorpora(made);
    EXPECT_EQ(corpora.training.pairs.size(), 3U);
    EXPECT_THAT(corpora.notes,
                ElementsAre("pairs.tsv: skipped 4 of 8 lines: 1 empty (line 2), 1 repeated (line 3), "
                            "2 longer than 3 tokens (lines 4, 5)"));
    const RecipeCorpora longer =
        recipeCorpora(recipeOf(bytes, R"(, "held_out": "last", "shortest": 2, "longest": 4)"));
    EXPECT_THAT(longer.notes, ElementsAre(HasSubstr("shorter than 2 tokens (lines 1, 5, 6)")));
}

TEST_F(TextCorpora, HeldOutFilesKeepTheirLength) {
    m_folder.write("valid.tsv", "Tom can go.\tTom peut aller.\na b c d e f g h\tx\n \tx\n" +
                                    std::string(2500, '.') + "\tx\n");
    Recipe made = recipe(R"(, "longest": 6, "held_out": {"files": "valid.tsv"})");
    made.heldOut = 0;
    RecipeCorpora corpora = recipeCorpora(made);
    EXPECT_EQ(corpora.training.pairs.size(), 47U);
    EXPECT_EQ(corpora.heldOut.pairs.size(), 2U);
    EXPECT_THAT(
        corpora.notes,
        ElementsAre("pairs.tsv: skipped 1 of 48 lines: 1 with a source or target that is held out (line 38)",
                    "valid.tsv: skipped 2 of 4 lines: 1 empty (line 3), 1 longer than 1000 tokens (line 4)"));
    made.heldOut = 1;
    EXPECT_EQ(recipeCorpora(made).heldOut.pairs.size(), 1U);
}

TEST_F(TextCorpora, TheFirstPairsAreEnough) {
    Recipe made = recipe();
    made.pairs = 10;
    EXPECT_EQ(recipeCorpora(made).training.pairs.size(), 10U);
    EXPECT_THAT(recipeCorpora(made).notes, testing::Not(testing::Contains(HasSubstr("asks for"))));
}

TEST_F(TextCorpora, PairsAndHeldOutCountThoseOfTheLengths) {
    std::string bytes;
    for (int i = 0; i < 12; ++i)
        bytes += "s" + std::to_string(i) + (i % 2 == 0 ? " too long" : "") + "\tt" + std::to_string(i) + "\n";
    for (const std::string draw : {"random", "last"}) {
        Recipe made = recipeOf(bytes, R"(, "longest": 2, "held_out": ")" + draw + "\"");
        made.heldOut = 2;
        made.pairs = 4;
        const RecipeCorpora corpora = recipeCorpora(made);
        EXPECT_EQ(corpora.heldOut.pairs.size(), 2U);
        EXPECT_EQ(corpora.training.pairs.size(), 4U);
        EXPECT_THAT(
            corpora.notes,
            ElementsAre("pairs.tsv: skipped 6 of 12 lines: 6 longer than 2 tokens (lines 1, 3, 5 …)"));
    }
}

// The lengths of held-out pairs are already known. A note says what is missing.
TEST_F(TextCorpora, PairsOfLearntTokensCountThoseOfTheLengths) {
    Recipe made =
        recipe(R"(, "held_out": "last", "longest": 12, "tokenizer": {"id": "sentencepiece", "size": 30})");
    made.pairs = 10;
    const RecipeCorpora corpora = recipeCorpora(made);
    EXPECT_EQ(corpora.training.pairs.size(), 10U);
    ASSERT_LT(corpora.heldOut.pairs.size(), 6U);
    EXPECT_THAT(corpora.notes,
                testing::Contains("pairs.tsv: held_out asks for 6, but only " +
                                  std::to_string(corpora.heldOut.pairs.size()) + " are left to measure on."));
}

TEST_F(TextCorpora, WhatIsAskedForAndNotThereIsNoted) {
    Recipe made = recipe(R"(, "tokenizer": {"id": "sentencepiece", "size": 5000})");
    made.pairs = 100;
    const RecipeCorpora corpora = recipeCorpora(made);
    EXPECT_THAT(corpora.notes,
                testing::IsSupersetOf(
                    {HasSubstr("pairs.tsv: pairs asks for 100, but only "),
                     HasSubstr("the source tokeniser's size asks for 5000 pieces, but the texts"),
                     HasSubstr("the target tokeniser's size asks for 5000 pieces, but the texts")}));
}

TEST_F(TextCorpora, TheUsualNumberOfHeldOutPairsIsCalledSo) {
    Recipe made = recipe();
    made.heldOut = 1000;
    EXPECT_THAT(sentence(made), HasSubstr("but held_out asks for 1000 (the usual number); ask for fewer"));
}

TEST_F(TextCorpora, AreRefusedWhenNothingIsLeft) {
    Recipe greedy = recipe();
    greedy.heldOut = 48;
    EXPECT_EQ(sentence(greedy),
              "pairs.tsv: 48 pairs are of use, but held_out asks for 48; ask for fewer, so that "
              "some are left to train on.");
    EXPECT_THAT(sentence(recipeOf("a\tx\nA\ty\n")), HasSubstr("no pair is left to train on."));
    EXPECT_THAT(sentence(recipeOf("a a\tx x\nb b\ty y\n", R"(, "longest": 1)")),
                HasSubstr("no pair is left to train on."));
    Recipe lost = recipe();
    lost.corpus->files.pairs = "none.tsv";
    EXPECT_THAT(sentence(lost), HasSubstr("none.tsv: cannot be opened"));
}

TEST_F(TextCorpora, AStopLeavesNothingHalf) {
    std::stop_source stop;
    stop.request_stop();
    const RecipeCorpora corpora = recipeCorpora(recipe(), stop.get_token());
    EXPECT_TRUE(corpora.training.pairs.empty());
    EXPECT_TRUE(corpora.heldOut.pairs.empty());
}

TEST_F(TextCorpora, HeldOutPartIsFoundAgain) {
    const Recipe made = recipe(R"(, "tokenizer": {"id": "sentencepiece", "size": 60})");
    const RecipeCorpora corpora = recipeCorpora(made);
    LaneTraining lane(made, std::make_shared<const RecipeCorpora>(corpora));
    const auto model = lane.snapshot();
    std::vector<std::string> notes;
    const Corpus again = heldOutCorpus(made, *model, notes);
    ASSERT_EQ(again.pairs.size(), corpora.heldOut.pairs.size());
    for (std::size_t i = 0; i < again.pairs.size(); ++i) {
        EXPECT_EQ(again.pairs[i].source, corpora.heldOut.pairs[i].source);
        EXPECT_EQ(again.pairs[i].target, corpora.heldOut.pairs[i].target);
    }
    EXPECT_EQ(again.references, corpora.heldOut.references);
    m_folder.write("pairs.tsv", tinyPairs() + "One more.\tUne de plus.\n");
    EXPECT_THAT([&] { heldOutCorpus(made, *model, notes); },
                testing::ThrowsMessage<Error>(
                    testing::AllOf(testing::StartsWith("pairs.tsv: has 49 lines and the CRC-32 "),
                                   HasSubstr("but had 48 lines"), HasSubstr("when the model was trained"))));
}

TEST_F(TextCorpora, TrainModelsThatSurviveTheirFile) {
    for (const std::string tokenizer :
         {R"({"id": "words", "lower_case": true})", R"({"id": "sentencepiece", "size": 50, "type": "bpe"})",
          R"({"source": {"id": "characters"}, "target": {"id": "words"}})"}) {
        const Recipe made = recipe(R"(, "tokenizer": )" + tokenizer);
        LaneTraining lane(made, std::make_shared<const RecipeCorpora>(recipeCorpora(made)));
        while (!lane.end())
            lane.advance({});
        const TrainingResult result = lane.finish({});
        EXPECT_EQ(result.evaluation.pairs, 6);
        EXPECT_FALSE(result.evaluation.alignmentErrorRate.has_value()) << "no truth is known";
        EXPECT_EQ(result.model->training.task, "");
        EXPECT_EQ(result.model->training.corpus, "pairs.tsv");
        saveModel(*result.model, m_folder.file("m.safetensors"));
        const auto read = loadModel(m_folder.file("m.safetensors"));
        EXPECT_EQ(read->training.corpus, "pairs.tsv");
        ASSERT_EQ(read->training.corpusFiles.size(), 1U);
        EXPECT_EQ(read->training.corpusFiles[0].lines, 48);
        EXPECT_EQ(read->training.corpusFiles, result.model->training.corpusFiles);
        EXPECT_EQ(tokenizersToJson(read->tokenizers), tokenizersToJson(result.model->tokenizers));
        EXPECT_EQ(*recipeFromJson(read->training.recipe, "m").corpus, [&] {
            CorpusRecipe expected = *made.corpus;
            expected.folder.clear();
            return expected;
        }());
    }
}

TEST_F(TextCorpora, CheckpointsGoOnBitForBit) {
    const Recipe made = recipe();
    const auto corpora = std::make_shared<const RecipeCorpora>(recipeCorpora(made));
    const auto bytesOf = [&](LaneTraining& lane) {
        while (!lane.end())
            lane.advance({});
        saveModel(*lane.finish({}).model, m_folder.file("m"));
        return readBytes(m_folder.file("m"));
    };
    LaneTraining whole(made, corpora), first(made, corpora);
    const std::string expected = bytesOf(whole);
    while (first.state().update < 9)
        first.advance({});
    saveCheckpoint(first, m_folder.file("c"));
    LaneTraining second(made, std::make_shared<const RecipeCorpora>(recipeCorpora(made)));
    resumeCheckpoint(m_folder.file("c"), second);
    EXPECT_TRUE(bytesOf(second) == expected);
    Recipe other = made;
    other.corpus->limits.longest = 49;
    LaneTraining third(other, corpora);
    EXPECT_THROW(resumeCheckpoint(m_folder.file("c"), third), Error);
    m_folder.write("pairs.tsv", "One more.\tUne de plus.\n" + tinyPairs());
    LaneTraining changed(made, std::make_shared<const RecipeCorpora>(recipeCorpora(made)));
    EXPECT_THAT(
        [&] { resumeCheckpoint(m_folder.file("c"), changed); },
        testing::ThrowsMessage<Error>(HasSubstr("is a checkpoint of another corpus: pairs.tsv: has")));
}

TEST_F(TextCorpora, LanesShareThemAndSayWhatWasLeftOut) {
    m_folder.write("pairs.tsv", tinyPairs());
    Recipe made = recipe(R"(, "longest": 4)");
    Recipe other = made;
    other.model.attention.score = "none";
    EXPECT_TRUE(haveSameCorpora(made, other));
    TrainingJob job({{"a", made}, {"b", other}}, {});
    job.wait();
    for (const auto& status : job.statuses()) {
        EXPECT_EQ(status->problem, "");
        EXPECT_EQ(status->result.updates, 20);
        EXPECT_THAT(status->notes, ElementsAre(HasSubstr("longer than 4 tokens")));
    }
    other.corpus->limits.longest = 6;
    EXPECT_FALSE(haveSameCorpora(made, other));
    other = made;
    other.corpus->folder = "elsewhere";
    EXPECT_FALSE(haveSameCorpora(made, other));
}

TEST(RealCorpora, OfTatoebaLeakNothing) {
    const std::filesystem::path folder = dataDir() / "tatoeba-eng-fra";
    if (!std::filesystem::exists(folder))
        GTEST_SKIP() << "no " << folder;
    Recipe recipe = recipeFromJson(R"({"corpus": {"files": "train.10k.tsv"}, "held_out": 500})", "r.json");
    recipe.corpus->folder = folder;
    const TextSplit split = splitTexts(recipe);
    EXPECT_EQ(split.heldOut.size(), 500U);
    std::set<std::string> sources, targets;
    for (const TextPair& pair : split.heldOut) {
        sources.insert(textKey(pair.source));
        targets.insert(textKey(pair.target));
    }
    for (const TextPair& pair : split.training) {
        EXPECT_FALSE(sources.contains(textKey(pair.source))) << pair.line;
        EXPECT_FALSE(targets.contains(textKey(pair.target))) << pair.line;
    }
    EXPECT_EQ(static_cast<Index>(split.training.size() + split.heldOut.size()) + split.skipped.count(),
              10'000);
}

}  // namespace
}  // namespace attn::test
