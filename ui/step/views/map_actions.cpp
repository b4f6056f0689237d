// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/views/map_actions.h"

#include <QActionGroup>
#include <QUndoStack>
#include <algorithm>
#include <utility>

#include "ui/kit/commands/empty_menu.h"
#include "ui/kit/commands/new_command.h"
#include "ui/kit/text/decimal_text.h"
#include "ui/kit/text/map_text.h"
#include "ui/kit/text/translate_again.h"
#include "ui/step/session/lane/lane_maps.h"

namespace attn::ui {

MapActions::MapActions(Session& session, StepCursor& cursor, QWidget* window, QObject* parent)
    : QObject(parent),
      nextAction(newCommand(this, QStringLiteral("nextMap"), tr("&Next Map"),
                            tr("Show the next attention map of the selected lane"), {Qt::Key_M},
                            [this] { go(1); })),
      previousAction(newCommand(this, QStringLiteral("previousMap"), tr("&Previous Map"),
                                tr("Show the attention map before, of the selected lane"),
                                {Qt::SHIFT | Qt::Key_M}, [this] { go(-1); })),
      bestAction(newCommand(this, QStringLiteral("bestHead"), tr("&Best Head on Known Links"), {}, {},
                            [this] {
                                m_isOpening = false;
                                findBest();
                            })),
      wordsAction(newCommand(this, QStringLiteral("stepWords"), tr("&Words Instead of Pieces"),
                             tr("Pieces of words are merged: weights of a word's pieces are added over the "
                                "source and averaged over the output"),
                             {}, [this] { changeForm(); })),
      rowsOfReadAction(
          newCommand(this, QStringLiteral("stepRowsOfRead"), tr("&Rows of the Tokens That Are Read"),
                     tr("A decoder's step reads a token and writes the next one. Its weights are "
                        "shown for the token that it reads, not for the one that it writes (Chen "
                        "et al. 2020)"),
                     {}, [this] { changeForm(); })),
      m_session(session),
      m_cursor(cursor),
      m_menu(new QMenu(tr("Attentio&n Map"), window)),
      m_group(new QActionGroup(this)) {
    m_menu->setToolTipsVisible(true);
    m_menu->menuAction()->setObjectName(QStringLiteral("attentionMap"));
    m_group->setExclusive(true);
    connect(&m_best, &BestHeads::found, this, &MapActions::showBest);
    connect(&m_best, &BestHeads::changed, this, [this] {
        followBest();
        if (m_best.isMeasuring())
            emit said(tr("Measuring the heads on %1 other pairs …").arg(BestHeads::pairCount));
        emit bestChanged();
    });
    connect(&m_best, &BestHeads::problem, this, &MapActions::problem);
    connect(&cursor, &StepCursor::selectionChanged, this, &MapActions::follow);
    for (QAction* action : {wordsAction, rowsOfReadAction})
        action->setCheckable(true);
    connect(&session, &Session::changed, this, &MapActions::followForm);
    connect(LanguageNotifier::instance(), &LanguageNotifier::changed, this, [this] {
        m_model.reset();  // fills the menu anew
        follow();
    });
    followForm();
    follow();
}

void MapActions::follow() {
    const Lane* lane = m_cursor.selectedLane();
    const QString id = lane ? lane->id() : QString();
    const std::shared_ptr<const TrainedModel> model = lane ? lane->model() : nullptr;
    if (id != m_lane || model != m_model || m_menu->isEmpty()) {
        m_lane = id;
        m_model = model;
        emptyMenu(*m_menu);
        for (QAction* action : m_group->actions()) {
            m_group->removeAction(action);
            action->setObjectName(QString());
            action->deleteLater();  // it may be the one that is being given
        }
        m_maps.clear();
        m_menu->addActions({nextAction, previousAction, bestAction});
        m_menu->addSeparator();
        m_menu->addActions({wordsAction, rowsOfReadAction});
        m_menu->addSeparator();
        if (lane)
            fill(*lane);
    }
    const bool isAny = m_maps.size() > 1;
    const QString reason = !lane            ? tr("Open a model first")
                           : m_maps.empty() ? tr("%1 has no attention map").arg(lane->name())
                                            : tr("%1 has one attention map").arg(lane->name());
    m_menu->menuAction()->setEnabled(isAny);
    m_menu->menuAction()->setStatusTip(
        isAny ? tr("Choose which attention of %1 its lane shows").arg(lane->name()) : reason);
    m_menu->menuAction()->setToolTip(m_menu->menuAction()->statusTip());
    nextAction->setEnabled(isAny);
    previousAction->setEnabled(isAny);
    followBest();
    const std::optional<MapAddress> shown = lane ? lane->map() : std::nullopt;
    const QList<QAction*> actions = m_group->actions();
    for (std::size_t i = 0; i < m_maps.size(); ++i)
        actions[static_cast<qsizetype>(i)]->setChecked(m_maps[i] == shown);
}

void MapActions::openWithBest() {
    m_isOpening = true;
    findBest();
}

void MapActions::showBest(const QString& laneId, const BestMap& best) {
    const bool isOpening = std::exchange(m_isOpening, false) && !m_session.undoStack()->canUndo();
    const auto& lanes = m_session.lanes();
    const auto lane =
        std::find_if(lanes.begin(), lanes.end(), [&](const auto& each) { return each->id() == laneId; });
    if (lane == lanes.end())
        return;
    if (isOpening) {
        SessionInputs inputs = m_session.inputs();
        inputs.maps[laneId] = best.map;
        const int step = m_cursor.step();
        m_session.start(inputs);
        m_cursor.setStep(step);
    } else {
        m_session.setMap(laneId, best.map);
    }
    emit said(tr("%1 of %2 aligns best: AER %3 on %4 other pairs")
                  .arg(mapText((*lane)->model()->network.config(), best.map), (*lane)->name())
                  .arg(decimalText(best.errorRate, 'f', 2))
                  .arg(best.pairs));
}

void MapActions::findBest() {
    const Lane* lane = m_cursor.selectedLane();
    if (lane && m_best.isMeasuring(*lane))
        m_best.cancel();
    else if (lane && BestHeads::isPossible(*lane))
        m_best.find(*lane);
}

void MapActions::followBest() {
    const Lane* lane = m_cursor.selectedLane();
    const bool isPossible = lane && BestHeads::isPossible(*lane);
    const bool isMeasuring = lane && m_best.isMeasuring(*lane);
    bestAction->setEnabled(isPossible);
    bestAction->setText(isMeasuring ? tr("Stop Looking for the &Best Head")
                                    : tr("&Best Head on Known Links"));
    const QString tip =
        isMeasuring ? tr("Stop measuring the heads of %1").arg(lane->name())
        : isPossible
            ? tr("Measure the heads of %1 on %2 other pairs, and show the one nearest to their links")
                  .arg(lane->name())
                  .arg(BestHeads::pairCount)
            : tr("Several heads must attend to a source whose links are known");
    bestAction->setToolTip(tip);
    bestAction->setStatusTip(tip);
}

void MapActions::changeForm() {
    m_session.setForm(
        {rowsOfReadAction->isChecked() ? RowToken::Read : RowToken::Written, wordsAction->isChecked()});
}

void MapActions::followForm() {
    bool hasPieces = false, hasSteps = false;
    for (const auto& lane : m_session.lanes()) {
        hasPieces = hasPieces || !lane->traits().pieces.empty();
        hasSteps = hasSteps || (lane->attends() && !lane->traits().givesClass);
    }
    wordsAction->setEnabled(hasPieces);
    rowsOfReadAction->setEnabled(hasSteps);
    wordsAction->setChecked(m_session.inputs().form.mergesPieces);
    rowsOfReadAction->setChecked(m_session.inputs().form.rows == RowToken::Read);
}

// Many maps stand in submenus, one for each place of attention.
void MapActions::fill(const Lane& lane) {
    constexpr std::size_t most = 8;  // that need no submenus
    const ModelConfig& config = lane.model()->network.config();
    const std::vector<MapAddress> maps = mapsOfLane(lane.model()->network);
    QMenu* site = nullptr;
    std::optional<MapSite> last;
    for (const MapAddress& map : maps) {
        if (maps.size() <= most) {
            QString text = mapText(config, map);
            add(m_menu, lane, map, text.isEmpty() ? mapSiteText(config, map.site) : text);
            continue;
        }
        const auto ofSite = std::count_if(maps.begin(), maps.end(),
                                          [&](const MapAddress& other) { return other.site == map.site; });
        if (ofSite == 1) {
            add(m_menu, lane, map, mapText(config, map));
            continue;
        }
        if (map.site != last) {
            last = map.site;
            QString title = mapSiteText(config, map.site);
            title.front() = title.front().toUpper();
            site = m_menu->addMenu(title);
            site->setToolTipsVisible(true);
        }
        const QString place = mapPlaceText(config, map);
        add(site, lane, map, place.isEmpty() ? mapSiteText(config, map.site) : place);
    }
}

void MapActions::add(QMenu* menu, const Lane& lane, const MapAddress& map, const QString& text) {
    QString shown = text;
    shown.front() = shown.front().toUpper();
    if (lane.model()->familyAlignment == map)
        shown = familyMapText(shown);
    const QString name = QString::fromStdString(nameOf(map));
    QAction* action = newCommand(m_group, QStringLiteral("map-") + name, shown,
                                 tr("Show this map of %1 (%2)").arg(lane.name(), name), {},
                                 [this, map] { m_session.setMap(m_lane, map); });
    action->setCheckable(true);
    m_group->addAction(action);
    menu->addAction(action);
    m_maps.push_back(map);
}

void MapActions::go(int by) {
    const Lane* lane = m_cursor.selectedLane();
    if (!lane || m_maps.size() < 2)
        return;
    const auto shown = std::find(m_maps.begin(), m_maps.end(), lane->map());
    const auto count = static_cast<int>(m_maps.size());
    const int place = shown == m_maps.end() ? 0 : static_cast<int>(shown - m_maps.begin());
    m_session.setMap(lane->id(), m_maps[static_cast<std::size_t>((place + by + count) % count)]);
}

}  // namespace attn::ui
