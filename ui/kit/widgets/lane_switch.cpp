// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/widgets/lane_switch.h"

#include <QKeyEvent>

namespace attn::ui {

LaneSwitch::LaneSwitch(QWidget* parent) : QCheckBox(parent) {
    setObjectName(QStringLiteral("laneSwitch"));
    setFocusPolicy(Qt::TabFocus);
    connect(this, &QCheckBox::clicked, this, [this](bool isOn) { emit switched(m_part.lane, isOn); });
}

void LaneSwitch::setPart(const LanePart& part) {
    m_part = part;
    setChecked(part.isOn);
    setEnabled(part.fixed.isEmpty());
    setAccessibleName(tr("Train %1").arg(part.name));
    const QString tip = !part.fixed.isEmpty() ? part.fixed
                        : part.isOn           ? tr("%1 is trained; click to leave it out").arg(part.name)
                                              : tr("%1 is not trained; click to train it").arg(part.name);
    setToolTip(tip);
    setAccessibleDescription(tip);
}

// Handles Space here, because the window's Space starts the run.
bool LaneSwitch::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space) {
        event->accept();
        return true;
    }
    return QCheckBox::event(event);
}

}  // namespace attn::ui
