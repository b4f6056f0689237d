// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/file_checksum.h"

#include <gtest/gtest.h>

#include "core/base/error.h"
#include "tests/support/temporary_folder.h"

namespace attn::test {
namespace {

TEST(FileChecksum, IsThatOfGzip) {
    const TemporaryFolder folder;
    EXPECT_EQ(fileChecksum(folder.write("digits", "123456789")), 0xCBF43926U) << "the check value of CRC-32";
    EXPECT_EQ(fileChecksum(folder.write("empty", "")), 0U);
}

// A large file is read in parts.
TEST(FileChecksum, OfALargeFileSeesEveryByte) {
    const TemporaryFolder folder;
    std::string bytes(2'500'000, 'a');
    const std::uint32_t before = fileChecksum(folder.write("a", bytes));
    bytes.back() = 'b';
    EXPECT_NE(fileChecksum(folder.write("a", bytes)), before);
}

TEST(FileChecksum, NeedsAFile) {
    const TemporaryFolder folder;
    EXPECT_THROW(fileChecksum(folder.file("none")), Error);
    EXPECT_THROW(fileChecksum(folder.path().string()), Error);
}

}  // namespace
}  // namespace attn::test
