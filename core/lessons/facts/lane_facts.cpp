// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/decode/decoded_maps.h"
#include "core/decode/stepper.h"
#include "core/explain/computation.h"
#include "core/lessons/facts/fact_records.h"
#include "core/lessons/facts/fact_table.h"
#include "core/metrics/alignment.h"
#include "core/network/shown_maps.h"
#include "core/text/text_ids.h"
#include "core/train/corpora/corpus.h"

namespace attn {
namespace {

// A lane that has decoded its sentence. It is what several records read.
class DecodedLane {
public:
    DecodedLane(std::shared_ptr<const StepContext> context, const ContextLane& lane, bool isOriginal)
        : m_context(std::move(context)),
          m_lane(lane),
          m_model(lane.model.model),
          m_changes(isOriginal ? lane.fromState : lane.changes) {
        const Tokenizers& tokenizers = m_model->tokenizers;
        m_sourceTexts = tokenizers.source->tokenize(m_context->text());
        if (m_sourceTexts.size() > LessonEngine::mostTokens)
            throw Error(told("the text has %1 tokens, and a lesson decodes %2 at most.", m_sourceTexts.size(),
                             LessonEngine::mostTokens));
        std::vector<Token> source = textIds(*tokenizers.source, m_model->source, m_sourceTexts);
        m_interventions = fromSaved(m_changes, *m_model, static_cast<Index>(source.size()));
        DecodeOptions options;
        options.interventions = m_interventions;
        if (m_context->readsReference()) {
            options.force = true;
            options.target = reference();
        }
        Stepper stepper(m_model, std::move(source), std::move(options));
        while (!stepper.isFinished()) {
            m_context->engine().throwIfStopped();
            stepper.advance();
        }
        m_trace = stepper.trace();
        readTokens();
        readKnown();
    }

    const std::shared_ptr<const StepContext>& context() const { return m_context; }
    const ContextLane& lane() const { return m_lane; }
    const TrainedModel& model() const { return *m_model; }
    const SavedWhatIfs& changes() const { return m_changes; }
    const DecodeTrace& trace() const { return m_trace; }
    const std::vector<std::string>& source() const { return m_sourceTexts; }
    const std::vector<std::string>& tokens() const { return m_tokens; }
    const std::vector<Link>& known() const { return m_known; }
    bool isEnded() const { return m_trace.stop == StopReason::End || m_model->network.saysOneToken(); }
    std::string output() const { return m_model->tokenizers.target->join(m_tokens); }
    // The map that the lane shows; nothing without attention.
    std::optional<MapAddress> ownMap() const {
        return m_lane.map.empty() ? m_model->network.alignment() : mapOfName(m_lane.map);
    }
    // The rows of a map. Throws Error where there is no attention.
    const std::vector<Vector>& rows(const std::optional<MapAddress>& map) {
        if (!map)
            throw Error(told("the lane %1 has no attention, so it has no weights.", inQuotes(m_lane.id)));
        const auto kept = m_rows.find(*map);
        if (kept != m_rows.end())
            return kept->second;
        std::vector<Vector>& made = m_rows[*map];
        if (map == m_model->network.alignment()) {
            for (const StepTrace& step : m_trace.steps)
                made.push_back(step.alignment().weights);
        } else {
            made = decodedMaps(m_model, m_trace, m_interventions, {*map}).front().rows;
        }
        return made;
    }
    const Computation& computation() {
        if (!m_computation)
            m_computation.emplace(m_model, m_trace, m_interventions);
        m_computation->setStop(m_context->engine().stop());
        return *m_computation;
    }

private:
    std::vector<Token> reference() const {
        std::string text = m_context->state().target;
        if (text.empty() && m_context->truth())
            text = m_context->truth()->target;
        if (text.empty())
            throw Error(told(
                "there is no right output of this text that the lane could read; give the state a target."));
        const Tokenizer& tokenizer = *m_model->tokenizers.target;
        return textIds(tokenizer, m_model->target, tokenizer.tokenize(text));
    }
    void readTokens() {
        for (const StepTrace& step : m_trace.steps)
            if (step.token != endToken)
                m_tokens.push_back(m_model->target.text(step.token));
    }
    // Links are known where the model's tokens are those of the task, for tokens that are right.
    void readKnown() {
        const std::string id = m_context->taskId();
        if (id.empty() || !m_context->truth() || !countsIn(m_context->engine().task(id), m_model->tokenizers))
            return;
        const TaskPair& truth = *m_context->truth();
        m_known =
            linksOfMatchingTokens(truth.links, m_tokens, m_model->tokenizers.target->tokenize(truth.target));
    }

