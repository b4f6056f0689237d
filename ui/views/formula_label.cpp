// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/formula_label.h"

#include <algorithm>

#include <QFile>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

#include "ui/theme.h"

namespace attn::ui {
namespace {

QString pathOf(const QString& id) {
    return QStringLiteral(":/formulas/%1.svg").arg(id);
}

// The picture in one colour: its own colours only give the coverage.
QPixmap picture(const QString& id, QSizeF size, double ratio, const QColor& colour) {
    const QString key = QStringLiteral("formula %1 %2 %3 %4 %5")
                            .arg(id, colour.name())
                            .arg(size.width())
                            .arg(size.height())
                            .arg(ratio);
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap)) {
        return pixmap;
    }
    QImage image((size * ratio).toSize().expandedTo(QSize(1, 1)), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    QSvgRenderer(pathOf(id)).render(&painter, QRectF(QPointF(), QSizeF(image.size())));
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(image.rect(), colour);
    painter.end();
    pixmap = QPixmap::fromImage(image);
    pixmap.setDevicePixelRatio(ratio);
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

}  // namespace

FormulaLabel::FormulaLabel(QWidget* parent) : QWidget(parent) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void FormulaLabel::setFormula(const QString& id, const QString& text) {
    if (id == m_id && text == m_text) {
        return;
    }
    m_id = id;
    m_text = text;
    m_natural = {};
    if (!id.isEmpty() && QFile::exists(pathOf(id))) {
        m_natural = QSvgRenderer(pathOf(id)).viewBoxF().size();
    }
    setAccessibleName(tr("Formula"));
    setAccessibleDescription(text);
    updateGeometry();
    update();
}

QSizeF FormulaLabel::pictureSize() const {
    // The pictures' units are those of a text set at 10 units.
    return m_natural * (QFontInfo(theme().formula).pixelSize() / 10.0);
}

QSize FormulaLabel::sizeHint() const {
    if (!m_natural.isEmpty()) {
        return pictureSize().toSize() + QSize(1, 1);
    }
    const QFontMetrics metrics(theme().formula);
    return {metrics.horizontalAdvance(m_text) + 4, metrics.height()};
}

void FormulaLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    if (!m_natural.isEmpty()) {
        QSizeF size = pictureSize();
        const double shrink = std::min({1.0, width() / size.width(), height() / size.height()});
        size *= shrink;
        painter.drawPixmap(QPointF(0, (height() - size.height()) / 2),
                           picture(m_id, size, devicePixelRatioF(), theme().mutedText));
        return;
    }
    QFont font = theme().formula;
    const double wanted = QFontMetricsF(font).horizontalAdvance(m_text) + 2;
    if (wanted > width() && width() > 0) {
        font.setPointSizeF(std::max(6.0, font.pointSizeF() * width() / wanted));
    }
    painter.setFont(font);
    painter.setPen(theme().mutedText);
    painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter, m_text);
}

}  // namespace attn::ui
