// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/autosave_kinds.h"

#include <QFileInfo>
#include <QStringList>
#include <algorithm>

#include "core/lessons/format/lesson_draft.h"
#include "core/runs/run_file.h"
#include "core/runs/run_summary.h"
#include "core/sessions/session_file.h"
#include "core/tasks/task.h"
#include "ui/figures/film/film.h"
#include "ui/kit/text/tr.h"

namespace attn::ui {
namespace {

constexpr int longestQuote = 40;  // characters of the text that names a session

QString runSubject(const RunSummary::Lane& lane) {
    if (lane.task.empty())
        return QString::fromStdString(lane.corpus);
    const TaskDescription* task = findTask(lane.task);
    return task ? coreText(task->label) : QString::fromStdString(lane.task);
}

QString lanesText(std::size_t count) {
    return count == 1 ? tr("1 lane") : tr("%1 lanes", nullptr, pluralOf(count)).arg(count);
}

QString describeRun(const std::string& path) {
    const RunSummary run = loadRunSummary(path);
    Index update = 0;
    for (const RunSummary::Lane& lane : run.lanes)
        update = std::max(update, lane.update);
    return tr("%1, %2, %3")
        .arg(run.lanes.empty() ? QString() : runSubject(run.lanes.front()), lanesText(run.lanes.size()),
             updateText(update));
}

QString describeSession(const std::string& path) {
    const SavedSession session = loadSessionHeader(path);
    QString text = QString::fromStdString(session.text).simplified();
    if (text.size() > longestQuote)
        text = text.left(longestQuote - 1) + QStringLiteral("…");
    QStringList parts;
    if (!session.origin.empty())
        parts.append(QFileInfo(QString::fromStdString(session.origin)).fileName());
    parts.append(tr("“%1”").arg(text));
    parts.append(lanesText(session.models.size()));
    return parts.join(QStringLiteral(", "));
}

QString describeLesson(const std::string& path) {
    const LessonDraft draft = LessonDraft::of(*LessonFiles::open(path));
    const QString steps = draft.steps.size() == 1
                              ? tr("1 step")
                              : tr("%1 steps", nullptr, pluralOf(draft.steps.size())).arg(draft.steps.size());
    return tr("“%1”, %2").arg(QString::fromStdString(draft.title), steps);
}

}  // namespace

const AutosaveKind& runCopies() {
    static const AutosaveKind kind = {
        .suffix = QLatin1String(runFileSuffix),
        .subject = tr("the run"),
        .endedBefore = tr("The program ended before this run was saved:"),
        .back = tr("The run of %1 was recovered. It is not saved in a file yet"),
        .first = 10'000,
        .interval = 30'000,
        .describe = describeRun};
    return kind;
}

const AutosaveKind& sessionCopies() {
    static const AutosaveKind kind = {
        .suffix = QLatin1String(sessionFileSuffix),
        .subject = tr("the session"),
        .endedBefore = tr("The program ended before this session was saved:"),
        .back = tr("The session of %1 was recovered. Its changes are not saved yet"),
        .first = 3'000,
        .interval = 3'000,
        .describe = describeSession};
    return kind;
}

const AutosaveKind& lessonCopies() {
    static const AutosaveKind kind = {
        .suffix = QLatin1String(lessonFileSuffix),
        .subject = tr("the lesson"),
        .endedBefore = tr("The program ended before this lesson was saved:"),
        .back = tr("The lesson of %1 was recovered. It is not saved in a file yet"),
        .first = 2'000,
        .interval = 3'000,
        .describe = describeLesson};
    return kind;
}

}  // namespace attn::ui
