// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace attn::ui {

class LandscapePage;
class Session;
class StepCursor;

// Gives the page the planes of the session's lanes while it shows them. All must live as long as the page.
void connectLandscape(Session& session, StepCursor& cursor, LandscapePage& page);

}  // namespace attn::ui