    std::shared_ptr<const StepContext> m_context;
    ContextLane m_lane;
    std::shared_ptr<const TrainedModel> m_model;
    SavedWhatIfs m_changes;
    Interventions m_interventions;
    std::vector<std::string> m_sourceTexts, m_tokens;
    DecodeTrace m_trace;
    std::vector<Link> m_known;
    std::map<MapAddress, std::vector<Vector>> m_rows;
    std::optional<Computation> m_computation;
};

// What *Why* shows as the terms of a score.
FactValue termsOfScore(DecodedLane& lane, const MapAddress& map, Index step, Index position) {
    const Computation& computation = lane.computation();
    Quantity score;
    score.kind = Kind::Score;
    score.step = step;
    score.position = position;
    score.layer = map.layer;
    score.head = map.head == MapAddress::allHeads ? 0 : map.head;
    for (const Part part : {Part::Model, Part::DecoderCross}) {
        score.part = part;
        if (!computation.has(score))
            continue;
        Explanation explained = computation.explain(score);
        // A score that is one factor times another number is taken apart further down.
        FactValue::List terms;
        for (const std::vector<Operand>& factors : explained.terms) {
            double product = 1;
            for (const Operand& factor : factors)
                product *= factor.value;
            terms.push_back(
                FactValue::number(explained.divisor ? product / explained.divisor->value : product));
        }
        return FactValue::list(std::move(terms));
    }
    throw Error(told("terms: this map has no score that is a sum."));
}

class RowFacts : public FactTable {
public:
    RowFacts(std::shared_ptr<DecodedLane> lane, std::optional<MapAddress> map, Index row)
        : FactTable(translatable("a row")), m_lane(std::move(lane)), m_map(map), m_row(row) {
        if (!isOfSource())
            addStep();
        else
            member("token",
                   [this] { return FactValue::text(m_lane->source()[static_cast<std::size_t>(m_row)]); });
        addWeights();
    }

private:
    bool isOfSource() const { return m_map && rowsOf(*m_map) == MapAxis::Source; }
    bool isOwn() const { return m_map == m_lane->model().network.alignment(); }
    const StepTrace& step() const { return m_lane->trace().steps[static_cast<std::size_t>(m_row)]; }
    const MapTrace& alignment() const {
        if (!isOwn())
            throw Error(told("scores and spans are known of the lane's own map only."));
        return step().alignment();
    }
    const Vector& weights() const {
        const std::vector<Vector>& rows = m_lane->rows(m_map);
        const Vector& row = rows[static_cast<std::size_t>(m_row)];
        if (row.size() == 0)
            throw Error(
                told("the lane %1 has no attention, so it has no weights.", inQuotes(m_lane->lane().id)));
        return row;
    }
    FactValue token(Token id) const { return FactValue::text(m_lane->model().target.text(id)); }
    static FactValue numberOf(const Vector& values, const FactCall& call) {
        const FactArguments given(call, {"position"}, 1);
        return FactValue::number(static_cast<double>(values[given.whole("position", 1, values.size()) - 1]));
    }
    Index argmax() const {
        Index place = 0;
        weights().maxCoeff(&place);
        return place;
    }

    void addStep() {
        member("token", [this] { return token(step().token); });
        member("previous", [this] { return token(step().previous); });
        member("predicted", [this] { return token(step().predicted); });
        member("log_probability",
               [this] { return FactValue::number(static_cast<double>(step().logProbability)); });
        member("probabilities", [this] { return FactValue::numbers(step().probabilities); });
        method("probability", [this](const FactCall& call) {
            const FactArguments given(call, {"token"}, 1);
            const Vocabulary& vocabulary = m_lane->model().target;
            const std::string text = given.text("token");
            if (!vocabulary.contains(text))
                throw Error(told("probability: the output has no token %1; %2", inQuotes(text),
                                 suggestion(text, vocabulary.tokens())));
            return FactValue::number(static_cast<double>(step().probabilities[vocabulary.id(text)]));
        });
        member("forced", [this] { return FactValue::truth(step().forced); });
        member("query", [this] { return FactValue::numbers(step().query); });
        member("context", [this] { return FactValue::numbers(step().context); });
        member("state", [this] { return FactValue::numbers(step().state); });
        member("scores", [this] { return FactValue::numbers(scores()); });
        method("score", [this](const FactCall& call) { return numberOf(scores(), call); });
        member("edited", [this] { return FactValue::truth(step().alignment().hasGivenWeights); });
        member("known", [this] { return known(); });
        member("centre", [this] {
            const std::optional<Real> centre = alignment().span.centre;
            return centre ? FactValue::number(static_cast<double>(*centre) + 1) : FactValue();
        });
        member("taken", [this] {
            const std::optional<Index> taken = alignment().span.taken;
            return taken ? FactValue::number(static_cast<double>(*taken + 1)) : FactValue();
        });
        member("window", [this] {
            const Index window = alignment().span.window;
            return window > 0 ? FactValue::number(static_cast<double>(window)) : FactValue();
        });
        method("terms", [this](const FactCall& call) {
            const FactArguments given(call, {"position"}, 1);
            const Index position = given.whole("position", 1, weights().size()) - 1;
            return termsOfScore(*m_lane, *m_map, m_row, position);
        });
    }
    const Vector& scores() const {
        const Vector& found = alignment().scores;
        if (found.size() == 0)
            throw Error(
                told("the lane %1 has no scores of this map: it has no attention, or the map is a mean "
                     "of several.",
                     inQuotes(m_lane->lane().id)));
        return found;
    }
    FactValue known() const {
        std::vector<Index> positions;
        for (const Link& link : m_lane->known())
            if (link.target == m_row)
                positions.push_back(link.source);
        return FactValue::places(positions);
    }

