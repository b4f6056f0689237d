// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/document/inspect_controller.h"

#include <gmock/gmock.h>

#include <QSignalSpy>
#include <QTest>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "core/model_files/model_file.h"
#include "tests/support/temporary_folder.h"
#include "tests/ui/support/sample_models.h"
#include "ui/inspect/inspected_data.h"

namespace attn::ui {
namespace {

// Nematus's matrices of `count` sentences "a b" with weights on the diagonal, or across it.
std::string nematusDump(int count, bool isCrossed) {
    std::ostringstream text;
    for (int i = 0; i < count; ++i) {
        text << i << " ||| das Haus" << i << " ||| 0 ||| the house" << i << " ||| 3 3\n";
        text << (isCrossed ? "0.1 0.8 0.1\n0.8 0.1 0.1\n" : "0.8 0.1 0.1\n0.1 0.8 0.1\n")
             << "0.1 0.1 0.8\n\n";
    }
    return text.str();
}

class InspectControllerTest : public testing::Test {
protected:
    InspectControllerTest() {
        QObject::connect(&m_controller, &InspectController::problem, &m_controller,
                         [this](const QString& sentence) { problems.append(sentence); });
    }
    void open(const std::string& path) {
        m_controller.dumps().open(QString::fromStdString(path));
        wait();
    }
    void openGold(const std::string& path) {
        m_controller.gold().open(QString::fromStdString(path));
        wait();
    }
    void wait() {
        ASSERT_TRUE(QTest::qWaitFor([this] { return !m_controller.isBusy(); }, 60'000));
        QCoreApplication::processEvents();
    }
    std::optional<double> pooled(int system = 0) {
        return m_controller.inspection().pooled(system).errorRate();
    }

    test::TemporaryFolder m_folder;
    InspectController m_controller;
    QStringList problems;
};

TEST_F(InspectControllerTest, ReadsADumpAndMeasuresIt) {
    QSignalSpy progress(&m_controller, &InspectController::progressed);
    open(m_folder.write("straight.txt", nematusDump(20, false)));
    EXPECT_TRUE(problems.isEmpty()) << problems.join("\n").toStdString();
    ASSERT_EQ(m_controller.inspection().systemCount(), 1);
    EXPECT_EQ(m_controller.systems().shown(), 0);
    EXPECT_EQ(m_controller.selection().rows().size(), 20U);
    EXPECT_EQ(m_controller.selection().currentRow(), 0) << "there is always one to look at";
    EXPECT_GT(valueOf(m_controller.inspection().metrics(0, 3), Metric::Entropy), 0);
    EXPECT_EQ(progress.back()[0].toDouble(), 1);
    const InspectedPicture picture = inspectedPicture(m_controller);
    ASSERT_NE(picture.main.picture, nullptr);
    EXPECT_EQ(picture.main.picture->sourceTokens.value(0), QStringLiteral("the"));
    EXPECT_FLOAT_EQ(picture.main.picture->rows[1].weights[1], 0.8F);
    EXPECT_EQ(m_controller.pictures().picture(0, 0), m_controller.pictures().picture(0, 0))
        << "the same object while nothing changes";
}

TEST_F(InspectControllerTest, WhatIsWrongIsSaidAndNothingIsLeft) {
    open(m_folder.file("missing.txt"));
    ASSERT_EQ(problems.size(), 1);
    EXPECT_TRUE(problems[0].contains(QStringLiteral("missing.txt")));
    EXPECT_EQ(m_controller.inspection().systemCount(), 0);
    EXPECT_EQ(m_controller.selection().currentRow(), -1);
}

TEST_F(InspectControllerTest, MeasuresAgainstKnownLinksAndEdits) {
    open(m_folder.write("crossed.txt", nematusDump(2, true)));
    EXPECT_EQ(pooled(), std::nullopt);
    openGold(m_folder.write("gold.txt", "0-0 1-1\n0-1 1-0\n"));
    ASSERT_TRUE(pooled());
    EXPECT_DOUBLE_EQ(*pooled(), 0.5);
    EXPECT_DOUBLE_EQ(valueOf(m_controller.inspection().metrics(0, 0), Metric::ErrorRate), 1);

    m_controller.gold().toggleLink(0, 1, 0);  // what the system has
    EXPECT_TRUE(m_controller.gold().isChanged());
    EXPECT_EQ(m_controller.inspection().known(0, 0)->size(), 3U);
    EXPECT_LT(valueOf(m_controller.inspection().metrics(0, 0), Metric::ErrorRate), 1) << "at once";
    m_controller.gold().undoStack().undo();
    EXPECT_FALSE(m_controller.gold().isChanged());
    EXPECT_EQ(m_controller.inspection().known(0, 0)->size(), 2U);
    EXPECT_DOUBLE_EQ(valueOf(m_controller.inspection().metrics(0, 0), Metric::ErrorRate), 1);
    m_controller.gold().undoStack().redo();
    wait();
    m_controller.gold().toggleLink(0, 2, 2);
    EXPECT_EQ(m_controller.inspection().known(0, 0)->size(), 3U) << "end marks have no links";

    const QString path = QString::fromStdString(m_folder.file("edited.txt"));
    ASSERT_TRUE(m_controller.gold().save(path, QStringLiteral("pharaoh")));
    EXPECT_FALSE(m_controller.gold().isChanged());
    std::ifstream file(path.toStdString());
    std::string line;
    std::getline(file, line);
    EXPECT_EQ(line, "0-0 1-0 1-1") << "as the file was";
}

TEST_F(InspectControllerTest, LinksMadeByHandGoWithUndo) {
    open(m_folder.write("straight.txt", nematusDump(2, false)));
    m_controller.gold().toggleLink(1, 0, 0);
    ASSERT_NE(m_controller.inspection().known(0, 1), nullptr);
    m_controller.gold().undoStack().undo();
    wait();
    EXPECT_EQ(m_controller.inspection().known(0, 1), nullptr);
    EXPECT_EQ(pooled(), std::nullopt);
}

TEST_F(InspectControllerTest, ThresholdMeasuresAnew) {
    open(m_folder.write("straight.txt", nematusDump(50, false)));
    std::string gold;
    for (int i = 0; i < 50; ++i)
        gold += "0-0 1-1\n";
    openGold(m_folder.write("gold.txt", gold));
    EXPECT_DOUBLE_EQ(*pooled(), 0);
    m_controller.measuring().setThreshold(0.05);
    m_controller.measuring().setThreshold(0.9);
    m_controller.measuring().setThreshold(0.06);
    EXPECT_FALSE(inspectedPicture(m_controller).corpusErrorRate) << "the old one is not shown";
    EXPECT_GT(inspectedPicture(m_controller).main.counts.found, 2) << "the row at once";
    wait();
    EXPECT_GT(*pooled(), 0);
    ASSERT_TRUE(inspectedPicture(m_controller).corpusErrorRate);
    EXPECT_DOUBLE_EQ(*inspectedPicture(m_controller).corpusErrorRate, *pooled());
}

TEST_F(InspectControllerTest, TwoSystemsShareRowsAndClose) {
    open(m_folder.write("straight.txt", nematusDump(5, false)));
    open(m_folder.write("crossed.txt", nematusDump(5, true)));
    ASSERT_EQ(m_controller.inspection().systemCount(), 2);
    EXPECT_EQ(m_controller.inspection().rowCount(), 5);
    m_controller.systems().compareWith(1);
    EXPECT_TRUE(inspectedPicture(m_controller).other);
    EXPECT_GT(valueOf(m_controller.inspection().metrics(0, 2), Metric::Disagreement), 0.3);
    m_controller.selection().setCurrentRow(3);
    m_controller.systems().close(0);
    EXPECT_EQ(m_controller.systems().shown(), 0);
    EXPECT_EQ(m_controller.systems().colourOf(0), 1) << "its own still";
    EXPECT_EQ(m_controller.systems().other(), -1);
    EXPECT_EQ(m_controller.selection().rows().size(), 5U);
    ASSERT_GE(m_controller.selection().currentRow(), 0);
    EXPECT_EQ(m_controller.inspection().key(m_controller.selection().currentRow()).number, 3)
        << "the sentence stays";
    m_controller.systems().close(0);
    EXPECT_EQ(m_controller.inspection().systemCount(), 0);
    EXPECT_TRUE(m_controller.selection().rows().empty());
}

TEST_F(InspectControllerTest, FilesOfOneNameAreToldApart) {
    const std::string text = nematusDump(3, false);
    std::filesystem::create_directory(m_folder.path() / "second");
    open(m_folder.write("attention.txt", text));
    open(m_folder.write("second/attention.txt", text));
    open(m_folder.file("attention.txt"));
    const Inspection& inspection = m_controller.inspection();
    ASSERT_EQ(inspection.systemCount(), 3);
    EXPECT_EQ(inspection.system(0).name, "attention.txt");
    EXPECT_EQ(inspection.system(1).name, "second/attention.txt");
    EXPECT_NE(inspection.system(2).name, inspection.system(0).name);
}

TEST_F(InspectControllerTest, FiltersAndSorts) {
    open(m_folder.write("straight.txt", nematusDump(12, false)));
    SentenceFilter filter;
    filter.text = "house1";
    m_controller.selection().setFilter(filter);
    EXPECT_EQ(m_controller.selection().rows().size(), 3U) << "house1, house10, house11";
    m_controller.selection().setFilter({});
    m_controller.selection().setOrder({SortKey::Number, Metric::ErrorRate, true});
    EXPECT_EQ(m_controller.inspection().key(m_controller.selection().rows().front()).number, 11);
    m_controller.selection().setCurrentRow(m_controller.selection().rows().front());
    m_controller.selection().moveCurrentRow(1);
    EXPECT_EQ(m_controller.inspection().key(m_controller.selection().currentRow()).number, 10);
    m_controller.selection().moveCurrentRow(-5);
    EXPECT_EQ(m_controller.inspection().key(m_controller.selection().currentRow()).number, 11)
        << "stays at the ends";
}

TEST_F(InspectControllerTest, NothingStaleComesAfterCancel) {
    const std::string path = m_folder.write("long.txt", nematusDump(60'000, false));
    m_controller.dumps().open(QString::fromStdString(path));
    ASSERT_TRUE(QTest::qWaitFor([this] { return m_controller.inspection().rowCount() > 0; }, 60'000));
    m_controller.cancel();
    const int rows = m_controller.inspection().rowCount();
    EXPECT_LT(rows, 60'000);
    wait();
    QTest::qWait(50);
    EXPECT_EQ(m_controller.inspection().rowCount(), rows);
    EXPECT_EQ(m_controller.selection().rows().size(), static_cast<std::size_t>(rows))
        << "What was read is kept";
    EXPECT_FALSE(m_controller.inspection().system(0).format.empty()) << "and is known as what it is";
}

TEST_F(InspectControllerTest, EditsOutliveTheirSystem) {
    open(m_folder.write("one.txt", nematusDump(1, false)));
    open(m_folder.write("two.txt", nematusDump(3, false)));
    openGold(m_folder.write("gold.txt", "0-0 1-1\n0-0\n1-1\n"));
    m_controller.gold().toggleLink(2, 0, 0);
    EXPECT_FALSE(m_controller.gold().isChanged()) << "the system that is shown lacks it";
    m_controller.systems().show(1);
    m_controller.gold().toggleLink(2, 0, 0);
    m_controller.gold().toggleLink(2, 1, 0);
    m_controller.systems().close(1);
    wait();
    m_controller.gold().undoStack().undo();
    wait();
    const QString path = QString::fromStdString(m_folder.file("edited.naacl"));
    ASSERT_TRUE(m_controller.gold().save(path, QStringLiteral("naacl")));
    std::ifstream file(path.toStdString());
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    EXPECT_THAT(text, testing::EndsWith("3 1 1 S\n3 2 2 S\n")) << text;
}

TEST_F(InspectControllerTest, KnownLinksMeetTheRowsOfTheFirstSystem) {
    // Lines from 0, then a system whose own numbers are lines from 1: links 1 to 3 are rows 0 to 2.
    open(m_folder.write("plain.pharaoh", "0-0 1-1\n0-0 1-1\n0-1 1-0\n"));
    open(m_folder.write("numbered.naacl", "1 1 1\n1 2 2\n2 1 1\n2 2 2\n3 1 1\n3 2 2\n"));
    ASSERT_EQ(m_controller.inspection().rowCount(), 3);
    m_controller.systems().show(1);
    openGold(m_folder.write("gold.naacl", "1 1 1 S\n1 2 2 S\n2 1 1 S\n2 2 2 S\n3 1 1 S\n3 2 2 S\n"));
    EXPECT_DOUBLE_EQ(*pooled(1), 0);
    EXPECT_NEAR(*pooled(0), 1.0 / 3, 1e-9);
}

TEST_F(InspectControllerTest, KnownLinksAreReadAgainForOtherSystems) {
    open(m_folder.write("plain.pharaoh", "0-0 1-1\n0-0 1-1\n"));
    openGold(m_folder.write("gold.naacl", "1 1 1 S\n1 2 2 S\n2 1 1 S\n2 2 2 S\n"));
    EXPECT_DOUBLE_EQ(*pooled(), 0);
    m_controller.systems().close(0);
    open(m_folder.write("numbered.naacl", "1 1 1\n1 2 2\n2 1 1\n2 2 2\n"));
    ASSERT_TRUE(pooled());
    EXPECT_EQ(m_controller.inspection().pooled(0).sure, 4);
    EXPECT_DOUBLE_EQ(*pooled(), 0);
}

TEST_F(InspectControllerTest, ReadAgainASystemStaysCompared) {
    open(m_folder.write("one.txt", nematusDump(3, false)));
    open(m_folder.write("two.txt", nematusDump(3, true)));
    m_controller.systems().compareWith(1);
    m_controller.dumps().reopen(0, m_controller.inspection().system(0).options);
    wait();
    EXPECT_EQ(m_controller.inspection().system(m_controller.systems().shown()).name, "one.txt");
    EXPECT_EQ(m_controller.systems().colourOf(m_controller.systems().shown()), 0) << "as before";
    ASSERT_GE(m_controller.systems().other(), 0);
    EXPECT_EQ(m_controller.systems().colourOf(m_controller.systems().other()), 1);
    EXPECT_EQ(m_controller.inspection().system(m_controller.systems().other()).name, "two.txt");
    m_controller.dumps().reopen(m_controller.systems().other(), {});
    wait();
    ASSERT_GE(m_controller.systems().other(), 0);
    EXPECT_EQ(m_controller.inspection().system(m_controller.systems().other()).name, "two.txt");
}

TEST_F(InspectControllerTest, ModelsDecodeFreshPairsOfTheirTask) {
    std::vector<std::shared_ptr<const TrainedModel>> models;
    for (const char* score : {"additive", "dot"})
        models.push_back(std::make_shared<TrainedModel>(test::sampleModel(score, 3)));
    ModelCorpus corpus;
    corpus.task = "dates";
    corpus.count = 8;
    m_controller.models().open(
        {models, {QStringLiteral("a"), QStringLiteral("b")}, corpus, ReadsTarget::Reference});
    wait();
    EXPECT_TRUE(problems.isEmpty()) << problems.join("\n").toStdString();
    ASSERT_EQ(m_controller.inspection().systemCount(), 2);
    EXPECT_EQ(m_controller.inspection().rowCount(), 8);
    EXPECT_EQ(m_controller.systems().model(1), models[1]);
    EXPECT_NE(m_controller.inspection().known(0, 0), nullptr);
    ASSERT_TRUE(pooled(1));
    m_controller.systems().show(1);
    m_controller.systems().compareWith(0);
    m_controller.selection().setCurrentRow(5);
    const SentenceKey looked = m_controller.inspection().key(5);
    m_controller.models().setReads(ReadsTarget::Own);
    wait();
    EXPECT_EQ(m_controller.inspection().systemCount(), 2) << "in place of those that were";
    EXPECT_EQ(m_controller.systems().model(m_controller.systems().shown()), models[1])
        << "what one looks at stays";
    EXPECT_EQ(m_controller.systems().model(m_controller.systems().other()), models[0]);
    ASSERT_GE(m_controller.selection().currentRow(), 0);
    EXPECT_EQ(m_controller.inspection().key(m_controller.selection().currentRow()), looked);

    // What the tasks know is saved whole, though one sentence has been edited.
    m_controller.models().setReads(ReadsTarget::Reference);
    wait();
    m_controller.gold().toggleLink(0, 0, 0);
    const QString path = QString::fromStdString(m_folder.file("truth.naacl"));
    ASSERT_TRUE(m_controller.gold().save(path, QStringLiteral("naacl")));
    std::ifstream file(path.toStdString());
    std::set<int> numbers;
    for (std::string line; std::getline(file, line);)
        numbers.insert(std::stoi(line));
    EXPECT_EQ(numbers.size(), 8U);
}

TEST_F(InspectControllerTest, KnownLinksOfOtherTextsAreAskedAbout) {
    std::string gold;
    for (int i = 0; i < 100; ++i)
        gold += "0-0 1-1\n";
    open(m_folder.write("few.txt", nematusDump(5, false)));
    openGold(m_folder.write("many.gold", gold));
    EXPECT_EQ(problems, QStringList{QStringLiteral(
                            "many.gold has 100 sentences, few.txt 5, and only 5 sentences are in both: "
                            "are these the same texts?")});
    problems.clear();
    open(m_folder.write("all.txt", nematusDump(100, false)));
    EXPECT_EQ(problems, QStringList()) << "as many";
    open(m_folder.write("more.txt", nematusDump(4, false)));
    EXPECT_EQ(problems.size(), 1) << "whenever it comes";
    problems.clear();
    m_controller.systems().show(1);
    openGold(m_folder.write("longer.talp", "0-0 7-7 8-8 9-9 6-6\n0-0 7-7 8-8 9-9 6-6\n"));
    // Few lines against many sentences come first.
    EXPECT_EQ(problems.size(), 1);
    m_controller.systems().close(1);
    m_controller.systems().close(1);
    problems.clear();
    openGold(m_folder.write("outside.talp", "0-0 7-7 8-8 9-9 6-6\n0-0 7-7 8-8 9-9 6-6\n"));
    ASSERT_EQ(problems.size(), 1);
    EXPECT_TRUE(problems[0].startsWith(
        QStringLiteral("8 of 10 links of outside.talp are outside the sentences of few.txt")))
        << problems[0].toStdString();
}

}  // namespace
}  // namespace attn::ui
