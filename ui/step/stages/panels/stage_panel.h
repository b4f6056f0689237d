// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

#include <QWidget>

#include "core/network/explained/quantity.h"
#include "ui/pictures/lane/lane_data.h"
#include "ui/pictures/lane/stage_formulas.h"
#include "ui/step/stages/numbers/lane_numbers.h"

namespace attn::ui {

class ColourLegend;
class FormulaLabel;
class StageButton;

// One stage of the computation: title, formula, a legend if it has colours, and a picture that a subclass
// paints. A second line of formula and numbers shows what else the stage needs (a local span's centre). A
// click on the title asks to make the stage stand out. A click on a number asks for its arithmetic. The
// button "allNumbers" beside the title, Enter, and a click beside the numbers ask for all of them. With the
// focus, left and right move the hovered source, up and down the hovered symbol of the formula.
class StagePanel : public QWidget {
    Q_OBJECT

public:
    enum class Legend { None, Weights, Signed };

    StagePanel(Stage stage, Legend legend, QWidget* parent);

    void setData(std::shared_ptr<const LaneData> data);
    void setSelection(const Selection& selection);
    // The width in pixels at which the words of the title are whole.
    int leastWidth() const;
    void setStandsOut(bool standsOut);
    // Numbers that the trace does not keep. The owner lets them follow the lane before setData.
    void setNumbers(std::shared_ptr<const LaneNumbers> numbers) { m_numbers = std::move(numbers); }
    // The layer, the head and the token that it shows, if it has any.
    void setChoice(const StageChoice& choice);
    // Lights up symbols in the formulas and in the picture, by the names of sameSymbol.
    void setLit(const QStringList& symbols);
    // Sets its place in the lane's computation, counted from 1, which the title shows.
    void setNumber(int number);

    Stage stage() const { return m_stage; }
    int number() const { return m_number; }
    const QString& title() const { return m_title; }
    // The text under the formula: "= 5.23, σ = 1"; empty if there is none.
    const QString& factText() const { return m_fact; }
    QString formulaText() const;
    // The number that the picture shows for entry `index` (source position, rank of the token, strip). Empty
    // if there is none.
    virtual QString valueText(int index) const = 0;
    // The number under a point of the panel, if there is one.
    virtual std::optional<Quantity> quantityAt(QPointF position) const = 0;
    // The most telling number of the stage, at this source position if the stage has one for each.
    virtual std::optional<Quantity> mainQuantity(int source) const = 0;

signals:
    void sourceHovered(int source);             // -1: left
    void symbolHovered(const QString& symbol);  // empty: left
    void quantityRequested(const attn::Quantity& quantity);
    void numbersRequested();
    void stageRequested();

protected:
    virtual QString titleText() const = 0;
    virtual QString leastTitle() const;  // what must be read of the title; by default its words, no symbols
    virtual QString noteText() const { return {}; }  // quiet, at the right end of the title's line
    virtual StageFormula formula() const;            // by default the stage's
    virtual StageFormula factFormula() const { return {}; }
    virtual QString fact() const { return {}; }  // the text after it, even if it has no room
    virtual void paintPicture(QPainter& painter, const QRectF& area) = 0;
    virtual int sourceAt(QPointF position) const = 0;       // -1: none
    virtual QString symbolAt(QPointF) const { return {}; }  // of the picture
    virtual QString tipAt(QPointF position) const = 0;
    virtual QString description() const = 0;
    virtual void dataChanged() {}
    // Whether its numbers are not in the trace. It is then described only while it is seen.
    virtual bool readsNumbers() const { return false; }

    // A row of LaneNumbers; nullptr if there is none.
    const Vector* row(const Quantity& first) const { return m_numbers ? m_numbers->row(first) : nullptr; }
    const LaneNumbers* numbers() const { return m_numbers.get(); }
    const StageChoice& choice() const { return m_choice; }
    // The chosen layer of `count`.
    Index layerOf(Index count) const { return std::min(m_choice.layer.value_or(count - 1), count - 1); }
    // The chosen head of `count`, or MapAddress::allHeads; a single head is always that.
    Index headOf(Index count) const { return attn::ui::headOf(m_choice, count); }
    const LaneData* lane() const { return m_data.get(); }
    const ModelConfig* config() const;  // nullptr without a model
    const Selection& selection() const { return m_selection; }
    const StepTrace* step() const { return m_data ? currentStep(*m_data, m_selection) : nullptr; }
    bool standsOut() const { return m_standsOut; }
    bool isLit(const QString& symbol) const;
    int stepNumber() const;    // counted from 1
    QRectF area() const;       // of the picture
    QRectF factLine() const;   // where the fact stands; empty where it has no room
    bool hasFactLine() const;  // room for the fact
    void setLegendRange(double range);
    // Says why there is no picture, in its place.
    void paintNote(QPainter& painter, const QRectF& area, const QString& text) const;

    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    // The number under the mouse that one may ask for.
    std::optional<Quantity> askedAt(QPointF position) const;
    void refresh();
    void describe();
    void placeHeader();
    void lightFormulas();
    void hoverSymbol(const QString& symbol);
    QString symbolUnder(QPointF position) const;
    void hoverNextSymbol(int by);
    QString tip(QPoint position) const;
    bool takesKey(const QKeyEvent& key) const;

    void paintTitle(QPainter& painter) const;
    int titleRight() const;  // where the button begins

    Stage m_stage;
    int m_number = 0;
    QString m_title, m_fact;
    std::shared_ptr<const LaneData> m_data;
    std::shared_ptr<const LaneNumbers> m_numbers;
    StageChoice m_choice;
    Selection m_selection;
    bool m_standsOut = false;
    int m_hovered = -1;
    QString m_symbol;  // hovered
    QStringList m_lit;
    bool m_isPressed = false;
    FormulaLabel* m_formula;
    FormulaLabel* m_factFormula;
    StageButton* m_all;
    ColourLegend* m_legend = nullptr;
};

}  // namespace attn::ui