    void addWeights() {
        member("weights", [this] { return FactValue::numbers(weights()); });
        method("weight", [this](const FactCall& call) { return numberOf(weights(), call); });
        member("argmax", [this] { return FactValue::number(static_cast<double>(argmax() + 1)); });
        member("largest", [this] { return FactValue::number(static_cast<double>(weights().maxCoeff())); });
        member("entropy", [this] { return FactValue::number(static_cast<double>(entropyBits(weights()))); });
        member("looks_at", [this] {
            const auto place = static_cast<std::size_t>(argmax());
            const MapAxis columns = m_map ? columnsOf(*m_map, m_lane->model().network) : MapAxis::Source;
            if (columns != MapAxis::Source || place >= m_lane->source().size())
                throw Error(told("looks_at: this map does not look at tokens of the source."));
            return FactValue::text(m_lane->source()[place]);
        });
    }

    std::shared_ptr<DecodedLane> m_lane;
    std::optional<MapAddress> m_map;
    Index m_row;
};

class LaneFacts : public FactTable {
public:
    // The lane decodes when something of its sentence is asked for.
    LaneFacts(std::shared_ptr<const StepContext> context, const ContextLane& lane, bool isOriginal,
              std::shared_ptr<DecodedLane> decoded, std::optional<MapAddress> map)
        : FactTable(translatable("a lane")),
          m_context(std::move(context)),
          m_lane(lane),
          m_isOriginal(isOriginal),
          m_decoded(std::move(decoded)),
          m_map(map) {
        addLane();
        addOutput();
        addRows();
        addChanges();
    }

private:
    const std::shared_ptr<DecodedLane>& decoded() {
        if (!m_decoded)
            m_decoded = std::make_shared<DecodedLane>(m_context, m_lane, m_isOriginal);
        return m_decoded;
    }
    std::optional<MapAddress> map() { return m_map ? m_map : decoded()->ownMap(); }
    const Network& network() const { return m_lane.model.model->network; }
    const SavedWhatIfs& changes() const { return m_isOriginal ? m_lane.fromState : m_lane.changes; }

    void addLane() {
        member("id", [this] { return FactValue::text(m_lane.id); });
        member("name", [this] { return FactValue::text(m_lane.name); });
        member("model", [this] { return modelFacts(m_lane.model); });
        member("maps", [this] {
            std::vector<std::string> names;
            for (const MapAddress& each : alignmentMaps(network()))
                names.push_back(nameOf(each));
            return FactValue::texts(names);
        });
        method("map", [this](const FactCall& call) {
            const FactArguments given(call, {"name"}, 1);
            return FactValue::record(std::make_shared<LaneFacts>(
                m_context, m_lane, m_isOriginal, decoded(), shownMapOfName(given.text("name"), network())));
        });
        member("original", [this] {
            return FactValue::record(std::make_shared<LaneFacts>(m_context, m_lane, true, nullptr, m_map));
        });
    }

    void addOutput() {
        member("output", [this] { return FactValue::text(decoded()->output()); });
        member("tokens", [this] { return FactValue::texts(decoded()->tokens()); });
        member("source", [this] { return FactValue::texts(decoded()->source()); });
        member("length",
               [this] { return FactValue::number(static_cast<double>(decoded()->tokens().size())); });
        member("ended", [this] { return FactValue::truth(decoded()->isEnded()); });
        member("steps",
               [this] { return FactValue::number(static_cast<double>(decoded()->trace().steps.size())); });
        member("exact", [this] {
            return FactValue::truth(m_context->truth() && decoded()->isEnded() &&
                                    decoded()->output() == m_context->truth()->target);
        });
        member("log_probability", [this] {
            double sum = 0;
            for (const StepTrace& step : decoded()->trace().steps)
                sum += static_cast<double>(step.logProbability);
            return FactValue::number(sum);
        });
        member("first_difference", [this] { return firstDifference(); });
    }

