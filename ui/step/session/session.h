// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDeadlineTimer>
#include <QObject>
#include <QStringList>
#include <QTimer>
#include <QUndoStack>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "ui/kit/limits.h"
#include "ui/step/session/lane/lane.h"
#include "ui/step/session/task_shelf.h"

namespace attn::ui {

enum class DecoderReads { OwnOutput, Reference };

// All choices of a person that can be undone. They name lanes by their ids, so a model that is read again
// keeps its choices.
struct SessionInputs {
    QString text;
    DecoderReads reads = DecoderReads::OwnOutput;
    QStringList hiddenLanes;  // ids of lanes
    // The changes by hand in the decoding of this text, by the id of the lane. No entry is empty. Another
    // text has no changes.
    std::map<QString, Interventions> whatIfs = {};
    // The attention map that a lane shows, by its id, if it is another than the network's own choice.
    std::map<QString, MapAddress> maps = {};
    // What the rows and columns of pictures over the source are.
    SentenceForm form = {};
    bool operator==(const SessionInputs&) const = default;
};

enum class SessionChange {
    Models,        // a lane was added, replaced or closed
    ShownLanes,    // which lanes are shown
    Source,        // the text
    DecoderReads,  // what the decoder reads
    WhatIfs,       // what is changed by hand
    Maps,          // which attention map a lane shows
    Decoded,       // more tokens of the same inputs
};

struct Merging;

// The document: open models, inputs, one undo stack, and the traces that follow from them. It decodes in
// slices of at most `slice` on the window's thread, so that the window answers during any text. Only the
// window's thread may use it.
class Session : public QObject {
    Q_OBJECT

public:
    static constexpr int fewestShown = 1;
    static constexpr int mostLanes = ui::mostLanes;
    static constexpr int longestText = ui::longestText;
    static constexpr std::chrono::milliseconds slice{10};

    explicit Session(QObject* parent = nullptr);
    ~Session() override;

    // Models. A lane replaces the one that was read from the same file. Otherwise it joins the others, in the
    // registry's order of their scores. Returns false if the file is refused: nothing changes then, and
    // `refused` says why in one sentence.
    bool openModel(const QString& path);
    // The same for several, as one change. Returns how many were opened.
    int openModels(const QStringList& paths);
    // Reads models without opening them; `refused` says why one cannot be read.
    std::vector<std::unique_ptr<Lane>> loadLanes(const QStringList& paths);
    // The same with models that have been read.
    int openLanes(std::vector<std::unique_ptr<Lane>> lanes);
    // Replaces all lanes and inputs, like a new window; the undo stack is then empty. Changes nothing if no
    // model could be opened. Returns how many were opened.
    int replaceModels(const QStringList& paths, const SessionInputs& inputs);
    int replaceLanes(std::vector<std::unique_ptr<Lane>> lanes, const SessionInputs& inputs);
    // The same, and no lane is allowed too.
    int restoreLanes(std::vector<std::unique_ptr<Lane>> lanes, const SessionInputs& inputs);
    const std::vector<std::unique_ptr<Lane>>& lanes() const { return m_lanes; }
    std::vector<const Lane*> shownLanes() const;
    // The task of the open models; nullptr if no open model names a known task.
    const Task* task() const;

    // Inputs. Every setter is one undoable command; typing in one go is one command.
    const SessionInputs& inputs() const { return m_inputs; }
    const QString& sourceText() const { return m_inputs.text; }
    // A text longer than `longestText` is cut, and `textCut` says so.
    void setSourceText(const QString& text);
    void setDecoderReads(DecoderReads reads);
    // Closes a lane; the last one stays, and `refused` says so. Not undone: the undo stack is emptied.
    void closeLane(const QString& laneId);
    // The last lane stays, and `refused` says so.
    void setLaneShown(const QString& laneId, bool isShown);
    // Shows these open lanes and no others. Does nothing if none of them is open.
    void setLanesShown(const QStringList& laneIds);
    bool isLaneShown(const QString& laneId) const { return !m_inputs.hiddenLanes.contains(laneId); }
    bool canHideLane() const { return static_cast<int>(shownLanes().size()) > fewestShown; }
    // Replaces the changes by hand of one lane. `text` names the command. Successive changes of one `drag`
    // (newDrag) are one command. Refused with one sentence if the lane cannot have them.
    void setWhatIfs(const QString& laneId, const Interventions& whatIfs, const QString& text, int drag = -1);
    const Interventions& whatIfs(const QString& laneId) const;
    bool hasWhatIfs() const { return !m_inputs.whatIfs.empty(); }
    void clearWhatIfs();
    // Chooses the attention map that a lane shows.
    void setMap(const QString& laneId, const MapAddress& map);
    // Shows pictures of all lanes in another form, with undo.
    void setForm(const SentenceForm& form);
    // Shows these lanes and no others, each with one of its maps, as one command.
    void showMaps(const std::map<QString, MapAddress>& mapsOfLanes);
    int newDrag() { return ++m_lastDrag; }
    // Sets the inputs of a new window. This is no command; the undo stack is empty.
    void start(const SessionInputs& inputs);
    QUndoStack* undoStack() { return &m_undoStack; }

    // Whether the right output is known. If not, lanes read their own output, whatever is chosen.
    bool knowsReference() const;
    DecoderReads effectiveReads() const {
        return knowsReference() ? m_inputs.reads : DecoderReads::OwnOutput;
    }

    // Decodes every shown lane to `steps` tokens or to its end, whichever comes first. The first slice runs
    // now, the others from the event loop. `steps` stays the goal after a change of inputs.
    void decodeUpTo(int steps);
    bool isDecoding() const { return m_timer.isActive(); }
    void stopDecoding();
    int decodedSteps() const;  // of the lane that has decoded most
    bool isFinished() const;   // all shown lanes have ended
    std::optional<int> expectedSteps() const;

signals:
    void changed(attn::ui::SessionChange change);
    void refused(const QString& sentence);
    void concluded(const QString& sentence);  // what the reader of an opened model had to conclude
    void textCut(qsizetype from);             // characters before the cut; sourceText() is the rest

private:
    friend class ChangeInputs;
    void replaceInputs(const SessionInputs& inputs);  // commands and start only
    bool addLane(std::unique_ptr<Lane> lane);
    void readAgain(std::unique_ptr<Lane>& open, std::unique_ptr<Lane> lane);
    void insert(std::unique_ptr<Lane> lane);
    void showEnoughLanes();
    void push(SessionInputs inputs, const QString& text, const Merging& merging);
    void resetLanes();
    bool runSlice();  // whether anything was decoded
    bool hasWork() const;
    bool isWanted(const Lane& lane) const;  // more of its tokens are
    void applyWhatIfs(Lane& lane);
    void applyMap(Lane& lane) const;

    std::vector<std::unique_ptr<Lane>> m_lanes;
    SessionInputs m_inputs;
    mutable TaskShelf m_tasks;
    QUndoStack m_undoStack;
    QTimer m_timer;
    int m_goal = 0;            // steps to decode
    bool m_isStopped = false;  // by the user, since the inputs changed
    int m_lastDrag = 1;        // keys of commands: typing has 1
};

}  // namespace attn::ui
