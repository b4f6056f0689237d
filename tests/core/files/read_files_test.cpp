// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/read_files.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "core/files/file_reader.h"
#include "core/files/lines/line_reader.h"
#include "core/files/lines/line_stream.h"
#include "tests/support/temporary_folder.h"

namespace attn::test {
namespace {

TEST(ReadFiles, AreKnownUnderAnyName) {
    const TemporaryFolder folder;
    const std::string before = folder.write("before", "a\n"), whole = folder.write("whole", "a\n"),
                      lines = folder.write("lines", "a\n"), stream = folder.write("stream", "a\n"),
                      looked = folder.write("looked", "a\n"), never = folder.write("never", "a\n");
    FileReader(before).read(1);
    keepReadFiles();
    FileReader(whole).read(1);
    LineReader reader(lines);
    LineStream streamed(stream);
    {
        const OnlyLooking looking;
        FileReader(looked).read(1);
    }
    EXPECT_FALSE(wasRead(before)) << "nothing is kept unless it is asked for";
    for (const std::string& read : {whole, lines, stream})
        EXPECT_TRUE(wasRead(read)) << read;
    EXPECT_FALSE(wasRead(looked));
    EXPECT_FALSE(wasRead(never));
    EXPECT_FALSE(wasRead(folder.file("missing")));
    std::filesystem::create_symlink(whole, folder.file("link"));
    EXPECT_TRUE(wasRead(folder.file("link")));
}

}  // namespace
}  // namespace attn::test
