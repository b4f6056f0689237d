// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QPointer>
#include <QWidget>

#include "core/network/explained/quantity.h"
#include "ui/pictures/lane/stage_formulas.h"
#include "ui/step/stages/numbers/lane_numbers.h"

namespace attn::ui {

class StageNumbers;
class StagePanel;

// The stages of a lane's computation, in the order of its model (stagesOf): annotations → scores → weights →
// context → state → next token, Luong's order, or that of another architecture. Legends explain the weights
// and signed numbers. Enter on a stage opens the table of all its numbers. A click on a number asks for its
// arithmetic. The panels are named "stage1", "stage2" … in their order.
class StagesView : public QWidget {
    Q_OBJECT

public:
    explicit StagesView(QWidget* parent = nullptr);

    void setData(std::shared_ptr<const LaneData> data);  // nullptr: nothing to show
    void setSelection(const Selection& selection);
    // The layer, the head and the token that stages show, if they have any.
    void setChoice(const StageChoice& choice);
    void setStage(int stage);  // counted from 1; this stage stands out, none does at 0
    int stage() const { return m_stage; }
    // The same by the stage's id. A stage that the lane lacks leaves its room empty.
    void setStandingOut(std::optional<Stage> stage);
    // Sets the columns of several lanes whose orders differ (sharedStages), so that equal stages stand under
    // each other. A stage may be in it twice. If it is empty, the lane has its own order.
    void setSharedColumns(std::vector<Stage> shared);
    // Sets a symbol of the formulas that is hovered elsewhere; empty for none.
    void setSymbol(const QString& symbol);
    const std::vector<Stage>& order() const { return m_order; }
    StagePanel* standingOut() const;  // nullptr: all alike
    int stageCount() const { return static_cast<int>(m_order.size()); }

    // nullptr for a stage of an architecture that has not been shown yet.
    StagePanel* panel(Stage stage) const { return m_panels[static_cast<std::size_t>(stage)]; }
    // Opens the table of all numbers of a stage.
    void showNumbers(Stage stage);

    // The width of each stage if `room` is too narrow for all of them side by side, so that whole ones fill
    // it. Otherwise 0.
    int columnWidth(int room) const;
    // Gives each stage this width; the view is then as wide as they need. 0: they share the width of the
    // view.
    void setColumnWidth(int width);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void sourceHovered(int source);  // -1: left
    void stageRequested(int stage);
    void symbolHovered(const QString& symbol);  // empty: left
    void quantityRequested(const attn::Quantity& quantity);
    void placed();  // the stages have other places

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void hoverSymbol(const QString& symbol);
    void light();
    void followNumbers();
    void orderPanels();
    void placePanels();
    void makePanel(Stage stage);
    // Those that have been made.
    std::vector<StagePanel*> panels() const;
    const std::vector<Stage>& columns() const;
    double shareOf(Stage stage) const;  // of the width, relative to others
    double allShares() const;

    std::shared_ptr<const LaneData> m_data;
    std::shared_ptr<LaneNumbers> m_laneNumbers = std::make_shared<LaneNumbers>();
    StageChoice m_choice;
    Selection m_selection;
    int m_stage = 0;
    std::optional<Stage> m_out;  // the stage that stands out
    std::vector<Stage> m_sharedColumns;
    int m_columnWidth = 0;
    QString m_symbol;                   // pointed at
    std::vector<StagePanel*> m_panels;  // in the order of the stages' ids
    std::vector<Stage> m_order;
    QPointer<StageNumbers> m_numbers;
};

}  // namespace attn::ui
