// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace attn::ui {

// Legend of the marks of local and hard spans in the heatmaps, with a word for each.
class SpanLegend : public QWidget {
    Q_OBJECT

public:
    explicit SpanLegend(QWidget* parent = nullptr);

    void setKinds(bool hasLocal, bool hasHard);
    bool isNeeded() const { return m_hasLocal || m_hasHard; }

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool m_hasLocal = false, m_hasHard = false;
};

}  // namespace attn::ui
