// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/charts/system_bars.h"

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "ui/inspect/charts/chart_text.h"
#include "ui/kit/text/label.h"
#include "ui/kit/text/metric_text.h"
#include "ui/kit/text/number_text.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/access_role.h"
#include "ui/pictures/attention/frames.h"

namespace attn::ui {
namespace {

constexpr double nameShare = 0.38;     // the largest share of the width
constexpr double rowLines = 1.35;      // the least height of a row, in lines of text
constexpr double tallestLines = 2;     // the largest height
constexpr double stackedLines = 2.1;   // a row whose name stands above its bar
constexpr double barThickness = 0.62;  // of a bar, as a share of its row

double barsLine(const QFont& font) {
    return std::ceil(QFontMetricsF(font).height());
}

}  // namespace

SystemBars::SystemBars(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("by-system"));
    setAccessRole(*this, QAccessible::Chart);
    setAccessibleName(tr("Alignment error by system"));
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void SystemBars::setSystems(const std::vector<InspectedCharts::System>& systems, int shownSystem,
                            const QString& refusal) {
    m_systems = systems;
    m_refusal = refusal;
    m_shown = shownSystem;
    m_best = -1;
    m_largest = 0;
    m_cursor = std::min(m_cursor, static_cast<int>(systems.size()) - 1);
    double least = 0;
    int known = 0;
    QStringList parts;
    for (int i = 0; i < static_cast<int>(m_systems.size()); ++i) {
        parts << textOf(i);
        const std::optional<double> error = m_systems[static_cast<std::size_t>(i)].figures.counts.errorRate();
        if (!error)
            continue;
        if (m_best < 0 || *error < least) {
            m_best = i;
            least = *error;
        }
        m_largest = std::max(m_largest, *error);
        ++known;
    }
    if (known < 2)
        m_best = -1;
    if (!note().isEmpty())
        parts << note();
    setAccessibleDescription(parts.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

bool SystemBars::hasAccuracy() const {
    return std::any_of(m_systems.begin(), m_systems.end(),
                       [](const InspectedCharts::System& system) { return system.figures.accuracy; });
}

QString SystemBars::note() const {
    const bool hasErrors = std::any_of(m_systems.begin(), m_systems.end(), [](const auto& system) {
        return system.figures.counts.errorRate().has_value();
    });
    if (m_systems.empty() || hasErrors)
        return {};
    return m_refusal.isEmpty() ? tr("Open known links to see the alignment error of each system.")
                               : m_refusal;
}

QString SystemBars::errorText(int system) const {
    return metricText(Metric::ErrorRate,
                      m_systems[static_cast<std::size_t>(system)].figures.counts.errorRate());
}

QString SystemBars::accuracyText(int system) const {
    return shareText(m_systems[static_cast<std::size_t>(system)].figures.accuracy);
}

double SystemBars::namesWidth() const {
    double names = 0;
    for (const InspectedCharts::System& system : m_systems)
        names = std::max(names, labelWidth(theme().labelBold, system.name));
    return names;
}

// If names would be cut beside their bars, and all rows have the height.
bool SystemBars::isStacked() const {
    const double rows = static_cast<double>(m_systems.size()) * stackedLines * barsLine(theme().label);
    const double below = note().isEmpty() ? 0 : noteRoom();
    return namesWidth() > nameShare * width() && top() + rows + below + theme().space <= height();
}

SystemBars::Columns SystemBars::columns() const {
    const Theme& t = theme();
    const double pad = 2 * t.space;
    double numbers = 0, shares = 0;
    for (int i = 0; i < static_cast<int>(m_systems.size()); ++i) {
        numbers = std::max(numbers, labelWidth(t.smallBold, errorText(i)));
        shares = std::max(shares, labelWidth(t.small, accuracyText(i)));
    }
    shares = hasAccuracy() ? std::max(shares, labelWidth(t.small, tr("exact match"))) + 2 * pad : 0;
    Columns found;
    found.name = pad;
    found.bars = isStacked() ? pad : pad + std::min(namesWidth(), nameShare * width()) + pad;
    found.end = width() - pad;
    found.accuracy = found.end - shares;
    found.barsEnd = std::max(found.bars, found.accuracy - numbers - 1.5 * pad);
    return found;
}

double SystemBars::top() const {
    return 1.5 * theme().space + barsLine(theme().small);
}

double SystemBars::leastRow() const {
    return rowLines * barsLine(theme().label);
}

double SystemBars::noteRoom() const {
    return 2 * barsLine(theme().small) + theme().space;
}

double SystemBars::rowHeight() const {
    const auto count = std::max<double>(1, static_cast<double>(m_systems.size()));
    if (isStacked())
        return stackedLines * barsLine(theme().label);
    const double below = note().isEmpty() ? 0 : noteRoom();
    return std::clamp((height() - top() - below - theme().space) / count, leastRow(),
                      tallestLines * barsLine(theme().label));
}

QRectF SystemBars::rowRect(int system) const {
    return {0, top() + system * rowHeight(), static_cast<double>(width()), rowHeight()};
}

QRectF SystemBars::nameRect(int system) const {
    const Columns at = columns();
    const QRectF row = rowRect(system);
    if (isStacked())
        return {at.name, row.top(), at.end - at.name, barsLine(theme().label)};
    return {at.name, row.top(), at.bars - at.name - 2 * theme().space, row.height()};
}

QRectF SystemBars::barRect(int system) const {
    const std::optional<double> error =
        m_systems[static_cast<std::size_t>(system)].figures.counts.errorRate();
    if (!error)
        return {};
    const Columns at = columns();
    const QRectF row = rowRect(system);
    const double share = m_largest > 0 ? *error / m_largest : 0;
    const double above = isStacked() ? barsLine(theme().label) : 0, room = row.height() - above;
    const double tall = std::round(barThickness * (isStacked() ? barsLine(theme().label) : room));
    return {at.bars, std::round(row.top() + above + (room - tall) / 2),
            std::max(theme().line, share * (at.barsEnd - at.bars)), tall};
}

int SystemBars::systemAt(double y) const {
    const int system = static_cast<int>(std::floor((y - top()) / rowHeight()));
    return system >= 0 && system < static_cast<int>(m_systems.size()) ? system : -1;
}

QString SystemBars::textOf(int system) const {
    const InspectedCharts::System& s = m_systems[static_cast<std::size_t>(system)];
    QString text = tr("%1: %2 %3").arg(s.name, metricName(Metric::ErrorRate), errorText(system));
    if (s.figures.accuracy)
        text += tr(", exact match %1").arg(accuracyText(system));
    return text + QStringLiteral(", ") + countedSentences(s.figures.sentences);
}

void SystemBars::paintEvent(QPaintEvent*) {
    const Theme& t = theme();
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.fillRect(rect(), t.card);
    const Columns at = columns();
    painter.setPen(t.mutedText);
    const double line = barsLine(t.small);
    const double room = at.accuracy - at.bars - t.space;
    const QString whole = tr("%1, all shown sentences together").arg(metricName(Metric::ErrorRate));
    const bool hasRoom = labelWidth(t.small, whole) <= room;
    drawLabel(painter, t.small, QRectF(at.bars, t.space, room, line), Qt::AlignLeft,
              hasRoom ? whole : metricName(Metric::ErrorRate));
    if (hasAccuracy())
        drawLabel(painter, t.small, QRectF(at.accuracy, t.space, at.end - at.accuracy, line), Qt::AlignRight,
                  tr("exact match"));
    for (int i = 0; i < static_cast<int>(m_systems.size()); ++i)
        paintRow(painter, i, at);
    painter.setFont(t.small);
    painter.setPen(t.mutedText);
    painter.drawText(noteRect(), static_cast<int>(Qt::AlignLeft | Qt::AlignTop) | Qt::TextWordWrap, note());
}

// It has two lines, because one may be too narrow.
QRectF SystemBars::noteRect() const {
    const double pad = 2 * theme().space;
    const double above = top() + static_cast<double>(m_systems.size()) * rowHeight() + theme().space;
    return {pad, above, width() - 2 * pad, noteRoom() - theme().space};
}

void SystemBars::paintRow(QPainter& painter, int system, const Columns& at) const {
    const Theme& t = theme();
    const InspectedCharts::System& s = m_systems[static_cast<std::size_t>(system)];
    const QRectF row = rowRect(system);
    if (system == m_cursor && hasFocus())
        paintFrame(painter, row.adjusted(1, 0, -1, 0), t.focus, t.strongLine);
    const QFont& font = system == m_shown ? t.labelBold : t.label;
    painter.setPen(t.text);
    const QRectF name = nameRect(system);
    drawLabel(painter, font, name, Qt::AlignLeft, cutLabel(font, s.name, name.width() + 1));
    const QRectF bar = barRect(system);
    if (!bar.isEmpty()) {
        painter.fillRect(bar, t.lane(s.colour));
        if (system == m_best)
            paintFrame(painter, bar.adjusted(-t.strongLine, -t.strongLine, t.strongLine, t.strongLine),
                       t.text, t.strongLine);
    }
    painter.setPen(bar.isEmpty() ? t.mutedText : t.text);
    const double after = bar.isEmpty() ? at.bars : bar.right() + t.strongLine + t.space;
    const QRectF beside = isStacked() ? row.adjusted(0, name.height(), 0, 0) : row;
    drawLabel(painter, system == m_best ? t.smallBold : t.small,
              QRectF(after, beside.top(), at.accuracy - after, beside.height()), Qt::AlignLeft,
              errorText(system));
    if (!hasAccuracy())
        return;
    painter.setPen(s.figures.accuracy ? t.text : t.mutedText);
    drawLabel(painter, t.small, QRectF(at.accuracy, beside.top(), at.end - at.accuracy, beside.height()),
              Qt::AlignRight, accuracyText(system));
}

bool SystemBars::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int system = systemAt(help->pos().y());
    QToolTip::showText(help->globalPos(), system < 0 ? QString() : textOf(system), this);
    return true;
}

void SystemBars::mouseReleaseEvent(QMouseEvent* event) {
    const int system = systemAt(event->position().y());
    if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint()) && system >= 0)
        emit systemRequested(system);
}

void SystemBars::keyPressEvent(QKeyEvent* event) {
    const auto last = static_cast<int>(m_systems.size()) - 1;
    const int key = event->key();
    if (last >= 0 && (key == Qt::Key_Up || key == Qt::Key_Down)) {
        m_cursor = std::clamp(m_cursor + (key == Qt::Key_Up ? -1 : 1), 0, last);
        update();
    } else if (m_cursor >= 0 && (key == Qt::Key_Return || key == Qt::Key_Enter)) {
        emit systemRequested(m_cursor);
    } else {
        QWidget::keyPressEvent(event);
    }
}

void SystemBars::focusInEvent(QFocusEvent*) {
    if (m_cursor < 0)
        m_cursor = m_shown;
    update();
}

void SystemBars::focusOutEvent(QFocusEvent*) {
    update();
}

QSize SystemBars::minimumSizeHint() const {
    const double rows = static_cast<double>(m_systems.size()) * leastRow();
    return {static_cast<int>(14 * barsLine(theme().small)),
            static_cast<int>(std::ceil(top() + rows + (note().isEmpty() ? 0 : noteRoom()) + theme().space))};
}

QSize SystemBars::sizeHint() const {
    return minimumSizeHint();
}

}  // namespace attn::ui
