// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAction;

namespace attn::ui {

class BeamController;
class BeamPage;
class Session;
class StepCursor;

// Feeds the page from the controller, session and cursor, and turns what it asks for into commands: the one
// place where they meet. All must live as long as `page`.
void connectBeam(Session& session, StepCursor& cursor, BeamController& controller, BeamPage& page);
// "Decode This Path", of the page's selected node.
QAction* decodePathAction(BeamController& controller, BeamPage& page);

}  // namespace attn::ui
