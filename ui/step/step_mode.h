// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "ui/kit/mode.h"
#include "ui/pictures/lane/step_picture.h"
#include "ui/step/session/session.h"
#include "ui/step/session/step_cursor.h"

class QLabel;
class QStackedWidget;

namespace attn::ui {

class BeamController;
class BeamPage;
class ColourLegend;
class ElidedLabel;
class FigureActions;
class Hints;
class ExplainActions;
class InputActions;
class LaneArea;
class LaneSets;
class LayoutActions;
class LinesLegend;
class LinkLegend;
class PictureActions;
class Prediction;
class SourcePanel;
class SpanLegend;
class TextNote;
class StagesView;
class StepToolBar;
class WhatIfActions;
class WhatIfStrip;

// One text decoded token by token by every open model: session and cursor, their views and commands.
class StepMode : public Mode {
    Q_OBJECT

public:
    // The widgets are made for `window`, which puts them where they belong.
    explicit StepMode(QWidget* window);

    Session& session() { return m_session; }
    StepCursor& cursor() { return m_cursor; }
    BeamController& beam() { return *m_beam; }
    PictureActions& pictures() { return *m_picture; }
    LayoutActions& layout() { return *m_layout; }
    QAction* tokensAction = nullptr;  // checkable; made with the View menu
    ExplainActions& explain() { return *m_explain; }
    Hints& hints() { return *m_hints; }

    // Once the session has started.
    void connectViews();
    void addToFileMenu(QMenu* menu);
    void addToViewMenu(QMenu* menu);
    // What the page needs at least for a row of lanes, and the dock for its stages, in pixels.
    int leastPageHeight() const;
    int leastDockHeight() const;
    // Whether the dock was ever opened. When it is opened first, it leaves the lanes rows that can be read.
    bool wasDockOpened() const { return m_wasDockOpened; }
    void setDockOpened(bool wasOpened) { m_wasDockOpened = wasOpened; }

    // In front of a class one lane is large; afterwards everything is as it was.
    void setPresenting(bool isPresenting);
    // One lane is large, also when no class looks on.
    bool wantsFocus() const;

    void setShown(bool isShown) override;
    void restoreParts(bool wantsDock) override;
    void takeFocus() override;
    void fitStatusBar(int width) override;

signals:
    void problem(const QString& sentence);
    void said(const QString& sentence);
    void found(const QString& sentence);  // by a command that was asked to find something

private:
    void buildViews(QWidget* window);
    BeamPage* beamPage();
    void showPicture(StepPicture picture);
    void fitDock();
    void giveTreeRoom();
    void connectPrediction();
    void connectHints();
    void buildEditMenu(QWidget* window);
    void buildDecodeMenu(QWidget* window);
    // Of the selected lane and step.
    void copy(const std::function<QString(const Lane&, int)>& text);

    Session m_session;
    StepCursor m_cursor;
    InputActions* m_inputs;
    LaneSets* m_laneSets;
    QMenu* m_lanesMenu;  // the tool bar and the menu View have it
    PictureActions* m_picture;
    LayoutActions* m_layout;
    Prediction* m_prediction;
    WhatIfActions* m_whatIfs;
    FigureActions* m_figures;
    Hints* m_hints;
    ExplainActions* m_explain = nullptr;
    SourcePanel* m_source = nullptr;
    WhatIfStrip* m_changes = nullptr;
    StepToolBar* m_stepBar = nullptr;
    QStackedWidget* m_pictures = nullptr;  // what the middle shows
    LaneArea* m_lanes = nullptr;
    BeamController* m_beam = nullptr;
    BeamPage* m_beamPage = nullptr;  // nullptr: no tree was shown yet
    QAction* m_decodePath = nullptr;
    StagesView* m_stages = nullptr;
    bool m_wasDockOpened = false;
    int m_ownDockHeight = 0;                            // before it gave way to the tree; 0: it did not
    bool m_isPresenting = false, m_wasFocused = false;  // before that
    TextNote* m_note = nullptr;
    QLabel* m_guesses = nullptr;  // what came of the last one, and what is asked
    ElidedLabel* m_summary = nullptr;
    LinkLegend* m_links = nullptr;
    SpanLegend* m_spans = nullptr;
    ColourLegend* m_weights = nullptr;
    ColourLegend* m_differences = nullptr;
    LinesLegend* m_lineWidths = nullptr;
};

}  // namespace attn::ui
