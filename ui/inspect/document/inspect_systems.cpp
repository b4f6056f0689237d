// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/document/inspect_systems.h"

#include <QFileInfo>
#include <algorithm>
#include <optional>
#include <set>

#include "core/files/portable_path.h"
#include "core/network/attention/scores/score_registry.h"
#include "core/network/shown_maps.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/lane/lane_identity.h"

namespace attn::ui {
namespace {

LaneData identityOf(const TrainedModel& model) {
    LaneData lane;
    setIdentity(lane, model.network.config());
    if (const std::optional<MapAddress> map = model.network.alignment())
        setMapName(lane, model.network.config(), *map);
    return lane;
}

// That of the score; nothing for a dump, without a model.
std::optional<int> usualColour(const TrainedModel* model) {
    return model ? std::optional(identityOf(*model).colour) : std::nullopt;
}

}  // namespace

InspectSystems::InspectSystems(Inspection& inspection, QObject* parent)
    : QObject(parent), m_inspection(inspection) {}

void InspectSystems::announce() {
    emit rowsOutdated();
    emit changed();
}

void InspectSystems::show(int system) {
    if (system == m_shown || system < 0 || system >= count())
        return;
    if (system == m_other)
        m_other = m_shown;  // they change places
    m_shown = system;
    announce();
}

int InspectSystems::shownCount() const {
    return m_shown < 0 ? 0 : static_cast<int>(m_inspection.system(m_shown).sentences.size());
}

void InspectSystems::compareWith(int system) {
    if (system >= count() || system == m_shown)
        system = -1;
    if (system == m_other)
        return;
    m_other = system;
    emit changed();
}

void InspectSystems::close(int system) {
    if (system >= 0 && system < count())
        close(std::vector<int>{system});
}

void InspectSystems::close(const std::vector<int>& systems) {
    if (systems.empty())
        return;
    remove(systems);
    announce();
}

// All at once, because what the systems left have in common is measured anew.
void InspectSystems::remove(std::vector<int> systems) {
    std::sort(systems.rbegin(), systems.rend());
    std::vector<int> ids;
    for (const int system : systems) {
        ids.push_back(idOf(system));
        m_models.erase(ids.back());
        m_colours.erase(ids.back());
        m_ids.erase(m_ids.begin() + system);
        const auto follow = [system](int& index) {
            if (index == system)
                index = -1;
            else if (index > system)
                --index;
        };
        follow(m_shown);
        follow(m_other);
        if (m_shown < 0)
            m_shown = std::min(system, static_cast<int>(m_ids.size()) - 1);
        if (m_other == m_shown)
            m_other = -1;
    }
    m_inspection.removeSystems(systems);
    for (const int id : ids)
        emit removed(id);
}

int InspectSystems::add(const InspectedSystem& made, const std::shared_ptr<const TrainedModel>& model,
                        int replaces) {
    const int old = replaces ? indexOf(replaces) : -1;
    const bool wasShown = old >= 0 && old == m_shown, wasOther = old >= 0 && old == m_other;
    const int other = m_other < 0 || wasOther ? 0 : idOf(m_other);
    const bool keeps = old >= 0 && usualColour(this->model(old).get()) == usualColour(model.get());
    const int kept = keeps ? colourOf(old) : 0;
    if (old >= 0)
        remove({old});
    const int colour = keeps ? kept : freeColour(model.get());
    m_inspection.addSystem(made);
    const int id = ++m_lastId;
    m_ids.push_back(id);
    if (model)
        m_models[id] = model;
    m_colours[id] = colour;
    if (m_shown < 0 || wasShown)
        m_shown = count() - 1;
    if (wasOther)
        m_other = count() - 1;
    else if (wasShown && other)
        m_other = indexOf(other);
    return id;
}

void InspectSystems::append(int system, const std::vector<Inspection::Measured>& sentences) {
    m_inspection.append(system, sentences);
    emit sentencesChanged();
}

void InspectSystems::describe(int system, const InspectedSystem& made) {
    m_inspection.describe(system, made);
    emit described();
    emit sentencesChanged();
}

int InspectSystems::indexOf(int id) const {
    const auto found = std::find(m_ids.begin(), m_ids.end(), id);
    return found == m_ids.end() ? -1 : static_cast<int>(found - m_ids.begin());
}

std::shared_ptr<const TrainedModel> InspectSystems::model(int system) const {
    if (system < 0 || system >= static_cast<int>(m_ids.size()))
        return nullptr;
    const auto found = m_models.find(idOf(system));
    return found == m_models.end() ? nullptr : found->second;
}

int InspectSystems::colourOf(int system) const {
    return m_colours.at(idOf(system));
}

int InspectSystems::freeColour(const TrainedModel* model) const {
    std::set<int> taken;
    for (const auto& [id, colour] : m_colours)
        taken.insert(colour);
    const int usual = usualColour(model).value_or(0);
    if (!taken.contains(usual))
        return usual;
    // As among the lanes of Step mode, another model does not take the colour of a score.
    const int first = model ? static_cast<int>(scoreFunctions().size()) : 0;
    for (int i = 0; i < laneColourCount; ++i)
        if (const int colour = (first + i) % laneColourCount; !taken.contains(colour))
            return colour;
    return usual;
}

// If two files have the same name, the second one gets its folder's name as well.
QString InspectSystems::nameOf(const QString& path, int replaces) const {
    QString name = QFileInfo(path).fileName();
    const auto isTaken = [&] {
        for (int system = 0; system < count(); ++system) {
            if (idOf(system) != replaces && m_inspection.system(system).name == name.toStdString())
                return true;
        }
        return false;
    };
    if (isTaken())
        name = QString::fromStdString(nameWithFolder(path.toStdString()));
    const QString first = name;
    for (int copy = 2; isTaken(); ++copy)
        name = QStringLiteral("%1 (%2)").arg(first).arg(copy);
    return name;
}

QStringList systemNames(const std::vector<std::shared_ptr<const TrainedModel>>& models,
                        const QStringList& paths) {
    QStringList names;
    for (const auto& model : models) {
        const LaneData lane = identityOf(*model);
        names.append(lane.mapName.isEmpty() ? lane.name
                                            : QStringLiteral("%1 (%2)").arg(lane.name, lane.mapName));
    }
    const QStringList scores = names;
    for (qsizetype i = 0; i < names.size(); ++i) {
        if (scores.count(scores[i]) > 1)
            names[i] += QStringLiteral(" · ") + QFileInfo(paths.value(i)).completeBaseName();
    }
    return names;
}

QString nameWithMap(const QString& name, const TrainedModel& model, const MapAddress& map) {
    LaneData lane;
    setMapName(lane, model.network.config(), map);
    QString changed = name;
    // systemNames, or an earlier choice, has put one behind the score.
    for (const MapAddress& other : alignmentMaps(model.network)) {
        const QString part = QStringLiteral(" (%1)").arg(QString::fromStdString(attn::nameOf(other)));
        if (changed.contains(part))
            return changed.replace(
                part, lane.mapName.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(lane.mapName));
    }
    return lane.mapName.isEmpty() ? changed : changed + QStringLiteral(" (%1)").arg(lane.mapName);
}

}  // namespace attn::ui
