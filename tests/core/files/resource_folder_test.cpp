// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/resource_folder.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "tests/support/temporary_folder.h"

namespace attn::test {
namespace {

class ResourceFolder : public testing::Test {
protected:
    void TearDown() override { ::unsetenv("ATTENTION_LAB_RESOURCES"); }
    void choose(const std::string& place) { ::setenv("ATTENTION_LAB_RESOURCES", place.c_str(), 1); }
};

TEST_F(ResourceFolder, IsThatOfTheEnvironmentOrNone) {
    const TemporaryFolder folder;
    choose(folder.path().string() + "/./");
    EXPECT_TRUE(std::filesystem::equivalent(resourceFolder(), folder.path()));
    EXPECT_EQ(resourceFolder().string().find("/."), std::string::npos);
    choose(std::filesystem::relative(folder.path()).string());
    EXPECT_TRUE(resourceFolder().is_absolute());
    choose(folder.file("missing"));
    EXPECT_TRUE(resourceFolder().empty());
}

TEST_F(ResourceFolder, IsOtherwiseThatOfTheSources) {
    choose("");
    EXPECT_TRUE(std::filesystem::exists(resourceFolder() / "models")) << resourceFolder();
}

}  // namespace
}  // namespace attn::test
