// SPDX-License-Identifier: GPL-3.0-or-later
// The behaviour of the mode. Its commands are in inspect_mode_menu.cpp, known links in inspect_mode_gold.cpp.
#include "ui/inspect/inspect_mode.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QStatusBar>
#include <QToolButton>

#include "core/base/error.h"
#include "core/files/file_reader.h"
#include "core/inspect/read_dump.h"
#include "core/model_files/foreign_models.h"
#include "core/model_files/model_file.h"
#include "ui/files/launch_options.h"
#include "ui/inspect/bench/explanation_bench.h"
#include "ui/inspect/inspect_exports.h"
#include "ui/inspect/inspect_files.h"
#include "ui/inspect/inspect_page.h"
#include "ui/inspect/inspect_tool_bar.h"
#include "ui/inspect/inspect_wiring.h"
#include "ui/inspect/picture/picture_view.h"
#include "ui/inspect/table/filter_bar.h"
#include "ui/inspect/table/sentence_table.h"
#include "ui/kit/text/metric_text.h"
#include "ui/kit/text/number_text.h"
#include "ui/kit/widgets/elided_label.h"
#include "ui/kit/widgets/side_margins.h"

namespace attn::ui {
namespace {

constexpr int thousandths = 1000;  // of the progress

QString needsModel(const QString& system) {
    return InspectMode::tr("Step mode needs the model of %1, and only its weights are known.").arg(system);
}

}  // namespace

ModeKind InspectMode::kind() {
    return {.id = QStringLiteral("inspect"),
            .label = tr("Inspect"),
            .tip = tr("Inspect a corpus of alignments from any system"),
            .opens = belongsToInspect,
            .isAskedFor = [](const LaunchOptions& options) { return options.inspects; },
            .hasLeftBehind = {},
            .make = [](QWidget* window) -> Mode* { return new InspectMode(window); }};
}

InspectMode::InspectMode(QWidget* window) : Mode(kind(), window), m_controller(this) {
    buildActions(window);
    buildExports(window);
    buildViews(window);
    buildMenu(window);
    connect(&m_controller, &InspectController::problem, this, &InspectMode::problem);
    connect(&m_controller.queue(), &ReadingQueue::problem, this, &InspectMode::noteFailure);
    connect(&m_controller.queue(), &ReadingQueue::readingFailed, this, &InspectMode::follow);
    connect(&m_controller, &InspectController::said, this, &InspectMode::said);
    connect(&m_controller, &InspectController::opened, this, &InspectMode::opened);
    connect(&m_controller, &InspectController::progressed, this, &InspectMode::showProgress);
    connect(&m_controller.systems(), &InspectSystems::changed, this, &InspectMode::follow);
    connect(&m_controller.models(), &ModelReader::readsChanged, this, &InspectMode::follow);
    connect(&m_controller.models(), &ModelReader::formChanged, this, &InspectMode::follow);
    connect(&m_controller.selection(), &InspectSelection::currentRowChanged, this, &InspectMode::followRow);
    connect(&m_controller.gold(), &GoldDocument::replaced, this, &InspectMode::follow);
    connect(&m_controller.gold(), &GoldDocument::edited, this, &InspectMode::follow);
    connect(&m_controller.selection(), &InspectSelection::metricsChanged, this, &InspectMode::showSummary);
    connect(&m_controller.selection(), &InspectSelection::rowsChanged, this, [this] {
        if (!m_controller.isBusy())
            showSummary();
    });
    connect(&m_controller.gold().undoStack(), &QUndoStack::cleanChanged, this, &InspectMode::follow);
    m_isPending = connectInspectMode(m_controller,
                                     {.bar = m_inspectBar,
                                      .filter = m_inspectPage->filter(),
                                      .table = m_inspectPage->table(),
                                      .picture = m_inspectPage->picture(),
                                      .charts = m_inspectPage->charts()},
                                     [this](int row) { openInStep(row); });
    follow();
}

void InspectMode::buildViews(QWidget* window) {
    m_inspectPage = new InspectPage({.open = m_open, .models = m_models}, window);
    m_page = m_inspectPage;
    m_inspectBar = new InspectToolBar({.open = m_open,
                                       .known = m_gold,
                                       .ownOutput = m_ownOutput,
                                       .reference = m_reference,
                                       .exports = m_exportMenu},
                                      window);
    m_bar = m_inspectBar;
    m_summary = new ElidedLabel;
    m_summary->setObjectName(QStringLiteral("inspectSummary"));
    m_summary->setProperty("tone", "muted");
    m_summary->setIndent(10);
    m_progress = new QWidget;
    auto* row = new QHBoxLayout(m_progress);
    setSideMargins(row, {0, 0, 8, 0});
    m_share = new QProgressBar;
    m_share->setObjectName(QStringLiteral("inspectProgress"));
    m_share->setRange(0, thousandths);
    m_share->setTextVisible(false);
    m_share->setFixedWidth(140);
    m_share->setMaximumHeight(8);
    auto* cancel = new QToolButton;
    cancel->setObjectName(QStringLiteral("cancelInspecting"));
    cancel->setText(tr("Cancel"));
    cancel->setProperty("role", "flat");
    cancel->setToolTip(tr("Stop and keep what was read"));
    connect(cancel, &QToolButton::clicked, &m_controller, &InspectController::cancel);
    row->addWidget(m_share);
    row->addWidget(cancel);
    m_progress->hide();
    m_statusWidgets = {m_summary, m_progress};
}

void InspectMode::buildExports(QWidget* window) {
    m_exports = new InspectExports(m_controller, window);
    m_exportMenu = new QMenu(tr("E&xport"), window);
    m_exports->addTo(m_exportMenu);
    m_exports->measuredTables = [this] {
        return m_bench ? m_bench->tables() : std::vector<InspectReport::Table>();
    };
    m_exports->selectedRows = [this] { return m_inspectPage->table()->selectedRows(); };
    m_exports->shownView = [this] {
        switch (m_inspectPage->picture()->shown()) {
            case InspectPictureView::Shown::Lines:
                return QStringLiteral("lines");
            case InspectPictureView::Shown::Difference:
                return QStringLiteral("difference");
            case InspectPictureView::Shown::SideBySide:
                return QStringLiteral("lanes");
            default:
                return QStringLiteral("heatmap");
        }
    };
    connect(m_exports, &InspectExports::problem, this, &InspectMode::problem);
    connect(m_exports, &InspectExports::said, this, &InspectMode::said);
}

void InspectMode::setShown(bool isShown) {
    Mode::setShown(isShown);
    if (isShown)
        m_progress->setVisible(m_controller.isBusy());
}

void InspectMode::takeFocus() {
    if (isEmpty())
        m_inspectPage->setFocus();
    else if (m_isPresenting)
        m_inspectPage->picture()->takeFocus();
    else
        m_inspectPage->takeFocus();
}

void InspectMode::setPresenting(bool isPresenting) {
    m_isPresenting = isPresenting;
    m_inspectPage->setPictureAlone(isPresenting);
    m_inspectPage->picture()->setPresenting(isPresenting);
    setSentenceKeys();
}

void InspectMode::fitStatusBar(int) {
    if (isShown())
        m_progress->setVisible(m_controller.isBusy());
}

bool InspectMode::isEmpty() const {
    return m_controller.inspection().systemCount() == 0;
}

bool InspectMode::isBusy() {
    return m_controller.isBusy() || m_exports->isWorking() || m_isPending();
}

void InspectMode::showProgress(double share, const QString& what) {
    const bool isWorking = share < 1 || m_controller.isBusy();
    m_working = !isWorking ? QString() : what.isEmpty() ? tr("Reading") : what;
    m_share->setValue(static_cast<int>(share * thousandths));
    m_share->setAccessibleName(what);
    m_share->setToolTip(what);
    m_progress->setVisible(isShown() && isWorking);
    if (isEmpty())
        showPrompt();
    if (!what.isEmpty())
        m_summary->setContent(what + QStringLiteral(" …"));
    else
        showSummary();
}

void InspectMode::showPrompt() {
    if (!isEmpty())
        m_inspectPage->setPrompt({});
    else if (!m_working.isEmpty())
        m_inspectPage->setPrompt(m_working + QStringLiteral(" …"));
    else if (m_controller.isBusy())
        m_inspectPage->setPrompt(tr("Reading …"));
    else
        m_inspectPage->setPrompt(tr("No alignments are open."),
                                 tr("Open the attention that a translation system wrote, or the links of an "
                                    "aligner: Nematus, Sockeye, Marian, OpenNMT, fairseq, Neural Monkey, "
                                    "Pharaoh, NAACL, GIZA++. Files can be dropped on the window, too."));
}

// Describes the shown system: its name, the number of its sentences, and its AER.
void InspectMode::showSummary() {
    const int shown = m_controller.systems().shown();
    if (shown < 0)
        return m_summary->setContent({});
    const InspectedSystem& system = m_controller.inspection().system(shown);
    const auto all = static_cast<qint64>(m_controller.systems().shownCount()),
               passing = static_cast<qint64>(m_controller.selection().rows().size());
    QStringList parts = {QString::fromStdString(system.name),
                         passing < all ? tr("%1 of %2").arg(groupedNumber(passing), countedSentences(all))
                                       : countedSentences(all)};
    const Inspection& inspection = m_controller.inspection();
    const std::optional<double> rate = inspection.pooled(shown).errorRate();
    if (rate && !m_controller.measuring().isStale())
        parts.append(
            passing < all
                ? tr("AER %1 (of all %2)")
                      .arg(metricText(Metric::ErrorRate,
                                      inspection.pooled(shown, &m_controller.selection().rows()).errorRate()),
                           metricText(Metric::ErrorRate, *rate))
                : tr("AER %1").arg(metricText(Metric::ErrorRate, *rate)));
    if (const GoldLinks* gold = m_controller.inspection().gold(); gold && !gold->path.empty()) {
        QString known = tr("known links: %1").arg(QFileInfo(QString::fromStdString(gold->path)).fileName());
        for (const Conclusion& conclusion : gold->conclusions) {
            if (conclusion.id == "base")
                known += tr(", counted from %1").arg(QString::fromStdString(conclusion.value)) +
                         (conclusion.doubt.empty() ? QString() : QStringLiteral(" (?)"));
        }
        parts.append(known);
    }
    QStringList conclusions;
    for (const Conclusion& conclusion : system.conclusions)
        conclusions.append(QString::fromStdString(conclusion.what + " " + conclusion.why));
    m_summary->setContent(parts.join(QStringLiteral(" · ")), conclusions.join(QLatin1Char('\n')));
}

void InspectMode::follow() {
    fillSystemMenus();
    showPrompt();
    if (!m_controller.isBusy())
        showSummary();
    const bool hasSystem = m_controller.systems().shown() >= 0;
    const std::shared_ptr<const TrainedModel> model =
        m_controller.systems().model(m_controller.systems().shown());
    followRow();
    m_closeGold->setEnabled(m_controller.inspection().gold() != nullptr);
    m_close->setEnabled(hasSystem);
    m_openAs->setEnabled(m_controller.queue().failed().has_value());
    m_reading->setEnabled(hasSystem && (!model || m_controller.inspection().gold()));
    m_texts->setEnabled(!m_controller.models().latest().models.empty());
    m_worst->setEnabled(hasSystem);
    (m_controller.models().latest().reads == ReadsTarget::Reference ? m_reference : m_ownOutput)
        ->setChecked(true);
    for (QAction* action : {m_ownOutput, m_reference})
        action->setEnabled(model != nullptr);
    if (model && m_traitsModel.lock() != model) {  // a large vocabulary is not searched each time
        m_traitsModel = model;
        m_traits = tokenTraits(*model);
    }
    m_rowsOfRead->setEnabled(model && !m_traits.givesClass && model->network.alignment());
    m_wordsOfPieces->setEnabled(model && !m_traits.pieces.empty());
    m_rowsOfRead->setChecked(m_controller.models().form().rows == RowToken::Read);
    m_wordsOfPieces->setChecked(m_controller.models().form().mergesPieces);
}

// Updates only what depends on the row, because keys move through the rows fast.
void InspectMode::followRow() {
    m_saveGold->setEnabled(m_controller.gold().isKnown(m_controller.selection().currentRow()));
    m_saveGoldAs->setEnabled(m_controller.gold().isKnown(m_controller.selection().currentRow()));
    const int shown = m_controller.systems().shown();
    const bool isModel = m_controller.systems().model(shown) != nullptr;
    m_step->setEnabled(isModel && m_controller.selection().currentRow() >= 0);
    m_step->setToolTip(isModel || shown < 0 ? m_stepTip
                                            : needsModel(QString::fromStdString(
                                                  m_controller.inspection().system(shown).name)));
}

// Replaces each folder by the alignments and models in it.
QStringList InspectMode::withoutFolders(const QStringList& paths) {
    QStringList files;
    for (const QString& path : paths) {
        if (!QFileInfo(path).isDir() || foreignModelOf(path.toStdString())) {
            files.append(path);
            continue;
        }
        const QStringList found = alignmentsIn(path);
        if (found.isEmpty()) {
            const QString sentence = tr("%1: this folder has no file of alignments and no model.").arg(path);
            emit problem(sentence);
            noteFailure(sentence);
        }
        files.append(found);
    }
    return files;
}

void InspectMode::open(const QStringList& paths) {
    emit wanted();
    read(paths);
}

void InspectMode::read(const QStringList& paths) {
    std::vector<std::shared_ptr<const TrainedModel>> models;
    QStringList files;
    for (const QString& path : withoutFolders(paths)) {
        try {
            if (looksLikeModel(path.toStdString())) {
                models.push_back(loadModel(path.toStdString()));
                for (const std::string& sentence : models.back()->conclusions)
                    emit said(QString::fromStdString(sentence));
                files.append(path);
                emit opened(path);
            } else {
                m_controller.dumps().open(path);
            }
        } catch (const Error& error) {
            emit problem(QString::fromUtf8(error.what()));
            noteFailure(QString::fromUtf8(error.what()));
        }
    }
    takeModels({models, files, {}});
}

void InspectMode::noteFailure(const QString& sentence) {
    if (m_failure.isEmpty())
        m_failure = sentence;
}

void InspectMode::takeModels(const GivenModels& given) {
    if (given.models.empty())
        return;
    ModelCorpus corpus;
    corpus.task = given.models.front()->training.task;
    if (corpus.task.empty())
        return chooseTexts(given.models, given.paths);  // there are no fresh sentences of its own
    m_controller.models().open({given.models, given.paths, corpus, m_controller.models().latest().reads});
}

void InspectMode::begin(const LaunchOptions& options, const WindowSettings&) {
    // What the command line names is there, or the program ends with a sentence, as in the other modes.
    for (const QString& path : options.inspected + QStringList(options.gold))
        if (!path.isEmpty() && !QFileInfo::exists(path))
            FileReader(path.toStdString());
    if (options.inspected.isEmpty())
        emit modelsRequested();
    read(options.inspected);
    if (!options.gold.isEmpty())
        m_controller.gold().open(options.gold);
}

void InspectMode::prepare() {
    if (isEmpty() && !m_controller.isBusy())
        emit modelsRequested();
}

void InspectMode::chooseDumps() {
    read(QFileDialog::getOpenFileNames(m_page->window(), tr("Open Alignments"), {}, tr("All files (*)")));
}

void InspectMode::openInStep(int row) {
    const int shown = m_controller.systems().shown();
    if (shown < 0 || row < 0)
        return;
    const Inspection& inspection = m_controller.inspection();
    const std::shared_ptr<const TrainedModel> model = m_controller.systems().model(shown);
    const AlignedSentence* sentence = inspection.sentence(shown, row);
    if (!sentence)
        return;
    if (!model) {
        emit said(needsModel(QString::fromStdString(inspection.system(shown).name)));
        return;
    }
    std::vector<std::shared_ptr<const TrainedModel>> models;
    QStringList paths;
    std::vector<std::optional<MapAddress>> maps;
    for (int system = 0; system < inspection.systemCount(); ++system) {
        if (const auto other = m_controller.systems().model(system)) {
            models.push_back(other);
            paths.append(QString::fromStdString(inspection.system(system).path));
            // Lanes keep their maps where nobody has chosen one here.
            const std::optional<MapAddress>& map = inspection.system(system).map;
            maps.push_back(system == shown || map != other->network.alignment() ? map : std::nullopt);
        }
    }
    std::vector<std::string> tokens = sentence->source.toVector();
    tokens.resize(static_cast<std::size_t>(sentence->sourceLength()));
    emit modelsGiven({models, paths, QString::fromStdString(model->tokenizers.source->join(tokens)), maps});
}

}  // namespace attn::ui
