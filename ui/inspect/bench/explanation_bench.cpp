// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/bench/explanation_bench.h"

#include <QClipboard>
#include <QComboBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QSplitter>
#include <QTabWidget>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "core/base/error.h"
#include "core/faithfulness/faithfulness_figures.h"
#include "core/files/atomic_file.h"
#include "core/math/side_by_side.h"
#include "core/tasks/task.h"
#include "core/train/corpora/corpus.h"
#include "core/train/corpora/fresh_pairs.h"
#include "ui/files/save_dialog.h"
#include "ui/inspect/charts/bench_charts.h"
#include "ui/kit/text/decimal_text.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/access_role.h"
#include "ui/kit/widgets/copy_cells.h"

namespace attn::ui {
namespace {

constexpr std::uint64_t pairsSeed = 271828;
constexpr int usualPairs = 500, mostPairs = 20'000, usualPermutations = 100, mostPermutations = 10'000;
constexpr int rankBins = 20, erasedSteps = 50, lettersOfName = 14, linesOfName = 4;
// The orders have the last colours and shapes: a model has them only where five of one score are open.
constexpr int firstOrderColour = laneColourCount - static_cast<int>(importanceOrders.size());

QString orderName(ImportanceOrder order) {
    switch (order) {
        case ImportanceOrder::ByWeight:
            return ExplanationBench::tr("by weight");
        case ImportanceOrder::ByGradient:
            return ExplanationBench::tr("by gradient");
        case ImportanceOrder::ByProduct:
            return ExplanationBench::tr("by weight × gradient");
        case ImportanceOrder::AtRandom:
            return ExplanationBench::tr("at random");
    }
    return {};
}

// How many of the values are at most x, as a share, at evenly spaced x from 0 to 1. A value of 1 stands for a
// class that never flips (erasedUntilFlip) and does not count.
void cumulate(std::vector<double> values, QVector<double>& x, QVector<double>& y) {
    std::sort(values.begin(), values.end());
    const auto never = std::lower_bound(values.begin(), values.end(), 1.0);
    for (int i = 0; i <= erasedSteps; ++i) {
        const double at = static_cast<double>(i) / erasedSteps;
        const auto below = std::upper_bound(values.begin(), never, at + 1e-12) - values.begin();
        x.append(at);
        y.append(values.empty() ? 0 : static_cast<double>(below) / static_cast<double>(values.size()));
    }
}

// The outline of a histogram over −1 to 1, in shares.
double histogram(const std::vector<double>& values, QVector<double>& x, QVector<double>& y) {
    std::array<int, rankBins> counts{};
    for (const double value : values)
        ++counts[static_cast<std::size_t>(
            std::clamp(static_cast<int>((value + 1) / 2 * rankBins), 0, rankBins - 1))];
    double highest = 0;
    for (int bin = 0; bin < rankBins; ++bin) {
        const double share = values.empty() ? 0
                                            : static_cast<double>(counts[static_cast<std::size_t>(bin)]) /
                                                  static_cast<double>(values.size());
        x << -1 + 2.0 * bin / rankBins << -1 + 2.0 * (bin + 1) / rankBins;
        y << share << share;
        highest = std::max(highest, share);
    }
    return highest;
}

}  // namespace

// What the thread works on and finds.
struct ExplanationBench::Work {
    std::vector<Measured> models;
    Index pairs = 0;
    FaithfulnessOptions options;
};

ExplanationBench::ExplanationBench(const InspectSystems& systems, QWidget* parent)
    : QDialog(parent),
      m_systems(systems),
      m_pairs(new QSpinBox(this)),
      m_permutations(new QSpinBox(this)),
      m_start(new QPushButton(this)),
      m_save(new QPushButton(tr("&Save…"), this)),
      m_progress(new QProgressBar(this)),
      m_state(new QLabel(this)),
      m_split(new QSplitter(Qt::Horizontal, this)),
      m_table(new QTableWidget(this)),
      m_tabs(new QTabWidget(this)),
      m_permuted(new BenchChart(this)),
      m_erased(new BenchChart),
      m_ranks(new BenchChart(this)),
      m_model(new QComboBox) {
    build();
    connect(m_start, &QPushButton::clicked, this, [this] { isRunning() ? cancel() : start(); });
    connect(m_save, &QPushButton::clicked, this, &ExplanationBench::save);
    connect(m_model, &QComboBox::currentIndexChanged, this, &ExplanationBench::showErasing);
    connect(&m_job, &BackgroundJob::progressed, this, [this](int done, int all) {
        m_progress->setRange(0, all);
        m_progress->setValue(done);
    });
    connect(&m_job, &BackgroundJob::ended, this, &ExplanationBench::takeResult);
    connect(&m_systems, &InspectSystems::changed, this, &ExplanationBench::follow);
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, &ExplanationBench::showResult);
    follow();
    showResult();
}

