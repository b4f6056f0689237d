// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace attn::ui {

// Legend of known links in small pictures: a dot, or a ring for possible ones.
class SheetLegend : public QWidget {
    Q_OBJECT

public:
    explicit SheetLegend(QWidget* parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    static int entryWidth(const QString& text);
};

}  // namespace attn::ui
