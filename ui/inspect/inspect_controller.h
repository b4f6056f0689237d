// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <QUndoStack>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "core/inspect/inspection.h"
#include "core/inspect/model_system.h"
#include "core/inspect/table/charts.h"
#include "core/inspect/table/sentence_filter.h"
#include "ui/kit/jobs/background_job.h"
#include "ui/pictures/lane/lane_data.h"

namespace attn::ui {

// The document of Inspect mode on the window's thread: systems, known links, what is shown of them. Reading
// and measuring go on elsewhere; their results come as queued calls and are dropped when they are stale.
class InspectController : public QObject {
    Q_OBJECT

public:
    explicit InspectController(QObject* parent = nullptr);
    ~InspectController() override;

    const Inspection& inspection() const { return m_inspection; }

    // Dumps join what is there. What is wrong is said by `problem`.
    void openDump(const QString& path, const DumpOptions& options = {});
    // In place of a system, read again with other choices: the old one goes when the first sentences of the
    // new one come, and stays when there are none.
    void reopen(int system, const DumpOptions& options);
    // Each model a system; in place of all models that are there.
    void openModels(const std::vector<std::shared_ptr<const TrainedModel>>& models, const QStringList& paths,
                    const ModelCorpus& corpus, ReadsTarget reads);
    // The same models read otherwise; nothing without models.
    void setModelReads(ReadsTarget reads);
    ReadsTarget modelReads() const { return m_models.reads; }
    // What was opened last by openModels.
    const std::vector<std::shared_ptr<const TrainedModel>>& models() const { return m_models.models; }
    const QStringList& modelPaths() const { return m_models.paths; }
    const ModelCorpus& modelCorpus() const { return m_models.corpus; }
    // After what is still being read.
    void openGold(const QString& path, const std::map<std::string, std::string>& overruled = {});
    void closeGold();
    void closeSystem(int system);
    void closeAll();
    // What could not be read last, until something is.
    struct Failed {
        QString path;
        bool isGold = false;
        QString why;
    };
    const std::optional<Failed>& failed() const { return m_failed; }
    // Something is being read or measured.
    bool isBusy() const;
    // What was read stays. Nothing comes any more of what was under way.
    void cancel();

    // Which system the table and the pictures show; −1: there is none.
    int shownSystem() const { return m_shown; }
    void showSystem(int system);
    // The one it is compared with; −1: none.
    int otherSystem() const { return m_other; }
    void compareWith(int system);

    const SentenceFilter& filter() const { return m_filter; }
    void setFilter(const SentenceFilter& filter);
    const SortOrder& order() const { return m_order; }
    void setOrder(const SortOrder& order);
    // Of the shown system, in order.
    const std::vector<int>& rows() const { return m_rows; }
    // How many sentences the shown system has.
    int shownCount() const;
    // A row of the inspection; −1: none.
    int currentRow() const { return m_row; }
    void setCurrentRow(int row);
    // The row so many places further down in the table; stays at the ends.
    void moveCurrentRow(int places);

    const MeasureOptions& options() const { return m_inspection.options(); }
    // Measures anew, in the background.
    void setThreshold(std::optional<double> threshold);
    // The figures are not yet those of the options and links there are.
    bool isMeasuring() const { return m_isStale; }

    // Edits of known links, undoable.
    void toggleLink(int row, int source, int target);
    QUndoStack& undoStack() { return m_undo; }
    bool isGoldChanged() const { return !m_undo.isClean(); }
    bool hasGold() const;
    // Whether they are of a file in which the edits alone can be changed.
    bool keepsGoldForm() const;
    // What is at `path` afterwards is the old file or the whole new one. `format`: "pharaoh", "naacl"; empty:
    // as the file is that they were read from, only what was edited differs. False: `problem` has said why.
    bool saveGold(const QString& path, const QString& format);

