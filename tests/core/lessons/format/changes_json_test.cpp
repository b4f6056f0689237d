// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/format/changes_json.h"

#include <gmock/gmock.h>

#include "core/base/error.h"
#include "core/lessons/format/lesson_state.h"

namespace attn::test {
namespace {

using nlohmann::json;

std::string changesProblem(const char* text) {
    try {
        changesFromJson(json::parse(text), "x", "changes");
    } catch (const Error& error) {
        return error.what();
    }
    return "no problem";
}

TEST(LessonChanges, CountFromOneInTheFileAndFromZeroInside) {
    const json given = json::parse(R"({"temperature": 2.0,
        "steps": [{"step": 1, "token": "5", "weights": [0.5, 0.5], "maps": [{"map": "cross.1.2", "temperature": 3.0}]}],
        "maps": [{"map": "cross.1.1", "off": true}], "zeroed": [2], "swapped": [{"position": 1, "token": "x"}], "places": [2, 1]})");
    const SavedWhatIfs changes = changesFromJson(given, "x", "changes");
    EXPECT_EQ(changes.temperature, 2);
    EXPECT_EQ(changes.steps.at(0).token, "5");
    EXPECT_THAT(*changes.steps.at(0).maps.at(MapAddress()).weights, testing::ElementsAre(0.5, 0.5));
    EXPECT_TRUE(changes.zeroed.contains(1));
    EXPECT_EQ(changes.swapped.at(0), "x");
    EXPECT_THAT(changes.places, testing::ElementsAre(1, 0));
    EXPECT_TRUE(changes.maps.at(MapAddress()).isOff);
    EXPECT_EQ(json(changesToJson(changes)), given);
}

TEST(LessonChanges, AreStrict) {
    EXPECT_EQ(changesProblem(R"({"steps": [{"step": 1}]})"),
              "x: changes.steps[1].step is changed in nothing; give token, weights, temperature or maps.");
    EXPECT_EQ(changesProblem(R"({"steps": [{"step": 1, "weights": [0.5, 0.4]}]})"),
              "x: changes.steps[1].weights should have the sum 1, found 0.900000.");
    EXPECT_EQ(changesProblem(R"({"steps": [{"step": 1, "weights": [2, -1]}]})"),
              "x: changes.steps[1].weights[1] should be a number from 0 to 1, found 2.");
    EXPECT_EQ(changesProblem(R"({"maps": [{"map": "cross"}]})"),
              "x: changes.maps[1].map should name an attention map such as \"cross.1.1\", found \"cross\".");
    EXPECT_EQ(changesProblem(R"({"zeroed": [0]})"),
              "x: changes.zeroed[1] should be a position from 1, found 0.");
    EXPECT_EQ(changesProblem(R"({"temperature": 0})"),
              "x: changes.temperature should be from 1e-06 to 1e+06, found 0.");
    EXPECT_EQ(changesProblem(R"({"zeoed": [1]})"),
              "x: key \"changes.zeoed\" is not known; did you mean \"zeroed\"?");
}

TEST(LessonWindowChanges, AreWrittenAsTheyAreRead) {
    const json given = json::parse(
        R"({"text": "x", "changes": {"dot": {"zeroed": [1]}}, "recipes": {"r": {"optimizer.rate": 0.1}},
        "sliders": {"s": 2.0}, "lanes": ["dot"], "view": "lines", "lane": "dot", "step": 3})");
    EXPECT_EQ(json(windowChangesToJson(windowChangesFromJson(given, "x", ""))), given);
}

TEST(LessonState, KeysOfAStepStandOverThoseBeforeIt) {
    const json before = json::parse(R"({"text": "a", "step": 1, "hide": ["weights"]})");
    EXPECT_EQ(mergedLessonState(before, json::parse(R"({"text": "b", "step": null})")),
              json::parse(R"({"text": "b", "hide": ["weights"]})"));
    EXPECT_EQ(mergedLessonState(before, json::parse(R"({"fresh": true, "step": 2})")),
              json::parse(R"({"step": 2})"));
}

}  // namespace
}  // namespace attn::test
