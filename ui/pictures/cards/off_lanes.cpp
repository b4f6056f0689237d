// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/cards/off_lanes.h"

#include <QLabel>
#include <QPainter>
#include <algorithm>

#include "ui/kit/theme/theme.h"
#include "ui/pictures/cards/lane_grid.h"

namespace attn::ui {
namespace {

constexpr int bottomMargin = 8;

// A ring in the lane's colour; full shapes mark lanes that are trained.
QIcon ringOf(int colour, const QWidget& widget) {
    const Theme& t = theme();
    const int side = QFontMetrics(t.label).height() * 5 / 9;
    const double ratio = widget.devicePixelRatioF();
    QPixmap ring(QSize(side, side) * ratio);
    ring.setDevicePixelRatio(ratio);
    ring.fill(Qt::transparent);
    QPainter painter(&ring);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(t.laneOutline(colour), 1.5 * t.line));
    const double edge = t.line;
    painter.drawEllipse(QRectF(edge, edge, side - 2 * edge, side - 2 * edge));
    painter.end();
    QIcon icon(ring);
    icon.addPixmap(ring, QIcon::Disabled);
    return icon;
}

}  // namespace

OffLanes::OffLanes(QWidget* parent) : QWidget(parent), m_caption(new QLabel(tr("Not trained:"), this)) {
    setAccessibleName(tr("Lanes that are not trained"));
    m_caption->setProperty("tone", "muted");
    hide();
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, &OffLanes::applyTheme);
}

void OffLanes::setLanes(const std::vector<LanePart>& parts) {
    while (m_switches.size() > parts.size()) {
        m_switches.back()->hide();
        m_switches.back()->deleteLater();
        m_switches.pop_back();
    }
    while (m_switches.size() < parts.size()) {
        auto* added = new LaneSwitch(this);
        added->setProperty("role", "offLane");
        connect(added, &LaneSwitch::switched, this, &OffLanes::switched);
        added->show();
        m_switches.push_back(added);
    }
    for (std::size_t i = 0; i < parts.size(); ++i) {
        m_switches[i]->setPart(parts[i]);
        m_switches[i]->setText(QString(parts[i].name).replace(QLatin1Char('&'), QLatin1String("&&")));
    }
    setVisible(!parts.empty());
    applyTheme();
}

void OffLanes::applyTheme() {
    for (LaneSwitch* each : m_switches) {
        each->setIcon(ringOf(each->part().colour, *this));
        const int side = QFontMetrics(theme().label).height() * 5 / 9;
        each->setIconSize({side, side});
    }
    place(width(), true);
}

int OffLanes::heightFor(int width) const {
    return m_switches.empty() ? 0 : place(width, false);
}

int OffLanes::place(int width, bool moves) const {
    int x = laneSideMargin, y = 0, line = 0;
    const auto put = [&](QWidget* widget) {
        const QSize size = widget->sizeHint();
        if (x > laneSideMargin && x + size.width() > width - laneSideMargin) {
            x = laneSideMargin;
            y += line + laneGap / 2;
            line = 0;
        }
        line = std::max(line, size.height());
        if (moves)
            widget->setGeometry(x, y, std::min(size.width(), width - 2 * laneSideMargin), size.height());
        x += size.width() + laneGap;
    };
    put(m_caption);
    for (LaneSwitch* each : m_switches)
        put(each);
    if (moves && !m_switches.empty() && m_caption->y() == m_switches.front()->y())
        m_caption->resize(m_caption->width(), m_switches.front()->height());
    return y + line + bottomMargin;
}

void OffLanes::resizeEvent(QResizeEvent*) {
    place(width(), true);
}

}  // namespace attn::ui
