// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QWidget>

#include "ui/views/lane_data.h"

namespace attn::ui {

class ColourLegend;
class FormulaLabel;

// One stage of the computation: title, formula, legend where it has colours, and a picture that a subclass
// paints. A click on the title asks for the stage to stand out, a click elsewhere or Enter for all its
// numbers.
class StagePanel : public QWidget {
    Q_OBJECT

public:
    enum class Legend { None, Weights, Signed };

    StagePanel(int stage, Legend legend, QWidget* parent);  // stage: 1–5

    void setData(std::shared_ptr<const LaneData> data);
    void setSelection(const Selection& selection);
    void setStandsOut(bool standsOut);

    int stage() const { return m_stage; }
    const QString& title() const { return m_title; }
    // The number shown for entry `index` (source position, or rank of the token in stage 5) as it stands in
    // the picture; empty when there is none.
    virtual QString valueText(int index) const = 0;

signals:
    void sourceHovered(int source);  // -1: left
    void numbersRequested();
    void stageRequested();

protected:
    virtual QString titleText() const = 0;
    virtual QString noteText() const { return {}; }  // quiet, at the right end of the title's line
    virtual QString formulaId() const = 0;
    virtual QString formulaText() const = 0;
    virtual void paintPicture(QPainter& painter, const QRectF& area) = 0;
    virtual int sourceAt(QPointF position) const = 0;  // -1: none
    virtual QString tipAt(QPointF position) const = 0;
    virtual QString description() const = 0;
    virtual void dataChanged() {}

    const LaneData* lane() const { return m_data.get(); }
    const Selection& selection() const { return m_selection; }
    const StepTrace* step() const { return m_data ? currentStep(*m_data, m_selection) : nullptr; }
    int stepNumber() const;  // counted from 1
    QRectF area() const;     // of the picture
    void setLegendRange(double range);
    // Says in the picture's place why there is none.
    void paintNote(QPainter& painter, const QRectF& area, const QString& text) const;

    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void refresh();
    void placeHeader();

    int m_stage;
    QString m_title;
    std::shared_ptr<const LaneData> m_data;
    Selection m_selection;
    bool m_standsOut = false;
    int m_hovered = -1;
    bool m_isPressed = false;
    FormulaLabel* m_formula;
    ColourLegend* m_legend = nullptr;
};

// The five panels, 1 to 5.
StagePanel* makeStagePanel(int stage, QWidget* parent);

}  // namespace attn::ui
