// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/widgets/plain_texts.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QLabel>
#include <QMessageBox>
#include <QTest>
#include <QToolTip>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <string>

#include "tests/support/paths.h"

namespace attn::ui {
namespace {

const QString evil = QStringLiteral("<b>x</b><img src=\"file:///etc/hostname\">.attnlab");

class PlainTextsTest : public testing::Test {
protected:
    void SetUp() override { keepTextsPlain(*qApp); }
};

TEST_F(PlainTextsTest, ALabelShowsANameThatLooksLikeHtmlAsItStands) {
    QLabel label(evil);
    label.show();
    EXPECT_EQ(label.textFormat(), Qt::PlainText);
    EXPECT_EQ(label.text(), evil);
}

TEST_F(PlainTextsTest, ALabelThatSaysSoShowsHtml) {
    QLabel label(QStringLiteral("<b>x</b>"));
    label.setTextFormat(Qt::RichText);
    label.show();
    EXPECT_EQ(label.textFormat(), Qt::RichText);
}

TEST_F(PlainTextsTest, AMessageBoxShowsBothOfItsTextsAsTheyStand) {
    QMessageBox box(QMessageBox::Question, QStringLiteral("Attention Lab"),
                    QStringLiteral("The session %1 has changed.").arg(evil), QMessageBox::Cancel);
    box.setInformativeText(evil);
    box.show();
    int texts = 0;
    for (const QLabel* label : box.findChildren<QLabel*>()) {
        EXPECT_EQ(label->textFormat(), Qt::PlainText) << label->objectName().toStdString();
        texts += label->text().contains(evil) ? 1 : 0;
    }
    EXPECT_EQ(texts, 2);
}

TEST_F(PlainTextsTest, ATooltipShowsItsTextAsItStands) {
    QWidget widget;
    widget.resize(100, 100);
    widget.show();
    QToolTip::showText(widget.mapToGlobal(QPoint(5, 5)), evil, &widget);
    const QLabel* tip = nullptr;
    for (const QWidget* top : QApplication::topLevelWidgets())
        if (top->inherits("QTipLabel") && top->isVisible())
            tip = qobject_cast<const QLabel*>(top);
    ASSERT_NE(tip, nullptr);
    EXPECT_EQ(tip->text(), evil);
    EXPECT_EQ(tip->textFormat(), Qt::PlainText);
    QToolTip::hideText();
    QTest::qWait(1);
}

// QMessageBox's functions for one question choose the text's format and the box's parts themselves. Mark-up
// may only stand where a label says that it shows it.
TEST(PlainTexts, OnlyKnownFilesOfTheWindowShowMarkUp) {
    const std::regex markUp(
        R"(Qt::(RichText|MarkdownText|AutoText)|setHtml\(|insertHtml\(|setMarkdown\(|QMessageBox::about\()");
    const std::set<std::string> known = {"kit/widgets/plain_texts.cpp", "learn/answer_field.cpp",
                                         "learn/lesson_panel.cpp", "step/explain/explanation_window.cpp",
                                         "window/about_dialog.cpp"};
    const std::filesystem::path ui = test::projectDir() / "ui";
    std::set<std::string> found;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(ui)) {
        if (entry.path().extension() != ".cpp" && entry.path().extension() != ".h")
            continue;
        std::ostringstream text;
        text << std::ifstream(entry.path()).rdbuf();
        if (std::regex_search(text.str(), markUp))
            found.insert(entry.path().lexically_relative(ui).string());
    }
    EXPECT_EQ(found, known) << "what others wrote must be escaped in mark-up: look, then add the file here";
}

}  // namespace
}  // namespace attn::ui