ExplanationBench::~ExplanationBench() {
    m_job.drop();
}

void ExplanationBench::build() {
    setObjectName(QStringLiteral("explanationBench"));
    setWindowTitle(tr("Is It Explanation?"));
    m_pairs->setObjectName(QStringLiteral("benchPairs"));
    m_pairs->setRange(10, mostPairs);
    m_pairs->setValue(usualPairs);
    m_permutations->setObjectName(QStringLiteral("benchPermutations"));
    m_permutations->setRange(1, mostPermutations);
    m_permutations->setValue(usualPermutations);
    m_start->setObjectName(QStringLiteral("benchStart"));
    m_start->setProperty("role", "primary");
    m_save->setObjectName(QStringLiteral("benchSave"));
    m_save->setToolTip(tr("Write all figures and every row of weights as JSON"));
    m_progress->setMaximumHeight(6);
    m_progress->setTextVisible(false);
    m_progress->hide();
    m_state->setObjectName(QStringLiteral("benchState"));
    m_state->setWordWrap(true);
    m_state->setTextFormat(Qt::PlainText);
    m_table->setObjectName(QStringLiteral("benchTable"));
    m_table->setTabKeyNavigation(false);  // Tab leads out again
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setAccessibleName(tr("Figures by model"));
    m_table->installEventFilter(this);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignCenter | Qt::Alignment(Qt::TextWordWrap));
    m_permuted->setObjectName(QStringLiteral("benchPermuted"));
    m_permuted->setAccessibleName(tr("Change under permuted rows"));
    m_erased->setObjectName(QStringLiteral("benchErased"));
    m_erased->setAccessibleName(tr("Erased until the class flips"));
    m_ranks->setObjectName(QStringLiteral("benchRanks"));
    m_ranks->setAccessibleName(tr("Rank correlation of weights and gradients"));
    m_model->setObjectName(QStringLiteral("benchModel"));
    m_model->setAccessibleName(tr("Model of the curves"));

    auto* explanation = new QLabel(
        tr("Weights explain an output if it changes where they are changed, and if they rank the tokens as "
           "their effect does (Jain & Wallace 2019, Wiegreffe & Pinter 2019, Serrano & Smith 2019)."),
        this);
    explanation->setWordWrap(true);
    explanation->setProperty("tone", "muted");
    auto* row = new QHBoxLayout;
    auto* pairsLabel = new QLabel(tr("&Fresh sentences"), this);
    pairsLabel->setBuddy(m_pairs);
    auto* permutationsLabel = new QLabel(tr("&Permutations of a row"), this);
    permutationsLabel->setBuddy(m_permutations);
    for (QWidget* part : {static_cast<QWidget*>(pairsLabel), static_cast<QWidget*>(m_pairs),
                          static_cast<QWidget*>(permutationsLabel), static_cast<QWidget*>(m_permutations),
                          static_cast<QWidget*>(m_start), static_cast<QWidget*>(m_save)})
        row->addWidget(part);
    row->addStretch();
    auto* erased = new QWidget(this);
    auto* erasedColumn = new QVBoxLayout(erased);
    auto* erasedRow = new QHBoxLayout;
    erasedRow->addWidget(m_model);
    erasedRow->addStretch();
    erasedColumn->addLayout(erasedRow);
    erasedColumn->addWidget(m_erased, 1);
    focusTabBarOnly(*m_tabs);
    m_tabs->addTab(m_permuted, tr("Permuted Rows"));
    m_tabs->addTab(erased, tr("Erasing"));
    m_tabs->addTab(m_ranks, tr("Kendall's τ"));
    m_split->addWidget(m_table);
    m_split->addWidget(m_tabs);
    m_split->setChildrenCollapsible(false);
    m_split->setStretchFactor(0, 0);
    m_split->setStretchFactor(1, 1);
    auto* column = new QVBoxLayout(this);
    column->addWidget(explanation);
    column->addLayout(row);
    column->addWidget(m_progress);
    column->addWidget(m_state);
    column->addWidget(m_split, 1);
    resize(960, 620);
}

