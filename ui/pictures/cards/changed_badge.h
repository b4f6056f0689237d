// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace attn::ui {

// Says beside a lane's name that something in it was changed by hand: the mark that changed rows have, and
// the word where there is room.
class ChangedBadge : public QWidget {
    Q_OBJECT

public:
    explicit ChangedBadge(QWidget* parent = nullptr);

    // What was changed and what came of it, for the tooltip.
    void setContent(const QString& text);
    int fullWidth() const;
    int shortWidth() const;

protected:
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace attn::ui
