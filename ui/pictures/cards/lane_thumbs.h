// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QScrollArea>

#include "ui/pictures/lane/lane_data.h"
#include "ui/pictures/lane/step_picture.h"

class QVBoxLayout;

namespace attn::ui {

class LaneThumb;

// All lanes as small pictures, one below the other, beside the large one. No picture is lower than its name;
// if room is short they scroll, and the selected one stays visible.
class LaneThumbs : public QScrollArea {
    Q_OBJECT

public:
    explicit LaneThumbs(QWidget* parent = nullptr);

    void setLanes(const std::vector<std::shared_ptr<const LaneData>>& lanes);
    void setSelection(const Selection& selection);
    void setBase(const std::shared_ptr<const Picture>& base);  // as in LaneThumb
    void setPicture(StepPicture picture);                      // as in LaneThumb

    int count() const { return static_cast<int>(m_thumbs.size()); }
    LaneThumb* thumb(int lane) const { return m_thumbs[static_cast<std::size_t>(lane)]; }

    QSize minimumSizeHint() const override;

signals:
    void laneSelected(int lane);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showSelected();

    QVBoxLayout* m_column;
    std::vector<LaneThumb*> m_thumbs;
    Selection m_selection;
    std::shared_ptr<const Picture> m_base;
    StepPicture m_picture = StepPicture::Heatmap;
};

}  // namespace attn::ui
