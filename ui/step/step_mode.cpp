// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/step_mode.h"

#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QDockWidget>
#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>
#include <initializer_list>

#include "core/base/error.h"
#include "ui/kit/commands/add_command.h"
#include "ui/kit/commands/zoom_commands.h"
#include "ui/kit/hints.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/colour_legend.h"
#include "ui/kit/widgets/elided_label.h"
#include "ui/pictures/attention/span_legend.h"
#include "ui/pictures/cards/lane_area.h"
#include "ui/pictures/cards/lane_grid.h"
#include "ui/pictures/lines/lines_legend.h"
#include "ui/pictures/lines/link_legend.h"
#include "ui/pictures/tokens/source_edit.h"
#include "ui/pictures/tokens/source_panel.h"
#include "ui/pictures/tokens/token_chips.h"
#include "ui/step/beam/beam_controller.h"
#include "ui/step/beam/beam_page.h"
#include "ui/step/beam/beam_wiring.h"
#include "ui/step/counts_wiring.h"
#include "ui/step/explain/explain_actions.h"
#include "ui/step/exports.h"
#include "ui/step/figure_actions.h"
#include "ui/step/input_actions.h"
#include "ui/step/layout_actions.h"
#include "ui/step/map_actions.h"
#include "ui/step/map_wiring.h"
#include "ui/step/picture_actions.h"
#include "ui/step/prediction.h"
#include "ui/step/session/descriptions.h"
#include "ui/step/session/failing_examples.h"
#include "ui/step/session/first_looks.h"
#include "ui/step/session/lane_sets.h"
#include "ui/step/session/model_opening.h"
#include "ui/step/session/startup.h"
#include "ui/step/stages/stages_area.h"
#include "ui/step/stages/stages_view.h"
#include "ui/step/step_tool_bar.h"
#include "ui/step/text_note.h"
#include "ui/step/text_notes.h"
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

void StepMode::begin(const LaunchOptions& options, const WindowSettings& remembered) {
    m_cursor.setSpeed(remembered.speed);
    startSession(m_session, m_cursor, options, remembered);
    connectViews();
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
    for (const Lane* lane : m_session.shownLanes()) {
        if (!m_session.task() || lane->taskId() != m_session.task()->id())
            continue;
        given.models.push_back(lane->model());
        given.paths.append(lane->path());
    }
    given.text = m_session.sourceText();
    return given;
}

void StepMode::takeModels(const GivenModels& given) {
    openTrained(m_session, m_cursor, given.models, given.text, given.paths);
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
    connect(m_stepBar, &StepToolBar::exampleChosen, this, &StepMode::takeFocus);
    connect(m_stepBar, &StepToolBar::raceChosen, this, &StepMode::raceRequested);
    connect(m_stepBar, &StepToolBar::firstLookChosen, this, [this](const QString& id) {
        if (m_picture->picture() != StepPicture::Document)
            m_picture->setPicture(StepPicture::Heatmap);
        const QString measured = openFirstLook(m_session, m_cursor, id);
        if (hasClasses(m_session))
            m_picture->setPicture(StepPicture::Document);
        takeFocus();
        if (!measured.isEmpty())
            emit said(measured);
    });
    connect(m_stepBar, &StepToolBar::beamExampleChosen, this,
            [this](const QString& task, const BeamText& example) {
                m_beam->setWidth(usualBeamWidth);
                m_beam->setLengthPower(usualLengthPower);
                m_picture->setPicture(StepPicture::Beam);
                openBeamExample(m_session, m_cursor, task, example);
                takeFocus();
            });
    connect(m_stepBar, &StepToolBar::fixedVectorExampleChosen, this,
            [this](const QString& task, const QString& text) {
                m_picture->setPicture(StepPicture::Heatmap);
                openFixedVectorExample(m_session, m_cursor, task, text);
                takeFocus();
            });
    new TextNotes(m_session, m_cursor, *m_source, *m_note, this);
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
    m_pictures = new QStackedWidget(m_page);
    m_lanes = new LaneArea;
    m_pictures->addWidget(m_lanes);
    m_beam = new BeamController(m_session, m_cursor, this);
    m_figures->follow(*m_picture, *m_beam);
    auto* column = new QVBoxLayout(m_page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_source);
    m_note = new TextNote(m_page);
    column->addWidget(m_note);
    m_guesses = new QLabel(m_page);
    column->addWidget(m_guesses);
    column->addWidget(m_pictures, 1);
    connectPrediction();
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
    // Digits choose lanes then.
    connect(m_stepBar, &StepToolBar::exampleChosen, this, &StepMode::takeFocus);

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
    m_links = new LinkLegend;
    m_weights = new ColourLegend(ColourLegend::Kind::Weights);
    m_spans = new SpanLegend;
    m_differences = new ColourLegend(ColourLegend::Kind::Signed);
    m_differences->setCaption(tr("difference of weights"));
    m_lineWidths = new LinesLegend;
    m_statusWidgets = {m_summary};
    for (QWidget* legend :
         std::initializer_list<QWidget*>{m_spans, m_links, m_weights, m_differences, m_lineWidths})
        m_source->addLegend(legend);
    m_source->setTokensShown(false);
}

