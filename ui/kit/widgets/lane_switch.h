// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>
#include <QString>

namespace attn::ui {

// Whether a lane of the settings is trained.
struct LanePart {
    int lane = 0;  // among the settings, which have more lanes than a run
    QString name;
    int colour = 0;
    bool isOn = true;
    QString fixed;  // why nobody can change it now; empty when it can be changed
    bool operator==(const LanePart&) const = default;
};

// Takes a lane into the run or out of it. It shows the part that was set and emits what the user wants. A
// click does not take the keyboard focus from the lanes; Tab does.
class LaneSwitch : public QCheckBox {
    Q_OBJECT

public:
    explicit LaneSwitch(QWidget* parent = nullptr);

    void setPart(const LanePart& part);
    const LanePart& part() const { return m_part; }

signals:
    void switched(int lane, bool isOn);

protected:
    bool event(QEvent* event) override;

private:
    LanePart m_part;
};

}  // namespace attn::ui
