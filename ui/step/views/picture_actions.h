// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QActionGroup>
#include <QObject>

#include "ui/pictures/lane/step_picture.h"

namespace attn::ui {

// A command for each picture that Step mode can show, one of them checked. Only the window's thread may use
// them.
class PictureActions : public QObject {
    Q_OBJECT

public:
    explicit PictureActions(QObject* parent = nullptr);

    StepPicture picture() const { return m_picture; }
    void setPicture(StepPicture picture);
    // Whether a lane says a class. Documents are for such lanes: they take the place of heatmaps when the
    // first one is opened, and give it back when none is left.
    void setHasClasses(bool hasClasses);
    QList<QAction*> actions() const { return m_group->actions(); }

signals:
    void pictureChanged(attn::ui::StepPicture picture);

private:
    QActionGroup* m_group;
    StepPicture m_picture = StepPicture::Heatmap;
    bool m_hasClasses = false;
};

}  // namespace attn::ui
