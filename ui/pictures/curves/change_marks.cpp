// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/curves/change_marks.h"

#include <QStringList>
#include <algorithm>

#include "ui/kit/text/number_text.h"
#include "ui/kit/text/tr.h"
#include "ui/pictures/curves/curve_text.h"

namespace attn::ui {
namespace {

QString textOf(const TrainingChange& change, bool isLong) {
    QStringList parts;
    const auto add = [&](const std::optional<double>& value, const QString& text) {
        if (value) {
            parts << text.arg(settingText(*value));
        }
    };
    add(change.rate, isLong ? tr("learning rate %1") : tr("rate %1"));
    add(change.dropout, tr("dropout %1"));
    add(change.teacherForcing, isLong ? tr("teacher forcing ratio %1") : tr("forcing %1"));
    if (change.updates)
        parts << (*change.updates >= Recipe::mostUpdates ? tr("without end")
                                                         : tr("to %1").arg(groupedNumber(*change.updates)));
    return parts.join(QStringLiteral(", "));
}

struct Shared {
    TrainingChange change;
    QStringList lanes;
};

}  // namespace

std::vector<ChangeMark> changeMarks(const std::vector<CurveLane>& lanes) {
    std::vector<Shared> found;
    qsizetype shown = 0;
    for (const CurveLane& lane : lanes) {
        if (lane.isHidden) {
            continue;
        }
        ++shown;
        for (const TrainingChange& change : lane.changes) {
            const auto same = std::find_if(found.begin(), found.end(),
                                           [&](const Shared& other) { return other.change == change; });
            if (same == found.end()) {
                found.push_back({change, {lane.name}});
            } else {
                same->lanes << lane.name;
            }
        }
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const Shared& a, const Shared& b) { return a.change.update < b.change.update; });
    std::vector<ChangeMark> marks;
    for (const Shared& shared : found) {
        const QString text = textOf(shared.change, false);
        if (text.isEmpty()) {
            continue;
        }
        const QString whose =
            shared.lanes.size() == shown ? tr("all lanes") : shared.lanes.join(QStringLiteral(", "));
        marks.push_back({shared.change.update, text,
                         tr("After update %1: %2 (%3)")
                             .arg(groupedNumber(shared.change.update), textOf(shared.change, true), whose)});
    }
    return marks;
}

}  // namespace attn::ui
