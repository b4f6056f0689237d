// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/attention/attention_numbers.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>

namespace attn {
namespace {

// What all forms of an attention share.
struct AttentionWriter {
    const Numbers& numbers;
    AttentionPlace place;
    std::vector<std::string> tensors;  // by layer

    bool isLocal() const { return place.setup.config.span.starts_with("local"); }
    bool isPredictive() const { return place.setup.config.span == "local_p"; }
    bool isHard() const { return place.setup.config.span == "hard"; }
    Index length(const Quantity& at) const { return place.lengthOf(at); }
    const AttentionEdit& edit(const Quantity& at) const { return numbers.edit(place.map(at), at.step); }

    // A number of the same row.
    Factor of(const Quantity& at, Kind kind, Index position = 0, Index unit = 0) const {
        Quantity other = like(at, kind);
        other.position = position;
        other.unit = unit;
        return numbers.number(other);
    }
    Factor score(const Quantity& at, Index position) const { return of(at, Kind::Score, position); }
    double centre(const Quantity& at) const { return of(at, Kind::Centre).value; }

    // Whether the softmax runs over this position: it has a score, and it is inside the window of a local
    // span.
    bool isPermitted(const Quantity& at, Index position) const {
        if (!std::isfinite(score(at, position).value))
            return false;
        return !isLocal() || std::abs(static_cast<double>(position) - centre(at)) <=
                                 static_cast<double>(place.setup.config.window);
    }
    bool isAnyPermitted(const Quantity& at) const {
        for (Index j = 0; j < length(at); ++j)
            if (isPermitted(at, j))
                return true;
        return false;
    }
    // The nearest position that has a score. It gets all weight if no position is permitted.
    Index nearestPosition(const Quantity& at) const {
        Index nearest = 0;
        double distance = std::numeric_limits<double>::infinity();
        for (Index j = 0; j < length(at); ++j) {
            const double away = std::abs(static_cast<double>(j) - centre(at));
            if (std::isfinite(score(at, j).value) && away < distance) {
                distance = away;
                nearest = j;
            }
        }
        return nearest;
    }
    Index mostLikely(const Quantity& at) const {
        Index best = 0;
        for (Index j = 1; j < length(at); ++j)
            if (score(at, j).value > score(at, best).value)
                best = j;
        return best;
    }
    // The same among the positions that the softmax runs over.
    Index mostLikelyPermitted(const Quantity& at) const {
        if (!isAnyPermitted(at))
            return nearestPosition(at);
        Index best = -1;
        for (Index j = 0; j < length(at); ++j)
            if (isPermitted(at, j) && (best < 0 || score(at, j).value > score(at, best).value))
                best = j;
        return best;
    }
    // Whether a hard row takes the position, where `best` has the largest score. Between scores that differ
    // by no more than the network rounds, its own choice counts.
    bool isTaken(const Quantity& at, Index best) const {
        constexpr double rounding = 1e-5;
        const double most = score(at, best).value;
        for (Index j = 0; j < length(at); ++j) {
            if (j == best || !(most - score(at, j).value <= rounding * std::max(1.0, std::abs(most))))
                continue;
            Quantity weight = at;
            weight.position = j;
            if (numbers.shown(weight) == 1.0)
                best = j;
        }
        return at.position == best;
    }
    ScoreNumbers scores(const Quantity& at) const {
        return {numbers, place.setup, tensors[static_cast<std::size_t>(at.layer)], at, place.annotation};
    }
    const MapTrace* trace(const Quantity& at) const { return traceOf(numbers.step(at.step), place.map(at)); }
};
using Writer = std::shared_ptr<const AttentionWriter>;

void writeCentreUnit(const AttentionWriter& writer, const Quantity& at, Arithmetic& arithmetic) {
    const ScoreNumbers numbers = writer.scores(at);
    const ParameterId weight = numbers.tensor("attention.W_p");
    for (Index d = 0; d < writer.place.setup.state; ++d)
        arithmetic.term({numbers.entry(weight, at.unit, d), numbers.query(at.step, d)});
    arithmetic.apply(Function::Tanh);
}

void writeCentreShare(const AttentionWriter& writer, const Quantity& at, Arithmetic& arithmetic) {
    const ScoreNumbers numbers = writer.scores(at);
    const ParameterId vector = numbers.tensor("attention.v_p");
    for (Index a = 0; a < writer.place.setup.config.size; ++a)
        arithmetic.term({numbers.entry(vector, a, 0), writer.of(at, Kind::CentreUnit, 0, a)});
    arithmetic.apply(Function::Sigmoid);
}

// S σ(…) for local_p; t for local_m, at most the last position.
void writeCentre(const AttentionWriter& writer, const Quantity& at, Arithmetic& arithmetic) {
    const Index length = writer.length(at);
    if (writer.isPredictive())
        arithmetic.term({constant(static_cast<double>(length)), writer.of(at, Kind::CentreShare)});
    else
        arithmetic.term({constant(static_cast<double>(std::min(writer.place.time(at.step), length - 1)))});
}

void writeAway(const AttentionWriter& writer, const Quantity& at, Arithmetic& arithmetic) {
    arithmetic.term({constant(static_cast<double>(at.position))});
    arithmetic.term({constant(-1), writer.of(at, Kind::Centre)});
}

// exp(−(j − p)² / 2σ²), σ = window / 2
void writeWindowFactor(const AttentionWriter& writer, const Quantity& at, Arithmetic& arithmetic) {
    const Factor away = writer.of(at, Kind::Away, at.position);
    const auto window = static_cast<double>(writer.place.setup.config.window);
    arithmetic.term({constant(-1), away, away});
    arithmetic.divide(constant(window * window / 2));
    arithmetic.apply(Function::Exponential);
}

void writeTemperedScore(const AttentionWriter& writer, const Quantity& at, Arithmetic& arithmetic) {
    arithmetic.term({writer.score(at, at.position)});
    if (const Real temperature = writer.edit(at).temperature; temperature != 1) {
        arithmetic.divide(constant(static_cast<double>(temperature)));
        arithmetic.changed(Change::Temperature);
    }
}

void writeLargestScore(const AttentionWriter& writer, const Quantity& at, Arithmetic& arithmetic) {
    for (Index j = 0; j < writer.length(at); ++j)
        if (writer.isPermitted(at, j))
            arithmetic.term({writer.of(at, Kind::TemperedScore, j)});
    arithmetic.apply(Function::Largest);
}

void writeExponential(const AttentionWriter& writer, const Quantity& at, Arithmetic& arithmetic) {
    if (!writer.isPermitted(at, at.position)) {
        // It is outside of the window, or it is alone because nothing is inside.
        const bool isAlone = !writer.isAnyPermitted(at) && writer.nearestPosition(at) == at.position;
        return arithmetic.term({constant(isAlone ? 1 : 0)});
    }
    arithmetic.term({writer.of(at, Kind::TemperedScore, at.position)});
    arithmetic.term({constant(-1), writer.of(at, Kind::LargestScore)});
    arithmetic.apply(Function::Exponential);
}

void writeExponentialSum(const AttentionWriter& writer, const Quantity& at, Arithmetic& arithmetic) {
    for (Index j = 0; j < writer.length(at); ++j)
        arithmetic.term({writer.of(at, Kind::Exponential, j)});
}

void writeDistribution(const AttentionWriter& writer, const Quantity& at, Arithmetic& arithmetic) {
    arithmetic.term({writer.of(at, Kind::Exponential, at.position)});
    arithmetic.divide(writer.of(at, Kind::ExponentialSum));
}

void writeWeight(const AttentionWriter& writer, const Quantity& at, Arithmetic& arithmetic) {
    const AttentionEdit& edit = writer.edit(at);
    if (edit.isOff && (writer.place.isOffFirst || !edit.weights)) {
        arithmetic.changed(Change::MapOff);
        return arithmetic.term({constant(0)});
    }
    if (edit.weights) {
        arithmetic.changed(Change::Weights);
        return arithmetic.term({constant(static_cast<double>((*edit.weights)[at.position]))});
    }
    if (edit.isUniform) {
        arithmetic.changed(Change::UniformMap);
        arithmetic.term({constant(1)});
        return arithmetic.divide(constant(static_cast<double>(writer.length(at))));
    }
    if (edit.isHard) {
        arithmetic.changed(Change::HardMap);
        return arithmetic.term({constant(writer.isTaken(at, writer.mostLikelyPermitted(at)) ? 1 : 0)});
    }
    if (writer.isHard())
        return arithmetic.term({constant(writer.isTaken(at, writer.mostLikely(at)) ? 1 : 0)});
    const Factor share = writer.of(at, Kind::Distribution, at.position);
    if (writer.isPredictive())
        arithmetic.term({share, writer.of(at, Kind::WindowFactor, at.position)});
    else
        arithmetic.term({share});
}

// Makes the rows of the table.
class AttentionTable {
public:
    AttentionTable(Writer writer, NumberForms& table) : m_writer(std::move(writer)), m_table(table) {}

