// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/session/lane_sets.h"

#include <QAction>
#include <QMenu>
#include <algorithm>
#include <array>

#include "core/network/attention/scores/score_registry.h"
#include "ui/kit/commands/new_command.h"

namespace attn::ui {
namespace {

// Two lanes whose difference is the point: whether there is attention, whether scores are scaled, whether
// they look at what stands there or at where it stands.
struct Pair {
    std::array<const char*, 2> scores;
    Qt::Key key;
};
constexpr std::array pairs = {Pair{{"none", "additive"}, Qt::Key_A}, Pair{{"dot", "scaled_dot"}, Qt::Key_D},
                              Pair{{"content", "location"}, Qt::Key_C}};

QString labelOf(const QString& score) {
    const ScoreDescription* found = findScoreFunction(score.toStdString());
    return found ? QString::fromStdString(found->label) : score;
}

QString namesOf(const QStringList& scores) {
    QStringList names;
    for (const QString& score : scores)
        names.append(labelOf(score));
    return names.join(QStringLiteral(" | "));
}

bool isSubset(const QStringList& part, const QStringList& all) {
    return std::all_of(part.begin(), part.end(), [&](const QString& one) { return all.contains(one); });
}

}  // namespace

LaneSets::LaneSets(Session& session, QObject* parent) : QObject(parent), m_session(session) {
    constexpr int chord = (Qt::ALT | Qt::SHIFT).toInt();
    add({}, tr("&All Lanes"), tr("Show every open lane"), QKeySequence(chord | Qt::Key_0));
    for (const Pair& pair : pairs) {
        const QStringList scores = {QLatin1String(pair.scores[0]), QLatin1String(pair.scores[1])};
        add(scores, namesOf(scores), tr("Show these two lanes alone, to compare them"),
            QKeySequence(chord | pair.key));
    }
    int number = 0;
    for (const ScoreDescription& score : scoreFunctions()) {
        const QString id = QString::fromStdString(score.id);
        const bool hasKey = ++number <= 9;
        add({id}, tr("Only %1").arg(labelOf(id)), tr("Show the lane “%1” alone").arg(labelOf(id)),
            hasKey ? QKeySequence(static_cast<int>(Qt::ALT) | (Qt::Key_0 + number)) : QKeySequence());
    }
    connect(&m_session, &Session::changed, this, [this](SessionChange change) {
        if (change == SessionChange::Models || change == SessionChange::ShownLanes)
            follow();
    });
    follow();
}

void LaneSets::add(const QStringList& scores, const QString& text, const QString& tip,
                   const QKeySequence& key) {
    const QString name =
        QStringLiteral("lanes-") + (scores.isEmpty() ? QStringLiteral("all") : scores.join('-'));
    QAction* action = newCommand(this, name, text, tip, {key});
    action->setCheckable(true);
    connect(action, &QAction::triggered, this, [this, scores] {
        show(scores);
        follow();
    });
    m_sets.push_back({scores, action});
}

void LaneSets::addTo(QMenu* menu) const {
    qsizetype before = 0;
    for (const Set& set : m_sets) {
        if (before > 1 && set.scores.size() == 1)
            menu->addSeparator();
        before = set.scores.size();
        menu->addAction(set.action);
    }
}

QStringList LaneSets::openScores() const {
    QStringList scores;
    for (const auto& lane : m_session.lanes())
        scores.append(lane->scoreId());
    return scores;
}

QStringList LaneSets::shownScores() const {
    QStringList scores;
    for (const Lane* lane : m_session.shownLanes())
        scores.append(lane->scoreId());
    return scores;
}

void LaneSets::show(const QStringList& scores) {
    m_session.setLanesShown(scores.isEmpty() ? openScores() : scores);
}

QString LaneSets::shownName() const {
    const QStringList open = openScores(), shown = shownScores();
    if (shown.size() == open.size())
        return tr("all");
    for (const Set& set : m_sets) {
        if (set.scores.size() == shown.size() && isSubset(shown, set.scores))
            return namesOf(set.scores);
    }
    return tr("%1 of %2").arg(shown.size()).arg(open.size());
}

void LaneSets::follow() {
    const QStringList open = openScores(), shown = shownScores();
    for (const Set& set : m_sets) {
        const QStringList& wanted = set.scores.isEmpty() ? open : set.scores;
        set.action->setVisible(isSubset(wanted, open));
        set.action->setChecked(wanted.size() == shown.size() && isSubset(shown, wanted));
    }
    emit changed();
}

}  // namespace attn::ui
