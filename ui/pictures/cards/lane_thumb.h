// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QAbstractButton>

#include "ui/pictures/lane/lane_data.h"

namespace attn::ui {

// A small picture of a lane: its name, its next token, its heatmap without labels. A click selects the lane.
class LaneThumb : public QAbstractButton {
    Q_OBJECT

public:
    explicit LaneThumb(QWidget* parent = nullptr);

    void setData(std::shared_ptr<const LaneData> lane);
    void setSelection(const Selection& selection);
    // Shows the weights minus those of another lane; nullptr: the weights.
    void setBase(std::shared_ptr<const Picture> base);
    void setSelected(bool isSelected);
    void setNumber(int number);  // the key that selects it, for the tooltip

    const std::shared_ptr<const LaneData>& data() const { return m_data; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void describe();
    void paintPicture(QPainter& painter, const QRectF& room) const;

    std::shared_ptr<const LaneData> m_data;
    std::shared_ptr<const Picture> m_base;
    Selection m_selection;
    bool m_isSelected = false;
    int m_number = 0;
};

}  // namespace attn::ui
