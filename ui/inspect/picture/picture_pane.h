// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/inspect/charts/inspect_data.h"
#include "ui/pictures/lane/link_editing.h"

class QLabel;

namespace attn::ui {

class AttentionPlot;
class ElidedLabel;
class LinesView;
class PictureFigures;

// One system's picture of a sentence: its name if there are two side by side ("pane-name"), matrix or lines,
// and figures below. Without the sentence it has a muted note ("pane-note").
class PicturePane : public QWidget {
    Q_OBJECT

public:
    explicit PicturePane(QWidget* parent = nullptr);

    // Room around the content for the ring of the keyboard focus.
    static constexpr int ringRoom = 4;

    enum class Body { Matrix, Lines };
    enum class Name { Shown, Hidden };

    void setSentence(const InspectedSentence& sentence);
    void setBody(Body body);
    void setName(Name name);
    void setBase(std::shared_ptr<const Picture> base);  // as in AttentionPlot
    void setSelection(const Selection& selection);
    void setLinkEditing(const LinkEditing& editing);
    void setRowLabelWidth(int width);
    void setZoom(double zoom);
    // The height of the figures in a pane of that width; two panes use the larger one.
    int figuresHeight(int width) const;
    void setLeastFiguresHeight(int height);
    void setErrorRateShown(bool isShown);    // among the figures
    void setEmptyNote(const QString& note);  // shown while there is no picture
    void takeFocus();

    AttentionPlot* plot() const { return m_plot; }
    LinesView* lines() const { return m_lines; }

signals:
    void stepRequested(int step);
    void sourceHovered(int source);  // -1: left
    void rowHovered(int row);        // -1: left
    void linkToggled(int source, int target);
    void zoomRequested(int steps);
    void plotScrolled(int firstColumn, int firstRow);
    void linesScrolled(double share);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void showBody();
    void applyTheme();
    void fitRows();
    void describe();

    InspectedSentence m_sentence;
    Selection m_selection;
    Body m_body = Body::Matrix;
    Name m_shownName = Name::Hidden;
    QString m_emptyNote;
    ElidedLabel* m_name;
    QLabel* m_note;
    AttentionPlot* m_plot;
    LinesView* m_lines;
    PictureFigures* m_figures;
};

}  // namespace attn::ui
