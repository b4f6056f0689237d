// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/formats/json_reader.h"

#include <gtest/gtest.h>

#include "core/base/error.h"

namespace attn {
namespace {

template <typename Call>
std::string sentenceOf(Call call) {
    try {
        call();
    } catch (const Error& error) {
        return error.what();
    }
    return "no error";
}

TEST(JsonReader, NamesThePlaceOfASyntaxError) {
    EXPECT_EQ(sentenceOf([] { parseJson("{\n  \"a\": 1,\n  oops\n}", "r.json"); }),
              "r.json: not JSON at line 3, column 3.");
    EXPECT_EQ(sentenceOf([] { parseJson("{\"a\": [1", "r.json"); }),
              "r.json: not JSON at line 1, column 9, where the text ends too early.");
    EXPECT_NE(sentenceOf([] { parseJson("", "r.json"); }), "no error");
    EXPECT_NE(sentenceOf([] { parseJson("{} {}", "r.json"); }), "no error");
    EXPECT_NE(sentenceOf([] { parseJson("\"\xFF\"", "r.json"); }), "no error");
    EXPECT_EQ(sentenceOf([] { parseJson("[1e999]", "r.json"); }),
              "r.json: a JSON number that is too large for any computer number.");
}

TEST(JsonReader, RefusesAKeyThatStandsTwice) {
    EXPECT_EQ(sentenceOf([] { parseJson(R"({"a": 1, "b": {"a": 2}, "a": 3})", "r.json"); }),
              "r.json: JSON key \"a\" stands twice in one object; each may stand once.");
    EXPECT_EQ(parseJson(R"({"a": {"a": [{"a": 1}, {"a": 2}]}})", "r.json")["a"]["a"][1]["a"], 2);
}

TEST(JsonReader, BoundsDepthAndSize) {
    EXPECT_NE(sentenceOf([] { parseJson(std::string(1'000'000, '['), "r.json"); }).find("nested deeper"),
              std::string::npos);
    std::string objects;
    for (int i = 0; i < 100'000; ++i)
        objects += "{\"a\":";
    EXPECT_NE(sentenceOf([&] { parseJson(objects, "r.json"); }).find("nested deeper"), std::string::npos);
    EXPECT_NO_THROW(parseJson("[[1]]", "r.json", {.depth = 2}));
    EXPECT_THROW(parseJson("[[1]]", "r.json", {.depth = 1}), Error);
    EXPECT_THROW(parseJson("[1,2,3]", "r.json", {.depth = 2, .values = 3}), Error);
}

TEST(JsonReader, ReadsTypedKeysAndKeepsDefaults) {
    const nlohmann::json value =
        parseJson(R"({"s": "x", "b": true, "i": -3, "u": 18446744073709551615, "d": 2})", "r");
    JsonObject object(value, "r", "model");
    std::string s, missing = "default";
    bool b = false;
    Index i = 0;
    std::uint64_t u = 0;
    double d = 0;
    object.read("s", s);
    object.read("missing", missing);
    object.read("b", b);
    object.read("i", i);
    object.read("u", u);
    object.read("d", d);
    EXPECT_NO_THROW(object.refuseUnknown());
    EXPECT_EQ(s, "x");
    EXPECT_EQ(missing, "default");
    EXPECT_TRUE(b);
    EXPECT_EQ(i, -3);
    EXPECT_EQ(u, UINT64_MAX);
    EXPECT_EQ(d, 2.0);
}

TEST(JsonReader, RefusesWrongTypesByPath) {
    const nlohmann::json value =
        parseJson(R"({"s": 1, "b": "true", "i": 2.5, "big": 18446744073709551615, "u": -1, "d": null})", "r");
    JsonObject object(value, "r", "model");
    std::string s;
    bool b = false;
    Index i = 0;
    std::uint64_t u = 0;
    double d = 0;
    EXPECT_EQ(sentenceOf([&] { object.read("s", s); }),
              "r: model.s should be a text in quotation marks, found 1.");
    EXPECT_EQ(sentenceOf([&] { object.read("b", b); }),
              "r: model.b should be true or false, found \"true\".");
    EXPECT_EQ(sentenceOf([&] { object.read("i", i); }), "r: model.i should be a whole number, found 2.5.");
    EXPECT_EQ(sentenceOf([&] { object.read("big", i); }),
              "r: model.big should be a whole number, found 18446744073709551615.");
    EXPECT_THROW(object.read("u", u), Error);
    EXPECT_EQ(sentenceOf([&] { object.read("d", d); }), "r: model.d should be a number, found null.");
    EXPECT_EQ(sentenceOf([] { JsonObject(parseJson("[]", "r"), "r", "model"); }),
              "r: model should be an object in braces, found array.");
}

TEST(JsonReader, SuggestsTheNearestKey) {
    const nlohmann::json value = parseJson(R"({"hiden": 1})", "r");
    JsonObject object(value, "r", "model");
    Index hidden = 0;
    object.read("hidden", hidden);
    EXPECT_EQ(sentenceOf([&] { object.refuseUnknown(); }),
              "r: key \"model.hiden\" is not known; did you mean \"hidden\"?");
}

}  // namespace
}  // namespace attn
