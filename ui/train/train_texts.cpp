// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/train_texts.h"

#include <algorithm>
#include <set>

#include "core/system/machine_memory.h"
#include "core/train/recipes/schedule.h"
#include "core/train/setup/run_setup.h"
#include "core/train/setup/setup_cost.h"
#include "ui/kit/text/number_text.h"
#include "ui/kit/text/tr.h"

namespace attn::ui {

QString updatesText(Index slowest, Index newest, std::optional<Index> all) {
    constexpr Index alike = 50;  // updates between lanes of one speed
    const QString last = groupedNumber(newest);
    if (newest - slowest <= std::max(alike, newest / 20))
        return all ? tr("update %1 of %2").arg(last, groupedNumber(*all))
                   : tr("update %1, without end").arg(last);
    const QString first = groupedNumber(slowest);
    return all ? tr("updates %1 to %2 of %3").arg(first, last, groupedNumber(*all))
               : tr("updates %1 to %2, without end").arg(first, last);
}

QString runStatus(const TrainController& controller) {
    if (!controller.hasRun())
        return {};
    QStringList parts;
    parts.append(
        updatesText(controller.slowestUpdate(), controller.newestUpdate(),
                    controller.isEndless() ? std::nullopt : std::optional<Index>(controller.updates())));
    parts.append(controller.laneCount() == 1
                     ? tr("1 lane")
                     : tr("%1 lanes", nullptr, pluralOf(controller.laneCount())).arg(controller.laneCount()));
    if (const double speed = controller.tokensPerSecond(); speed > 0)
        parts.append(tr("%1 tokens/s").arg(roughNumber(speed)));
    if (const std::optional<double> left = controller.secondsLeft())
        parts.append(tr("about %1 left").arg(roughTime(*left)));
    if (const std::optional<Index> replayed = controller.replayed())
        parts.append(tr("trained again to have its weights: update %1 …").arg(groupedNumber(*replayed)));
    else if (controller.lacksWeights())
        parts.append(tr("without weights: to go on, it is trained again from its first ones"));
    if (controller.isWaitingForModels())
        parts.append(tr("fetching weights …"));
    return parts.join(QStringLiteral(" · "));
}

QString sentenceNote(const TrainController& controller) {
    const WatchedSentence& sentence = controller.sentence();
    if (sentence.text.isEmpty())
        return {};
    if (!sentence.target)
        return tr("right output not known: every lane reads its own output");
    return sentence.readsReference ? tr("every lane reads the right output")
                                   : tr("every lane reads its own output");
}

QString setupText(const RunSetup& setup) {
    QStringList parts;
    std::set<std::string> cells;
    for (const LaneSetup& lane : setup.lanes)
        if (!lane.model)
            cells.insert(lane.encoderCell);
    if (cells.size() == 1)
        parts.append(QString::fromStdString(*cells.begin()).toUpper());
    if (!cells.empty())
        parts.append(tr("hidden %1").arg(setup.common.model.decoder.hidden));
    if (std::any_of(setup.lanes.begin(), setup.lanes.end(),
                    [](const LaneSetup& lane) { return lane.model || lane.training; }))
        parts.append(tr("lanes of different kinds"));
    parts.append(tr("seed %1").arg(setup.common.seed));
    return parts.join(QStringLiteral(" · "));
}

QString dataLabel(const Recipe& recipe) {
    if (recipe.corpus)
        return QString::fromStdString(recipe.corpus->files.names());
    const TaskDescription* task = findTask(recipe.task);
    return task ? coreText(task->label) : QString::fromStdString(recipe.task);
}

QList<TaskChoice> taskChoices() {
    QList<TaskChoice> choices;
    for (const TaskDescription& task : tasks())
        if (hasUsualSetup(task.id))
            choices.append({QString::fromStdString(task.id), coreText(task.label)});
    return choices;
}

RunPrompt runPrompt(const TrainController& controller) {
    if (controller.waitsForConsent())
        return {tr("This run needs much memory"),
                tr("About %1; this machine has %2. Nothing of it is made before you start it.")
                    .arg(roughBytes(expectedMemory(controller.setup())), roughBytes(machineMemory()))};
    if (!controller.hasRun())
        return {tr("Nothing to train yet"), tr("Correct the marked settings, or choose a task above.")};
    if (!controller.corpora()) {
        for (int lane = 0; lane < controller.laneCount(); ++lane)
            if (!controller.history(lane).problem.empty())
                return {tr("This cannot be trained"),
                        QString::fromStdString(controller.history(lane).problem)};
        return {tr("Making the pairs to train on …"), {}};
    }
    return {};
}

std::optional<LiveSettings::Values> liveValues(const TrainController& controller) {
    if (!controller.hasRun() || controller.laneCount() == 0)
        return std::nullopt;
    const LaneHistory& lane = controller.history(controller.selectedLane());
    const UpdateSettings now = settingsAt(lane.recipe, lane.update());
    LiveSettings::Values values{now.rate, now.dropout, now.teacherForcing};
    if (!controller.sharesTraining())
        values.note = tr("The lanes are trained in different ways: these are the values of %1 alone.")
                          .arg(QString::fromStdString(lane.name));
    if (!controller.isEnded())
        return values;
    const TrainingChange& next = controller.nextChange();
    values.rate = next.rate.value_or(values.rate);
    values.dropout = next.dropout.value_or(values.dropout);
    values.teacherForcing = next.teacherForcing.value_or(values.teacherForcing);
    values.canChange = controller.canExtend();
    values.note = values.canChange ? tr("The run has ended: what you enter counts when you train it on.")
                                   : tr("The run has ended and cannot be trained on.");
    return values;
}

}  // namespace attn::ui
