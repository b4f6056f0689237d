// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/charts/coverage_chart.h"

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "ui/kit/text/decimal_text.h"
#include "ui/kit/text/label.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/access_role.h"
#include "ui/pictures/attention/frames.h"

namespace attn::ui {
namespace {

constexpr double widestPitch = 90;    // px, from bar to bar
constexpr double tokenShare = 0.34;   // of the height, at most, that turned tokens get
constexpr double coverageGap = 0.22;  // between bars, of the pitch

double coverageLine(const QFont& font) {
    return std::ceil(QFontMetricsF(font).height());
}

}  // namespace

CoverageChart::CoverageChart(QWidget* parent) : QAbstractScrollArea(parent) {
    setObjectName(QStringLiteral("coverage-by-token"));
    setAccessRole(*this, QAccessible::Chart);
    setAccessibleName(tr("Coverage of the source"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setMouseTracking(true);
    connect(horizontalScrollBar(), &QScrollBar::valueChanged, viewport(), qOverload<>(&QWidget::update));
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, [this] {
        measure();
        updateGeometry();
    });
}

void CoverageChart::setCoverage(const Vector& coverage, const QStringList& tokens, int colour, Of what) {
    m_what = what;
    m_coverage = coverage;
    m_tokens = tokens;
    m_colour = colour;
    m_hovered = -1;
    m_most = 1;
    QStringList parts;
    for (Index j = 0; j < m_coverage.size(); ++j) {
        if (std::isfinite(m_coverage[j]))
            m_most = std::max<double>(m_most, m_coverage[j]);
        parts << textOf(static_cast<int>(j));
    }
    setAccessibleDescription(parts.join(QStringLiteral(", ")));
    horizontalScrollBar()->setValue(0);
    measure();
}

void CoverageChart::measure() {
    const Theme& t = theme();
    const double line = coverageLine(t.small), pad = t.space;
    const auto count = std::max<double>(1, static_cast<double>(m_coverage.size()));
    m_places.left = labelWidth(t.small, QStringLiteral("0.0")) + 4 * pad;
    const double room = viewport()->width() - m_places.left - 2 * pad;
    m_places.pitch = std::clamp(room / count, line + 2, widestPitch);
    double widest = 0;
    for (const QString& token : m_tokens)
        widest = std::max(widest, labelWidth(t.small, tokenText(token).text));
    m_places.isUpright = widest + pad > m_places.pitch;
    const double labels = m_places.isUpright ? std::min(widest, tokenShare * viewport()->height()) : line;
    m_places.top = 2 * line + 2 * pad;  // the name, numbers of the tallest bars
    m_places.bottom = viewport()->height() - labels - 2 * pad;
    const double needed = m_places.left + count * m_places.pitch + 2 * pad;
    horizontalScrollBar()->setRange(0,
                                    std::max(0, static_cast<int>(std::ceil(needed)) - viewport()->width()));
    horizontalScrollBar()->setPageStep(viewport()->width());
    horizontalScrollBar()->setSingleStep(static_cast<int>(m_places.pitch));
    viewport()->update();
}

double CoverageChart::heightOf(double coverage) const {
    return std::isfinite(coverage) ? coverage / m_most * (m_places.bottom - m_places.top) : 0;
}

double CoverageChart::lineOfOne() const {
    return std::round(m_places.bottom - heightOf(1));
}

QRectF CoverageChart::barRect(int token) const {
    const double gap = coverageGap * m_places.pitch;
    const double left = m_places.left + token * m_places.pitch - horizontalScrollBar()->value();
    const double tall = std::max(theme().line, std::round(heightOf(m_coverage[token])));
    return {std::round(left + gap / 2), std::round(m_places.bottom) - tall, std::round(m_places.pitch - gap),
            tall};
}

int CoverageChart::tokenAt(double x) const {
    if (x < m_places.left)
        return -1;
    const double token = std::floor((x - m_places.left + horizontalScrollBar()->value()) / m_places.pitch);
    return token < static_cast<double>(m_coverage.size()) ? static_cast<int>(token) : -1;
}

QString CoverageChart::textOf(int token) const {
    const QString value = m_what == Of::Weights ? tr("coverage %1").arg(exactNumber(m_coverage[token]))
                          : m_coverage[token] == 1
                              ? tr("1 link")
                              : tr("%1 links", nullptr, pluralOf(m_coverage[token])).arg(numberOf(token));
    return tr("%1, position %2: %3").arg(tokenName(m_tokens.value(token))).arg(token + 1).arg(value);
}

QString CoverageChart::numberOf(int token) const {
    return m_what == Of::Links ? QString::number(static_cast<int>(m_coverage[token]))
                               : shortWeight(m_coverage[token]);
}

void CoverageChart::paintEvent(QPaintEvent*) {
    const Theme& t = theme();
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::TextAntialiasing);
    painter.fillRect(viewport()->rect(), t.card);
    if (m_coverage.size() == 0) {
        painter.setPen(t.mutedText);
        painter.setFont(t.label);
        painter.drawText(QRectF(viewport()->rect()).adjusted(16, 8, -16, -8),
                         Qt::AlignCenter | Qt::TextWordWrap,
                         tr("Choose a sentence to see how much attention each of its source tokens gets."));
        return;
    }
    paintAxis(painter);
    painter.save();
    painter.setClipRect(QRectF(m_places.left - 1, 0, viewport()->width(), viewport()->height()));
    for (int j = 0; j < static_cast<int>(m_coverage.size()); ++j) {
        const QRectF bar = barRect(j);
        if (bar.right() > m_places.left - m_places.pitch && bar.left() < viewport()->width())
            paintBar(painter, j);
    }
    painter.fillRect(QRectF(m_places.left, lineOfOne(), viewport()->width(), t.line), t.text);
    painter.restore();
    if (hasFocus())
        paintFrame(painter, viewport()->rect(), t.focus, t.strongLine);
}

void CoverageChart::paintAxis(QPainter& painter) const {
    const Theme& t = theme();
    const double line = coverageLine(t.small);
    painter.setPen(t.mutedText);
    const double room = viewport()->width() - 4.0 * t.space;
    drawLabel(painter, t.small, QRectF(2 * t.space, t.space, room, line), Qt::AlignLeft,
              cutLabel(t.small,
                       m_what == Of::Links ? tr("links per source token, 1 at the line")
                                           : tr("coverage Σα of each source token, 1 at the line"),
                       room));
    const double right = m_places.left - 2 * t.space;
    const auto label = [&](double y, const QString& text) {
        drawLabel(painter, t.small, QRectF(0, y - line / 2, right, line), Qt::AlignRight, text);
    };
    label(lineOfOne(), QStringLiteral("1"));
    if (lineOfOne() + line < m_places.bottom)
        label(m_places.bottom, QStringLiteral("0"));
    if (m_most > 1 && m_places.top + line < lineOfOne())
        label(m_places.top, decimalText(m_most, 'f', m_what == Of::Links ? 0 : 1));
    painter.fillRect(QRectF(m_places.left, std::round(m_places.bottom), viewport()->width(), t.line),
                     t.mutedText);
}

void CoverageChart::paintBar(QPainter& painter, int token) const {
    const Theme& t = theme();
    const QRectF bar = barRect(token);
    const bool isHovered = token == m_hovered;
    painter.fillRect(bar, t.lane(m_colour));
    const QString number = numberOf(token);
    const QFont& font = isHovered ? t.smallBold : t.small;
    const double line = coverageLine(t.small), wide = labelWidth(font, number);
    painter.setPen(t.text);
    if (isHovered || wide + 2 <= m_places.pitch) {
        const QRectF place(bar.center().x() - wide / 2, bar.top() - line - 1, wide + 1, line);
        if (isHovered)
            painter.fillRect(place, t.card);
        drawLabel(painter, font, place, Qt::AlignLeft, number);
    }
    const TokenText text = tokenText(m_tokens.value(token));
    painter.setPen(text.isSymbol ? t.mutedText : t.text);
    const QFont& tokenFont = isHovered ? t.smallBold : t.small;
    const double top = m_places.bottom + t.space;
    if (!m_places.isUpright) {
        const double width = m_places.pitch - 2;
        drawLabel(painter, tokenFont, QRectF(bar.center().x() - width / 2, top, width, line),
                  Qt::AlignHCenter, cutLabel(tokenFont, text.text, width));
        return;
    }
    const double room = viewport()->height() - top - t.space / 2.0;
    painter.save();
    painter.translate(bar.center().x(), top);
    painter.rotate(-90);
    drawLabel(painter, tokenFont, QRectF(-room, -line / 2, room, line), Qt::AlignRight,
              cutLabel(tokenFont, text.text, room), -90);
    painter.restore();
}

void CoverageChart::setHovered(int token) {
    if (token != m_hovered) {
        m_hovered = token;
        viewport()->update();
    }
}

void CoverageChart::mouseMoveEvent(QMouseEvent* event) {
    setHovered(tokenAt(event->position().x()));
}

bool CoverageChart::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::Leave)
        setHovered(-1);
    if (event->type() != QEvent::ToolTip)
        return QAbstractScrollArea::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int token = tokenAt(help->pos().x());
    QToolTip::showText(help->globalPos(), token < 0 ? QString() : textOf(token), this);
    return true;
}

