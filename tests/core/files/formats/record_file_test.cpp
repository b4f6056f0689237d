// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/formats/record_file.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <vector>

#include "core/base/error.h"
#include "tests/support/paths.h"
#include "tests/support/small_disk.h"
#include "tests/support/temporary_folder.h"

namespace attn::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::vector<std::string> recordsOf(const std::string& path) {
    std::vector<std::string> records;
    RecordFile::read(path, [&](std::string record) { records.push_back(std::move(record)); });
    return records;
}

class RecordFileTest : public testing::Test {
protected:
    void create(RecordFile& file, std::string_view text) const { file.create(path, std::span(&text, 1)); }
    static bool append(RecordFile& file, std::string_view text) { return file.append(std::span(&text, 1)); }

    const TemporaryFolder folder;
    const std::string path = folder.file("records");
};

TEST_F(RecordFileTest, GrowsByWholeRecords) {
    RecordFile file;
    EXPECT_FALSE(append(file, "early")) << "there is no file yet";
    create(file, "one");
    EXPECT_TRUE(RecordFile::isOne(path));
    const std::vector<std::string_view> parts = {"t", "", "wo"};
    EXPECT_TRUE(file.append(parts));
    EXPECT_TRUE(append(file, ""));
    EXPECT_EQ(file.size(), std::filesystem::file_size(path));
    EXPECT_THAT(recordsOf(path), ElementsAre("one", "two", ""));
    EXPECT_EQ(RecordFile::readLast(path), "");
    create(file, "new");
    EXPECT_THAT(recordsOf(path), ElementsAre("new"));
    EXPECT_FALSE(RecordFile::isOne(folder.write("text", "something else")));
    EXPECT_FALSE(RecordFile::isOne(folder.write("empty", "")));
}

TEST_F(RecordFileTest, WhereverItIsCutTheRecordsBeforeAreRead) {
    RecordFile file;
    create(file, "the first");
    const auto first = file.size();
    append(file, "the second");
    const std::string whole = readBytes(path);
    for (std::size_t size = first; size < whole.size(); ++size) {
        const std::string cut = folder.write("cut", whole.substr(0, size));
        EXPECT_THAT(recordsOf(cut), ElementsAre("the first")) << size;
        EXPECT_EQ(RecordFile::readLast(cut), "the first") << size;
    }
    for (std::size_t place = first; place < whole.size(); ++place) {
        std::string bytes = whole;
        bytes[place] ^= 1;
        const std::string broken = folder.write("broken", bytes);
        EXPECT_THAT(recordsOf(broken), ElementsAre("the first")) << place;
        EXPECT_EQ(RecordFile::readLast(broken), "the first") << place;
    }
    for (const std::size_t size : {std::size_t(8), std::size_t(20), std::size_t(30)}) {
        try {
            recordsOf(folder.write("cut", whole.substr(0, size)));
            ADD_FAILURE() << size;
        } catch (const Error& error) {
            EXPECT_THAT(error.what(), HasSubstr("cut: holds no whole record"));
        }
    }
}

TEST_F(RecordFileTest, AFullDiskLeavesWhatIsThere) {
    RecordFile file;
    create(file, "the first");
    const std::string large(100'000, 'x');
    {
        const SmallDisk disk(50'000);
        try {
            append(file, large);
            ADD_FAILURE() << "written";
        } catch (const Error& error) {
            EXPECT_EQ(error.kind(), Error::Kind::Failure);
            EXPECT_THAT(error.what(), HasSubstr(path + ": cannot be written: "));
        }
        EXPECT_EQ(std::filesystem::file_size(path), file.size()) << "and takes no room for what failed";
    }
    EXPECT_TRUE(append(file, large));
    EXPECT_THAT(recordsOf(path), ElementsAre("the first", large));
}

TEST_F(RecordFileTest, IsStoppedByWhatLooksOn) {
    RecordFile file;
    create(file, "the first");
    const std::string bytes(10'000'000, 'x');
    const std::string_view view = bytes;
    EXPECT_THROW(file.append(std::span(&view, 1), [](std::uint64_t) { throw 1; }), int);
    EXPECT_EQ(std::filesystem::file_size(path), file.size());
    EXPECT_TRUE(append(file, "the second"));
    EXPECT_THAT(recordsOf(path), ElementsAre("the first", "the second"));
}

TEST_F(RecordFileTest, AddsToNoFileThatIsNotItsOwnAnyMore) {
    RecordFile file;
    create(file, "the first");
    std::filesystem::resize_file(path, file.size() - 1);
    EXPECT_FALSE(append(file, "the second"));
    std::filesystem::remove(path);
    EXPECT_FALSE(append(file, "the second"));
    RecordFile other;
    create(other, "another one, and longer");
    EXPECT_FALSE(append(file, "the second"));
    EXPECT_THAT(recordsOf(path), ElementsAre("another one, and longer"));
}

}  // namespace
}  // namespace attn::test
