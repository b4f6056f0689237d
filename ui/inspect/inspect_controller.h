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

// The document of Inspect mode on the window's thread: systems, known links and what is shown of them.
// Reading and measuring run on other threads. Their results arrive as queued calls and are dropped when they
// are outdated.
class InspectController : public QObject {
    Q_OBJECT

public:
    explicit InspectController(QObject* parent = nullptr);
    ~InspectController() override;

    const Inspection& inspection() const { return m_inspection; }

    // Adds a dump to those that are open. Problems are reported by `problem`.
    void openDump(const QString& path, const DumpOptions& options = {});
    // Reads a system again with other choices. The old one is removed when the first sentences of the new one
    // arrive, and stays if there are none.
    void reopen(int system, const DumpOptions& options);
    // Opens each model as a system and replaces all models that are open.
    void openModels(const std::vector<std::shared_ptr<const TrainedModel>>& models, const QStringList& paths,
                    const ModelCorpus& corpus, ReadsTarget reads);
    // Reads the same models in another way; does nothing without models.
    void setModelReads(ReadsTarget reads);
    ReadsTarget modelReads() const { return m_models.reads; }
    // The models that openModels opened last.
    const std::vector<std::shared_ptr<const TrainedModel>>& models() const { return m_models.models; }
    const QStringList& modelPaths() const { return m_models.paths; }
    const ModelCorpus& modelCorpus() const { return m_models.corpus; }
    // Waits for what is still being read.
    void openGold(const QString& path, const std::map<std::string, std::string>& overruled = {});
    void closeGold();
    void closeSystem(int system);
    void closeAll();
    // The file that could not be read last, until another one is read.
    struct Failed {
        QString path;
        bool isGold = false;
        QString why;
    };
    const std::optional<Failed>& failed() const { return m_failed; }
    // Whether something is being read or measured.
    bool isBusy() const;
    // Keeps what was read; nothing more arrives of what was under way.
    void cancel();

    // The system that the table and the pictures show; −1: none.
    int shownSystem() const { return m_shown; }
    void showSystem(int system);
    // The system that it is compared with; −1: none.
    int otherSystem() const { return m_other; }
    void compareWith(int system);

    const SentenceFilter& filter() const { return m_filter; }
    void setFilter(const SentenceFilter& filter);
    const SortOrder& order() const { return m_order; }
    void setOrder(const SortOrder& order);
    // The rows of the shown system, in order.
    const std::vector<int>& rows() const { return m_rows; }
    // The number of sentences of the shown system.
    int shownCount() const;
    // A row of the inspection; −1: none.
    int currentRow() const { return m_row; }
    void setCurrentRow(int row);
    // Moves by this many rows down in the table; stops at the ends.
    void moveCurrentRow(int places);

    const MeasureOptions& options() const { return m_inspection.options(); }
    // Measures again in the background.
    void setThreshold(std::optional<double> threshold);
    // Whether the figures do not yet match the present options and links.
    bool isMeasuring() const { return m_isStale; }

    // Undoable edits of known links.
    void toggleLink(int row, int source, int target);
    QUndoStack& undoStack() { return m_undo; }
    bool isGoldChanged() const { return !m_undo.isClean(); }
    bool hasGold() const;
    // Whether the links came from a file that can be saved with nothing but the edits changed.
    bool keepsGoldForm() const;
    // Afterwards `path` is the old file or the whole new one. `format` is "pharaoh" or "naacl"; if it is
    // empty, the file keeps the form of the file that was read and differs only in the edits. Returns false
    // after a failure, which `problem` has reported.
    bool saveGold(const QString& path, const QString& format);

