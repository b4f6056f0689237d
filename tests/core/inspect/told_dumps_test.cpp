// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>

#include <string>

#include "core/base/error.h"
#include "core/base/told.h"
#include "core/inspect/read_dump.h"
#include "tests/core/inspect/links/link_files.h"

namespace attn::test {
namespace {

using testing::HasSubstr;
using testing::ThrowsMessage;

// Every text in brackets, as a program in another language gives other texts.
std::string inBrackets(const char* english, long) {
    return "<" + std::string(english) + ">";
}

class ToldDumps : public LinkFiles {
protected:
    ToldDumps() { translateBy(inBrackets); }
    ~ToldDumps() override { translateBy(nullptr); }
    AlignmentDump read(const std::string& content) const {
        return readDump(m_folder.write("dump", content), {});
    }
};

TEST_F(ToldDumps, ConclusionsAreInTheLanguageOfTheProgram) {
    const Conclusion format = read("0-0 1-1\n0-0\n").conclusions.front();
    EXPECT_EQ(format.topic, "<Format>");
    EXPECT_EQ(format.what, "<<Pharaoh: links parted by blanks (fast_align, awesome-align, simalign …)>.>");
    EXPECT_EQ(format.why, "<It begins with \"0-0 1-1\".>");
    EXPECT_EQ(format.value, "pharaoh");
}

TEST_F(ToldDumps, ReasonsDoNotDependOnTheWordsOfOtherErrors) {
    const std::string right = R"({"id": 0, "matrix": [[1]]})";
    const AlignmentDump dump = read(right + "\n{\"matrix\": [[1]],}\n{\"id\": 1, \"id\": 2}\n");
    ASSERT_EQ(dump.skipped.reasons().size(), 2U);
    EXPECT_EQ(dump.skipped.reasons()[0].text, "<that are not JSON>");
    EXPECT_EQ(dump.skipped.reasons()[1].text,
              "<with JSON that is too large, nested too deep or has a key twice>");
    // A text is of no other kind of file.
    EXPECT_THAT([&] { read("nothing that is known\n"); },
                ThrowsMessage<Error>(HasSubstr("of no known format of <alignments>")));
}

}  // namespace
}  // namespace attn::test
