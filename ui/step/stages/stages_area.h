// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QWidget>

#include "core/network/explained/quantity.h"
#include "ui/pictures/lane/stage_formulas.h"

class QScrollArea;

namespace attn::ui {

class ComputationBar;
class LaneBand;
class StagesView;

// Content of the dock: the selected lane's stages under a line of commands, and under them those of further
// lanes, stage under stage. The line gives its height to the stages where that is short and it has nothing to
// say.
class StagesArea : public QWidget {
    Q_OBJECT

public:
    explicit StagesArea(QWidget* parent = nullptr);

    StagesView* main() const { return m_rows.front().stages; }
    ComputationBar* bar() const { return m_bar; }
    int besideCount() const { return static_cast<int>(m_rows.size()) - 1; }
    StagesView* beside(int index) const { return m_rows[static_cast<std::size_t>(index) + 1].stages; }

    // The selected lane and those under it. The main view's data is set by who owns it.
    void setLanes(const std::shared_ptr<const LaneData>& selected,
                  const std::vector<std::shared_ptr<const LaneData>>& beside);
    void setSelection(const Selection& selection);  // of those beside
    void setStage(std::optional<Stage> stage);      // the same
    void lightAll(const QString& symbol);           // formula_symbols.h; empty: none

    int heightForAll() const;  // in which every lane is seen at once
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    // Of those beside.
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
    void followStages();

    ComputationBar* m_bar;
    QScrollArea* m_scroll;
    QWidget* m_content;
    std::vector<Row> m_rows;  // owned by the content; the selected lane's first
    Selection m_selection;
    std::optional<Stage> m_stage;
    int m_outAt = -1;  // left edge of the stage that stands out; −1: all alike
};

}  // namespace attn::ui