    // What pictures show of a sentence: known links, weights as a trace of steps; nullptr where the system
    // lacks it. The same object until the links change.
    std::shared_ptr<const LaneData> lane(int system, int row) const;
    // Of Theme::lane: the score's of a model, else the first that was free; a file that is read again keeps
    // it.
    int colourOf(int system) const;
    // The model of a system; nullptr of a dump.
    std::shared_ptr<const TrainedModel> model(int system) const;

signals:
    void systemsChanged();  // one came or went, or another is shown or compared
    void rowsChanged();     // other rows, or in another order
    void metricsChanged();  // of the rows there are, or more systems' figures
    void currentRowChanged();
    void goldChanged();  // known links; of the current row, or all
    void filterChanged();
    void progressed(double share, const QString& what);  // 1: nothing is under way any more
    void readingFailed();                                // or not any more
    void problem(const QString& sentence);
    void said(const QString& sentence);
    void opened(const QString& path);  // for the list of recent files

private:
    friend class LinkEdit;
    // What measuring needs, for other threads.
    struct Basis {
        std::shared_ptr<const GoldLinks> gold;
        MeasureOptions options;
        int version = 0;
    };
    struct SharedBasis {
        std::mutex mutex;
        Basis basis;  // the newest
    };
    // One system that is being read.
    struct Reading {
        int id = 0;                             // of the system, once there is one
        int replaces = 0;                       // id of the system that goes then
        InspectedSystem made;                   // without sentences
        std::shared_ptr<InspectedSystem> read;  // what the job finds out of a dump, until it ends
        std::shared_ptr<const TrainedModel> model;
        QString what;  // for `progressed`
    };
    struct Batch {
        std::vector<Inspection::Measured> sentences;
        int version = 0;  // of the basis
        double share = 0;
    };
    struct Models {
        std::vector<std::shared_ptr<const TrainedModel>> models;
        QStringList paths;
        ModelCorpus corpus;
        ReadsTarget reads = ReadsTarget::Own;
    };
    struct GoldSource {
        QString path;
        std::map<std::string, std::string> overruled;
        bool knewTexts = false;
    };
    // Measures and hands over, on the job's thread.
    using Take = std::function<void(const std::vector<SentencePointer>& more, double share)>;
    Take taker(const std::shared_ptr<Reading>& reading);

    void enqueue(std::function<void()> start);
    void startNext();
    int freeColour() const;
    void startJob(BackgroundJob::Work work, std::function<void()> done);
    void endJob(bool isDone, const QString& problem);
    void runDump(const QString& path, const DumpOptions& options, int replaces);
    void runModels(const Models& models);
    // Of a dump among those that are open.
    QString nameOf(const QString& path, int replaces) const;
    void runGold(const QString& path, const std::map<std::string, std::string>& overruled, bool isAgain);
    void readGoldAgain();
    // From the job's thread to the window's, unless what `run` is of has been cancelled since.
    void post(int run, std::function<void()> call);
    void add(Reading& reading, const Batch& batch);
    void describe(const Reading& reading);
    void report(double share, const QString& what);

    QStringList openSource(const AlignedSentence& sentence, int row) const;
    int indexOf(int id) const;  // −1: it was closed
    void removeAt(int system);
    void takeGold(GoldLinks gold);
    void checkTexts(int system);
    // Of SentenceKey::number; none: nothing is known of the sentence any more.
    void setLinks(long number, const std::optional<std::vector<Link>>& links);
    void publishBasis();
    void dropBasis();
    void changeBasis();
    void measureSoon();
    void startMeasuring();
    void endMeasuring(bool isDone, const QString& problem);
    void refreshRows();
    void refreshRowsSoon();
    void chooseRow();

    Inspection m_inspection;
    SentenceIndex m_index;
    SentenceFilter m_filter;
    SortOrder m_order;
    std::vector<int> m_rows;
    int m_shown = -1, m_other = -1, m_row = -1;
    QUndoStack m_undo;
    std::vector<int> m_ids;  // by system
    std::map<int, std::shared_ptr<const TrainedModel>> m_modelOf;
    std::map<int, int> m_colours;  // of systems that are no models
    int m_lastId = 0;
    Models m_models;        // the last that were opened
    ModelCorpus m_decoded;  // what the models that are there decoded
    std::optional<GoldSource> m_goldSource;
    std::shared_ptr<const GoldLinks> m_writtenGold;  // as the file at its path has them; nullptr: none has
    mutable std::map<std::pair<int, int>, std::shared_ptr<const LaneData>> m_lanes;  // by system and row

    std::deque<std::function<void()>> m_queue;
    int m_run = 0;  // what is posted by an earlier one is dropped
    std::function<void()> m_done;
    std::shared_ptr<Reading> m_reading;  // the one of a dump
    std::optional<Failed> m_underWay, m_failed;
    Basis m_basis;
    std::shared_ptr<SharedBasis> m_shared = std::make_shared<SharedBasis>();
    bool m_isStale = false;         // some figures are of an earlier basis
    bool m_wantsMeasuring = false;  // and are to be made anew
    std::shared_ptr<std::optional<Inspection::Measurements>> m_measured;
    QTimer m_refresh;
    qint64 m_refreshTook = 0;  // ms
    bool m_hasMore = false;    // sentences since the index was filled
    // Last, so that their threads end first.
    BackgroundJob m_job;  // reads
    BackgroundJob m_measuring;
};

}  // namespace attn::ui
