// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QFontMetrics>
#include <QPainter>

#include "ui/kit/text/decimal_text.h"
#include "ui/kit/text/label.h"
#include "ui/kit/text/model_text.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/lane/annotated_source.h"
#include "ui/step/stages/panels/stage_panels.h"
#include "ui/step/stages/panels/stage_rows.h"

namespace attn::ui {
namespace {

NumberTable scoreTable(std::shared_ptr<const LaneData> lane, const StepTrace& step) {
    const MapTrace* own = &ownAttention(*lane, step);
    const QStringList rows = positionNames(*lane, static_cast<int>(own->scores.size()));
    return {
        tr("Scores"),
        {tr("score e")},
        rows,
        [lane = std::move(lane), own](int row, int) { return fullText(own->scores[row]); },
        [t = step.step](int row, int) { return Quantity{.kind = Kind::Score, .step = t, .position = row}; }};
}

// `size` is that of the largest one beside it.
QString readableScore(double value, double size) {
    if (!std::isfinite(value)) {
        return QStringLiteral("–");
    }
    return decimalText(value, 'f',
                       size < 1      ? 2
                       : size < 1000 ? 1
                                     : 0)
        .replace(QLatin1Char('-'), QStringLiteral("−"));
}

QString queryLabel(const ModelConfig& config, int stepNumber) {
    if (saysClass(config))
        return QCoreApplication::translate("attn::ui::ScoresPanel", "learned query");
    return QCoreApplication::translate("attn::ui::ScoresPanel", "query s%1")
        .arg(subscript(queryNumber(config, stepNumber)));
}

}  // namespace

ScoresPanel::ScoresPanel(QWidget* parent) : SourceBarsPanel(Stage::Scores, Legend::None, parent) {}

const Vector* ScoresPanel::values() const {
    if (!step() || !lane()->attends) {
        return nullptr;
    }
    if (hasHeads()) {
        return headOf(config()->decoder.heads) == MapAddress::allHeads ? nullptr : row(ofHead(Kind::Score));
    }
    return attention().scores.size() > 0 ? &attention().scores : nullptr;
}

std::optional<Quantity> ScoresPanel::barQuantity(int column) const {
    Quantity score = hasHeads() ? ofHead(Kind::Score) : Quantity{.kind = Kind::Score, .step = step()->step};
    score.position = column;
    return score;
}

Quantity ScoresPanel::headScore(int head) const {
    Quantity score = ofHead(Kind::Score);
    score.head = head;
    return score;
}

std::optional<CellPicture> ScoresPanel::heads() const {
    const bool isMean =
        step() && lane()->attends && hasHeads() && headOf(config()->decoder.heads) == MapAddress::allHeads;
    if (!isMean) {
        return std::nullopt;
    }
    std::vector<Vector> scores;
    double range = 0;
    QStringList names;
    for (int head = 0; head < static_cast<int>(config()->decoder.heads); ++head) {
        const Vector* own = row(headScore(head));
        if (!own || own->size() == 0) {
            return std::nullopt;
        }
        scores.push_back(*own);
        range = std::max(range, static_cast<double>(own->cwiseAbs().maxCoeff()));
        names << tr("head %1").arg(head + 1);
    }
    CellGrid grid{.rows = static_cast<int>(scores.size()),
                  .columns = static_cast<int>(scores.front().size()),
                  .isSigned = true,
                  .range = range > 0 ? range : 1,
                  .rowNames = names,
                  .columnTokens = columnTokens()};
    grid.value = [scores](int head, int column) {
        return static_cast<double>(scores[static_cast<std::size_t>(head)][column]);
    };
    grid.text = [size = range](double value) { return readableScore(value, size); };
    return CellPicture(std::move(grid), area());
}

// Of several heads the first one's.
std::optional<Quantity> ScoresPanel::mainQuantity(int source) const {
    const std::optional<CellPicture> all = heads();
    if (!all) {
        return SourceBarsPanel::mainQuantity(source);
    }
    Quantity score = headScore(0);
    score.position = columnOf(source);
    return score.position >= 0 && score.position < all->grid().columns ? std::optional(score) : std::nullopt;
}

void ScoresPanel::paintPicture(QPainter& painter, const QRectF& room) {
    if (const std::optional<CellPicture> all = heads()) {
        return all->paint(painter, hoveredColumn());
    }
    SourceBarsPanel::paintPicture(painter, room);
}

QString ScoresPanel::description() const {
    const std::optional<CellPicture> all = heads();
    return all ? tr("Step %1, scores of %2 heads, %3 each")
                     .arg(stepNumber())
                     .arg(all->grid().rows)
                     .arg(all->grid().columns)
               : SourceBarsPanel::description();
}

QString ScoresPanel::titleText() const {
    const int number = stepNumber();
    return number > 0 ? tr("Scores e%1").arg(subscript(number)) : tr("Scores e");
}

QString ScoresPanel::noteText() const {
    const StepTrace* now = step();
    if (now && config() && hasHeads() && lane()->attends) {
        return headText();
    }
    if (!now || !config() || !values()) {
        return {};
    }
    QString text = queryLabel(*config(), stepNumber());
    if (attention().temperature != 1) {
        text += tr(" · divided by %1").arg(exactNumber(static_cast<double>(attention().temperature)));
    }
    return text + tr(" · own axis");
}

StageFormula ScoresPanel::formula() const {
    return lane() ? StageFormula{lane()->formulaId, lane()->formulaText} : StageFormula();
}

// Positions that a score function does not permit have no number: −∞.
double ScoresPanel::low() const {
    double least = 0;
    if (const Vector* all = values())
        for (const Real score : *all)
            least = std::isfinite(score) ? std::min(least, static_cast<double>(score)) : least;
    return least;
}

double ScoresPanel::high() const {
    const Vector* all = values();
    const double top = all ? std::max(0.0, static_cast<double>(all->maxCoeff())) : 1, bottom = low();
    return top > bottom ? top : bottom + 1;
}

QString ScoresPanel::axisText(double value) const {
    return value == 0 ? QStringLiteral("0") : number(value);
}

QString ScoresPanel::number(double value) const {
    return readableScore(value, std::max(std::abs(low()), std::abs(high())));
}

QString ScoresPanel::valueText(int index) const {
    const Vector* all = values();
    return all && index >= 0 && index < all->size() ? number((*all)[index]) : QString();
}

// Only while the stage stands out and has the height for both.
QRectF ScoresPanel::queryStrip() const {
    const StepTrace* now = step();
    const double line = QFontMetrics(theme().small).height();
    const QRectF room = area();
    if (!now || !values() || !config() || hasHeads() || now->query.size() == 0 || !standsOut() ||
        room.height() < 6 * line) {
        return {};
    }
    const double label = labelWidth(theme().small, queryLabel(*config(), stepNumber())) + 2 * theme().space;
    return {room.left(), room.top(), room.width() - label, std::round(1.2 * line)};
}

double ScoresPanel::roomAbove() const {
    const QRectF strip = queryStrip();
    return strip.isEmpty() ? 0 : strip.height() + 2 * theme().space;
}

int ScoresPanel::queryNumberAt(QPointF position) const {
    const QRectF strip = queryStrip();
    if (!strip.contains(position)) {
        return -1;
    }
    const auto count = static_cast<double>(step()->query.size());
    return std::min(static_cast<int>((position.x() - strip.left()) / strip.width() * count),
                    static_cast<int>(count) - 1);
}

void ScoresPanel::paintBefore(QPainter& painter, const StageColumns&) const {
    const QRectF strip = queryStrip();
    if (strip.isEmpty()) {
        return;
    }
    const Theme& t = theme();
    const Vector& query = step()->query;
    QImage image(static_cast<int>(query.size()), 1, QImage::Format_RGB32);
    for (int i = 0; i < image.width(); ++i) {
        image.setPixel(i, 0, t.signedValue(query[i], 1).rgb());
    }
    const bool isHovered = isLit(QStringLiteral("query"));
    painter.drawImage(strip, image);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(isHovered ? t.gold : t.border, isHovered ? t.strongLine : t.line));
    painter.drawRect(strip.adjusted(0.5, 0.5, -0.5, -0.5));
    painter.setPen(t.text);
    drawLabel(painter, t.small,
              QRectF(strip.right() + t.space, strip.top(), area().right() - strip.right(), strip.height()),
              Qt::AlignLeft, queryLabel(*config(), stepNumber()));
}

