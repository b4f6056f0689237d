// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/inspect_models_dialog.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/kit/text/tr.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/calm_wheel.h"
#include "ui/kit/widgets/path_row.h"
#include "ui/kit/widgets/side_margins.h"

namespace attn::ui {
namespace {

constexpr int mostFreshPairs = 100'000;

QLabel* heading(const QString& text) {
    auto* label = new QLabel(text);
    label->setFont(theme().labelBold);
    return label;
}

QRadioButton* choice(const QString& name, const QString& text, const QString& tip, QButtonGroup* group) {
    auto* button = new QRadioButton(text);
    button->setObjectName(name);
    button->setToolTip(tip);
    button->setAccessibleDescription(tip);
    group->addButton(button);
    return button;
}

}  // namespace

InspectModelsDialog::InspectModelsDialog(const QString& models, const ModelCorpus& corpus, ReadsTarget reads,
                                         QWidget* parent)
    : QDialog(parent), m_start(corpus) {
    setObjectName(QStringLiteral("inspectModelsDialog"));
    setWindowTitle(tr("Inspect Models"));
    build(models);
    load(corpus, reads);
    follow();
}

void InspectModelsDialog::build(const QString& models) {
    auto* over = new QButtonGroup(this);
    m_isTask = choice(QStringLiteral("corpusIsTask"), tr("&Fresh pairs of a task"),
                      tr("Pairs that the models were not trained on; their true alignment is known"), over);
    m_isTexts = choice(QStringLiteral("corpusIsTexts"), tr("&Texts"),
                       tr("Sentences and their translations, cut as the models were trained"), over);
    m_task = new QComboBox;
    m_task->setObjectName(QStringLiteral("inspectTask"));
    for (const TaskDescription& task : tasks())
        m_task->addItem(coreText(task.label), QString::fromStdString(task.id));
    m_count = new QSpinBox;
    m_count->setObjectName(QStringLiteral("inspectCount"));
    m_count->setRange(1, mostFreshPairs);
    m_count->setSingleStep(100);
    m_count->setGroupSeparatorShown(true);
    for (QWidget* editor : {static_cast<QWidget*>(m_task), static_cast<QWidget*>(m_count)})
        calmWheel(editor);
    m_source = new PathRow(QStringLiteral("inspectSource"));
    m_source->setLabel(
        tr("Source texts"),
        tr("One sentence per line. Without a second file: source, tab and target in each line."));
    m_target = new PathRow(QStringLiteral("inspectTarget"));
    m_target->setLabel(tr("Their translations"),
                       tr("As many lines as the first file. Leave it empty if the first file has pairs."));
    auto* reading = new QButtonGroup(this);
    m_own = choice(QStringLiteral("readsOwn"), tr("Their &own output"),
                   tr("The models read their own output. Only right tokens have known links then"), reading);
    m_reference = choice(QStringLiteral("readsReference"), tr("The &reference"),
                         tr("The models read the right output, token by token"), reading);
    m_problem = new QLabel;
    m_problem->setObjectName(QStringLiteral("modelsProblem"));
    m_problem->setProperty("tone", "wrong");
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->hide();

    auto* fresh = new QFormLayout;
    setSideMargins(fresh, {6 * theme().space, 0, 0, 0});
    fresh->addRow(tr("T&ask"), m_task);
    fresh->addRow(tr("&Pairs"), m_count);
    auto* texts = new QVBoxLayout;
    setSideMargins(texts, {6 * theme().space, 0, 0, 0});
    texts->addWidget(m_source);
    texts->addWidget(m_target);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    QPushButton* inspect = buttons->addButton(tr("&Inspect"), QDialogButtonBox::AcceptRole);
    inspect->setObjectName(QStringLiteral("inspectThem"));
    inspect->setProperty("role", "primary");
    inspect->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &InspectModelsDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* column = new QVBoxLayout(this);
    auto* named = new QLabel(models);
    named->setWordWrap(true);
    named->setProperty("tone", "muted");
    column->addWidget(named);
    column->addWidget(heading(tr("What they decode")));
    column->addWidget(m_isTask);
    column->addLayout(fresh);
    column->addWidget(m_isTexts);
    column->addLayout(texts);
    column->addWidget(heading(tr("What they read")));
    column->addWidget(m_own);
    column->addWidget(m_reference);
    column->addWidget(m_problem);
    column->addStretch();
    column->addWidget(buttons);
    setMinimumWidth(30 * QFontMetrics(theme().label).height());
    for (QRadioButton* button : {m_isTask, m_isTexts})
        connect(button, &QRadioButton::toggled, this, &InspectModelsDialog::follow);
    for (PathRow* row : {m_source, m_target})
        connect(row, &PathRow::edited, this, [this] {
            m_isTexts->setChecked(true);
            m_problem->hide();
        });
}

void InspectModelsDialog::load(const ModelCorpus& corpus, ReadsTarget reads) {
    const bool isTask = corpus.files.isEmpty() && !corpus.task.empty();
    (isTask ? m_isTask : m_isTexts)->setChecked(true);
    m_task->setCurrentIndex(std::max(0, m_task->findData(QString::fromStdString(corpus.task))));
    m_count->setValue(corpus.count > 0 ? static_cast<int>(std::min<Index>(corpus.count, mostFreshPairs))
                                       : 1000);
    const bool areTwo = corpus.files.pairs.empty();
    m_source->setPath(QString::fromStdString(areTwo ? corpus.files.source : corpus.files.pairs));
    m_target->setPath(QString::fromStdString(corpus.files.target));
    (reads == ReadsTarget::Own ? m_own : m_reference)->setChecked(true);
}

void InspectModelsDialog::follow() {
    for (QWidget* field : {static_cast<QWidget*>(m_task), static_cast<QWidget*>(m_count)})
        field->setEnabled(m_isTask->isChecked());
    m_problem->hide();
}

ModelCorpus InspectModelsDialog::corpus() const {
    ModelCorpus corpus = m_start;
    corpus.task.clear();
    corpus.files = {};
    if (m_isTask->isChecked()) {
        const std::string task = m_task->currentData().toString().toStdString();
        if (task != m_start.task)
            corpus.lengths = {};
        corpus.task = task;
        corpus.count = m_count->value();
        return corpus;
    }
    corpus.lengths = {};
    corpus.count = 0;
    if (m_target->path().isEmpty()) {
        corpus.files.pairs = m_source->path().toStdString();
    } else {
        corpus.files.source = m_source->path().toStdString();
        corpus.files.target = m_target->path().toStdString();
    }
    return corpus;
}

ReadsTarget InspectModelsDialog::reads() const {
    return m_own->isChecked() ? ReadsTarget::Own : ReadsTarget::Reference;
}

QString InspectModelsDialog::wrong() const {
    if (m_isTask->isChecked())
        return {};
    if (m_source->path().isEmpty())
        return tr("The source texts are missing: name a file.");
    for (const QString& path : {m_source->path(), m_target->path()}) {
        if (!path.isEmpty() && !QFileInfo(path).isFile())
            return tr("%1: there is no such file; choose another one.").arg(path);
    }
    return {};
}

void InspectModelsDialog::accept() {
    const QString sentence = wrong();
    m_problem->setText(sentence);
    m_problem->setVisible(!sentence.isEmpty());
    if (sentence.isEmpty())
        QDialog::accept();
}

}  // namespace attn::ui
