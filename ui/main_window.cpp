// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window.h"

#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMenuBar>
#include <QMimeData>
#include <QStatusBar>
#include <QTimer>
#include <QVBoxLayout>
#include <utility>

#include "core/error.h"
#include "ui/dialogs/about_dialog.h"
#include "ui/dialogs/shortcuts_dialog.h"
#include "ui/session/descriptions.h"
#include "ui/session/exports.h"
#include "ui/session/input_actions.h"
#include "ui/session/startup.h"
#include "ui/session/theme_actions.h"
#include "ui/session/wiring.h"
#include "ui/theme.h"
#include "ui/views/colour_legend.h"
#include "ui/views/elided_label.h"
#include "ui/views/lane_area.h"
#include "ui/views/lane_grid.h"
#include "ui/views/link_legend.h"
#include "ui/views/message_bar.h"
#include "ui/views/source_panel.h"
#include "ui/views/span_legend.h"
#include "ui/views/stages_view.h"
#include "ui/views/step_tool_bar.h"

namespace attn::ui {
namespace {

constexpr QSize firstSize(1600, 980);

QStringList localFiles(const QMimeData* data) {
    QStringList paths;
    for (const QUrl& url : data->urls()) {
        if (url.isLocalFile())
            paths.append(url.toLocalFile());
    }
    return paths;
}

}  // namespace

MainWindow::MainWindow(const LaunchOptions& options)
    : m_remembers(options.screenshot.isEmpty()),
      m_settings(m_remembers ? loadWindowSettings() : WindowSettings()),
      m_session(this),
      m_cursor(m_session, this),
      m_inputs(new InputActions(m_session, this)),
      m_themes(new ThemeActions(this)) {
    setWindowTitle(tr("Attention Lab"));
    setWindowIcon(QIcon(QStringLiteral(":/icons/attention-lab.svg")));
    setAcceptDrops(true);
    setMinimumSize(640, 480);
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, [this] {
        // The dock keeps its share: as many lines of text as before.
        if (m_links)
            fitStatusBar();
        const int before = std::exchange(m_lineHeight, QFontMetrics(theme().label).height());
        if (m_dock && before > 0)
            resizeDocks({m_dock}, {m_dock->height() * m_lineHeight / before}, Qt::Vertical);
    });
    // Before any widget exists, so that each is made with its final fonts.
    if (options.theme)
        m_themes->chooseTheme(*options.theme);
    else
        m_themes->choose(m_remembers ? m_settings.theme : QStringLiteral("light"), m_settings.colourMap);
    buildViews();
    buildFileMenu();
    buildEditMenu();
    buildViewMenu();
    buildDecodeMenu();
    buildHelpMenu();
    connect(&m_session, &Session::refused, m_message, &MessageBar::showSentence);
    connect(&m_cursor, &StepCursor::stageChanged, m_dock, [this] {
        if (m_cursor.stage() > 0)
            m_dock->show();
    });
    m_cursor.setSpeed(m_settings.speed);
    startSession(m_session, m_cursor, options, m_settings.hiddenLanes);
    connectStepMode(
        m_session, m_cursor,
        {.source = m_source, .bar = m_bar, .lanes = m_lanes, .stages = m_stages, .summary = m_summary});
    restore(options);
    m_lanes->grid()->setFocus();
}

MainWindow::~MainWindow() = default;

