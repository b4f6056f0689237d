// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/sheet/contact_sheet.h"

#include <gmock/gmock.h>

#include <QSignalSpy>
#include <QTest>

#include "ui/inspect/sheet/sheet_picture.h"
#include "ui/kit/theme/theme.h"

namespace attn::ui {
namespace {

SentencePointer diagonal(int count) {
    AlignedSentence sentence;
    for (int i = 0; i < count; ++i) {
        sentence.source.add("s" + std::to_string(i));
        sentence.target.add("<t" + std::to_string(i));
    }
    sentence.weights = AlignmentWeights::Identity(count, count);
    return std::make_shared<const AlignedSentence>(std::move(sentence));
}

class ContactSheetTest : public testing::Test {
protected:
    ContactSheetTest() {
        setTheme(ThemeKind::Light);
        std::vector<SheetItem> items;
        for (int i = 0; i < 200; ++i)
            items.push_back({1000 + i,
                             QString::number(i + 1),
                             QStringLiteral("AER 0.%1").arg(900 - i),
                             diagonal(3 + i % 20),
                             {{0, 0, true}},
                             0});
        m_sheet.setItems(std::move(items));
        m_sheet.resize(660, 420);
        m_sheet.show();
        QTest::qWait(0);
        m_sheet.grab();
    }
    QPoint place(int item) { return m_sheet.visualRect(m_sheet.model()->index(item, 0)).center(); }

    ContactSheet m_sheet;
};

TEST_F(ContactSheetTest, AClickAsksForTheRow) {
    QSignalSpy activated(&m_sheet, &ContactSheet::rowActivated);
    QTest::mouseClick(m_sheet.viewport(), Qt::LeftButton, {}, place(2));
    ASSERT_EQ(activated.size(), 1);
    EXPECT_EQ(activated[0][0].toInt(), 1002);
}

TEST_F(ContactSheetTest, KeysMoveAndAsk) {
    QSignalSpy activated(&m_sheet, &ContactSheet::rowActivated);
    m_sheet.setFocus();
    m_sheet.setCurrentIndex(m_sheet.model()->index(0, 0));
    QTest::keyClick(&m_sheet, Qt::Key_Right);
    QTest::keyClick(&m_sheet, Qt::Key_Return);
    ASSERT_EQ(activated.size(), 1);
    EXPECT_EQ(activated[0][0].toInt(), 1001);
    QTest::keyClick(&m_sheet, Qt::Key_Down);
    QTest::keyClick(&m_sheet, Qt::Key_Enter);
    ASSERT_EQ(activated.size(), 2);
    EXPECT_GT(activated[1][0].toInt(), 1002);
}

TEST_F(ContactSheetTest, OnlyWhatIsInSightIsDrawn) {
    const int first = m_sheet.pictures();
    EXPECT_GT(first, 3);
    EXPECT_LT(first, 40);
    m_sheet.grab();
    EXPECT_EQ(m_sheet.pictures(), first);
    m_sheet.scrollToBottom();
    m_sheet.grab();
    EXPECT_GT(m_sheet.pictures(), first);
    EXPECT_LT(m_sheet.pictures(), 80);
}

TEST_F(ContactSheetTest, ItemsSayWhatTheyAre) {
    const QModelIndex item = m_sheet.model()->index(4, 0);
    EXPECT_EQ(item.data(Qt::AccessibleTextRole).toString(), QStringLiteral("Sentence 5, AER 0.896"));
    EXPECT_THAT(item.data(Qt::ToolTipRole).toString().toStdString(), testing::HasSubstr("s0 s1 s2"));
    EXPECT_THAT(item.data(Qt::ToolTipRole).toString().toStdString(), testing::HasSubstr("\n<t0"));
}

TEST(SheetPicture, CellsHaveTheColoursOfTheirWeights) {
    setTheme(ThemeKind::Light);
    const QImage image = sheetPicture(*diagonal(4), {{1, 0, true}}, {QSize(40, 40), 1});
    ASSERT_EQ(image.size(), QSize(40, 40));
    EXPECT_EQ(image.pixelColor(35, 35), theme().weight(1));
    EXPECT_EQ(image.pixelColor(5, 35), theme().weight(0));
    EXPECT_EQ(image.pixelColor(15, 5), theme().gold);
}

TEST(SheetPicture, LongSentencesKeepTheirLargestWeights) {
    setTheme(ThemeKind::Light);
    const QImage image = sheetPicture(*diagonal(400), {}, {QSize(40, 40), 1});
    ASSERT_EQ(image.size(), QSize(40, 40));
    for (int i = 0; i < 40; ++i)
        EXPECT_EQ(image.pixelColor(i, i), theme().weight(1)) << i;
    EXPECT_EQ(image.pixelColor(30, 3), theme().weight(0));
}

TEST(SheetPicture, LinksStandForWeights) {
    setTheme(ThemeKind::Light);
    AlignedSentence sentence;
    for (int i = 0; i < 2; ++i) {
        sentence.source.add("s");
        sentence.target.add("t");
    }
    sentence.links = std::vector<Link>{{1, 0}, {9, 9}};
    const QImage image = sheetPicture(sentence, {{7, 0, false}}, {QSize(20, 20), 1});
    ASSERT_EQ(image.size(), QSize(20, 20));
    EXPECT_EQ(image.pixelColor(15, 5), theme().weight(1));
    EXPECT_EQ(image.pixelColor(5, 5), theme().weight(0));
    EXPECT_TRUE(sheetPicture(AlignedSentence(), {}, {QSize(20, 20), 1}).isNull());
}

}  // namespace
}  // namespace attn::ui
