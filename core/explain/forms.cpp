// SPDX-License-Identifier: GPL-3.0-or-later
// Every kind of number: how many there are, and how it is written down.
#include <algorithm>
#include <optional>

#include "core/explain/cell_forms.h"
#include "core/explain/computation_state.h"
#include "core/explain/output_forms.h"
#include "core/explain/span_forms.h"
#include "core/network/attention/scores/score_registry.h"

namespace attn {
namespace {

using State = ComputationState;

// 0 if the model has no such number.
Index countIf(bool has, Index count = 1) {
    return has ? count : 0;
}

CellSite encoderSite(const State& state, const Quantity& at) {
    return {state, at, true};
}
CellSite decoderSite(const State& state, const Quantity& at) {
    return {state, at, false};
}

Extents encoderCells(const State& state, Index gates) {
    const ModelConfig& config = state.config();
    return {.positions = state.sourceLength(),
            .units = config.encoder.hidden,
            .layers = config.encoder.layers,
            .directions = config.directions(),
            .gates = gates};
}
Extents decoderCells(const State& state, Index gates) {
    const DecoderConfig& config = state.config().decoder;
    return {.steps = state.stepCount(), .units = config.hidden, .layers = config.layers, .gates = gates};
}
const std::string& encoderCell(const State& state) {
    return state.config().encoder.cell;
}
const std::string& decoderCell(const State& state) {
    return state.config().decoder.cell;
}

// The score's form of a kind; nullptr if the score has no such number.
const ScoreForm* scoreForm(const State& state, Kind kind) {
    const ScoreDescription* score = findScoreFunction(state.config().attention.score);
    const auto found = std::find_if(score->forms.begin(), score->forms.end(),
                                    [&](const ScoreForm& form) { return form.kind == kind; });
    return found == score->forms.end() ? nullptr : &*found;
}

// What a number of a score is counted by.
enum class ScorePlace { Model, Step, Position, Cell };

// A number for every step and source position of a model that attends, and a number for every step.
Extents cells(const State& state, bool has = true) {
    return {.steps = countIf(has && state.attends(), state.stepCount()), .positions = state.sourceLength()};
}
Extents steps(const State& state, bool has = true) {
    return {.steps = countIf(has && state.attends(), state.stepCount())};
}
Extents tokens(const State& state) {
    return {.steps = state.stepCount(), .units = state.config().targetSize};
}

// The entry of a vector of the trace; nothing if the vector is shorter.
std::optional<double> entryOf(const Vector& vector, Index place) {
    return place < vector.size() ? std::optional(static_cast<double>(vector[place])) : std::nullopt;
}

std::optional<double> shownScore(const State& state, const Quantity& quantity) {
    return entryOf(state.step(quantity.step).alignment().scores, quantity.position);
}

std::array<Form, kindCount> makeForms() {
    std::array<Form, kindCount> all{};
    using Shown = std::optional<double>;
    const auto set = [&](Kind kind, auto extents, auto write,
                         Shown (*shown)(const State&, const Quantity&) = nullptr) {
        all[static_cast<std::size_t>(kind)] = {extents, write, shown};
    };
    using Q = const Quantity&;
    using A = Arithmetic&;
    using S = const State&;
    set(
        Kind::EncoderGate, [](S s) { return encoderCells(s, gateCount(encoderCell(s))); },
        [](S s, Q q, A a) { writeGate(encoderSite(s, q), encoderCell(s), q.unit, q.gate, a); });
    set(
        Kind::EncoderComplement, [](S s) { return encoderCells(s, countIf(hasComplement(encoderCell(s)))); },
        [](S s, Q q, A a) { writeComplement(encoderSite(s, q), q.unit, a); });
    set(
        Kind::EncoderHiddenSum, [](S s) { return encoderCells(s, countIf(hasComplement(encoderCell(s)))); },
        [](S s, Q q, A a) { writeHiddenSum(encoderSite(s, q), q.unit, a); });
    set(
        Kind::EncoderMemory, [](S s) { return encoderCells(s, countIf(hasMemory(encoderCell(s)))); },
        [](S s, Q q, A a) { writeMemory(encoderSite(s, q), q.unit, a); });
    set(
        Kind::EncoderMemoryTanh, [](S s) { return encoderCells(s, countIf(hasMemory(encoderCell(s)))); },
        [](S s, Q q, A a) { writeMemoryTanh(encoderSite(s, q), q.unit, a); });
    set(
        Kind::EncoderState, [](S s) { return encoderCells(s, 1); },
        [](S s, Q q, A a) { writeState(encoderSite(s, q), encoderCell(s), q.unit, a); });
    set(
        Kind::Annotation,
        [](S s) { return Extents{.positions = s.sourceLength(), .units = s.config().annotationSize()}; },
        [](S s, Q q, A a) { writeAnnotation(s, q.position, q.unit, a); },
        [](S s, Q q) -> Shown { return s.trace().annotations(q.unit, q.position); });
    set(
        Kind::Summary, [](S s) { return Extents{.units = s.config().annotationSize()}; },
        [](S s, Q q, A a) { writeSummary(s, q.unit, a); },
        [](S s, Q q) { return entryOf(s.trace().summary, q.unit); });
    set(
        Kind::FirstState, [](S s) { return Extents{.units = s.config().decoder.hidden}; },
        [](S s, Q q, A a) { writeFirstState(s, q.unit, a); },
        [](S s, Q q) { return entryOf(s.trace().firstState, q.unit); });

    set(
        Kind::DecoderGate, [](S s) { return decoderCells(s, gateCount(decoderCell(s))); },
        [](S s, Q q, A a) { writeGate(decoderSite(s, q), decoderCell(s), q.unit, q.gate, a); });
    set(
        Kind::DecoderComplement, [](S s) { return decoderCells(s, countIf(hasComplement(decoderCell(s)))); },
        [](S s, Q q, A a) { writeComplement(decoderSite(s, q), q.unit, a); });
    set(
        Kind::DecoderHiddenSum, [](S s) { return decoderCells(s, countIf(hasComplement(decoderCell(s)))); },
        [](S s, Q q, A a) { writeHiddenSum(decoderSite(s, q), q.unit, a); });
    set(
        Kind::DecoderMemory, [](S s) { return decoderCells(s, countIf(hasMemory(decoderCell(s)))); },
        [](S s, Q q, A a) { writeMemory(decoderSite(s, q), q.unit, a); });
    set(
        Kind::DecoderMemoryTanh, [](S s) { return decoderCells(s, countIf(hasMemory(decoderCell(s)))); },
        [](S s, Q q, A a) { writeMemoryTanh(decoderSite(s, q), q.unit, a); });
    set(
        Kind::DecoderState, [](S s) { return decoderCells(s, 1); },
        [](S s, Q q, A a) { writeState(decoderSite(s, q), decoderCell(s), q.unit, a); },
        [](S s, Q q) {
            const bool isLast = q.layer + 1 == s.config().decoder.layers;
            return isLast ? entryOf(s.step(q.step).state, q.unit) : std::nullopt;
        });
    set(
        Kind::Query, [](S s) { return Extents{.steps = s.stepCount(), .units = s.config().decoder.hidden}; },
        [](S s, Q q, A a) { writeQuery(s, q.step, q.unit, a); },
        [](S s, Q q) { return entryOf(s.step(q.step).query, q.unit); });

    const auto setScore = [&]<Kind kind, ScorePlace place>() {
        set(
            kind,
            [](S s) {
                const ScoreForm* form = scoreForm(s, kind);
                Extents extents;
                extents.steps =
                    countIf(form, place == ScorePlace::Step || place == ScorePlace::Cell ? s.stepCount() : 1);
                if (place == ScorePlace::Position || place == ScorePlace::Cell)
                    extents.positions = s.sourceLength();
                if (form && form->units)
                    extents.units = form->units(s.setup());
                return extents;
            },
            [](S s, Q q, A a) { scoreForm(s, kind)->write(s, q, a); },
            kind == Kind::Score ? shownScore : nullptr);
    };
    setScore.operator()<Kind::ProjectedQuery, ScorePlace::Step>();
    setScore.operator()<Kind::ProjectedAnnotation, ScorePlace::Position>();
    setScore.operator()<Kind::QueryNorm, ScorePlace::Step>();
    setScore.operator()<Kind::AnnotationNorm, ScorePlace::Position>();
    setScore.operator()<Kind::NormProduct, ScorePlace::Cell>();
    setScore.operator()<Kind::Cosine, ScorePlace::Cell>();
    setScore.operator()<Kind::KeyStrength, ScorePlace::Model>();
    setScore.operator()<Kind::ScoreUnit, ScorePlace::Cell>();
    setScore.operator()<Kind::Score, ScorePlace::Cell>();

    set(
        Kind::CentreUnit,
        [](S s) {
            return Extents{.steps = countIf(isPredictive(s), s.stepCount()),
                           .units = s.config().attention.size};
        },
        [](S s, Q q, A a) { writeCentreUnit(s, q.step, q.unit, a); });
    set(
        Kind::CentreShare, [](S s) { return steps(s, isPredictive(s)); },
        [](S s, Q q, A a) { writeCentreShare(s, q.step, a); });
    set(
        Kind::Centre, [](S s) { return steps(s, isLocal(s)); },
        [](S s, Q q, A a) { writeCentre(s, q.step, a); },
        [](S s, Q q) -> Shown {
            const std::optional<Real> centre = s.step(q.step).alignment().span.centre;
            return centre ? Shown(*centre) : std::nullopt;
        });
    set(
        Kind::Away, [](S s) { return cells(s, isPredictive(s)); },
        [](S s, Q q, A a) { writeAway(s, q.step, q.position, a); });
    set(
        Kind::WindowFactor, [](S s) { return cells(s, isPredictive(s)); },
        [](S s, Q q, A a) { writeWindowFactor(s, q.step, q.position, a); });
    set(
        Kind::TemperedScore, [](S s) { return cells(s); },
        [](S s, Q q, A a) { writeTemperedScore(s, q.step, q.position, a); });
    set(
        Kind::LargestScore, [](S s) { return steps(s); },
        [](S s, Q q, A a) { writeLargestScore(s, q.step, a); });
    set(
        Kind::Exponential, [](S s) { return cells(s); },
        [](S s, Q q, A a) { writeExponential(s, q.step, q.position, a); });
    set(
        Kind::ExponentialSum, [](S s) { return steps(s); },
        [](S s, Q q, A a) { writeExponentialSum(s, q.step, a); });
    set(
        Kind::Distribution, [](S s) { return cells(s); },
        [](S s, Q q, A a) { writeDistribution(s, q.step, q.position, a); },
        [](S s, Q q) { return entryOf(s.step(q.step).alignment().span.distribution, q.position); });
    set(
        Kind::AttentionWeight, [](S s) { return cells(s); },
        [](S s, Q q, A a) { writeWeight(s, q.step, q.position, a); },
        [](S s, Q q) { return entryOf(s.step(q.step).alignment().weights, q.position); });

    set(
        Kind::Context,
        [](S s) { return Extents{.steps = s.stepCount(), .units = s.config().annotationSize()}; },
        [](S s, Q q, A a) { writeContext(s, q.step, q.unit, a); },
        [](S s, Q q) { return entryOf(s.step(q.step).context, q.unit); });
    set(
        Kind::Attentional,
        [](S s) {
            return Extents{.steps = countIf(s.isLuong(), s.stepCount()), .units = s.config().decoder.hidden};
        },
        [](S s, Q q, A a) { writeAttentional(s, q.step, q.unit, a); },
        [](S s, Q q) { return entryOf(s.step(q.step).attentional, q.unit); });
    set(
        Kind::Logit, tokens, [](S s, Q q, A a) { writeLogit(s, q.step, q.unit, a); },
        [](S s, Q q) { return entryOf(s.step(q.step).logits, q.unit); });
    set(
        Kind::LargestLogit, [](S s) { return Extents{.steps = s.stepCount()}; },
        [](S s, Q q, A a) { writeLargestLogit(s, q.step, a); });
    set(Kind::LogitExponential, tokens, [](S s, Q q, A a) { writeLogitExponential(s, q.step, q.unit, a); });
    set(
        Kind::LogitSum, [](S s) { return Extents{.steps = s.stepCount()}; },
        [](S s, Q q, A a) { writeLogitSum(s, q.step, a); });
    set(
        Kind::LogOfSum, [](S s) { return Extents{.steps = s.stepCount()}; },
        [](S s, Q q, A a) { writeLogOfSum(s, q.step, a); });
    set(
        Kind::Probability, tokens, [](S s, Q q, A a) { writeProbability(s, q.step, q.unit, a); },
        [](S s, Q q) { return entryOf(s.step(q.step).probabilities, q.unit); });
    set(
        Kind::LogProbability, [](S s) { return Extents{.steps = s.stepCount()}; },
        [](S s, Q q, A a) { writeLogProbability(s, q.step, a); },
        [](S s, Q q) -> Shown { return s.step(q.step).logProbability; });
    return all;
}

}  // namespace

const std::array<Form, kindCount>& forms() {
    static const std::array<Form, kindCount> all = makeForms();
    return all;
}

}  // namespace attn