std::vector<ExplanationBench::Measured> ExplanationBench::candidates(QStringList& left) const {
    std::vector<Measured> found;
    for (int system = 0; system < m_systems.count(); ++system) {
        const std::shared_ptr<const TrainedModel> model = m_systems.model(system);
        const QString name = QString::fromStdString(m_systems.inspection().system(system).name);
        const QString quoted = tr("“%1”").arg(name);
        const std::string problem = model ? faithfulnessProblem(*model) : tr("has no model").toStdString();
        if (!problem.empty())
            left.append(quoted + QLatin1Char(' ') + QString::fromStdString(problem));
        else if (!findTask(model->training.task))
            left.append(
                tr("%1 has no task of the program; use attnlab explain-bench with a corpus").arg(quoted));
        else if (!found.empty() && !(model->source == found.front().model->source &&
                                     model->target == found.front().model->target))
            left.append(
                tr("%1 has other vocabularies than %2").arg(quoted, tr("“%1”").arg(found.front().name)));
        else if (std::none_of(found.begin(), found.end(),
                              [&](const Measured& each) { return each.model == model; }))
            found.push_back({model->network.readsSentences() ? tr("%1 (sentences)").arg(name) : name,
                             m_systems.colourOf(system),
                             model,
                             {}});
    }
    return found;
}

void ExplanationBench::follow() {
    QStringList left;
    const std::vector<Measured> models = candidates(left);
    m_start->setText(isRunning() ? tr("S&top") : tr("&Measure"));
    m_start->setEnabled(isRunning() || !models.empty());
    m_save->setEnabled(!m_measured.empty() && !isRunning());
    QStringList sentences;
    if (m_systems.count() == 0)
        sentences.append(tr("Open models in Inspect mode first."));
    else if (models.empty())
        sentences.append(tr("None of the open systems can be measured."));
    if (!left.isEmpty())
        sentences.append(tr("Left out: %1.").arg(left.join(QStringLiteral("; "))));
    m_state->setText(sentences.join(QLatin1Char(' ')));
    m_state->setVisible(!sentences.isEmpty());
}

void ExplanationBench::start() {
    if (isRunning())
        return;
    QStringList left;
    m_work = std::make_shared<Work>();
    m_work->models = candidates(left);
    m_work->pairs = m_pairs->value();
    m_work->options.permutations = m_permutations->value();
    m_work->options.threads = processorCount();
    if (m_work->models.empty())
        return;
    m_progress->setRange(0, 0);
    m_progress->show();
    m_job.start([work = m_work](const std::stop_token& stop, const BackgroundJob::Publish& publish) {
        const TrainedModel& first = *work->models.front().model;
        std::vector<const TrainedModel*> models;
        std::vector<std::string> names;
        for (const Measured& each : work->models) {
            models.push_back(each.model.get());
            names.push_back(each.name.toStdString());
        }
        FreshTask fresh = freshTask(models, names, first.training.task, {}, stop);
        const Corpus corpus = taskCorpus(*fresh.task, first.tokenizers, first.source, first.target,
                                         work->pairs, pairsSeed, fresh.seen, stop);
        const int pairs = static_cast<int>(work->pairs);
        int before = 0;
        for (Measured& each : work->models) {
            FaithfulnessOptions options = work->options;
            options.stop = stop;
            options.publish = [&](Index done) {
                publish(before + static_cast<int>(done), pairs * static_cast<int>(work->models.size()));
            };
            each.rows = measureFaithfulness(each.model, corpus, work->pairs, options);
            if (stop.stop_requested())
                return false;
            before += pairs;
        }
        return true;
    });
    follow();
}

void ExplanationBench::cancel() {
    m_job.cancel();
}

void ExplanationBench::takeResult(bool isDone, const QString& sentence) {
    m_progress->hide();
    if (isDone) {
        m_measured = std::move(m_work->models);
        m_settings = faithfulnessSettingsJson(m_work->pairs, m_work->options, pairsSeed);
        m_settings["task"] = m_measured.front().model->training.task;
        showResult();
    }
    m_work.reset();
    follow();
    if (!sentence.isEmpty())
        emit problem(sentence);
}

// A table of Qt would copy its current cell only.
bool ExplanationBench::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_table || event->type() != QEvent::KeyPress ||
        !static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy))
        return QDialog::eventFilter(watched, event);
    copyFigures();
    return true;
}

