// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>

#include "tests/ui/window/window_fixture.h"
#include "ui/pictures/attention/attention_plot.h"

namespace attn::test {
namespace {

class HintsTest : public WindowTest {
protected:
    std::string summary() const { return text("summary").toStdString(); }
    void openDate() {
        ui::LaunchOptions options;
        options.text = QStringLiteral("9 May 1998");
        options.steps = 3;
        open(options);
        waitUntilDecoded();
    }
    void dragBar() {
        ui::AttentionPlot& plot = *grid()->card(0)->plot();
        const ui::AttentionLayout& layout = plot.places();
        const int x = static_cast<int>(layout.cell(0, 4).center().x());
        const int bottom = static_cast<int>(layout.bars.bottom());
        QTest::mousePress(&plot, Qt::LeftButton, {}, {x, bottom - 2});
        QTest::mouseMove(&plot, {x, bottom - static_cast<int>(layout.bars.height() / 2)});
        QTest::mouseRelease(&plot, Qt::LeftButton, {},
                            {x, bottom - static_cast<int>(layout.bars.height() / 2)});
    }
};

TEST_F(HintsTest, EachGoesForGoodOnceItWasFollowed) {
    openDate();
    EXPECT_THAT(summary(),
                testing::StartsWith(
                    "New here? Ctrl+4: lesson 1 · Space steps · drag a bar · click a number: why? · "));
    press(Qt::Key_4, Qt::ControlModifier);
    press(Qt::Key_1, Qt::ControlModifier);
    EXPECT_THAT(summary(), testing::StartsWith("Space steps · drag a bar · click a number: why? · "));
    press(Qt::Key_Space);
    EXPECT_THAT(summary(), testing::StartsWith("drag a bar · click a number: why? · "));
    press(Qt::Key_W);
    EXPECT_THAT(summary(), testing::StartsWith("drag a bar · so far: mean entropy"));
    window->close();
    openDate();
    EXPECT_THAT(summary(), testing::StartsWith("drag a bar · so far: mean entropy"));
    dragBar();
    EXPECT_THAT(summary(), testing::StartsWith("so far: mean entropy"));
    EXPECT_THAT(summary(), testing::HasSubstr(" AER ")) << "as the cards call it";
}

TEST_F(HintsTest, PicturesOfTheWindowHaveNone) {
    ui::LaunchOptions options;
    options.screenshot = QStringLiteral("x.png");
    open(options);
    EXPECT_THAT(summary(), testing::StartsWith("so far: mean entropy"));
}

}  // namespace
}  // namespace attn::test
