// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/document/gold_document.h"

#include <gmock/gmock.h>

#include <QSignalSpy>
#include <QTest>

#include "tests/support/temporary_folder.h"
#include "tests/ui/inspect/document/small_systems.h"

namespace attn::ui {
namespace {

class GoldDocumentTest : public testing::Test {
protected:
    GoldDocumentTest() { m_systems.add(test::smallSystem("one", {0, 1}), nullptr, 0); }
    void open(const std::string& path) {
        m_gold.open(QString::fromStdString(path));
        ASSERT_TRUE(QTest::qWaitFor([this] { return !m_queue.isBusy(); }, 60'000));
    }
    std::size_t countOf(int row) const {
        const std::vector<Link>* known = m_inspection.known(0, row);
        return known ? known->size() : 0;
    }

    test::TemporaryFolder m_folder;
    Inspection m_inspection;
    InspectSystems m_systems{m_inspection};
    ReadingQueue m_queue;
    GoldDocument m_gold{m_inspection, m_systems, m_queue};
};

TEST_F(GoldDocumentTest, ReadsAFileAndClosesIt) {
    QSignalSpy replaced(&m_gold, &GoldDocument::replaced), opened(&m_gold, &GoldDocument::opened);
    EXPECT_FALSE(m_gold.isKnown(0));
    open(m_folder.write("known.pharaoh", "0-0 1-1\n0-0\n"));
    EXPECT_EQ(countOf(0), 2U);
    EXPECT_EQ(countOf(1), 1U);
    EXPECT_TRUE(m_gold.isKnown(-1));
    EXPECT_EQ(replaced.count(), 1);
    EXPECT_EQ(opened.count(), 1);
    m_gold.close();
    EXPECT_FALSE(m_gold.isKnown(0));
    EXPECT_EQ(replaced.count(), 2);
    m_gold.close();
    EXPECT_EQ(replaced.count(), 2) << "there was nothing to close";
}

TEST_F(GoldDocumentTest, EditsSayWhichSentenceAndCanBeUndone) {
    QSignalSpy edited(&m_gold, &GoldDocument::edited);
    m_gold.toggleLink(1, 0, 1);
    ASSERT_EQ(edited.count(), 1);
    EXPECT_EQ(edited[0][0].value<long>(), 1);
    ASSERT_EQ(countOf(1), 1U);
    EXPECT_TRUE(m_inspection.known(0, 1)->front().sure);
    EXPECT_TRUE(m_gold.isChanged());
    m_gold.toggleLink(1, 0, 1);
    EXPECT_FALSE(m_inspection.known(0, 1)->front().sure);
    m_gold.toggleLink(1, 0, 1);
    EXPECT_EQ(countOf(1), 0U);
    for (int i = 0; i < 3; ++i)
        m_gold.undoStack().undo();
    EXPECT_FALSE(m_gold.isKnown(1) && m_inspection.known(0, 1));
    EXPECT_FALSE(m_gold.isChanged());
    m_gold.toggleLink(1, 2, 0);
    m_gold.toggleLink(5, 0, 0);
    EXPECT_FALSE(m_gold.isChanged()) << "there are no such words";
}

TEST_F(GoldDocumentTest, SavesInAnotherFormOrTheFilesOwn) {
    open(m_folder.write("known.pharaoh", "1-1 0-0\n0-0\n"));
    EXPECT_TRUE(m_gold.keepsForm());
    m_gold.toggleLink(1, 1, 1);
    const std::string kept = m_folder.file("kept.pharaoh"), naacl = m_folder.file("other.naacl");
    ASSERT_TRUE(m_gold.save(QString::fromStdString(kept), {}));
    EXPECT_EQ(test::readBytes(kept), "1-1 0-0\n0-0 1-1\n") << "only the edited line changed";
    EXPECT_FALSE(m_gold.isChanged());
    ASSERT_TRUE(m_gold.save(QString::fromStdString(naacl), QStringLiteral("naacl")));
    EXPECT_THAT(test::readBytes(naacl), testing::HasSubstr("2 2 2 S"));
    QSignalSpy problem(&m_gold, &GoldDocument::problem);
    EXPECT_FALSE(m_gold.save(QStringLiteral("/no/such/folder/x"), QStringLiteral("naacl")));
    EXPECT_EQ(problem.count(), 1);
}

TEST_F(GoldDocumentTest, AFileOpenedBeforeItsTextsIsReadAgain) {
    m_systems.close(0);
    QSignalSpy replaced(&m_gold, &GoldDocument::replaced);
    open(m_folder.write("known.pharaoh", "0-0 1-1\n0-0\n"));
    m_systems.add(test::smallSystem("two", {0, 1}), nullptr, 0);
    m_gold.followSystem(0);
    ASSERT_TRUE(QTest::qWaitFor([this] { return !m_queue.isBusy(); }, 60'000));
    EXPECT_EQ(replaced.count(), 2);
    m_gold.followSystem(0);
    EXPECT_FALSE(m_queue.isBusy()) << "its texts were known";
}

}  // namespace
}  // namespace attn::ui
