// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <vector>

#include "ui/step/session/session.h"
#include "ui/step/session/step_cursor.h"

class QAction;
class QMenu;

namespace attn::ui {

// Sets of lanes that open bundled models which are not open yet: a recurrent network beside a Transformer,
// one score in all architectures, and all heads of one layer, each in a lane. The commands follow the
// session.
class ModelSets : public QObject {
    Q_OBJECT

public:
    ModelSets(Session& session, StepCursor& cursor, QObject* parent = nullptr);

    void addTo(QMenu* menu) const;
    // The set whose lanes are shown alone, in a few words; empty if none is.
    QString shownName() const;

private:
    struct Set {
        std::vector<const char*> files;  // names of bundled models
        QAction* action;
        QStringList paths = {};  // of the task; empty if fewer than two are bundled
        QStringList lanes = {};  // ids of the lanes of these files, as far as they are open
    };
    void add(const QString& name, const QString& text, const QString& tip, std::vector<const char*> files);
    void show(const QStringList& paths);
    void showHeads();
    // The heads of the layer that the selected lane shows, or of its last layer with several.
    std::vector<MapAddress> heads() const;
    const Lane* laneOf(const QString& path) const;
    bool isShownAlone(const Set& set) const;
    bool areHeadsShownAlone() const;
    void findLanes();
    void follow();

    Session& m_session;       // outlives this
    StepCursor& m_cursor;     // outlives this
    std::vector<Set> m_sets;  // the first is of two architectures, the others are of scores
    QAction* m_heads;
    QString m_task;
    QString m_lane;  // the selected one
};

}  // namespace attn::ui
