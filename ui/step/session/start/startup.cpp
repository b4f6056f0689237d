// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/session/start/startup.h"

#include <QCoreApplication>
#include <algorithm>

#include "core/base/error.h"
#include "core/network/shown_maps.h"
#include "core/text/tokenizer.h"
#include "ui/kit/text/string_lists.h"
#include "ui/kit/text/tr.h"
#include "ui/step/session/lane/lane_maps.h"
#include "ui/step/session/resource_locator.h"
#include "ui/step/session/start/failing_examples.h"
#include "ui/step/session/start/first_looks.h"

namespace attn::ui {
namespace {

// The first example of a new user, if its models are bundled: words that change their order.
const QString firstTask = QStringLiteral("translate");

// Tokens that stay readable as columns of eight lanes side by side.
constexpr std::size_t readableLength = 16;

ExampleTask exampleTask(const Task& task) {
    return {
        QString::fromStdString(task.id()),          coreText(task.label()), textsOf(task.examples()), {}, {},
        taskLine(QString::fromStdString(task.id()))};
}

// The first example that fills the lanes and has readable columns, or else the first.
QString firstExample(const Task* task) {
    const std::vector<std::string> examples = task ? task->examples() : std::vector<std::string>();
    if (examples.empty())
        return {};
    const std::shared_ptr<const Tokenizer> tokenizer = createTokenizer(task->tokenizers().source);
    const auto fits = std::find_if(examples.begin(), examples.end(), [&](const std::string& text) {
        const std::size_t length = tokenizer->tokenize(text).size();
        return length >= readableLength / 2 && length <= readableLength &&
               std::any_of(text.begin(), text.end(),
                           [](char letter) { return letter >= 'a' && letter <= 'z'; });
    });
    return QString::fromStdString(fits == examples.end() ? examples.front() : *fits);
}

// Half of the steps: some rows to look at, and as many left to decode.
int firstSteps(const Session& session) {
    return (session.expectedSteps().value_or(12) + 1) / 2;
}

bool isBundled(const QString& task) {
    return bundledTasks().contains(task);
}

// Whether the window decides what is decoded, because the command line does not.
bool leavesExample(const LaunchOptions& options) {
    return options.models.isEmpty() && options.example.isEmpty() && !options.text;
}

// Lanes that lack the map show their own choice. Throws Error if all do, or if the only one does.
std::map<QString, MapAddress> mapsOf(const LaunchOptions& options, const Session& session) {
    std::map<QString, MapAddress> maps;
    const std::optional<MapAddress> wanted = mapOfName(options.map.toStdString());
    if (!wanted)
        return maps;
    for (const auto& lane : session.lanes()) {
        const std::vector<MapAddress> shown = mapsOfLane(lane->model()->network);
        if (std::find(shown.begin(), shown.end(), *wanted) != shown.end() && wanted != lane->map())
            maps[lane->id()] = *wanted;
    }
    const auto shows = [&](const auto& lane) { return maps.contains(lane->id()) || lane->map() == wanted; };
    if (std::any_of(session.lanes().begin(), session.lanes().end(), shows))
        return maps;
    const std::string option = "--map " + options.map.toStdString() + ": ";
    if (session.lanes().size() != 1)
        throw Error(option + "none of the models has this attention map.");
    try {
        shownMapOfName(options.map.toStdString(), session.lanes().front()->model()->network);
    } catch (const Error& error) {
        throw Error(option + error.what());
    }
    return maps;
}

QStringList lookIds() {
    QStringList ids;
    for (const FirstLook& look : firstLooks())
        ids.append(look.id);
    return ids;
}

// The models of the command line, or else those of its task or of the first task.
QStringList firstModels(const LaunchOptions& options) {
    if (!options.models.isEmpty())
        return options.models;
    const QStringList tasks = bundledTasks();
    const bool isBundled = tasks.contains(options.example);
    // Train mode trains on any task; Step mode behind it has its own first picture then.
    if (!options.example.isEmpty() && !isBundled && !options.trains)
        throw Error("--example " + options.example.toStdString() + ": there is no such example; " +
                    (tasks.isEmpty()
                         ? "no models are bundled with this program"
                         : "choose " + (tasks + lookIds()).join(QStringLiteral(" or ")).toStdString()));
    if (tasks.isEmpty())
        return {};
    return bundledModels(isBundled ? options.example : tasks.contains(firstTask) ? firstTask : tasks.front());
}

}  // namespace

bool startSession(Session& session, StepCursor& cursor, const LaunchOptions& options,
                  const WindowSettings& remembered) {
    if (!options.session.isEmpty())
        return false;
    if (!options.trains && options.models.isEmpty() && lookIds().contains(options.example)) {
        const bool isOfHead = openFirstLook(session, cursor, options.example);
        const bool choosesMap = !options.map.isEmpty();
        if (options.text || choosesMap) {
            std::map<QString, MapAddress> maps = session.inputs().maps;
            for (const auto& [lane, map] : mapsOf(options, session))
                maps[lane] = map;
            session.start({.text = options.text.value_or(session.inputs().text).left(Session::longestText),
                           .reads = DecoderReads::OwnOutput,
                           .hiddenLanes = {},
                           .maps = maps});
        }
        if (options.steps)
            cursor.setStep(*options.steps);
        else
            cursor.lastAction->trigger();
        return isOfHead && !choosesMap;
    }
    QString refusal;
    const bool goesOn = leavesExample(options) && isBundled(remembered.example);
    const QStringList models = goesOn ? bundledModels(remembered.example) : firstModels(options);
    if (!options.models.isEmpty()) {
        const auto listening =
            QObject::connect(&session, &Session::refused, &session, [&](const QString& sentence) {
                if (refusal.isEmpty())
                    refusal = sentence;
            });
        session.openModels(models);
        QObject::disconnect(listening);
        if (!refusal.isEmpty())
            throw Error(refusal.toStdString());
    } else {
        session.openModels(models);
    }
    const QString usual =
        goesOn && !remembered.text.isEmpty() ? remembered.text : firstExample(session.task());
    // In Train mode the text is that of the sentence that is watched.
    const std::optional<QString> text = options.trains ? std::nullopt : options.text;
    session.start({.text = text.value_or(usual).left(Session::longestText),
                   .reads = DecoderReads::OwnOutput,
                   .hiddenLanes = remembered.hiddenLanes,
                   .maps = mapsOf(options, session)});
    cursor.setStep(options.steps.value_or(firstSteps(session)));
    return false;
}

void rememberSession(const Session& session, WindowSettings& settings) {
    settings.hiddenLanes = session.inputs().hiddenLanes;
    const Task* task = session.task();
    const QString id = task ? QString::fromStdString(task->id()) : QString();
    if (!isBundled(id))
        return;  // there would be no model for it
    settings.example = id;
    settings.text = session.sourceText();
}

QList<ExampleTask> exampleTasks(const Session& session) {
    QList<ExampleTask> list;
    const Task* open = session.task();
    const QStringList bundled = bundledTasks();
    if (open && !bundled.contains(QString::fromStdString(open->id())))
        list.append(exampleTask(*open));
    for (const QString& id : bundled) {
        list.append(exampleTask(*createTask(id.toStdString())));
        list.back().beams = beamTexts(id);
        list.back().fixedVector = fixedVectorTexts(id);
    }
    return list;
}

void openExample(Session& session, StepCursor& cursor, const QString& taskId, const QString& text) {
    const Task* open = session.task();
    if (open && open->id() == taskId.toStdString()) {
        session.setSourceText(text);
        return;
    }
    SessionInputs inputs = session.inputs();
    inputs.text = text;
    inputs.whatIfs.clear();  // they belong to other models
    inputs.maps.clear();
    if (session.replaceModels(bundledModels(taskId), inputs) > 0)
        cursor.setStep(firstSteps(session));
}

void openAlone(Session& session, StepCursor& cursor, std::vector<std::unique_ptr<Lane>> lanes,
               const std::string& taskId) {
    SessionInputs inputs = session.inputs();
    inputs.text = firstExample(createTask(taskId).get());
    inputs.whatIfs.clear();  // they belong to other models
    inputs.maps.clear();
    if (session.replaceLanes(std::move(lanes), inputs) > 0)
        cursor.setStep(firstSteps(session));
}

void openTrained(Session& session, StepCursor& cursor,
                 const std::vector<std::shared_ptr<const TrainedModel>>& models, const QString& text,
                 const QStringList& paths) {
    const auto isOpen = [&session](const auto& model) {
        return std::any_of(session.lanes().begin(), session.lanes().end(),
                           [&](const auto& lane) { return lane->model() == model; });
    };
    if (!paths.isEmpty() && std::all_of(models.begin(), models.end(), isOpen)) {
        session.setSourceText(text);
        cursor.lastAction->trigger();
        return;
    }
    std::vector<std::unique_ptr<Lane>> lanes;
    for (std::size_t i = 0; i < models.size(); ++i) {
        const QString path = paths.value(static_cast<qsizetype>(i));
        const QString update = QCoreApplication::translate("attn::ui::startup", "update %1 of the run")
                                   .arg(models[i]->training.updates);
        lanes.push_back(std::make_unique<Lane>(path.isEmpty() ? update : path, models[i]));
    }
    SessionInputs inputs = session.inputs();
    inputs.text = text.left(Session::longestText);
    inputs.whatIfs.clear();
    if (session.replaceLanes(std::move(lanes), inputs) > 0)
        cursor.lastAction->trigger();
}

}  // namespace attn::ui
