// SPDX-License-Identifier: GPL-3.0-or-later
// The maps of the lane of a large card: a table beside the picture, choices below it, and one that is looked
// at for a while.
#include <QLabel>
#include <QScrollArea>
#include <QToolButton>
#include <algorithm>

#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/attention_layout.h"
#include "ui/pictures/attention/attention_plot.h"
#include "ui/pictures/cards/lane_card.h"
#include "ui/pictures/lines/lines_view.h"
#include "ui/pictures/maps/map_table.h"

namespace attn::ui {
namespace {

// Lines of labels that a picture needs at least beside a table, or above the choices.
constexpr int leastLinesBeside = 17, leastLinesAbove = 13;
// Lines of labels that the head and the choices take together.
constexpr int linesAround = 5;

}  // namespace

std::shared_ptr<const Picture> LaneCard::shown() const {
    return m_peek && m_data ? m_peek : shownPicture(m_data);
}

const Picture* LaneCard::otherAxes() const {
    if (!m_data)
        return nullptr;
    return m_peek && m_peek != m_data ? m_peek.get() : m_data->otherAxes.get();
}

bool LaneCard::sharesSource() const {
    const Picture* other = otherAxes();
    return !other || other->isStanding || other->sourceTokens == m_data->sourceTokens;
}

QString LaneCard::head() const {
    return m_peek ? tr("look at: %1").arg(m_peek->map) : headText(*m_data);
}

void LaneCard::makeMaps() {
    m_mapsArea = new QScrollArea(this);
    m_mapsArea->setFrameShape(QFrame::NoFrame);
    m_mapsArea->setFocusPolicy(Qt::NoFocus);
    m_mapsArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_mapsArea->setWidgetResizable(true);
    m_mapsArea->setAccessibleName(tr("Attention maps"));
    m_table = new MapTable;
    m_mapsArea->setWidget(m_table);
    m_mapsArea->viewport()->setAutoFillBackground(false);
    m_table->setAutoFillBackground(false);
    m_choices = new MapChoices(this);
    QWidget* before = m_lines ? static_cast<QWidget*>(m_lines) : m_plot;
    setTabOrder(before, m_table);
    setTabOrder(m_table, m_choices->bestButton());
    connect(m_table, &MapTable::mapHovered, this, &LaneCard::mapHovered);
    connect(m_table, &MapTable::focusChanged, this, [this] { update(); });
    connect(m_table, &MapTable::mapRequested, this, &LaneCard::mapRequested);
    connect(m_choices, &MapChoices::mapRequested, this, &LaneCard::mapRequested);
    connect(m_choices, &MapChoices::bestRequested, this, &LaneCard::bestHeadRequested);
    m_table->setSelection(m_selection);
}

void LaneCard::setMaps(std::shared_ptr<const MapSet> maps, const std::optional<MapAddress>& chosen) {
    if (maps == m_maps && chosen == m_chosenMap)
        return;
    const bool hadMaps = m_maps != nullptr;
    m_maps = std::move(maps);
    m_chosenMap = chosen;
    if (m_maps && !m_table)
        makeMaps();
    if (m_table) {
        m_table->setMaps(m_maps);
        m_table->setChosen(chosen);
        m_choices->setMaps(m_maps);
        m_choices->setChosen(chosen);
    }
    if (!m_maps)
        setPeek(nullptr);
    if (hadMaps != (m_maps != nullptr))
        placeChildren();
}

void LaneCard::setBestHead(const BestHead& best) {
    if (m_choices)
        m_choices->setBest(best);
}

void LaneCard::setPeek(std::shared_ptr<const Picture> picture) {
    if (picture == m_peek)
        return;
    const bool isOtherMap = !picture || !m_peek || picture->map != m_peek->map;
    m_peek = std::move(picture);
    if (!m_data)
        return;
    showPicture();
    if (isOtherMap)
        nameLane();
    showFigures();
}

int LaneCard::mapsWidth(int width) const {
    if (!m_isLarge || !m_maps)
        return 0;
    const int line = QFontMetrics(theme().label).height(), gap = line;
    const int room = width - 2 * padding(width) - gap;
    const double letters = lettersIn(height() - linesAround * line);
    const int spare = m_data ? room - mostPictureWidth(*m_data, letters) : 0;
    const int table = mapTableWidth(*m_maps, room, spare);
    return table == 0 || room - table < leastLinesBeside * line ? 0 : table + gap;
}

int LaneCard::placeMaps(int top, int bottom) {
    if (!m_table)
        return bottom;
    const Theme& t = theme();
    const int line = QFontMetrics(t.label).height();
    const int taken = mapsWidth(width()), pad = padding(width());
    m_mapsArea->setVisible(taken > 0);
    if (taken > 0)
        m_mapsArea->setGeometry(width() - pad - taken + line, top, taken - line, std::max(1, bottom - top));
    const int high = m_choices->sizeHint().height();
    const bool hasChoices =
        m_isLarge && m_maps && m_maps->hasHeads && bottom - top >= leastLinesAbove * line + high;
    m_choices->setVisible(hasChoices);
    if (!hasChoices)
        return bottom;
    m_choices->setGeometry(pad - 2, bottom - high, plotWidth(width()), high);
    return bottom - high - t.space;
}

}  // namespace attn::ui
