// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/texts_beside.h"

#include <gmock/gmock.h>

#include "core/inspect/dump.h"
#include "tests/core/inspect/link_files.h"

namespace attn::test {
namespace {

using testing::AllOf;
using testing::HasSubstr;

// Dumps of weights, and what lies beside them.
class TextsOfWeights : public testing::Test {
protected:
    AlignmentDump read(const std::string& name, const std::string& content,
                       const std::map<std::string, std::string>& overruled = {}) const {
        return readDump(m_folder.write(name, content), {.overruled = overruled, .reference = {}});
    }
    const TemporaryFolder m_folder;
};

// The longest sentence has no column more than tokens: zeros behind the others are no end marks.
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

// The reference says whether a target is right, whatever is known of its source.
TEST_F(TextsOfWeights, OfTheTargetAloneTellWhetherItIsRight) {
    const std::string path = m_folder.write("m", "a b ||| 0.9,0.1 0.2,0.8\nc ||| 0.5,0.5\n");
    const TemporaryFolder elsewhere;
    const AlignmentDump found =
        readDump(path, {.overruled = {}, .reference = elsewhere.write("reference", "a b\nd\n")});
    EXPECT_FALSE(found.sentences.at(0)->knowsSource);
    EXPECT_EQ(found.sentences.at(0)->isRight, true);
    EXPECT_EQ(found.sentences.at(1)->isRight, false);
}

// Where all have one column more it is the end mark, though its weight was printed as 0.
TEST_F(TextsOfWeights, AColumnThatAllHaveMoreIsTheEndMark) {
    m_folder.write("src", "x y\nx\n");
    const AlignmentDump found = read("m", "a ||| 0.9,0.1,0\nb ||| 1,0\n");
    ASSERT_EQ(found.sentences.size(), 2U);
    EXPECT_EQ(found.sentences[1]->source.joined(), "x </s>");
}

}  // namespace
}  // namespace attn::test
