// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedWidget>

#include "core/sessions/session_file.h"
#include "ui/pictures/landscape/landscape_scene.h"
#include "ui/pictures/lane/step_picture.h"
#include "ui/step/session/session.h"
#include "ui/step/session/step_cursor.h"

class QAction;

namespace attn::ui {

class BeamController;
class BeamPage;
class LandscapePage;
class LaneArea;

// What the middle of Step mode shows: the lanes, the tree of a beam search, or the score landscape.
class StepPictures : public QStackedWidget {
    Q_OBJECT

public:
    // Session and cursor must live as long as it.
    StepPictures(Session& session, StepCursor& cursor, QWidget* parent);

    LaneArea* lanes() const { return m_lanes; }
    BeamController& beam() const { return *m_beam; }
    // It is made when it is first asked for, because most starts show no tree.
    BeamPage* tree();
    // Likewise.
    LandscapePage* landscape();
    // As LandscapePage::figure, saved and restore; nothing while nobody has changed the landscape.
    std::shared_ptr<const ChosenLandscape> chosenLandscape() const;
    std::optional<SavedLandscape> savedLandscape() const;
    void restoreLandscape(const std::optional<SavedLandscape>& saved);  // none: as at the start
    // The command that decodes a path of the tree, once it is there.
    void setDecodePath(QAction* decodePath) { m_decodePath = decodePath; }
    void show(StepPicture picture);
    // To the picture that is shown.
    void takeFocus();

signals:
    void landscapeEdited();

private:
    Session& m_session;
    StepCursor& m_cursor;
    LaneArea* m_lanes;
    BeamController* m_beam;
    BeamPage* m_tree = nullptr;
    LandscapePage* m_landscape = nullptr;
    SavedLandscape m_usualLandscape;  // as it is when nothing was moved
    QAction* m_decodePath = nullptr;
};

}  // namespace attn::ui
