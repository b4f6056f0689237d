// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QStackedWidget>

#include "ui/views/lane_data.h"

class QLabel;

namespace attn::ui {

class LaneGrid;
class LaneThumbs;

// The lanes, or a clear word in their place when there is nothing to show. In focus, one lane is large and
// all stand beside it as small pictures.
class LaneArea : public QStackedWidget {
    Q_OBJECT

public:
    explicit LaneArea(QWidget* parent = nullptr);

    LaneGrid* grid() const { return m_grid; }
    LaneThumbs* thumbs() const { return m_thumbs; }
    void setLanes(std::vector<std::shared_ptr<const LaneData>> lanes);
    void setSelection(const Selection& selection);
    void setFocused(bool isFocused);
    bool isFocused() const { return m_isFocused; }
    // Gives the keyboard to the lanes, or to what stands in their place: keys of the window go on working.
    void takeFocus();
    bool showsLanes() const { return currentWidget() == m_lanesPage; }
    // "" shows the lanes. The label is named "prompt".
    void setPrompt(const QString& headline, const QString& advice = {});
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitThumbs();

    QWidget* m_lanesPage;
    LaneGrid* m_grid;
    LaneThumbs* m_thumbs;
    bool m_isFocused = false;
    QWidget* m_promptPage;
    QLabel* m_headline;
    QLabel* m_advice;
};

}  // namespace attn::ui
