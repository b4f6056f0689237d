// SPDX-License-Identifier: GPL-3.0-or-later
// A number in a file must mean the same sentence of the corpus in systems, known links, texts and exports.
#include "core/inspect/gold_fit.h"
#include "core/inspect/inspection.h"
#include "core/inspect/links_file.h"
#include "core/inspect/read_dump.h"
#include "core/inspect/texts/first_number.h"
#include "tests/core/inspect/links/link_files.h"

namespace attn::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

class SentenceNumbers : public LinkFiles {
protected:
    // Adds a system from a file. Its known links are in another folder, so that neither file is taken for the
    // text of the other.
    void add(const std::string& content) {
        InspectedSystem system;
        const AlignmentDump dump = readDump(m_folder.write("system", content));
        system.sentences = dump.sentences;
        m_conclusions = dump.conclusions;
        m_inspection.addSystem(std::move(system));
        std::filesystem::remove(m_folder.file("system"));
    }
    void know(const std::string& content) {
        m_inspection.setGold(readGold(m_known.write("gold", content), m_inspection.texts()));
        m_inspection.remeasure();
    }
    std::vector<long> numbers(int system = 0) const {
        std::vector<long> numbers;
        for (const SentencePointer& sentence : m_inspection.system(system).sentences)
            numbers.push_back(sentence->key.number);
        return numbers;
    }
    double errorRate(int system = 0) const { return m_inspection.pooled(system).errorRate().value_or(-1); }

    const TemporaryFolder m_known;
    Inspection m_inspection;
    std::vector<Conclusion> m_conclusions;
};

std::string nematusSentence(int number, const std::string& first = "0.9") {
    return std::to_string(number) + " ||| x y ||| 0 ||| a b ||| 2 2\n" + first + " 0.1\n0.1 0.9\n\n";
}

const char* const naacl = "1 1 1 S\n1 2 2 S\n2 1 1 S\n2 2 2 S\n3 1 1 S\n3 2 2 S\n";

TEST_F(SentenceNumbers, OfNaaclBeginWithOneThoseOfDecodersWithZero) {
    add(nematusSentence(0) + nematusSentence(1) + nematusSentence(2));
    EXPECT_THAT(numbers(), ElementsAre(0, 1, 2));
    know(naacl);
    EXPECT_EQ(errorRate(), 0);
    EXPECT_THAT(m_inspection.gold()->problems, testing::IsEmpty());
    add(naacl);
    EXPECT_THAT(numbers(1), ElementsAre(0, 1, 2));
    EXPECT_EQ(m_inspection.rowCount(), 3);
    EXPECT_EQ(errorRate(1), 0);
}

TEST_F(SentenceNumbers, OfGizaArePlaces) {
    std::string pairs;
    for (const char* number : {"1", "2", "3"})
        pairs +=
            std::string("# Sentence pair (") + number +
            ") source length 2 target length 2 alignment score : 0.1\nx y\nNULL ({ }) a ({ 1 }) b ({ 2 })\n";
    add(pairs);
    know(naacl);
    EXPECT_EQ(errorRate(), 0);
}

TEST_F(SentenceNumbers, StayWhereTheFirstSentenceIsBroken) {
    add(nematusSentence(0, "nan") + nematusSentence(1) + nematusSentence(2));
    EXPECT_THAT(numbers(), ElementsAre(1, 2));
    know("0-1 1-0\n0-0 1-1\n0-0 1-1\n");
    EXPECT_EQ(errorRate(), 0);
    add("x y ||| 0.9,0.1 0.1,0.9\nx y ||| 0.9,0.1 0.1,0.9\n");
    EXPECT_EQ(m_inspection.rowCount(), 3) << "0 and 1 of the second, 1 and 2 of the first";
}

TEST_F(SentenceNumbers, OfSockeyeDependOnItsVersion) {
    const auto sentence = [](int number) {
        return std::to_string(number) + " ||| x y ||| -0.5 ||| a b ||| 2 ||| 2\n0.9 0.1\n0.1 0.9\n\n";
    };
    add(sentence(1) + sentence(2));
    EXPECT_THAT(numbers(), ElementsAre(0, 1));
    EXPECT_THAT(conclusionOn(m_conclusions, "first").what, HasSubstr("numbered from 1"));
    add(sentence(0) + sentence(1));
    EXPECT_THAT(numbers(1), ElementsAre(0, 1));
    DumpOptions options;
    options.overruled["first"] = "0";
    EXPECT_EQ(readDump(m_folder.write("other", sentence(1) + sentence(2)), options).sentences[0]->key.number,
              1);
}

