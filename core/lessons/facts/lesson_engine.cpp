// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/facts/lesson_engine.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <tuple>
#include <utility>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/base/work_stopped.h"
#include "core/decode/map_edits.h"
#include "core/lessons/expressions/facts.h"
#include "core/lessons/format/changes_json.h"
#include "core/lessons/format/lesson_file.h"
#include "core/network/layers/network_weights.h"
#include "core/network/pass.h"
#include "core/network/shown_maps.h"
#include "core/tasks/task.h"
#include "core/train/corpora/fresh_pairs.h"
#include "core/train/corpora/recipe_corpora.h"
#include "core/train/trainer.h"

namespace attn {
namespace {

constexpr Index measuredAtOnce = 64;  // pairs
// More than these would keep a class waiting.
constexpr Index mostUpdatesOfLesson = 50'000, mostPairsOfLesson = 200'000, largestBatchOfLesson = 1024;
constexpr Index largestHiddenOfLesson = 1024, mostLayersOfLesson = 8;

void checkShort(const Recipe& recipe) {
    const auto check = [](const std::string& key, Index found, Index most) {
        if (found > most)
            throw Error(
                told("the recipe's %1 is %2, and a lesson trains with %3 at most.", key, found, most));
    };
    if (recipe.corpus)
        throw Error(told("a lesson trains on a task, and this recipe trains on a corpus."));
    check("updates", lastUpdate(recipe), mostUpdatesOfLesson);
    check("pairs", recipe.pairs, mostPairsOfLesson);
    check("held_out", recipe.heldOut, mostPairsOfLesson);
    check("batch", recipe.batch, largestBatchOfLesson);
    for (const Index hidden : {recipe.model.encoder.hidden, recipe.model.decoder.hidden,
                               recipe.model.encoder.embedding, recipe.model.decoder.embedding})
        check(told("hidden size"), hidden, largestHiddenOfLesson);
    check("layers", std::max(recipe.model.encoder.layers, recipe.model.decoder.layers), mostLayersOfLesson);
}

// As a lesson trains it: on one thread unless it says otherwise.
Recipe withThreads(Recipe recipe) {
    recipe.threads = threadsOf(recipe);
    return recipe;
}

auto keyOf(const MeasureRequest& request) {
    return std::tuple(request.task, request.lengths.shortest, request.lengths.longest, request.count,
                      request.seed, request.map);
}

// Equal for equal changes of whole maps.
std::string keyOf(const Interventions& changes) {
    SavedWhatIfs whole;
    whole.temperature = changes.temperature;
    whole.maps = changes.maps;
    return changesToJson(whole).dump();
}

// Reads the references of some pairs with changed maps.
class ChangedReading {
public:
    ChangedReading(const Network& network, const Interventions& changes)
        : m_network(network),
          m_changes(changes),
          m_weights(network.parameters()),
          m_pass(network.pass(m_weights)) {}

    void run(const Batch& batch) {
        edit(batch, true);
        m_pass->encode(batch.positions, batch.source);
        edit(batch, false);
        m_pass->begin(batch.steps);
        m_pass->read(batch.previous);
        const Index size = batch.size();
        std::vector<bool> isWhole(static_cast<std::size_t>(size), true);
        Matrix logits(m_network.targetSize(), size);
        for (Index t = 0; t < batch.steps; ++t) {
            m_pass->step(t, t);
            m_pass->logits(t * size, logits);
            for (Index b = 0; b < size; ++b)
                judge(batch.target[static_cast<std::size_t>(t * size + b)], logits.col(b), isWhole, b);
        }
        m_sentences += size;
        m_whole += std::count(isWhole.begin(), isWhole.end(), true);
    }
    ChangedAccuracy result() const {
        return {m_tokens > 0 ? static_cast<double>(m_hits) / static_cast<double>(m_tokens) : 0,
                m_sentences > 0 ? static_cast<double>(m_whole) / static_cast<double>(m_sentences) : 0};
    }

private:
    void edit(const Batch& batch, bool isEncoder) {
        for (const MapAddress& map : m_network.maps())
            if (isOfEncoder(map) == isEncoder)
                m_pass->edit(map,
                             editOfRows(m_changes, map, isEncoder ? batch.positions.longest() : batch.steps));
    }
    void judge(Token right, const ConstVectorRef& logits, std::vector<bool>& isWhole, Index b) {
        if (right == paddingToken)
            return;
        Index most = 0;
        logits.maxCoeff(&most);
        const bool isHit = right == static_cast<Token>(most) && right != unknownToken;
        ++m_tokens;
        m_hits += isHit ? 1 : 0;
        if (!isHit)
            isWhole[static_cast<std::size_t>(b)] = false;
    }

