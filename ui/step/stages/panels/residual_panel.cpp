// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/stages/panels/residual_panel.h"
#include "ui/step/stages/drawing/label_column.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include <QFontMetrics>
#include <QPainter>

#include "ui/kit/text/decimal_text.h"
#include "ui/kit/text/label.h"
#include "ui/kit/text/readable_number.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/theme/theme.h"
#include "ui/step/stages/panels/stage_rows.h"

namespace attn::ui {
namespace {

QString signedText(double value) {
    const QString text = decimalText(std::abs(value), 'f', 2);
    return (value < 0 ? QStringLiteral("−") : QStringLiteral("+")) + text;
}

QString sublayerText(Part part) {
    return part == Part::DecoderSelf ? tr("self") : part == Part::DecoderCross ? tr("cross") : tr("ff");
}

// Short: "cross 2", "norm bias".
QString shortName(const StreamPart& part, const LaneData& lane, Index step) {
    const bool hasLayers = lane.model->network.config().decoder.layers > 1;
    const QString sublayer = hasLayers
                                 ? QStringLiteral("%1 %2").arg(sublayerText(part.part)).arg(part.layer + 1)
                                 : sublayerText(part.part);
    switch (part.source) {
        case StreamSource::ReadToken: {
            const Token read = lane.trace->steps[static_cast<std::size_t>(step)].previous;
            return tr("token %1").arg(tokenText(QString::fromStdString(lane.model->target.text(read))).text);
        }
        case StreamSource::Position:
            return tr("position %1").arg(step + 1);
        case StreamSource::Sublayer:
            return sublayer;
        case StreamSource::NormBias:
            return part.part == Part::DecoderLast ? tr("norm bias") : tr("norm of %1").arg(sublayer);
        case StreamSource::OutputBias:
            return tr("output bias");
    }
    return {};
}

// The place in the lens that follows a part: the token or its position, and each sublayer; after its norm, if
// one follows.
int lensAfter(const std::vector<StreamPart>& parts, std::size_t index) {
    const StreamPart& part = parts[index];
    const auto isNext = [&](StreamSource source) {
        return index + 1 < parts.size() && parts[index + 1].source == source &&
               (source != StreamSource::NormBias || parts[index + 1].part == part.part);
    };
    if (part.source == StreamSource::ReadToken)
        return isNext(StreamSource::Position) ? -1 : 0;
    if (part.source == StreamSource::Position)
        return 0;
    const bool isEnd = part.source == StreamSource::Sublayer
                           ? !isNext(StreamSource::NormBias)
                           : part.source == StreamSource::NormBias && part.part != Part::DecoderLast;
    if (!isEnd)
        return -1;
    const int sublayer = part.part == Part::DecoderSelf ? 0 : part.part == Part::DecoderCross ? 1 : 2;
    return 1 + 3 * static_cast<int>(part.layer) + sublayer;
}

}  // namespace

ResidualPanel::ResidualPanel(QWidget* parent) : StagePanel(Stage::Residual, Legend::None, parent) {}

QString ResidualPanel::titleText() const {
    return tr("Residual stream");
}

QString ResidualPanel::noteText() const {
    return step() && config() ? tr("logit of %1").arg(isolated(tokenLabel(token()))) : QString();
}

Token ResidualPanel::token() const {
    const Token chosen = choice().token.value_or(step()->token);
    return chosen >= 0 && chosen < static_cast<Token>(step()->logits.size()) ? chosen : step()->token;
}

QString ResidualPanel::tokenLabel(Token token) const {
    return tokenText(QString::fromStdString(lane()->model->target.text(token))).text;
}

std::vector<ResidualPanel::Row> ResidualPanel::allRows() const {
    std::vector<Row> rows;
    if (!step() || !config() || !numbers())
        return rows;
    const std::vector<StreamPart>& parts = numbers()->parts(step()->step, token());
    for (std::size_t i = 0; i < parts.size(); ++i)
        rows.push_back({{parts[i]}, lensAfter(parts, i)});
    return rows;
}

// Without room for all, the smallest ones become one row at the end.
std::vector<ResidualPanel::Row> ResidualPanel::rowsThatFit() const {
    std::vector<Row> rows = allRows();
    const double line = QFontMetrics(theme().small).height();
    const auto most = static_cast<std::size_t>(std::max(2.0, std::floor(area().height() / (0.92 * line))));
    if (rows.size() <= most)
        return rows;
    std::vector<std::size_t> order(rows.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return std::abs(sumOf(rows[a])) > std::abs(sumOf(rows[b]));
    });
    Row rest;
    std::vector<bool> isRest(rows.size());
    for (std::size_t i = most - 1; i < order.size(); ++i)
        isRest[order[i]] = true;
    std::vector<Row> kept;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (isRest[i])
            rest.parts.push_back(rows[i].parts.front());
        else
            kept.push_back(std::move(rows[i]));
    }
    kept.push_back(std::move(rest));
    return kept;
}

