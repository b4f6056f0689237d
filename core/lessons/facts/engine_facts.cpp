// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/facts/engine_facts.h"

#include <map>
#include <utility>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/lessons/facts/fact_records.h"
#include "core/lessons/format/lesson_json.h"
#include "core/tasks/task.h"

namespace attn {
namespace {

class EngineFacts : public Facts {
public:
    explicit EngineFacts(std::shared_ptr<const StepContext> context) : m_context(std::move(context)) {}

    std::optional<FactValue> value(const std::string& name) override {
        if (name == "sentence")
            return FactValue::text(m_context->text());
        if (name == "truth")
            return m_context->truth() ? FactValue::text(m_context->truth()->target) : FactValue();
        if (name == "lanes")
            return lanes();
        if (name == "selected")
            return selected();
        if (name == "current")
            return current();
        if (name == "view")
            return FactValue::text(m_context->changes().view.value_or(m_context->state().view));
        return std::nullopt;
    }

    std::optional<FactValue> call(const FactCall& call) override {
        m_context->engine().throwIfStopped();
        if (call.name == "lane")
            return lane(FactArguments(call, {"id"}, 1).text("id"));
        if (call.name == "model")
            return modelFacts(m_context->engine().model(FactArguments(call, {"path"}, 1).text("path")));
        if (call.name == "run")
            return run(FactArguments(call, {"id"}, 1).text("id"));
        if (call.name == "slider")
            return slider(FactArguments(call, {"id"}, 1).text("id"));
        if (call.name == "metric")
            return metricFact(*m_context, call);
        if (call.name == "heads_needed")
            return headsNeededFact(*m_context, call);
        if (call.name == "random_rows")
            return randomRowsFact(m_context->engine(), call);
        if (call.name == "content_maximum")
            return contentMaximumFact(call);
        return std::nullopt;
    }

    std::vector<std::string> names() const override {
        std::vector<std::string> all = lessonFactNames();
        all.insert(all.end(), lessonFactFunctions().begin(), lessonFactFunctions().end());
        return all;
    }

private:
    FactValue lanes() const {
        std::vector<std::string> ids;
        for (const ContextLane& lane : m_context->lanes())
            if (lane.isShown)
                ids.push_back(lane.id);
        return FactValue::texts(ids);
    }
    FactValue selected() const {
        const std::string& own = m_context->state().lane;
        if (m_context->changes().lane)
            return FactValue::text(m_context->lane(*m_context->changes().lane).id);
        return FactValue::text(own.empty() ? m_context->firstLane().id : own);
    }
    FactValue current() {
        if (m_context->changes().step || m_context->state().step)
            return FactValue::number(static_cast<double>(
                m_context->changes().step ? *m_context->changes().step : *m_context->state().step));
        const FactValue first = lane(m_context->firstLane().id);
        return *first.asRecord().value("steps");
    }
    FactValue lane(const std::string& id) {
        FactValue& kept = m_lanes[id];
        if (kept.isNone())
            kept = laneFacts(m_context, m_context->lane(id));
        return kept;
    }
    FactValue run(const std::string& id) {
        const LessonRun* found = m_context->state().findRun(id);
        if (!found) {
            std::vector<std::string> ids;
            for (const LessonRun& each : m_context->state().runs)
                ids.push_back(each.id);
            throw Error(ids.empty() ? told("there is no training %1 in this step.", inQuotes(id))
                                    : told("there is no training %1; %2", inQuotes(id), suggestion(id, ids)));
        }
        FactValue& kept = m_runs[id];
        if (kept.isNone())
            kept = runFacts(m_context, *found);
        return kept;
    }
    FactValue slider(const std::string& id) const {
        const LessonSlider* found = m_context->state().findSlider(id);
        if (!found)
            throw Error(told("there is no slider %1 in this step.", inQuotes(id)));
        const auto set = m_context->changes().sliders.find(id);
        return FactValue::number(set == m_context->changes().sliders.end() ? found->value : set->second);
    }

    std::shared_ptr<const StepContext> m_context;
    std::map<std::string, FactValue> m_lanes, m_runs;
};

}  // namespace

std::unique_ptr<Facts> engineFacts(std::shared_ptr<const StepContext> context) {
    return std::make_unique<EngineFacts>(std::move(context));
}

}  // namespace attn
