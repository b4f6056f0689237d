// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include <QPainter>

#include "ui/kit/text/label.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/theme/theme.h"
#include "ui/step/stages/panels/layer_panels.h"
#include "ui/step/stages/panels/stage_rows.h"

namespace attn::ui {
namespace {

Quantity feedAt(Kind kind, Index step, Index layer) {
    return {.kind = kind, .step = step, .layer = layer, .part = Part::DecoderFeed};
}

}  // namespace

FeedForwardPanel::FeedForwardPanel(QWidget* parent) : StagePanel(Stage::FeedForward, Legend::None, parent) {}

QString FeedForwardPanel::titleText() const {
    return tr("Feed-forward");
}

QString FeedForwardPanel::noteText() const {
    return config() ? tr("layer %1").arg(layerOf(config()->decoder.layers) + 1) : QString();
}

Quantity FeedForwardPanel::first() const {
    return feedAt(Kind::FeedUnit, step()->step, layerOf(config()->decoder.layers));
}

const Vector* FeedForwardPanel::units() const {
    return step() && config() ? row(first()) : nullptr;
}

CellPicture FeedForwardPanel::picture(const Vector& units) const {
    QRectF room = area();
    room.setBottom(room.bottom() - tokenLineHeight());
    const auto count = static_cast<int>(units.size());
    const int columns = squareColumns(count, room);
    const double largest = static_cast<double>(units.cwiseAbs().maxCoeff());
    CellGrid grid{.rows = (count + columns - 1) / columns,
                  .columns = columns,
                  .isSigned = units.minCoeff() < 0,
                  .range = largest > 0 ? largest : 1};
    grid.value = [&units, columns](int row, int column) {
        const Index unit = static_cast<Index>(row) * columns + column;
        return unit < units.size() ? static_cast<double>(units[unit]) : 0.0;
    };
    return CellPicture(std::move(grid), room);
}

QString FeedForwardPanel::onText() const {
    const Vector* all = units();
    return all ? tr("%1 of %2 units are on").arg((all->array() > 0).count()).arg(all->size()) : QString();
}

void FeedForwardPanel::paintPicture(QPainter& painter, const QRectF& room) {
    const Vector* all = units();
    if (!all)
        return paintNote(painter, room, tr("nothing decoded yet"));
    const CellPicture cells = picture(*all);
    cells.paint(painter, -1);
    painter.setPen(theme().mutedText);
    drawLabel(painter, theme().small,
              QRectF(room.left(), cells.bottom() + 1, room.width(), tokenLineHeight()), Qt::AlignLeft,
              cutLabel(theme().small, onText(), room.width()));
}

int FeedForwardPanel::unitAt(QPointF position) const {
    const Vector* all = units();
    if (!all)
        return -1;
    const CellPicture cells = picture(*all);
    const auto cell = cells.at(position);
    const int unit = cell ? cell->first * cells.grid().columns + cell->second : -1;
    return unit < all->size() ? unit : -1;
}

QString FeedForwardPanel::valueText(int index) const {
    const Vector* all = units();
    return all && index >= 0 && index < all->size() ? exactNumber(static_cast<double>((*all)[index]))
                                                    : QString();
}

std::optional<Quantity> FeedForwardPanel::quantityAt(QPointF position) const {
    const int unit = unitAt(position);
    if (unit < 0)
        return std::nullopt;
    Quantity quantity = first();
    quantity.unit = unit;
    return quantity;
}

std::optional<Quantity> FeedForwardPanel::mainQuantity(int) const {
    const Vector* all = units();
    if (!all)
        return std::nullopt;
    Quantity quantity = first();
    all->maxCoeff(&quantity.unit);
    return quantity;
}

QString FeedForwardPanel::tipAt(QPointF position) const {
    const int unit = unitAt(position);
    return unit < 0 ? QString() : tr("unit %1: %2").arg(unit + 1).arg(valueText(unit));
}

QString FeedForwardPanel::description() const {
    return units() ? tr("%1, %2").arg(onText(), noteText()) : tr("No units yet");
}

std::vector<NumberTable> feedForwardTables(const TableSource& source) {
    const DecoderConfig& decoder = source.config().decoder;
    const Index step = source.step->step,
                layer = std::min(source.choice.layer.value_or(decoder.layers - 1), decoder.layers - 1);
    std::vector<NumberTable> tables = source.columns(tr("Units, layer %1").arg(layer + 1),
                                                     {{tr("W₁ x + b₁"), feedAt(Kind::FeedSum, step, layer)},
                                                      {tr("unit"), feedAt(Kind::FeedUnit, step, layer)}},
                                                     numberNames(decoder.feedForward));
    if (auto added = source.row(tr("Added to the stream"), feedAt(Kind::Added, step, layer)))
        tables.push_back(std::move(*added));
    return tables;
}

}  // namespace attn::ui
