// SPDX-License-Identifier: GPL-3.0-or-later
// Contrast of the words that the drawn window shows, in every theme and mode: 4.5 : 1.
#include <QAbstractButton>
#include <QHash>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <algorithm>
#include <cmath>

#include "tests/ui/window/window_fixture.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/theme/theme_pairs.h"

namespace attn::test {
namespace {

class DrawnContrastTest : public WindowTest, public testing::WithParamInterface<ui::ThemeKind> {
protected:
    void TearDown() override {
        WindowTest::TearDown();
        ui::setTheme(ui::ThemeKind::Light);
    }

    QImage drawnPart(const QWidget& widget) const {
        const QRect place(widget.mapTo(window.get(), QPoint(0, 0)), widget.size());
        const QRect seen = place.adjusted(3, 3, -3, -3) & window->rect();
        return seen.isEmpty() ? QImage() : m_drawn.copy(seen).convertToFormat(QImage::Format_RGB32);
    }

    // Checks all words of the window and returns how many places they stand in.
    int expectReadable() {
        QTest::qWait(50);
        m_drawn = window->grab().toImage();
        m_drawn.setDevicePixelRatio(1);
        int count = 0;
        for (const QWidget* widget : window->findChildren<QWidget*>()) {
            const auto* label = qobject_cast<const QLabel*>(widget);
            const auto* button = qobject_cast<const QAbstractButton*>(widget);
            const auto* edit = qobject_cast<const QLineEdit*>(widget);
            const bool isHint = edit && edit->text().isEmpty();
            const QString words = label    ? label->text()
                                  : button ? button->text()
                                  : isHint ? edit->placeholderText()
                                  : edit   ? edit->text()
                                           : QString();
            if (words.trimmed().isEmpty() || !widget->isVisible() || !widget->isEnabled())
                continue;
            const QImage part = drawnPart(*widget);
            if (part.isNull() || part.height() < 8)
                continue;
            ++count;
            const QColor ground = groundOf(part);
            // A label has one colour. Those of a button are its style's, so its clearest pixel is taken.
            const QColor ink = label    ? label->palette().color(label->foregroundRole())
                               : isHint ? over(edit->palette().color(QPalette::PlaceholderText), ground)
                                        : inkOf(part, ground);
            EXPECT_GE(ui::contrast(ink, ground), ui::textContrast)
                << widget->metaObject()->className() << " “" << words.toStdString()
                << "”: " << ink.name().toStdString() << " on " << ground.name().toStdString();
        }
        return count;
    }

private:
    static QHash<QRgb, int> pixelsOf(const QImage& part) {
        QHash<QRgb, int> pixels;
        for (int y = 0; y < part.height(); ++y)
            for (int x = 0; x < part.width(); ++x)
                ++pixels[part.pixel(x, y)];
        return pixels;
    }
    // The most frequent colour.
    static QColor groundOf(const QImage& part) {
        const QHash<QRgb, int> pixels = pixelsOf(part);
        const auto most = std::max_element(pixels.begin(), pixels.end());
        return QColor::fromRgb(most.key());
    }
    static QColor over(const QColor& colour, const QColor& ground) {
        const auto mix = [&](int top, int under) {
            return static_cast<int>(std::lround(colour.alphaF() * top + (1 - colour.alphaF()) * under));
        };
        return {mix(colour.red(), ground.red()), mix(colour.green(), ground.green()),
                mix(colour.blue(), ground.blue())};
    }
    // The colour that differs most from the ground.
    static QColor inkOf(const QImage& part, const QColor& ground) {
        QColor ink = ground;
        for (const QRgb pixel : pixelsOf(part).keys())
            if (ui::contrast(QColor::fromRgb(pixel), ground) > ui::contrast(ink, ground))
                ink = QColor::fromRgb(pixel);
        return ink;
    }

    QImage m_drawn;
};

TEST_P(DrawnContrastTest, WordsAreReadableInEveryMode) {
    open();
    waitUntilDecoded();
    ui::setTheme(GetParam());
    EXPECT_GT(expectReadable(), 15);
    for (const Qt::Key mode : {Qt::Key_2, Qt::Key_3, Qt::Key_4}) {
        press(mode, Qt::ControlModifier);
        EXPECT_GT(expectReadable(), 5) << mode;
    }
}

INSTANTIATE_TEST_SUITE_P(All, DrawnContrastTest,
                         testing::Values(ui::ThemeKind::Light, ui::ThemeKind::Dark,
                                         ui::ThemeKind::Projector));

}  // namespace
}  // namespace attn::test
