// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/session/model_sets.h"

#include <QAction>
#include <QFileInfo>
#include <QMenu>
#include <algorithm>

#include "core/network/attention/scores/score_registry.h"
#include "core/network/shown_maps.h"
#include "ui/kit/commands/new_command.h"
#include "ui/kit/text/map_text.h"
#include "ui/kit/text/tr.h"
#include "ui/step/session/resource_locator.h"

namespace attn::ui {
namespace {

// The bundled models of a score: over a recurrent encoder, then over others.
struct ScoreSet {
    const char* score;
    std::vector<const char*> files;
};
const std::vector<ScoreSet>& scoreSets() {
    static const std::vector<ScoreSet> sets = {{"general", {"general", "convolution", "embedding"}},
                                               {"scaled_dot", {"scaled_dot", "transformer"}},
                                               {"additive", {"additive", "transformer_additive"}},
                                               {"content", {"content", "transformer_content"}}};
    return sets;
}

bool isHeadLike(const MapAddress& map, const MapAddress& layer) {
    return map.site == layer.site && map.layer == layer.layer && map.head != MapAddress::allHeads;
}

}  // namespace

ModelSets::ModelSets(Session& session, StepCursor& cursor, QObject* parent)
    : QObject(parent), m_session(session), m_cursor(cursor) {
    add(QStringLiteral("architectures"), tr("&Recurrent | Transformer"),
        tr("Show a GRU with additive attention beside a Transformer of the same task, alone"),
        {"additive", "transformer"});
    for (const ScoreSet& set : scoreSets()) {
        const ScoreDescription* score = findScoreFunction(set.score);
        const QString label = score ? coreText(score->label) : QLatin1String(set.score);
        add(QStringLiteral("score-") + QLatin1String(set.score), label,
            tr("Show models with the score “%1” alone: a GRU and other architectures, so that only the "
               "architecture differs")
                .arg(label),
            set.files);
    }
    m_heads = newCommand(this, QStringLiteral("lanes-heads"), tr("All &Heads of One Layer"),
                         tr("Show each head of a Transformer's layer in a lane of its own"), {},
                         [this] { showHeads(); });
    m_heads->setCheckable(true);
    connect(&m_session, &Session::changed, this, [this](SessionChange change) {
        if (change == SessionChange::Models)
            findLanes();
        if (change == SessionChange::Models || change == SessionChange::ShownLanes ||
            change == SessionChange::Maps)
            follow();
    });
    connect(&m_cursor, &StepCursor::selectionChanged, this, [this] {
        const Lane* lane = m_cursor.selectedLane();
        if ((lane ? lane->id() : QString()) != m_lane)
            follow();
    });
    findLanes();
    follow();
}

void ModelSets::add(const QString& name, const QString& text, const QString& tip,
                    std::vector<const char*> files) {
    QAction* action = newCommand(this, QStringLiteral("lanes-") + name, text, tip, {});
    action->setCheckable(true);
    const std::size_t place = m_sets.size();
    m_sets.push_back({std::move(files), action});
    connect(action, &QAction::triggered, this, [this, place] { show(m_sets[place].paths); });
}

void ModelSets::addTo(QMenu* menu) const {
    menu->addAction(m_sets.front().action);
    QMenu* scores = menu->addMenu(tr("One &Score in All Architectures"));
    scores->setToolTipsVisible(true);
    for (std::size_t i = 1; i < m_sets.size(); ++i)
        scores->addAction(m_sets[i].action);
    scores->menuAction()->setObjectName(QStringLiteral("lanesOfScore"));
    scores->menuAction()->setStatusTip(tr("Compare architectures that score alike"));
    menu->addAction(m_heads);
    // The menu has no entry then that leads to nothing.
    const auto fit = [this, scores] {
        scores->menuAction()->setVisible(std::any_of(m_sets.begin() + 1, m_sets.end(),
                                                     [](const Set& set) { return set.action->isVisible(); }));
    };
    connect(&m_session, &Session::changed, scores, fit);
    fit();
}

const Lane* ModelSets::laneOf(const QString& path) const {
    const QString file = QFileInfo(path).canonicalFilePath();
    for (const auto& lane : m_session.lanes())
        if (QFileInfo(lane->path()).canonicalFilePath() == file)
            return lane.get();
    return nullptr;
}

void ModelSets::show(const QStringList& paths) {
    QStringList missing;
    for (const QString& path : paths)
        if (!laneOf(path))
            missing.append(path);
    if (!missing.isEmpty())
        m_session.openModels(missing);
    QStringList lanes;
    for (const QString& path : paths)
        if (const Lane* lane = laneOf(path))
            lanes.append(lane->id());
    m_session.setLanesShown(lanes);
    follow();  // the lanes may be shown already, and a click unchecks
}

std::vector<MapAddress> ModelSets::heads() const {
    const Lane* lane = m_cursor.selectedLane();
    if (!lane)
        return {};
    const std::vector<MapAddress> maps = shownMaps(lane->model()->network);
    const auto headsOf = [&](const MapAddress& layer) {
        std::vector<MapAddress> found;
        std::copy_if(maps.begin(), maps.end(), std::back_inserter(found),
                     [&](const MapAddress& map) { return isHeadLike(map, layer); });
        return found.size() > 1 ? found : std::vector<MapAddress>();
    };
    std::vector<MapAddress> found;
    if (const std::optional<MapAddress> shown = lane->map())
        found = headsOf(*shown);
    for (auto map = maps.rbegin(); found.empty() && map != maps.rend(); ++map)
        found = headsOf(*map);
    return found;
}

// A lane that already shows the model keeps its place; those that are missing get the same model.
void ModelSets::showHeads() {
    const Lane* selected = m_cursor.selectedLane();
    const std::vector<MapAddress> wanted = heads();
    if (!selected || wanted.empty())
        return;
    const std::shared_ptr<const TrainedModel> model = selected->model();
    const QString path = selected->path(), score = selected->scoreId();
    const auto lanesOfModel = [&] {
        QStringList ids;
        for (const auto& lane : m_session.lanes())
            if (lane->model() == model)
                ids.append(lane->id());
        return ids;
    };
    QStringList ids = lanesOfModel();
    std::vector<std::unique_ptr<Lane>> more;
    int number = 2;
    while (ids.size() + static_cast<qsizetype>(more.size()) < static_cast<qsizetype>(wanted.size())) {
        // With an id of its own, a lane does not replace the one of the same file.
        QString id;
        const auto isTaken = [&](const QString& one) {
            return std::any_of(m_session.lanes().begin(), m_session.lanes().end(),
                               [&](const auto& lane) { return lane->id() == one; });
        };
        do
            id = QStringLiteral("%1-%2").arg(score).arg(number++);
        while (isTaken(id));
        more.push_back(std::make_unique<Lane>(path, model));
        more.back()->setTag({.id = id, .name = {}, .colour = -1});
    }
    if (!more.empty())
        m_session.openLanes(std::move(more));
    ids = lanesOfModel();
    std::map<QString, MapAddress> maps;
    for (std::size_t i = 0; i < wanted.size() && i < static_cast<std::size_t>(ids.size()); ++i)
        maps[ids[static_cast<qsizetype>(i)]] = wanted[i];
    m_session.showMaps(maps);
    follow();
}

bool ModelSets::isShownAlone(const Set& set) const {
    const std::vector<const Lane*> shown = m_session.shownLanes();
    return !set.paths.isEmpty() && static_cast<qsizetype>(shown.size()) == set.paths.size() &&
           std::all_of(shown.begin(), shown.end(),
                       [&](const Lane* lane) { return set.lanes.contains(lane->id()); });
}

bool ModelSets::areHeadsShownAlone() const {
    const std::vector<const Lane*> shown = m_session.shownLanes();
    const std::vector<MapAddress> wanted = heads();
    if (wanted.empty() || shown.size() != wanted.size())
        return false;
    return std::all_of(shown.begin(), shown.end(), [&](const Lane* lane) {
        return lane->model() == shown.front()->model() && lane->map() &&
               std::count_if(shown.begin(), shown.end(),
                             [&](const Lane* other) { return other->map() == lane->map(); }) == 1 &&
               std::find(wanted.begin(), wanted.end(), *lane->map()) != wanted.end();
    });
}

QString ModelSets::shownName() const {
    if (areHeadsShownAlone())
        return tr("all heads of one layer");
    for (const Set& set : m_sets) {
        if (!isShownAlone(set))
            continue;
        QStringList names;
        for (const Lane* lane : m_session.shownLanes())
            names.append(lane->name());
        return names.join(QStringLiteral(" | "));
    }
    return {};
}

void ModelSets::findLanes() {
    const Task* task = m_session.task();
    const QString id = task ? QString::fromStdString(task->id()) : QString();
    for (Set& set : m_sets) {
        if (id != m_task) {
            set.paths.clear();
            for (const char* file : set.files)
                if (const QString path = bundledModel(id, QLatin1String(file)); !path.isEmpty())
                    set.paths.append(path);
            if (set.paths.size() < 2)  // nothing to compare
                set.paths.clear();
        }
        set.lanes.clear();
        for (const QString& path : set.paths)
            if (const Lane* lane = laneOf(path))
                set.lanes.append(lane->id());
    }
    m_task = id;
}

void ModelSets::follow() {
    for (const Set& set : m_sets) {
        set.action->setVisible(!set.paths.isEmpty());
        set.action->setChecked(isShownAlone(set));
    }
    const Lane* lane = m_cursor.selectedLane();
    m_lane = lane ? lane->id() : QString();
    const std::vector<MapAddress> wanted = heads();
    m_heads->setVisible(!wanted.empty());
    m_heads->setChecked(areHeadsShownAlone());
    if (!lane || wanted.empty())
        return;
    const QString tip =
        tr("Show each of the %1 heads of %2 in a lane of its own: %3, layer %4")
            .arg(wanted.size())
            .arg(lane->name(), mapSiteText(lane->model()->network.config(), wanted.front().site))
            .arg(wanted.front().layer + 1);
    m_heads->setToolTip(tip);
    m_heads->setStatusTip(tip);
}

}  // namespace attn::ui
