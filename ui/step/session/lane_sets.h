// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <vector>

#include "ui/step/session/model_sets.h"
#include "ui/step/session/session.h"

class QAction;
class QMenu;

namespace attn::ui {

// Sets of lanes, each shown by one command: all, two that differ in one thing, one alone, and those of
// ModelSets. The commands follow the session.
class LaneSets : public QObject {
    Q_OBJECT

public:
    LaneSets(Session& session, StepCursor& cursor, QObject* parent = nullptr);

    void addTo(QMenu* menu) const;
    // The shown lanes, in a few words: "all", "Dot | Scaled dot", "5 of 8".
    QString shownName() const;

signals:
    void changed();

private:
    struct Set {
        QStringList scores;  // of the two lanes of the set
        QAction* action;
        QStringList lanes = {};  // ids; empty if not all of them are open
    };
    void add(const QStringList& scores, const QString& name, const QString& text, const QString& tip,
             const QKeySequence& key);
    void connectSet(std::size_t set);
    void follow();
    QStringList lanesOf(const QStringList& scores) const;
    QString namesOf(const QStringList& lanes) const;
    QStringList openLanes() const;
    QStringList shownLanes() const;

    Session& m_session;  // outlives this
    ModelSets m_models;
    std::vector<Set> m_sets;  // all lanes, those that are compared, then each lane alone
    QList<QAction*> m_single;
};

}  // namespace attn::ui