    Extents row(Index units = 1) const {
        const AttentionPlace& place = m_writer->place;
        return {.steps = place.rows, .units = units, .layers = place.layers, .heads = place.heads};
    }
    Extents cell(Index units = 1) const {
        Extents all = row(units);
        all.positions = m_writer->place.longest;
        return all;
    }

    using Write = void (*)(const AttentionWriter& writer, const Quantity& at, Arithmetic& arithmetic);
    NumberForm& add(Kind kind, const Extents& extents, Write write) {
        return add(kind, extents, [writer = m_writer, write](const Quantity& at, Arithmetic& arithmetic) {
            write(*writer, at, arithmetic);
        });
    }
    NumberForm& add(Kind kind, const Extents& extents,
                    std::function<void(const Quantity&, Arithmetic&)> write) {
        const AttentionPlace& place = m_writer->place;
        NumberForm& form = m_table.emplace_back();
        form.kind = kind;
        form.part = place.part;
        form.extents = extents;
        form.write = std::move(write);
        form.isOfStep = place.isOfStep;
        const bool isCell = extents.positions > 1 && extents.steps > 1;
        if (isCell)
            form.positions = place.length;
        // All layers and heads have as many cells as the square of a sentence's length. Only weights are read
        // by others than their row.
        form.isRowOnly = isCell && place.part != Part::Model && kind != Kind::AttentionWeight;
        return form;
    }

private:
    Writer m_writer;
    NumberForms& m_table;
};

Extents extentsOf(Kind kind, Index units, const AttentionPlace& place, const AttentionTable& rows) {
    // A sentence has annotations of its own.
    const bool hasOwnAnnotations = place.part == Part::Words;
    switch (kind) {
        case Kind::ProjectedQuery:
        case Kind::QueryNorm:
            return rows.row(units);
        case Kind::ProjectedAnnotation:
        case Kind::AnnotationNorm:
        case Kind::KeyStrength: {
            Extents all = kind == Kind::KeyStrength ? rows.row(units) : rows.cell(units);
            if (!hasOwnAnnotations)
                all.steps = 1;
            return all;
        }
        default:
            return rows.cell(units);
    }
}

void addScores(const Writer& writer, AttentionTable& rows) {
    for (const ScoreForm& form : *writer->place.forms) {
        const Index units = form.units ? form.units(writer->place.setup) : 1;
        NumberForm& added =
            rows.add(form.kind, extentsOf(form.kind, units, writer->place, rows),
                     [writer, write = form.write](const Quantity& at, Arithmetic& arithmetic) {
                         write(writer->scores(at), at, arithmetic);
                     });
        added.isRowOnly = added.isRowOnly || form.kind == Kind::ScoreUnit;
    }
}

void addSpan(AttentionTable& rows, const AttentionWriter& writer) {
    if (writer.isPredictive()) {
        rows.add(Kind::CentreUnit, rows.row(writer.place.setup.config.size), writeCentreUnit);
        rows.add(Kind::CentreShare, rows.row(), writeCentreShare);
        rows.add(Kind::Away, rows.cell(), writeAway);
        rows.add(Kind::WindowFactor, rows.cell(), writeWindowFactor);
    }
    if (writer.isLocal())
        rows.add(Kind::Centre, rows.row(), writeCentre);
    rows.add(Kind::TemperedScore, rows.cell(), writeTemperedScore);
    rows.add(Kind::LargestScore, rows.row(), writeLargestScore);
    rows.add(Kind::Exponential, rows.cell(), writeExponential);
    rows.add(Kind::ExponentialSum, rows.row(), writeExponentialSum);
    rows.add(Kind::Distribution, rows.cell(), writeDistribution);
    rows.add(Kind::AttentionWeight, rows.cell(), writeWeight);
}

// What the trace of a step has of the wiring's own attention.
std::optional<double> shownOf(const MapTrace& trace, const Quantity& at) {
    switch (at.kind) {
        case Kind::Score:
            return entryOf(trace.scores, at.position);
        case Kind::Centre:
            return trace.span.centre ? std::optional(static_cast<double>(*trace.span.centre)) : std::nullopt;
        case Kind::Distribution:
            return entryOf(trace.span.distribution, at.position);
        case Kind::AttentionWeight:
            return entryOf(trace.weights, at.position);
        default:
            return std::nullopt;
    }
}

}  // namespace

const MapTrace* traceOf(const StepTrace& step, const MapAddress& map) {
    const auto found = std::find_if(step.maps.begin(), step.maps.end(),
                                    [&](const MapTrace& trace) { return trace.map == map; });
    return found == step.maps.end() ? nullptr : &*found;
}

void addAttentionNumbers(const Numbers& numbers, const AttentionPlace& place, NumberForms& table) {
    std::vector<std::string> tensors;
    for (Index layer = 0; layer < place.layers; ++layer)
        tensors.push_back(place.tensors(layer));
    const auto writer =
        std::make_shared<const AttentionWriter>(AttentionWriter{numbers, place, std::move(tensors)});
    const std::size_t first = table.size();
    AttentionTable rows(writer, table);
    addScores(writer, rows);
    addSpan(rows, *writer);
    if (place.part != Part::Model)
        return;
    for (std::size_t i = first; i < table.size(); ++i)
        table[i].shown = [writer](const Quantity& at) -> std::optional<double> {
            const MapTrace* trace = writer->trace(at);
            return trace ? shownOf(*trace, at) : std::nullopt;
        };
}

}  // namespace attn
