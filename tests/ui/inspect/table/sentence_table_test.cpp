// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/table/sentence_table.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include "tests/core/inspect/sentences/small_sentence.h"
#include "tests/ui/support/double_click.h"
#include "ui/inspect/table/filter_bar.h"
#include "ui/inspect/table/sentence_model.h"
#include "ui/kit/theme/theme.h"

namespace attn::ui {
namespace {

// "a b" against "x y": the first looks straight with known links, the second crosswise.
Inspection threeSentences() {
    AlignedSentence straight = test::weighted(0, "a b", "x y", test::weightsOf({{1, 0}, {0, 1}}));
    straight.truth = std::vector<Link>{{0, 0}, {1, 1}};
    AlignedSentence crossed = test::weighted(1, "the house", "das Haus", test::weightsOf({{0, 1}, {1, 0}}));
    crossed.truth = std::vector<Link>{{0, 0}, {1, 1}};
    AlignedSentence unknown = test::weighted(2, "x", "שלום", test::weightsOf({{1}}));
    Inspection inspection;
    inspection.addSystem(test::systemOf("one", {straight, crossed, unknown}));
    return inspection;
}

class SentenceTableTest : public testing::Test {
protected:
    SentenceTableTest() : m_inspection(threeSentences()) {
        setTheme(ThemeKind::Light);
        m_table.resize(800, 300);
        m_table.setRows(&m_inspection, 0, {0, 1, 2});
        m_table.show();
        m_table.activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowActive(&m_table));
        m_table.setFocus();
    }
    int column(const QString& id) const {
        for (std::size_t i = 0; i < sentenceColumns().size(); ++i) {
            if (sentenceColumns()[i].id == id)
                return static_cast<int>(i);
        }
        ADD_FAILURE() << id.toStdString();
        return 0;
    }
    QString shown(int place, const QString& id) const {
        return m_table.model()->index(place, column(id)).data().toString();
    }
    void clickHead(const QString& id) {
        QHeaderView* heads = m_table.horizontalHeader();
        const int at = column(id);
        QTest::mouseClick(
            heads->viewport(), Qt::LeftButton, {},
            {heads->sectionViewportPosition(at) + heads->sectionSize(at) / 2, heads->height() / 2});
    }

    Inspection m_inspection;
    SentenceTable m_table;
};

TEST_F(SentenceTableTest, TextsKeepTheirDirectionWhereTheWindowIsWrittenFromTheRight) {
    AlignedSentence dated = test::weighted(0, "HHHH .", "x y", test::weightsOf({{1, 0}, {0, 1}}));
    Inspection inspection;
    inspection.addSystem(test::systemOf("one", {dated, dated}));
    m_table.setRows(&inspection, 0, {0, 1});
    m_table.setCurrentRow(1);
    const auto drawn = [this](Qt::LayoutDirection direction) {
        m_table.setLayoutDirection(direction);
        QTest::qWait(1);
        const QModelIndex index = m_table.model()->index(0, column("source"));
        const QImage cell =
            m_table.viewport()->grab(m_table.visualRect(index).adjusted(3, 3, -3, -3)).toImage();
        QRect ink;
        for (int y = 0; y < cell.height(); ++y)
            for (int x = 0; x < cell.width(); ++x)
                if (cell.pixel(x, y) != cell.pixel(cell.width() / 2, 0))
                    ink |= QRect(x, y, 1, 1);
        EXPECT_EQ(ink.center().x() > cell.width() / 2, direction == Qt::RightToLeft);
        return cell.copy(ink);
    };
    for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        const QImage ink = drawn(direction);
        ASSERT_FALSE(ink.isNull());
        // A letter is high, and a full stop is not.
        int lowest = 255;
        for (int y = 0; y < ink.height() / 2; ++y)
            for (int x = 0; x < 4; ++x)
                lowest = std::min(lowest, qGray(ink.pixel(x, y)));
        EXPECT_LT(lowest, 128) << direction << ": the text begins on the left";
    }
    m_table.setRows(&m_inspection, 0, {0, 1, 2});
}

TEST_F(SentenceTableTest, ASelectionIsOfSentencesNotOfPlaces) {
    m_table.setCurrentRow(1);
    QTest::keyClick(&m_table, Qt::Key_Down, Qt::ShiftModifier);
    EXPECT_EQ(m_table.selectedRows(), (std::vector<int>{1, 2}));
    m_table.setRows(&m_inspection, 0, {0, 1, 2});
    EXPECT_EQ(m_table.selectedRows(), (std::vector<int>{1, 2})) << "nothing has moved";
    m_table.setRows(&m_inspection, 0, {1, 0, 2});
    EXPECT_EQ(m_table.selectedRows(), (std::vector<int>{2})) << "the current one alone";
}

