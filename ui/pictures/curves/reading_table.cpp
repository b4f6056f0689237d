// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/curves/reading_table.h"

#include <QGuiApplication>
#include <QPainter>
#include <QScreen>
#include <algorithm>

#include "ui/kit/text/number_text.h"
#include "ui/kit/theme/lane_shape.h"
#include "ui/pictures/curves/curve_text.h"

namespace attn::ui {
namespace {

constexpr int margin = 9;
constexpr int columnGap = 14;  // between columns
constexpr int distance = 14;   // from the mouse
constexpr int widestNote = 420;

// The room of a lane's shape and a piece of its line beside it.
int lineWidth() {
    return laneShapeWidth(theme()) + 20;
}

}  // namespace

ReadingTable::ReadingTable(QWidget* parent)
    : QWidget(parent, Qt::ToolTip | Qt::FramelessWindowHint | Qt::WindowTransparentForInput) {
    setAttribute(Qt::WA_ShowWithoutActivating);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    setAccessibleName(tr("Values of the lanes"));
}

void ReadingTable::setReading(Reading reading) {
    m_reading = std::move(reading);
    resize(sizeHint());
    update();
}

QString ReadingTable::headline() const {
    return tr("update %1").arg(groupedNumber(m_reading.update));
}

QString ReadingTable::text() const {
    QStringList sentences(headline());
    for (const Reading::Row& row : m_reading.rows) {
        QStringList cells;
        for (qsizetype i = 0; i < m_reading.columns.size(); ++i) {
            if (!row.values.value(i).isEmpty()) {
                cells << m_reading.columns[i] + QLatin1Char(' ') + row.values[i];
            }
        }
        sentences << row.name + QStringLiteral(": ") + cells.join(QStringLiteral(", "));
    }
    return (sentences + m_reading.notes).join(QStringLiteral("; ")) + QLatin1Char('.');
}

QString ReadingTable::footer() const {
    return m_reading.notes.join(QLatin1Char('\n'));
}

std::vector<int> ReadingTable::widths() const {
    const QFontMetrics metrics(theme().small), bold(theme().smallBold);
    std::vector<int> found(1 + static_cast<std::size_t>(m_reading.columns.size()));
    found[0] = bold.horizontalAdvance(headline());
    for (const Reading::Row& row : m_reading.rows) {
        found[0] = std::max(found[0], lineWidth() + bold.horizontalAdvance(row.name));
    }
    for (qsizetype i = 0; i < m_reading.columns.size(); ++i) {
        int width = metrics.horizontalAdvance(m_reading.columns[i]);
        for (const Reading::Row& row : m_reading.rows) {
            width = std::max(width, bold.horizontalAdvance(row.values.value(i)));
        }
        found[static_cast<std::size_t>(i) + 1] = width;
    }
    return found;
}

QSize ReadingTable::sizeHint() const {
    const QFontMetrics metrics(theme().small);
    int width = 2 * margin;
    for (const int column : widths()) {
        width += column + columnGap;
    }
    width -= columnGap;
    int height = 2 * margin + static_cast<int>(1 + m_reading.rows.size()) * (metrics.height() + 2);
    if (const QString text = footer(); !text.isEmpty()) {
        width = std::max(width, 2 * margin + std::min(widestNote, metrics.horizontalAdvance(text)));
        const QRect room(0, 0, width - 2 * margin, 10'000);
        height += 4 + metrics.boundingRect(room, Qt::TextWordWrap, text).height();
    }
    return {width, height};
}

void ReadingTable::showBeside(QPoint place) {
    const QSize size = sizeHint();
    QRect room = QGuiApplication::primaryScreen()->availableGeometry();
    if (const QScreen* screen = QGuiApplication::screenAt(place)) {
        room = screen->availableGeometry();
    }
    QPoint corner = place + QPoint(distance, distance);
    if (corner.x() + size.width() > room.right()) {
        corner.setX(place.x() - distance - size.width());
    }
    if (corner.y() + size.height() > room.bottom()) {
        corner.setY(place.y() - distance - size.height());
    }
    corner.setX(std::max(corner.x(), room.left()));
    corner.setY(std::max(corner.y(), room.top()));
    setGeometry(QRect(corner, size));
    show();
}

void ReadingTable::paintEvent(QPaintEvent*) {
    const Theme& t = theme();
    QPainter painter(this);
    painter.fillRect(rect(), t.card);
    painter.setPen(QPen(t.border, 1));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
    const QFontMetrics metrics(t.small);
    const int step = metrics.height() + 2;
    const std::vector<int> columns = widths();
    const auto put = [&](const QFont& font, const QColor& colour, const QRect& area, Qt::Alignment where,
                         const QString& text) {
        painter.setFont(font);
        painter.setPen(colour);
        painter.drawText(area, static_cast<int>(where | Qt::AlignVCenter), text);
    };
    int y = margin;
    const auto putRow = [&](const QFont& font, const QColor& colour, const QStringList& values) {
        int x = margin + columns[0] + columnGap;
        for (std::size_t i = 1; i < columns.size(); ++i) {
            put(font, colour, QRect(x, y, columns[i], step), Qt::AlignRight,
                values.value(static_cast<qsizetype>(i) - 1));
            x += columns[i] + columnGap;
        }
    };
    put(t.smallBold, t.text, QRect(margin, y, columns[0], step), Qt::AlignLeft, headline());
    putRow(t.small, t.mutedText, m_reading.columns);
    y += step;
    for (const Reading::Row& row : m_reading.rows) {
        const QFont& font = row.isSelected ? t.smallBold : t.small;
        QPen pen(t.laneOutline(row.colour), row.isSelected ? 1.5 * t.strongLine : t.strongLine);
        pen.setCapStyle(Qt::FlatCap);
        if (row.isBranch) {
            pen.setDashPattern({2, 1});
        }
        painter.setPen(pen);
        painter.drawLine(margin, y + step / 2, margin + lineWidth() - 6, y + step / 2);
        if (m_reading.rows.size() > 1) {
            painter.setRenderHint(QPainter::Antialiasing);
            paintLaneShape(painter, t, row.colour, QPointF(margin + laneShapeWidth(t) / 2.0, y + step / 2.0),
                           laneShapeRadius(t.strongLine));
            painter.setRenderHint(QPainter::Antialiasing, false);
        }
        put(font, t.text, QRect(margin + lineWidth(), y, columns[0] - lineWidth(), step), Qt::AlignLeft,
            row.name);
        putRow(font, t.text, row.values);
        y += step;
    }
    if (const QString text = footer(); !text.isEmpty()) {
        painter.setFont(t.small);
        painter.setPen(t.mutedText);
        painter.drawText(QRect(margin, y + 4, width() - 2 * margin, height() - y), Qt::TextWordWrap, text);
    }
}

}  // namespace attn::ui
