// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QWidget>

#include "ui/kit/widgets/lane_switch.h"
#include "ui/pictures/lane/lane_data.h"
#include "ui/pictures/lane/step_picture.h"

class QLabel;

namespace attn::ui {

class AttentionPlot;
class ChangedBadge;
class ElidedLabel;
class FigureLabel;
class FormulaLabel;
class LinesView;

// One lane: name, variant, formula, guess, heatmap with the softmax bars of the current step on its columns,
// figures. Takes const data, emits intent. Its labels are named "name", "variant", "next", "entropy", "aer",
// "accuracy", "time", and "changed" is there where something was changed by hand; of lanes in training "loss"
// in the place of the entropy, "state", "trouble"; the plot is named "heatmap".
class LaneCard : public QWidget {
    Q_OBJECT

public:
    explicit LaneCard(QWidget* parent = nullptr);

    void setData(std::shared_ptr<const LaneData> data);
    void setSelection(const Selection& selection);
    void setSelected(bool selected);  // the lane of the dock
    // Width of the row labels that the lanes share, so that their columns stand alike; 0: the lane's own.
    void setRowLabelWidth(int width);
    // Rows for which the lanes keep room, so that their rows stand alike.
    void setLeastRows(int rows);
    // The one large lane: letters grow with the card.
    void setLarge(bool isLarge);
    // As AttentionPlot's and LinesView's.
    void setEditable(bool isEditable);
    // All lanes are of one variant: a head of one line leaves it out.
    void setSharesVariant(bool shares);
    void setGuessing(bool isGuessing);
    // What it shows in the place of the weights: they themselves, lines (beside them where there is room), or
    // the weights less those of `base`, which says so where it is this lane's own; nullptr: no base.
    void setPicture(StepPicture picture);
    void setBase(std::shared_ptr<const LaneData> base);
    void setZoom(double zoom);  // as AttentionPlot's
    // Which key selects it, 1–8, for its tooltip; 0: none.
    void setNumber(int number);
    // Whether its lane is trained, with a switch before its name; none: nobody can choose.
    void setPart(const std::optional<LanePart>& part);
    LaneSwitch* laneSwitch() const { return m_switch; }  // nullptr until there is one
    QWidget* lastInTabOrder() const;

    const std::shared_ptr<const LaneData>& data() const { return m_data; }
    AttentionPlot* plot() const { return m_plot; }
    LinesView* lines() const { return m_lines; }  // nullptr until they are shown
    // What the card shows, without captions: "J .93", "0.31 bit", "0.04" or "—", "99.8 %" or "—".
    QString nextText() const;
    QString entropyText() const;
    QString aerText() const;
    QString accuracyText() const;
    QString lossText() const;

    QSize minimumSizeHint() const override;
    // Height, in pixels, at which no row is lower than its label in a card of this width.
    int leastHeight(int width) const;
    // Height at which the current row, its labels and its bars are seen, while the other rows scroll.
    int compactHeight(int width) const;
    // Height of a row in a card of this size.
    double rowHeight(QSize size) const;
    bool hasFooter() const { return m_frame.hasFooter; }

signals:
    void selectRequested();
    void stepRequested(int step);
    void sourceHovered(int source);  // -1: left
    void rowHovered(int row);        // -1: left
    void weightDragged(int row, int source, double weight, bool isFirst);
    void guessed(int source);
    void menuRequested(int row, int source, QPoint place);  // as AttentionPlot's
    void cellActivated(int row, int source);                // the same
    void zoomRequested(int steps);
    // By the user: the heatmap's first cells in sight, or where the lines begin, 0 to 1.
    void plotScrolled(int firstColumn, int firstRow);
    void linesScrolled(double share);
    void switched(int lane, bool isOn);  // as LaneSwitch's

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void applyTheme();
    void placeChildren();
    void placeHead();
    void placeFooter();
    void placePictures(QRect room);
    // What stands around the plot.
    struct Frame {
        bool hasFooter = false,
             hasFormulaLine = false;  // else the formula is in the title, where it has room
    };
    Frame frameFor(QSize size) const;
    int frameHeight(const Frame& frame) const;
    int padding(int width) const;
    int plotWidth(int width) const;
    void makeLines();
    QString noteText() const;  // the state of its training, or what it is compared with
    QString timeText() const;  // what it took on this machine; empty where that is not known
    void placeTrouble();
    int placeSwitch(int left, int top, int height);  // returns where what stands behind it begins
    int placeBadge(int top, int height, int right);  // returns where what stands before it ends
    bool isTraining() const { return m_data && m_data->loss; }
    void showFigures();
    void showChanges();
    std::optional<double> meanEntropy(int rows);
    void describe();
    QString summary() const;

    std::shared_ptr<const LaneData> m_data;
    Selection m_selection;
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
    StepPicture m_picture = StepPicture::Heatmap;
    std::shared_ptr<const LaneData> m_base;
    double m_zoom = 1;
    bool m_isGuessing = false, m_isLarge = false;
    Frame m_frame;
    int m_headBottom = 0;
    // Sums of the entropies of the first rows, of which trace: rows are added to it, never changed.
    std::shared_ptr<const attn::DecodeTrace> m_measured;
    std::vector<double> m_entropySums;
    QLabel* m_trouble;  // over the plot
    LaneSwitch* m_switch = nullptr;
};

}  // namespace attn::ui
