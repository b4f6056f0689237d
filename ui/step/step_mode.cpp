// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/step_mode.h"

#include <QDockWidget>
#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/kit/hints.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/elided_label.h"
#include "ui/pictures/cards/lane_area.h"
#include "ui/pictures/cards/lane_grid.h"
#include "ui/pictures/tokens/source_panel.h"
#include "ui/step/beam/beam_page.h"
#include "ui/step/example_wiring.h"
#include "ui/step/explain/explain_actions.h"
#include "ui/step/figure_actions.h"
#include "ui/step/input_actions.h"
#include "ui/step/session/descriptions.h"
#include "ui/step/session/lane_sets.h"
#include "ui/step/session/start/model_opening.h"
#include "ui/step/session/start/startup.h"
#include "ui/step/stages/stages_area.h"
#include "ui/step/stages/stages_view.h"
#include "ui/step/step_tool_bar.h"
#include "ui/step/views/layout_actions.h"
#include "ui/step/views/map_actions.h"
#include "ui/step/views/map_wiring.h"
#include "ui/step/views/picture_actions.h"
#include "ui/step/views/prediction.h"
#include "ui/step/views/prediction_wiring.h"
#include "ui/step/views/step_legends.h"
#include "ui/step/views/step_pictures.h"
#include "ui/step/views/text_note.h"
#include "ui/step/views/text_notes.h"
#include "ui/step/what_if/what_if_actions.h"
#include "ui/step/what_if/what_if_strip.h"
#include "ui/step/what_if/what_if_wiring.h"
#include "ui/step/wiring.h"