void StepMode::connectPrediction() {
    m_guesses->setObjectName(QStringLiteral("guesses"));
    m_guesses->setTextFormat(Qt::PlainText);
    m_guesses->setWordWrap(true);
    m_guesses->setContentsMargins(14, 4, 14, 0);
    m_guesses->hide();
    LaneGrid* grid = m_lanes->grid();
    connect(grid, &LaneGrid::guessed, m_prediction, &Prediction::guess);
    connect(m_source->sourceChips(), &TokenChips::clicked, m_prediction, [this](int source) {
        if (m_prediction->isOn())
            m_prediction->guess(source);
    });
    // Guesses are clicks on source tokens, and a tree has no source tokens.
    connect(m_prediction->predictAction, &QAction::toggled, this, [this](bool isOn) {
        if (isOn && m_picture->picture() == StepPicture::Beam)
            m_picture->setPicture(StepPicture::Heatmap);
    });
    connect(m_picture, &PictureActions::pictureChanged, this, [this](StepPicture picture) {
        if (picture == StepPicture::Beam)
            m_prediction->predictAction->setChecked(false);
    });
    connect(m_prediction, &Prediction::changed, this, [this, grid] {
        m_guesses->setFont(theme().labelBold);
        m_guesses->setText(m_prediction->sentence());
        m_guesses->setToolTip(m_prediction->tally());
        m_guesses->setVisible(m_prediction->isOn());
        grid->setGuessing(m_prediction->isOn());
        m_source->setGuessing(m_prediction->isOn());
    });
}

void StepMode::connectHints() {
    using Hint = Hints::Hint;
    connect(m_cursor.stepAction, &QAction::triggered, m_hints, [this] { m_hints->use(Hint::Step); });
    connect(m_lanes->grid(), &LaneGrid::weightDragged, m_hints, [this] { m_hints->use(Hint::Drag); });
    connect(m_explain, &ExplainActions::explained, m_hints, [this] { m_hints->use(Hint::Why); });
}

// The page is made when it is first shown, because most starts show no tree.
BeamPage* StepMode::beamPage() {
    if (!m_beamPage) {
        m_beamPage = new BeamPage;
        m_pictures->addWidget(m_beamPage);
        connectBeam(m_session, m_cursor, *m_beam, *m_beamPage, *m_decodePath);
    }
    return m_beamPage;
}

