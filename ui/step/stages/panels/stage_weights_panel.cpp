// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include <QPainter>

#include "ui/kit/text/decimal_text.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/span_painter.h"
#include "ui/pictures/lane/annotated_source.h"
#include "ui/pictures/lane/span_view.h"
#include "ui/step/stages/panels/stage_panels.h"
#include "ui/step/stages/panels/stage_rows.h"

namespace attn::ui {
namespace {

// The exponentials of the positions that the softmax runs over: those with a score, inside the window of a
// local span. If there is none, 1 for the position that gets everything.
std::vector<double> exponentials(const MapTrace& own, const std::optional<SpanWindow>& window) {
    const auto count = static_cast<std::size_t>(own.scores.size());
    const auto score = [&](std::size_t j) { return static_cast<double>(own.scores[static_cast<Index>(j)]); };
    const auto isIn = [&](std::size_t j) {
        return std::isfinite(score(j)) && (!window || window->contains(static_cast<int>(j)));
    };
    double top = -std::numeric_limits<double>::infinity();
    for (std::size_t j = 0; j < count; ++j) {
        top = isIn(j) ? std::max(top, score(j)) : top;
    }
    std::vector<double> powers(count);
    for (std::size_t j = 0; j < count; ++j) {
        if (isIn(j)) {
            powers[j] = std::exp((score(j) - top) / static_cast<double>(own.temperature));
        } else if (!std::isfinite(top)) {
            const Vector& all = own.span.distribution.size() > 0 ? own.span.distribution : own.weights;
            powers[j] = all[static_cast<Index>(j)] > 0 ? 1 : 0;
        }
    }
    return powers;
}

// The numbers from scores to weights, with a column for each step of the span.
NumberTable weightTable(std::shared_ptr<const LaneData> lane, const StepTrace& step) {
    const MapTrace& own = ownAttention(*lane, step);
    const QStringList rows = positionNames(*lane, static_cast<int>(own.scores.size()));
    const std::optional<SpanWindow> window = spanWindow(own);
    const bool isLocal = window.has_value(), hasSoftmax = own.span.distribution.size() > 0;
    const bool hasFactor = isLocal && hasSoftmax;
    const std::vector<double> powers = exponentials(own, window);
    QStringList columns = {
        tr("score e"), own.temperature == 1 ? tr("exp(e − max e)") : tr("exp((e − max e) / temperature)")};
    std::vector<std::function<double(int)>> values = {
        [now = &own](int j) { return static_cast<double>(now->scores[j]); },
        [powers](int j) { return powers[static_cast<std::size_t>(j)]; }};
    std::vector<std::optional<Kind>> kinds = {Kind::Score, Kind::Exponential};
    if (isLocal) {
        columns << tr("in the window");
        values.emplace_back([window](int j) { return window->contains(j) ? 1.0 : 0.0; });
        kinds.emplace_back(std::nullopt);
    }
    if (hasSoftmax) {
        columns << (isLocal ? tr("softmax in the window") : tr("softmax p"));
        values.emplace_back([now = &own](int j) { return static_cast<double>(now->span.distribution[j]); });
        kinds.emplace_back(Kind::Distribution);
    }
    if (hasFactor) {
        columns << tr("factor");
        values.emplace_back([now = &own](int j) { return spanFactor(now->span, j); });
        kinds.emplace_back(Kind::WindowFactor);
    }
    columns << tr("weight α");
    values.emplace_back([now = &own](int j) { return static_cast<double>(now->weights[j]); });
    kinds.emplace_back(Kind::AttentionWeight);
    return {tr("Weights"), columns, rows,
            [lane = std::move(lane), values = std::move(values)](int row, int column) {
                return fullText(values[static_cast<std::size_t>(column)](row));
            },
            [t = step.step, kinds](int row, int column) -> std::optional<Quantity> {
                const std::optional<Kind> kind = kinds[static_cast<std::size_t>(column)];
                return kind ? std::optional(Quantity{.kind = *kind, .step = t, .position = row})
                            : std::nullopt;
            }};
}

// The other numbers of the span.
NumberTable spanTable(std::shared_ptr<const LaneData> lane, const StepTrace& step) {
    const MapTrace& own = ownAttention(*lane, step);
    QStringList names;
    std::vector<double> values;
    if (const std::optional<SpanWindow> window = spanWindow(own)) {
        names << tr("centre p, counted from 0") << tr("window starts") << tr("window ends");
        values = {window->centre, window->from, window->to};
        if (own.span.distribution.size() > 0) {
            names << tr("σ = window / 2");
            values.push_back(static_cast<double>(own.span.window) / 2);
        }
    } else {
        names << tr("position taken, counted from 0");
        values = {static_cast<double>(*own.span.taken)};
    }
    names << tr("sum of the weights");
    values.push_back(static_cast<double>(own.weights.sum()));
    const bool hasCentre = own.span.centre.has_value();
    return {tr("Span"),
            {tr("value")},
            names,
            [lane = std::move(lane), values](int row, int) {
                return fullText(values[static_cast<std::size_t>(row)]);
            },
            [t = step.step, hasCentre](int row, int) {
                return row == 0 && hasCentre ? std::optional(Quantity{.kind = Kind::Centre, .step = t})
                                             : std::nullopt;
            }};
}

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

const Vector* WeightsPanel::values() const {
    if (!step() || !lane()->attends) {
        return nullptr;
    }
    if (hasHeads()) {
        return row(ofHead(Kind::AttentionWeight));
    }
    const Vector& drawn = drawnWeights(attention());
    return drawn.size() > 0 ? &drawn : nullptr;
}

std::optional<Quantity> WeightsPanel::barQuantity(int column) const {
    Quantity weight = hasHeads() ? ofHead(Kind::AttentionWeight)
                                 : Quantity{.kind = Kind::AttentionWeight, .step = step()->step};
    weight.position = column;
    return weight;
}

QString WeightsPanel::titleText() const {
    const int number = stepNumber();
    return number > 0 ? tr("Weights α%1").arg(subscript(number)) : tr("Weights α");
}

QString WeightsPanel::noteText() const {
    const StepTrace* now = step();
    if (now && config() && hasHeads() && lane()->attends) {
        return headText();
    }
    if (!now || !lane()->attends || attention().weights.size() == 0) {
        return {};
    }
    QStringList parts;
    if (AnnotatedSource(*lane()).areSentences()) {
        parts << tr("of the sentences");
    } else if (!lane()->map.isEmpty()) {
        parts << lane()->map;
    }
    if (!hasFactLine()) {
        if (isHard(attention())) {
            parts << tr("takes %1").arg(columnName(static_cast<int>(*attention().span.taken)));
        } else if (const std::optional<SpanWindow> window = spanWindow(attention())) {
            parts << tr("p = %1").arg(positionText(window->centre));
        }
    }
    const auto sum = static_cast<double>(attention().weights.sum());
    if (std::abs(sum - 1) > 0.0005) {
        parts << tr("Σ α = %1").arg(exactNumber(sum));
    }
    return parts.join(QStringLiteral(" · "));
}

// If the temperature is not 1, the softmax takes e / τ.
StageFormula WeightsPanel::tempered(StageFormula formula) const {
    const QString softmax = QStringLiteral("softmax(e)");
    if (step() && attention().temperature != 1 && formula.text.contains(softmax)) {
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
    if (!now || attention().weights.size() == 0) {
        return {};
    }
    if (isHard(attention())) {
        const auto taken = static_cast<int>(*attention().span.taken);
        return tr("● %1 taken, p = %2")
            .arg(columnName(taken), exactNumber(attention().span.distribution[taken]));
    }
    const std::optional<SpanWindow> window = spanWindow(attention());
    if (!window) {
        return {};
    }
    const QString centre = positionText(window->centre);
    if (attention().span.distribution.size() == 0) {
        return tr("= %1 · w = %2").arg(centre).arg(attention().span.window);
    }
    return tr("= %1 · w = %2, σ = %3")
        .arg(centre)
        .arg(attention().span.window)
        .arg(positionText(static_cast<double>(attention().span.window) / 2));
}

std::optional<Quantity> WeightsPanel::quantityAt(QPointF position) const {
    const StepTrace* now = step();
    if (now && factLine().contains(position)) {
        if (isHard(attention())) {
            return Quantity{
                .kind = Kind::Distribution, .step = now->step, .position = *attention().span.taken};
        }
        if (attention().span.centre) {
            return Quantity{.kind = Kind::Centre, .step = now->step};
        }
    }
    const std::optional<Quantity> weight = SourceBarsPanel::quantityAt(position);
    if (!weight || !isHard(attention())) {
        return weight;
    }
    // For a hard span, the picture shows the distribution that it takes from.
    return Quantity{.kind = Kind::Distribution, .step = weight->step, .position = weight->position};
}

QString WeightsPanel::axisText(double value) const {
    return decimalText(value);
}

QString WeightsPanel::valueText(int index) const {
    return values() && index >= 0 && index < values()->size() ? shortWeight((*values())[index]) : QString();
}

// No colour for positions that a hard span did not take: their bars stay hollow.
QColor WeightsPanel::barColour(int column) const {
    return isHard(attention()) && column != *attention().span.taken ? QColor() : theme().lane(lane()->colour);
}

void WeightsPanel::paintBehind(QPainter& painter, const StageColumns& columns) const {
    const std::optional<SpanWindow> window = spanWindow(attention());
    if (!window) {
        return;
    }
    paintWindowBand(painter, QRectF(QPointF(columns.left(window->first), columns.area.top()),
                                    QPointF(columns.right(window->last), columns.area.bottom())));
    if (attention().span.distribution.size() == 0) {
        return;
    }
    for (int j = window->first; j <= window->last; ++j) {
        paintHollowBar(painter, barOf(columns, j, attention().span.distribution[j]),
                       theme().laneOutline(lane()->colour), devicePixelRatioF());
    }
}

void WeightsPanel::paintBefore(QPainter& painter, const StageColumns& columns) const {
    if (isHard(attention())) {
        // Above the bar, where it touches no number.
        const int taken = static_cast<int>(*attention().span.taken);
        const QRectF bar = barOf(columns, taken, attention().span.distribution[taken]);
        const double size = std::clamp(0.5 * columns.width(), 4.0, 8.0 * theme().line);
        const double y = std::max(columns.area.top() + size / 2, bar.top() - size / 2 - 2);
        const QColor ground = y + size / 2 > bar.top() ? theme().lane(lane()->colour) : theme().card;
        paintTakenMark(painter, QPointF(bar.center().x(), y), size, ground);
        return;
    }
    const std::optional<SpanWindow> window = spanWindow(attention());
    if (!window) {
        return;
    }
    if (attention().span.distribution.size() > 0) {
        paintFactor(painter, columns, attention().span, *window);
    }
    paintCentreLine(painter, centreX(columns, window->centre), columns.area.top(), columns.area.bottom());
}

std::vector<NumberTable> weightTables(const TableSource& source) {
    if (source.hasHeads()) {
        return source.ofHeads(Kind::AttentionWeight, Part::DecoderCross, tr("Weights"));
    }
    const StepTrace& step = *source.step;
    const MapTrace& own = ownAttention(*source.lane, step);
    std::vector<NumberTable> tables;
    if (own.scores.size() > 0) {
        tables.push_back(weightTable(source.lane, step));
    }
    if (own.span.centre || own.span.taken) {
        tables.push_back(spanTable(source.lane, step));
    }
    return tables;
}

}  // namespace attn::ui
