// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/document/inspect_selection.h"

#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTest>

#include "tests/ui/inspect/document/small_systems.h"

namespace attn::ui {
namespace {

class InspectSelectionTest : public testing::Test {
protected:
    int add(const std::string& name, const std::vector<long>& numbers, int replaces = 0) {
        const int id = m_systems.add(test::smallSystem(name, numbers), nullptr, replaces);
        m_systems.announce();
        return id;
    }
    long currentNumber() const { return m_inspection.key(m_selection.currentRow()).number; }
    void filterTo(double leastWords) {
        SentenceFilter filter;
        filter.ranges = {{Metric::SourceLength, leastWords, {}}};
        m_selection.setFilter(filter);
    }

    Inspection m_inspection;
    InspectSystems m_systems{m_inspection};
    InspectSelection m_selection{m_systems};
};

TEST_F(InspectSelectionTest, RowsFollowTheShownSystem) {
    EXPECT_EQ(m_selection.currentRow(), -1);
    add("one", {0, 1, 2});
    add("two", {1, 2, 3, 4});
    EXPECT_EQ(m_selection.rows().size(), 3U);
    EXPECT_EQ(m_selection.currentRow(), 0) << "there is always one to look at";
    m_systems.show(1);
    EXPECT_EQ(m_selection.rows().size(), 4U);
}

TEST_F(InspectSelectionTest, TheCurrentRowStaysAtTheEnds) {
    add("one", {0, 1, 2});
    m_selection.moveCurrentRow(1);
    EXPECT_EQ(currentNumber(), 1);
    m_selection.moveCurrentRow(7);
    EXPECT_EQ(currentNumber(), 2);
    m_selection.moveCurrentRow(-7);
    EXPECT_EQ(currentNumber(), 0);
    QSignalSpy moved(&m_selection, &InspectSelection::currentRowChanged);
    m_selection.setCurrentRow(3);
    EXPECT_EQ(moved.count(), 0) << "there is no such row";
}

TEST_F(InspectSelectionTest, ASentenceThatTheFilterHidesIsLeft) {
    add("one", {0, 1});
    m_selection.setCurrentRow(1);
    QSignalSpy filtered(&m_selection, &InspectSelection::filterChanged);
    filterTo(2);
    EXPECT_EQ(currentNumber(), 1) << "all of them pass";
    filterTo(9);
    EXPECT_TRUE(m_selection.rows().empty());
    EXPECT_EQ(m_selection.currentRow(), -1);
    filterTo(9);
    EXPECT_EQ(filtered.count(), 2) << "the same filter is no change";
    m_selection.setFilter({});
    EXPECT_EQ(m_selection.currentRow(), 0);
}

TEST_F(InspectSelectionTest, SortsAnew) {
    add("one", {0, 1, 2});
    QSignalSpy rows(&m_selection, &InspectSelection::rowsChanged);
    m_selection.setOrder({SortKey::Number, Metric::ErrorRate, true});
    m_selection.setOrder({SortKey::Number, Metric::ErrorRate, true});
    EXPECT_EQ(rows.count(), 1);
    EXPECT_EQ(m_selection.rows(), (std::vector<int>{2, 1, 0}));
}

TEST_F(InspectSelectionTest, TheSentenceIsFoundAgainByItsKey) {
    add("one", {0, 1, 2});
    add("two", {2, 3});
    m_selection.setCurrentRow(2);
    m_systems.close(0);
    EXPECT_EQ(currentNumber(), 2) << "another system has it, too";
    m_systems.close(0);
    EXPECT_EQ(m_selection.currentRow(), -1);
    add("three", {0, 2});
    EXPECT_EQ(currentNumber(), 0) << "what was looked at before is forgotten";
}

TEST_F(InspectSelectionTest, ASuccessorBringsTheSentenceBack) {
    const int old = add("one", {0, 1, 2});
    m_selection.setCurrentRow(2);
    add("one again", {2, 1, 0}, old);
    EXPECT_EQ(currentNumber(), 2);
}

TEST_F(InspectSelectionTest, SentencesThatArriveAreShownSoon) {
    add("one", {0});
    QSignalSpy metrics(&m_selection, &InspectSelection::metricsChanged);
    Inspection::Measured more;
    more.sentence = test::smallSystem("", {1}).sentences[0];
    more.metrics = measure(*more.sentence, nullptr, {}, &more.counts);
    m_systems.append(0, {more});
    EXPECT_EQ(m_selection.rows().size(), 1U);
    ASSERT_TRUE(QTest::qWaitFor([this] { return m_selection.rows().size() == 2; }, 10'000));
    EXPECT_EQ(metrics.count(), 1);
    m_selection.refreshPending();
    EXPECT_EQ(metrics.count(), 1) << "nothing is left to show";
}

TEST_F(InspectSelectionTest, AnEditConcernsTheCurrentRowOrAnotherOne) {
    add("one", {0, 1});
    QSignalSpy row(&m_selection, &InspectSelection::currentRowChanged),
        metrics(&m_selection, &InspectSelection::metricsChanged);
    m_selection.followEdit(1);
    EXPECT_EQ(row.count(), 0);
    EXPECT_EQ(metrics.count(), 1);
    m_selection.followEdit(0);
    EXPECT_EQ(row.count(), 1);
}

}  // namespace
}  // namespace attn::ui