void StepMode::showPicture(StepPicture picture) {
    m_pictures->setCurrentWidget(picture == StepPicture::Beam ? static_cast<QWidget*>(beamPage()) : m_lanes);
    m_beam->setShown(picture == StepPicture::Beam);
    m_lanes->grid()->setPicture(picture);
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

// The dock leaves the tree its least height, or hides while the tree is shown. Afterwards it is as before.
void StepMode::giveTreeRoom() {
    auto* window = qobject_cast<QMainWindow*>(m_page->window());
    if (!window || !isShown() || m_isPresenting)
        return;
    if (m_picture->picture() != StepPicture::Beam) {
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
                     beamPage()->minimumSizeHint().height();
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

// The scale of the weights comes first, then the marks.
void StepMode::fitStatusBar(int width) {
    if (!isShown())
        return;
    QWidget* scale = m_weights;
    // The others show their difference to the large lane, which shows its weights.
    const bool hasDifferences = m_picture->picture() == StepPicture::Difference;
    if (hasDifferences && !m_layout->isFocused())
        scale = m_differences;
    else if (m_picture->picture() == StepPicture::Lines)
        scale = m_lineWidths;
    const int room = width / 2;
    std::vector<QWidget*> shown = {scale};
    int legends = scale->sizeHint().width();
    const auto fit = [&](QWidget* legend, bool isNeeded) {
        const bool isFitting = isNeeded && legends + legend->sizeHint().width() <= room;
        if (isFitting) {
            shown.push_back(legend);
            legends += legend->sizeHint().width();
        }
        return isFitting;
    };
    fit(m_differences, hasDifferences && scale == m_weights);
    const ShownSpans spans = shownSpans(m_session);
    const Lane* large = m_layout->isFocused() ? m_cursor.selectedLane() : nullptr;
    m_spans->setKinds(spans.local, spans.hard,
                      m_lanes->grid()->showsCells() && (spans.causal || (large && hasCausalMap(*large))));
    fit(m_spans, m_spans->isNeeded());
    const bool hasCells = m_lanes->grid()->showsCells() || m_picture->picture() == StepPicture::Document;
    m_links->setAlongLines(!hasCells);
    m_note->legend()->setAlongLines(!hasCells);
    const bool isTree = m_picture->picture() == StepPicture::Beam;
    // A line of its own says what the outlines of a document are.
    const bool isDocument = m_picture->picture() == StepPicture::Document && m_source->explainsEvidence();
    const auto [hasSure, hasPossible] = linkKinds(m_session);
    m_links->setKinds(hasSure, hasPossible);
    m_note->legend()->setKinds(hasSure, hasPossible);
    const bool areLinksShown =
        (hasSure || hasPossible) && !isTree && !isDocument && (hasCells || scale == m_lineWidths);
    const bool areLinksBeside = fit(m_links, areLinksShown);
    const bool hasLinksBelow = areLinksShown && !areLinksBeside;
    // A second line already exists for the links, or a class needs it.
    const bool isReferenceBelow = (hasLinksBelow || (m_isPresenting && !isTree)) &&
                                  m_note->content().text.isEmpty() && m_source->offersReference() &&
                                  !m_source->hasRoomForReference(legends, static_cast<int>(shown.size()));
    if (isReferenceBelow && areLinksBeside)
        shown.pop_back();
    for (QWidget* legend :
         std::initializer_list<QWidget*>{m_weights, m_differences, m_lineWidths, m_spans, m_links})
        legend->setVisible(std::find(shown.begin(), shown.end(), legend) != shown.end());
    m_source->setReferenceBelow(isReferenceBelow);
    m_note->setReference(isReferenceBelow ? m_source->reference()->text() : QString(),
                         m_source->reference()->explanation());
    m_note->setLegendShown(hasLinksBelow || (isReferenceBelow && areLinksShown));
}

void StepMode::buildEditMenu(QWidget* window) {
    auto* menu = new QMenu(tr("&Edit"), window);
    m_menus.append(menu);
    menu->addActions({m_inputs->undoAction, m_inputs->redoAction});
    menu->addSeparator();
    addCommand(menu, QStringLiteral("copyOutput"), tr("Copy &Output"),
               tr("Copy the selected lane's output as text"), {Qt::CTRL | Qt::SHIFT | Qt::Key_C}, this,
               [this] { copy(&Lane::outputText); });
    addCommand(
        menu, QStringLiteral("copyWeights"), tr("Copy &Weights"),
        tr("Copy the selected lane's weights as a table, tabs between columns"), {Qt::CTRL | Qt::Key_C}, this,
        [this] {
            copy([](const Lane& lane, int step) { return weightTable(shownPicture(*lane.data()), step); });
        });
    menu->addActions({m_figures->copyPictureAction, m_figures->copyLatexAction});
    addCommand(menu, QStringLiteral("pasteText"), tr("&Paste as Source Text"),
               tr("Decode the text of the clipboard"), {Qt::CTRL | Qt::Key_V}, this,
               [this] { m_session.setSourceText(QApplication::clipboard()->text()); });
    menu->addSeparator();
    addCommand(menu, QStringLiteral("editText"), tr("Edit &Source Text"),
               tr("Go to the source text and select it"), {Qt::CTRL | Qt::Key_L}, this,
               [this] { m_source->focusText(); });
    addCommand(menu, QStringLiteral("chooseExample"), tr("Choose an E&xample…"),
               tr("Open the list of examples: texts of every task that has trained models"),
               {Qt::CTRL | Qt::SHIFT | Qt::Key_A}, this,
               [this] { m_stepBar->openExamples(*m_source->edit()); });
}

void StepMode::addToFileMenu(QMenu* menu) {
    menu->addActions({m_figures->exportAction, m_figures->printAction});
    QAction* close =
        addCommand(menu, QStringLiteral("closeLane"), tr("&Close Lane"),
                   tr("Close the model of the selected lane; its file stays as it is"), {}, this, [this] {
                       if (const Lane* lane = m_cursor.selectedLane())
                           m_session.closeLane(lane->id());
                   });
    const auto follow = [this, close] { close->setEnabled(m_session.lanes().size() > 1); };
    connect(&m_session, &Session::changed, close, follow);
    follow();
}

void StepMode::addToViewMenu(QMenu* menu) {
    if (m_picture->actions().size() > 1) {
        menu->addMenu(tr("&Picture"))->addActions(m_picture->actions());
    }
    menu->addMenu(m_maps->menu());
    menu->addActions({m_layout->gridAction, m_layout->focusAction});
    m_tokens = addCommand(menu, QStringLiteral("showTokens"), tr("&Tokens of Text and Output"),
                          tr("Show or hide the lines of tokens above the lanes"),
                          {Qt::CTRL | Qt::SHIFT | Qt::Key_L}, this, [] {});
    m_tokens->setCheckable(true);
    connect(m_tokens, &QAction::toggled, m_source, &SourcePanel::setTokensShown);
    LaneGrid* grid = m_lanes->grid();
    zoomMenu(menu, grid,
             {.name = QStringLiteral("zoom"),
              .in = tr("Larger cells in all lanes; wheel, Shift+wheel, arrows or dragging scroll them"),
              .out = tr("Smaller cells in all lanes"),
              .zoomBy = [grid](int steps) { grid->zoomBy(steps); },
              .fit = [grid] { grid->resetZoom(); }});
    menu->addMenu(m_lanesMenu);
    QMenu* selected = menu->addMenu(tr("&Select Lane"));
    for (QAction* action : m_cursor.laneActions)
        selected->addAction(action);
    menu->addSeparator();
    QAction* dock = m_dock->toggleViewAction();
    dock->setText(tr("Com&putation"));
    dock->setObjectName(QStringLiteral("showDock"));
    dock->setShortcut(Qt::CTRL | Qt::Key_D);
    dock->setStatusTip(tr("Show or hide the stages of the selected lane's computation"));
    dock->setToolTip(dock->statusTip());
    menu->addAction(dock);
}

void StepMode::buildDecodeMenu(QWidget* window) {
    auto* menu = new QMenu(tr("&Decode"), window);
    m_menus.append(menu);
    menu->addActions({m_cursor.stepAction, m_cursor.backAction, m_cursor.firstAction, m_cursor.lastAction});
    menu->addSeparator();
    QMenu* speeds = menu->addMenu(tr("&Play"));
    speeds->addActions({m_cursor.playAction, m_cursor.stopAction});
    speeds->addSeparator();
    auto* group = new QActionGroup(speeds);
    for (const double speed : StepToolBar::speeds()) {
        QAction* action =
            addCommand(speeds, QStringLiteral("speed%1").arg(speed), tr("%1 tokens / s").arg(speed),
                       tr("Play %1 tokens per second").arg(speed), {}, this,
                       [this, speed] { m_cursor.setSpeed(speed); });
        action->setCheckable(true);
        group->addAction(action);
        connect(&m_cursor, &StepCursor::speedChanged, action,
                [this, action, speed] { action->setChecked(qFuzzyCompare(m_cursor.speed(), speed)); });
    }
    QMenu* reads = menu->addMenu(tr("Decoder &Reads"));
    reads->addActions({m_inputs->ownOutputAction, m_inputs->referenceAction});
    menu->addSeparator();
    QMenu* stages = menu->addMenu(tr("Co&mputation"));
    stages->addActions({m_cursor.nextStageAction, m_cursor.previousStageAction});
    stages->addSeparator();
    m_explain->addTo(stages);
    menu->addMenu(m_explain->besideMenu());
    menu->addSeparator();
    menu->addActions({m_prediction->predictAction, m_prediction->guessAction});
    m_decodePath = newDecodePathAction(this);
    menu->addAction(m_decodePath);
    QAction* counts = addCommand(menu, QStringLiteral("counts"), tr("&Counts and Times…"),
                                 tr("How many weights each lane computed, and how long its steps took"),
                                 {Qt::CTRL | Qt::SHIFT | Qt::Key_N}, this,
                                 [this, window] { showCounts(m_session, m_cursor, window); });
    connect(m_source, &SourcePanel::countsClicked, counts, &QAction::trigger);
}

void StepMode::copy(const std::function<QString(const Lane&, int)>& text) {
    const Lane* lane = m_cursor.selectedLane();
    if (!lane)
        return;
    try {
        QApplication::clipboard()->setText(text(*lane, m_cursor.step()));
    } catch (const Error& error) {
        emit problem(QString::fromUtf8(error.what()));
    }
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
    if (m_pictures->currentWidget() == m_lanes)
        m_lanes->takeFocus();
    else
        m_beamPage->takeFocus();
}

}  // namespace attn::ui
