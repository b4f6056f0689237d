// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "ui/modes/mode.h"
#include "ui/session/session.h"
#include "ui/session/step_cursor.h"
#include "ui/views/step_picture.h"

class QStackedWidget;

namespace attn::ui {

class ColourLegend;
class ElidedLabel;
class ExplainActions;
class InputActions;
class LaneArea;
class LinkLegend;
class PictureActions;
class SourcePanel;
class SpanLegend;
class StagesView;
class StepToolBar;

// One text decoded token by token by every open model: session and cursor, their views and commands.
class StepMode : public Mode {
    Q_OBJECT

public:
    // The widgets are made for `window`, which puts them where they belong.
    explicit StepMode(QWidget* window);

    Session& session() { return m_session; }
    StepCursor& cursor() { return m_cursor; }

    // Once the session has started.
    void connectViews();
    void addToViewMenu(QMenu* menu);
    // What the page needs at least for a row of lanes, and the dock for its stages, in pixels.
    int leastPageHeight() const;
    int leastDockHeight() const;

    void takeFocus() override;
    void fitStatusBar(int width) override;

signals:
    void problem(const QString& sentence);

private:
    void buildViews(QWidget* window);
    void showPicture(StepPicture picture);
    void buildEditMenu(QWidget* window);
    void buildDecodeMenu(QWidget* window);
    // Of the selected lane and step.
    void copy(const std::function<QString(const Lane&, int)>& text);

    Session m_session;
    StepCursor m_cursor;
    InputActions* m_inputs;
    PictureActions* m_picture;
    ExplainActions* m_explain = nullptr;
    SourcePanel* m_source = nullptr;
    StepToolBar* m_stepBar = nullptr;
    QStackedWidget* m_pictures = nullptr;  // what the middle shows
    LaneArea* m_lanes = nullptr;
    StagesView* m_stages = nullptr;
    ElidedLabel* m_summary = nullptr;
    LinkLegend* m_links = nullptr;
    SpanLegend* m_spans = nullptr;
    ColourLegend* m_weights = nullptr;
};

}  // namespace attn::ui
