// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/stage_panels.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include <QFontMetrics>
#include <QPainter>

#include "ui/theme.h"
#include "ui/views/label.h"
#include "ui/views/token_text.h"

namespace attn::ui {
namespace {

// Ids or positions of the `count` largest numbers, the largest first.
std::vector<int> largest(const Vector& numbers, std::size_t count) {
    std::vector<int> order(static_cast<std::size_t>(numbers.size()));
    std::iota(order.begin(), order.end(), 0);
    count = std::min(count, order.size());
    std::partial_sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(count), order.end(),
                      [&](int a, int b) { return numbers[a] > numbers[b]; });
    order.resize(count);
    return order;
}

}  // namespace

ContextPanel::ContextPanel(QWidget* parent) : StagePanel(4, Legend::Signed, parent) {}

void ContextPanel::dataChanged() {
    if (lane() && lane()->trace && lane()->trace->annotations.size() > 0) {
        // The annotations' range: a mean of them stays inside.
        m_range = niceRange(lane()->trace->annotations.cwiseAbs().maxCoeff());
        setLegendRange(m_range);
    }
}

QString ContextPanel::titleText() const {
    const int number = stepNumber();
    return number > 0 ? tr("Context c%1").arg(subscript(number)) : tr("Context c");
}

QString ContextPanel::valueText(int index) const {
    const StepTrace* now = step();
    return now && index >= 0 && index < now->weights.size()
               ? QStringLiteral("×") + shortWeight(now->weights[index])
               : QString();
}

std::vector<ContextPanel::Strip> ContextPanel::strips() const {
    const StepTrace* now = step();
    std::vector<Strip> result;
    if (!now) {
        return result;
    }
    const QFontMetrics metrics(theme().small);
    const QRectF room = area();
    const double least = metrics.height() + 3;
    const int fits = std::max(1, static_cast<int>(room.height() / least));
    const Index count = now->weights.size();
    if (count > 0 && fits >= 2) {
        const Matrix& h = lane()->trace->annotations;
        const bool showsAll = count <= fits - 1;
        const std::size_t own = static_cast<std::size_t>(std::clamp(fits - (showsAll ? 1 : 2), 1, 4));
        std::vector<int> sources = largest(now->weights, own);
        // A strip that is all but empty says nothing, but for the hovered one, which is always there.
        const int hovered = selection().source;
        const bool isOther = hovered >= 0 && hovered < count &&
                             std::find(sources.begin(), sources.end(), hovered) == sources.end();
        while (sources.size() > 1 && now->weights[sources.back()] < 0.005f && sources.back() != hovered) {
            sources.pop_back();
        }
        if (isOther) {
            if (sources.size() == own && own > 1) {
                sources.pop_back();
            }
            sources.push_back(hovered);
        }
        Vector others = now->context;
        for (const int j : sources) {
            const Vector part = now->weights[j] * h.col(j);
            others -= part;
            result.push_back({{},
                              valueText(j) + QLatin1Char(' ') + tokenText(lane()->sourceTokens.value(j)).text,
                              part,
                              j,
                              false});
        }
        if (static_cast<Index>(sources.size()) < count && fits > 2) {
            result.push_back(
                {{}, tr("+ %1 more").arg(count - static_cast<Index>(sources.size())), others, -1, false});
        }
    }
    result.push_back({{}, QStringLiteral("= c") + subscript(stepNumber()), now->context, -1, true});
    double labels = 0;
    for (const Strip& strip : result) {
        labels = std::max(labels, labelWidth(theme().smallBold, strip.label));
    }
    labels = std::min(labels + 8, 0.4 * room.width());
    const double height =
        std::min(room.height() / static_cast<double>(result.size()), 2.2 * metrics.height());
    for (std::size_t i = 0; i < result.size(); ++i) {
        result[i].place = QRectF(room.left(), std::round(room.top() + static_cast<double>(i) * height),
                                 room.width() - labels, std::round(height) - 3);
    }
    return result;
}

