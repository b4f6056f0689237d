// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace attn::ui {

class Session;
class StepCursor;

// The dialog of counts and times, fed from the session as long as it is open; the one that is open comes to
// the front. Session and cursor outlive it.
void showCounts(const Session& session, const StepCursor& cursor, QWidget* window);

}  // namespace attn::ui
