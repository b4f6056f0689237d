// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/beam/coverage_bars.h"

#include <QFontMetrics>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>

#include "ui/kit/text/label.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/attention_plot.h"
#include "ui/pictures/attention/frames.h"

namespace attn::ui {

CoverageBars::CoverageBars(AttentionPlot* plot, QWidget* parent) : QWidget(parent), m_plot(plot) {
    setObjectName(QStringLiteral("coverage"));
    setAccessibleName(tr("Coverage of the source"));
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(plot, &AttentionPlot::placed, this, qOverload<>(&QWidget::update));
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void CoverageBars::setCoverage(const Vector& coverage, const QStringList& tokens, int colour) {
    m_coverage = coverage;
    m_tokens = tokens;
    m_colour = colour;
    QStringList parts;
    for (Index j = 0; j < std::min<Index>(m_coverage.size(), 60); ++j)
        parts << tr("%1 %2").arg(tokenName(m_tokens.value(j)), shortWeight(m_coverage[j]));
    setAccessibleDescription(parts.join(QStringLiteral(", ")));
    update();
}

void CoverageBars::setHovered(int source) {
    if (source != m_hovered) {
        m_hovered = source;
        update();
    }
}

QSize CoverageBars::sizeHint() const {
    return {100, static_cast<int>(3.6 * QFontMetrics(theme().small).height())};
}

double CoverageBars::top() const {
    return QFontMetrics(theme().small).ascent() + 4;
}

double CoverageBars::heightOf(double coverage) const {
    const double most = m_coverage.size() > 0 ? std::max<double>(1, m_coverage.maxCoeff()) : 1;
    return (height() - 3 - top()) * coverage / most;
}

QRectF CoverageBars::barRect(int source) const {
    const AttentionLayout& layout = m_plot->places();
    if (!layout.showsColumn(source) || source >= m_coverage.size())
        return {};
    const QRectF column = layout.bar(source, 1);
    const double tall = std::max(theme().line, layout.snap(heightOf(m_coverage[source])));
    return QRectF(column.left(), height() - 3 - tall, column.width(), tall);
}

int CoverageBars::sourceAt(double x) const {
    const int source = m_coverage.size() > 0 ? m_plot->places().columnAt(x) : -1;
    return source < m_coverage.size() ? source : -1;
}

void CoverageBars::paintEvent(QPaintEvent*) {
    if (m_coverage.size() == 0)
        return;
    const Theme& t = theme();
    const AttentionLayout& layout = m_plot->places();
    QPainter painter(this);
    painter.setRenderHint(QPainter::TextAntialiasing);
    const double bottom = height() - 3, one = layout.snap(bottom - heightOf(1));
    painter.setPen(t.mutedText);
    drawLabel(painter, t.small, QRectF(2, top(), layout.bars.left(), bottom - top()), Qt::AlignLeft,
              QStringLiteral("Σα"));
    drawLabel(painter, t.small, QRectF(0, one - 8, layout.bars.left() - 6, 16), Qt::AlignRight,
              QStringLiteral("1"));
    painter.fillRect(QRectF(layout.bars.left() - 4, one, layout.bars.width() + 5, t.line), t.outline);
    painter.fillRect(QRectF(layout.bars.left() - 1, bottom, layout.bars.width() + 2, t.line), t.outline);
    const QColor fill = t.lane(m_colour);
    Index largest = 0;
    m_coverage.maxCoeff(&largest);
    const bool hasRoom = layout.cellWidth >= labelWidth(t.small, QStringLiteral("0.00")) + 2;
    for (int j = layout.firstColumn; j < m_coverage.size() && layout.showsColumn(j); ++j) {
        const QRectF bar = barRect(j);
        painter.fillRect(bar, fill);
        if (!(m_hovered >= 0 ? j == m_hovered : hasRoom || j == largest))
            continue;
        const QString text = j == m_hovered ? exactNumber(m_coverage[j]) : shortWeight(m_coverage[j]);
        const QFont& font = j == m_hovered ? t.smallBold : t.small;
        const double width = labelWidth(font, text);
        const double left = std::clamp(bar.center().x() - width / 2, layout.bars.left(),
                                       std::max(layout.bars.left(), this->width() - width - 1.0));
        painter.setPen(t.text);
        drawLabel(painter, font, QPointF(left, bar.top() - 2), text);
    }
}

void CoverageBars::mouseMoveEvent(QMouseEvent* event) {
    emit sourceHovered(sourceAt(event->position().x()));
}

void CoverageBars::leaveEvent(QEvent*) {
    emit sourceHovered(-1);
}

bool CoverageBars::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int source = sourceAt(help->pos().x());
    const QString about = tr("Coverage: the sum of a source token's weights over all rows");
    QToolTip::showText(help->globalPos(),
                       source < 0 ? about
                                  : tr("%1, position %2: %3\n%4")
                                        .arg(tokenName(m_tokens.value(source)))
                                        .arg(source + 1)
                                        .arg(exactNumber(m_coverage[source]), about),
                       this);
    return true;
}

}  // namespace attn::ui