void ContextPanel::paintPicture(QPainter& painter, const QRectF& room) {
    const std::vector<Strip> all = strips();
    if (all.empty()) {
        paintNote(painter, room, tr("nothing decoded yet"));
        return;
    }
    const Theme& t = theme();
    for (const Strip& strip : all) {
        QImage image(static_cast<int>(strip.numbers.size()), 1, QImage::Format_RGB32);
        for (int k = 0; k < image.width(); ++k) {
            image.setPixel(k, 0, t.signedValue(strip.numbers[k], m_range).rgb());
        }
        painter.drawImage(strip.place, image);
        const bool isHovered = strip.source >= 0 && strip.source == selection().source;
        painter.setPen(QPen(isHovered     ? t.gold
                            : strip.isSum ? t.text
                                          : t.border,
                            isHovered ? t.strongLine : t.line));
        painter.drawRect(strip.place.adjusted(0.5, 0.5, -0.5, -0.5));
        const QRectF label(strip.place.right() + 6, strip.place.top() - 2,
                           room.right() - strip.place.right() - 6, strip.place.height() + 4);
        const QFont& font = strip.isSum || isHovered ? t.smallBold : t.small;
        painter.setPen(t.text);
        drawLabel(painter, font, label, Qt::AlignLeft, cutLabel(font, strip.label, label.width()));
    }
}

int ContextPanel::sourceAt(QPointF position) const {
    // Found without the hovered strip's exchange, which would flicker: by the strip under the mouse.
    for (const Strip& strip : strips()) {
        if (position.y() >= strip.place.top() && position.y() <= strip.place.bottom()) {
            return strip.source;
        }
    }
    return -1;
}

QString ContextPanel::tipAt(QPointF position) const {
    for (const Strip& strip : strips()) {
        if (strip.place.contains(position)) {
            const int k =
                std::min(static_cast<int>((position.x() - strip.place.left()) / strip.place.width() *
                                          static_cast<double>(strip.numbers.size())),
                         static_cast<int>(strip.numbers.size()) - 1);
            return tr("%1\nnumber %2: %3").arg(strip.label).arg(k + 1).arg(exactNumber(strip.numbers[k]));
        }
    }
    return {};
}

QString ContextPanel::description() const {
    const StepTrace* now = step();
    if (!now) {
        return tr("No context yet");
    }
    QStringList parts;
    if (now->weights.size() > 0) {
        for (const int j : largest(now->weights, 3)) {
            parts
                << tr("%1 of %2").arg(exactNumber(now->weights[j]), tokenName(lane()->sourceTokens.value(j)));
        }
    }
    return tr("Context of %1 numbers%2")
        .arg(now->context.size())
        .arg(parts.isEmpty() ? tr(", the same at every step")
                             : QStringLiteral(": ") + parts.join(QStringLiteral(", ")));
}

OutputPanel::OutputPanel(QWidget* parent) : StagePanel(5, Legend::None, parent) {}

QString OutputPanel::titleText() const {
    const int number = stepNumber();
    return number > 0 ? tr("Next token p(y%1)").arg(subscript(number)) : tr("Next token p(y)");
}

double OutputPanel::rowHeight(std::size_t count) const {
    return std::min(area().height() / static_cast<double>(std::max<std::size_t>(1, count)),
                    1.7 * QFontMetrics(theme().label).height());
}

std::vector<Token> OutputPanel::tokensShown() const {
    const StepTrace* now = step();
    if (!now || now->probabilities.size() == 0) {
        return {};
    }
    const double line = QFontMetrics(theme().label).height();
    const std::size_t fits = static_cast<std::size_t>(std::clamp(area().height() / (line + 1), 1.0, 8.0));
    std::vector<Token> tokens = largest(now->probabilities, fits);
    if (std::find(tokens.begin(), tokens.end(), now->token) == tokens.end() &&
        now->token < now->probabilities.size()) {
        tokens.back() = now->token;
    }
    return tokens;
}

QString OutputPanel::tokenLabel(Token token) const {
    return lane()->model ? tokenText(QString::fromStdString(lane()->model->target.text(token))).text
                         : QStringLiteral("#%1").arg(token);
}

