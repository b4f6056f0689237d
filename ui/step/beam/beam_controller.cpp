// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/beam/beam_controller.h"
#include "ui/kit/text/string_lists.h"

#include <algorithm>
#include <utility>

namespace attn::ui {
namespace {

using namespace std::chrono_literals;

constexpr auto burstPause = 60ms;
// The lead of a logit that decides a step: a batch of hypotheses and a single one differ by rounding.
constexpr Real clearLead = Real(1e-4);

}  // namespace

BeamController::BeamController(Session& session, StepCursor& cursor, QObject* parent)
    : QObject(parent), m_session(session), m_cursor(cursor) {
    m_pause.setSingleShot(true);
    m_pause.setInterval(burstPause);
    connect(&m_pause, &QTimer::timeout, this, &BeamController::search);
    // The cursor also reports every change of the session.
    connect(&m_cursor, &StepCursor::selectionChanged, this, &BeamController::follow);
    connect(&m_job, &BackgroundJob::progressed, this, &BeamController::progressed);
    connect(&m_job, &BackgroundJob::ended, this, &BeamController::finish);
}

void BeamController::setWidth(int width) {
    m_width = std::clamp(width, 1, mostBeamWidth);
    emit optionsChanged();
    follow();
}

void BeamController::setLengthPower(double lengthPower) {
    m_lengthPower = std::clamp(lengthPower, 0.0, mostLengthPower);
    emit optionsChanged();
    follow();
}

void BeamController::setEnded(EndedPlace ended) {
    m_ended = ended;
    emit optionsChanged();
    follow();
}

void BeamController::setShown(bool isShown) {
    m_isShown = isShown;
    if (!isShown) {
        m_job.cancel();
        emit changed();
    }
    follow();
}

std::optional<BeamController::Question> BeamController::present() const {
    const Lane* lane = m_cursor.selectedLane();
    if (!lane || lane->sourceLength() == 0)
        return std::nullopt;
    return Question{.laneId = lane->id(),
                    .model = lane->model(),
                    .source = lane->model()->source.ids(stringsOf(lane->data()->sourceTokens)),
                    .changes = m_session.whatIfs(lane->id()),
                    .maps = lane->keptMaps(),
                    .width = m_width,
                    .lengthPower = m_lengthPower,
                    .ended = m_ended};
}

bool BeamController::isCurrent() const {
    return m_isShown && m_question && m_answered == m_question;
}

void BeamController::follow() {
    if (!m_isShown) {
        m_pause.stop();
        return;
    }
    std::optional<Question> question = present();
    const bool isOther = question != m_question;
    if (isOther) {
        m_question = std::move(question);
        m_problem.clear();
        m_isStopped = false;
        if (!m_question) {
            m_answered.reset();
            m_data.reset();
        }
    }
    if (isSearching() && m_running != m_question && (isOther || !m_pause.isActive()))
        m_pause.start();
    emit changed();
}

void BeamController::search() {
    if (m_job.isRunning()) {
        m_job.cancel();  // once it has ended, the newest search starts
        return;
    }
    if (!m_isShown || !isSearching())
        return;
    m_running = m_question;
    m_result = std::make_shared<BeamData>();
    m_result->lane = m_cursor.selectedLane()->data();
    m_result->width = m_question->width;
    m_result->lengthPower = m_question->lengthPower;
    m_result->ended = m_question->ended;
    m_result->maximumLength = longestHypothesis(
        m_question->model->network, static_cast<Index>(m_question->source.size()), m_question->width);
    m_job.start([question = *m_question, result = m_result](const std::stop_token& stop,
                                                            const BackgroundJob::Publish& publish) {
        BeamOptions options;
        options.width = question.width;
        options.lengthPower = question.lengthPower;
        options.ended = question.ended;
        options.maximumLength = result->maximumLength;
        options.interventions = question.changes;
        options.maps = question.maps;
        options.stop = stop;
        options.progress = [&](Index steps, Index most) {
            publish(static_cast<int>(steps), static_cast<int>(most));
        };
        result->tree = std::make_shared<const BeamTree>(beamSearch(question.model, question.source, options));
        return !stop.stop_requested();
    });
}

void BeamController::finish(bool isDone, const QString& problem) {
    const std::optional<Question> asked = std::exchange(m_running, std::nullopt);
    const std::shared_ptr<BeamData> result = std::exchange(m_result, nullptr);
    if (isDone) {
        m_data = makeBeamData(*result);
        m_answered = asked;
    } else if (!problem.isEmpty() && asked == m_question) {
        m_problem = problem;
    }
    if (isSearching() && m_isShown)
        search();
    emit changed();
}

void BeamController::stop() {
    if (!isSearching())
        return;
    m_isStopped = true;
    m_pause.stop();
    m_job.cancel();
    emit changed();
}

void BeamController::searchAgain() {
    m_isStopped = false;
    m_problem.clear();
    search();
    emit changed();
}

// Whether the lane itself says the node's token after the tokens before it.
bool BeamController::isSaidAnyway(const Lane& lane, const BeamNode& node) const {
    if (m_session.inputs().reads == DecoderReads::Reference && lane.knowsReference()) {
        const QStringList reference = lane.data()->referenceTokens;
        const Index row = node.length - 1;
        return node.token ==
               (row < reference.size() ? lane.model()->target.id(reference[row].toStdString()) : endToken);
    }
    const Vector& logits = node.step->logits;
    return (logits.array() > logits[node.token] - clearLead).count() == 1;
}

void BeamController::decode(Index node) {
    if (!isCurrent() || node < 0 || node >= static_cast<Index>(m_data->tree->nodes.size()))
        return;
    const Lane* lane = m_cursor.selectedLane();
    Interventions changes = m_session.whatIfs(lane->id());
    for (auto& [step, change] : changes.steps)
        change.token.reset();
    for (const Index place : pathTo(*m_data->tree, node)) {
        const BeamNode& at = nodeOf(*m_data, place);
        if (!isSaidAnyway(*lane, at))
            changes.steps[at.length - 1].token = at.token;
    }
    changes.dropEmpty();
    const auto length = static_cast<int>(nodeOf(*m_data, node).length);
    m_session.setWhatIfs(lane->id(), changes, tr("choice of a path"));
    m_cursor.setStep(std::max(m_cursor.step(), length));
}

}  // namespace attn::ui