namespace attn::ui {

ModeKind StepMode::kind() {
    return {.id = QStringLiteral("step"),
            .label = tr("Step"),
            .tip = tr("Decode a text token by token"),
            .opens = [](const QString&, bool) { return true; },
            .isAskedFor =
                [](const LaunchOptions& options) {
                    return !options.session.isEmpty() || !options.models.isEmpty() ||
                           !options.example.isEmpty() || options.text || options.steps;
                },
            .hasLeftBehind = {},
            .make = [](QWidget* window) -> Mode* { return new StepMode(window); }};
}

StepMode::StepMode(QWidget* window)
    : Mode(kind(), window),
      m_session(this),
      m_cursor(m_session, this),
      m_inputs(new InputActions(m_session, this)),
      m_laneSets(new LaneSets(m_session, m_cursor, this)),
      m_lanesMenu(new QMenu(tr("&Lanes Shown"), window)),
      m_picture(new PictureActions(this)),
      m_layout(new LayoutActions(this)),
      m_prediction(new Prediction(m_session, m_cursor, this)),
      m_whatIfs(new WhatIfActions(m_session, m_cursor, this)),
      m_maps(new MapActions(m_session, m_cursor, window, this)),
      m_figures(new FigureActions(m_session, m_cursor, window, this)),
      m_hints(new Hints(this)) {
    connect(&m_session, &Session::refused, this, &StepMode::problem);
    connect(&m_session, &Session::concluded, this, &StepMode::said);
    connect(&m_session, &Session::changed, this, [this](SessionChange change) {
        if (change != SessionChange::Decoded)
            emit changed();
        if (change == SessionChange::Models)
            m_picture->setHasClasses(hasClasses(m_session));
    });
    connect(m_figures, &FigureActions::problem, this, &StepMode::problem);
    connect(m_figures, &FigureActions::said, this, &StepMode::said);
    buildViews(window);
    buildEditMenu(window);
    buildDecodeMenu(window);
    m_menus.append(m_whatIfs->makeMenu(window, m_maps->menu()->menuAction()));
    // A person who asks for a stage wants to see it. A change of lane that moves the stage does not count.
    for (QAction* asks : {m_cursor.nextStageAction, m_cursor.previousStageAction})
        connect(asks, &QAction::triggered, m_dock, [this] {
            if (m_cursor.stage() > 0 && isShown())
                m_dock->show();
        });
}

void StepMode::open(const QStringList& paths) {
    for (const QString& path : openChosenModels(m_session, m_cursor, paths, m_page->window()))
        emit opened(path);
}

void StepMode::beginEmpty() {
    connectViews();
    m_notes->setRemarks(false);
}

void StepMode::begin(const LaunchOptions& options, const WindowSettings& remembered) {
    m_cursor.setSpeed(remembered.speed);
    const bool isOfHead = startSession(m_session, m_cursor, options, remembered);
    connectViews();
    if (isOfHead)
        m_maps->openWithBest();
}

void StepMode::restore(const WindowSettings& settings) {
    m_wasDockOpened = settings.dockWasOpened;
    m_tokens->setChecked(settings.showsTokens);
    m_layout->setFocused(settings.showsFocus);
}

void StepMode::remember(WindowSettings& settings) {
    m_explain->giveRoomBack();  // lanes beside are not remembered
    settings.showsComputation = wantsDock();
    settings.dockWasOpened = m_wasDockOpened;
    settings.showsTokens = m_tokens->isChecked();
    settings.showsFocus = wantsFocus();
    settings.speed = m_cursor.speed();
    settings.usedHints = m_hints->used();
    rememberSession(m_session, settings);
}

GivenModels StepMode::givenModels() {
    GivenModels given;
    // Models of others have no task.
    const std::string task = m_session.task() ? m_session.task()->id() : std::string();
    for (const Lane* lane : m_session.shownLanes()) {
        if (lane->taskId() != task)
            continue;
        given.models.push_back(lane->model());
        given.paths.append(lane->path());
    }
    given.text = m_session.sourceText();
    return given;
}

void StepMode::takeModels(const GivenModels& given) {
    openTrained(m_session, m_cursor, given.models, given.text, given.paths);
    const auto& lanes = m_session.lanes();
    // Several lanes may show heads of one model. Then one of them is enough.
    for (std::size_t i = 0; i < std::min(given.models.size(), given.maps.size()); ++i) {
        const auto isOfModel = [&](const auto& lane) { return lane->model() == given.models[i]; };
        const bool isShown = std::any_of(lanes.begin(), lanes.end(), [&](const auto& lane) {
            return isOfModel(lane) && lane->map() == given.maps[i];
        });
        const auto lane = std::find_if(lanes.begin(), lanes.end(), isOfModel);
        if (given.maps[i] && !isShown && lane != lanes.end())
            m_session.setMap((*lane)->id(), *given.maps[i]);
    }
    emit wanted();
}

void StepMode::connectViews() {
    connectStepMode(m_session, m_cursor,
                    {.source = m_source,
                     .bar = m_stepBar,
                     .lanes = m_lanes,
                     .stages = m_stages,
                     .summary = m_summary,
                     .hints = m_hints});
    connectMaps(m_session, m_cursor, *m_maps, *m_layout, *m_lanes);
    connect(m_maps, &MapActions::problem, this, &StepMode::problem);
    connect(m_maps, &MapActions::said, this, &StepMode::said);
    connect(m_stepBar, &StepToolBar::raceChosen, this, &StepMode::raceRequested);
    connectExamples(m_session, m_cursor,
                    {.bar = m_stepBar, .picture = m_picture, .pictures = m_pictures, .maps = m_maps});
    m_notes = new TextNotes(m_session, m_cursor, *m_source, *m_note, this);
    const auto fit = [this] { fitStatusBar(m_page->window()->width()); };
    connect(m_source, &SourcePanel::fitted, this, fit);
    connect(m_note, &TextNote::contentChanged, this, fit);
    connect(m_layout, &LayoutActions::focusChanged, this, fit);
    connect(&m_session, &Session::changed, this, [fit](SessionChange change) {
        if (change == SessionChange::Maps)
            fit();
    });
    connect(&m_cursor, &StepCursor::selectionChanged, this, [this, fit, lane = QString()]() mutable {
        const Lane* selected = m_layout->isFocused() ? m_cursor.selectedLane() : nullptr;
        if (!selected || selected->id() == lane)
            return;
        lane = selected->id();
        fit();
    });
    connectHints();
    connectWhatIfs(m_session, m_cursor, *m_whatIfs,
                   {.source = m_source, .grid = m_lanes->grid(), .strip = m_changes});
    connectWhys(m_cursor, *m_whatIfs, *m_explain, m_lanes->grid());
}

void StepMode::buildViews(QWidget* window) {
    m_laneSets->addTo(m_lanesMenu);
    m_lanesMenu->addSeparator();
    for (QAction* action : m_inputs->laneActions)
        m_lanesMenu->addAction(action);
    m_stepBar = new StepToolBar({.grid = m_layout->gridAction,
                                 .focus = m_layout->focusAction,
                                 .ownOutput = m_inputs->ownOutputAction,
                                 .reference = m_inputs->referenceAction,
                                 .first = m_cursor.firstAction,
                                 .back = m_cursor.backAction,
                                 .step = m_cursor.stepAction,
                                 .play = m_cursor.playAction,
                                 .last = m_cursor.lastAction,
                                 .exporting = m_figures->exportAction,
                                 .lanes = m_lanesMenu},
                                window);
    m_bar = m_stepBar;
    connect(m_laneSets, &LaneSets::changed, m_stepBar,
            [this] { m_stepBar->setLanes(m_laneSets->shownName()); });
    m_stepBar->setLanes(m_laneSets->shownName());

    m_page = new QWidget(window);
    m_source = new SourcePanel(m_page);
    m_changes = new WhatIfStrip(m_source);
    m_source->placeBeside(m_changes);
    m_pictures = new StepPictures(m_session, m_cursor, m_page);
    m_lanes = m_pictures->lanes();
    m_figures->follow(*m_picture, m_pictures->beam());
    m_figures->chosenLandscape = [this] { return m_pictures->chosenLandscape(); };
    auto* column = new QVBoxLayout(m_page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_source);
    m_note = new TextNote(m_page);
    column->addWidget(m_note);
    m_guesses = new QLabel(m_page);
    column->addWidget(m_guesses);
    column->addWidget(m_pictures, 1);
    connectPrediction(*m_prediction, *m_picture,
                      {.grid = m_lanes->grid(), .source = m_source, .said = m_guesses});
    m_lanes->grid()->setFocusPolicy(Qt::StrongFocus);
    connect(m_picture, &PictureActions::pictureChanged, this, &StepMode::showPicture);
    connect(m_layout, &LayoutActions::focusChanged, m_lanes, &LaneArea::setFocused);
    // Return goes from the grid to one lane, and from there to its computation.
    connect(m_lanes->grid(), &LaneGrid::entered, this, [this] {
        if (m_layout->isFocused())
            m_dock->show();
        else
            m_layout->setFocused(true);
    });
    connect(m_source, &SourcePanel::textLeft, this, &StepMode::takeFocus);

    auto* computation = new StagesArea;
    m_stages = computation->main();
    m_dock = new QDockWidget(tr("Computation"), window);
    m_dock->setObjectName(QStringLiteral("stagesDock"));
    m_dock->setAllowedAreas(Qt::BottomDockWidgetArea | Qt::TopDockWidgetArea);
    m_dock->setWidget(computation);
    m_dock->setTitleBarWidget(new QWidget(m_dock));  // the stages have titles of their own
    connect(m_dock, &QDockWidget::visibilityChanged, this, [this](bool isVisible) {
        if (isVisible)
            m_dockGivesWay = false;
        if (isVisible && !m_wasDockOpened) {
            m_wasDockOpened = true;
            QTimer::singleShot(0, this, &StepMode::fitDock);
        }
    });
    m_explain = new ExplainActions(m_session, m_cursor, *computation, this);
    connect(m_explain, &ExplainActions::said, this, &StepMode::found);

    m_summary = new ElidedLabel;
    m_summary->setProperty("tone", "muted");
    m_summary->setObjectName(QStringLiteral("summary"));
    m_summary->setIndent(10);
    m_statusWidgets = {m_summary};
    m_legends = new StepLegends(m_session, m_cursor,
                                {.source = m_source,
                                 .note = m_note,
                                 .grid = m_lanes->grid(),
                                 .picture = m_picture,
                                 .layout = m_layout},
                                this);
    m_source->setTokensShown(false);
}

void StepMode::connectHints() {
    using Hint = Hints::Hint;
    connect(m_cursor.stepAction, &QAction::triggered, m_hints, [this] { m_hints->use(Hint::Step); });
    connect(m_lanes->grid(), &LaneGrid::weightDragged, m_hints, [this] { m_hints->use(Hint::Drag); });
    connect(m_explain, &ExplainActions::explained, m_hints, [this] { m_hints->use(Hint::Why); });
}

void StepMode::showPicture(StepPicture picture) {
    m_pictures->show(picture);
    giveTreeRoom();
    fitStatusBar(m_page->window()->width());
    takeFocus();
}

// The height that the lanes leave. If they leave none, the dock has its least height and they scroll.
void StepMode::fitDock() {
    auto* window = qobject_cast<QMainWindow*>(m_page->window());
    if (!window || m_dock->isHidden())
        return;
    const int both = m_page->height() + m_dock->height();
    const int note = m_note->isHidden() ? 0 : m_note->height();
    const int left = both - m_source->height() - note - m_lanes->grid()->heightForAll(m_lanes->width());
    const int least = leastDockHeight();
    window->resizeDocks({m_dock}, {std::clamp(left, least, std::max(least, both / 3))}, Qt::Vertical);
}

// The dock leaves the tree or the landscape its least height, or hides while it is shown. Afterwards it is as
// before.
void StepMode::giveTreeRoom() {
    auto* window = qobject_cast<QMainWindow*>(m_page->window());
    if (!window || !isShown() || m_isPresenting)
        return;
    if (hasCards(m_picture->picture())) {
        if (m_dockGivesWay)
            m_dock->show();
        if (m_ownDockHeight > 0)
            window->resizeDocks({m_dock}, {m_ownDockHeight}, Qt::Vertical);
        m_ownDockHeight = 0;
        return;
    }
    if (m_dock->isHidden())
        return;
    const int note = m_note->isHidden() ? 0 : m_note->height();
    const int left = m_page->height() + m_dock->height() - m_source->height() - note -
                     m_pictures->currentWidget()->minimumSizeHint().height();
    if (left >= m_dock->height())
        return;
    m_ownDockHeight = m_dock->height();
    if (left >= leastDockHeight()) {
        window->resizeDocks({m_dock}, {left}, Qt::Vertical);
    } else {
        m_dock->hide();
        m_dockGivesWay = true;
    }
}

void StepMode::setShown(bool isShown) {
    Mode::setShown(isShown);
    QTimer::singleShot(0, this, &StepMode::giveTreeRoom);
}

void StepMode::restoreParts(bool wantsDock) {
    if (wantsDock)
        m_wasDockOpened = true;  // its height is that of the layout
    Mode::restoreParts(wantsDock);
    QTimer::singleShot(0, this, &StepMode::giveTreeRoom);
}

// The page may be narrower than the window: a lesson stands beside it.
void StepMode::fitStatusBar(int) {
    if (isShown())
        m_legends->fit(m_page->width(), m_isPresenting);
}

int StepMode::leastDockHeight() const {
    return m_stages->minimumSizeHint().height();
}

void StepMode::setPresenting(bool isPresenting) {
    if (isPresenting == m_isPresenting)
        return;
    m_isPresenting = isPresenting;
    if (isPresenting)
        m_wasFocused = m_layout->isFocused();
    m_layout->setFocused(isPresenting || m_wasFocused);
    m_source->setPositionShown(isPresenting);
    // Runs once the bars have their places again.
    QTimer::singleShot(0, this, &StepMode::giveTreeRoom);
}

bool StepMode::wantsFocus() const {
    return m_isPresenting ? m_wasFocused : m_layout->isFocused();
}

void StepMode::takeFocus() {
    m_pictures->takeFocus();
}

BeamController& StepMode::beam() {
    return m_pictures->beam();
}

bool StepMode::isBusy() {
    return m_session.isDecoding() || m_maps->best().isMeasuring();
}

}  // namespace attn::ui