int ScoresPanel::sourceAt(QPointF position) const {
    if (const std::optional<CellPicture> all = heads()) {
        const int column = all->columnAt(position);
        return column < 0 ? -1 : firstSource(column);
    }
    const QRectF strip = queryStrip();
    return !strip.isEmpty() && position.y() <= strip.bottom() + theme().space
               ? -1
               : SourceBarsPanel::sourceAt(position);
}

QString ScoresPanel::symbolAt(QPointF position) const {
    return queryNumberAt(position) >= 0 ? QStringLiteral("query") : QString();
}

std::optional<Quantity> ScoresPanel::quantityAt(QPointF position) const {
    if (const std::optional<CellPicture> all = heads()) {
        const auto cell = all->at(position);
        if (!cell) {
            return std::nullopt;
        }
        Quantity score = headScore(cell->first);
        score.position = cell->second;
        return score;
    }
    if (const int number = queryNumberAt(position); number >= 0) {
        return Quantity{.kind = Kind::Query, .step = step()->step, .unit = number};
    }
    return SourceBarsPanel::quantityAt(position);
}

QString ScoresPanel::tipAt(QPointF position) const {
    if (const std::optional<CellPicture> all = heads()) {
        const auto cell = all->at(position);
        return cell ? tr("%1, head %2\nscore %3")
                          .arg(columnName(cell->second))
                          .arg(cell->first + 1)
                          .arg(exactNumber(all->grid().value(cell->first, cell->second)))
                    : QString();
    }
    if (const int number = queryNumberAt(position); number >= 0) {
        return tr("%1\nnumber %2: %3")
            .arg(queryLabel(*config(), stepNumber()))
            .arg(number + 1)
            .arg(exactNumber(step()->query[number]));
    }
    return SourceBarsPanel::tipAt(position);
}

QColor ScoresPanel::barColour(int column) const {
    return theme().signedValue((*values())[column], std::max(std::abs(low()), std::abs(high())));
}

std::vector<NumberTable> scoreTables(const TableSource& source) {
    const StepTrace& step = *source.step;
    if (source.hasHeads()) {
        return source.ofHeads(Kind::Score, Part::DecoderCross, tr("Scores"));
    }
    std::vector<NumberTable> tables;
    if (ownAttention(*source.lane, step).scores.size() > 0) {
        tables.push_back(scoreTable(source.lane, step));
    }
    const bool asksAfter = step.attentional.size() > 0;
    if (source.lane->isClass) {
        if (step.query.size() > 0) {
            tables.push_back(
                source.vector(tr("Learned query"), step.query, {.kind = Kind::Query, .step = step.step}));
        }
        return tables;
    }
    tables.push_back(source.vector(tr("Query s"), asksAfter ? source.number() : source.number() - 1,
                                   step.query, {.kind = Kind::Query, .step = step.step}));
    return tables;
}

}  // namespace attn::ui
