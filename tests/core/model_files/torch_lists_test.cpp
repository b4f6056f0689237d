// SPDX-License-Identifier: GPL-3.0-or-later
// resources/pytorch/attention_lab.py stands alone, so it repeats what the registries know. Here it is
// compared, with or without PyTorch.
#include <gmock/gmock.h>

#include <regex>

#include "core/network/attention/scores/score_registry.h"
#include "core/network/attention/spans/span_registry.h"
#include "core/network/models/encoder_registry.h"
#include "core/network/models/wiring_registry.h"
#include "core/network/recurrent/cells/cell_registry.h"
#include "core/network/transformer/head_score.h"
#include "tests/support/paths.h"
#include "tests/support/temporary_folder.h"

namespace attn::test {
namespace {

// The texts in quotes between what `start` ends with, a bracket, and `end`.
std::vector<std::string> pythonTexts(const std::string& start, const std::string& end) {
    static const std::string source = readBytes(resourceDir() / "pytorch/attention_lab.py");
    const std::size_t begin = source.find("\n" + start);
    EXPECT_NE(begin, source.npos) << start;
    const std::size_t from = begin + 1 + start.size();
    const std::string list = source.substr(from, source.find(end, from) - from);
    const std::regex text("\"([a-z_]+)\"");
    std::vector<std::string> found;
    for (std::sregex_iterator one(list.begin(), list.end(), text), last; one != last; ++one)
        found.push_back((*one)[1]);
    return found;
}

template <typename Table>
std::vector<std::string> idsOf(const Table& table) {
    std::vector<std::string> ids;
    for (const auto& row : table)
        ids.push_back(row.id);
    return ids;
}

TEST(TorchLists, AreThoseOfTheRegistries) {
    using testing::UnorderedElementsAreArray;
    EXPECT_THAT(pythonTexts("SCORES = [", "]"), UnorderedElementsAreArray(idsOf(scoreFunctions())));
    EXPECT_THAT(pythonTexts("HEAD_SCORES = [", "]"), UnorderedElementsAreArray(idsOf(headScores())));
    EXPECT_THAT(pythonTexts("CELLS = [", "]"), UnorderedElementsAreArray(idsOf(cells())));
    std::vector<std::string> equal;
    for (const ScoreDescription& row : scoreFunctions())
        if (row.needsEqualSizes)
            equal.push_back(row.id);
    EXPECT_THAT(pythonTexts("EQUAL_SIZES = [", "]"), UnorderedElementsAreArray(equal));
    const std::vector<std::string> choices = pythonTexts("CHOICES = {", "}");
    EXPECT_THAT(choices, testing::IsSupersetOf(idsOf(spans())));
    const std::vector<std::string> kinds = pythonTexts("ENCODERS = {", "\n}");
    EXPECT_THAT(kinds, testing::IsSupersetOf(idsOf(encoders())));
    EXPECT_THAT(pythonTexts("DECODERS = {", "\n}"), testing::IsSupersetOf(idsOf(wirings())));
}

}  // namespace
}  // namespace attn::test
