// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace attn::ui {

// How small pictures mark known links: a dot, of possible ones a ring.
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
