// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/decode/stepper.h"
#include "core/inspect/sentence_form.h"
#include "core/network/models/trained_model.h"
#include "core/tasks/task.h"
#include "ui/pictures/lane/lane_data.h"
#include "ui/step/session/lane/lane_map_reading.h"

namespace attn::ui {

// The input of a lane.
struct LaneInput {
    QString text;
    std::shared_ptr<const TaskPair> truth;  // of `text` by the lane's task; nullptr when not known
    // Whether the links of the truth count this model's tokens. A task counts the tokens of its own
    // tokeniser.
    bool linksCount = false;
    bool readsReference = false;  // teacher forcing; without a truth the lane reads its own output
};

// The id, name and colour of a lane among those that are open.
struct LaneTag {
    QString id;          // made when the lane is opened, and kept while it is open; empty before
    QString name;        // for people: "Dot", "Dot · Local, monotonic"
    int colour = -1;     // index in the theme's palette; −1 if not chosen yet
    QString given = {};  // a name that was given to it, shown instead of the one that follows from its model
};

// One open model, and the session's text as far as it has decoded it. All of it follows from the input, so it
// is never undone. The text is encoded when the first step is asked for, so a new input costs nothing. Only
// the window's thread may use it.
class Lane {
public:
    Lane(QString path, std::shared_ptr<const TrainedModel> model);

    const QString& path() const { return m_path; }
    const std::shared_ptr<const TrainedModel>& model() const { return m_model; }
    const QString& scoreId() const { return m_scoreId; }
    int scorePlace() const;  // in the registry; its end for an unknown score
    // The tag that the session gave it. Before that, it has only the label of its score.
    const LaneTag& tag() const { return m_tag; }
    void setTag(LaneTag tag);
    // Makes the data anew, whose texts are of another language now.
    void tellAnew() { m_data.reset(); }
    const QString& id() const { return m_tag.id; }
    QString name() const;
    const std::string& taskId() const { return m_model->training.task; }
    bool attends() const;

    // Chooses the attention map that it shows; nothing: the network's own choice. One that the network does
    // not have is like nothing.
    void setMap(const std::optional<MapAddress>& map);
    std::optional<MapAddress> map() const;  // the one shown; nothing without attention
    // Shows pictures over the source in this form.
    void setForm(const SentenceForm& form);
    // What its tokens are.
    const TokenTraits& traits() const;
    // The maps that decoding keeps (DecodeOptions::maps).
    std::vector<MapAddress> keptMaps() const;

    // Throws Error if the model's tokeniser cannot cut the text. The lane is then finished.
    void setInput(LaneInput input);
    // Changes its decoding by hand, and keeps the unchanged output beside. The changes must be valid
    // (validate).
    void setWhatIfs(const Interventions& whatIfs);
    int sourceLength() const { return static_cast<int>(m_source.size()); }
    int stepCount() const;  // tokens decoded so far
    // The attention weights of that many steps, in all maps. Sentences are known once the text is encoded.
    qint64 weightCount(int steps) const;
    bool hadEnded() const;    // it was changed by hand, and the unchanged output has ended
    bool isFinished() const;  // also when there is nothing to decode
    // The number of steps until the end. It is known if the lane is finished, and expected if the right
    // output is known. Otherwise nothing.
    std::optional<int> expectedSteps() const;
    bool knowsReference() const { return m_input.truth != nullptr; }
    const TaskPair* truth() const { return m_input.truth.get(); }
    // Whether its task knows links that count its tokens, of this text or of others.
    bool hasKnownLinks() const { return m_input.linksCount; }
    // Decodes one more token, after encoding if needed. Must not be called when finished. If it throws Error,
    // the lane is finished.
    void advance();
    // Encodes the text if that has not been done yet. Throws Error.
    void prepare();

    // What the views show. It stays the same object until something is decoded or the input changes.
    std::shared_ptr<const LaneData> data() const;
    // All its maps, as far as they are known; nullptr where it has fewer than two. They are read for a few
    // milliseconds at a time, so there may be more to read. Throws Error.
    std::shared_ptr<const MapSet> maps() const;
    bool hasMoreMaps() const;
    // The picture of one of its maps, which need not be the one shown.
    std::shared_ptr<const Picture> pictureOf(const MapAddress& map) const;
    // The first `steps` output tokens as text, without </s>.
    QString outputText(int steps) const;

private:
    // A stepper, and the seconds that it took on this machine.
    struct Decoding {
        std::shared_ptr<Stepper> stepper;
        double encoderSeconds = 0;
        std::vector<double> stepSeconds = {};    // one per step of its trace
        std::vector<MapTrace> encoderRows = {};  // of the shown map, if it is the encoder's
        void advance();
    };
    Decoding begin(const Interventions& whatIfs) const;
    // The picture of a map that is not kept by the lane's steps as its alignment.
    std::shared_ptr<const Picture> otherPicture(const LaneData& data, const MapAddress& map) const;
    // Known links that the rows decoded so far may be measured against.
    std::vector<Link> applicableLinks(const DecodeTrace& trace) const;

    QString m_path;
    SentenceForm m_form;
    mutable std::optional<TokenTraits> m_traits;  // a large vocabulary is searched once
    std::shared_ptr<const TrainedModel> m_model;
    QString m_scoreId;
    LaneTag m_tag;
    LaneInput m_input;
    std::vector<std::string> m_source;     // tokens of the text
    std::vector<std::string> m_reference;  // tokens of the truth's target, without </s>
    Interventions m_whatIfs;
    std::optional<MapAddress> m_map;  // chosen
    // data() adds the encoder's rows to both. The second is without changes by hand, and has no stepper if
    // there are none.
    mutable Decoding m_decoding, m_original;
    bool m_hasFailed = false;
    mutable std::shared_ptr<const LaneData> m_data;
    mutable LaneMapReading m_reading;
};

}  // namespace attn::ui
