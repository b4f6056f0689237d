// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/session/start/model_opening.h"

#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <algorithm>

#include "ui/kit/text/tr.h"
#include "ui/step/session/start/startup.h"

namespace attn::ui {
namespace {

enum class Place { Alone, Beside, Nowhere };

QString taskLabel(const std::string& id) {
    const TaskDescription* task = findTask(id);
    return task ? coreText(task->label) : QString::fromStdString(id);
}

// A model whose task none of the open models has, if both tasks are known. nullptr if there is none.
const Lane* ofAnotherTask(const std::vector<std::unique_ptr<Lane>>& lanes, const Session& session) {
    const Task* open = session.task();
    for (const auto& lane : lanes)
        if (open && findTask(lane->taskId()) && lane->taskId() != open->id())
            return lane.get();
    return nullptr;
}

Place askWhere(const Lane& lane, const Task& open, QWidget* window) {
    QMessageBox box(QMessageBox::Question, tr("Open Model"),
                    tr("%1 is a model of “%2”, and the open lanes are of “%3”.")
                        .arg(QFileInfo(lane.path()).fileName(), taskLabel(lane.taskId()),
                             QString::fromStdString(open.label())),
                    QMessageBox::Cancel, window);
    box.setObjectName(QStringLiteral("otherTask"));
    box.setInformativeText(
        tr("All lanes decode one text. Alone it starts with a text of its own task; beside "
           "the others it decodes theirs, which it has not learnt."));
    const QPushButton* alone = box.addButton(tr("Open &Alone"), QMessageBox::AcceptRole);
    const QPushButton* beside = box.addButton(tr("Open &Beside the Others"), QMessageBox::ActionRole);
    box.setDefaultButton(const_cast<QPushButton*>(alone));
    box.exec();
    return box.clickedButton() == alone    ? Place::Alone
           : box.clickedButton() == beside ? Place::Beside
                                           : Place::Nowhere;
}

}  // namespace

QStringList openChosenModels(Session& session, StepCursor& cursor, const QStringList& paths,
                             QWidget* window) {
    std::vector<std::unique_ptr<Lane>> lanes = session.loadLanes(paths);
    const Lane* other = ofAnotherTask(lanes, session);
    const Place place = other ? askWhere(*other, *session.task(), window) : Place::Beside;
    if (lanes.empty() || place == Place::Nowhere)
        return {};
    QStringList read;
    for (const auto& lane : lanes)
        read.append(lane->path());
    if (place == Place::Alone)
        openAlone(session, cursor, std::move(lanes), other->taskId());
    else
        session.openLanes(std::move(lanes));
    return read;
}

}  // namespace attn::ui
