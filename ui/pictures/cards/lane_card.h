// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QWidget>

#include "ui/kit/widgets/lane_switch.h"
#include "ui/pictures/lane/lane_data.h"
#include "ui/pictures/lane/step_picture.h"
#include "ui/pictures/maps/map_choices.h"

class QLabel;
class QScrollArea;

namespace attn::ui {

class AttentionPlot;
class ChangedBadge;
class DocumentView;
class ElidedLabel;
class FigureLabel;
class FormulaLabel;
class LinesView;
class MapTable;

// One lane: name, variant, formula, guess, heatmap with the softmax bars of the current step on its columns,
// figures. It takes const data and emits intent. Its labels have the object names "name", "variant", "next",
// "entropy", "aer", "accuracy", "time", and "changed", which exists if something was changed by hand. A lane
// in training has "loss" instead of the entropy, and "state" and "trouble". The plot is named "heatmap". A
// large card can have the table of all maps of its lane beside the plot, and the choices of a map below it.
class LaneCard : public QWidget {
    Q_OBJECT

public:
    explicit LaneCard(QWidget* parent = nullptr);

    void setData(std::shared_ptr<const LaneData> data);
    void setSelection(const Selection& selection);
    void setSelected(bool selected);  // the lane of the dock
    // The width of the row labels that all lanes share, so that their columns are aligned; 0: the lane's own.
    void setRowLabelWidth(int width);
    // The number of rows for which all lanes keep room, so that their rows are aligned.
    void setLeastRows(int rows);
    // Whether it is the one large lane; its letters grow with the card.
    void setLarge(bool isLarge);
    // As in AttentionPlot and LinesView.
    void setEditable(bool isEditable);
    // Whether all lanes have the same variant; a head of one line then leaves it out.
    void setSharesVariant(bool shares);
    void setGuessing(bool isGuessing);
    // What is shown: the weights, lines (beside the weights if there is room), the text of a lane that says a
    // class (others show their weights), or the weights minus those of `base`. If `base` is this lane's own
    // data, the card says that it is the base; nullptr: no base.
    void setPicture(StepPicture picture);
    void setBase(std::shared_ptr<const Picture> base);
    void setZoom(double zoom);  // as in AttentionPlot
    // All maps of its lane and which of them it shows, for a large card; nullptr: none are shown.
    void setMaps(std::shared_ptr<const MapSet> maps, const std::optional<MapAddress>& chosen);
    void setBestHead(const BestHead& best);
    // Shows the picture of another map of its lane for a while; nullptr: no longer.
    void setPeek(std::shared_ptr<const Picture> picture);
    // As in DocumentView.
    void setSharedDocument(const QStringList& sentenceEnds, bool hasSentenceBars);
    // The key that selects it, 1–8, for its tooltip; 0: none.
    void setNumber(int number);
    // Whether its lane is trained, with a switch before its name; empty if that cannot be chosen.
    void setPart(const std::optional<LanePart>& part);
    LaneSwitch* laneSwitch() const { return m_switch; }  // nullptr until there is one
    QWidget* lastInTabOrder() const;

    const std::shared_ptr<const LaneData>& data() const { return m_data; }
    AttentionPlot* plot() const { return m_plot; }
    LinesView* lines() const { return m_lines; }           // nullptr until lines are shown
    MapTable* mapTable() const { return m_table; }         // nullptr until there is one
    MapChoices* mapChoices() const { return m_choices; }   // the same
    DocumentView* document() const { return m_document; }  // nullptr until a document is shown
    QWidget* mainPicture() const;                          // that takes the keyboard focus
    bool showsDocument() const;
    // The height at which its text does not scroll, and the lines of it that sentences need besides their
    // first; for cards that show documents.
    int documentHeight(int width) const;
    int brokenLines(int width) const;
    double documentLetters(QSize size) const;  // relative to the theme's labels
    // The texts of the card without captions: "J .93", "0.31 bit", "0.04" or "—", "99.8 %" or "—".
    QString nextText() const;
    QString entropyText() const;
    QString aerText() const;
    QString accuracyText() const;
    QString lossText() const;

