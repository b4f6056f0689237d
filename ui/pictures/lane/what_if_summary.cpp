// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/lane/what_if_summary.h"

#include <algorithm>
#include <cmath>

#include <QStringList>

#include "ui/kit/text/decimal_text.h"
#include "ui/kit/text/readable_number.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/text/tr.h"
#include "ui/pictures/lane/what_if_marks.h"

namespace attn::ui {
namespace {

using Kind = WhatIfItem::Kind;

const QString itemSeparator = QStringLiteral(" · ");

QString sourceToken(const LaneData& lane, Index position) {
    return quotedToken(lane.sourceTokens.value(position));
}

// "“M” at 3": the position is needed because tokens repeat.
QString sourcePlace(const QString& token, Index position) {
    return tr("%1 at %2").arg(token).arg(position + 1);
}

QString zeroedText(const LaneData& lane, Index position) {
    return tr("%1 zeroed").arg(sourcePlace(sourceToken(lane, position), position));
}

QString swappedText(const LaneData& lane, Index position) {
    const QString before = sourceBeforeText(lane, static_cast<int>(position));
    const QString now = sourceToken(lane, position);
    return before.isEmpty() ? tr("%1 swapped in").arg(sourcePlace(now, position))
                            : tr("%1 swapped for %2").arg(sourcePlace(quotedToken(before), position), now);
}

QString weightsText(const LaneData& lane, const MapAddress& map, const Vector& weights) {
    Index most = 0;
    if (weights.maxCoeff(&most) == 1 && weights.size() > 1)
        return map.site == MapSite::Decoder
                   ? tr("all weight on step %1").arg(most + 1)
                   : tr("all weight on %1").arg(sourcePlace(sourceToken(lane, most), most));
    return (weights.array() == weights[0]).all() ? tr("uniform weights") : tr("weights by hand");
}

QString temperatureText(Real temperature) {
    return tr("temperature %1").arg(readableNumber(static_cast<double>(temperature), 3));
}

// What was changed in a whole map, one after another.
void addMapItems(const LaneData& lane, const MapAddress& map, const WholeMapIntervention& change,
                 std::vector<WhatIfItem>& items) {
    // The one map of a recurrent lane has no name.
    const QString name = lane.map.isEmpty() ? tr("attention") : QString::fromStdString(nameOf(map));
    const auto add = [&](bool isChanged, Kind kind, const QString& text) {
        if (isChanged)
            items.push_back({kind, 0, text, map});
    };
    add(change.isUniform, Kind::UniformMap, tr("%1 uniform").arg(name));
    add(change.isHard, Kind::HardMap, tr("%1 hard").arg(name));
    add(change.isOff, Kind::MapOff, tr("%1 off").arg(name));
    add(change.temperature != 1, Kind::MapTemperature,
        tr("%1: %2").arg(name, temperatureText(change.temperature)));
    const bool hasLater = lane.trace && !lane.trace->readAhead.empty();
    add(change.readsAhead, Kind::ReadsAhead,
        hasLater ? tr("mask of %1 lifted").arg(name)
                 : tr("mask of %1 lifted (no effect: no later step is known)").arg(name));
}

QString targetToken(const LaneData& lane, Token token) {
    return quotedToken(lane.target ? QString::fromStdString(lane.target->text(token)) : QString());
}

// Two decimals, or two significant digits: "−3.10", "−0.0042".
QString lnText(double value) {
    if (std::abs(value) < 0.1)
        return readableNumber(value, 2);
    return decimalText(value, 'f', 2).replace(QLatin1Char('-'), QStringLiteral("−"));
}

double logProbability(const DecodeTrace& trace, std::size_t rows) {
    double sum = 0;
    for (std::size_t row = 0; row < rows; ++row)
        sum += static_cast<double>(trace.steps[row].logProbability);
    return sum;
}

QString differenceText(const LaneData& lane, const WhatIfOutcome& outcome, bool isShort) {
    if (!outcome.firstOther)
        return outcome.isWhole ? tr("the output is the same") : tr("the output is the same so far");
    const auto row = static_cast<std::size_t>(*outcome.firstOther);
    const auto tokenOf = [&](const DecodeTrace& trace) {
        return row < trace.steps.size() ? targetToken(lane, trace.steps[row].token) : tr("nothing");
    };
    return (isShort ? tr("step %1: %2 instead of %3")
                    : tr("first token that differs: step %1, %2 instead of %3"))
        .arg(row + 1)
        .arg(tokenOf(*lane.trace), tokenOf(*lane.original));
}

QString outcomeOf(const LaneData& lane, bool isShort) {
    const std::optional<WhatIfOutcome> outcome = whatIfOutcome(lane);
    if (!outcome)
        return {};
    const QString of = isShort ? QString() : tr(" of the output");
    const QString so = outcome->isWhole ? QString() : tr(" so far");
    return tr("ln p%1%2 %3 → %4").arg(of, so, lnText(outcome->before), lnText(outcome->after)) +
           itemSeparator + differenceText(lane, *outcome, isShort);
}

}  // namespace

std::vector<WhatIfItem> whatIfItems(const LaneData& lane) {
    const Interventions& changes = lane.whatIfs;
    std::vector<WhatIfItem> items;
    for (const auto& [position, token] : changes.swapped)
        items.push_back({Kind::Swapped, position, swappedText(lane, position)});
    for (const Index position : changes.zeroed)
        items.push_back({Kind::Zeroed, position, zeroedText(lane, position)});
    if (changes.temperature != 1)
        items.push_back({Kind::Temperature, 0, temperatureText(changes.temperature)});
    if (!changes.places.empty())
        items.push_back({Kind::Places, 0, tr("positions shuffled")});
    for (const auto& [map, change] : changes.maps)
        addMapItems(lane, map, change, items);
    for (const auto& [step, change] : changes.steps) {
        const auto add = [&, place = step](Kind kind, const QString& text, MapAddress map = {}) {
            // In an encoder's map, a row is a source token.
            const QString what = isOfEncoder(map) ? tr("row %1: %2") : tr("step %1: %2");
            items.push_back({kind, place, what.arg(place + 1).arg(text), map});
        };
        for (const auto& [map, edit] : change.maps) {
            const QString where =
                lane.map.isEmpty() ? QString() : tr(" in %1").arg(QString::fromStdString(nameOf(map)));
            if (edit.weights && edit.weights->size() > 0)
                add(Kind::Weights, weightsText(lane, map, *edit.weights) + where, map);
            if (edit.temperature)
                add(Kind::StepTemperature, temperatureText(*edit.temperature) + where, map);
        }
        if (change.token)
            add(Kind::Token, tr("says %1").arg(targetToken(lane, *change.token)));
    }
    return items;
}

Interventions without(const Interventions& whatIfs, const WhatIfItem& item) {
    Interventions rest = whatIfs;
    switch (item.kind) {
        case Kind::Token:
            rest.steps[item.place].token.reset();
            break;
        case Kind::Weights:
            rest.steps[item.place].maps[item.map].weights.reset();
            break;
        case Kind::StepTemperature:
            rest.steps[item.place].maps[item.map].temperature.reset();
            break;
        case Kind::Temperature:
            rest.temperature = 1;
            break;
        case Kind::Zeroed:
            rest.zeroed.erase(item.place);
            break;
        case Kind::Swapped:
            rest.swapped.erase(item.place);
            break;
        case Kind::Places:
            rest.places.clear();
            break;
        case Kind::UniformMap:
            rest.maps[item.map].isUniform = false;
            break;
        case Kind::HardMap:
            rest.maps[item.map].isHard = false;
            break;
        case Kind::MapOff:
            rest.maps[item.map].isOff = false;
            break;
        case Kind::MapTemperature:
            rest.maps[item.map].temperature = 1;
            break;
        case Kind::ReadsAhead:
            rest.maps[item.map].readsAhead = false;
            break;
    }
    rest.dropEmpty();
    return rest;
}

std::optional<WhatIfOutcome> whatIfOutcome(const LaneData& lane) {
    if (lane.whatIfs.isEmpty() || !lane.original || !lane.trace || lane.trace->steps.empty())
        return std::nullopt;
    const auto &now = lane.trace->steps, &then = lane.original->steps;
    WhatIfOutcome outcome;
    outcome.isWhole = lane.trace->stop != StopReason::Running && lane.original->stop != StopReason::Running;
    const std::size_t both = std::min(now.size(), then.size());
    outcome.before = logProbability(*lane.original, outcome.isWhole ? then.size() : both);
    outcome.after = logProbability(*lane.trace, outcome.isWhole ? now.size() : both);
    for (std::size_t row = 0; row < both && !outcome.firstOther; ++row)
        if (now[row].token != then[row].token)
            outcome.firstOther = static_cast<int>(row);
    if (!outcome.firstOther && outcome.isWhole && now.size() != then.size())
        outcome.firstOther = static_cast<int>(both);
    return outcome;
}

QString outcomeText(const LaneData& lane) {
    return outcomeOf(lane, false);
}

QString shortOutcomeText(const LaneData& lane) {
    return outcomeOf(lane, true);
}

QString whatIfText(const LaneData& lane) {
    QStringList parts;
    for (const WhatIfItem& item : whatIfItems(lane))
        parts << item.text;
    if (const QString outcome = outcomeText(lane); !outcome.isEmpty())
        parts << outcome;
    return parts.join(itemSeparator);
}

}  // namespace attn::ui
