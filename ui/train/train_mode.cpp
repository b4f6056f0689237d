// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/train_mode.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QRandomGenerator>
#include <QStatusBar>
#include <algorithm>
#include <numeric>
#include <utility>

#include "core/base/error.h"
#include "core/runs/run_file.h"
#include "core/system/machine_memory.h"
#include "core/train/recipes/illness.h"
#include "core/train/recipes/schedule.h"
#include "core/train/setup/bundled_recipes.h"
#include "core/train/setup/fit_to_texts.h"
#include "core/train/setup/setup_cost.h"
#include "ui/figures/charts/curves_figure.h"
#include "ui/files/launch_options.h"
#include "ui/files/left_behind.h"
#include "ui/files/window_settings.h"
#include "ui/kit/commands/add_command.h"
#include "ui/kit/text/number_text.h"
#include "ui/kit/text/string_lists.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/colour_legend.h"
#include "ui/kit/widgets/elided_label.h"
#include "ui/pictures/cards/lane_area.h"
#include "ui/pictures/cards/lane_card.h"
#include "ui/pictures/cards/lane_grid.h"
#include "ui/pictures/curves/curves_view.h"
#include "ui/pictures/lines/link_legend.h"
#include "ui/pictures/tokens/source_panel.h"
#include "ui/train/branch_dialog.h"
#include "ui/train/corpus/corpus_dialog.h"
#include "ui/train/live_settings.h"
#include "ui/train/setup/recipe_dialog.h"
#include "ui/train/setup/setup_panel.h"
#include "ui/train/time/time_line.h"
#include "ui/train/train_actions.h"
#include "ui/train/train_page.h"
#include "ui/train/train_texts.h"
#include "ui/train/train_tool_bar.h"
#include "ui/train/train_wiring.h"
#include "ui/train/watched_map_menu.h"

