// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace attn::ui {

// Shows beside a lane's name that something in the lane was changed by hand: the mark of changed rows, and
// the word if there is room.
class ChangedBadge : public QWidget {
    Q_OBJECT

public:
    explicit ChangedBadge(QWidget* parent = nullptr);

    // The changes and their effect, for the tooltip.
    void setContent(const QString& text);
    int fullWidth() const;
    int shortWidth() const;

protected:
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace attn::ui
