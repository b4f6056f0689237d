// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/links/gold_edit.h"

#include "core/base/error.h"
#include "tests/core/inspect/links/link_files.h"

namespace attn::test {
namespace {

using testing::HasSubstr;
using testing::ThrowsMessage;

class EditedGold : public LinkFiles {
protected:
    struct Click {
        long sentence;
        int source, target;
    };
    // The file after these clicks on links.
    std::string edited(const std::string& content, const std::vector<Click>& clicks,
                       const std::map<std::string, std::string>& overruled = {}) const {
        const GoldLinks read = readGold(m_folder.write("gold", content), {}, overruled);
        EXPECT_TRUE(keepsGoldForm(read));
        GoldLinks changed = read;
        for (const Click& click : clicks)
            cycleLink(changed.links[click.sentence], click.source, click.target);
        return editedGoldFile(read, changed);
    }
};

TEST_F(EditedGold, IsTheSameFileWhereNothingWasEdited) {
    for (const std::string content : {"1-1  3p2 \r\n\r\n2-2\t1-1 x\r\n 2-2 1?1",
                                      "\xEF\xBB\xBF"
                                      "0-0 1-1-P\n",
                                      "7\t1-1 2-2\n5\t1-1\n", "0001 01 1 S 0.9\n0001 2 2\n\n0003 1 1 P\n",
                                      "a b\tc d\t0-1 1-0\n", "c d ||| 1-0 0-1 |||  -1.5\n"})
        EXPECT_EQ(edited(content, {}), content);
}

TEST_F(EditedGold, KeepsBaseOrderMarksAndSpacing) {
    // Counts from 1; one link is added, one made possible, one removed.
    EXPECT_EQ(edited("1-1  2?2 3-3\t\r\n1-1 2-2\r\n", {{0, 0, 1}, {0, 2, 2}, {1, 0, 0}, {1, 0, 0}}),
              "1-1  1-2  2?2 3?3\t\r\n2-2\r\n");
    EXPECT_EQ(edited("1-1 2-2\n1-1 2-2\n", {{1, 1, 0}}), "1-1 2-2\n1-1 2-1 2-2\n");
    // The first file is ordered by the second position; without any order, new links are appended.
    EXPECT_EQ(edited("1-0 0-1\n1-0 0-1 2-2\n", {{0, 1, 1}}), "1-0 0-1 1-1\n1-0 0-1 2-2\n");
    EXPECT_EQ(edited("2-2 0-0 1-1\n0-0 1-1\n", {{0, 0, 1}}), "2-2 0-0 1-1 0-1\n0-0 1-1\n");
    // Target first, kinds after the links, probabilities, no line end at the end.
    EXPECT_EQ(
        edited("0-0-S 1-1-P", {{0, 0, 1}, {0, 0, 1}, {0, 1, 1}, {0, 1, 1}}, {{"order", "target-first"}}),
        "0-0-S 1-0-P 1-1-S");
    EXPECT_EQ(edited("0-0:0.5 1-1:0.25\n", {{0, 0, 0}}), "0p0:0.5 1-1:0.25\n");
}

TEST_F(EditedGold, AddsLinesOfSentencesThatHadNone) {
    EXPECT_EQ(edited("0-0\n", {{3, 1, 1}}), "0-0\n\n\n1-1\n");
    EXPECT_EQ(edited("0-0\n\n1-1\n", {{1, 1, 1}}), "0-0\n1-1\n1-1\n");
    EXPECT_EQ(edited("3\t1-1\n7\t1-1", {{4, 0, 0}, {8, 1, 1}}), "3\t1-1\n5\t1-1\n7\t1-1\n9\t2-2");
    EXPECT_EQ(edited("c d ||| ||| -1.5\nc d ||| 0-0 1-1 ||| -1\n", {{0, 1, 1}}),
              "c d ||| 1-1 ||| -1.5\nc d ||| 0-0 1-1 ||| -1\n");
}

TEST_F(EditedGold, EditsLinesOfNaacl) {
    const std::string content = "0001 1 1 S 0.9\r\n0001 3 3 P\r\n0003  1  1\r\n0003  2  0";
    EXPECT_EQ(edited(content, {{0, 1, 1}, {0, 2, 2}, {2, 0, 0}, {1, 0, 0}, {1, 0, 0}, {3, 0, 0}}),
              "0001 1 1 S 0.9\r\n0001 2 2 S\r\n0002 1 1 P\r\n0003  1  1  P\r\n0003  2  0\r\n0004 1 1 S");
}

TEST_F(EditedGold, RefusesAFileThatHasChangedAndWhatHasNoLine) {
    const GoldLinks read = readGold(m_folder.write("gold", "0-0 1-1\n0-0\n"), {});
    GoldLinks changed = read;
    cycleLink(changed.links[0], 1, 1);
    m_folder.write("gold", "0-0\n0-0\n");
    EXPECT_THAT([&] { editedGoldFile(read, changed); },
                ThrowsMessage<Error>(HasSubstr("what it says of sentence 0 is not what was read")));
    EXPECT_THAT(
        [&] {
            edited("a b\tc d\t0-0\n", {{4, 0, 0}});
        },
        ThrowsMessage<Error>(HasSubstr("has no line of sentence 4")));
    EXPECT_FALSE(keepsGoldForm(
        readGold(m_folder.write("giza",
                                "# Sentence pair (1) source length 1 target length 1 alignment score : 1\n"
                                "a\nNULL ({ }) b ({ 1 })\n"),
                 {})));
}

}  // namespace
}  // namespace attn::test
