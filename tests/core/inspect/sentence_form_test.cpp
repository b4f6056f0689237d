// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of the tokens that are read, words instead of pieces, and <s> before a source.
#include "core/inspect/sentence_form.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/inspect/model_system.h"
#include "core/inspect/system_maps.h"
#include "core/model_files/model_file.h"
#include "tests/support/paths.h"

namespace attn::test {
namespace {

// The output "▁x y </s>" of the source "▁a b ▁c".
SentencePointer sample() {
    auto sentence = std::make_shared<AlignedSentence>();
    sentence->source = TokenList({"▁a", "b", "▁c"});
    sentence->target = TokenList({"▁x", "y", "</s>"});
    sentence->hasTargetEnd = true;
    sentence->weights.resize(3, 3);
    sentence->weights << 0.5F, 0.25F, 0.25F,  //
        0, 0.5F, 0.5F,                        //
        0.125F, 0.125F, 0.75F;
    return sentence;
}

AlignmentWeights weights(Index rows, std::initializer_list<float> values) {
    AlignmentWeights made(rows, static_cast<Index>(values.size()) / rows);
    std::copy(values.begin(), values.end(), made.data());
    return made;
}

TEST(SentenceForm, APlainFormIsTheSentenceItself) {
    const SentencePointer sentence = sample();
    EXPECT_EQ(inForm(sentence, {}, {"▁", false, false}), sentence);
}

TEST(SentenceForm, RowsAreOfTheTokensThatAreRead) {
    const SentencePointer sentence = sample();
    const SentencePointer read = inForm(sentence, {RowToken::Read, false}, {"▁", false, false});
    EXPECT_EQ(read->target.joined(), "▁x y");
    EXPECT_FALSE(read->hasTargetEnd);
    EXPECT_EQ(read->weights, weights(2, {0, 0.5F, 0.5F, 0.125F, 0.125F, 0.75F}));
    EXPECT_EQ(inForm(read, {}, {"▁", false, false}), sentence) << "nothing is lost";
    EXPECT_EQ(inForm(sentence, {RowToken::Read, false}, {"", false, true}), sentence)
        << "a class is not read";
}

TEST(SentenceForm, WordsAreMadeOfWhatIsShown) {
    const SentencePointer words = inForm(sample(), {RowToken::Written, true}, {"▁", false, false});
    EXPECT_EQ(words->source.joined(), "ab c");
    EXPECT_EQ(words->weights, weights(2, {0.625F, 0.375F, 0.25F, 0.75F}));
    EXPECT_TRUE(words->hasTargetEnd);
    // From one form to another, the original is taken again.
    const SentencePointer both = inForm(words, {RowToken::Read, true}, {"▁", false, false});
    EXPECT_EQ(both->target.size(), 1);
    EXPECT_EQ(both->weights, weights(1, {0.375F, 0.625F}));
}

TEST(SentenceForm, TheBeginOfASourceIsNoWord) {
    const SentencePointer shown = inForm(sample(), {}, {"", true, false});
    EXPECT_EQ(shown->source.joined(), "b ▁c");
    EXPECT_EQ(shown->weights.cols(), 2);
    EXPECT_EQ(shown->original->source.size(), 3);
}

TEST(SentenceForm, TheKindOfPiecesIsThatOfTheVocabulary) {
    const auto kindOf = [](const std::vector<std::string>& tokens) {
        Vocabulary vocabulary;
        for (const std::string& token : tokens)
            vocabulary.add(token);
        TrainedModel model = *loadModel(resourceDir() / "models" / "dates" / "dot.safetensors");
        model.source = model.target = vocabulary;
        return tokenTraits(model).pieces;
    };
    EXPECT_EQ(kindOf({"▁a", "▁b", "c", "##", "@@"}), "▁");
    EXPECT_EQ(kindOf({"a@@", "b@@", "c"}), "@@");
    EXPECT_EQ(kindOf({"a", "b", "c"}), "");
}

// The maps of a model are measured both ways, and its sentences in one of them.
TEST(SentenceForm, MapsAreMeasuredWithRowsOfBothKinds) {
    const auto model = loadModel(resourceDir() / "models" / "reverse" / "transformer.safetensors");
    ModelCorpus corpus;
    corpus.task = model->training.task;
    corpus.count = 40;
    const ModelTexts texts = modelTexts(corpus, {model});
    MeasuredSystem written, read;
    for (MeasuredSystem* system : {&written, &read}) {
        system->model = model;
        system->maps = mapsOf(*model);
        system->form.rows = system == &read ? RowToken::Read : RowToken::Written;
        const auto publish = [&](std::vector<SentencePointer> more, double) {
            system->sentences.insert(system->sentences.end(), more.begin(), more.end());
        };
        alignModel(*model, texts, ReadsTarget::Reference, publish, {}, 1, {}, system->form);
    }
    const auto ofWritten = measureMaps(written, nullptr, {}), ofRead = measureMaps(read, nullptr, {});
    ASSERT_TRUE(ofWritten && ofRead);
    for (std::size_t i = 0; i < ofWritten->size(); ++i) {
        EXPECT_EQ((*ofWritten)[i].counts.errorRate(), (*ofRead)[i].other->errorRate());
        EXPECT_EQ((*ofWritten)[i].other->errorRate(), (*ofRead)[i].counts.errorRate());
    }
    // What is shown is what is measured.
    const auto shown = std::find_if(ofRead->begin(), ofRead->end(), [&](const MapCounts& each) {
        return each.map == *model->network.alignment();
    });
    AlignmentCounts counts;
    for (const SentencePointer& sentence : read.sentences)
        counts += countsOf(*sentence, *sentence->truth, {});
    EXPECT_EQ(shown->counts.errorRate(), counts.errorRate());
}

}  // namespace
}  // namespace attn::test