    const Network& m_network;
    const Interventions& m_changes;
    NetworkWeights m_weights;
    std::unique_ptr<Pass> m_pass;
    Index m_tokens = 0, m_hits = 0, m_sentences = 0, m_whole = 0;
};

}  // namespace

bool MeasureRequest::operator<(const MeasureRequest& other) const {
    return keyOf(*this) < keyOf(other);
}

LessonEngine::LessonEngine(std::shared_ptr<const Lesson> lesson, Index threads)
    : m_lesson(std::move(lesson)), m_threads(threads) {}

void LessonEngine::throwIfStopped() const {
    if (m_work.stop.stop_requested())
        throw WorkStopped();
}

void LessonEngine::publish(double share) const {
    throwIfStopped();
    if (m_work.publish)
        m_work.publish(share);
}

LessonModel LessonEngine::model(const std::string& path) {
    throwIfStopped();
    LessonModel& kept = m_models[path];
    if (!kept.model) {
        std::shared_ptr<const TrainedModel> loaded = lessonModel(*m_lesson, path);
        kept = {path, std::move(loaded)};
    }
    return kept;
}

std::shared_ptr<const SavedSession> LessonEngine::session(const std::string& path) {
    std::shared_ptr<const SavedSession>& kept = m_sessions[path];
    if (!kept) {
        SessionWork work;
        work.stop = m_work.stop;
        std::optional<SavedSession> loaded = lessonSession(*m_lesson, path, work);
        if (!loaded)
            throw WorkStopped();
        kept = std::make_shared<const SavedSession>(std::move(*loaded));
    }
    return kept;
}

const Recipe& LessonEngine::recipe(const std::string& path) {
    const auto found = m_recipes.find(path);
    return found != m_recipes.end() ? found->second
                                    : m_recipes.emplace(path, lessonRecipe(*m_lesson, path)).first->second;
}

const Task& LessonEngine::task(const std::string& id) {
    std::unique_ptr<Task>& kept = m_tasks[id];
    if (!kept)
        kept = createTask(id);
    return *kept;
}

const Corpus& LessonEngine::corpus(const LessonModel& model, const MeasureRequest& request) {
    MeasureRequest pairs = request;
    pairs.map.reset();
    if (pairs.task.empty())
        pairs.task = model.model->training.task;
    if (pairs.task.empty())
        throw Error(told("%1 does not say which task it is for; give the argument task.", model.name));
    const auto key = std::pair(model.name, pairs);
    if (const auto found = m_corpora.find(key); found != m_corpora.end())
        return found->second;
    FreshTask fresh = freshTask({model.model.get()}, {model.name}, pairs.task, pairs.lengths, m_work.stop);
    throwIfStopped();
    Corpus drawn = taskCorpus(*fresh.task, model.model->tokenizers, model.model->source, model.model->target,
                              pairs.count, pairs.seed, fresh.seen, m_work.stop);
    throwIfStopped();
    return m_corpora.emplace(key, std::move(drawn)).first->second;
}

const Evaluation& LessonEngine::evaluation(const LessonModel& model, const MeasureRequest& request) {
    const auto key = std::pair(model.name, request);
    if (const auto found = m_evaluations.find(key); found != m_evaluations.end())
        return found->second;
    const Corpus& pairs = corpus(model, request);
    EvaluationOptions options;
    options.count = request.count;
    options.measuresSoftAlignment = true;
    options.decodes = false;
    options.threads = m_threads;
    if (request.map) {
        options.measuresMaps = true;
        options.maps = std::vector<MapAddress>{*request.map};
    }
    options.publish = [&](Index done) {
        if (m_work.publish)
            m_work.publish(static_cast<double>(done) / static_cast<double>(request.count));
    };
    Evaluation measured = evaluate(model.model->network, pairs, options, m_work.stop);
    throwIfStopped();
    return m_evaluations.emplace(key, std::move(measured)).first->second;
}

ChangedAccuracy LessonEngine::accuracy(const LessonModel& model, const MeasureRequest& request,
                                       const Interventions& changes) {
    const auto key = std::tuple(model.name, request, keyOf(changes));
    if (const auto found = m_accuracies.find(key); found != m_accuracies.end())
        return found->second;
    const Corpus& pairs = corpus(model, request);
    ChangedReading reading(model.model->network, changes);
    Batch batch;
    for (Index first = 0; first < request.count; first += measuredAtOnce) {
        throwIfStopped();
        std::vector<Index> chosen(static_cast<std::size_t>(std::min(measuredAtOnce, request.count - first)));
        std::iota(chosen.begin(), chosen.end(), first);
        fillBatch(batch, pairs.pairs, chosen);
        reading.run(batch);
    }
    return m_accuracies.emplace(key, reading.result()).first->second;
}

void LessonEngine::take(const Recipe& recipe, std::shared_ptr<const TrainedModel> model, TrainingEnd end,
                        Index updates) {
    checkShort(recipe);
    const std::string key = recipeToJson(withThreads(recipe));
    if (m_trainings.contains(key))
        return;
    const RecipeCorpora corpora = recipeCorpora(recipe, m_work.stop);
    const auto all = static_cast<Index>(corpora.heldOut.pairs.size());
    TrainingResult result;
    result.evaluation =
        evaluate(model->network, corpora.heldOut, measuring(recipe, corpora, all), m_work.stop);
    throwIfStopped();
    result.model = std::move(model);
    result.end = end;
    result.updates = updates;
    m_trainings.emplace(key, std::move(result));
}

const TrainingResult& LessonEngine::training(const Recipe& recipe) {
    checkShort(recipe);
    const Recipe own = withThreads(recipe);
    const std::string key = recipeToJson(own);
    if (const auto found = m_trainings.find(key); found != m_trainings.end())
        return found->second;
    TrainingResult result = train(own, m_work.stop, [&](const TrainingProgress& progress) {
        if (m_work.publish && progress.updates > 0)
            m_work.publish(static_cast<double>(progress.update) / static_cast<double>(progress.updates));
    });
    throwIfStopped();
    return m_trainings.emplace(key, std::move(result)).first->second;
}

}  // namespace attn
