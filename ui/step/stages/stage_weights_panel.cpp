// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include <QPainter>

#include "ui/kit/text/token_text.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/span_painter.h"
#include "ui/step/stages/stage_panels.h"

namespace attn::ui {
namespace {

double heightOf(const QRectF& bars, double value) {
    return std::round(bars.bottom() - std::clamp(value, 0.0, 1.0) * bars.height());
}

QRectF barOf(const StageColumns& columns, int column, double value) {
    const double gap = columns.width() >= 6 ? std::max(1.0, 0.1 * columns.width()) : 0;
    return QRectF(QPointF(columns.left(column) + gap, heightOf(columns.area, value)),
                  QPointF(columns.right(column) - gap, columns.area.bottom()));
}

double centreX(const StageColumns& columns, double position) {
    return columns.area.left() + std::clamp(position + 0.5, 0.0, 1.0 * columns.count) * columns.width();
}

// The factor of `local_p` over its window, on the axis of the weights.
void paintFactor(QPainter& painter, const StageColumns& columns, const SpanTrace& span,
                 const SpanWindow& window) {
    const Theme& t = theme();
    const double left = centreX(columns, window.from), right = centreX(columns, window.to);
    QPolygonF curve;
    for (double x = left; x <= right; x += 2) {
        const double position = (x - columns.area.left()) / columns.width() - 0.5;
        curve << QPointF(x, columns.area.bottom() - spanFactor(span, position) * columns.area.height());
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(t.mutedText, 1.5 * t.line));
    painter.drawPolyline(curve);
    painter.restore();
}

}  // namespace

WeightsPanel::WeightsPanel(QWidget* parent) : SourceBarsPanel(Stage::Weights, Legend::Weights, parent) {}

QString WeightsPanel::titleText() const {
    const int number = stepNumber();
    return number > 0 ? tr("Weights α%1").arg(subscript(number)) : tr("Weights α");
}

QString WeightsPanel::noteText() const {
    const StepTrace* now = step();
    if (!now || now->alignment().weights.size() == 0) {
        return {};
    }
    QStringList parts;
    if (!hasFactLine()) {
        if (isHard(*now)) {
            parts << tr("takes %1")
                         .arg(tokenName(
                             lane()->sourceTokens.value(static_cast<int>(*now->alignment().span.taken))));
        } else if (const std::optional<SpanWindow> window = spanWindow(*now)) {
            parts << tr("p = %1").arg(positionText(window->centre));
        }
    }
    const auto sum = static_cast<double>(now->alignment().weights.sum());
    if (std::abs(sum - 1) > 0.0005) {
        parts << tr("Σ α = %1").arg(exactNumber(sum));
    }
    return parts.join(QStringLiteral(" · "));
}

// At another temperature than 1 the softmax is of e / τ.
StageFormula WeightsPanel::tempered(StageFormula formula) const {
    const QString softmax = QStringLiteral("softmax(e)");
    if (step() && step()->alignment().temperature != 1 && formula.text.contains(softmax)) {
        formula.id += QStringLiteral("-tempered");
        formula.text.replace(softmax, QStringLiteral("softmax(e/τ)"));
    }
    return formula;
}

StageFormula WeightsPanel::formula() const {
    return tempered(SourceBarsPanel::formula());
}

StageFormula WeightsPanel::factFormula() const {
    return config() ? tempered(spanFormula(*config())) : StageFormula();
}

QString WeightsPanel::fact() const {
    const StepTrace* now = step();
    if (!now || now->alignment().weights.size() == 0) {
        return {};
    }
    if (isHard(*now)) {
        const auto taken = static_cast<int>(*now->alignment().span.taken);
        return tr("● %1 taken, p = %2")
            .arg(tokenName(lane()->sourceTokens.value(taken)),
                 exactNumber(now->alignment().span.distribution[taken]));
    }
    const std::optional<SpanWindow> window = spanWindow(*now);
    if (!window) {
        return {};
    }
    const QString centre = positionText(window->centre);
    if (now->alignment().span.distribution.size() == 0) {
        return tr("= %1 · w = %2").arg(centre).arg(now->alignment().span.window);
    }
    return tr("= %1 · w = %2, σ = %3")
        .arg(centre)
        .arg(now->alignment().span.window)
        .arg(positionText(static_cast<double>(now->alignment().span.window) / 2));
}

std::optional<Quantity> WeightsPanel::quantityAt(QPointF position) const {
    const StepTrace* now = step();
    if (now && factLine().contains(position)) {
        if (isHard(*now)) {
            return Quantity{
                .kind = Kind::Distribution, .step = now->step, .position = *now->alignment().span.taken};
        }
        if (now->alignment().span.centre) {
            return Quantity{.kind = Kind::Centre, .step = now->step};
        }
    }
    const std::optional<Quantity> weight = SourceBarsPanel::quantityAt(position);
    if (!weight || !isHard(*now)) {
        return weight;
    }
    // What is drawn of a hard span is the distribution that it takes from.
    return Quantity{.kind = Kind::Distribution, .step = weight->step, .position = weight->position};
}

QString WeightsPanel::axisText(double value) const {
    return QString::number(value);
}

QString WeightsPanel::valueText(int index) const {
    return values() && index >= 0 && index < values()->size() ? shortWeight((*values())[index]) : QString();
}

// None for what a hard span did not take: its bars stay hollow.
QColor WeightsPanel::barColour(int column) const {
    const StepTrace* now = step();
    return isHard(*now) && column != *now->alignment().span.taken ? QColor() : theme().lane(lane()->colour);
}

void WeightsPanel::paintBehind(QPainter& painter, const StageColumns& columns) const {
    const StepTrace& now = *step();
    const std::optional<SpanWindow> window = spanWindow(now);
    if (!window) {
        return;
    }
    paintWindowBand(painter, QRectF(QPointF(columns.left(window->first), columns.area.top()),
                                    QPointF(columns.right(window->last), columns.area.bottom())));
    if (now.alignment().span.distribution.size() == 0) {
        return;
    }
    for (int j = window->first; j <= window->last; ++j) {
        paintHollowBar(painter, barOf(columns, j, now.alignment().span.distribution[j]),
                       theme().laneOutline(lane()->colour), devicePixelRatioF());
    }
}

void WeightsPanel::paintBefore(QPainter& painter, const StageColumns& columns) const {
    const StepTrace& now = *step();
    if (isHard(now)) {
        // Over the bar, where it meets no number.
        const int taken = static_cast<int>(*now.alignment().span.taken);
        const QRectF bar = barOf(columns, taken, now.alignment().span.distribution[taken]);
        const double size = std::clamp(0.5 * columns.width(), 4.0, 8.0 * theme().line);
        const double y = std::max(columns.area.top() + size / 2, bar.top() - size / 2 - 2);
        const QColor ground = y + size / 2 > bar.top() ? theme().lane(lane()->colour) : theme().card;
        paintTakenMark(painter, QPointF(bar.center().x(), y), size, ground);
        return;
    }
    const std::optional<SpanWindow> window = spanWindow(now);
    if (!window) {
        return;
    }
    if (now.alignment().span.distribution.size() > 0) {
        paintFactor(painter, columns, now.alignment().span, *window);
    }
    paintCentreLine(painter, centreX(columns, window->centre), columns.area.top(), columns.area.bottom());
}

}  // namespace attn::ui
