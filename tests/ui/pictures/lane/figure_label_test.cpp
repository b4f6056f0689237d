// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/lane/figure_label.h"

#include <gtest/gtest.h>

#include <QImage>

#include "ui/kit/theme/theme.h"

namespace attn::ui {
namespace {

QImage drawn(FigureLabel& label, int width) {
    label.resize(width, 40);
    QImage image(label.size(), QImage::Format_RGB32);
    image.fill(theme().card);
    label.render(&image, {}, {}, QWidget::DrawChildren);
    return image;
}

TEST(FigureLabel, ANumberThatIsNotShownTakesNoRoomFromTheValue) {
    const ThemeScope scope(makeTheme(ThemeKind::Projector, ColourMap::Blues));
    FigureLabel with("next", ""), without("next", "");
    for (FigureLabel* label : {&with, &without}) {
        label->setStrong(true);
        label->setAlignment(Qt::AlignRight);
        label->setVerdict(true);
        label->setCaption(FigureLabel::Caption::None);
    }
    with.setValue("</s>", "1.00");
    without.setValue("</s>");
    // The label is as wide as the token with its mark, and then somewhat wider.
    for (int more = 0; more < 20; ++more)
        EXPECT_EQ(drawn(with, with.valueWidth() + more), drawn(without, with.valueWidth() + more)) << more;
    const int whole = with.shownWidth();
    EXPECT_NE(drawn(with, whole), drawn(without, whole)) << "with the number, where it has room";
}

}  // namespace
}  // namespace attn::ui
