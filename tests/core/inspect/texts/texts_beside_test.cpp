// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/texts/texts_beside.h"

#include <gmock/gmock.h>

#include "core/inspect/read_dump.h"
#include "tests/core/inspect/links/link_files.h"

namespace attn::test {
namespace {

using testing::AllOf;
using testing::HasSubstr;

// Dumps of weights with files beside them.
class TextsOfWeights : public testing::Test {
protected:
    AlignmentDump read(const std::string& name, const std::string& content,
                       const std::map<std::string, std::string>& overruled = {}) const {
        return readDump(m_folder.write(name, content), {.overruled = overruled, .reference = {}});
    }
    const TemporaryFolder m_folder;
};

// The longest sentence has no more columns than tokens, so the zeros of the other sentences are not end
// marks.
TEST_F(TextsOfWeights, AZeroColumnOfPaddingIsNoEndMark) {
    m_folder.write("src", "x y z\nx y z w\n");
    const AlignmentDump two =
        read("m", "a b ||| 0.9,0.1,0,0 0.2,0.8,0,0\nc d ||| 0.2,0.2,0.6,0 0.1,0.2,0.7,0\n");
    EXPECT_EQ(two.skipped.text(), "");
    ASSERT_EQ(two.sentences.size(), 2U);
    EXPECT_EQ(two.sentences[1]->source.joined(), "x y z w");
    EXPECT_EQ(two.sentences[0]->source.joined(), "x y z");
    EXPECT_EQ(conclusionOn(two.conclusions, "source-end").value, "none");

    m_folder.write("src", "a b c d e\na b c d\na b c d\na b c d\na b c d e\n");
    const std::string shorter = "A ||| 0.25,0.25,0.25,0.25,0\n", longest = "A ||| 0.2,0.2,0.2,0.2,0.2\n";
    const AlignmentDump five = read("m", longest + shorter + shorter + shorter + longest);
    EXPECT_EQ(five.skipped.text(), "");
    ASSERT_EQ(five.sentences.size(), 5U);
    EXPECT_EQ(five.sentences[1]->source.joined(), "a b c d");
    EXPECT_EQ(
        conclusionOn(five.conclusions, "source-end").why,
        "In all 5 sentences looked at no more columns than source tokens have weights, the rest is zero.");
}

// The reference decides whether a target is right, even if its source is not known.
TEST_F(TextsOfWeights, OfTheTargetAloneTellWhetherItIsRight) {
    const std::string path = m_folder.write("m", "a b ||| 0.9,0.1 0.2,0.8\nc ||| 0.5,0.5\n");
    const TemporaryFolder elsewhere;
    const AlignmentDump found =
        readDump(path, {.overruled = {}, .reference = elsewhere.write("reference", "a b\nd\n")});
    EXPECT_FALSE(found.sentences.at(0)->knowsSource);
    EXPECT_EQ(found.sentences.at(0)->isRight, true);
    EXPECT_EQ(found.sentences.at(1)->isRight, false);
}

std::string ownWeights(const std::string& sentences) {
    return "{\"format\": \"attention-lab alignments\", \"version\": 1, \"sentences\": [\n" + sentences +
           "]}\n";
}

// What a file says about its ends takes precedence over texts that merely lie beside it.
TEST_F(TextsOfWeights, NeverContradictWhatTheFileSaysOfItsEnds) {
    m_folder.write("src", "x\nx y\n");
    const std::string weights = "\"weights\": [[0.9, 0.1]]}", wider = "\"weights\": [[0.2, 0.7, 0.1]]}";
    const AlignmentDump without = read(
        "w.json", ownWeights("{\"source_end\": false, " + weights + ",{\"source_end\": false, " + wider));
    ASSERT_EQ(without.sentences.size(), 2U) << without.skipped.text();
    EXPECT_EQ(without.sentences[0]->source.joined(), "1 2");
    EXPECT_EQ(conclusionOn(without.conclusions, "source").value, "");

    const AlignmentDump with =
        read("w.json", ownWeights("{\"source_end\": true, " + weights + ",{\"source_end\": true, " + wider));
    ASSERT_EQ(with.sentences.size(), 2U) << with.skipped.text();
    EXPECT_EQ(with.sentences[1]->source.joined(), "x y </s>");
    EXPECT_TRUE(with.sentences[1]->hasSourceEnd);
    const AlignmentDump unsaid = read("w.json", ownWeights("{" + weights + ",{" + wider));
    ASSERT_EQ(unsaid.sentences.size(), 2U);
    EXPECT_EQ(unsaid.sentences[1]->source.joined(), "x y </s>");
}

// A text is chosen by the first sentences, so it may lack lines for the last ones or not fit them.
TEST_F(TextsOfWeights, ThatDoNotFitLaterLoseNoSentences) {
    std::string weights, text;
    for (int i = 0; i < 300; ++i) {
        weights += "a b ||| 0.7,0.2,0.1 0.2,0.7,0.1\n";
        text += i == 210 ? "x y z w\n" : i == 211 ? "\n" : i < 220 ? "x y\n" : "";
    }
    m_folder.write("src", text);
    const AlignmentDump found = read("m", weights);
    EXPECT_EQ(found.skipped.text(), "");
    ASSERT_EQ(found.sentences.size(), 300U);
    EXPECT_EQ(found.sentences[0]->source.joined(), "x y </s>");
    EXPECT_EQ(found.sentences[210]->source.joined(), "1 2 </s>");
    EXPECT_FALSE(found.sentences[211]->knowsSource);
    EXPECT_EQ(found.sentences[219]->source.joined(), "x y </s>");
    EXPECT_EQ(found.sentences[220]->source.joined(), "1 2 </s>");
    EXPECT_EQ(found.sentences[220]->target.joined(), "a b");
    EXPECT_THAT(
        conclusionOn(found.conclusions, "source").why,
        HasSubstr("82 sentences that have no line in it, or none that fits, have numbers of positions."));
    const AlignmentDump chosen = read("m", weights, {{"source", m_folder.file("src")}});
    EXPECT_EQ(chosen.sentences.size(), 218U);
    EXPECT_THAT(chosen.skipped.text(), HasSubstr("80 without a line in src"));
}

// --pairs names one file for both sides and no file for the target.
TEST_F(TextsOfWeights, OfOneFileWithBothAreSplit) {
    const TemporaryFolder elsewhere;
    for (const char* mark : {" ||| ", "\t"}) {
        const std::string pairs =
            elsewhere.write("pairs", std::string("x y") + mark + "A B\nz" + mark + "C\n");
        const std::map<std::string, std::string> chosen = {{"source", pairs}, {"target", ""}};
        const AlignmentDump marian = read("m", "a b ||| 0.9,0.1 0.2,0.8\nc ||| 1,0\n", chosen);
        ASSERT_EQ(marian.sentences.size(), 2U) << marian.skipped.text();
        EXPECT_EQ(marian.sentences[0]->source.joined(), "x y");
        EXPECT_EQ(marian.sentences[1]->source.joined(), "z");
        EXPECT_EQ(marian.sentences[0]->target.joined(), "a b") << "its own";
        const AlignmentDump bare = read(
            "w.json", ownWeights("{\"weights\": [[0.9, 0.1], [0.2, 0.8]]}, {\"weights\": [[1]]}"), chosen);
        EXPECT_EQ(bare.sentences.at(0)->source.joined(), "x y");
        EXPECT_EQ(bare.sentences.at(0)->target.joined(), "A B");
        EXPECT_EQ(bare.sentences.at(1)->target.joined(), "C");
    }
}

// If all sentences have one column more, it is the end mark, even if its weight was printed as 0.
TEST_F(TextsOfWeights, AColumnThatAllHaveMoreIsTheEndMark) {
    m_folder.write("src", "x y\nx\n");
    const AlignmentDump found = read("m", "a ||| 0.9,0.1,0\nb ||| 1,0\n");
    ASSERT_EQ(found.sentences.size(), 2U);
    EXPECT_EQ(found.sentences[1]->source.joined(), "x </s>");
}

// Sentences of 3, 5 and 2 words in arrays of `rows` times `columns` (source times target). The padding is
// zero except where a decoder continued after the end.
class TextsOfArrays : public TextsOfWeights {
protected:
    std::string array(int rows, int columns, bool goesOn) const {
        std::string data;
        for (const int words : {3, 5, 2}) {
            for (int row = 0; row < rows; ++row) {
                for (int column = 0; column < columns; ++column) {
                    const bool isThere = row < words && (goesOn || column < words);
                    const float weight = isThere ? 1.0F / static_cast<float>(std::min(words, rows)) : 0;
                    data.append(reinterpret_cast<const char*>(&weight), sizeof weight);
                }
            }
        }
        std::string header = "{'descr': '<f4', 'fortran_order': False, 'shape': (3, " + std::to_string(rows) +
                             ", " + std::to_string(columns) + "), }";
        header.resize(117, ' ');
        return m_folder.write("a.npy", std::string("\x93NUMPY\x01\x00\x76\x00", 10) + header + "\n" + data);
    }
};

TEST_F(TextsOfArrays, AreCutWhereSentencesAreLonger) {
    m_folder.write("in", "a b c\nd e f g h\ni j\n");
    const AlignmentDump found = readDump(array(4, 6, false));
    EXPECT_EQ(found.skipped.text(), "");
    ASSERT_EQ(found.sentences.size(), 3U);
    EXPECT_EQ(found.sentences[0]->source.joined(), "a b c");
    EXPECT_EQ(found.sentences[1]->source.joined(), "d e f g") << "of the others there are no weights";
    EXPECT_EQ(found.sentences[1]->weights.cols(), 4);
    EXPECT_EQ(found.sentences[2]->source.joined(), "i j");
    EXPECT_THAT(conclusionOn(found.conclusions, "source").why,
                HasSubstr("1 sentence is longer than the array; its tokens past it are left out."));
}

TEST_F(TextsOfArrays, OfTheTargetAreOfferedWhereOnlyTheirLengthsFit) {
    const std::string in = m_folder.write("in", "a b c\nd e f g h\ni j\n");
    const std::string other = m_folder.write("other.out", "A\nC D E F\nG\n");
    const AlignmentDump found = readDump(array(6, 6, true));
    ASSERT_EQ(found.sentences.size(), 3U);
    EXPECT_TRUE(found.sentences[0]->knowsSource);
    EXPECT_FALSE(found.sentences[0]->knowsTarget);
    const Conclusion offered = conclusionOn(found.conclusions, "target");
    EXPECT_EQ(offered.value, "");
    EXPECT_THAT(offered.why, HasSubstr("other.out beside the dump may have them"));
    ASSERT_EQ(offered.choices.size(), 2U);
    EXPECT_EQ(offered.choices[0].value, other);
    // A file is taken if each sentence has as many words as weights.
    m_folder.write("own.out", "A B C\nC D E F G\nG H\n");
    const AlignmentDump own = readDump(array(6, 6, false), {.overruled = {{"source", in}}, .reference = {}});
    EXPECT_EQ(own.sentences.at(1)->target.joined(), "C D E F G");
}

}  // namespace
}  // namespace attn::test
