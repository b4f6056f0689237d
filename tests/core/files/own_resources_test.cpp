// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/own_resources.h"

#include <gmock/gmock.h>

#include "tests/support/temporary_folder.h"

namespace attn::test {
namespace {

using testing::ElementsAre;

TEST(OwnResources, AreMeantWhereTheFolderHereHasNoSuchFile) {
    const TemporaryFolder folder;
    std::filesystem::create_directories(folder.file("far"));
    const std::string b = folder.write("far/b.txt", ""), a = folder.write("far/a.txt", "");
    const std::filesystem::path own = std::filesystem::path(a).parent_path().parent_path();
    const auto words = [&](const std::vector<std::string>& given) { return withOwnResources(given, own); };
    EXPECT_THAT(words({"info", "resources/far/a.txt", "--json"}), ElementsAre("info", a, "--json"));
    EXPECT_THAT(words({"info", "resources/far/*.txt"}), ElementsAre("info", a, b));
    EXPECT_THAT(words({"info", "resources/far/c.txt"}), ElementsAre("info", "resources/far/c.txt"));
    EXPECT_THAT(words({"info", "far/a.txt"}), ElementsAre("info", "far/a.txt"));
    EXPECT_THAT(words({"train", "-", "--out", "resources/far/a.txt"}),
                ElementsAre("train", "-", "--out", "resources/far/a.txt"))
        << "an output is never written there";
    EXPECT_THAT(words({"import", "x", "--config", "resources/far/a.txt"}),
                ElementsAre("import", "x", "--config", a));
    EXPECT_THAT(withOwnResources({"resources/far/a.txt"}, {}), ElementsAre("resources/far/a.txt"));
}

}  // namespace
}  // namespace attn::test