    // A sentence for pictures: known links, and weights as a trace of steps; nullptr when the system lacks
    // the sentence. It is the same object until the links change.
    std::shared_ptr<const LaneData> lane(int system, int row) const;
    // Index for Theme::lane: that of a model's score, or else the first free one; a file that is read again
    // keeps it.
    int colourOf(int system) const;
    // The model of a system; nullptr for a dump.
    std::shared_ptr<const TrainedModel> model(int system) const;

signals:
    void systemsChanged();  // one was added or removed, or another one is shown or compared
    void rowsChanged();     // other rows or another order
    void metricsChanged();  // of the present rows, or figures of more systems
    void currentRowChanged();
    void goldChanged();  // known links of the current row, or all of them
    void filterChanged();
    void progressed(double share, const QString& what);  // 1: nothing is under way any more
    void readingFailed();                                // also emitted when the failure is over
    void problem(const QString& sentence);
    void said(const QString& sentence);
    void opened(const QString& path);  // for the list of recent files

private:
    friend class LinkEdit;
    // What measuring on another thread needs.
    struct Basis {
        std::shared_ptr<const GoldLinks> gold;
        MeasureOptions options;
        int version = 0;
    };
    struct SharedBasis {
        std::mutex mutex;
        Basis basis;  // the newest
    };
    // A system that is being read.
    struct Reading {
        int id = 0;                             // of the system, as soon as it exists
        int replaces = 0;                       // id of the system that is then removed
        InspectedSystem made;                   // without sentences
        std::shared_ptr<InspectedSystem> read;  // from the job about a dump; read after its end
        std::shared_ptr<const TrainedModel> model;
        QString what;  // for `progressed`
    };
    struct Batch {
        std::vector<Inspection::Measured> sentences;
        int version = 0;  // version of the basis
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
    // Measures the sentences and passes them on, on the job's thread.
    using Take = std::function<void(const std::vector<SentencePointer>& more, double share)>;
    Take taker(const std::shared_ptr<Reading>& reading);

    void enqueue(std::function<void()> start);
    void startNext();
    int freeColour() const;
    void startJob(BackgroundJob::Work work, std::function<void()> done);
    void endJob(bool isDone, const QString& problem);
    void runDump(const QString& path, const DumpOptions& options, int replaces);
    void runModels(const Models& models);
    // The name of a dump, which must differ from those of the open ones.
    QString nameOf(const QString& path, int replaces) const;
    void runGold(const QString& path, const std::map<std::string, std::string>& overruled, bool isAgain);
    void readGoldAgain();
    // Calls on the window's thread, for the job's thread, unless `run` has been cancelled meanwhile.
    void post(int run, std::function<void()> call);
    void add(Reading& reading, const Batch& batch);
    void describe(const Reading& reading);
    void report(double share, const QString& what);

    QStringList openSource(const AlignedSentence& sentence, int row) const;
    int indexOf(int id) const;  // −1: it was closed
    void removeAt(int system);
    void takeGold(GoldLinks gold);
    void checkTexts(int system);
    // `number` is SentenceKey::number; without links, nothing is known about the sentence any more.
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
    std::map<int, int> m_colours;  // for systems that are not models
    int m_lastId = 0;
    Models m_models;        // the models that were opened last
    ModelCorpus m_decoded;  // what the open models decoded
    std::optional<GoldSource> m_goldSource;
    std::shared_ptr<const GoldLinks> m_writtenGold;  // as in the file at its path; nullptr: in no file
    mutable std::map<std::pair<int, int>, std::shared_ptr<const LaneData>> m_lanes;  // by system and row

    std::deque<std::function<void()>> m_queue;
    int m_run = 0;  // calls posted by earlier runs are dropped
    std::function<void()> m_done;
    std::shared_ptr<Reading> m_reading;  // the reading of a dump
    std::optional<Failed> m_underWay, m_failed;
    Basis m_basis;
    std::shared_ptr<SharedBasis> m_shared = std::make_shared<SharedBasis>();
    bool m_isStale = false;         // some figures belong to an earlier basis
    bool m_wantsMeasuring = false;  // and must be measured again
    std::shared_ptr<std::optional<Inspection::Measurements>> m_measured;
    QTimer m_refresh;
    qint64 m_refreshTook = 0;  // ms
    bool m_hasMore = false;    // sentences arrived since the index was filled
    // These are the last members, so that their threads end first.
    BackgroundJob m_job;  // reads
    BackgroundJob m_measuring;
};

}  // namespace attn::ui
