// SPDX-License-Identifier: GPL-3.0-or-later
// What the window says about the text that is typed, and the words it offers.
#include <gmock/gmock.h>

#include <QAbstractItemView>
#include <QCompleter>
#include <QMenu>
#include <QToolButton>

#include "core/base/nearest_name.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/kit/text/number_text.h"
#include "ui/step/views/text_note.h"

namespace attn::test {
namespace {

using testing::HasSubstr;

class TextNotesTest : public WindowTest {
protected:
    // Untrained models that read words.
    void openWords(const QString& text) {
        ui::LaunchOptions options;
        options.models = {writeSampleModel(folder.path(), "additive", 7, {}, "translate"),
                          writeSampleModel(folder.path(), "dot", 7, {}, "translate")};
        options.text = text;
        open(options);
    }
    ui::TextNote& line() const { return *window->findChild<ui::TextNote*>(); }
    std::string note() const { return line().isVisible() ? line().content().text.toStdString() : ""; }
    std::string offer() const { return line().content().offer.toStdString(); }
    // The list is a window of its own.
    static QAbstractItemView* wordList() {
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (widget->objectName() == QLatin1String("sourceWords"))
                return qobject_cast<QAbstractItemView*>(widget);
        return nullptr;
    }

    const TemporaryFolder folder;
};

TEST_F(TextNotesTest, AYearThatTheTaskDoesNotHaveIsSaid) {
    open();
    replaceText(QStringLiteral("4 July 1776"));
    ASSERT_TRUE(QTest::qWaitFor([this] { return note().find("1776") != std::string::npos; }, 5000)) << note();
    EXPECT_THAT(note(), HasSubstr("1950 to 2049"));
    EXPECT_FALSE(line().content().isRemark);
    replaceText(QStringLiteral("4 July 1976"));
    EXPECT_THAT(note(), testing::Not(HasSubstr("1950")));
    EXPECT_THAT(edit()->toolTip().toStdString(), HasSubstr("1950 to 2049"));
}

TEST_F(TextNotesTest, HalfATextIsNotCalledWrongWhileItIsTyped) {
    open();
    replaceText(QStringLiteral("4 Ju"));
    EXPECT_EQ(note(), "");
    press(Qt::Key_Return);
    EXPECT_THAT(note(), HasSubstr("none of the 27 forms"));
}

TEST_F(TextNotesTest, DatesSayWhyAWeightMayStandBesideTheKnownLink) {
    ui::LaunchOptions options;
    options.text = QStringLiteral("9 May 1998");
    open(options);
    EXPECT_THAT(note(), HasSubstr("A weight may stand beside the known link"));
    EXPECT_TRUE(line().content().isRemark);
}

TEST_F(TextNotesTest, ATextThatIsCutIsSaid) {
    open();
    press(Qt::Key_Home);
    window->session().setSourceText(QString(5000, QLatin1Char('9')));
    EXPECT_THAT(note(), HasSubstr("has " + ui::groupedNumber(5000).toStdString() + " characters"));
    EXPECT_EQ(edit()->text().size(), ui::Session::longestText);
    // One more at its end is what the session has already: the field must not keep it.
    edit()->setFocus();
    edit()->end(false);
    type(QStringLiteral("9"));
    EXPECT_EQ(edit()->text(), window->session().sourceText());
    EXPECT_THAT(note(), HasSubstr("has " + ui::groupedNumber(1001).toStdString() + " characters"));
    replaceText(QStringLiteral("9 May 1998"));
    EXPECT_THAT(note(), testing::Not(HasSubstr("characters. The window")));
}

TEST_F(TextNotesTest, ANearWordIsOfferedForAnUnknownOne) {
    openWords(QStringLiteral("the old mann sleeps ."));
    const std::vector<std::string>& tokens = window->session().lanes().front()->model()->source.tokens();
    const std::optional<std::string> near = nearestName("mann", {tokens.begin() + 4, tokens.end()});
    ASSERT_TRUE(near);
    EXPECT_THAT(note(), HasSubstr("does not know the word “mann”"));
    EXPECT_EQ(offer(), "Write “" + *near + "”");
    QTest::mouseClick(child<QToolButton>("textOffer"), Qt::LeftButton);
    EXPECT_EQ(edit()->text().toStdString(), "the old " + *near + " sleeps .");
    EXPECT_EQ(window->session().sourceText(), edit()->text());
    EXPECT_EQ(offer(), "");
    press(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(edit()->text(), QStringLiteral("the old mann sleeps ."));
}

TEST_F(TextNotesTest, KnownWordsAreOfferedWhileOneIsTyped) {
    openWords(QStringLiteral("the old man sleeps ."));
    replaceText(QStringLiteral("the eur"));
    QAbstractItemView* list = wordList();
    ASSERT_NE(list, nullptr);
    ASSERT_TRUE(list->isVisible());
    EXPECT_EQ(list->model()->index(0, 0).data().toString(), QStringLiteral("European"));
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Return);
    EXPECT_FALSE(list->isVisible());
    EXPECT_EQ(edit()->text(), QStringLiteral("the European"));
    EXPECT_EQ(window->session().sourceText(), QStringLiteral("the European"));
    EXPECT_TRUE(edit()->hasFocus());
    // Without a choice the keys do what they do.
    type(QStringLiteral(" Eco"));
    ASSERT_TRUE(list->isVisible());
    QTest::keyClick(list, Qt::Key_Escape);
    EXPECT_FALSE(list->isVisible());
    EXPECT_EQ(edit()->text(), QStringLiteral("the European Eco"));
    EXPECT_TRUE(edit()->hasFocus());
    type(QStringLiteral("n"));
    QTest::keyClick(list, Qt::Key_Return);
    EXPECT_FALSE(list->isVisible());
    EXPECT_FALSE(edit()->hasFocus());
}

TEST_F(TextNotesTest, CharactersAreNotOffered) {
    open();
    replaceText(QStringLiteral("9 M"));
    QAbstractItemView* list = wordList();
    EXPECT_TRUE(!list || !list->isVisible());
}

TEST_F(TextNotesTest, TheFieldShowsTheStartOfATextThatIsNotTyped) {
    open();
    replaceText(QStringLiteral("Saturday, 10th of June 2023 and many more words to fill the field"));
    EXPECT_GT(edit()->cursorPosition(), 0);
    press(Qt::Key_Return);
    EXPECT_EQ(edit()->cursorPosition(), 0);
    press(Qt::Key_L, Qt::ControlModifier);
    // The entry of the list is chosen by its own action, as the menu does for a click.
    const QString text = QString::fromStdString(createTask("dates")->examples()[2]);
    for (QAction* action : child<QMenu>("examples_dates")->actions())
        if (action->text() == text)
            action->trigger();
    EXPECT_EQ(edit()->text(), text);
    EXPECT_EQ(edit()->cursorPosition(), 0);
    EXPECT_FALSE(edit()->hasFocus()) << "the keys belong to the lanes";
    press(Qt::Key_2);
    EXPECT_EQ(window->cursor().selection().lane, 1);
    EXPECT_EQ(edit()->text(), text);
}

}  // namespace
}  // namespace attn::test
