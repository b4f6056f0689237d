// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/staging_folder.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

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

namespace fs = std::filesystem;

// While it lives, new files have the modes of a usual account.
class UsualMask {
public:
    UsualMask() : m_before(::umask(027)) {}
    ~UsualMask() { ::umask(m_before); }

private:
    const mode_t m_before;
};

unsigned modeOf(const std::string& path) {
    struct stat status = {};
    EXPECT_EQ(::stat(path.c_str(), &status), 0) << path;
    return status.st_mode & 07777;
}

// The modes of the files in `folder` that this process has open, also of those without a name.
std::vector<unsigned> openFilesIn(const fs::path& folder) {
    std::vector<unsigned> modes;
    for (const auto& entry : fs::directory_iterator("/proc/self/fd")) {
        std::error_code error;
        const fs::path target = fs::read_symlink(entry.path(), error);
        if (!error && target.parent_path() == fs::canonical(folder))
            modes.push_back(modeOf(entry.path()));
    }
    return modes;
}

TEST(StagingFolder, IsPrivateUntilItIsWholeAndThenHasTheUsualMode) {
    const UsualMask mask;
    const test::TemporaryFolder folder;
    fs::create_directory(folder.file("old"));
    fs::permissions(folder.file("old"), fs::perms::owner_all);
    for (const auto& [name, mode] : {std::pair("new", 0750u), std::pair("old", 0700u)}) {
        StagingFolder staging(folder.path(), folder.file(name));
        for (const auto& entry : fs::directory_iterator(folder.path()))
            if (entry.path().extension() == ".tmp") {
                EXPECT_EQ(modeOf(entry.path()), 0700u);
            }
        staging.add("one", "1");
        staging.replace(folder.file(name));
        EXPECT_EQ(modeOf(folder.file(name)), mode) << name;
        EXPECT_EQ(modeOf(folder.file(name) + "/one"), 0640u);
    }
}

TEST(TemporaryFile, IsPrivateUntilItIsWholeAndThenHasTheUsualMode) {
    const UsualMask mask;
    const test::TemporaryFolder folder;
    TemporaryFile file(folder.path(), folder.file("a"));
    file.write("half a secret");
    EXPECT_EQ(openFilesIn(folder.path()), std::vector{0600u});
    for (const auto& entry : fs::directory_iterator(folder.path()))
        EXPECT_EQ(modeOf(entry.path()), 0600u) << "where a file cannot be without a name";
    file.replace(folder.file("a"));
    EXPECT_EQ(modeOf(folder.file("a")), 0640u);
}

TEST(TemporaryFile, TakesTheModeOfTheFileThatItReplacesOnlyInTheEnd) {
    const UsualMask mask;
    const test::TemporaryFolder folder;
    TemporaryFile file(folder.path(), folder.file("a"));
    file.setMode(0604);
    EXPECT_EQ(openFilesIn(folder.path()), std::vector{0600u});
    file.replace(folder.file("a"));
    EXPECT_EQ(modeOf(folder.file("a")), 0604u);
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