void MainWindow::buildViews() {
    m_bar = new StepToolBar({.ownOutput = m_inputs->ownOutputAction,
                             .reference = m_inputs->referenceAction,
                             .first = m_cursor.firstAction,
                             .back = m_cursor.backAction,
                             .step = m_cursor.stepAction,
                             .play = m_cursor.playAction,
                             .last = m_cursor.lastAction},
                            this);
    addToolBar(m_bar);

    auto* centre = new QWidget(this);
    m_source = new SourcePanel(centre);
    m_message = new MessageBar(centre);
    m_lanes = new LaneArea(centre);
    auto* column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_source);
    auto* message = new QHBoxLayout;
    message->setContentsMargins(12, 2, 12, 0);
    message->addWidget(m_message);
    column->addLayout(message);
    column->addWidget(m_lanes, 1);
    setCentralWidget(centre);
    m_lanes->grid()->setFocusPolicy(Qt::StrongFocus);

    m_stages = new StagesView;
    m_dock = new QDockWidget(tr("Computation"), this);
    m_dock->setObjectName(QStringLiteral("stagesDock"));
    m_dock->setAllowedAreas(Qt::BottomDockWidgetArea | Qt::TopDockWidgetArea);
    m_dock->setWidget(m_stages);
    m_dock->setTitleBarWidget(new QWidget(m_dock));  // the stages have titles of their own
    addDockWidget(Qt::BottomDockWidgetArea, m_dock);

    m_summary = new ElidedLabel;
    m_summary->setProperty("tone", "muted");
    m_summary->setObjectName(QStringLiteral("summary"));
    m_summary->setIndent(10);
    statusBar()->addWidget(m_summary, 1);
    m_links = new LinkLegend;
    m_weights = new ColourLegend(ColourLegend::Kind::Weights);
    m_spans = new SpanLegend;
    statusBar()->addPermanentWidget(m_spans);
    statusBar()->addPermanentWidget(m_links);
    statusBar()->addPermanentWidget(m_weights);
    connect(statusBar(), &QStatusBar::messageChanged, this, &MainWindow::fitStatusBar);
    connect(&m_cursor, &StepCursor::selectionChanged, m_links, [this] { fitStatusBar(); });
}

void MainWindow::fitStatusBar() {
    // What a command says about itself comes first, then the scale of the weights, then the marks; the
    // model's file has what is left.
    const QFontMetrics metrics(statusBar()->font());
    const int room = width() - 24;
    const int message = metrics.horizontalAdvance(statusBar()->currentMessage());
    m_weights->setVisible(message + m_weights->sizeHint().width() <= room);
    const int file = metrics.horizontalAdvance(m_summary->text().section(QStringLiteral(" · "), 0, 0)) + 20;
    int legends = std::max(message, file) + m_weights->sizeHint().width();
    const auto fit = [&](QWidget* legend, bool isNeeded) {
        const bool isShown = isNeeded && legends + legend->sizeHint().width() <= room;
        legends += isShown ? legend->sizeHint().width() : 0;
        legend->setVisible(isShown);
    };
    const ShownSpans spans = shownSpans(m_session);
    m_spans->setKinds(spans.local, spans.hard);
    fit(m_spans, m_spans->isNeeded());
    fit(m_links, m_session.knowsReference());
}

QAction* MainWindow::addCommand(QMenu* menu, const QString& name, const QString& text, const QString& tip,
                                const QList<QKeySequence>& keys, std::function<void()> run) {
    QAction* action = menu->addAction(text);
    action->setObjectName(name);
    action->setShortcuts(keys);
    action->setStatusTip(tip);
    action->setToolTip(tip);
    connect(action, &QAction::triggered, this, [run = std::move(run)] { run(); });
    return action;
}

void MainWindow::buildFileMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&File"));
    addCommand(menu, QStringLiteral("open"), tr("&Open Model…"),
               tr("Open model files; a lane joins the others or replaces the one of the same score"),
               {Qt::CTRL | Qt::Key_O}, [this] { chooseFiles(); });
    m_recent = menu->addMenu(tr("Open &Recent"));
    menu->addSeparator();
    addCommand(menu, QStringLiteral("screenshot"), tr("Save &Screenshot…"),
               tr("Write a picture of the window as a PNG"), {Qt::CTRL | Qt::SHIFT | Qt::Key_S},
               [this] { chooseScreenshot(); });
    menu->addSeparator();
    addCommand(menu, QStringLiteral("quit"), tr("&Quit"), tr("Close the window"), {Qt::CTRL | Qt::Key_Q},
               [this] { close(); });
    fillRecentFiles();
}