TEST_F(SentenceTableTest, ShowsTextsAndNumbers) {
    EXPECT_EQ(shown(1, QStringLiteral("source")), QStringLiteral("the house"));
    EXPECT_EQ(shown(0, QStringLiteral("aer")), QStringLiteral("0.00\u202F%"));
    EXPECT_EQ(shown(1, QStringLiteral("aer")), QStringLiteral("100.00\u202F%"));
    EXPECT_EQ(shown(2, QStringLiteral("aer")), QStringLiteral("–"));
    EXPECT_EQ(shown(1, QStringLiteral("source_length")), QStringLiteral("2"));
    EXPECT_TRUE(m_table.model()
                    ->index(1, column(QStringLiteral("aer")))
                    .data(Qt::ToolTipRole)
                    .toString()
                    .contains(QStringLiteral("Och & Ney")));
}

TEST_F(SentenceTableTest, KeysSelectAndOpen) {
    QSignalSpy selected(&m_table, &SentenceTable::rowSelected);
    QSignalSpy opened(&m_table, &SentenceTable::openRequested);
    m_table.setCurrentRow(0);
    EXPECT_EQ(selected.size(), 0) << "what is set from outside is not asked for";
    QTest::keyClick(&m_table, Qt::Key_Down);
    EXPECT_EQ(m_table.currentRow(), 1);
    QTest::keyClick(&m_table, Qt::Key_End);
    EXPECT_EQ(m_table.currentRow(), 2);
    QTest::keyClick(&m_table, Qt::Key_Home);
    EXPECT_EQ(m_table.currentRow(), 0);
    EXPECT_EQ(selected.size(), 3);
    QTest::keyClick(&m_table, Qt::Key_Return);
    ASSERT_EQ(opened.size(), 1);
    EXPECT_EQ(opened[0][0].toInt(), 0);
    QTest::keyClicks(&m_table, QStringLiteral("2"));
    EXPECT_EQ(m_table.currentRow(), 0) << "letters find nothing here";
}

TEST_F(SentenceTableTest, HeadsAskForAnOrder) {
    QSignalSpy asked(&m_table, &SentenceTable::orderRequested);
    clickHead(QStringLiteral("aer"));
    ASSERT_EQ(asked.size(), 1);
    EXPECT_EQ(asked[0][0].value<SortOrder>(), (SortOrder{SortKey::Metric, Metric::ErrorRate, true}));
    EXPECT_EQ(m_table.model()->headerData(column(QStringLiteral("aer")), Qt::Horizontal).toString(),
              QStringLiteral("AER ▼"));
    clickHead(QStringLiteral("aer"));
    EXPECT_FALSE(asked[1][0].value<SortOrder>().isDescending);
    clickHead(QStringLiteral("source"));
    EXPECT_EQ(asked[2][0].value<SortOrder>().key, SortKey::Source);
}

TEST_F(SentenceTableTest, CopiesRowsWithTabs) {
    m_table.setCurrentRow(0);
    QTest::keyClick(&m_table, Qt::Key_Down, Qt::ShiftModifier);
    QTest::keyClick(&m_table, Qt::Key_C, Qt::ControlModifier);
    const QStringList lines = QApplication::clipboard()->text().split(QLatin1Char('\n'));
    ASSERT_EQ(lines.size(), 3);
    EXPECT_TRUE(lines[1].startsWith(QStringLiteral("1\tthe house\tdas Haus\t2\t"))) << lines[1].toStdString();
}

TEST_F(SentenceTableTest, KeepsTheSelectionInAnotherOrder) {
    m_table.setCurrentRow(1);
    QSignalSpy selected(&m_table, &SentenceTable::rowSelected);
    m_table.setRows(&m_inspection, 0, {2, 0, 1});
    EXPECT_EQ(m_table.currentIndex().row(), 2);
    EXPECT_TRUE(m_table.selectionModel()->isRowSelected(2));
    m_table.setRows(&m_inspection, 0, {2, 0});
    EXPECT_FALSE(m_table.selectionModel()->hasSelection()) << "the filter hides it";
    EXPECT_EQ(selected.size(), 0);
}

