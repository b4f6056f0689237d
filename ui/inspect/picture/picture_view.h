// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <array>
#include <optional>

#include "ui/inspect/charts/inspect_data.h"
#include "ui/pictures/lane/link_editing.h"

class QAction;
class QBoxLayout;
class QLabel;
class QScrollArea;
class QToolButton;

namespace attn::ui {

class ColourLegend;
class ElidedLabel;
class LinesLegend;
class LinkLegend;
class PictureLegend;
class PicturePane;
class PictureThreshold;

// One sentence: its weights as a matrix or as lines, for one system, for two side by side, or for one minus
// the other, with known links and those that a threshold makes. It takes values and emits intent. Its
// pictures share the hovered items and the current row, which are kept here.
class InspectPictureView : public QWidget {
    Q_OBJECT

public:
    explicit InspectPictureView(QWidget* parent = nullptr);

    // Difference and SideBySide need a second system; without one the matrix is shown. SideBySide shows
    // Matrix or Lines, whichever was shown last.
    enum class Shown { Matrix, Lines, Difference, SideBySide };
    static constexpr std::size_t shownCount = 4;

    void setPicture(InspectedPicture picture);
    const InspectedPicture& picture() const { return m_picture; }
    void setShown(Shown shown);
    Shown shown() const;
    // The current row is step − 1. All rows are always shown.
    void setSelection(const Selection& selection);
    const Selection& selection() const { return m_selection; }
    void zoomBy(int steps);  // above 0: larger cells
    void resetZoom();
    void takeFocus();
    // For a class: hides what is only there to be clicked, unless it is in use.
    void setPresenting(bool isPresenting);

    // Actions of this widget for menus: what is shown, in the order of Shown, and whether clicks change known
    // links.
    const std::array<QAction*, shownCount> shownActions;
    QAction* const editLinksAction;

    PicturePane* mainPane() const { return m_main; }
    PicturePane* otherPane() const { return m_other; }

    // Small, because what does not fit scrolls.
    QSize minimumSizeHint() const override;

signals:
    void linkToggled(int source, int target);  // positions of the sentence, from 0
    void thresholdChanged(std::optional<double> threshold);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    static std::array<QAction*, shownCount> makeShownActions(QObject* parent);
    static QAction* makeEditAction(QObject* parent);
    QWidget* makeHeader();
    QWidget* makeLegends();
    void connectPane(PicturePane* pane);
    void keepRowInSight();
    void select(const Selection& selection);
    LinkEditing editingOf(const InspectedSentence& shown) const;
    void showPicture();
    void showNote();
    void fitSegments();
    void arrangePanes();
    void arrangeControls();
    bool isLow() const;
    void applyTheme();

    InspectedPicture m_picture;
    Selection m_selection;
    Shown m_wanted = Shown::Matrix;
    Shown m_besides = Shown::Matrix;  // what SideBySide shows
    int m_zoom = 0;
    bool m_isPresenting = false, m_areControlsBelow = false;
    QScrollArea* m_area = nullptr;
    QWidget* m_content;
    QBoxLayout *m_header = nullptr, *m_legendRow = nullptr;  // title and buttons; legends and a button
    QToolButton* m_edit = nullptr;
    ElidedLabel* m_title;
    std::array<QToolButton*, shownCount> m_segments{};
    ColourLegend *m_weights, *m_signs;
    LinesLegend* m_lineWidths;
    LinkLegend* m_links;
    PictureLegend* m_found;
    PictureThreshold* m_threshold;
    QLabel* m_note;
    QBoxLayout* m_panes;
    PicturePane *m_main, *m_other;
};

}  // namespace attn::ui
