// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QWidget>

#include "ui/kit/widgets/lane_switch.h"

class QLabel;

namespace attn::ui {

// The lanes of the settings that are not trained, as slim grey cards with their switches, on several lines.
// The widget is as high as they need; its height is 0 when there are none.
class OffLanes : public QWidget {
    Q_OBJECT

public:
    explicit OffLanes(QWidget* parent = nullptr);

    void setLanes(const std::vector<LanePart>& parts);
    const std::vector<LaneSwitch*>& switches() const { return m_switches; }
    int heightFor(int width) const;

signals:
    void switched(int lane, bool isOn);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void applyTheme();
    int place(int width, bool moves) const;  // returns the height

    QLabel* m_caption;
    std::vector<LaneSwitch*> m_switches;
};

}  // namespace attn::ui
