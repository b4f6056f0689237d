// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/step/lane_tiles.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/figures/step/formula_picture.h"
#include "ui/kit/text/decimal_text.h"
#include "ui/kit/text/label.h"
#include "ui/kit/text/metric_text.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/theme/lane_shape.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/lane/lane_measures.h"

namespace attn::ui {
namespace {

double lineHeight(const QFont& font) {
    return std::ceil(QFontMetricsF(font).height());
}
double titleDot() {
    return std::round(0.55 * lineHeight(theme().title));
}
double bigGap() {
    return 4 * theme().space;
}
QString saidCaption(const LaneData& lane) {
    return lane.isClass ? tr("class ") : tr("next ");
}

}  // namespace

LaneTiles::LaneTiles(std::vector<FigureSource> lanes, const Selection& selection,
                     std::unique_ptr<const TileBody> body)
    : m_lanes(std::move(lanes)), m_selection(selection), m_body(std::move(body)) {
    const Theme& t = theme();
    double width = m_body->size().width();
    for (const FigureSource& source : m_lanes) {
        const auto& lane = source.lane;
        if (lane &&
            (!lane->formulaId.isEmpty() || !lane->formulaText.isEmpty() || !headText(*lane).isEmpty()))
            m_formula = std::max(m_formula, std::ceil(formulaSize(*lane).height()));
        width = std::max(width, headWidth(source));
        double figuresWidth = 0;
        for (const Figure& figure : figures(source))
            figuresWidth += labelWidth(t.label, figure.caption + QLatin1Char(' ') + figure.value) + bigGap();
        width = std::max(width, figuresWidth);
    }
    m_size = {std::ceil(width + 2 * pad()),
              std::ceil(2 * pad() + headHeight() + m_body->size().height() + footHeight())};
}

double LaneTiles::pad() const {
    return m_lanes.size() > 1 ? 3 * theme().space : 0;
}

double LaneTiles::headHeight() const {
    return lineHeight(theme().title) + m_formula + (m_formula > 0 ? 2 : 1) * theme().space;
}

double LaneTiles::headWidth(const FigureSource& source) const {
    const Theme& t = theme();
    const double first = titleDot() + 6 + labelWidth(t.title, source.picture->name);
    if (!source.lane)
        return std::ceil(first);
    const LaneData& lane = *source.lane;
    const double next =
        bigGap() + labelWidth(t.label, saidCaption(lane)) + labelWidth(t.labelBold, guess(lane)) + 4;
    const double second = formulaSize(lane).width() +
                          (headText(lane).isEmpty() ? 0 : bigGap() + labelWidth(t.label, headText(lane)));
    return std::ceil(std::max(first + next, second));
}

double LaneTiles::footHeight() const {
    return 4 * theme().space + lineHeight(theme().label);
}

QString LaneTiles::guess(const LaneData& lane) const {
    const StepTrace* step = currentStep(lane, m_selection);
    if (!step || !lane.target)
        return QStringLiteral("—");
    const QString token = tokenText(QString::fromStdString(lane.target->text(step->predicted))).text;
    return cutLabel(theme().labelBold, token, 12 * lineHeight(theme().label)) + QLatin1Char(' ') +
           shortWeight(static_cast<double>(step->predictedProbability));
}

namespace {

// Inspect mode measures its figures elsewhere and shows them in per cent.
QString errorText(const FigureSource& source, const std::optional<double>& rate) {
    return !rate             ? QStringLiteral("—")
           : source.measured ? metricText(Metric::ErrorRate, *rate)
                             : decimalText(*rate, 'f', 2);
}

}  // namespace

std::vector<LaneTiles::Figure> LaneTiles::figures(const FigureSource& source) const {
    const Picture& picture = *source.picture;
    const int rows = rowsShown(picture, m_selection);
    const auto text = [](const std::optional<double>& value, int digits, const QString& unit,
                         double scale = 1) {
        return value ? decimalText(scale * *value, 'f', digits) + unit : QStringLiteral("—");
    };
    MeasuredFigures measured = {meanEntropy(picture, rows), errorRate(picture, rows)};
    if (source.measured && rows == picture.rows.size())
        measured = *source.measured;
    std::vector<Figure> all = {{tr("entropy"), text(measured.entropy, 2, tr(" bit"))},
                               {tr("AER"), errorText(source, measured.errorRate)}};
    if (source.lane)
        all.push_back({source.lane->isClass ? tr("accuracy") : tr("exact match"),
                       text(source.lane->exactMatch, 1, tr(" %"), 100)});
    return all;
}

void LaneTiles::paint(QPainter& painter, QPointF place, std::size_t index) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setRenderHint(QPainter::TextAntialiasing);
    painter.translate(place);
    if (m_lanes.size() > 1) {
        const Theme& t = theme();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(t.border, t.line));
        painter.setBrush(Qt::NoBrush);
        const double half = t.line / 2;
        painter.drawRoundedRect(QRectF(QPointF(), m_size).adjusted(half, half, -half, -half), t.radius,
                                t.radius);
        painter.setRenderHint(QPainter::Antialiasing, false);
    }
    paintHead(painter, m_lanes[index]);
    painter.save();
    painter.translate(pad(), pad() + headHeight());
    m_body->paint(painter, index);
    painter.restore();
    paintFoot(painter, m_lanes[index]);
    painter.restore();
}

