// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QPainter>

#include "ui/kit/text/label.h"
#include "ui/kit/text/map_text.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/lane/annotated_source.h"
#include "ui/step/stages/panels/layer_panels.h"
#include "ui/step/stages/panels/stage_rows.h"

namespace attn::ui {

SelfAttentionPanel::SelfAttentionPanel(Stage stage, QWidget* parent)
    : StagePanel(stage, Legend::None, parent) {}

QString SelfAttentionPanel::titleText() const {
    return tr("Self-attention");
}

QString SelfAttentionPanel::noteText() const {
    if (!config())
        return {};
    const auto place = [&](MapSite site, Index layers, Index heads) {
        return mapPlaceText(*config(), {site, layerOf(layers), headOf(heads)});
    };
    return isOfSource() ? place(MapSite::Encoder, config()->encoder.layers, config()->encoder.heads)
                        : place(MapSite::Decoder, config()->decoder.layers, config()->decoder.heads);
}

Index SelfAttentionPanel::attending() const {
    if (!lane() || !lane()->trace || !config())
        return -1;
    if (!isOfSource())
        return step() ? step()->step : -1;
    return annotationLookedAt(*lane(), selection());
}

std::vector<Quantity> SelfAttentionPanel::rows() const {
    const Index at = attending();
    if (at < 0)
        return {};
    const Index layers = isOfSource() ? config()->encoder.layers : config()->decoder.layers,
                heads = isOfSource() ? config()->encoder.heads : config()->decoder.heads;
    Quantity first{.kind = Kind::AttentionWeight,
                   .step = at,
                   .layer = layerOf(layers),
                   .part = isOfSource() ? Part::EncoderSelf : Part::DecoderSelf};
    first.head = headOf(heads);
    if (first.head != MapAddress::allHeads)
        return {first};
    first.head = 0;
    std::vector<Quantity> all = {like(first, Kind::MeanWeight)};
    for (; first.head < heads; ++first.head)
        all.push_back(first);
    return all;
}

QStringList SelfAttentionPanel::columnTokens() const {
    return isOfSource() ? lane()->sourceTokens : readTokens(*lane(), attending());
}

std::optional<CellPicture> SelfAttentionPanel::picture() const {
    std::vector<Vector> weights;
    QStringList names;
    for (const Quantity& quantity : rows()) {
        const Vector* own = row(quantity);
        if (!own || own->size() == 0)
            return std::nullopt;
        weights.push_back(*own);
        names << (quantity.kind == Kind::MeanWeight ? tr("mean") : tr("head %1").arg(quantity.head + 1));
    }
    if (weights.empty())
        return std::nullopt;
    if (names.size() == 1)
        names.clear();
    const auto longest = std::max_element(
        weights.begin(), weights.end(), [](const Vector& a, const Vector& b) { return a.size() < b.size(); });
    CellGrid grid{.rows = static_cast<int>(weights.size()),
                  .columns = static_cast<int>(longest->size()),
                  .rowNames = names,
                  .columnTokens = columnTokens(),
                  .unknown = isOfSource() ? lane()->sourceUnknown : std::vector<bool>()};
    // The steps to come that have been decoded.
    if (!isOfSource())
        grid.closed = std::max(0, static_cast<int>(lane()->trace->steps.size()) - grid.columns);
    grid.value = [weights](int head, int column) {
        const Vector& own = weights[static_cast<std::size_t>(head)];
        return column < own.size() ? static_cast<double>(own[column]) : 0.0;
    };
    grid.text = [](double value) { return shortWeight(value); };
    QRectF room = area();
    if (grid.closed > 0)
        room.setBottom(room.bottom() - tokenLineHeight());
    return CellPicture(std::move(grid), room);
}

void SelfAttentionPanel::paintPicture(QPainter& painter, const QRectF& room) {
    const std::optional<CellPicture> all = picture();
    if (!all)
        return paintNote(painter, room, tr("nothing decoded yet"));
    all->paint(painter, isOfSource() ? selection().source : -1);
    if (all->grid().closed > 0 && all->bottom() + tokenLineHeight() <= room.bottom() + 1) {
        painter.setPen(theme().mutedText);
        drawLabel(painter, theme().small, QRectF(room.left(), all->bottom(), room.width(), tokenLineHeight()),
                  Qt::AlignLeft, cutLabel(theme().small, tr("future: hatched, not permitted"), room.width()));
    }
}

QString SelfAttentionPanel::valueText(int index) const {
    const std::optional<CellPicture> all = picture();
    return all && index >= 0 && index < all->grid().columns ? exactNumber(all->grid().value(0, index))
                                                            : QString();
}

std::optional<Quantity> SelfAttentionPanel::quantityAt(QPointF position) const {
    const std::optional<CellPicture> all = picture();
    const auto cell = all ? all->at(position) : std::nullopt;
    if (!cell)
        return std::nullopt;
    Quantity weight = rows()[static_cast<std::size_t>(cell->first)];
    const Vector* own = row(weight);
    weight.position = cell->second;
    return own && cell->second < own->size() ? std::optional(weight) : std::nullopt;
}

std::optional<Quantity> SelfAttentionPanel::mainQuantity(int source) const {
    const std::vector<Quantity> all = rows();
    const Vector* weights = all.empty() ? nullptr : row(all.front());
    if (!weights || weights->size() == 0)
        return std::nullopt;
    Index column = 0;
    weights->maxCoeff(&column);
    Quantity weight = all.front();
    weight.position = isOfSource() && source >= 0 && source < weights->size() ? source : column;
    return weight;
}

int SelfAttentionPanel::sourceAt(QPointF position) const {
    const std::optional<CellPicture> all = isOfSource() ? picture() : std::nullopt;
    return all ? all->columnAt(position) : -1;
}

QString SelfAttentionPanel::tipAt(QPointF position) const {
    const std::optional<CellPicture> all = picture();
    const auto cell = all ? all->at(position) : std::nullopt;
    if (!cell)
        return {};
    const QStringList tokens = columnTokens();
    const QString asks = tokenName(tokens.value(static_cast<int>(attending())));
    const QString head = all->grid().rowNames.value(cell->first);
    return tr("%1 reads %2, position %3%4\nweight %5")
        .arg(asks, tokenName(tokens.value(cell->second)))
        .arg(cell->second + 1)
        .arg(head.isEmpty() ? QString() : QStringLiteral(", ") + head)
        .arg(exactNumber(all->grid().value(cell->first, cell->second)));
}

QString SelfAttentionPanel::description() const {
    const std::vector<Quantity> all = rows();
    const Vector* weights = all.empty() ? nullptr : row(all.front());
    if (!weights || weights->size() == 0)
        return tr("No weights yet");
    Index column = 0;
    const double most = static_cast<double>(weights->maxCoeff(&column));
    const QStringList tokens = columnTokens();
    return tr("%1 over %2 tokens, the largest weight is %3 at %4; %5")
        .arg(tokenName(tokens.value(static_cast<int>(attending()))))
        .arg(weights->size())
        .arg(exactNumber(most), tokenName(tokens.value(static_cast<int>(column))), noteText());
}

std::vector<NumberTable> sourceSelfTables(const TableSource& source) {
    return source.ofHeads(Kind::AttentionWeight, Part::EncoderSelf, tr("Weights"));
}

std::vector<NumberTable> selfAttentionTables(const TableSource& source) {
    std::vector<NumberTable> tables = source.ofHeads(Kind::AttentionWeight, Part::DecoderSelf, tr("Weights"));
    for (NumberTable& table : source.ofHeads(Kind::Score, Part::DecoderSelf, tr("Scores")))
        tables.push_back(std::move(table));
    return tables;
}

}  // namespace attn::ui