double ResidualPanel::sumOf(const Row& row) {
    return std::accumulate(row.parts.begin(), row.parts.end(), 0.0,
                           [](double sum, const StreamPart& part) { return sum + part.logit; });
}

QString ResidualPanel::nameOf(const Row& row) const {
    return row.parts.size() == 1 ? shortName(row.parts.front(), *lane(), step()->step)
                                 : tr("+ %1 more").arg(row.parts.size());
}

QString ResidualPanel::lensTextOf(const Row& row) const {
    const std::vector<LensReading>& lens = numbers()->lens(step()->step);
    if (row.lens < 0 || row.lens >= static_cast<int>(lens.size()))
        return {};
    const LensReading& reading = lens[static_cast<std::size_t>(row.lens)];
    const Token said = reading.mostLikely();
    return QStringLiteral("→ %1 %2").arg(isolated(tokenLabel(said)),
                                         shortWeight(reading.probabilities[static_cast<std::size_t>(said)]));
}

QString ResidualPanel::valueText(int index) const {
    const std::vector<Row> rows = allRows();
    return index >= 0 && index < static_cast<int>(rows.size())
               ? signedText(sumOf(rows[static_cast<std::size_t>(index)]))
               : QString();
}

QString ResidualPanel::partText(int index) const {
    const std::vector<Row> rows = allRows();
    return index >= 0 && index < static_cast<int>(rows.size()) ? nameOf(rows[static_cast<std::size_t>(index)])
                                                               : QString();
}

QString ResidualPanel::lensText(int index) const {
    const std::vector<Row> rows = allRows();
    return index >= 0 && index < static_cast<int>(rows.size())
               ? lensTextOf(rows[static_cast<std::size_t>(index)])
               : QString();
}

double ResidualPanel::rowHeight(std::size_t count) const {
    return std::min(area().height() / static_cast<double>(std::max<std::size_t>(1, count)),
                    1.5 * QFontMetrics(theme().small).height());
}

ResidualPanel::Places ResidualPanel::places(const std::vector<Row>& rows) const {
    const Theme& t = theme();
    const double width = area().width();
    Places places;
    for (const Row& row : rows) {
        places.names = std::max(places.names, labelWidth(t.small, nameOf(row)));
        places.values = std::max(places.values, labelWidth(t.small, signedText(sumOf(row))));
        places.lens = std::max(places.lens, labelWidth(t.small, lensTextOf(row)));
    }
    places.values += 6;
    places.names = labelColumn(places.names + 6, width, places.values, 0.24);
    places.lens = std::min(places.lens + 8, 0.3 * width);
    places.bars = width - places.names - places.values - places.lens;
    // Bars come first; what would be said is in the tips, too.
    if (places.bars < 0.22 * width) {
        places.bars += places.lens;
        places.lens = 0;
    }
    return places;
}