void ExplanationBench::copyFigures() const {
    const DecimalPoint inClipboard;
    std::vector<QStringList> rows = figures();
    QModelIndexList cells = m_table->selectionModel()->selectedIndexes();
    std::sort(cells.begin(), cells.end());
    QStringList lines;
    // With the names of the models, if everything is selected.
    if (static_cast<int>(cells.size()) == m_table->rowCount() * m_table->columnCount()) {
        QStringList heads;
        for (int column = 0; column < m_table->columnCount(); ++column)
            heads.append(copiedCell(m_table->horizontalHeaderItem(column)->text()));
        lines.append(heads.join(QLatin1Char('\t')));
    }
    for (qsizetype i = 0; i < cells.size(); ++i) {
        const QString cell = copiedCell(rows[static_cast<std::size_t>(cells[i].row())][cells[i].column()]);
        if (i > 0 && cells[i].row() == cells[i - 1].row())
            lines.last() += QLatin1Char('\t') + cell;
        else
            lines.append(cell);
    }
    if (!cells.isEmpty())
        QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
}

std::vector<QStringList> ExplanationBench::figures() const {
    std::vector<FaithfulnessSummary> summaries;
    for (const Measured& each : m_measured)
        summaries.push_back(summaryOf(each.rows));
    std::vector<QStringList> rows;
    for (const FaithfulnessFigure& figure : faithfulnessFigures()) {
        const bool isKnown = std::any_of(summaries.begin(), summaries.end(),
                                         [&](const FaithfulnessSummary& of) { return figure.value(of); });
        if (!isKnown)
            continue;
        QStringList& row = rows.emplace_back(QStringList(coreText(figure.words)));
        for (const FaithfulnessSummary& summary : summaries) {
            const std::optional<double> value = figure.value(summary);
            row.append(value ? withDecimalMark(QString::fromStdString(figure.text(*value)))
                                   .replace(QLatin1Char('-'), QStringLiteral("−"))
                             : QStringLiteral("–"));
        }
    }
    return rows;
}

std::vector<InspectReport::Table> ExplanationBench::tables() const {
    if (m_measured.empty())
        return {};
    InspectReport::Table table;
    table.heading = tr("Are the weights an explanation?");
    table.note = tr("Measured on %1 fresh sentences of the task %2, with %3 permutations of each row.")
                     .arg(m_settings.value("sentences", 0))
                     .arg(QString::fromStdString(m_settings.value("task", std::string())))
                     .arg(m_settings.value("permutations", 0));
    table.columns = {tr("Figure")};
    for (const Measured& each : m_measured)
        table.columns.append(each.name);
    table.rows = figures();
    return {table};
}