    QSize minimumSizeHint() const override;
    // The height in pixels at which no row is lower than its label, for this width of the card.
    int leastHeight(int width) const;
    // The height at which the current row, its labels and its bars are visible while the other rows scroll.
    int compactHeight(int width) const;
    // The height of a row for this size of the card.
    double rowHeight(QSize size) const;
    bool hasFooter() const { return m_frame.hasFooter; }

signals:
    void selectRequested();
    void stepRequested(int step);
    void mapRowRequested(int row);   // of a picture whose rows are standing
    void sourceHovered(int source);  // -1: left
    void rowHovered(int row);        // -1: left
    void weightDragged(int row, int source, double weight, bool isFirst);
    void guessed(int source);
    void menuRequested(int row, int source, QPoint place);  // as in AttentionPlot
    void cellActivated(int row, int source);                // as in AttentionPlot
    void zoomRequested(int steps);
    // By the user: the first visible cells of the heatmap, or the start of the lines, 0 to 1.
    void plotScrolled(int firstColumn, int firstRow);
    void linesScrolled(double share);
    void documentScrolled(double offset);
    void switched(int lane, bool isOn);                           // as in LaneSwitch
    void mapHovered(const std::optional<attn::MapAddress>& map);  // as in MapTable
    void mapRequested(const attn::MapAddress& map);
    void bestHeadRequested();  // as in MapChoices

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void applyTheme();
    void fitName();
    void connectPlot();
    void askForMenu(int row, int source, QPoint place);
    // The picture that is shown: of the chosen map, or of one that is looked at for a while.
    std::shared_ptr<const Picture> shown() const;
    // What is shown if its axes are not, or need not be, those of the lane's own picture; nullptr otherwise.
    const Picture* otherAxes() const;
    // Whether its columns are the tokens of the source, too.
    bool sharesSource() const;
    QString head() const;  // after the name
    void showPicture();
    void nameLane();
    void makeMaps();
    // The size of letters of the lane in focus, relative to the theme's labels, in a picture that is so high.
    double lettersIn(int height) const;
    int mapsWidth(int width) const;  // of the table and the gap before it in a card of this height; 0 without
    int placeMaps(int top, int bottom);  // returns the bottom of the room that is left for pictures
    // What the pictures show: the selection, or what is under the mouse in a map with other axes.
    Selection pictureSelection() const;
    void selectInPictures();
    void hoverSource(int source);
    void goToRow(int step);
    void hoverRow(int row);
    void followAxes();
    void followAxesInDocument();
    void placeChildren();
    void placeHead();
    void placeFooter();
    void placePictures(QRect room);
    // The parts around the plot.
    struct Frame {
        bool hasFooter = false,
             hasFormulaLine = false;  // otherwise the formula is in the title, if there is room
    };
    Frame frameFor(QSize size) const;
    int frameHeight(const Frame& frame) const;
    int leastDocumentCard() const;
    int documentTop() const;
    int padding(int width) const;
    int plotWidth(int width) const;
    void makeLines();
    void makeDocument();
    QString noteText() const;  // the state of its training, or what it is compared with
    QString timeText() const;  // the time that it took on this machine; empty if it is not known
    void placeTrouble();
    int placeSwitch(int left, int top, int height);  // returns the left edge of what follows it
    int placeBadge(int top, int height, int right);  // returns the right edge of what precedes it
    bool isTraining() const { return m_data && m_data->loss; }
    void showFigures();
    void showChanges();
    std::optional<double> meanEntropy(int rows);
    void describe();
    QString summary() const;

    std::shared_ptr<const LaneData> m_data;
    Selection m_selection;
    int m_ownSource = -1, m_ownRow = -1;  // hovered in a map with other axes
    bool m_isSelected = false;
    int m_number = 0;
    QLabel* m_name;
    ChangedBadge* m_changed;
    ElidedLabel* m_variant;
    bool m_sharesVariant = false;
    FormulaLabel* m_formula;
    FigureLabel* m_next;
    FigureLabel* m_entropy;
    FigureLabel* m_loss;
    FigureLabel* m_aer;
    FigureLabel* m_accuracy;
    FigureLabel* m_time;
    ElidedLabel* m_state;
    AttentionPlot* m_plot;
    LinesView* m_lines = nullptr;
    DocumentView* m_document = nullptr;
    QStringList m_sentenceEnds;  // that lanes of one text share
    bool m_hasSentenceBars = false, m_isEditable = false;
    StepPicture m_picture = StepPicture::Heatmap;
    std::shared_ptr<const MapSet> m_maps;
    std::optional<MapAddress> m_chosenMap;
    std::shared_ptr<const Picture> m_peek;
    QScrollArea* m_mapsArea = nullptr;  // of the table
    MapTable* m_table = nullptr;
    MapChoices* m_choices = nullptr;
    std::shared_ptr<const Picture> m_base;
    double m_zoom = 1;
    bool m_isGuessing = false, m_isLarge = false;
    Frame m_frame;
    int m_headBottom = 0;
    // Sums of the entropies of the first rows, and the trace that they belong to. Rows are added to a trace
    // but never changed.
    AttentionRows m_measured;
    std::vector<double> m_entropySums;
    QLabel* m_trouble;  // over the plot
    LaneSwitch* m_switch = nullptr;
};

}  // namespace attn::ui
