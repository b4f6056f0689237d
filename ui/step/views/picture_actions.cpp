// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/views/picture_actions.h"

#include <utility>

#include "ui/kit/commands/new_command.h"

namespace attn::ui {
namespace {

struct Row {
    StepPicture picture;
    const char* text;
    const char* tip;
    QKeySequence key;
};

// In the order of the menu.
const Row rows[] = {
    {StepPicture::Heatmap, QT_TR_NOOP("&Heatmaps"), QT_TR_NOOP("Show the weights of each lane as a heatmap"),
     Qt::CTRL | Qt::SHIFT | Qt::Key_1},
    {StepPicture::Lines, QT_TR_NOOP("Lin&es"),
     QT_TR_NOOP("Join source and output tokens by lines as thick as the weights"),
     Qt::CTRL | Qt::SHIFT | Qt::Key_2},
    {StepPicture::Difference, QT_TR_NOOP("&Difference"),
     QT_TR_NOOP("Show each lane's weights less those of the selected lane"),
     Qt::CTRL | Qt::SHIFT | Qt::Key_3},
    {StepPicture::Beam, QT_TR_NOOP("&Beam Tree"),
     QT_TR_NOOP("Show what a beam search of the selected lane finds, pruned ends included"),
     Qt::CTRL | Qt::SHIFT | Qt::Key_4},
    {StepPicture::Document, QT_TR_NOOP("D&ocuments"),
     QT_TR_NOOP("Show the text in lines by sentence, each word shaded by its weight"),
     Qt::CTRL | Qt::SHIFT | Qt::Key_5},
    {StepPicture::Landscape, QT_TR_NOOP("&Score Landscape"),
     QT_TR_NOOP("Show the weights as a function of the query, under every score function"),
     Qt::CTRL | Qt::SHIFT | Qt::Key_6},
};

}  // namespace

PictureActions::PictureActions(QObject* parent) : QObject(parent), m_group(new QActionGroup(this)) {
    for (const Row& row : rows) {
        QAction* action =
            newCommand(this, QString::fromLatin1(idOf(row.picture)) + QStringLiteral("Picture"), tr(row.text),
                       tr(row.tip), {row.key}, [this, picture = row.picture] { setPicture(picture); });
        action->setCheckable(true);
        action->setData(static_cast<int>(row.picture));
        action->setProperty("tip", action->toolTip());
        action->setProperty("status", action->statusTip());
        m_group->addAction(action);
    }
    m_group->actions().front()->setChecked(true);
    setHasClasses(false);
}

void PictureActions::setHasClasses(bool hasClasses) {
    const bool isOther = std::exchange(m_hasClasses, hasClasses) != hasClasses;
    for (QAction* action : m_group->actions())
        if (action->data().toInt() == static_cast<int>(StepPicture::Document)) {
            action->setEnabled(hasClasses);
            const QString reason = tr("A text in lines by sentence is for models that say a class");
            action->setStatusTip(hasClasses ? action->property("status").toString() : reason);
            action->setToolTip(hasClasses ? action->property("tip").toString() : reason);
        }
    // Whoever has chosen another picture keeps it.
    if (isOther && hasClasses && m_picture == StepPicture::Heatmap)
        setPicture(StepPicture::Document);
    else if (!hasClasses && m_picture == StepPicture::Document)
        setPicture(StepPicture::Heatmap);
}

void PictureActions::setPicture(StepPicture picture) {
    for (QAction* action : m_group->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(picture));
    if (picture != m_picture) {
        m_picture = picture;
        emit pictureChanged(picture);
    }
}

}  // namespace attn::ui
