// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/what_if/what_if_editor.h"

#include <QRandomGenerator>
#include <cmath>

#include "core/decode/weight_edits.h"
#include "ui/kit/text/model_text.h"
#include "ui/kit/text/tr.h"
#include "ui/pictures/lane/explained.h"
#include "ui/pictures/lane/span_view.h"
#include "ui/pictures/lane/what_if_marks.h"

namespace attn::ui {

std::optional<MapAddress> WhatIfTarget::map() const {
    const std::optional<MapAddress> shown = lane ? lane->map() : std::nullopt;
    const bool isMade = shown && (shown->site == MapSite::Tokens || shown->site == MapSite::Rollout);
    return isMade ? std::nullopt : shown;
}

MapAddress WhatIfTarget::mapOfStep() const {
    const std::optional<MapAddress> shown = map();
    if (shown && !isOfEncoder(*shown))
        return *shown;
    for (const MapTrace& kept : step() ? step()->maps : std::vector<MapTrace>())
        if (kept.map.site != MapSite::Tokens)
            return kept.map;
    return MapAddress();
}

QString WhatIfTarget::rowName() const {
    const bool isOfSource = data && shownPicture(*data).isStanding;
    return (isOfSource ? tr("row %1") : tr("step %1")).arg(mapRow + 1);
}

QString WhatIfTarget::whyNoMap() const {
    if (!lane)
        return tr("Open a model first");
    if (!lane->map())
        return tr("%1 has no attention: there is no map to change").arg(lane->name());
    if (!map())
        return tr("The weights that %1 shows are made of several maps. Choose one of these first")
            .arg(lane->name());
    return {};
}

QString WhatIfTarget::whyNoWeights() const {
    if (!lane)
        return tr("Open a model first");
    const Picture& picture = shownPicture(*data);
    if (!lane->map())
        return tr("%1 has no attention: there are no weights to change").arg(lane->name());
    if (!picture.takesWeights && lane->model()->network.readsSentences())
        return tr("Weights of words and of sentences cannot be given. Change the whole map instead");
    if (!picture.takesWeights)
        return tr("The weights that %1 shows cannot be given").arg(lane->name());
    if (mapRow < 0)
        return tr("Step once first: nothing is decoded yet");
    return {};
}

QString WhatIfTarget::whyNoWhy() const {
    if (hasWeights() && column >= 0 && hasNumber(*data, mapRow, column))
        return {};
    const QString noWeights = whyNoWeights();
    return noWeights.isEmpty() ? tr("Point at a weight of the map first") : noWeights;
}

WhatIfTarget WhatIfEditor::target() const {
    WhatIfTarget target;
    target.lane = m_cursor.selectedLane();
    if (!target.lane)
        return target;
    target.data = target.lane->data();
    const Selection selection = m_cursor.selection();
    target.row = currentRow(*target.data, selection);
    const Picture& picture = shownPicture(*target.data);
    target.mapRow = picture.isStanding ? m_pinned.row.value_or(currentRow(picture, selection)) : target.row;
    const std::optional<MapAddress> shown = target.lane->map();
    const bool readsSource = !target.data->otherAxes || picture.isStanding ||
                             (shown && readsTokensOfSource(target.lane->model()->network, *shown));
    target.column = m_pinned.column.value_or(readsSource ? m_pinned.source.value_or(selection.source) : -1);
    if (target.column >= picture.sourceTokens.size())  // another lane has more tokens
        target.column = -1;
    if (target.column < 0 && target.hasWeights())
        target.column = focusOf(*target.attention());
    target.source = readsSource ? target.column : m_pinned.source.value_or(-1);
    return target;
}

void WhatIfEditor::change(const QString& laneId, Interventions changes, const QString& text, int drag) {
    changes.dropEmpty();
    m_session.setWhatIfs(laneId, changes, text, drag);
}

void WhatIfEditor::setWeights(const Vector& weights, const QString& text) {
    const WhatIfTarget to = target();
    if (!to.whyNoWeights().isEmpty())
        return;
    Interventions changes = m_session.whatIfs(to.lane->id());
    changes.steps[to.mapRow].maps[to.attention()->map].weights = weights;
    change(to.lane->id(), std::move(changes), text);
}

void WhatIfEditor::makeUniform() {
    if (const WhatIfTarget to = target(); to.hasWeights())
        setWeights(uniformWeights(to.permitted().size()), tr("uniform row"));
}

void WhatIfEditor::makeHard() {
    if (const WhatIfTarget to = target();
        to.hasWeights() && to.column >= 0 && to.column < to.permitted().size())
        setWeights(hardWeights(to.permitted().size(), to.column), tr("hard row"));
}

void WhatIfEditor::shuffle() {
    if (const WhatIfTarget to = target(); to.hasWeights())
        setWeights(shuffledWeights(to.permitted(), QRandomGenerator::global()->generate64()),
                   tr("shuffled row"));
}

QString WhatIfEditor::whyNotRowOf(const Lane& other) const {
    const WhatIfTarget to = target();
    if (!to.hasWeights() || &other == to.lane)
        return tr("Choose the row of another lane");
    if (!other.attends())
        return tr("%1 has no attention: there is no row to take").arg(other.name());
    if (to.data->otherAxes)
        return tr("%1 shows a map with other axes: no row of another lane fits").arg(to.lane->name());
    if (other.data()->otherAxes)
        return tr("%1 shows a map with other axes: the row does not fit").arg(other.name());
    if (other.sourceLength() != to.lane->sourceLength())
        return tr("%1 cuts the text into %2 tokens, %3 into %4: the row does not fit")
            .arg(other.name())
            .arg(other.sourceLength())
            .arg(to.lane->name())
            .arg(to.lane->sourceLength());
    if (other.stepCount() <= to.row)
        return tr("%1 has no step %2").arg(other.name()).arg(to.row + 1);
    return {};
}

void WhatIfEditor::takeRowOf(const QString& laneId) {
    const WhatIfTarget to = target();
    for (const Lane* other : m_session.shownLanes()) {
        if (other->id() != laneId || !whyNotRowOf(*other).isEmpty())
            continue;
        const Vector& row = other->data()->rows[to.row].weights;
        setWeights(normalized(row), tr("row of %1").arg(other->name()));
        return;
    }
}

void WhatIfEditor::toggleZero() {
    const WhatIfTarget to = target();
    if (!to.lane || !to.lane->attends() || to.source < 0)
        return;
    Interventions changes = m_session.whatIfs(to.lane->id());
    const bool wasZeroed = changes.zeroed.erase(to.source) > 0;
    if (!wasZeroed)
        changes.zeroed.insert(to.source);
    change(to.lane->id(), std::move(changes),
           wasZeroed ? tr("reset of a source token") : tr("zeroed source token"));
}

bool WhatIfEditor::isMap(bool WholeMapIntervention::*change) const {
    const WhatIfTarget to = target();
    const std::optional<MapAddress> map = to.map();
    const WholeMapIntervention* made = map ? to.data->whatIfs.of(*map) : nullptr;
    return made && made->*change;
}

void WhatIfEditor::toggleMap(bool WholeMapIntervention::*change) {
    const WhatIfTarget to = target();
    const std::optional<MapAddress> map = to.map();
    if (!map)
        return;
    Interventions changes = m_session.whatIfs(to.lane->id());
    const bool isNew = !isMap(change);
    // The mean of the heads stands for each of them.
    if (map->head == MapAddress::allHeads)
        std::erase_if(changes.maps, [&](const auto& each) {
            return each.first.site == map->site && each.first.layer == map->layer &&
                   each.first.head != MapAddress::allHeads;
        });
    // A head that was changed with the others of its layer is changed by itself from now on.
    const WholeMapIntervention* before = changes.of(*map);
    WholeMapIntervention now = before ? *before : WholeMapIntervention();
    if (change != &WholeMapIntervention::readsAhead)
        now.isUniform = now.isHard = now.isOff = false;
    now.*change = isNew;
    changes.maps[*map] = now;
    if (now.readsAhead)
        for (auto& [step, edit] : changes.steps)
            for (auto& [edited, values] : edit.maps)
                if (edited.site == map->site && edited.layer == map->layer)
                    values.weights.reset();
    this->change(to.lane->id(), std::move(changes), tr("change of a map"));
}

QString WhatIfEditor::whyNoPlaces() const {
    const WhatIfTarget to = target();
    if (!to.lane)
        return tr("Open a model first");
    if (!to.lane->model()->network.readsPlaces())
        return tr("The encoder of %1 has no position encodings").arg(to.lane->name());
    if (to.lane->sourceLength() < 2)
        return tr("One token has no other order");
    return {};
}

void WhatIfEditor::toggleShuffledPlaces() {
    const WhatIfTarget to = target();
    if (!whyNoPlaces().isEmpty())
        return;
    Interventions changes = m_session.whatIfs(to.lane->id());
    if (!changes.places.empty())
        changes.places.clear();
    else
        changes.places = shuffledPlaces(to.lane->sourceLength(), QRandomGenerator::global()->generate64());
    change(to.lane->id(), std::move(changes), tr("shuffled positions"));
}

void WhatIfEditor::say(const QString& laneId, int row, Token token) {
    Interventions changes = m_session.whatIfs(laneId);
    changes.steps[row].token = token;
    change(laneId, std::move(changes), tr("another token"));
}

void WhatIfEditor::swap(const QString& laneId, int source, Token token) {
    for (const Lane* lane : m_session.shownLanes()) {
        if (lane->id() != laneId || source >= lane->sourceLength())
            continue;
        Interventions changes = m_session.whatIfs(laneId);
        const auto data = lane->data();
        const std::optional<Token> before = sourceBefore(*data, source);
        const Token own =
            before ? *before : lane->model()->source.idOfText(data->sourceTokens.value(source).toStdString());
        if (token == own)
            changes.swapped.erase(source);
        else
            changes.swapped[source] = token;
        change(laneId, std::move(changes), tr("swapped source token"));
        return;
    }
}

double WhatIfEditor::rootOfSize() const {
    const Lane* lane = target().lane;
    if (!lane || lane->scoreId() != QLatin1String("dot") ||
        !hasScoreFunction(lane->model()->network.config()))
        return 0;
    return std::sqrt(static_cast<double>(lane->model()->network.config().annotationSize()));
}

void WhatIfEditor::toggleRootOfSize() {
    const WhatIfTarget to = target();
    const double root = rootOfSize();
    if (root <= 0)
        return;
    Interventions changes = m_session.whatIfs(to.lane->id());
    const auto divided = static_cast<Real>(root);
    const bool wasDivided = changes.temperature == divided;
    changes.temperature = wasDivided ? Real(1) : divided;
    change(to.lane->id(), std::move(changes), tr("scores divided by √K"));
}

void WhatIfEditor::setTemperature(std::optional<int> row, double temperature, int drag) {
    const WhatIfTarget to = target();
    if (!to.lane)
        return;
    Interventions changes = m_session.whatIfs(to.lane->id());
    const auto value = static_cast<Real>(temperature);
    if (!row)
        changes.temperature = value;
    else if (value == changes.temperature)
        changes.steps[*row].maps[to.mapOfStep()].temperature.reset();
    else
        changes.steps[*row].maps[to.mapOfStep()].temperature = value;
    change(to.lane->id(), std::move(changes), tr("temperature"), drag);
}

void WhatIfEditor::takeBack(const WhatIfItem& item) {
    if (const WhatIfTarget to = target(); to.lane)
        change(to.lane->id(), without(m_session.whatIfs(to.lane->id()), item),
               tr("removal of “%1”").arg(item.text));
}

void WhatIfEditor::stepAsItWas() {
    const WhatIfTarget to = target();
    if (!to.lane)
        return;
    Interventions changes = m_session.whatIfs(to.lane->id());
    changes.steps.erase(to.row);
    change(to.lane->id(), std::move(changes), tr("reset of a step"));
}

void WhatIfEditor::laneAsItWas() {
    if (const WhatIfTarget to = target(); to.lane)
        change(to.lane->id(), {}, tr("reset of a lane"));
}

}  // namespace attn::ui
