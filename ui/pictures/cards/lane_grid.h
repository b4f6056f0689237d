// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QScrollArea>

#include "ui/kit/widgets/lane_switch.h"
#include "ui/pictures/lane/lane_data.h"
#include "ui/pictures/lane/step_picture.h"
#include "ui/pictures/maps/map_choices.h"

namespace attn::ui {

// Gaps between cards, at their sides and above them, px.
inline constexpr int laneGap = 8, laneSideMargin = 12, laneTopMargin = 8;

class LaneCard;

// Lane cards of equal size. Columns and rows depend on the size of the window, and the grid scrolls if the
// cards would become too small to read. In focus, the selected lane fills it alone.
class LaneGrid : public QScrollArea {
    Q_OBJECT

public:
    explicit LaneGrid(QWidget* parent = nullptr);

    // If the number of lanes stays the same, the cards are kept and only get new data.
    void setLanes(std::vector<std::shared_ptr<const LaneData>> lanes);
    void setSelection(const Selection& selection);
    // Whether bars can be dragged.
    void setEditable(bool isEditable);
    // Whether clicks on source tokens and their columns are guesses.
    void setGuessing(bool isGuessing);

    // For the cards, as in LaneCard; cards beyond the end have no switch.
    void setParts(const std::vector<LanePart>& parts);

    // As in LaneCard; the base of differences is the selected lane.
    void setPicture(StepPicture picture);
    bool showsCells() const;  // whether it shows heatmaps, instead of lines or beside them
    // Changes the size of the cells of all lanes: larger, smaller, or fitted.
    void zoomBy(int steps);
    void resetZoom();

    // The maps of the lane in focus and which of them it shows; nullptr: no table of maps.
    void setMaps(const std::shared_ptr<const MapSet>& maps, const std::optional<MapAddress>& chosen);
    void setBestHead(const BestHead& best);
    // As in LaneCard, of the lane in focus.
    void setPeek(const std::shared_ptr<const Picture>& picture);

    void setFocused(bool isFocused);
    bool isFocused() const { return m_isFocused; }

    int laneCount() const { return static_cast<int>(m_cards.size()); }
    LaneCard* card(int lane) const { return m_cards[static_cast<std::size_t>(lane)]; }
    int columns() const { return m_columns; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForAll(int width) const;  // pixels at which every lane is visible at once

signals:
    void laneSelected(int lane);
    void stepRequested(int step);
    void mapRowRequested(int row);
    void sourceHovered(int source);  // -1: left
    void rowHovered(int row);        // -1: left
    void weightDragged(int lane, int row, int source, double weight, bool isFirst);
    void guessed(int source);
    void menuRequested(int lane, int row, int source, QPoint place);  // as in AttentionPlot
    void cellActivated(int lane, int row, int source);                // as in AttentionPlot
    void switched(int lane, bool isOn);                               // as in LaneSwitch
    void pictureChanged(attn::ui::StepPicture picture);
    void entered();                                                // Return or Enter on the selected lane
    void baseChanged(const std::shared_ptr<const Picture>& base);  // of differences; nullptr: no base
    // Of the lane in focus, as in LaneCard.
    void mapHovered(const std::optional<attn::MapAddress>& map);
    void mapRequested(const attn::MapAddress& map);
    void bestHeadRequested();
    void textChanged();  // other source tokens or another number of lanes, so other heights may fit

protected:
    void resizeEvent(QResizeEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void arrange();
    void arrangeFocused();
    int firstLeft(int room) const;
    void showSelected();
    void showCard(const LaneCard& card);
    bool shareLabels();
    int leastCardHeight(int width) const;
    int compactCardHeight(int width) const;
    int bestColumns(QSize room) const;
    bool showsDocuments() const;
    int bestDocumentColumns(QSize room, int most) const;
    int heightForDocuments(int width, int most) const;
    bool shareDocuments();  // whether cards may need another height
    void shareBase();
    void shareLead();
    void follow();
    void connectPictures(LaneCard* card);
    LaneCard* focusedCard() const;  // nullptr while all lanes are alike
    void scrollOthers(const LaneCard* first, int firstColumn, int firstRow);
    void setZoom(int zoom, const LaneCard* first);
    LaneCard* makeCard(int lane);

    std::vector<LaneCard*> m_cards;  // owned by the content widget
    Selection m_selection;
    int m_columns = 0;
    int m_labelWidth = 0, m_rows = 0;  // shared by all lanes
    QList<QStringList> m_sources;      // of the lanes
    QStringList m_sentenceEnds;        // as in DocumentView
    bool m_hasSentenceBars = false;
    bool m_isEditable = false;
    bool m_isGuessing = false;
    bool m_isFocused = false;
    StepPicture m_picture = StepPicture::Heatmap;
    LaneCard* m_leader = nullptr;           // the card whose columns the others follow
    int m_firstColumn = 0, m_firstRow = 0;  // to which the lanes are scrolled
    static constexpr int usualZoom = 1;
    int m_zoom = usualZoom;  // index into the sizes of cells
};

}  // namespace attn::ui
