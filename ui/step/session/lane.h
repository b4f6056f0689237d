// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/decode/stepper.h"
#include "core/network/models/trained_model.h"
#include "core/tasks/task.h"
#include "ui/pictures/lane/lane_data.h"

namespace attn::ui {

// What a lane is given to decode.
struct LaneInput {
    QString text;
    std::shared_ptr<const TaskPair> truth;  // of `text` by the lane's task; nullptr when not known
    // Whether its links count in this model's tokens; a task counts in those of its own tokeniser.
    bool linksCount = false;
    bool readsReference = false;  // teacher forcing; without a truth the lane reads its own output
};

// What tells a lane from the others that are open.
struct LaneTag {
    QString id;       // made when it is opened, and its own as long as it is; empty before
    QString name;     // for people: "Dot", "Dot · Local, monotonic"
    int colour = -1;  // place among the theme's; −1: not chosen yet
};

// One open model and how far it has decoded the session's text: derived from its input, never undone.
// Encoding waits for the first step that is asked for, so a new input costs nothing yet. The window's thread
// only.
class Lane {
public:
    Lane(QString path, std::shared_ptr<const TrainedModel> model);

    const QString& path() const { return m_path; }
    const std::shared_ptr<const TrainedModel>& model() const { return m_model; }
    const QString& scoreId() const { return m_scoreId; }
    int scorePlace() const;  // in the registry; past its end for a score that is not in it
    // What the session has called it; until then only its score's label is known.
    const LaneTag& tag() const { return m_tag; }
    void setTag(LaneTag tag);
    const QString& id() const { return m_tag.id; }
    QString name() const;
    const std::string& taskId() const { return m_model->training.task; }
    bool attends() const;

    // Throws Error when the model's tokeniser cannot cut the text; then the lane counts as finished.
    void setInput(LaneInput input);
    // Changes its decoding; what it decoded without any is kept beside. They must fit (validate).
    void setWhatIfs(const Interventions& whatIfs);
    int sourceLength() const { return static_cast<int>(m_source.size()); }
    int stepCount() const;    // tokens decoded so far
    bool hadEnded() const;    // was changed by hand, and had come to its end without that
    bool isFinished() const;  // also when there is nothing to decode
    // Steps until the end: known when finished, expected while the right output is known, else none.
    std::optional<int> expectedSteps() const;
    bool knowsReference() const { return m_input.truth != nullptr; }
    const TaskPair* truth() const { return m_input.truth.get(); }
    // Decodes one more token (encodes first). Must not be called when finished. Throws Error; then the lane
    // counts as finished.
    void advance();
    // Encodes when that has not been done yet. Throws Error.
    void prepare();

    // What the views show; the same object until something was decoded or the input changed.
    std::shared_ptr<const LaneData> data() const;
    // The first `steps` output tokens as text, without </s>.
    QString outputText(int steps) const;

private:
    // A stepper and what it took on this machine, in seconds.
    struct Decoding {
        std::shared_ptr<Stepper> stepper;
        double encoderSeconds = 0;
        std::vector<double> stepSeconds = {};  // one per step of its trace
        void advance();
    };
    Decoding begin(const Interventions& whatIfs) const;
    // Known links that the rows decoded so far may be measured against.
    std::vector<Link> applicableLinks(const DecodeTrace& trace) const;

    QString m_path;
    std::shared_ptr<const TrainedModel> m_model;
    QString m_scoreId;
    LaneTag m_tag;
    LaneInput m_input;
    std::vector<std::string> m_source;     // tokens of the text
    std::vector<std::string> m_reference;  // tokens of the truth's target, without </s>
    Interventions m_whatIfs;
    Decoding m_decoding;
    Decoding m_original;  // without what-ifs; no stepper while there are none
    bool m_hasFailed = false;
    mutable std::shared_ptr<const LaneData> m_data;
};

}  // namespace attn::ui