    void addRows() {
        member("entropy", [this] {
            double sum = 0;
            const std::vector<Vector>& rows = decoded()->rows(map());
            const std::size_t count = rowCountWithoutEnd(rows);
            for (std::size_t i = 0; i < count; ++i)
                sum += static_cast<double>(entropyBits(rows[i]));
            if (count == 0 || rows.front().size() == 0)
                throw Error(told("the lane %1 has no row of weights.", inQuotes(m_lane.id)));
            return FactValue::number(sum / static_cast<double>(count));
        });
        member("alignment_error", [this] {
            if (decoded()->known().empty() || !map() || rowsOf(*map()) != MapAxis::Steps)
                return FactValue();
            return FactValue::optional(
                alignmentCounts(decoded()->rows(map()), decoded()->known()).errorRate());
        });
        method("step", [this](const FactCall& call) {
            const FactArguments given(call, {"step"}, 1);
            const std::optional<MapAddress> shown = map();
            const bool isOfSource = shown && rowsOf(*shown) == MapAxis::Source;
            const auto count =
                static_cast<Index>(isOfSource ? decoded()->source().size() : decoded()->trace().steps.size());
            return FactValue::record(
                std::make_shared<RowFacts>(decoded(), shown, given.whole("step", 1, count) - 1));
        });
    }
    // A class has no </s>.
    std::size_t rowCountWithoutEnd(const std::vector<Vector>& rows) {
        const std::vector<StepTrace>& steps = decoded()->trace().steps;
        const bool isEnd = !steps.empty() && steps.back().token == endToken && rows.size() == steps.size();
        return rows.size() - (isEnd && !rows.empty() ? 1 : 0);
    }

    void addChanges() {
        member("changed", [this] { return FactValue::truth(!m_isOriginal && m_lane.isChanged()); });
        member("temperature",
               [this] { return FactValue::number(static_cast<double>(changes().temperature)); });
        member("zeroed", [this] {
            return FactValue::places({changes().zeroed.begin(), changes().zeroed.end()});
        });
        member("swapped", [this] {
            std::vector<Index> positions;
            for (const auto& [position, token] : changes().swapped)
                positions.push_back(position);
            return FactValue::places(positions);
        });
        member("edited_rows", [this] {
            std::vector<Index> rows;
            for (const auto& [row, step] : changes().steps)
                if (std::any_of(step.maps.begin(), step.maps.end(),
                                [](const auto& each) { return each.second.weights.has_value(); }))
                    rows.push_back(row);
            return FactValue::places(rows);
        });
        member("forced_steps", [this] {
            std::vector<Index> rows;
            for (const auto& [row, step] : changes().steps)
                if (step.token)
                    rows.push_back(row);
            return FactValue::places(rows);
        });
        addMapFlag("off", &WholeMapIntervention::isOff);
        addMapFlag("uniform", &WholeMapIntervention::isUniform);
        addMapFlag("hard", &WholeMapIntervention::isHard);
    }
    void addMapFlag(const char* name, bool WholeMapIntervention::*flag) {
        member(name, [this, flag] {
            std::vector<std::string> names;
            for (const auto& [address, change] : changes().maps)
                if (change.*flag)
                    names.push_back(nameOf(address));
            return FactValue::texts(names);
        });
    }
    FactValue firstDifference() {
        if (m_isOriginal || !m_lane.isChanged())
            return {};
        const DecodedLane original(m_context, m_lane, true);
        const std::vector<StepTrace>& left = decoded()->trace().steps;
        const std::vector<StepTrace>& right = original.trace().steps;
        for (std::size_t i = 0; i < std::max(left.size(), right.size()); ++i)
            if (i >= left.size() || i >= right.size() || left[i].token != right[i].token)
                return FactValue::number(static_cast<double>(i + 1));
        return {};
    }

    std::shared_ptr<const StepContext> m_context;
    ContextLane m_lane;
    bool m_isOriginal;
    std::shared_ptr<DecodedLane> m_decoded;
    std::optional<MapAddress> m_map;
};

}  // namespace

FactValue laneFacts(std::shared_ptr<const StepContext> context, const ContextLane& lane) {
    return FactValue::record(
        std::make_shared<LaneFacts>(std::move(context), lane, false, nullptr, std::nullopt));
}

}  // namespace attn
