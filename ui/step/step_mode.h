// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "ui/files/mode.h"
#include "ui/pictures/lane/step_picture.h"
#include "ui/step/session/session.h"
#include "ui/step/session/step_cursor.h"

class QLabel;

namespace attn::ui {

class BeamController;
class ElidedLabel;
class FigureActions;
class Hints;
class ExplainActions;
class InputActions;
class LaneArea;
class LaneSets;
class LayoutActions;
class MapActions;
class PictureActions;
class Prediction;
class SourcePanel;
class TextNote;
class TextNotes;
class StagesView;
class StepLegends;
class StepPictures;
class StepToolBar;
class WhatIfActions;
class WhatIfStrip;

// The mode in which every open model decodes one text, token by token: session and cursor, their views and
// commands.
class StepMode : public Mode {
    Q_OBJECT

public:
    // Makes the widgets for `window`, which places them.
    explicit StepMode(QWidget* window);
    static ModeKind kind();

    Session& session() { return m_session; }
    StepCursor& cursor() { return m_cursor; }
    BeamController& beam();
    PictureActions& pictures() { return *m_picture; }
    StepPictures& views() { return *m_pictures; }
    LayoutActions& layout() { return *m_layout; }
    ExplainActions& explain() { return *m_explain; }
    Hints& hints() { return *m_hints; }
    Prediction& prediction() { return *m_prediction; }

    int leastDockHeight() const;  // for its stages, in pixels
    // Whether one lane is large, even without presenting.
    bool wantsFocus() const;

    void setShown(bool isShown) override;
    void restoreParts(bool wantsDock) override;
    void takeFocus() override;
    void fitStatusBar(int width) override;
    // While presenting, one lane is large. Afterwards everything is as before.
    void setPresenting(bool isPresenting) override;

    // Opens models beside the lanes that are open. If another mode is shown, it stays shown.
    void open(const QStringList& paths) override;
    // Like begin, with nothing open, for lessons.
    void beginEmpty();
    // Calls startSession, once for each mode.
    void begin(const LaunchOptions& options, const WindowSettings& remembered) override;
    bool isBusy() override;
    void restore(const WindowSettings& settings) override;
    void remember(WindowSettings& settings) override;
    // The shown lanes of the task that is decoded.
    GivenModels givenModels() override;
    // Decodes the text with these models, which replace the open ones.
    void takeModels(const GivenModels& given) override;

protected:
    void addToFileMenu(QMenu* menu) override;
    void addToViewMenu(QMenu* menu) override;

private:
    void connectViews();
    void buildViews(QWidget* window);
    void showPicture(StepPicture picture);
    void fitDock();
    void giveTreeRoom();
    void connectHints();
    void buildEditMenu(QWidget* window);
    void buildDecodeMenu(QWidget* window);
    // Copies a text about the selected lane and step.
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
    MapActions* m_maps;
    FigureActions* m_figures;
    Hints* m_hints;
    ExplainActions* m_explain = nullptr;
    SourcePanel* m_source = nullptr;
    WhatIfStrip* m_changes = nullptr;
    StepToolBar* m_stepBar = nullptr;
    StepPictures* m_pictures = nullptr;
    LaneArea* m_lanes = nullptr;
    StagesView* m_stages = nullptr;
    QAction* m_tokens = nullptr;   // checkable; made with the View menu
    bool m_wasDockOpened = false;  // when it opens for the first time, the lanes keep rows that can be read
    int m_ownDockHeight = 0;       // before the tree took its room; 0 if it did not
    bool m_isPresenting = false, m_wasFocused = false;  // before that
    TextNote* m_note = nullptr;
    TextNotes* m_notes = nullptr;  // fills it
    QLabel* m_guesses = nullptr;   // what came of the last one, and what is asked
    ElidedLabel* m_summary = nullptr;
    StepLegends* m_legends = nullptr;
};

}  // namespace attn::ui