TEST_F(SentenceNumbers, ChooseTheLinesOfTexts) {
    m_folder.write("text.src", "zero one\none two\ntwo three\n");
    DumpOptions options;
    options.overruled["source"] = m_folder.file("text.src");
    // The first line is broken.
    const AlignmentDump dump = readDump(
        m_folder.write("nbest",
                       "0 ||| x y ||| 0-x ||| F0= -1 ||| -1\n1 ||| x y ||| 0-0 1-1 ||| F0= -1 ||| -1\n"),
        options);
    ASSERT_EQ(dump.sentences.size(), 1U);
    EXPECT_EQ(dump.sentences[0]->source.joined(), "one two");
}

// A file with a line for each link has no line for a sentence without links.
TEST_F(SentenceNumbers, ThatNaaclLeavesOutHaveNoLinks) {
    add("1 1 1\n1 2 2\n3 1 1\n");
    EXPECT_THAT(numbers(), ElementsAre(0, 1, 2));
    EXPECT_EQ(conclusionOn(m_conclusions, "unlinked").what, "1 sentence has no link.");
    know("1 1 1 S\n1 2 2 S\n2 1 1 S\n2 2 2 S\n3 1 1 S\n");
    EXPECT_NEAR(errorRate(), 1 - 6.0 / 8, 1e-12);
    EXPECT_THAT(goldDoubts(m_inspection, 0), testing::IsEmpty());
    know("1 1 1 S\n1 2 2 S\n3 1 1 S\n");
    EXPECT_THAT(goldDoubts(m_inspection, 0), testing::IsEmpty()) << "of 2 neither says anything";
    add("1 1 1\n100 1 1\n");
    EXPECT_THAT(numbers(1), ElementsAre(0, 99)) << "of a selection nothing is known between";
}

// Files that were joined are read as a whole, however late the numbers start again.
TEST_F(SentenceNumbers, ThatStartAgainArePlaces) {
    std::string matrices, gaps, pharaoh, links, known;
    for (int part = 0; part < 2; ++part) {
        for (int i = 0; i < 230; ++i) {
            matrices += nematusSentence(i);
            gaps += nematusSentence(3 * i);
            pharaoh += std::to_string(i) + "\t0-0 1-1\n";
            links += std::to_string(i + 1) + " 1 1\n" + std::to_string(i + 1) + " 2 2\n";
            known += "0-0 1-1\n";
        }
    }
    for (const std::string& content : {matrices, gaps, pharaoh, links}) {
        m_inspection = {};
        add(content);
        EXPECT_EQ(m_inspection.rowCount(), 460);
        EXPECT_EQ(m_inspection.system(0).sentences.back()->key.number, 459);
        know(known);
        EXPECT_EQ(errorRate(), 0);
        EXPECT_EQ(m_inspection.pooled(0).found, 920);
    }
    EXPECT_EQ(conclusionOn(m_conclusions, "joined").what,
              "The numbers start again: the file was read as 2 files, one behind the other.");
    know(links);
    EXPECT_EQ(m_inspection.pooled(0).sure, 920);
    EXPECT_THAT(goldDoubts(m_inspection, 0), ElementsAre(HasSubstr("gold: The numbers start again")));
    // The lines of one sentence may be apart.
    m_inspection = {};
    add("1 1 1\n2 1 1\n3 1 1\n4 1 1\n2 2 2\n");
    EXPECT_EQ(m_inspection.rowCount(), 4);
}

TEST_F(SentenceNumbers, AreTheLinesOfWrittenLinks) {
    add(nematusSentence(0) + nematusSentence(1, "nan") + nematusSentence(2));
    EXPECT_EQ(linksAsPharaoh(m_inspection, 0), "0-0 1-1\n\n0-0 1-1\n");
}

}  // namespace
}  // namespace attn::test