void ResidualPanel::paintPicture(QPainter& painter, const QRectF& room) {
    const std::vector<Row> rows = rowsThatFit();
    if (rows.empty()) {
        paintNote(painter, room, tr("nothing decoded yet"));
        return;
    }
    const Theme& t = theme();
    const Places widths = places(rows);
    double low = 0, high = 0;
    for (const Row& row : rows) {
        low = std::min(low, sumOf(row));
        high = std::max(high, sumOf(row));
    }
    const double range = std::max(high - low, 1e-6), largest = std::max(high, -low);
    const double height = rowHeight(rows.size());
    const double thick =
        std::max(2.0, std::round(std::min(height - 2, 0.72 * QFontMetrics(t.small).height())));
    const double left = room.left() + widths.names;
    const auto x = [&](double value) { return std::round(left + (value - low) / range * widths.bars); };
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const double value = sumOf(rows[i]);
        const QRectF line(room.left(), room.top() + static_cast<double>(i) * height, room.width(), height);
        painter.setPen(t.text);
        drawLabel(painter, t.small, QRectF(line.left(), line.top(), widths.names - 6, height), Qt::AlignLeft,
                  cutLabel(t.small, nameOf(rows[i]), widths.names - 6));
        const QRectF bar(QPointF(std::min(x(0), x(value)), std::round(line.center().y() - thick / 2)),
                         QPointF(std::max(x(0), x(value)), std::round(line.center().y() + thick / 2)));
        painter.fillRect(bar, t.signedValue(value < 0 ? -0.8 * largest : 0.8 * largest, largest));
        painter.setPen(t.mutedText);
        drawLabel(painter, t.small, QRectF(left + widths.bars, line.top(), widths.values, height),
                  Qt::AlignRight, signedText(value));
        if (const QString said = lensTextOf(rows[i]); widths.lens > 0 && !said.isEmpty()) {
            const double from = left + widths.bars + widths.values;
            drawLabel(painter, t.small, QRectF(from + 8, line.top(), widths.lens - 8, height), Qt::AlignLeft,
                      cutLabel(t.small, said, widths.lens - 8));
        }
    }
    painter.fillRect(QRectF(x(0), room.top(), t.line, height * static_cast<double>(rows.size())),
                     t.mutedText);
}

std::optional<Quantity> ResidualPanel::quantityAt(QPointF position) const {
    const std::vector<Row> rows = rowsThatFit();
    if (rows.empty() || position.y() < area().top())
        return std::nullopt;
    const auto index = static_cast<std::size_t>((position.y() - area().top()) / rowHeight(rows.size()));
    if (index >= rows.size() || rows[index].parts.size() != 1)
        return std::nullopt;
    const Places widths = places(rows);
    const double lensLeft = area().left() + widths.names + widths.bars + widths.values;
    if (widths.lens > 0 && rows[index].lens >= 0 && position.x() >= lensLeft) {
        const auto place = static_cast<std::size_t>(rows[index].lens);
        return Quantity{.kind = Kind::Probability,
                        .step = step()->step,
                        .unit = numbers()->lens(step()->step)[place].mostLikely(),
                        .layer = rows[index].lens,
                        .part = Part::DecoderLens};
    }
    return quantityOf(rows[index].parts.front(), step()->step, token());
}

std::optional<Quantity> ResidualPanel::mainQuantity(int) const {
    const std::vector<Row> rows = allRows();
    if (rows.empty())
        return std::nullopt;
    const auto most = std::max_element(rows.begin(), rows.end(), [](const Row& a, const Row& b) {
        return std::abs(sumOf(a)) < std::abs(sumOf(b));
    });
    return quantityOf(most->parts.front(), step()->step, token());
}