void MainWindow::buildEditMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Edit"));
    menu->addActions({m_inputs->undoAction, m_inputs->redoAction});
    menu->addSeparator();
    addCommand(menu, QStringLiteral("copyOutput"), tr("Copy &Output"),
               tr("Copy the selected lane's output as text"), {Qt::CTRL | Qt::SHIFT | Qt::Key_C},
               [this] { copy(&Lane::outputText); });
    addCommand(menu, QStringLiteral("copyWeights"), tr("Copy &Weights"),
               tr("Copy the selected lane's weights as a table, tabs between columns"),
               {Qt::CTRL | Qt::Key_C},
               [this] { copy([](const Lane& lane, int step) { return weightTable(*lane.data(), step); }); });
    addCommand(menu, QStringLiteral("pasteText"), tr("&Paste as Source Text"),
               tr("Decode the text of the clipboard"), {Qt::CTRL | Qt::Key_V},
               [this] { m_session.setSourceText(QApplication::clipboard()->text()); });
    menu->addSeparator();
    addCommand(menu, QStringLiteral("editText"), tr("Edit &Source Text"),
               tr("Go to the source text and select it"), {Qt::CTRL | Qt::Key_L},
               [this] { m_source->focusText(); });
}

void MainWindow::buildViewMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&View"));
    QMenu* themes = menu->addMenu(tr("&Theme"));
    themes->addActions(m_themes->themes()->actions());
    QMenu* maps = menu->addMenu(tr("&Colours of Weights"));
    maps->addActions(m_themes->maps()->actions());
    menu->addSeparator();
    QMenu* shown = menu->addMenu(tr("&Lanes Shown"));
    for (QAction* action : m_inputs->laneActions)
        shown->addAction(action);
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
    QAction* full = addCommand(menu, QStringLiteral("fullScreen"), tr("&Full Screen"),
                               tr("Fill the whole screen, or go back to a window"), {Qt::Key_F11},
                               [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    full->setCheckable(true);
}

void MainWindow::buildDecodeMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Decode"));
    menu->addActions({m_cursor.stepAction, m_cursor.backAction, m_cursor.firstAction, m_cursor.lastAction});
    menu->addSeparator();
    menu->addActions({m_cursor.playAction, m_cursor.stopAction});
    QMenu* speeds = menu->addMenu(tr("Sp&eed"));
    auto* group = new QActionGroup(speeds);
    for (const double speed : StepToolBar::speeds()) {
        QAction* action = addCommand(
            speeds, QStringLiteral("speed%1").arg(speed), tr("%1 tokens / s").arg(speed),
            tr("Play %1 tokens per second").arg(speed), {}, [this, speed] { m_cursor.setSpeed(speed); });
        action->setCheckable(true);
        group->addAction(action);
        connect(&m_cursor, &StepCursor::speedChanged, action,
                [this, action, speed] { action->setChecked(qFuzzyCompare(m_cursor.speed(), speed)); });
    }
    menu->addSeparator();
    QMenu* reads = menu->addMenu(tr("Decoder &Reads"));
    reads->addActions({m_inputs->ownOutputAction, m_inputs->referenceAction});
    menu->addSeparator();
    menu->addActions({m_cursor.nextStageAction, m_cursor.previousStageAction});
}

void MainWindow::buildHelpMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Help"));
    addCommand(menu, QStringLiteral("shortcuts"), tr("&Shortcuts"), tr("Every key of this window"),
               {Qt::Key_F1}, [this] { showShortcuts(*menuBar(), this); });
    addCommand(menu, QStringLiteral("about"), tr("&About Attention Lab"), tr("Version and licence"), {},
               [this] { showAbout(this); });
}

void MainWindow::openFiles(const QStringList& paths) {
    m_message->clear();
    for (const QString& path : paths) {
        if (m_session.openModel(path))
            m_settings.recentFiles = withRecentFile(m_settings.recentFiles, path);
    }
    fillRecentFiles();
}

