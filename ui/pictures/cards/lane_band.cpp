// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/cards/lane_band.h"

#include <QPainter>

#include "ui/kit/text/label.h"
#include "ui/kit/theme/theme.h"

namespace attn::ui {
namespace {

constexpr int stripe = 5;  // pixels

}  // namespace

LaneBand::LaneBand(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void LaneBand::setLane(const QString& name, int colour) {
    m_name = name;
    m_colour = colour;
    setAccessibleName(name);
    setToolTip(name);
    update();
}

QSize LaneBand::sizeHint() const {
    return {QFontMetrics(theme().smallBold).height() + stripe + 6, 40};
}

QSize LaneBand::minimumSizeHint() const {
    return {sizeHint().width(), 10};
}

void LaneBand::paintEvent(QPaintEvent*) {
    const Theme& t = theme();
    QPainter painter(this);
    painter.fillRect(rect(), t.card);
    painter.fillRect(QRect(0, 0, stripe, height()), t.laneOutline(m_colour));
    painter.setPen(t.text);
    painter.translate(stripe, height());
    painter.rotate(-90);
    const double room = height() - 8;
    drawLabel(painter, t.smallBold, QRectF(4, 0, room, width() - stripe), Qt::AlignHCenter,
              cutLabel(t.smallBold, m_name, room), -90);
}

}  // namespace attn::ui
