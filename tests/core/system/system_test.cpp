// SPDX-License-Identifier: GPL-3.0-or-later
// What the program asks of the operating system.
#include <gtest/gtest.h>

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>

#include "core/system/descriptors.h"
#include "core/system/machine_memory.h"
#include "core/system/program_path.h"
#include "core/system/wake_up.h"
#include "tests/support/temporary_folder.h"

namespace attn::test {
namespace {

bool isReadable(int descriptor) {
    pollfd ready = {descriptor, POLLIN, 0};
    return ::poll(&ready, 1, 0) == 1;
}

TEST(System, KnowsItsProgramAndItsMemory) {
    EXPECT_TRUE(programPath().filename().string().starts_with("attn_tests")) << programPath();
    EXPECT_GT(machineMemory(), 1e8);
    EXPECT_LT(machineMemory(), 1e15);
    returnMemory();
}

TEST(System, AWakeUpIsReadableOnceItRings) {
    const WakeUp wakeUp;
    EXPECT_FALSE(isReadable(wakeUp.descriptor()));
    wakeUp.ring();
    wakeUp.ring();
    EXPECT_TRUE(isReadable(wakeUp.descriptor()));
}

TEST(System, AnUnnamedFileGetsAFreshName) {
    const TemporaryFolder folder;
    const int file = openUnnamedFile(folder.path().string());
    if (file < 0) {
        EXPECT_EQ(errno, EOPNOTSUPP);
        GTEST_SKIP() << "this file system has no files without a name";
    }
    EXPECT_EQ(::write(file, "abc", 3), 3);
    EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
    EXPECT_TRUE(nameUnnamedFile(file, folder.file("a")));
    EXPECT_EQ(std::filesystem::file_size(folder.file("a")), 3u);
    EXPECT_FALSE(nameUnnamedFile(file, folder.file("a")));
    EXPECT_EQ(errno, EEXIST);
    ::close(file);
}

TEST(System, AMemoryFileOpensAnew) {
    const int file = openMemoryFile();
    ASSERT_GE(file, 0);
    EXPECT_EQ(::write(file, "abc", 3), 3);
    const int again = ::open(pathOfDescriptor(file).c_str(), O_RDONLY);
    ASSERT_GE(again, 0);
    char letters[4] = {};
    EXPECT_EQ(::read(again, letters, 3), 3);
    EXPECT_STREQ(letters, "abc");
    ::close(again);
    ::close(file);
}

TEST(System, DescriptorsHaveNames) {
    EXPECT_EQ(descriptorOfPath("/dev/stdin"), 0);
    EXPECT_EQ(descriptorOfPath("/dev/stdout"), 1);
    EXPECT_EQ(descriptorOfPath("/dev/stderr"), 2);
    EXPECT_EQ(descriptorOfPath("/dev/fd/12"), 12);
    EXPECT_EQ(descriptorOfPath("/dev/fd/12a"), std::nullopt);
    EXPECT_EQ(descriptorOfPath("file"), std::nullopt);
    EXPECT_TRUE(isDescriptorFolder("/dev/fd"));
    EXPECT_FALSE(isDescriptorFolder("/home"));
}

}  // namespace
}  // namespace attn::test
