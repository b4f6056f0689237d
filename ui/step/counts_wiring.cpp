// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/counts_wiring.h"

#include <algorithm>

#include "ui/step/counts_dialog.h"
#include "ui/step/session/lane_counts.h"
#include "ui/step/session/lane_times.h"
#include "ui/step/session/step_cursor.h"

namespace attn::ui {
namespace {

void feedCounts(CountsDialog& dialog, LaneTimes& times, const Session& session, const StepCursor& cursor) {
    times.follow(session);
    const std::vector<LaneCounts> lanes = countLanes(session, times.times());
    const auto selected = static_cast<std::size_t>(std::max(0, cursor.selection().lane));
    dialog.setCounts(lanes, selected < lanes.size() ? countsFormula(lanes[selected]) : QString(),
                     times.isMeasuring());
}

}  // namespace

void showCounts(const Session& session, const StepCursor& cursor, QWidget* window) {
    auto* dialog = window->findChild<CountsDialog*>();
    if (!dialog) {
        dialog = new CountsDialog(window);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        auto* times = new LaneTimes(dialog);
        const auto feed = [dialog, times, &session, &cursor] {
            feedCounts(*dialog, *times, session, cursor);
        };
        // The cursor also reports every change of the session.
        QObject::connect(&cursor, &StepCursor::selectionChanged, dialog, feed);
        QObject::connect(times, &LaneTimes::measured, dialog, feed);
        feed();
    }
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

}  // namespace attn::ui
