// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QString>

#include "core/inspect/model_system.h"

class QComboBox;
class QLabel;
class QPushButton;
class QRadioButton;
class QSpinBox;

namespace attn::ui {

class PathRow;

// Asks what models should decode in Inspect mode: fresh pairs of a task or texts, and whether they read their
// own output. Its fields are named "corpusIsTask", "corpusIsTexts", "inspectTask", "inspectCount",
// "inspectSource", "inspectTarget", "readsOwn", "readsReference", "modelsProblem".
class InspectModelsDialog : public QDialog {
    Q_OBJECT

public:
    // `models` are their names in a sentence; `corpus` and `reads` are the initial choices.
    InspectModelsDialog(const QString& models, const ModelCorpus& corpus, ReadsTarget reads,
                        QWidget* parent = nullptr);

    ModelCorpus corpus() const;
    ReadsTarget reads() const;

    void accept() override;

private:
    void build(const QString& models);
    void load(const ModelCorpus& corpus, ReadsTarget reads);
    void follow();
    // What is wrong with the choices, in one sentence; empty when nothing is.
    QString wrong() const;

    ModelCorpus m_start;
    QRadioButton *m_isTask, *m_isTexts;
    QComboBox* m_task;
    QSpinBox* m_count;
    PathRow *m_source, *m_target;
    QRadioButton *m_own, *m_reference;
    QLabel* m_problem;
};

}  // namespace attn::ui
