// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLabel>

#include "tests/support/sanitized.h"
#include "tests/ui/window/window_fixture.h"

namespace attn::test {
namespace {

// Texts that are no dates: the window must show a picture or a clear word for each.
class SourceTextTest : public WindowTest {
protected:
    void showText(const QString& text) {
        window->session().setSourceText(text);
        press(Qt::Key_End);
        waitUntilDecoded();
        EXPECT_FALSE(window->grab().isNull());
    }
};

TEST_F(SourceTextTest, EmptyTextSaysWhatToDo) {
    open();
    replaceText({});
    EXPECT_FALSE(area()->showsLanes());
    EXPECT_EQ(text("prompt"), QStringLiteral("Type a text to decode"));
    EXPECT_FALSE(action("step")->isEnabled());
    EXPECT_FALSE(action("play")->isEnabled());
    EXPECT_TRUE(text("counts").startsWith(QStringLiteral("0 tokens")));
    EXPECT_FALSE(window->grab().isNull());
    type(QStringLiteral("9"));
    EXPECT_TRUE(area()->showsLanes());
    EXPECT_TRUE(text("counts").startsWith(QStringLiteral("1 token ")));
    EXPECT_EQ(grid()->card(0)->data()->trace->steps.front().alignment().weights.size(), 1);
}

TEST_F(SourceTextTest, UnknownTokensAreShownAsUnknown) {
    open();
    showText(QStringLiteral("9 Möi"));
    const auto& lane = *grid()->card(0)->data();
    EXPECT_EQ(lane.sourceTokens[3], QStringLiteral("ö"));
    EXPECT_TRUE(lane.sourceUnknown[3]);
    EXPECT_FALSE(lane.sourceUnknown[0]);
    EXPECT_EQ(lane.trace->source[3], unknownToken);
}

TEST_F(SourceTextTest, OddTextsAreShown) {
    open();
    for (const QString& odd :
         {QStringLiteral("👩‍👩‍👧‍👦 🎉"), QStringLiteral("٩ مايو ١٩٩٨"),
          QStringLiteral("ט׳ במאי"), QString(QChar(0x202E)) + "abc", QStringLiteral("a\tb\nc\x01\x7F"),
          QString(QChar(u'\0')), QString(QChar(0xD800)), QStringLiteral("2024年5月9日"),
          QString(QChar(0x0301)), QStringLiteral("&amp; <b>9</b>")}) {
        SCOPED_TRACE(odd.toStdString());
        showText(odd);
        EXPECT_TRUE(area()->showsLanes());
        EXPECT_GT(step(), 0);
    }
}

TEST_F(SourceTextTest, LongTextIsDecodedInSlicesAndCanBeStopped) {
    open();
    press(Qt::Key_Home);
    constexpr int dates = isSanitized ? 20 : 50;
    window->session().setSourceText(QStringLiteral("1 May 98, ").repeated(dates));
    EXPECT_EQ(sourceChips()->tokens().size(), 10 * dates);
    press(Qt::Key_End);
    EXPECT_TRUE(window->session().isDecoding());
    EXPECT_TRUE(action("stop")->isEnabled());
    QTest::qWait(30);
    press(Qt::Key_Escape);
    ASSERT_TRUE(QTest::qWaitFor([this] { return !window->session().isDecoding(); }, 5000));
    EXPECT_FALSE(window->session().isFinished());
    EXPECT_FALSE(window->grab().isNull());
    press(Qt::Key_End);
    press(Qt::Key_Home);
    EXPECT_EQ(step(), 0);
    press(Qt::Key_End);
    waitUntilDecoded();
    EXPECT_TRUE(window->session().isFinished());
    EXPECT_FALSE(window->grab().isNull());
}

TEST_F(SourceTextTest, TooLongATextIsCut) {
    open();
    press(Qt::Key_Home);
    window->session().setSourceText(QString(5000, QLatin1Char('9')));
    EXPECT_EQ(window->session().sourceText().size(), ui::Session::longestText);
}

}  // namespace
}  // namespace attn::test
