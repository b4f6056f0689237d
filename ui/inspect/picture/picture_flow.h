// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <vector>

namespace attn::ui {

// Widgets side by side on as many lines as they need, so that nothing is cut in a narrow window or with large
// letters.
class PictureFlow : public QLayout {
public:
    enum class Last { Beside, AtRight };  // place of the last widget on its line

    explicit PictureFlow(Last last = Last::Beside);
    ~PictureFlow() override;
    // A widget that is as high as these need at its width, such as legends side by side; they become its
    // children.
    static QWidget* rowOf(const std::vector<QWidget*>& widgets, int across, QWidget* parent = nullptr);

    void setGaps(int across, int down);

    void addItem(QLayoutItem* item) override;
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

private:
    enum class Do { Measure, Place };
    int flow(const QRect& room, Do what) const;  // returns the height

    std::vector<QLayoutItem*> m_items;  // owned
    Last m_last;
    int m_across = 12, m_down = 4;
};

}  // namespace attn::ui
