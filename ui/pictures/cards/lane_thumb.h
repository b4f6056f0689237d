// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QAbstractButton>

#include "ui/pictures/lane/lane_data.h"
#include "ui/pictures/lane/step_picture.h"

namespace attn::ui {

// A small picture of a lane: its name, its next token, its heatmap without labels or its text. A click
// selects the lane.
class LaneThumb : public QAbstractButton {
    Q_OBJECT

public:
    explicit LaneThumb(QWidget* parent = nullptr);

    void setData(std::shared_ptr<const LaneData> lane);
    void setSelection(const Selection& selection);
    // Shows the weights minus those of another lane; nullptr: the weights.
    void setBase(std::shared_ptr<const Picture> base);
    // The text of a lane that says a class, where that is the picture of all lanes; `sentenceEnds` is as in
    // documentOf.
    void setPicture(StepPicture picture, const QStringList& sentenceEnds);
    void setSelected(bool isSelected);
    void setNumber(int number);  // the key that selects it, for the tooltip

    const std::shared_ptr<const LaneData>& data() const { return m_data; }
    bool showsDocument() const { return m_picture == StepPicture::Document && m_data && m_data->isClass; }
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
    StepPicture m_picture = StepPicture::Heatmap;
    QStringList m_sentenceEnds;
    bool m_isSelected = false;
    int m_number = 0;
};

}  // namespace attn::ui
