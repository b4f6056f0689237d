// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace attn::ui {

// Legend of the marks of local and hard spans in the heatmaps, and of the hatching of cells that are not
// permitted, with a word for each.
class SpanLegend : public QWidget {
    Q_OBJECT

public:
    explicit SpanLegend(QWidget* parent = nullptr);

    void setKinds(bool hasLocal, bool hasHard, bool hasHatching);
    bool isNeeded() const { return m_hasLocal || m_hasHard || m_hasHatching; }

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void describe();

    bool m_hasLocal = false, m_hasHard = false, m_hasHatching = false;
};

}  // namespace attn::ui
