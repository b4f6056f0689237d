// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/session/step_cursor.h"

#include <algorithm>
#include <limits>

#include "ui/kit/commands/new_command.h"

namespace attn::ui {
namespace {

constexpr int untilTheEnd = std::numeric_limits<int>::max();

}  // namespace

StepCursor::StepCursor(Session& session, QObject* parent)
    : QObject(parent),
      stepAction(makeAction("step", tr("&Step"), tr("Decode the next token in every lane"),
                            {Qt::Key_Space, Qt::Key_Right, Qt::Key_PageDown}, "step")),
      backAction(
          makeAction("back", tr("&Back"), tr("Go one token back"), {Qt::Key_Left, Qt::Key_PageUp}, "back")),
      firstAction(makeAction("first", tr("&First"), tr("Go to the start, before the first token"),
                             {Qt::Key_Home}, "first")),
      lastAction(makeAction("last", tr("&Last"), tr("Decode to the end"), {Qt::Key_End}, "last")),
      playAction(
          makeAction("play", tr("&Play"), tr("Decode token after token, or pause"), {Qt::Key_P}, "play")),
      stopAction(makeAction("stop", tr("S&top"), tr("Stop playing or decoding, and keep the tokens so far"),
                            {Qt::Key_Escape}, "stop")),
      nextStageAction(
          makeAction("nextStage", tr("&Next Stage"),
                     tr("Highlight the next stage of the computation; after the last comes the next token"),
                     {Qt::SHIFT | Qt::Key_Right})),
      previousStageAction(makeAction("previousStage", tr("P&revious Stage"),
                                     tr("Highlight the previous stage of the computation"),
                                     {Qt::SHIFT | Qt::Key_Left})),
      m_session(session) {
    for (int lane = 0; lane < Session::mostLanes; ++lane) {
        QAction*& action = laneActions[static_cast<std::size_t>(lane)];
        action = makeAction(QStringLiteral("lane%1").arg(lane + 1), tr("Lane &%1").arg(lane + 1),
                            tr("Show the computation of this lane in the dock"),
                            lane < 9 ? QList<QKeySequence>{Qt::Key_1 + lane} : QList<QKeySequence>{});
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [this, lane] { selectLane(lane); });
    }
    playAction->setCheckable(true);
    connect(stepAction, &QAction::triggered, this, &StepCursor::goForward);
    connect(backAction, &QAction::triggered, this, [this] { setStep(step() - 1); });
    connect(firstAction, &QAction::triggered, this, [this] { setStep(0); });
    connect(lastAction, &QAction::triggered, this, &StepCursor::goToEnd);
    connect(playAction, &QAction::triggered, this, &StepCursor::setPlaying);
    connect(stopAction, &QAction::triggered, this, [this] {
        setPlaying(false);
        m_session.stopDecoding();
        setStep(step());
    });
    connect(nextStageAction, &QAction::triggered, this, &StepCursor::goToNextStage);
    connect(previousStageAction, &QAction::triggered, this, [this] { setStage(stage() - 1); });
    connect(&m_playTimer, &QTimer::timeout, this, [this] {
        // A long text may need more than one tick for a token: wait for it.
        if (!m_session.isDecoding())
            goForward();
    });
    connect(&m_session, &Session::changed, this, &StepCursor::follow);
    setSpeed(m_speed);
    updateActions();
}

QAction* StepCursor::makeAction(const QString& name, const QString& text, const QString& tip,
                                QList<QKeySequence> keys, const QString& icon) {
    QAction* action = newCommand(this, name, text, tip, keys);
    action->setProperty("iconName", icon);  // the toolbar draws it in the theme's colour
    return action;
}

Selection StepCursor::selection() const {
    const auto shown = m_session.shownLanes();
    const auto lane = std::find(shown.begin(), shown.end(), selectedLane());
    return {.step = step(),
            .source = m_source,
            .row = m_row,
            .mapRow = m_mapRow,
            .lane = lane == shown.end() ? 0 : static_cast<int>(std::distance(shown.begin(), lane)),
            .guess = m_guesses.next,
            .lastGuess = m_guesses.current};
}

int StepCursor::step() const {
    return std::min(m_step, m_session.decodedSteps());
}

const Lane* StepCursor::selectedLane() const {
    const auto shown = m_session.shownLanes();
    const auto lane =
        std::find_if(shown.begin(), shown.end(), [&](const Lane* row) { return row->id() == m_laneId; });
    if (lane != shown.end())
        return *lane;
    return shown.empty() ? nullptr : shown.front();
}

bool StepCursor::isAtEnd() const {
    return m_session.isFinished() && step() >= m_session.decodedSteps();
}

void StepCursor::setStep(int step) {
    m_step = std::max(0, step);
    m_row = -1;
    m_session.decodeUpTo(m_step);
    updateActions();
    emit selectionChanged();
}