void MainWindow::chooseFiles() {
    openFiles(QFileDialog::getOpenFileNames(this, tr("Open Model"), {},
                                            tr("Models (*.safetensors *.pt *.pth);;All files (*)")));
}

void MainWindow::fillRecentFiles() {
    m_recent->clear();
    m_recent->setEnabled(!m_settings.recentFiles.isEmpty());
    for (const QString& path : m_settings.recentFiles) {
        QAction* action =
            m_recent->addAction(QFileInfo(path).fileName().replace(QLatin1Char('&'), QLatin1String("&&")));
        action->setStatusTip(path);
        action->setToolTip(path);
        connect(action, &QAction::triggered, this, [this, path] { openFiles({path}); });
    }
    m_recent->addSeparator();
    addCommand(m_recent, QStringLiteral("clearRecent"), tr("&Clear List"), tr("Forget the recent files"), {},
               [this] {
                   m_settings.recentFiles.clear();
                   fillRecentFiles();
               });
}

void MainWindow::copy(const std::function<QString(const Lane&, int)>& text) {
    if (const Lane* lane = m_cursor.selectedLane())
        orSaySo([&] { QApplication::clipboard()->setText(text(*lane, m_cursor.step())); });
}

void MainWindow::chooseScreenshot() {
    QString path = QFileDialog::getSaveFileName(this, tr("Save Screenshot"),
                                                QStringLiteral("attention-lab.png"), tr("Pictures (*.png)"));
    if (path.isEmpty())
        return;
    if (QFileInfo(path).suffix().isEmpty())
        path += QStringLiteral(".png");
    orSaySo([&] { saveScreenshot(path); });
}

void MainWindow::orSaySo(const std::function<void()>& act) {
    try {
        act();
    } catch (const Error& error) {
        m_message->showSentence(QString::fromUtf8(error.what()));
    }
}

void MainWindow::saveScreenshot(const QString& path) {
    if (!grab().save(path, "PNG"))
        throw Error(path.toStdString() + ": the picture could not be written; check folder and rights",
                    Error::Kind::Failure);
}

void MainWindow::restore(const LaunchOptions& options) {
    resize(firstSize);
    if (!m_settings.geometry.isEmpty())
        restoreGeometry(m_settings.geometry);
    if (!m_settings.state.isEmpty())
        restoreState(m_settings.state);
    if (options.size)
        resize(*options.size);
    if (m_settings.state.isEmpty()) {
        // Eight lanes need the height more than the stages do: about a fifth is theirs, and none where not
        // even one row of lanes would be left whole (Ctrl+D brings them).
        const int others = menuBar()->sizeHint().height() + m_bar->sizeHint().height() +
                           m_source->sizeHint().height() + statusBar()->sizeHint().height();
        const int lanes = m_lanes->grid()->minimumSizeHint().height();
        m_dock->setVisible(height() - others - m_stages->minimumSizeHint().height() >= lanes);
        resizeDocks({m_dock}, {height() / 5}, Qt::Vertical);
    }
}

void MainWindow::remember() {
    if (!m_remembers)
        return;
    m_settings.geometry = saveGeometry();
    m_settings.state = saveState();
    m_settings.theme = m_themes->themeName();
    m_settings.colourMap = m_themes->mapName();
    m_settings.speed = m_cursor.speed();
    m_settings.hiddenLanes = m_session.inputs().hiddenLanes;
    saveWindowSettings(m_settings);
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    fitStatusBar();
}

bool MainWindow::event(QEvent* event) {
    const bool isHandled = QMainWindow::event(event);
    // The children of a window are painted in the same pass as the window, before the event loop goes on.
    if (event->type() == QEvent::Paint && !m_hasPainted) {
        m_hasPainted = true;
        QTimer::singleShot(0, this, &MainWindow::firstFramePainted);
    }
    return isHandled;
}

void MainWindow::closeEvent(QCloseEvent* event) {
    remember();
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (!localFiles(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    openFiles(localFiles(event->mimeData()));
    event->acceptProposedAction();
}

}  // namespace attn::ui