namespace attn::ui {
namespace {

const QString yes = QStringLiteral("yes"), no = QStringLiteral("no");
const QString stepPurpose = QStringLiteral("step");
bool isSavedRun(const QString& path) {
    return path.endsWith(QLatin1String(runFileSuffix));
}
bool isOneRun(const QStringList& paths) {
    return paths.size() == 1 && isSavedRun(paths.front());
}

// updates; without smoothing the batch losses of several lanes hide each other
constexpr int usualSmoothing = 50;

}  // namespace

ModeKind TrainMode::kind() {
    return {.id = QStringLiteral("train"),
            .label = tr("Train"),
            .tip = tr("Train lanes and watch attention appear"),
            .opens = [](const QString& path, bool) { return isRunFile(path); },
            .isAskedFor = [](const LaunchOptions& options) { return options.trains; },
            .hasLeftBehind = [] { return !Autosave::leftBehind().empty(); },
            .make = [](QWidget* window) -> Mode* { return new TrainMode(window); }};
}

TrainMode::TrainMode(QWidget* window)
    : Mode(kind(), window),
      m_controller(this),
      m_autosave([this] { return m_controller.isChanged() ? m_controller.savedRun() : nullptr; }, this),
      m_actions(new TrainActions(m_controller, this)),
      m_files(m_controller, m_autosave, window) {
    m_controller.mayBeLarge = [this](const RunSetup& setup) { return askForLarge(setup); };
    buildViews(window);
    buildMenu(window);
    m_curves->setSmoothing(usualSmoothing);
    connectTrainMode(m_controller, {.bar = m_trainBar,
                                    .setup = m_setup,
                                    .source = m_source,
                                    .lanes = m_lanes,
                                    .curves = m_curves,
                                    .live = m_live,
                                    .time = m_time});
    connect(&m_controller, &TrainController::problem, this, &TrainMode::problem);
    connect(&m_controller, &TrainController::changed, this, [this] {
        if (m_firstShown)
            isBusy();  // shows that update as soon as it exists
        keepSafe();
    });
    // Other settings make another run, and Reset starts a new one. Neither belongs in the old run's file.
    connect(&m_controller, &TrainController::setupChanged, this, [this] { m_files.setPath({}); });
    connect(&m_controller, &TrainController::setupChanged, this, &TrainMode::changed);
    connect(m_actions->resetAction, &QAction::triggered, this, [this] {
        if (!m_files.mayLoseRun())
            return;
        m_controller.reset();
        m_files.setPath({});
        emit changed();
    });
    // After the user clicks a button or uses a field, the lanes get the keyboard back.
    for (const QAction* action : {m_actions->runAction, m_actions->batchAction, m_actions->endlessAction})
        connect(action, &QAction::triggered, this, [this] {
            const QWidget* focused = m_page->window()->focusWidget();
            if (!focused || !m_trainBar->isAncestorOf(focused))
                takeFocus();
        });
    connect(&m_autosave, &Autosave::failed, this, &TrainMode::problem);
    // The pictures of lanes in training have no menu of their own.
    m_lanes->grid()->installEventFilter(this);
    m_lanes->grid()->viewport()->installEventFilter(this);
    connect(m_lanes->grid(), &LaneGrid::entered, m_trainPage->focusAction, &QAction::trigger);
    connect(&m_files, &TrainFiles::problem, this, &TrainMode::problem);
    connect(&m_files, &TrainFiles::said, this, &TrainMode::said);
    connect(m_live, &LiveSettings::problem, this, &TrainMode::problem);
    connect(m_live, &LiveSettings::left, this, &TrainMode::takeFocus);
    connect(m_setup, &SetupPanel::left, this, &TrainMode::takeFocus);
    connect(m_source, &SourcePanel::textLeft, this, &TrainMode::takeFocus);
    connect(m_trainBar, &TrainToolBar::taskChosen, this, &TrainMode::chooseTask);
    connect(m_setup, &SetupPanel::taskRequested, this, &TrainMode::chooseTask);
    connect(m_trainBar, &TrainToolBar::corpusRequested, this, &TrainMode::chooseCorpus);
    connect(m_setup, &SetupPanel::corpusRequested, this, &TrainMode::chooseCorpus);
    connect(m_setup, &SetupPanel::recipesRequested, this, &TrainMode::chooseLanes);
    connect(m_setup, &SetupPanel::raceRequested, this, &TrainMode::openRace);
    connect(m_setup, &SetupPanel::newSeedRequested, this, &TrainMode::takeNewSeed);
    connect(m_setup, &SetupPanel::saveRequested, m_files.saveRecipesAction, &QAction::trigger);
    connect(m_setup, &SetupPanel::openRequested, this, &TrainMode::chooseRecipes);
    connect(&m_controller, &TrainController::modelsReady, this,
            [this](const auto& models, const QString& purpose) {
                if (purpose == stepPurpose)
                    emit modelsGiven({models, {}, m_controller.sentence().text});
            });
    m_files.drawCurves = [this](const QString& path) {
        CurvesPicture picture;
        picture.lanes = m_controller.curveLanes();
        picture.scale = m_curves->lossScale();
        picture.smoothing = m_curves->smoothing();
        return ui::drawCurves(picture, pictureFormat(path));
    };
}

void TrainMode::keepSafe() {
    const bool wasRunning = std::exchange(m_wasRunning, m_controller.isRunning());
    if (m_controller.hasRun() && !m_controller.hasBegun()) {
        m_autosave.discard();  // the run was reset
    } else if (m_controller.isChanged() && !m_isClosed) {
        m_autosave.noteChange();
        if (wasRunning && !m_wasRunning)
            m_autosave.writeNow();  // the run has ended, or paused perhaps for long
    }
}

void TrainMode::buildViews(QWidget* window) {
    m_trainPage = new TrainPage(window);
    m_page = m_trainPage;
    m_trainBar = new TrainToolBar({.settings = m_trainPage->setupAction,
                                   .run = m_actions->runAction,
                                   .batch = m_actions->batchAction,
                                   .reset = m_actions->resetAction,
                                   .save = m_files.saveModelsAction},
                                  window);
    m_bar = m_trainBar;
    m_setup = m_trainPage->setup();
    m_source = m_trainPage->source();
    m_lanes = m_trainPage->lanes();
    m_curves = m_trainPage->curves();
    m_live = m_trainPage->live();
    m_time = m_trainPage->time();
    m_summary = new ElidedLabel;
    m_summary->setObjectName(QStringLiteral("trainSummary"));
    m_summary->setProperty("tone", "muted");
    m_summary->setIndent(10);
    m_links = new LinkLegend;
    m_weights = new ColourLegend(ColourLegend::Kind::Weights);
    m_statusWidgets = {m_summary, m_links, m_weights};
    connect(m_setup, &SetupPanel::costChanged, this, &TrainMode::showSummary);
    connect(m_trainPage->setupAction, &QAction::toggled, this, &TrainMode::showSummary);
    connect(&m_controller, &TrainController::setupChanged, this, &TrainMode::showSummary);
    connect(&m_controller, &TrainController::sentenceChanged, this,
            [this] { fitStatusBar(m_page->window()->width()); });
}

// Shows what is trained, and the costs when the settings that show them have no room.
void TrainMode::showSummary() {
    const QString made = setupText(m_controller.setup());
    const QString cost = m_trainPage->setupAction->isChecked() ? QString() : m_setup->cost();
    m_summary->setContent(cost.isEmpty() ? made : made + QStringLiteral(" · ") + cost);
}

void TrainMode::fitStatusBar(int width) {
    if (!isShown())
        return;
    const auto* bar = qobject_cast<QStatusBar*>(m_summary->parentWidget());
    const QFontMetrics metrics(bar ? bar->font() : m_summary->font());
    const int message = bar ? metrics.horizontalAdvance(bar->currentMessage()) : 0;
    const int summary = metrics.horizontalAdvance(m_summary->text().section(QStringLiteral(" · "), 0, 0));
    int taken = std::max(message, summary) + 44 + m_weights->sizeHint().width();
    m_weights->setVisible(taken <= width);
    taken += m_links->sizeHint().width();
    m_links->setVisible(taken <= width && !m_controller.sentence().links.empty());
}

void TrainMode::buildMenu(QWidget* window) {
    auto* menu = new QMenu(tr("&Train"), window);
    m_menus.append(menu);
    m_actions->addTo(menu);
    menu->addMenu(new WatchedMapMenu(m_controller, menu));
    menu->addSeparator();
    addCommand(menu, QStringLiteral("race"), tr("Set Up the R&ace"),
               tr("A GRU and a Transformer learn dates side by side, each trained as its recipe says"), {},
               this, [this] { openRace(); });
    QAction* branching =
        addCommand(menu, QStringLiteral("branch"), tr("New &Branch…"),
                   tr("Train the selected lane again from the shown update, with other settings"),
                   {Qt::CTRL | Qt::Key_B}, this, [this] { branch(); });
    // It stays: to a screen reader, a command that stands in two menus belongs to the one where it was found
    // first.
    m_laneMenu = new WatchedMapMenu(m_controller, window);
    m_laneMenu->setObjectName(QStringLiteral("laneMenu"));
    m_laneMenu->menuAction()->setObjectName(QStringLiteral("laneMenuMenu"));
    m_laneMenu->setCommands({m_trainPage->focusAction, branching});
    addCommand(menu, QStringLiteral("openInStep"), tr("Open in Step &Mode"),
               tr("Decode with the lanes of the shown update"), {Qt::CTRL | Qt::Key_T}, this, [this] {
                   std::vector<int> lanes(static_cast<std::size_t>(m_controller.laneCount()));
                   std::iota(lanes.begin(), lanes.end(), 0);
                   m_controller.requestModels(lanes, stepPurpose);
               });
}

void TrainMode::addToFileMenu(QMenu* menu) {
    addCommand(menu, QStringLiteral("openRun"), tr("Open R&un or Recipes…"),
               tr("Open a saved run, or the recipes of a new one"), {}, this, [this] { chooseRun(); });
    m_files.addTo(menu);
    menu->addMenu(tr("E&xport Run"))->addActions(m_files.exportActions());
}

void TrainMode::addToViewMenu(QMenu* menu) {
    QMenu* selected = menu->addMenu(tr("&Select Lane"));
    for (QAction* action : m_actions->laneActions)
        selected->addAction(action);
    menu->addActions({m_trainPage->focusAction, m_trainPage->setupAction, m_trainPage->chartsAction});
    menu->addMenu(m_curves->menu());
    menu->addSeparator();
}

void TrainMode::chooseTask(const QString& id) {
    if (!m_files.mayLoseRun())
        return;
    try {
        m_controller.setSetup(usualSetup(id.toStdString()));
    } catch (const Error& error) {
        emit problem(QString::fromUtf8(error.what()));
    }
}

void TrainMode::chooseCorpus() {
    if (!m_files.mayLoseRun())
        return;
    CorpusDialog dialog(m_controller.setup().common, m_page->window());
    if (dialog.exec() != QDialog::Accepted)
        return;
    RunSetup setup = m_controller.setup();
    dialog.applyTo(setup);
    // Other texts bring settings that fit them, like another task does.
    if (setup.common.corpus != m_controller.setup().common.corpus) {
        keepKindOfLanes(setup);
        fitToTexts(setup);
    }
    m_controller.setSetup(setup);
}

void TrainMode::chooseLanes() {
    if (!m_files.mayLoseRun())
        return;
    try {
        RecipeDialog dialog(m_controller.setup(), bundledRecipesFor(m_controller.setup().common),
                            m_page->window());
        if (dialog.exec() == QDialog::Accepted)
            m_controller.setSetup(dialog.setup());
    } catch (const Error& error) {
        emit problem(QString::fromUtf8(error.what()));
    }
}

bool TrainMode::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::ContextMenu)
        return Mode::eventFilter(watched, event);
    const auto* menu = static_cast<QContextMenuEvent*>(event);
    const LaneGrid* grid = m_lanes->grid();
    const bool isKey = menu->reason() == QContextMenuEvent::Keyboard;
    const QWidget* focused = QApplication::focusWidget();
    int meant = isKey ? m_controller.selectedLane() : -1;
    for (int lane = 0; lane < grid->laneCount(); ++lane) {
        const LaneCard* card = grid->card(lane);
        if (isKey ? card->isAncestorOf(focused)
                  : card->isVisible() && card->rect().contains(card->mapFromGlobal(menu->globalPos())))
            meant = lane;
    }
    if (meant >= 0 && meant < grid->laneCount())
        openMenuOf(meant, isKey ? grid->card(meant)->mapToGlobal(grid->card(meant)->rect().center())
                                : menu->globalPos());
    event->accept();
    return true;
}

