// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QDialog>

#include "core/network/explained/quantity.h"
#include "ui/pictures/lane/stage_formulas.h"
#include "ui/step/stages/numbers/lane_numbers.h"

class QTabWidget;

namespace attn::ui {

// All numbers of one stage in tables, in a window of their own. It follows the selection while it is open. A
// double click or Enter on a number asks for its arithmetic. Ctrl+C copies the selection as text with tabs.
class StageNumbers : public QDialog {
    Q_OBJECT

public:
    explicit StageNumbers(QWidget* parent = nullptr);

    void show(Stage stage, const std::shared_ptr<const LaneData>& lane, const Selection& selection,
              const StageChoice& choice = {}, const std::shared_ptr<const LaneNumbers>& numbers = nullptr);
    Stage stage() const { return m_stage; }
    // Moves the keyboard focus to the table that is seen. Escape then closes the window.
    void takeFocus();

signals:
    void quantityRequested(const attn::Quantity& quantity);

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    Stage m_stage = Stage::Annotations;
    QTabWidget* m_tabs;
};

}  // namespace attn::ui