void LaneTiles::paintHead(QPainter& painter, const FigureSource& source) const {
    const Theme& t = theme();
    const Picture& picture = *source.picture;
    const double right = m_size.width() - pad(), line = lineHeight(t.title), dot = titleDot();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintLaneMark(painter, t, picture.colour, QRectF(pad() + 0.5, pad() + (line - dot) / 2, dot, dot));
    painter.restore();
    const double baseline = pad() + QFontMetricsF(t.title).ascent();
    painter.setPen(t.text);
    drawLabel(painter, t.title, QPointF(pad() + dot + 6, baseline), picture.name);
    if (!source.lane)
        return;
    const LaneData& lane = *source.lane;
    const QString next = guess(lane);
    const double width = labelWidth(t.labelBold, next);
    drawLabel(painter, t.labelBold, QPointF(right - width, baseline), next);
    painter.setPen(t.mutedText);
    drawLabel(painter, t.label, QPointF(right - width - labelWidth(t.label, saidCaption(lane)), baseline),
              saidCaption(lane).trimmed());
    const double top = pad() + line + t.space;
    paintFormula(painter, QPointF(pad(), top + (m_formula - formulaSize(lane).height()) / 2), lane);
    if (const QString variant = headText(lane); !variant.isEmpty()) {
        painter.setPen(t.mutedText);
        const QRectF area(pad(), top, right - pad(), m_formula);
        drawLabel(painter, t.label, area, Qt::AlignRight, variant);
    }
}

void LaneTiles::paintFoot(QPainter& painter, const FigureSource& source) const {
    const Theme& t = theme();
    const double left = pad(), right = m_size.width() - pad();
    const double bottom = m_size.height() - pad() + t.space;
    const double baseline = bottom - QFontMetricsF(t.label).descent();
    painter.fillRect(QRectF(left, bottom - lineHeight(t.label) - t.space, right - left, t.line), t.border);
    const std::vector<Figure> all = figures(source);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const double caption = labelWidth(t.label, all[i].caption + QLatin1Char(' '));
        const double width = caption + labelWidth(t.label, all[i].value);
        const double share = static_cast<double>(i) / static_cast<double>(all.size() - 1);
        const double x = left + share * (right - left - width);
        painter.setPen(t.mutedText);
        drawLabel(painter, t.label, QPointF(x, baseline), all[i].caption);
        painter.setPen(t.text);
        drawLabel(painter, t.label, QPointF(x + caption, baseline), all[i].value);
    }
}

}  // namespace attn::ui
