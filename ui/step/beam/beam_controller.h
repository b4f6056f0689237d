// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <memory>
#include <optional>

#include "ui/kit/jobs/background_job.h"
#include "ui/pictures/beam/beam_data.h"
#include "ui/step/session/session.h"
#include "ui/step/session/step_cursor.h"

namespace attn::ui {

// The beam search of the selected lane. It runs on its own thread while its picture is shown. It starts again
// when text, lane, changes by hand or an option change, and keeps the last tree until then. Hypotheses read
// their own output, even in a lane that reads the reference. Only the window's thread may use it.
class BeamController : public QObject {
    Q_OBJECT

public:
    BeamController(Session& session, StepCursor& cursor, QObject* parent = nullptr);

    int width() const { return m_width; }
    void setWidth(int width);  // clamped to 1 … mostBeamWidth
    double lengthPower() const { return m_lengthPower; }
    void setLengthPower(double lengthPower);  // clamped to 0 … mostLengthPower
    EndedPlace ended() const { return m_ended; }
    void setEnded(EndedPlace ended);
    // Searches only while it is shown.
    void setShown(bool isShown);
    bool isShown() const { return m_isShown; }

    std::shared_ptr<const BeamData> data() const { return m_data; }  // nullptr until something was found
    bool isCurrent() const;  // it is shown, and the tree belongs to the present inputs and options
    bool isSearching() const { return m_question && !isCurrent() && m_problem.isEmpty() && !m_isStopped; }
    bool isStopped() const { return m_isStopped; }
    const QString& problem() const { return m_problem; }  // a sentence; empty when there is none
    void stop();
    void searchAgain();

    // Makes the lane say the path to `node` and go on from there by itself, as one undoable command. The tree
    // must be current.
    void decode(Index node);

signals:
    void changed();
    void optionsChanged();
    void progressed(int steps, int most);

private:
    // The inputs and options of a search.
    struct Question {
        QString laneId;
        std::shared_ptr<const TrainedModel> model;
        std::vector<Token> source;
        Interventions changes;
        std::vector<MapAddress> maps;
        int width = 0;
        double lengthPower = 0;
        EndedPlace ended = EndedPlace::StaysEmpty;
        bool operator==(const Question&) const = default;
    };
    std::optional<Question> present() const;
    void follow();
    void search();
    void finish(bool isDone, const QString& problem);
    bool isSaidAnyway(const Lane& lane, const BeamNode& node) const;

    Session& m_session;    // outlives this
    StepCursor& m_cursor;  // outlives this
    int m_width = usualBeamWidth;
    double m_lengthPower = usualLengthPower;
    EndedPlace m_ended = EndedPlace::StaysEmpty;
    bool m_isShown = false;
    bool m_isStopped = false;
    QString m_problem;
    QTimer m_pause;                      // waits for the end of typing and turning
    std::optional<Question> m_question;  // the search that is wanted
    std::optional<Question> m_running;   // the search that is running
    std::optional<Question> m_answered;  // the search that m_data comes from
    std::shared_ptr<BeamData> m_result;  // written by the job until it has ended
    std::shared_ptr<const BeamData> m_data;
    BackgroundJob m_job;  // last: its thread ends first
};

}  // namespace attn::ui
