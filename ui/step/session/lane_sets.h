// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <vector>

#include "ui/step/session/session.h"

class QAction;
class QMenu;

namespace attn::ui {

// Lanes that are compared, each set shown by one command: all, two that differ in one thing, one alone. Their
// states follow the session.
class LaneSets : public QObject {
    Q_OBJECT

public:
    explicit LaneSets(Session& session, QObject* parent = nullptr);

    void addTo(QMenu* menu) const;
    // What is shown, in a few words: "all", "Dot | Scaled dot", "5 of 8".
    QString shownName() const;

signals:
    void changed();

private:
    struct Set {
        QStringList scores;  // empty: all
        QAction* action;
    };
    void add(const QStringList& scores, const QString& text, const QString& tip, const QKeySequence& key);
    void show(const QStringList& scores);
    void follow();
    QStringList openScores() const;
    QStringList shownScores() const;

    Session& m_session;  // outlives this
    std::vector<Set> m_sets;
};

}  // namespace attn::ui
