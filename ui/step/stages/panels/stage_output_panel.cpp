// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <numeric>

#include <QFontMetrics>
#include <QPainter>

#include "ui/kit/text/label.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/largest.h"
#include "ui/step/stages/drawing/label_column.h"
#include "ui/step/stages/panels/stage_panels.h"
#include "ui/step/stages/panels/stage_rows.h"

namespace attn::ui {
namespace {

NumberTable tokenTable(std::shared_ptr<const LaneData> lane, const StepTrace& step) {
    std::vector<int> order(static_cast<std::size_t>(step.probabilities.size()));
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(),
                     [&](int a, int b) { return step.probabilities[a] > step.probabilities[b]; });
    QStringList names;
    for (const int token : order) {
        names << (lane->model ? tokenText(QString::fromStdString(lane->model->target.text(token))).text
                              : QString::number(token));
    }
    return {tr("Tokens"),
            {tr("probability"), tr("logit"), tr("ln p")},
            names,
            [lane = std::move(lane), now = &step, order](int row, int column) {
                const int token = order[static_cast<std::size_t>(row)];
                const double p = static_cast<double>(now->probabilities[token]);
                return fullText(column == 0   ? p
                                : column == 1 ? static_cast<double>(now->logits[token])
                                              : std::log(p));
            },
            [t = step.step, written = step.token, order](int row, int column) {
                const Token token = order[static_cast<std::size_t>(row)];
                if (column == 2 && token == written) {
                    return Quantity{.kind = Kind::LogProbability, .step = t};
                }
                return Quantity{
                    .kind = column == 1 ? Kind::Logit : Kind::Probability, .step = t, .unit = token};
            }};
}

}  // namespace

OutputPanel::OutputPanel(QWidget* parent) : StagePanel(Stage::Output, Legend::None, parent) {}

QString OutputPanel::titleText() const {
    if (lane() && lane()->isClass) {
        return tr("Class p(y)");
    }
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
    const double values = labelWidth(
        t.smallBold, now.forced ? QStringLiteral("0.0000 ") + tr("given") : QStringLiteral("0.00000"));
    const auto widest = [&](const QFont& font) {
        double width = 22;
        for (const Token token : tokens)
            width = std::max(width, labelWidth(font, tokenLabel(token)));
        return width + 8;
    };
    // Letters become smaller before tokens are cut, of which the first is what the lane says.
    const double most = labelColumn(room.width(), room.width(), values + 6, 0.2);
    const bool isSmall = widest(t.labelBold) > most;
    const QFont &bold = isSmall ? t.smallBold : t.labelBold, &plain = isSmall ? t.small : t.label;
    const double labels = std::min(widest(bold), most);
    const double longest = std::max(4.0, room.width() - labels - values - 6);
    const double height = rowHeight(tokens.size());
    const double thick = std::round(std::min(height - 3, 0.72 * QFontMetrics(t.label).height()));
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const double probability = static_cast<double>(now.probabilities[tokens[i]]);
        const bool isToken = tokens[i] == now.token;
        const QFont &font = isToken ? bold : plain, &valueFont = isToken ? t.smallBold : t.small;
        const QRectF row(room.left(), room.top() + static_cast<double>(i) * height, room.width(), height);
        painter.setPen(t.text);
        drawLabel(painter, font, QRectF(row.left(), row.top(), labels - 6, height), Qt::AlignRight,
                  cutLabel(font, tokenLabel(tokens[i]), labels - 6));
        const QRectF bar(std::round(row.left() + labels), std::round(row.center().y() - thick / 2),
                         std::max(t.line, std::round(longest * probability)), thick);
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

std::optional<Quantity> OutputPanel::quantityAt(QPointF position) const {
    const std::vector<Token> tokens = tokensShown();
    if (tokens.empty() || position.y() < area().top()) {
        return std::nullopt;
    }
    const auto row = static_cast<std::size_t>((position.y() - area().top()) / rowHeight(tokens.size()));
    if (row >= tokens.size()) {
        return std::nullopt;
    }
    return Quantity{.kind = Kind::Probability, .step = step()->step, .unit = tokens[row]};
}

std::optional<Quantity> OutputPanel::mainQuantity(int) const {
    const StepTrace* now = step();
    if (!now || now->token >= now->probabilities.size()) {
        return std::nullopt;
    }
    return Quantity{.kind = Kind::Probability, .step = now->step, .unit = now->token};
}

QString OutputPanel::tipAt(QPointF position) const {
    const std::optional<Quantity> number = quantityAt(position);
    if (!number) {
        return {};
    }
    const auto token = static_cast<Token>(number->unit);
    return tr("%1\nprobability %2\nlogit %3")
        .arg(tokenLabel(token), exactNumber(step()->probabilities[token]),
             exactNumber(step()->logits[token]));
}

QString OutputPanel::description() const {
    QStringList parts;
    const std::vector<Token> tokens = tokensShown();
    for (std::size_t i = 0; i < std::min<std::size_t>(3, tokens.size()); ++i) {
        parts << tr("%1 with %2").arg(tokenLabel(tokens[i]), valueText(static_cast<int>(i)));
    }
    return parts.isEmpty() ? tr("No token yet") : tr("Most likely: %1").arg(parts.join(QStringLiteral(", ")));
}

std::vector<NumberTable> outputTables(const TableSource& source) {
    std::vector<NumberTable> tables = {tokenTable(source.lane, *source.step)};
    if (source.step->attentional.size() > 0) {
        tables.push_back(source.attentional());
        return tables;
    }
    if (source.hasHeads()) {
        const DecoderConfig& decoder = source.config().decoder;
        tables.push_back(source.vector(
            tr("End of the stream x"), source.step->state,
            {.kind = decoder.hasLastNorm() || decoder.norm == "post" ? Kind::Normed : Kind::Residual,
             .step = source.step->step,
             .layer = decoder.hasLastNorm() ? 0 : decoder.layers - 1,
             .part = decoder.hasLastNorm() ? Part::DecoderLast : Part::DecoderFeed}));
        return tables;
    }
    if (source.step->state.size() > 0) {
        tables.push_back(source.state());
    }
    if (source.step->context.size() > 0) {
        tables.push_back(source.context());
    }
    return tables;
}

}  // namespace attn::ui
