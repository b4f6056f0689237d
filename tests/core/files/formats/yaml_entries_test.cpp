// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/formats/yaml_entries.h"

#include <gmock/gmock.h>

#include "core/base/error.h"

namespace attn::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::string yamlProblem(const std::string& text) {
    try {
        yamlEntries(text, "a.yml");
    } catch (const Error& error) {
        EXPECT_THAT(error.what(), testing::StartsWith("a.yml"));
        EXPECT_EQ(std::string(error.what()).find('\n'), std::string::npos);
        return error.what();
    }
    return "read";
}

TEST(YamlEntries, ReadsKeysAndLists) {
    const std::vector<YamlEntry> entries = yamlEntries(
        "# a comment\n\"\\u2581a\\\"\": 0\n'it''s': x y\n▁b: [1, 'two']\nlist:\n  - 1\n  - two\nempty:\n"
        "~: 5\nmore: {a: [1], b: 2}\ndeep: [[1], 2]\n",
        "a.yml");
    ASSERT_EQ(entries.size(), 8u);
    EXPECT_EQ(entries[0].key, "▁a\"");
    EXPECT_THAT(entries[0].values, ElementsAre("0"));
    EXPECT_EQ(entries[0].line, 2);
    EXPECT_EQ(entries[1].key, "it's");
    EXPECT_THAT(entries[1].values, ElementsAre("x y"));
    EXPECT_THAT(entries[2].values, ElementsAre("1", "two"));
    EXPECT_TRUE(entries[3].isList);
    EXPECT_THAT(entries[3].values, ElementsAre("1", "two"));
    EXPECT_THAT(entries[4].values, ElementsAre(""));
    EXPECT_EQ(entries[5].key, "null");
    EXPECT_TRUE(entries[6].isDeeper);
    EXPECT_TRUE(entries[7].isDeeper);
    EXPECT_THAT(entries[7].values, ElementsAre("2"));
    EXPECT_EQ(yamlEntries(R"({"a": 1, "b": 2})", "a.yml").size(), 2u) << "JSON is YAML";
}

TEST(YamlEntries, HostileTextsAreRefused) {
    EXPECT_THAT(yamlProblem(""), HasSubstr("is empty"));
    EXPECT_THAT(yamlProblem("word"), HasSubstr("found \"word\""));
    EXPECT_THAT(yamlProblem("- a"), HasSubstr("found a list"));
    EXPECT_THAT(yamlProblem("[a]: 1"), HasSubstr("found a list"));
    EXPECT_THAT(yamlProblem("a: &x [1, 1]\nb: [*x, *x]"), HasSubstr("a.yml:2: refers to another place"));
    EXPECT_THAT(yamlProblem("a: 1\n---\nb: 2"), HasSubstr("several documents"));
    EXPECT_THAT(yamlProblem("a: " + std::string(20, '[') + std::string(20, ']')), HasSubstr("nested deeper"));
    EXPECT_NE(yamlProblem("a: " + std::string(1 << 20, '[')), "read");
    EXPECT_NE(yamlProblem(std::string(1 << 16, '{')), "read");
    EXPECT_THAT(yamlProblem("a: \"b"), HasSubstr("is no YAML"));
    EXPECT_THAT(yamlProblem("a: b: c"), HasSubstr("a.yml:1: is no YAML"));
}

}  // namespace
}  // namespace attn::test
