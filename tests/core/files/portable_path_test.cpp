// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/portable_path.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <string>

#include "core/base/error.h"
#include "core/files/file_reader.h"
#include "core/system/account_home.h"
#include "tests/support/temporary_folder.h"

namespace attn {
namespace {

namespace fs = std::filesystem;

class PortablePath : public testing::Test {
protected:
    void SetUp() override {
        if (const char* home = std::getenv("HOME"))
            m_before = home;
        m_top = fs::canonical(m_folder.path());
        m_home = m_top / "people/ada";
        fs::create_directories(m_home);
        ::setenv("HOME", m_home.c_str(), 1);
    }
    void TearDown() override {
        m_before.empty() ? ::unsetenv("HOME") : ::setenv("HOME", m_before.c_str(), 1);
    }

    const test::TemporaryFolder m_folder;
    fs::path m_top, m_home;
    std::string m_before;
};

TEST_F(PortablePath, TheWayIsRelativeAsLongAsItStaysInTheHomeFolder) {
    EXPECT_EQ(relativeWay(m_home / "a/m", m_home / "a"), "m");
    EXPECT_EQ(relativeWay(m_home / "a/b/m", m_home / "a"), "b/m");
    EXPECT_EQ(relativeWay(m_home / "data/m", m_home / "work/runs"), "../../data/m");
    EXPECT_EQ(relativeWay(m_home / "m", m_top / "people/bob"), "") << "it would be ../ada/m";
    EXPECT_EQ(relativeWay(m_home / "m", m_top / "disk"), "");
    EXPECT_EQ(relativeWay(m_home / "m", "/usr/share"), "");
    EXPECT_EQ(relativeWay(m_top / "disk/m", m_home / "a"), "");
    EXPECT_EQ(relativeWay(m_home / "m", m_top), "people/ada/m") << "below the folder itself";
}

TEST_F(PortablePath, APlaceInTheHomeFolderIsWrittenWithoutItsName) {
    EXPECT_EQ(fromHome(m_home / "a/m"), "~/a/m");
    EXPECT_EQ(withHome("~/a/m"), m_home / "a/m");
    EXPECT_EQ(fromHome("/usr/share/m"), "/usr/share/m");
    EXPECT_EQ(withHome("/usr/share/m"), "/usr/share/m");
    EXPECT_EQ(withHome("~bob/m"), "~bob/m");
    ::setenv("HOME", "/", 1);
    EXPECT_EQ(fromHome("/usr/share/m"), "/usr/share/m");
    ::unsetenv("HOME");
    EXPECT_EQ(fromHome(m_home / "m"), m_home / "m");
    if (const fs::path listed = accountHome(); listed.has_relative_path()) {
        EXPECT_EQ(fromHome(listed / "m"), "~/m");
        EXPECT_EQ(withHome("~/m"), listed / "m");
    }
}

TEST_F(PortablePath, TheFolderOfANameIsNotTheHomeFolder) {
    EXPECT_EQ(nameWithFolder(m_home / "run1/a.txt"), "run1/a.txt");
    EXPECT_EQ(nameWithFolder(m_home / "a.txt"), "a.txt");
    EXPECT_EQ(nameWithFolder("/a.txt"), "a.txt");
}

TEST_F(PortablePath, OnlyAFirstPartOfTwoPointsLeadsOut) {
    for (const char* way : {"..", "../m", "a/../../m", "./../m"})
        EXPECT_TRUE(leadsOut(way)) << way;
    for (const char* way : {"m", "..d/m", "a/../m", "...", ""})
        EXPECT_FALSE(leadsOut(way)) << way;
}

// Removable drives are mounted in a folder of the account's name.
TEST_F(PortablePath, APlaceElsewhereDoesNotTellTheName) {
    EXPECT_EQ(fromHome("/media/ada/stick/m"), "/media/~/stick/m");
    EXPECT_EQ(withHome("/media/~/stick/m"), "/media/ada/stick/m");
    EXPECT_EQ(fromHome("/media/adam/m"), "/media/adam/m");
    EXPECT_EQ(fromHome("/run/media/ada/m"), "/run/media/~/m");
    // Elsewhere a name means the same for every account.
    EXPECT_EQ(fromHome("/srv/ada/m"), "/srv/ada/m");
    EXPECT_EQ(withHome("/srv/~/m"), "/srv/~/m");
    EXPECT_EQ(withoutAccount((m_home / "m").string() + ": is missing; /media/ada/m too"),
              "~/m: is missing; /media/~/m too");
    EXPECT_EQ(withoutAccount("/srv" + m_home.string() + "/m, https://a.org"),
              "/srv" + m_home.string() + "/m, https://a.org");
    ::setenv("HOME", (m_home.string() + "/").c_str(), 1);
    EXPECT_EQ(fromHome(m_home / "m"), "~/m");
    EXPECT_EQ(withHome("/media/~/m"), "/media/ada/m");
}

TEST_F(PortablePath, ALinkLeadsOutOfAFolder) {
    fs::create_directories(m_home / "in/deep");
    fs::create_symlink(m_top, m_home / "in/out");
    fs::create_symlink("deep", m_home / "in/link");
    EXPECT_TRUE(liesIn(m_home / "in/link/m", m_home / "in"));
    EXPECT_FALSE(liesIn(m_home / "in/out/m", m_home / "in"));
    EXPECT_FALSE(liesIn(m_home / "in/../m", m_home / "in"));
    EXPECT_FALSE(liesIn(m_home / "inside", m_home / "in"));
    EXPECT_FALSE(liesIn(m_home / "in", "")) << "no folder holds nothing";
}

TEST(FileReader, RefusesMoreBytesThanAreEverRead) {
    const test::TemporaryFolder folder;
    const std::string path = folder.write("huge", "x");
    fs::resize_file(path, 40'000'000'000);
    FileReader file(path);
    try {
        file.read(file.size());
        FAIL() << "it was read";
    } catch (const Error& error) {
        EXPECT_EQ(
            std::string(error.what()).find(path + ": is too large: 40000000000 bytes of it are to be read"),
            0u)
            << error.what();
    }
}

}  // namespace
}  // namespace attn