QString ResidualPanel::tipAt(QPointF position) const {
    const std::vector<Row> rows = rowsThatFit();
    if (rows.empty() || position.y() < area().top())
        return {};
    const auto index = static_cast<std::size_t>((position.y() - area().top()) / rowHeight(rows.size()));
    if (index >= rows.size())
        return {};
    const Row& row = rows[index];
    QStringList lines;
    for (const StreamPart& part : row.parts) {
        lines << tr("%1 adds %2 to the logit of %3")
                     .arg(QString::fromStdString(attn::nameOf(part, *config())), signedText(part.logit),
                          isolated(tokenLabel(token())));
        for (std::size_t head = 0; head < part.heads.size() && row.parts.size() == 1; ++head)
            lines << tr("  head %1: %2").arg(head + 1).arg(signedText(part.heads[head]));
    }
    if (const QString said = lensTextOf(row); !said.isEmpty())
        lines << tr("If the network stopped here, it would say: %1").arg(said);
    return lines.join(QLatin1Char('\n'));
}

QString ResidualPanel::description() const {
    const std::vector<Row> rows = allRows();
    if (rows.empty())
        return tr("No parts yet");
    QStringList parts;
    for (const Row& row : rows) {
        const QString said = lensTextOf(row);
        parts << tr("%1 %2").arg(nameOf(row), signedText(sumOf(row))) +
                     (said.isEmpty() ? QString() : QLatin1Char(' ') + said);
    }
    return tr("What each part adds to the logit of %1: %2")
        .arg(isolated(tokenLabel(token())), parts.join(QStringLiteral("; ")));
}

std::vector<NumberTable> residualTables(const TableSource& source) {
    const Index step = source.step->step;
    if (!source.numbers)
        return {};
    const Token chosen = source.choice.token.value_or(source.step->token);
    const bool isThere = chosen < static_cast<Token>(source.step->logits.size());
    const Token token = isThere ? chosen : source.step->token;
    const std::vector<StreamPart> parts = source.numbers->parts(step, token);
    const std::vector<LensReading> lens = source.numbers->lens(step);
    const auto textOf = [&](Token each) {
        return tokenText(QString::fromStdString(source.lane->model->target.text(each))).text;
    };
    QStringList names, places;
    for (const StreamPart& part : parts)
        names << QString::fromStdString(nameOf(part, source.config()));
    for (std::size_t i = 0; i < lens.size(); ++i) {
        const StreamPart sublayer{
            .source = StreamSource::Sublayer, .part = lens[i].part, .layer = lens[i].layer, .logit = 0};
        const QString after =
            i == 0 ? tr("before the first layer")
                   : tr("after %1").arg(QString::fromStdString(nameOf(sublayer, source.config())));
        places << tr("%1: %2").arg(after, textOf(lens[i].mostLikely()));
    }
    std::vector<NumberTable> tables;
    tables.push_back({tr("Parts of the logit of %1").arg(textOf(token)),
                      {tr("adds")},
                      names,
                      [parts](int row, int) { return fullText(parts[static_cast<std::size_t>(row)].logit); },
                      [parts, step, token](int row, int) {
                          return quantityOf(parts[static_cast<std::size_t>(row)], step, token);
                      }});
    tables.push_back(
        {tr("If it stopped here"),
         {tr("p of the most likely"), tr("p of %1").arg(textOf(token)), tr("logit of %1").arg(textOf(token))},
         places,
         [lens, token](int row, int column) {
             const LensReading& reading = lens[static_cast<std::size_t>(row)];
             const auto asked = static_cast<std::size_t>(column == 0 ? reading.mostLikely() : token);
             return fullText(column == 2 ? reading.logits[asked] : reading.probabilities[asked]);
         },
         [lens, step, token](int row, int column) {
             const LensReading& reading = lens[static_cast<std::size_t>(row)];
             return Quantity{.kind = column == 2 ? Kind::Logit : Kind::Probability,
                             .step = step,
                             .unit = column == 0 ? reading.mostLikely() : token,
                             .layer = row,
                             .part = Part::DecoderLens};
         }});
    return tables;
}

}  // namespace attn::ui