void TrainMode::openMenuOf(int lane, QPoint place) {
    m_controller.selectLane(lane);  // the menu is about the selected lane
    m_laneMenu->popup(place);
}

void TrainMode::openRace() {
    if (!m_files.mayLoseRun())
        return;
    try {
        m_controller.setSetup(raceSetup());
    } catch (const Error& error) {
        emit problem(QString::fromUtf8(error.what()));
        return;
    }
    emit wanted();
    if (isShown())
        takeFocus();
}

void TrainMode::takeNewSeed() {
    if (!m_files.mayLoseRun())
        return;
    RunSetup setup = m_controller.setup();
    // Short enough to say aloud and type.
    const std::uint64_t before = setup.common.seed;
    while (setup.common.seed == before)
        setup.common.seed = QRandomGenerator::global()->bounded(1U, 1000U);
    m_controller.setSetup(setup);
}

void TrainMode::restore(const WindowSettings& settings) {
    m_setup->setShowsMore(settings.showsMoreSettings);
    std::optional<bool> showsSettings;
    if (settings.showsRunSettings == yes || settings.showsRunSettings == no)
        showsSettings = settings.showsRunSettings == yes;
    m_trainPage->choose(showsSettings, settings.showsRunCharts);
}

void TrainMode::remember(WindowSettings& settings) {
    settings.showsMoreSettings = m_setup->showsMore();
    const std::optional<bool> showsSettings = m_trainPage->wantsSettings();
    settings.showsRunSettings = !showsSettings ? QString() : *showsSettings ? yes : no;
    settings.showsRunCharts = m_trainPage->wantsCharts();
}

