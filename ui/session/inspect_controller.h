// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QUndoStack>
#include <memory>
#include <optional>
#include <vector>

#include "core/inspect/charts.h"
#include "core/inspect/inspection.h"
#include "core/inspect/model_system.h"
#include "core/inspect/sentence_filter.h"
#include "ui/views/lane_data.h"

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
    // In place of a system, read again with other choices.
    void reopen(int system, const DumpOptions& options);
    // Each model a system; in place of all models that are there.
    void openModels(const std::vector<std::shared_ptr<const TrainedModel>>& models, const QStringList& paths,
                    const ModelCorpus& corpus, ReadsTarget reads);
    void openGold(const QString& path, const std::map<std::string, std::string>& overruled = {});
    void closeGold();
    void closeSystem(int system);
    void closeAll();
    // Something is being read or measured.
    bool isBusy() const;
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
    // A row of the inspection; −1: none.
    int currentRow() const { return m_row; }
    void setCurrentRow(int row);

    const MeasureOptions& options() const { return m_inspection.options(); }
    // Measures anew, the current row at once.
    void setThreshold(std::optional<double> threshold);

    // Edits of known links, undoable.
    void toggleLink(int row, int source, int target);
    QUndoStack& undoStack() { return m_undo; }
    bool isGoldChanged() const { return !m_undo.isClean(); }
    // What is at `path` afterwards is the old file or the whole new one. `format`: "pharaoh", "naacl".
    void saveGold(const QString& path, const QString& format);

    // What pictures show of a sentence: known links, weights as a trace of steps; nullptr where the system
    // lacks it.
    std::shared_ptr<const LaneData> lane(int system, int row) const;
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
    void problem(const QString& sentence);
    void said(const QString& sentence);
    void opened(const QString& path);  // for the list of recent files

private:
    Inspection m_inspection;
    SentenceIndex m_index;
    SentenceFilter m_filter;
    SortOrder m_order;
    std::vector<int> m_rows;
    int m_shown = -1, m_other = -1, m_row = -1;
    QUndoStack m_undo;
};

}  // namespace attn::ui
