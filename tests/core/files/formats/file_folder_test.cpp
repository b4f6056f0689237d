// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/formats/file_folder.h"

#include <gmock/gmock.h>

#include "core/base/error.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/zip_bytes.h"

namespace attn::test {
namespace {

using testing::HasSubstr;

TEST(FileFolder, FilesOfTheDiskAndOfAZipFileAreReadAlike) {
    const TemporaryFolder folder;
    std::filesystem::create_directories(folder.file("inner"));
    folder.write("beside.txt", "beside");
    folder.write("inner/a.txt", "abcdef");
    const std::string zip =
        folder.write("a.zip", zipBytes({{"top/beside.txt", "beside"}, {"top/inner/a.txt", "abcdef"}}));
    const auto archive = std::make_shared<const ZipArchive>(zip, "a test");
    for (const FileFolder& files : {FileFolder(folder.file("inner")), FileFolder(archive, "top/inner")}) {
        EXPECT_TRUE(files.has("a.txt"));
        EXPECT_FALSE(files.has("b.txt"));
        EXPECT_TRUE(files.has("../beside.txt"));
        EXPECT_EQ(files.read("../beside.txt", 100), "beside");
        EXPECT_THAT(files.pathOf("a.txt"), testing::EndsWith("inner/a.txt"));
        const std::shared_ptr<FileReader> file = files.open("a.txt", 100);
        EXPECT_EQ(file->size(), 6u);
        EXPECT_EQ(file->read(2), "ab");
        file->seek(4);
        EXPECT_EQ(file->read(2), "ef");
        EXPECT_THROW(files.read("b.txt", 100), Error);
        EXPECT_THROW(files.read("a.txt", 5), Error);
    }
    EXPECT_EQ(FileFolder(archive, "top/inner").pathOf("a.txt"), zip + "/top/inner/a.txt");
}

}  // namespace
}  // namespace attn::test
