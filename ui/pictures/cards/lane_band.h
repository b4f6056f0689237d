// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace attn::ui {

// The name and colour of a lane, vertically at the left of its stages.
class LaneBand : public QWidget {
    Q_OBJECT

public:
    explicit LaneBand(QWidget* parent);

    void setLane(const QString& name, int colour);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_name;
    int m_colour = 0;
};

}  // namespace attn::ui