TEST_F(SentenceTableTest, ShowsHundredsOfThousandsOfRows) {
    std::vector<int> rows(300'000, 1);
    m_table.setRows(&m_inspection, 0, rows);
    for (int page = 0; page < 20; ++page) {
        m_table.verticalScrollBar()->setValue(page * 14'000);
        m_table.viewport()->repaint();
    }
    EXPECT_EQ(m_table.model()->rowCount(), 300'000);
}

TEST(SentenceText, ClosesCharactersUpAndCutsWhatIsLong) {
    EXPECT_EQ(sentenceText(TokenList({"M", "a", "y", " ", "9"}), 5, 100, TokenGap::None),
              QStringLiteral("May 9"));
    EXPECT_EQ(sentenceText(TokenList({"你", "好", "</s>"}), 2, 100, TokenGap::None), QStringLiteral("你好"));
    EXPECT_EQ(sentenceText(TokenList({"2", "."}), 2, 100), QStringLiteral("2 ."));
    const auto systemOf = [](const std::vector<std::vector<std::string>>& sources) {
        InspectedSystem system;
        for (const auto& source : sources) {
            AlignedSentence sentence;
            sentence.source = TokenList(source);
            system.sentences.push_back(std::make_shared<const AlignedSentence>(std::move(sentence)));
        }
        return system;
    };
    EXPECT_EQ(sourceGap(systemOf({{"M", "a", "y"}, {"2", "."}})), TokenGap::None);
    EXPECT_EQ(sourceGap(systemOf({{"2", "."}, {"a", "house", "."}})), TokenGap::Blank);
    EXPECT_EQ(sentenceText(TokenList({"one", "two"}), 2, 100), QStringLiteral("one two"));
    EXPECT_EQ(sentenceText(TokenList({"abcdefgh", "i"}), 2, 4), QStringLiteral("abcd…"));
}

class FilterBarTest : public testing::Test {
protected:
    FilterBarTest() {
        setTheme(ThemeKind::Light);
        m_bar.resize(600, 60);
        m_bar.show();
        m_bar.activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowActive(&m_bar));
        m_bar.edit();
    }
    QLineEdit* line() const { return m_bar.findChild<QLineEdit*>(QStringLiteral("sentenceFilter")); }

    FilterBar m_bar;
};

TEST_F(FilterBarTest, AsksForWhatIsTypedAfterAPause) {
    QSignalSpy asked(&m_bar, &FilterBar::filterRequested);
    QTest::keyClicks(line(), QStringLiteral("length<20 house"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return !asked.empty(); }));
    const auto filter = asked.back()[0].value<SentenceFilter>();
    EXPECT_EQ(filter.text, "house");
    ASSERT_EQ(filter.ranges.size(), 1U);
    EXPECT_EQ(filter.ranges[0].metric, Metric::SourceLength);
    EXPECT_EQ(line()->text(), QStringLiteral("length<20 house"));
}

TEST_F(FilterBarTest, SaysWhatIsWrongInPlace) {
    QSignalSpy asked(&m_bar, &FilterBar::filterRequested);
    auto* problem = m_bar.findChild<QLabel*>(QStringLiteral("filterProblem"));
    QTest::keyClicks(line(), QStringLiteral("aer>=x"));
    QTest::keyClick(line(), Qt::Key_Return);
    EXPECT_EQ(asked.size(), 0) << "the filter before stays";
    EXPECT_TRUE(problem->isVisible());
    EXPECT_EQ(line()->property("state").toString(), QStringLiteral("wrong"));
    QTest::keyClick(line(), Qt::Key_Escape);
    EXPECT_FALSE(problem->isVisible());
    EXPECT_EQ(line()->text(), QString());
}

TEST_F(FilterBarTest, ShowsRangesThatAreBrushed) {
    QSignalSpy asked(&m_bar, &FilterBar::filterRequested);
    SentenceFilter filter;
    filter.ranges.push_back({Metric::ErrorRate, 0.5, std::nullopt});
    m_bar.setFilter(filter);
    EXPECT_EQ(line()->text().toStdString(), filterText(filter));
    QTest::qWait(300);
    EXPECT_EQ(asked.size(), 0);
    m_bar.setCount(1204, 10'000);
    EXPECT_EQ(m_bar.findChild<QLabel*>(QStringLiteral("sentenceCount"))->text(),
              QStringLiteral("1\u202f204 of 10\u202f000"));
}

TEST_F(SentenceTableTest, ColumnsOfWhichNothingIsKnownHide) {
    Inspection links;
    AlignedSentence sentence = test::linked(0, "a b", "x y", {{0, 0}});
    sentence.truth = std::vector<Link>{{0, 0}, {1, 1}};
    links.addSystem(test::systemOf("links", {sentence}));
    m_table.setRows(&links, 0, {0});
    m_table.setKnown(knownMetrics(links, 0));
    const auto isShown = [this](const char* id) { return m_table.isColumnShown(QString::fromLatin1(id)); };
    EXPECT_TRUE(isShown("source_length") && isShown("aer"));
    EXPECT_TRUE(isShown("precision") && isShown("recall")) << "in place of what weights have";
    EXPECT_FALSE(isShown("entropy") || isShown("confidence") || isShown("log_probability"));
    m_table.setColumnShown(QStringLiteral("entropy"), true);
    m_table.setColumnShown(QStringLiteral("recall"), false);
    m_table.setKnown(knownMetrics(m_inspection, 0));
    EXPECT_TRUE(isShown("entropy") && isShown("confidence"));
    EXPECT_FALSE(isShown("precision") || isShown("log_probability"));
    m_table.setKnown(knownMetrics(links, 0));
    EXPECT_TRUE(isShown("entropy")) << "it was chosen";
    EXPECT_FALSE(isShown("recall")) << "so was that";
    m_table.showUsualColumns();
    EXPECT_FALSE(isShown("entropy"));
    EXPECT_TRUE(isShown("recall"));
}

}  // namespace
}  // namespace attn::ui
