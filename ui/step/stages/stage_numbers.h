// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QDialog>

#include "core/network/explained/quantity.h"
#include "ui/pictures/lane/stage_formulas.h"

class QTabWidget;

namespace attn::ui {

// All numbers of one stage in tables, beside the window; follows the selection while it is open. A double
// click or Enter on a number asks for its arithmetic; Ctrl+C copies what is selected as tab-separated text.
class StageNumbers : public QDialog {
    Q_OBJECT

public:
    explicit StageNumbers(QWidget* parent = nullptr);

    void show(Stage stage, const std::shared_ptr<const LaneData>& lane, const Selection& selection);
    Stage stage() const { return m_stage; }
    // The keyboard goes to the table that is seen; Escape closes the window.
    void takeFocus();

signals:
    void quantityRequested(const attn::Quantity& quantity);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    Stage m_stage = Stage::Annotations;
    QTabWidget* m_tabs;
};

}  // namespace attn::ui