QString OutputPanel::valueText(int index) const {
    const std::vector<Token> tokens = tokensShown();
    return index >= 0 && index < static_cast<int>(tokens.size())
               ? exactNumber(step()->probabilities[tokens[static_cast<std::size_t>(index)]])
               : QString();
}

void OutputPanel::paintPicture(QPainter& painter, const QRectF& room) {
    const std::vector<Token> tokens = tokensShown();
    if (tokens.empty()) {
        paintNote(painter, room, tr("nothing decoded yet"));
        return;
    }
    const Theme& t = theme();
    const StepTrace& now = *step();
    double labels = 0;
    for (const Token token : tokens) {
        labels = std::max(labels, labelWidth(t.labelBold, tokenLabel(token)));
    }
    labels = std::clamp(labels + 8, 30.0, 0.4 * room.width());
    const double values = labelWidth(
        t.smallBold, now.forced ? QStringLiteral("0.0000 ") + tr("given") : QStringLiteral("0.00000"));
    const double widest = std::max(4.0, room.width() - labels - values - 6);
    const double height = rowHeight(tokens.size());
    const double thick = std::round(std::min(height - 3, 0.72 * QFontMetrics(t.label).height()));
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const double probability = static_cast<double>(now.probabilities[tokens[i]]);
        const bool isToken = tokens[i] == now.token;
        const QFont &font = isToken ? t.labelBold : t.label, &valueFont = isToken ? t.smallBold : t.small;
        const QRectF row(room.left(), room.top() + static_cast<double>(i) * height, room.width(), height);
        painter.setPen(t.text);
        drawLabel(painter, font, QRectF(row.left(), row.top(), labels - 6, height), Qt::AlignRight,
                  cutLabel(font, tokenLabel(tokens[i]), labels - 6));
        const QRectF bar(std::round(row.left() + labels), std::round(row.center().y() - thick / 2),
                         std::max(t.line, std::round(widest * probability)), thick);
        painter.fillRect(bar, t.lane(lane()->colour));
        painter.setPen(QPen(isToken ? t.text : t.laneOutline(lane()->colour), t.line));
        if (bar.width() > 3) {
            painter.drawRect(bar.adjusted(0.5, 0.5, -0.5, -0.5));
        }
        const bool isGiven = isToken && now.forced && now.token != now.predicted;
        painter.setPen(isToken ? t.text : t.mutedText);
        drawLabel(painter, valueFont, QRectF(bar.right() + 6, row.top(), values, height), Qt::AlignLeft,
                  exactNumber(probability) + (isGiven ? QLatin1Char(' ') + tr("given") : QString()));
    }
}

QString OutputPanel::tipAt(QPointF position) const {
    const std::vector<Token> tokens = tokensShown();
    if (tokens.empty() || position.y() < area().top()) {
        return {};
    }
    const auto row = static_cast<std::size_t>((position.y() - area().top()) / rowHeight(tokens.size()));
    if (row >= tokens.size()) {
        return {};
    }
    const StepTrace& now = *step();
    return tr("%1\nprobability %2\nlogit %3")
        .arg(tokenLabel(tokens[row]), exactNumber(now.probabilities[tokens[row]]),
             exactNumber(now.logits[tokens[row]]));
}

QString OutputPanel::description() const {
    QStringList parts;
    const std::vector<Token> tokens = tokensShown();
    for (std::size_t i = 0; i < std::min<std::size_t>(3, tokens.size()); ++i) {
        parts << tr("%1 with %2").arg(tokenLabel(tokens[i]), valueText(static_cast<int>(i)));
    }
    return parts.isEmpty() ? tr("No token yet") : tr("Most likely: %1").arg(parts.join(QStringLiteral(", ")));
}

StagePanel* makeStagePanel(int stage, QWidget* parent) {
    switch (stage) {
        case 1:
            return new AnnotationsPanel(parent);
        case 2:
            return new ScoresPanel(parent);
        case 3:
            return new WeightsPanel(parent);
        case 4:
            return new ContextPanel(parent);
        default:
            return new OutputPanel(parent);
    }
}

}  // namespace attn::ui