void StepCursor::goForward() {
    if (!isAtEnd())
        setStep(step() + 1);
    if (isAtEnd())
        setPlaying(false);
}

void StepCursor::goToEnd() {
    setStep(untilTheEnd);
    // A text decoded in one slice is at its end now; a longer one is followed as it grows.
    if (m_session.isFinished())
        setStep(step());
}

void StepCursor::setPlaying(bool isPlaying) {
    const bool runs = isPlaying && !isAtEnd();
    if (runs)
        m_playTimer.start();
    else
        m_playTimer.stop();
    updateActions();
}

void StepCursor::setHoveredSource(int source) {
    if (m_source == source)
        return;
    m_source = source;
    emit selectionChanged();
}

void StepCursor::setHoveredRow(int row) {
    if (m_row == row)
        return;
    m_row = row;
    emit selectionChanged();
}

void StepCursor::setMapRow(int row) {
    if (m_mapRow == row)
        return;
    m_mapRow = row;
    emit selectionChanged();
}

void StepCursor::setGuesses(const Guesses& guesses) {
    if (m_guesses == guesses)
        return;
    m_guesses = guesses;
    emit selectionChanged();
}

void StepCursor::selectLane(int shownIndex) {
    const auto shown = m_session.shownLanes();
    if (shownIndex < 0 || shownIndex >= static_cast<int>(shown.size()))
        return;
    m_laneId = shown[static_cast<std::size_t>(shownIndex)]->id();
    updateActions();
    emit selectionChanged();
}

std::vector<Stage> StepCursor::stages() const {
    const Lane* lane = selectedLane();
    return stagesOf(lane ? lane->model()->network.config() : ModelConfig());
}

int StepCursor::stage() const {
    if (!m_stage)
        return 0;
    const std::vector<Stage> all = stages();
    const auto place = std::find(all.begin(), all.end(), *m_stage);
    return place == all.end() ? 0 : static_cast<int>(std::distance(all.begin(), place)) + 1;
}

void StepCursor::setStage(int stage) {
    const std::vector<Stage> all = stages();
    const int next = std::clamp(stage, 0, static_cast<int>(all.size()));
    const auto chosen =
        next > 0 ? std::optional<Stage>(all[static_cast<std::size_t>(next - 1)]) : std::nullopt;
    if (chosen == m_stage)
        return;
    m_stage = chosen;
    updateActions();
}

void StepCursor::goToNextStage() {
    if (stage() < static_cast<int>(stages().size()) && step() > 0) {
        setStage(stage() + 1);
        return;
    }
    goForward();
    setStage(1);
}

void StepCursor::setSpeed(double tokensPerSecond) {
    m_speed = std::clamp(tokensPerSecond, 0.1, 100.0);
    m_playTimer.setInterval(static_cast<int>(1000 / m_speed));
    emit speedChanged();
}

void StepCursor::follow(SessionChange change) {
    if (change == SessionChange::Source || change == SessionChange::Models) {
        m_source = -1;
        m_row = -1;
    }
    if (m_session.isFinished() && m_step == untilTheEnd) {
        m_step = step();
        m_session.decodeUpTo(m_step);  // the goal of the next text; nothing is left to decode now
    }
    if (isPlaying() && isAtEnd())
        m_playTimer.stop();
    updateActions();
    emit selectionChanged();
}

void StepCursor::updateActions() {
    const bool atEnd = isAtEnd();
    stepAction->setEnabled(!atEnd);
    lastAction->setEnabled(!atEnd && m_step != untilTheEnd);
    backAction->setEnabled(step() > 0);
    firstAction->setEnabled(step() > 0);
    playAction->setEnabled(!atEnd);
    playAction->setChecked(isPlaying());
    playAction->setText(isPlaying() ? tr("&Pause") : tr("&Play"));
    stopAction->setEnabled(isPlaying() || m_session.isDecoding());
    nextStageAction->setEnabled(!atEnd || (stage() < static_cast<int>(stages().size()) && step() > 0));
    previousStageAction->setEnabled(stage() > 0);
    const auto shown = m_session.shownLanes();
    const Selection current = selection();
    for (int lane = 0; lane < Session::mostLanes; ++lane) {
        QAction* action = laneActions[static_cast<std::size_t>(lane)];
        const bool isThere = lane < static_cast<int>(shown.size());
        action->setEnabled(isThere);
        action->setVisible(isThere);
        const QString number = (lane < 9 ? QStringLiteral("&%1") : QStringLiteral("%1")).arg(lane + 1);
        action->setText(isThere ? tr("%1  %2").arg(number, shown[static_cast<std::size_t>(lane)]->name())
                                : tr("Lane %1").arg(number));
        action->setChecked(isThere && lane == current.lane);
    }
    // Another lane may have the stage at another place, or not at all.
    if (stage() != m_reportedStage) {
        m_reportedStage = stage();
        emit stageChanged();
    }
}

}  // namespace attn::ui
