// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/atomic_file.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/file.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

#include "core/base/error.h"
#include "core/math/random.h"
#include "tests/support/small_disk.h"
#include "tests/support/temporary_folder.h"

namespace attn {
namespace {

namespace fs = std::filesystem;

Error::Kind failureKind(const std::string& path, const std::string& content) {
    try {
        writeFileAtomically(path, content);
    } catch (const Error& error) {
        EXPECT_EQ(std::string(error.what()).find(path + ": cannot be written: "), 0u) << error.what();
        return error.kind();
    }
    ADD_FAILURE() << "was written: " << path;
    return Error::Kind::WrongInput;
}

TEST(AtomicFile, WritesAndReplaces) {
    const test::TemporaryFolder folder;
    const std::string path = folder.file("model.safetensors");
    writeFileAtomically(path, "old");
    EXPECT_EQ(test::readBytes(path), "old");
    const std::string content = std::string("new\0content", 11) + std::string(100'000, 'x');
    writeFileAtomically(path, content);
    EXPECT_EQ(test::readBytes(path), content);
    EXPECT_EQ(folder.fileCount(), 1u);
}

TEST(AtomicFile, AFullDiskLeavesTheOldFileWhole) {
    const test::TemporaryFolder folder;
    const std::string path = folder.write("model.safetensors", "old");
    {
        const test::SmallDisk disk(1000);
        EXPECT_EQ(failureKind(path, std::string(100'000, 'x')), Error::Kind::Failure);
    }
    EXPECT_EQ(test::readBytes(path), "old");
    EXPECT_EQ(folder.fileCount(), 1u);
}

TEST(AtomicFile, RefusesFoldersDevicesAndMissingFolders) {
    const test::TemporaryFolder folder;
    EXPECT_EQ(failureKind(folder.file("missing/model.safetensors"), "x"), Error::Kind::Failure);
    EXPECT_EQ(failureKind(folder.path().string(), "x"), Error::Kind::Failure);
    EXPECT_EQ(failureKind("/dev/full", "x"), Error::Kind::Failure);
    EXPECT_TRUE(fs::is_character_file("/dev/full"));
    EXPECT_EQ(folder.fileCount(), 0u);
}

TEST(AtomicFile, RemovesWhatAKilledProgramLeft) {
    const test::TemporaryFolder folder;
    folder.write(".attention-lab-1-0.tmp", "half a mod");
    const std::string other = folder.write(".attention-lab-notes", "kept");
    writeFileAtomically(folder.file("model"), "x");
    EXPECT_EQ(folder.fileCount(), 2u);
    EXPECT_EQ(test::readBytes(other), "kept");
}

TEST(AtomicFile, LeavesTheTemporaryOfAnotherProgramThatIsAtWork) {
    const test::TemporaryFolder folder;
    const std::string path = folder.write(".attention-lab-1-0.tmp", "half a mod");
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    ASSERT_EQ(::flock(descriptor, LOCK_EX), 0);
    writeFileAtomically(folder.file("model"), "x");
    EXPECT_TRUE(fs::exists(path));
    ::close(descriptor);
    writeFileAtomically(folder.file("model"), "x");
    EXPECT_FALSE(fs::exists(path));
}

// Starts a program that saves without end and kills it at a given moment.
void killWhileSaving(const std::string& path, const std::vector<std::string>& contents, int microseconds) {
    const pid_t child = ::fork();
    if (child == 0) {
        for (std::size_t i = 0;; ++i)
            writeFileAtomically(path, contents[i % contents.size()]);
    }
    ASSERT_GT(child, 0);
    ::usleep(static_cast<useconds_t>(microseconds));
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
}

TEST(AtomicFile, AKillAtAnyMomentLeavesTheOldFileOrTheNew) {
    const test::TemporaryFolder folder;
    const std::vector<std::string> contents = {std::string(300'000, 'a'), std::string(200'000, 'b')};
    const std::string path = folder.write("model", contents[0]);
    Random random(5);
    for (int round = 0; round < 60; ++round) {
        killWhileSaving(path, contents, random.below(8000));
        const std::string found = test::readBytes(path);
        EXPECT_TRUE(found == contents[0] || found == contents[1]) << found.size() << " bytes";
        EXPECT_LE(folder.fileCount(), 2u) << "the next one removes what was left";
    }
    writeFileAtomically(path, "whole");
    EXPECT_EQ(test::readBytes(path), "whole");
    EXPECT_EQ(folder.fileCount(), 1u);
}

TEST(AtomicFile, WritesParts) {
    const test::TemporaryFolder folder;
    const std::vector<std::string_view> parts = {"one", "", " two"};
    writeFileAtomically(folder.file("model"), parts);
    EXPECT_EQ(test::readBytes(folder.file("model")), "one two");
}

TEST(AtomicFile, FollowsALinkAndKeepsTheMode) {
    const test::TemporaryFolder folder;
    const std::string target = folder.write("target", "old"), link = folder.file("link");
    fs::permissions(target, fs::perms::owner_read | fs::perms::owner_write);
    fs::create_symlink("target", link);
    writeFileAtomically(link, "new");
    EXPECT_TRUE(fs::is_symlink(link));
    EXPECT_EQ(test::readBytes(target), "new");
    EXPECT_EQ(fs::status(target).permissions(), fs::perms::owner_read | fs::perms::owner_write);
}

TEST(AtomicFile, MakesTheFileThatALinkNames) {
    const test::TemporaryFolder folder;
    std::filesystem::create_directories(folder.file("sub"));
    std::filesystem::create_symlink("sub/new", folder.file("link"));
    writeFileAtomically(folder.file("link"), "text");
    EXPECT_TRUE(std::filesystem::is_symlink(folder.file("link")));
    EXPECT_EQ(test::readBytes(folder.file("sub/new")), "text");
    std::filesystem::create_symlink("round", folder.file("round"));
    EXPECT_THROW(writeFileAtomically(folder.file("round"), "text"), Error);
}

TEST(AtomicFile, WritesToTheWorkingFolder) {
    const test::TemporaryFolder folder;
    const fs::path before = fs::current_path();
    fs::current_path(folder.path());
    writeFileAtomically("plain-name", "x");
    fs::current_path(before);
    EXPECT_EQ(test::readBytes(folder.path() / "plain-name"), "x");
}

}  // namespace
}  // namespace attn
