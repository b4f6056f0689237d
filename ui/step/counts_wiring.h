// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace attn::ui {

class Session;
class StepCursor;

// Opens the dialog of counts and times, or raises it if it is open. It follows the session. Session and
// cursor must outlive it.
void showCounts(const Session& session, const StepCursor& cursor, QWidget* window);

}  // namespace attn::ui
