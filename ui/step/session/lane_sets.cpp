// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/session/lane_sets.h"

#include <QAction>
#include <QMenu>
#include <algorithm>
#include <array>

#include "ui/kit/commands/new_command.h"
#include "ui/kit/text/translate_again.h"
#include "ui/step/session/lane_action.h"

namespace attn::ui {
namespace {

// Pairs of lanes that differ in one thing: attention or none, scaled scores or not, attention by content or
// by position.
struct Pair {
    std::array<const char*, 2> scores;
    Qt::Key key;
};
constexpr std::array pairs = {Pair{{"none", "additive"}, Qt::Key_A}, Pair{{"dot", "scaled_dot"}, Qt::Key_D},
                              Pair{{"content", "location"}, Qt::Key_C}};

bool isSubset(const QStringList& part, const QStringList& all) {
    return std::all_of(part.begin(), part.end(), [&](const QString& one) { return all.contains(one); });
}

LaneCommand singleCommand() {
    return {.name = QStringLiteral("lanes-"),
            .text = LaneSets::tr("Only %1"),
            .tip = LaneSets::tr("Show the lane “%1” alone"),
            .modifiers = static_cast<int>(Qt::ALT)};
}

}  // namespace

LaneSets::LaneSets(Session& session, StepCursor& cursor, QObject* parent)
    : QObject(parent), m_session(session), m_models(session, cursor, this) {
    constexpr int chord = (Qt::ALT | Qt::SHIFT).toInt();
    add({}, QStringLiteral("all"), tr("&All Lanes"), tr("Show every open lane"),
        QKeySequence(chord | Qt::Key_0));
    for (const Pair& pair : pairs) {
        const QStringList scores = {QLatin1String(pair.scores[0]), QLatin1String(pair.scores[1])};
        add(scores, scores.join('-'), {}, tr("Show these two lanes alone, to compare them"),
            QKeySequence(chord | pair.key));
    }
    m_single = newLaneActions(this, singleCommand());
    for (QAction* action : m_single)
        m_sets.push_back({{}, action});
    for (std::size_t set = 0; set < m_sets.size(); ++set)
        connectSet(set);
    connect(LanguageNotifier::instance(), &LanguageNotifier::changed, this, &LaneSets::follow);
    connect(&m_session, &Session::changed, this, [this](SessionChange change) {
        if (change == SessionChange::Models || change == SessionChange::ShownLanes ||
            change == SessionChange::Maps)
            follow();
    });
    follow();
}

void LaneSets::add(const QStringList& scores, const QString& name, const QString& text, const QString& tip,
                   const QKeySequence& key) {
    m_sets.push_back({scores, newCommand(this, QStringLiteral("lanes-") + name, text, tip, {key})});
}

void LaneSets::connectSet(std::size_t set) {
    QAction* action = m_sets[set].action;
    action->setCheckable(true);
    connect(action, &QAction::triggered, this, [this, set] {
        m_session.setLanesShown(m_sets[set].lanes);
        follow();
    });
}

void LaneSets::addTo(QMenu* menu) const {
    for (const Set& set : m_sets) {
        if (set.action == m_single.front()) {
            m_models.addTo(menu);
            menu->addSeparator();
        }
        menu->addAction(set.action);
    }
}

QStringList LaneSets::openLanes() const {
    QStringList lanes;
    for (const auto& lane : m_session.lanes())
        lanes.append(lane->id());
    return lanes;
}

QStringList LaneSets::shownLanes() const {
    QStringList lanes;
    for (const Lane* lane : m_session.shownLanes())
        lanes.append(lane->id());
    return lanes;
}

// The first open lane of each score; empty if one is missing.
QStringList LaneSets::lanesOf(const QStringList& scores) const {
    QStringList lanes;
    for (const QString& score : scores) {
        const auto& open = m_session.lanes();
        const auto lane =
            std::find_if(open.begin(), open.end(), [&](const auto& one) { return one->scoreId() == score; });
        if (lane == open.end())
            return {};
        lanes.append((*lane)->id());
    }
    return lanes;
}

QString LaneSets::namesOf(const QStringList& lanes) const {
    QStringList names;
    for (const QString& id : lanes)
        for (const auto& lane : m_session.lanes())
            if (lane->id() == id)
                names.append(lane->name());
    return names.join(QStringLiteral(" | "));
}

QString LaneSets::shownName() const {
    const QStringList open = openLanes(), shown = shownLanes();
    if (shown.size() == open.size())
        return tr("all");
    for (const Set& set : m_sets) {
        if (set.lanes.size() == shown.size() && isSubset(shown, set.lanes))
            return namesOf(set.lanes);
    }
    if (const QString name = m_models.shownName(); !name.isEmpty())
        return name;
    return tr("%1 of %2").arg(shown.size()).arg(open.size());
}

void LaneSets::follow() {
    const QStringList open = openLanes(), shown = shownLanes();
    followLanes(m_single, m_session, singleCommand());
    for (Set& set : m_sets) {
        const bool isAll = set.action == m_sets.front().action;
        if (isAll)
            set.lanes = open;
        else if (set.scores.isEmpty())
            set.lanes = set.action->isVisible() ? QStringList{set.action->data().toString()} : QStringList();
        else
            set.lanes = lanesOf(set.scores);
        if (!set.scores.isEmpty())
            set.action->setText(namesOf(set.lanes));
        set.action->setVisible(isAll || !set.lanes.isEmpty());
        set.action->setChecked(set.lanes.size() == shown.size() && isSubset(shown, set.lanes));
    }
    emit changed();
}

}  // namespace attn::ui