void ExplanationBench::showResult() {
    QStringList names = {tr("Figure")};
    for (const Measured& each : m_measured)
        names.append(each.name);
    m_table->clear();
    m_table->setRowCount(0);
    m_table->setColumnCount(static_cast<int>(names.size()));
    m_table->setHorizontalHeaderLabels(names);
    for (int column = 0; column < static_cast<int>(names.size()); ++column)
        m_table->horizontalHeaderItem(column)->setToolTip(names[column]);
    for (const QStringList& figure : figures()) {
        const int row = m_table->rowCount();
        m_table->insertRow(row);
        for (int column = 0; column < static_cast<int>(figure.size()); ++column) {
            auto* item = new QTableWidgetItem(figure[column]);
            item->setTextAlignment((column == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
            m_table->setItem(row, column, item);
        }
    }
    m_table->resizeColumnsToContents();
    const int widest = lettersOfName * m_table->fontMetrics().averageCharWidth();
    // The words of a figure take two lines where they are long, so that the models have room.
    m_table->setColumnWidth(0, std::min(m_table->columnWidth(0), 2 * widest));
    const QFontMetrics letters = m_table->horizontalHeader()->fontMetrics();
    int tallest = letters.lineSpacing();
    for (int column = 1; column < m_table->columnCount(); ++column) {
        // A long word is not broken, as far as there is room.
        int longestWord = 0;
        for (const QString& word : names[column].split(QLatin1Char(' ')))
            longestWord = std::max(longestWord, letters.horizontalAdvance(word) + 16);
        m_table->setColumnWidth(column, std::min(m_table->columnWidth(column),
                                                 std::max(widest, std::min(longestWord, 2 * widest))));
        const QRect room(0, 0, m_table->columnWidth(column) - 16, 1 << 12);
        tallest = std::max(tallest, letters.boundingRect(room, Qt::TextWordWrap, names[column]).height());
    }
    m_table->resizeRowsToContents();
    m_table->horizontalHeader()->setFixedHeight(std::min(tallest, linesOfName * letters.lineSpacing()) + 10);
    // The table has the width that it needs, and the charts at least two fifths.
    const int needed = m_table->horizontalHeader()->length() + 2 * m_table->frameWidth() +
                       m_table->verticalScrollBar()->sizeHint().width() + 4;
    const int table = std::min(needed, width() * 3 / 5);
    m_split->setSizes({table, width() - table});

    const QString nothing = m_measured.empty() ? tr("Nothing is measured yet.") : QString();
    std::vector<BenchChart::Series> points, ranks;
    double highest = 0;
    for (const Measured& each : m_measured) {
        BenchChart::Series point{each.name, each.colour, {}, {}, false, true};
        std::vector<double> taus;
        for (const RowFaithfulness& row : each.rows) {
            if (row.changes) {
                point.x.append(row.largestWeight);
                point.y.append(row.changes->permuted);
            }
            if (row.gradientTau)
                taus.push_back(*row.gradientTau);
        }
        if (!point.x.isEmpty())
            points.push_back(point);
        BenchChart::Series rank{each.name, each.colour, {}, {}};
        rank.isHistogram = true;
        highest = std::max(highest, histogram(taus, rank.x, rank.y));
        if (!taus.empty())
            ranks.push_back(rank);
    }
    const bool hasClasses = !points.empty();
    m_permuted->setSeries(std::move(points), {0, 1, tr("Largest weight of the row")},
                          {0, 1, tr("Median change of the output")},
                          !nothing.isEmpty() ? nothing
                          : hasClasses       ? QString()
                                             : tr("Other rows are measured of models that say a class."));
    const bool hasRanks = !ranks.empty();
    m_ranks->setSeries(std::move(ranks), {-1, 1, tr("Kendall's τ of weights and gradients")},
                       {0, std::max(0.1, highest * 1.1), tr("Share of rows"), false, true},
                       !nothing.isEmpty() ? nothing
                       : hasRanks         ? QString()
                                          : tr("In no row a rank correlation can be computed."));
    const QSignalBlocker quiet(m_model);
    m_model->clear();
    for (const Measured& each : m_measured)
        m_model->addItem(each.name);
    showErasing();
}

void ExplanationBench::showErasing() {
    const int place = m_model->currentIndex();
    std::vector<BenchChart::Series> series;
    if (place >= 0)
        for (std::size_t i = 0; i < importanceOrders.size(); ++i) {
            std::vector<double> shares;
            for (const RowFaithfulness& row : m_measured[static_cast<std::size_t>(place)].rows)
                if (row.changes)
                    shares.push_back(row.changes->erased[i]);
            BenchChart::Series one{
                orderName(importanceOrders[i]), firstOrderColour + static_cast<int>(i), {}, {}};
            one.isDashed = importanceOrders[i] == ImportanceOrder::AtRandom;
            cumulate(shares, one.x, one.y);
            if (!shares.empty())
                series.push_back(one);
        }
    const QString note = m_measured.empty() ? tr("Nothing is measured yet.")
                         : series.empty()   ? tr("Erasing is measured of models that say a class.")
                                            : QString();
    m_erased->setSeries(std::move(series), {0, 1, tr("Share of the tokens that are erased"), false, true},
                        {0, 1, tr("Share of the classes that have flipped"), false, true}, note);
}

void ExplanationBench::save() {
    const QString path =
        askForSaveFile(this, tr("Save the Bench"), QStringLiteral("bench.json"), tr("JSON (*.json)")).path;
    if (path.isEmpty())
        return;
    nlohmann::ordered_json models = nlohmann::ordered_json::array();
    for (const Measured& each : m_measured)
        models.push_back(faithfulnessJson(each.name.toStdString(), *each.model, each.rows, true));
    try {
        writeFileAtomically(path.toStdString(), faithfulnessFile(m_settings, models));
        emit said(tr("The figures are in %1.").arg(path));
    } catch (const Error& error) {
        emit problem(QString::fromUtf8(error.what()));
    }
}

}  // namespace attn::ui
