// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include "core/inspect/links/gold.h"
#include "core/inspect/texts/sentence_file.h"
#include "core/metrics/alignment.h"
#include "tests/core/inspect/links/link_files.h"

namespace attn::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

class RealLinks : public LinkFiles {
protected:
    void SetUp() override {
        if (!std::filesystem::exists(dataDir()))
            GTEST_SKIP() << "no real data: " << dataDir();
    }
    // `first` is the number of the first sentence of the corpus.
    static GoldTexts lengthsOf(const SentencePairs& pairs, long first = 0) {
        GoldTexts texts;
        for (std::size_t i = 0; i < pairs.source.size(); ++i)
            texts.sentences.push_back({pairs.source[i].number.value_or(static_cast<long>(i) + first) - first,
                                       static_cast<int>(pairs.source[i].tokens.size()),
                                       static_cast<int>(pairs.target[i].tokens.size())});
        return texts;
    }
    static GoldTexts lengthsOf(const AlignmentDump& dump) {
        GoldTexts texts;
        for (const SentencePointer& sentence : dump.sentences)
            texts.sentences.push_back(
                {sentence->key.number, sentence->sourceLength(), sentence->targetLength()});
        return texts;
    }
};

// Known links count from 1, systems from 0, and the texts are in a third file.
TEST_F(RealLinks, OfHansardsGiveThePublishedErrorRates) {
    const std::string folder = "gold-hansards-en-fr/";
    for (const auto& [system, rate] : {std::pair("enfr.100.awesome-align.out", 4.25),
                                       std::pair("giza.100.enfr.grow-diagonal.talp", 6.42)}) {
        const AlignmentDump dump = dumpFile(data(folder + system));
        ASSERT_EQ(dump.sentences.size(), 100U);
        EXPECT_EQ(conclusionOn(dump.conclusions, "base").value, "0");
        EXPECT_EQ(conclusionOn(dump.conclusions, "order").value, "source-first");
        EXPECT_THAT(conclusionOn(dump.conclusions, "source").value, HasSubstr("enfr.100.src-tgt"));
        EXPECT_EQ(dump.sentences[2]->source.joined(), "oh , oh !");
        const GoldLinks gold = readGold(data(folder + "enfr.100.gold"), lengthsOf(dump));
        EXPECT_EQ(conclusionOn(gold.conclusions, "base").value, "1");
        EXPECT_THAT(conclusionOn(gold.conclusions, "base").why, HasSubstr("No link names position 0, and "));
        EXPECT_EQ(gold.sureCount(), 949);
        EXPECT_THAT(gold.problems, IsEmpty());
        AlignmentCounts counts;
        for (const SentencePointer& sentence : dump.sentences)
            counts += alignmentCounts(*sentence->links, *gold.find(sentence->key.number));
        EXPECT_EQ(std::round(10'000 * *counts.errorRate()), 100 * rate) << system;
    }
}

TEST_F(RealLinks, OfAlibiNameTheFrenchFirst) {
    const std::string folder = "gold-alibi-fr-en/ChatBotte_MasterCat/";
    const GoldTexts texts = lengthsOf(
        readSentencePairs(data(folder + "ChatBotte_sents.txt"), data(folder + "MasterCat_sents.txt")));
    const GoldLinks gold = readGold(data(folder + "ali_w2w_ChatBotte_MasterCat.txt"), texts);
    EXPECT_EQ(gold.links.size(), 52U);
    EXPECT_EQ(conclusionOn(gold.conclusions, "base").value, "0");
    EXPECT_EQ(conclusionOn(gold.conclusions, "order").value, "source-first");
    EXPECT_EQ(gold.sureCount() + gold.possibleCount() + static_cast<long>(gold.problems.size()), 2589);
    GoldTexts swapped = texts;
    for (GoldTexts::Sentence& sentence : swapped.sentences)
        std::swap(sentence.source, sentence.target);
    EXPECT_EQ(conclusionOn(readGold(gold.path, swapped).conclusions, "order").value, "target-first");
}

TEST_F(RealLinks, OfSimalignAreNumbered) {
    const std::string folder = "gold-simalign-en-de-sample/";
    const GoldTexts texts =
        lengthsOf(readSentencePairs(data(folder + "sample_eng.txt"), data(folder + "sample_deu.txt")));
    const GoldLinks gold = readGold(data(folder + "sample_eng_deu.gold"), texts);
    EXPECT_TRUE(gold.isNumbered);
    EXPECT_EQ(gold.links.size(), 5U);
    EXPECT_THAT(gold.problems, IsEmpty());
    const AlignmentDump dump = dumpFile(gold.path);
    EXPECT_EQ(dump.sentences[1]->source.joined(), "But this is not what happens .");
    EXPECT_EQ(dump.sentences[1]->target.joined(), "Das stimmt nicht !");
}

TEST_F(RealLinks, OfWptHaveOneError) {
    const std::string folder = "gold-wpt05-en-hi-naacl/";
    const GoldTexts texts =
        lengthsOf(readSentencePairs(data(folder + "test.eng"), data(folder + "test.hin")), 1);
    const GoldLinks gold = readGold(data(folder + "test.eng.hin.wa"), texts);
    EXPECT_EQ(gold.format, "naacl");
    EXPECT_EQ(conclusionOn(gold.conclusions, "base").value, "1");
    EXPECT_EQ(conclusionOn(gold.conclusions, "order").value, "source-first");
    std::vector<std::string> problems;
    for (const GoldProblem& problem : gold.problems)
        problems.push_back(problem.text);
    EXPECT_THAT(problems, ElementsAre("Link 68 33 34: the target has 33 tokens."));
    EXPECT_EQ(gold.problems[0].key.number, 67);
    const AlignmentDump dump = dumpFile(gold.path);
    EXPECT_THAT(conclusionOn(dump.conclusions, "target").value, HasSubstr("test.hin"));
    EXPECT_EQ(conclusionOn(dump.conclusions, "left-out").what, "Left out: 1 link outside its sentence.");
}

TEST_F(RealLinks, OfXlwaBringTheirTexts) {
    const AlignmentDump dump = dumpFile(data("gold-xlwa/en-it.dev.tsv"));
    EXPECT_EQ(dump.format, "columns");
    EXPECT_EQ(dump.sentences.size(), 103U);
    EXPECT_EQ(conclusionOn(dump.conclusions, "base").value, "0");
    const GoldLinks gold = readGold(dump.path, lengthsOf(dump));
    EXPECT_EQ(gold.sureCount() + static_cast<long>(gold.problems.size()), 1980);
}

TEST_F(RealLinks, OfOddEncodingsAreRead) {
    const AlignmentDump dump = dumpFile(data("odd-encodings/hansards37.crlf.a"));
    EXPECT_EQ(dump.sentences.size(), 37U);
    EXPECT_EQ(dump.skipped.text(), "");
    EXPECT_FALSE((*dump.sentences[0]->links)[1].sure);
}

}  // namespace
}  // namespace attn::test
