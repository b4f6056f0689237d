// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QWidget>

#include "ui/pictures/lane/what_if_summary.h"

class QMenu;
class QToolButton;

namespace attn::ui {

class ElidedLabel;

// A line with the changes by hand in the selected lane, each with a × that takes it back, and their effect.
// It is hidden if nothing was changed. A menu holds the changes that have no room. Buttons are named
// "whatIf0", "whatIf1" …, and "moreWhatIfs"; the label is named "whatIfOutcome".
class WhatIfStrip : public QWidget {
    Q_OBJECT

public:
    explicit WhatIfStrip(QWidget* parent = nullptr);

    // nullptr for no lane.
    void setData(const std::shared_ptr<const LaneData>& lane);

    const std::vector<WhatIfItem>& items() const { return m_items; }
    QSize sizeHint() const override;
    // One button for all changes, and the first part of their effect.
    QSize minimumSizeHint() const override;

signals:
    void takeBackRequested(const attn::ui::WhatIfItem& item);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeButtons();
    void arrange();
    void fillMenu(int first);
    int moreWidth() const;
    QString allText() const;

    std::vector<WhatIfItem> m_items;
    std::vector<QToolButton*> m_buttons;  // one for each item
    QToolButton* m_more;
    QMenu* m_menu;
    ElidedLabel* m_outcome;
};

}  // namespace attn::ui
