// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/session_parts.h"

#include <QAction>
#include <QDockWidget>
#include <QMenu>
#include <algorithm>
#include <chrono>

#include "core/base/error.h"
#include "ui/files/recent_files.h"
#include "ui/files/run_in_session_dialog.h"
#include "ui/kit/text/string_lists.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/widgets/message_bar.h"
#include "ui/step/beam/beam_controller.h"
#include "ui/step/explain/explain_actions.h"
#include "ui/step/session/start/startup.h"
#include "ui/step/step_mode.h"
#include "ui/step/views/layout_actions.h"
#include "ui/step/views/picture_actions.h"
#include "ui/step/views/step_pictures.h"
#include "ui/train/train_mode.h"
#include "ui/window/main_window.h"
#include "ui/window/mode_list.h"
#include "ui/window/presenter_view.h"
#include "ui/window/session_files.h"

namespace attn::ui {
namespace {

// nullptr until the mode is first used.
TrainMode* trainOf(const MainWindow& window) {
    return window.findChild<TrainMode*>(QString(), Qt::FindDirectChildrenOnly);
}

SessionPart picturePart(PictureActions& pictures) {
    return {.collect = [&pictures](SavedSession& saved) { saved.picture = idOf(pictures.picture()); },
            .take =
                [&pictures](const SavedSession& saved) {
                    for (const StepPictureId& row : stepPictureIds)
                        for (const QAction* action : pictures.actions())
                            if (saved.picture == row.id && action->data().toInt() == int(row.picture))
                                pictures.setPicture(row.picture);
                }};
}

SessionPart landscapePart(StepPictures& views) {
    return {.collect = [&views](SavedSession& saved) { saved.landscape = views.savedLandscape(); },
            .take = [&views](const SavedSession& saved) { views.restoreLandscape(saved.landscape); }};
}

SessionPart layoutPart(StepMode& step) {
    return {.collect = [&step](SavedSession& saved) { saved.showsFocus = step.wantsFocus(); },
            .take = [&step](const SavedSession& saved) { step.layout().setFocused(saved.showsFocus); },
            .isContent = false};
}

SessionPart beamPart(BeamController& beam) {
    return {.collect =
                [&beam](SavedSession& saved) {
                    saved.beamWidth = beam.width();
                    saved.lengthPower = beam.lengthPower();
                    saved.refillsBeam = beam.ended() == EndedPlace::IsRefilled;
                },
            .take =
                [&beam](const SavedSession& saved) {
                    beam.setWidth(static_cast<int>(saved.beamWidth.value_or(usualBeamWidth)));
                    beam.setLengthPower(saved.lengthPower.value_or(usualLengthPower));
                    beam.setEnded(saved.refillsBeam ? EndedPlace::IsRefilled : EndedPlace::StaysEmpty);
                }};
}

SessionPart computationPart(ExplainActions& explain) {
    return {.collect = [&explain](SavedSession& saved) { saved.unfolded = stringsOf(explain.beside()); },
            .take =
                [&explain](const SavedSession& saved) {
                    const QStringList before = explain.beside();
                    for (const QString& lane : before)
                        explain.setBeside(lane, false);
                    for (const std::string& lane : saved.unfolded)
                        explain.setBeside(QString::fromStdString(lane), true);
                }};
}

SessionPart windowPart(MainWindow& window, StepMode& step) {
    return {.collect =
                [&window, &step](SavedSession& saved) {
                    const PresenterView& presenter = window.presenter();
                    const bool isPresenting = presenter.isPresenting();
                    saved.geometry = presenter.geometry().toStdString();
                    saved.layout = presenter.layout().toStdString();
                    saved.mode = window.modes().shown()->id().toStdString();
                    saved.showsComputation =
                        isPresenting ? presenter.hasHidden(step.dock()) : step.wantsDock();
                },
            .take =
                [&window, &step](const SavedSession& saved) {
                    window.presenter().setPresenting(false);
                    window.visit(step.id());
                    window.restorePlace(QByteArray::fromStdString(saved.geometry));
                    window.restoreLayout(QByteArray::fromStdString(saved.layout), saved.showsComputation);
                    const QString mode = QString::fromStdString(saved.mode);
                    if (!window.modes().has(mode))
                        throw Error(tr("The session was saved in the mode “%1”, which this program does not "
                                       "have. It is shown in Step mode.")
                                        .arg(mode)
                                        .toStdString());
                    if (mode != step.id())
                        window.visit(mode);
                },
            .isContent = false};
}

SessionPart runPart(MainWindow& window) {
    // When a session without a run is opened, the current run does not belong to it.
    constexpr int none = -2;
    const auto foreign = std::make_shared<int>(none);
    // The user's answer for a run and a file also applies the next time.
    struct Given {
        int run = none;
        QString path;  // empty: any path
        RunInSession what = RunInSession::WithWeights;
    };
    const auto given = std::make_shared<Given>();
    return {.collect =
                [&window, foreign](SavedSession& saved) {
                    TrainMode* train = trainOf(window);
                    if (train && train->controller().runId() != *foreign)
                        saved.run = train->controller().savedRun();
                },
            .mayGive =
                [&window, given](SavedSession& saved, const QString& path) {
                    if (!saved.run)
                        return true;
                    const int run = trainOf(window)->controller().runId();
                    const bool isSaid = given->run == run && (given->path.isEmpty() || given->path == path);
                    if (!isSaid) {
                        const RunInSession what = askForRunInSession(*saved.run, &window);
                        if (what == RunInSession::Cancelled)
                            return false;
                        *given = {run, path, what};
                    }
                    if (given->what == RunInSession::Nothing)
                        saved.run = nullptr;
                    saved.runWeights =
                        given->what == RunInSession::WithWeights ? RunWeights::History : RunWeights::None;
                    return true;
                },
            .take =
                [&window, foreign, given](const SavedSession& saved) {
                    TrainMode* train = trainOf(window);
                    *foreign = saved.run || !train ? none : train->controller().runId();
                    if (!saved.run)
                        return;
                    train = &window.mode<TrainMode>();
                    train->openRun(*saved.run);
                    if (!train->controller().lacksWeights())  // the run is already in the session
                        *given = {train->controller().runId(), {}, RunInSession::WithWeights};
                },
            .mayTake =
                [&window](const SavedSession& saved) {
                    TrainMode* train = trainOf(window);
                    return !saved.run || !train || train->mayLoseRun();
                },
            .saved =
                [&window](const SavedSession& saved) {
                    TrainMode* train = trainOf(window);
                    if (train && saved.run && saved.runWeights == RunWeights::History)
                        train->markSaved(*saved.run);
                },
            .isContent = false,
            .isKeptSafe = false};  // Train mode keeps its own copies
}

}  // namespace

SessionFiles* addSessionFiles(MainWindow& window, StepMode& step, QMenu* menu) {
    auto* files = new SessionFiles(step.session(), step.cursor(), &window);
    PictureActions& pictures = step.pictures();
    files->addPart(picturePart(pictures));
    files->addPart(landscapePart(step.views()));
    files->addPart(layoutPart(step));
    files->addPart(beamPart(step.beam()));
    files->addPart(computationPart(step.explain()));
    files->addPart(runPart(window));
    files->addPart(windowPart(window, step));
    QObject::connect(&pictures, &PictureActions::pictureChanged, files, &SessionFiles::noteChange);
    QObject::connect(&step.views(), &StepPictures::landscapeEdited, files, &SessionFiles::noteChange);
    QObject::connect(&step.beam(), &BeamController::optionsChanged, files, &SessionFiles::noteChange);
    QObject::connect(&step.explain(), &ExplainActions::besideChanged, files, &SessionFiles::noteChange);
    QObject::connect(files, &SessionFiles::problem, window.findChild<MessageBar*>(),
                     &MessageBar::showSentence);
    QObject::connect(files, &SessionFiles::said, &window, &MainWindow::say);
    QObject::connect(files, &SessionFiles::opened, window.findChild<RecentFiles*>(), &RecentFiles::add);
    menu->addActions({files->saveAction, files->saveAsAction});
    // In Train mode these keys save the run.
    const auto* shown = window.findChild<QAction*>(QStringLiteral("stepMode"));
    for (QAction* action : {files->saveAction, files->saveAsAction}) {
        QObject::connect(shown, &QAction::toggled, action, [action, key = action->shortcut()](bool isStep) {
            action->setShortcut(isStep ? key : QKeySequence());
        });
    }
    return files;
}

void startSessionFiles(MainWindow& window, SessionFiles& files, const LaunchOptions& options,
                       const WindowSettings& remembered) {
    const bool isPicture = !options.screenshot.isEmpty();
    bool isLate = false;
    try {
        // What takes longer, as large models do, is read while the window is shown. A picture waits for it.
        const std::chrono::milliseconds most = isPicture ? std::chrono::hours(24) : std::chrono::seconds(2);
        const auto late = [&window, presents = options.presents, size = options.size] {
            window.presenter().setPresenting(presents);
            if (size)
                window.resize(*size);
        };
        isLate = !options.session.isEmpty() && !files.openNow(options.session, most, late);
    } catch (const Error& error) {
        if (isPicture)
            throw;
        startSession(window.session(), window.cursor(), {}, remembered);
        emit files.problem(QString::fromUtf8(error.what()));
    }
    if (options.size)
        window.resize(*options.size);
    if (isLate)
        startSession(window.session(), window.cursor(), {}, remembered);
    files.begin(!isPicture);
}

}  // namespace attn::ui
