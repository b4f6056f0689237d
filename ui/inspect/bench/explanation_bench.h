// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <memory>
#include <nlohmann/json.hpp>
#include <vector>

#include "core/faithfulness/faithfulness.h"
#include "ui/figures/report/inspect_report.h"
#include "ui/inspect/document/inspect_systems.h"
#include "ui/kit/jobs/background_job.h"

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QSplitter;
class QTableWidget;
class QTabWidget;

namespace attn::ui {

class BenchChart;

// Measures whether the weights of the open models explain their outputs (core/faithfulness), on fresh pairs
// of their task: a table of figures beside charts of permuted rows, erased tokens and rank correlations.
class ExplanationBench : public QDialog {
    Q_OBJECT

public:
    // `systems` outlives it.
    explicit ExplanationBench(const InspectSystems& systems, QWidget* parent = nullptr);
    ~ExplanationBench() override;

    bool isRunning() const { return m_job.isRunning(); }
    void start();
    void cancel();
    // A model that was measured.
    struct Measured {
        QString name;
        int colour = 0;
        std::shared_ptr<const TrainedModel> model;
        std::vector<RowFaithfulness> rows;
    };
    const std::vector<Measured>& measured() const { return m_measured; }
    // The figures as a report has them; none before anything is measured.
    std::vector<InspectReport::Table> tables() const;

signals:
    void problem(const QString& sentence);
    void said(const QString& sentence);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Work;
    void build();
    void copyFigures() const;
    // The models that can be measured together; what is left out, and why, goes into `left`.
    std::vector<Measured> candidates(QStringList& left) const;
    void takeResult(bool isDone, const QString& problem);
    void showResult();
    // One a figure: its words, then its value of each model.
    std::vector<QStringList> figures() const;
    void showErasing();
    void save();
    void follow();

    const InspectSystems& m_systems;
    QSpinBox *m_pairs, *m_permutations;
    QPushButton *m_start, *m_save;
    QProgressBar* m_progress;
    QLabel* m_state;
    QSplitter* m_split;
    QTableWidget* m_table;
    QTabWidget* m_tabs;
    BenchChart *m_permuted, *m_erased, *m_ranks;
    QComboBox* m_model;
    std::vector<Measured> m_measured;
    nlohmann::ordered_json m_settings;  // with which they were measured
    std::shared_ptr<Work> m_work;
    BackgroundJob m_job;  // the last member, so that its thread ends first
};

}  // namespace attn::ui
