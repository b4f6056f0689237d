// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QWidget>

#include "core/network/explained/quantity.h"
#include "ui/pictures/lane/stage_formulas.h"
#include "ui/step/stages/numbers/lane_numbers.h"

class QScrollArea;

namespace attn::ui {

class ComputationBar;
class LaneBand;
class StagesView;

// The content of the dock: a line of commands, the stages of the selected lane, and below them those of
// further lanes, stage under stage. If height is short and the line has nothing to say, the stages get its
// height.
class StagesArea : public QWidget {
    Q_OBJECT

public:
    explicit StagesArea(QWidget* parent = nullptr);

    StagesView* main() const { return m_rows.front().stages; }
    ComputationBar* bar() const { return m_bar; }
    int besideCount() const { return static_cast<int>(m_rows.size()) - 1; }
    StagesView* beside(int index) const { return m_rows[static_cast<std::size_t>(index) + 1].stages; }

    // Sets the selected lane and those below it. The owner of the main view sets that view's data.
    void setLanes(const std::shared_ptr<const LaneData>& selected,
                  const std::vector<std::shared_ptr<const LaneData>>& beside);
    void setSelection(const Selection& selection);  // for the lanes below
    void setStage(std::optional<Stage> stage);      // likewise
    // The layer, the head and the token that all lanes' stages show, as far as they have them.
    void setChoice(const StageChoice& choice);
    const StageChoice& choice() const { return m_choice; }
    void lightAll(const QString& symbol);  // formula_symbols.h; empty for none

    int heightForAll() const;  // the height at which every lane is seen at once
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    // From the lanes below.
    void sourceHovered(int source);
    void stageRequested(std::optional<attn::ui::Stage> stage);
    void quantityRequested(int beside, const attn::Quantity& quantity);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Row {
        QWidget* whole;
        LaneBand* band;
        StagesView* stages;
    };
    Row makeRow();
    void addBeside();
    void place();
    void fitStages();
    void alignScroll();  // to the left edge of a stage
    void followStages();
    void followMap(const std::shared_ptr<const LaneData>& selected);
    void followTokens();

    ComputationBar* m_bar;
    QScrollArea* m_scroll;
    QWidget* m_content;
    std::vector<Row> m_rows;  // owned by the content; the selected lane's first
    Selection m_selection;
    std::optional<Stage> m_stage;
    StageChoice m_choice;
    std::shared_ptr<const LaneData> m_selected;
    QString m_lane, m_map;  // name and map of the selected lane that the choice has followed
    int m_outAt = -1;       // left edge of the stage that stands out; −1 if none does
    int m_column = 0;       // the width of a stage if they scroll sideways, otherwise 0
};

}  // namespace attn::ui