void TrainMode::chooseRecipes() {
    read(QFileDialog::getOpenFileNames(m_page->window(), tr("Open Recipes"), {},
                                       tr("Recipes (*.json);;All files (*)")));
}

void TrainMode::chooseRun() {
    read(QFileDialog::getOpenFileNames(
        m_page->window(), tr("Open Run or Recipes"), {},
        tr("Runs and recipes (*.attnrun *.json);;Runs (*.attnrun);;Recipes (*.json);;All files (*)")));
}

void TrainMode::open(const QStringList& paths) {
    emit wanted();
    read(paths);
}

void TrainMode::read(const QStringList& paths) {
    if (isOneRun(paths)) {
        // Asks before reading, so that the run that may be lost does not grow meanwhile. If the user saves a
        // file now, it is read in its saved state.
        if (!m_files.mayLoseRun())
            return;
        m_controller.pause();
        const QString& path = paths.front();
        m_files.openRun(path, tr("%1 opened").arg(path),
                        [this, path](const SavedRun& run) { take(run, path); });
        return;
    }
    if (paths.isEmpty())
        return;
    try {
        if (std::any_of(paths.begin(), paths.end(), isSavedRun))
            throw Error(tr("A run is opened alone. Choose one run, or recipes.").toStdString());
        openRecipes(paths);
    } catch (const Error& error) {
        emit problem(QString::fromUtf8(error.what()));
    }
}

