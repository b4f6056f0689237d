// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/inspect_models_dialog.h"

#include <gmock/gmock.h>

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTest>

#include "tests/support/temporary_folder.h"

namespace attn::test {
namespace {

class InspectModelsDialogTest : public testing::Test {
protected:
    void open(const ModelCorpus& corpus, ReadsTarget reads = ReadsTarget::Own) {
        dialog = std::make_unique<ui::InspectModelsDialog>(QStringLiteral("a.safetensors"), corpus, reads);
        dialog->show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(dialog.get()));
    }
    template <class Widget>
    Widget* child(const char* name) const {
        auto* found = dialog->findChild<Widget*>(QLatin1String(name));
        EXPECT_NE(found, nullptr) << name;
        return found;
    }
    void enter(const char* name, const std::string& text) {
        child<QLineEdit>(name)->setFocus();
        child<QLineEdit>(name)->selectAll();
        QTest::keyClicks(child<QLineEdit>(name), QString::fromStdString(text));
    }
    void click(const char* name) {
        auto* button = child<QAbstractButton>(name);
        QTest::mouseClick(button, Qt::LeftButton, {}, {10, button->height() / 2});
    }
    static ModelCorpus dates() {
        ModelCorpus corpus;
        corpus.task = "dates";
        corpus.count = 50;
        return corpus;
    }

    TemporaryFolder folder;
    std::unique_ptr<ui::InspectModelsDialog> dialog;
};

TEST_F(InspectModelsDialogTest, BeginsWithTextsForModelsWithoutATask) {
    open({});
    EXPECT_TRUE(child<QRadioButton>("corpusIsTexts")->isChecked());
}

TEST_F(InspectModelsDialogTest, BeginsWithWhatThereWas) {
    open(dates(), ReadsTarget::Reference);
    EXPECT_TRUE(child<QRadioButton>("corpusIsTask")->isChecked());
    EXPECT_EQ(child<QComboBox>("inspectTask")->currentData().toString(), QStringLiteral("dates"));
    EXPECT_EQ(child<QSpinBox>("inspectCount")->value(), 50);
    click("inspectThem");
    EXPECT_EQ(dialog->result(), QDialog::Accepted);
    EXPECT_EQ(dialog->corpus().task, "dates");
    EXPECT_EQ(dialog->corpus().count, 50);
    EXPECT_EQ(dialog->reads(), ReadsTarget::Reference);
}

TEST_F(InspectModelsDialogTest, AnotherTaskHasLengthsOfItsOwn) {
    ModelCorpus corpus = dates();
    corpus.lengths = {3, 4};
    open(corpus);
    EXPECT_EQ(dialog->corpus().lengths, corpus.lengths);
    child<QComboBox>("inspectTask")->setFocus();
    QTest::keyClick(child<QComboBox>("inspectTask"), Qt::Key_Down);
    QTest::keyClick(child<QComboBox>("inspectTask"), Qt::Key_Up);
    QTest::keyClick(child<QComboBox>("inspectTask"), Qt::Key_Home);
    if (child<QComboBox>("inspectTask")->currentData().toString() == QLatin1String("dates"))
        QTest::keyClick(child<QComboBox>("inspectTask"), Qt::Key_Down);
    EXPECT_NE(dialog->corpus().task, "dates");
    EXPECT_EQ(dialog->corpus().lengths, TaskLengths());
}

TEST_F(InspectModelsDialogTest, TextsAreTwoFilesOrOneOfPairs) {
    open(dates());
    const std::string source = folder.write("val.en", "a\n"), target = folder.write("val.de", "b\n");
    enter("inspectSource", source);
    EXPECT_TRUE(child<QRadioButton>("corpusIsTexts")->isChecked()) << "what is typed is meant";
    EXPECT_FALSE(child<QComboBox>("inspectTask")->isEnabled());
    EXPECT_EQ(dialog->corpus().files.pairs, source);
    EXPECT_EQ(dialog->corpus().count, 0) << "all";
    enter("inspectTarget", target);
    EXPECT_EQ(dialog->corpus().files.source, source);
    EXPECT_EQ(dialog->corpus().files.target, target);
    EXPECT_TRUE(dialog->corpus().files.pairs.empty());
    EXPECT_TRUE(dialog->corpus().task.empty());
    click("readsReference");
    EXPECT_EQ(dialog->reads(), ReadsTarget::Reference);
    click("inspectThem");
    EXPECT_EQ(dialog->result(), QDialog::Accepted);
}

TEST_F(InspectModelsDialogTest, AMissingFileIsSaidAndTheDialogStays) {
    open(dates());
    click("corpusIsTexts");
    click("inspectThem");
    EXPECT_TRUE(dialog->isVisible());
    EXPECT_TRUE(child<QLabel>("modelsProblem")->isVisible());
    EXPECT_EQ(child<QLabel>("modelsProblem")->text(),
              QStringLiteral("The source texts are missing: name a file."));
    enter("inspectSource", folder.file("missing.en"));
    EXPECT_FALSE(child<QLabel>("modelsProblem")->isVisible());
    click("inspectThem");
    EXPECT_TRUE(dialog->isVisible());
    EXPECT_TRUE(child<QLabel>("modelsProblem")->text().contains(QStringLiteral("there is no such file")));
}

}  // namespace
}  // namespace attn::test
