// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAction;
class QObject;

namespace attn::ui {

class BeamController;
class BeamPage;
class Session;
class StepCursor;

// Joins the page with controller, session and cursor, and turns its requests into commands. `decodePath`
// makes the selected path the output of its lane. All must live as long as `page`.
void connectBeam(Session& session, StepCursor& cursor, BeamController& controller, BeamPage& page,
                 QAction& decodePath);
// "Decode Beam Path", disabled until a page is connected to it.
QAction* newDecodePathAction(QObject* parent);

}  // namespace attn::ui
