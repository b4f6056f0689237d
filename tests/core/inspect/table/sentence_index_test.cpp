// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>

#include "core/inspect/table/sentence_filter.h"
#include "tests/core/inspect/sentences/small_sentence.h"

namespace attn::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

class SentenceIndexTest : public ::testing::Test {
protected:
    SentenceIndexTest() {
        // Rows 0 to 4; their numbers are in another order.
        AlignedSentence known = weighted(4, "Ein Haus", "a house", weightsOf({{1, 0}, {0, 1}}));
        known.logProbability = -2;
        AlignedSentence worse = weighted(1, "Straße", "the STREET", weightsOf({{1}, {1}}));
        worse.logProbability = -3;
        AlignedSentence same = weighted(0, "ein haus", "Ärger", weightsOf({{1, 0}}));
        same.logProbability = -2;
        m_inspection.addSystem(systemOf("one", {known, weighted(2, "zwei", "", {}), worse, same}));
        m_inspection.addSystem(systemOf("two", {weighted(7, "elsewhere", "x", {})}));
    }
    std::vector<int> rows(const std::string& filter, SortOrder order = {}, int system = 0) {
        return m_index.rows(m_inspection, system, parseFilter(filter), order);
    }

    Inspection m_inspection;
    SentenceIndex m_index;
};

TEST_F(SentenceIndexTest, OrdersByNumberAndShowsOneSystem) {
    EXPECT_THAT(rows(""), ElementsAre(3, 2, 1, 0));
    EXPECT_THAT(rows("", {.isDescending = true}), ElementsAre(0, 1, 2, 3));
    EXPECT_THAT(rows("", {}, 1), ElementsAre(4));
    EXPECT_THAT(rows("", {}, -1), IsEmpty());
}

TEST_F(SentenceIndexTest, PutsWhatIsUnknownLastEitherWay) {
    const SortOrder rising{SortKey::Metric, Metric::LogProbability, false};
    EXPECT_THAT(rows("", rising), ElementsAre(2, 3, 0, 1)) << "equals by their numbers";
    const SortOrder falling{SortKey::Metric, Metric::LogProbability, true};
    EXPECT_THAT(rows("", falling), ElementsAre(3, 0, 2, 1));
}

TEST_F(SentenceIndexTest, OrdersTextsWithoutCase) {
    EXPECT_THAT(rows("", {.key = SortKey::Source}), ElementsAre(3, 0, 2, 1));
    EXPECT_THAT(rows("", {.key = SortKey::Source, .isDescending = true}), ElementsAre(1, 2, 3, 0));
    EXPECT_THAT(rows("", {.key = SortKey::Target}), ElementsAre(1, 0, 2, 3));
}

TEST_F(SentenceIndexTest, FindsTextsOfAnyCase) {
    EXPECT_THAT(rows("HAUS"), ElementsAre(3, 0));
    EXPECT_THAT(rows("STRASSE street"), ElementsAre(2)) << "each word, in source or target";
    EXPECT_THAT(rows("haus street"), IsEmpty());
    EXPECT_THAT(rows("ÄRGER"), ElementsAre(3));
    EXPECT_THAT(rows("a\xCC\x88rger"), ElementsAre(3)) << "letter and combining mark";
    EXPECT_THAT(rows("\"the street\""), ElementsAre(2));
    EXPECT_THAT(rows("\"straße the\""), IsEmpty()) << "source and target are two texts";
    EXPECT_THAT(rows("elsewhere"), IsEmpty());
}

TEST_F(SentenceIndexTest, FiltersByMetricsAndTextTogether) {
    EXPECT_THAT(rows("log_probability>=-2"), ElementsAre(3, 0)) << "what is not known is in no range";
    EXPECT_THAT(rows("log_probability=known"), ElementsAre(3, 2, 0));
    EXPECT_THAT(rows("target_length=2 haus"), ElementsAre(0));
    EXPECT_THAT(rows("length<=1"), ElementsAre(2, 1));
}

TEST_F(SentenceIndexTest, SeesWhatCameAndWent) {
    EXPECT_THAT(rows("haus", {.key = SortKey::Source}), ElementsAre(3, 0));
    m_inspection.append(0, {{shared(weighted(9, "Das Haus", "x", {})), noMetrics(), {}}});
    EXPECT_THAT(rows("haus", {.key = SortKey::Source}), ElementsAre(5, 3, 0));
    m_index.forget();
    EXPECT_THAT(rows("haus"), ElementsAre(3, 0, 5));
    m_inspection.append(0, {{shared(weighted(2, "Haus 2", "x", {})), noMetrics(), {}}});
    EXPECT_THAT(rows("haus"), ElementsAre(3, 1, 0, 5)) << "another sentence in the same row";
    m_inspection.removeSystems({0});
    EXPECT_THAT(rows("haus"), IsEmpty());
    EXPECT_THAT(rows("elsewhere"), ElementsAre(0));
    m_index.forget();
    EXPECT_THAT(rows("elsewhere"), ElementsAre(0));
}

}  // namespace
}  // namespace attn::test