bool TrainMode::askForLarge(const RunSetup& setup) {
    QMessageBox box(QMessageBox::Warning, tr("Attention Lab"),
                    tr("This run takes about %1 of memory; this machine has %2.")
                        .arg(roughBytes(expectedMemory(setup)), roughBytes(machineMemory())),
                    QMessageBox::Cancel, m_page->window());
    box.setInformativeText(
        tr("The machine may stand still, or end the program. Fewer pairs, a smaller hidden size or fewer "
           "lanes take less."));
    box.setObjectName(QStringLiteral("largeRun"));
    QPushButton* start = box.addButton(tr("&Start all the same"), QMessageBox::AcceptRole);
    start->setObjectName(QStringLiteral("startLarge"));
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == start;
}

void TrainMode::take(const SavedRun& run, const QString& path) {
    if (!m_controller.mayOpen(run))
        return;
    m_controller.open(run);
    m_files.setPath(path);
    if (isShown())
        takeFocus();
    emit opened(path);
}

void TrainMode::openRecipes(const QStringList& paths) {
    const RunSetup setup = loadSetup(stringsOf(paths));
    if (!m_files.mayLoseRun())
        return;
    m_controller.setSetup(setup);
    for (const LaneSetup& lane : setup.lanes)
        if (const std::string note =
                illnessNote(lane.training ? lane.training->illness : setup.common.illness);
            !note.empty())
            emit problem(QString::fromStdString(note));
    if (isShown())
        takeFocus();
}

void TrainMode::begin(const LaunchOptions& options, const WindowSettings&) {
    if (isOneRun(options.runs))
        take(loadRun(options.runs.front().toStdString()), options.runs.front());
    else if (!options.runs.isEmpty())
        openRecipes(options.runs);
    else if (!options.example.isEmpty())
        m_controller.setSetup(usualSetup(options.example.toStdString()));
    if (options.text)
        m_controller.setText(*options.text);
    m_firstShown = options.update;
    if (options.updates)
        m_controller.advance(*options.updates);
}

bool TrainMode::isBusy() {
    if (!m_controller.isSettled() || m_files.isWorking())
        return true;
    if (m_firstShown)
        m_controller.setShownUpdate(std::exchange(m_firstShown, std::nullopt));
    return false;
}

void TrainMode::branch() {
    if (m_controller.laneCount() == 0)
        return;
    const int lane = m_controller.selectedLane();
    const Index update =
        m_controller.shownUpdate() ? m_controller.shownUpdateOf(lane) : m_controller.history(lane).update();
    const UpdateSettings then = settingsAt(m_controller.history(lane).recipe, update);
    TrainingChange now;
    now.rate = then.rate;
    now.dropout = then.dropout;
    now.teacherForcing = then.teacherForcing;
    const std::optional<TrainingChange> change =
        askForBranch(QString::fromStdString(m_controller.history(lane).name), update, now, m_page->window());
    // Another run may have replaced this one during the dialog.
    if (change && lane < m_controller.laneCount() && update <= m_controller.history(lane).update())
        m_controller.branch(lane, update, *change);
}

bool TrainMode::mayClose() {
    return m_files.mayLoseRun();
}

void TrainMode::end() {
    m_isClosed = true;
    m_controller.pause();
    m_autosave.discard();  // the run is in its file, or given up
}

void TrainMode::offerLeftBehind() {
    const auto open = [this](const QString& path, std::shared_ptr<QLockFile> hold, const QString& said) {
        m_files.openRun(path, said, [this, path, hold = std::move(hold)](const SavedRun& run) {
            if (!m_files.mayLoseRun() || !m_controller.mayOpen(run))
                return;
            m_controller.open(run);
            m_autosave.takeOver(path, hold);
            m_controller.markUnsaved();
        });
    };
    if (ui::offerLeftBehind(runCopies(), m_page->window(), open,
                            [this](const QString& sentence) { emit problem(sentence); }))
        emit wanted();
}

void TrainMode::openRun(const SavedRun& run) {
    m_controller.open(run);
    m_files.setPath({});
    m_autosave.discard();
}

void TrainMode::markSaved(const SavedRun& run) {
    m_controller.markSaved(run);
    m_autosave.discard();
    if (m_controller.isChanged())
        m_autosave.noteChange();
}

void TrainMode::takeFocus() {
    m_trainPage->takeFocus();
}

}  // namespace attn::ui
