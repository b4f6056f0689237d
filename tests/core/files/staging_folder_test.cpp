// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/staging_folder.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

#include "core/base/error.h"
#include "core/files/temporary_file.h"
#include "tests/support/small_disk.h"
#include "tests/support/temporary_folder.h"

namespace attn {
namespace {

TEST(StagingFolder, TakesThePlaceOfNothingOrOfAnEmptyFolder) {
    const test::TemporaryFolder folder;
    std::filesystem::create_directory(folder.file("b"));
    for (const char* name : {"a", "b"}) {
        StagingFolder staging(folder.path(), folder.file(name));
        staging.add("one", "1");
        staging.add("two", std::string(100'000, '2'));
        staging.replace(folder.file(name));
        EXPECT_EQ(test::readBytes(folder.file(name) + "/two").size(), 100'000u);
    }
    EXPECT_EQ(folder.fileCount(), 2u);
    StagingFolder late(folder.path(), folder.file("a"));
    EXPECT_THROW(late.replace(folder.file("a")), Error) << "it is not empty";
}

TEST(StagingFolder, WhatIsNotWholeIsGone) {
    const test::TemporaryFolder folder;
    {
        StagingFolder staging(folder.path(), folder.file("a"));
        staging.add("one", "1");
        const test::SmallDisk disk(1000);
        EXPECT_THROW(staging.add("two", std::string(100'000, '2')), Error);
    }
    EXPECT_EQ(folder.fileCount(), 0u);
    EXPECT_THROW(StagingFolder(folder.file("no/such"), "a"), Error);
}

TEST(StagingFolder, OneOfAKilledProgramIsRemovedAndOneInUseIsNot) {
    const test::TemporaryFolder folder;
    const pid_t child = ::fork();
    if (child == 0) {
        StagingFolder staging(folder.path(), folder.file("a"));
        staging.add("one", "1");
        ::kill(::getpid(), SIGKILL);
    }
    ASSERT_GT(child, 0);
    ::waitpid(child, nullptr, 0);
    EXPECT_EQ(folder.fileCount(), 1u);
    const StagingFolder used(folder.path(), folder.file("a"));
    EXPECT_EQ(folder.fileCount(), 2u);
    removeStaleTemporaries(folder.path());
    EXPECT_EQ(folder.fileCount(), 1u);
}

TEST(TemporaryFile, GivesBackWhatWasWritten) {
    const test::TemporaryFolder folder;
    TemporaryFile file(folder.path(), folder.file("a"));
    file.write("one, ");
    file.write("two");
    EXPECT_EQ(file.read(5, 3), "two");
    EXPECT_EQ(file.read(0, 5), "one, ");
    EXPECT_THROW(file.read(6, 3), Error);
}

}  // namespace
}  // namespace attn