void CoverageChart::keyPressEvent(QKeyEvent* event) {
    const int step = event->key() == Qt::Key_Left ? -1 : event->key() == Qt::Key_Right ? 1 : 0;
    if (step == 0 || m_coverage.size() == 0)
        return QAbstractScrollArea::keyPressEvent(event);
    setHovered(std::clamp(m_hovered + step, 0, static_cast<int>(m_coverage.size()) - 1));
    const QRectF bar = barRect(m_hovered);
    QScrollBar* scroll = horizontalScrollBar();
    if (bar.left() < m_places.left)
        scroll->setValue(scroll->value() -
                         static_cast<int>(std::ceil(m_places.left - bar.left() + m_places.pitch)));
    else if (bar.right() > viewport()->width())
        scroll->setValue(scroll->value() +
                         static_cast<int>(std::ceil(bar.right() - viewport()->width() + m_places.pitch)));
    QToolTip::showText(viewport()->mapToGlobal(barRect(m_hovered).topRight().toPoint()), textOf(m_hovered),
                       this);
}

void CoverageChart::resizeEvent(QResizeEvent*) {
    measure();
}

QSize CoverageChart::minimumSizeHint() const {
    const double line = coverageLine(theme().small);
    return {static_cast<int>(14 * line), static_cast<int>(7 * line)};
}

QSize CoverageChart::sizeHint() const {
    return {minimumSizeHint().width() * 3 / 2, minimumSizeHint().height() * 2};
}

}  // namespace attn::ui
