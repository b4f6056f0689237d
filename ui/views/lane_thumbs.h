// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QWidget>

#include "ui/views/lane_data.h"

class QVBoxLayout;

namespace attn::ui {

class LaneThumb;

// All lanes as small pictures under each other, beside the one that is shown large.
class LaneThumbs : public QWidget {
    Q_OBJECT

public:
    explicit LaneThumbs(QWidget* parent = nullptr);

    void setLanes(const std::vector<std::shared_ptr<const LaneData>>& lanes);
    void setSelection(const Selection& selection);

    int count() const { return static_cast<int>(m_thumbs.size()); }
    LaneThumb* thumb(int lane) const { return m_thumbs[static_cast<std::size_t>(lane)]; }

signals:
    void laneSelected(int lane);

private:
    QVBoxLayout* m_column;
    std::vector<LaneThumb*> m_thumbs;
    Selection m_selection;
};

}  // namespace attn::ui
