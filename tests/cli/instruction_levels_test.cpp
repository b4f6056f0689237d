// SPDX-License-Identifier: GPL-3.0-or-later
// The engine is built once for each instruction level, and the loader takes the best one that the machine
// has; here it is made to take lower ones too. All must give the same results.
#include <cmath>

#include "core/network/attention/scores/score_registry.h"
#include "tests/cli/command_test.h"
#include "tests/support/paths.h"

namespace attn::test {
namespace {

constexpr const char* loader = "/lib64/ld-linux-x86-64.so.2";
constexpr double tolerance = 1e-5;

// The largest magnitude in a list of numbers, at least 1. The error of a float32 sum is proportional to its
// terms.
double scaleOf(const nlohmann::json& value) {
    double scale = 1;
    for (const nlohmann::json& item : value.is_array() ? value : nlohmann::json::array({value}))
        if (item.is_number())
            scale = std::max(scale, std::abs(item.get<double>()));
    return scale;
}

void expectNear(const nlohmann::json& found, const nlohmann::json& expected, const std::string& where,
                double scale = 1) {
    ASSERT_EQ(found.type() == expected.type() || (found.is_number() && expected.is_number()), true) << where;
    if (expected.is_structured()) {
        ASSERT_EQ(found.size(), expected.size()) << where;
        for (const auto& [key, value] : expected.items()) {
            const nlohmann::json& other =
                expected.is_array() ? found[static_cast<std::size_t>(std::stoul(key))] : found[key];
            expectNear(other, value, where + "/" + key, scaleOf(expected.is_array() ? expected : value));
        }
    } else if (expected.is_number()) {
        const double a = found.get<double>(), b = expected.get<double>();
        EXPECT_LE(std::abs(a - b), tolerance * scale) << where;
    } else {
        EXPECT_EQ(found, expected) << where;
    }
}

class InstructionLevels : public CommandTest {
protected:
    void SetUp() override {
        if (!std::filesystem::exists(loader) ||
            !std::filesystem::exists(programDir() / "../lib/glibc-hwcaps"))
            GTEST_SKIP() << "only one instruction level is built here";
    }

    // Runs with at most the instruction level `mask`, named like the dynamic loader names it.
    static nlohmann::json jsonAt(const std::string& mask, const std::vector<std::string>& arguments) {
        std::vector<std::string> words = {"--glibc-hwcaps-mask", mask, (programDir() / "attnlab").string()};
        words.insert(words.end(), arguments.begin(), arguments.end());
        const ProgramResult result = runProgram(loader, words);
        EXPECT_EQ(result.code, 0) << result.err;
        return nlohmann::json::parse(result.out);
    }
};

TEST_F(InstructionLevels, DecodeAlike) {
    for (const std::string& score : bundledScores("models")) {
        const std::string model = resourceDir() / "models" / "dates" / (score + ".safetensors");
        const std::vector<std::string> arguments = {"decode", model, "--text", "Friday 4 October 1957",
                                                    "--json"};
        const nlohmann::json best = json(arguments);
        for (const std::string mask : {"x86-64-v3", "none"})
            expectNear(jsonAt(mask, arguments), best, score + " at " + mask);
    }
}

TEST_F(InstructionLevels, TrainAlike) {
    Recipe recipe = tinyRecipe();
    recipe.updates = 5;
    const std::string path = m_folder.write("recipe.json", recipeToJson(recipe));
    const std::vector<std::string> arguments = {
        "train", path, "--out", m_folder.file("model.safetensors"), "--json", "--quiet"};
    nlohmann::json best = json(arguments);
    best.erase("seconds");
    for (const std::string mask : {"x86-64-v3", "none"}) {
        nlohmann::json found = jsonAt(mask, arguments);
        found.erase("seconds");
        expectNear(found, best, mask);
    }
}

}  // namespace
}  // namespace attn::test
