// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/what_if/what_if_editor.h"

#include <QRandomGenerator>
#include <cmath>

#include "core/decode/weight_edits.h"
#include "ui/kit/text/model_text.h"
#include "ui/kit/text/tr.h"
#include "ui/pictures/lane/span_view.h"
#include "ui/pictures/lane/what_if_marks.h"

namespace attn::ui {

MapAddress WhatIfTarget::map() const {
    const MapTrace* own = attention();
    if (!own || own->map.site != MapSite::Tokens)
        return own ? own->map : MapAddress();
    for (const MapTrace& kept : step()->maps)
        if (kept.map.site != MapSite::Tokens)
            return kept.map;
    return own->map;
}

QString WhatIfTarget::whyNoWeights() const {
    if (!lane)
        return tr("Open a model first");
    if (!lane->attends())
        return tr("%1 has no attention: there are no weights to change").arg(lane->name());
    if (row < 0)
        return tr("Step once first: nothing is decoded yet");
    if (data->otherAxes)
        return tr("%1 shows %2. Choose a map from the output to the source to change its weights")
            .arg(lane->name(), data->otherAxes->map);
    if (!data->takesWeights)
        return tr("The weights of %1 are made of two maps, so they cannot be given").arg(lane->name());
    return {};
}

WhatIfTarget WhatIfEditor::target() const {
    WhatIfTarget target;
    target.lane = m_cursor.selectedLane();
    if (!target.lane)
        return target;
    target.data = target.lane->data();
    const Selection selection = m_cursor.selection();
    target.row = currentRow(*target.data, selection);
    const int count = target.lane->sourceLength();
    target.source = m_pinned.value_or(selection.source);
    if (target.source >= count)  // another lane has more tokens
        target.source = -1;
    if (target.source < 0 && target.hasWeights())
        target.source = focusOf(*target.attention());
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
    changes.steps[to.row].maps[to.map()].weights = weights;
    change(to.lane->id(), std::move(changes), text);
}

void WhatIfEditor::makeUniform() {
    if (const WhatIfTarget to = target(); to.hasWeights())
        setWeights(uniformWeights(to.attention()->weights.size()), tr("uniform row"));
}

void WhatIfEditor::makeHard() {
    if (const WhatIfTarget to = target(); to.hasWeights() && to.source >= 0)
        setWeights(hardWeights(to.attention()->weights.size(), to.source), tr("hard row"));
}

void WhatIfEditor::shuffle() {
    if (const WhatIfTarget to = target(); to.hasWeights())
        setWeights(shuffledWeights(to.attention()->weights, QRandomGenerator::global()->generate64()),
                   tr("shuffled row"));
}

QString WhatIfEditor::whyNotRowOf(const Lane& other) const {
    const WhatIfTarget to = target();
    if (!to.hasWeights() || &other == to.lane)
        return tr("Choose the row of another lane");
    if (!other.attends())
        return tr("%1 has no attention: there is no row to take").arg(other.name());
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
        changes.steps[*row].maps[to.map()].temperature.reset();
    else
        changes.steps[*row].maps[to.map()].temperature = value;
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
