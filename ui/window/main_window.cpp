// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/main_window.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMenuBar>
#include <QMimeData>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTimer>
#include <QToolBar>
#include <QVBoxLayout>
#include <utility>

#include "core/base/error.h"
#include "core/files/atomic_file.h"
#include "ui/figures/picture_file.h"
#include "ui/files/file_dialogs.h"
#include "ui/files/recent_files.h"
#include "ui/inspect/inspect_files.h"
#include "ui/inspect/inspect_mode.h"
#include "ui/kit/commands/text_keys.h"
#include "ui/kit/hints.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/message_bar.h"
#include "ui/kit/widgets/status_bar.h"
#include "ui/kit/widgets/whole_texts.h"
#include "ui/step/explain/explain_actions.h"
#include "ui/step/layout_actions.h"
#include "ui/step/motion_actions.h"
#include "ui/step/session/model_opening.h"
#include "ui/step/session/startup.h"
#include "ui/step/step_mode.h"
#include "ui/train/train_mode.h"
#include "ui/window/presenter_view.h"
#include "ui/window/session_files.h"
#include "ui/window/session_parts.h"
#include "ui/window/theme_actions.h"
#include "ui/window/window_fit.h"

namespace attn::ui {
namespace {

constexpr QSize firstSize(1600, 980);
// Of modes, in the settings.
constexpr const char *stepId = "step", *trainId = "train", *inspectId = "inspect";

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
      m_themes(new ThemeActions(this)) {
    setWindowTitle(tr("Attention Lab"));
    setWindowIcon(QIcon(QStringLiteral(":/icons/attention-lab.svg")));
    setAcceptDrops(true);
    setMinimumSize(640, 480);
    new TextKeys(this);
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, [this] {
        // The dock keeps its share: as many lines of text as before.
        if (m_step)
            fitStatusBar();
        const int before = std::exchange(m_lineHeight, QFontMetrics(theme().label).height());
        if (m_step && before > 0)
            resizeDocks({m_step->dock()}, {m_step->dock()->height() * m_lineHeight / before}, Qt::Vertical);
    });
    keepTextsWhole(*qApp);
    keepFileDialogsWhole(*qApp);
    // Before any widget exists, so that each is made with its final fonts.
    if (options.theme)
        m_themes->chooseTheme(*options.theme);
    else
        m_themes->choose(m_remembers ? m_settings.theme : QStringLiteral("light"), m_settings.colourMap);
    buildViews();
    connect(&session(), &Session::refused, m_message, &MessageBar::showSentence);
    connect(m_step, &StepMode::problem, m_message, &MessageBar::showSentence);
    connect(m_step, &StepMode::said, this, &MainWindow::say);
    connect(m_step, &StepMode::found, m_message, &MessageBar::showSuccess);
    connect(&session(), &Session::changed, m_message, [this](SessionChange change) {
        if (change != SessionChange::Decoded)
            m_message->settle();
    });
    cursor().setSpeed(m_settings.speed);
    startSession(session(), cursor(), options, m_settings);
    m_step->connectViews();
    if (m_remembers)
        m_step->hints().begin(m_settings.usedHints);
    restore(options);
    startSessionFiles(*this, *m_sessions, options, m_settings);
    m_step->takeFocus();
    showFirstMode(options);
    m_presenter->setPresenting(options.presents);
    if (options.presents && options.size) {
        setWindowState(Qt::WindowNoState);
        resize(*options.size);
    }
    if (m_remembers && !options.size)
        connect(this, &MainWindow::firstFramePainted, this, &MainWindow::fitScreen);  // with its frame
    if (m_remembers && !options.quitsAfterFirstFrame)
        connect(this, &MainWindow::firstFramePainted, this, &MainWindow::offerLeftBehind);
}

MainWindow::~MainWindow() = default;

void MainWindow::showFirstMode(const LaunchOptions& options) {
    // A mode that was left is that of the next start, unless the command line is about Step mode.
    const bool isAsked = !options.session.isEmpty() || !options.models.isEmpty() ||
                         !options.example.isEmpty() || options.text || options.steps;
    if (options.trains) {
        showTrain();
        train().begin(options);
    } else if (options.inspects) {
        if (options.inspected.isEmpty())
            inspectStepModels();
        inspect().begin(options);
        showInspect();
    } else if (!isAsked && m_settings.mode == QLatin1String(trainId)) {
        showTrain();
    } else if (!isAsked && m_settings.mode == QLatin1String(inspectId)) {
        showInspect();
    }
}

QString MainWindow::shownMode() const {
    if (m_train && m_train->isShown())
        return QLatin1String(trainId);
    return QLatin1String(m_inspect && m_inspect->isShown() ? inspectId : stepId);
}

QList<Mode*> MainWindow::modes() const {
    QList<Mode*> made = {m_step};
    if (m_train)
        made.append(m_train);
    if (m_inspect)
        made.append(m_inspect);
    return made;
}

bool MainWindow::restoreLayout(const QByteArray& state, bool showsComputation) {
    if (!restoreState(state))
        return false;
    m_modeBar->show();
    if (showsComputation)
        m_step->setDockOpened(true);  // its height is that of the layout
    for (Mode* mode : modes())
        mode->restoreParts(showsComputation);
    return true;
}

bool MainWindow::isBusy() {
    return session().isDecoding() || m_sessions->isWorking() || (m_train && m_train->isBusy()) ||
           (m_inspect && m_inspect->isBusy());
}

Session& MainWindow::session() {
    return m_step->session();
}

StepCursor& MainWindow::cursor() {
    return m_step->cursor();
}

void MainWindow::buildViews() {
    setStatusBar(new StatusBar(this));
    auto* centre = new QWidget(this);
    m_message = new MessageBar(centre);
    m_pages = new QStackedWidget(centre);
    auto* message = new QHBoxLayout;
    message->setContentsMargins(12, 2, 12, 0);
    message->addWidget(m_message);
    auto* column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(message);
    column->addWidget(m_pages, 1);
    setCentralWidget(centre);

    buildModeBar();
    m_step = new StepMode(this);
    addMode(m_step);
    buildFileMenu();
    menuBar()->addMenu(m_step->menus().front());
    buildViewMenu();
    for (QMenu* menu : m_step->menus().mid(1))
        menuBar()->addMenu(menu);
    buildHelpMenu();
    connect(statusBar(), &QStatusBar::messageChanged, this, &MainWindow::fitStatusBar);
    connect(&cursor(), &StepCursor::selectionChanged, this, &MainWindow::fitStatusBar);
}

TrainMode& MainWindow::train() {
    if (m_train)
        return *m_train;
    m_train = new TrainMode(this);
    addMode(m_train);
    for (QMenu* menu : m_train->menus())
        menuBar()->insertMenu(m_helpMenu, menu);
    m_train->addToFileMenu(menuBar()->actions().front()->menu(), m_endOfFiles);
    m_train->addToViewMenu(m_view, m_endOfViews);
    connect(m_train, &TrainMode::problem, m_message, &MessageBar::showSentence);
    connect(m_train, &TrainMode::said, this, &MainWindow::say);
    connect(m_train, &TrainMode::begun, m_message, &MessageBar::settle);
    connect(m_train, &TrainMode::opened, m_recent, &RecentFiles::add);
    connect(m_train, &TrainMode::stepRequested, this,
            [this](const auto& models, const QString& text) { openInStep(models, {}, text); });
    m_train->restore(m_settings);
    m_train->setShown(false);
    return *m_train;
}

InspectMode& MainWindow::inspect() {
    if (m_inspect)
        return *m_inspect;
    m_inspect = new InspectMode(this);
    addMode(m_inspect);
    for (QMenu* menu : m_inspect->menus())
        menuBar()->insertMenu(m_helpMenu, menu);
    m_inspect->addToViewMenu(m_view, m_endOfViews);
    connect(m_inspect, &InspectMode::problem, m_message, &MessageBar::showSentence);
    connect(m_inspect, &InspectMode::said, this, &MainWindow::say);
    connect(m_inspect, &InspectMode::opened, m_recent, &RecentFiles::add);
    connect(m_inspect, &InspectMode::modelsRequested, this, &MainWindow::inspectStepModels);
    connect(m_inspect, &InspectMode::stepRequested, this, &MainWindow::openInStep);
    m_inspect->setShown(false);
    return *m_inspect;
}

void MainWindow::showStep() {
    showMode(m_step);
}

void MainWindow::showTrain() {
    showMode(&train());
}

void MainWindow::showInspect() {
    if (inspect().isEmpty() && !inspect().controller().isBusy())
        inspectStepModels();
    showMode(&inspect());
}

// Those of the task that is decoded.
void MainWindow::inspectStepModels() {
    std::vector<std::shared_ptr<const TrainedModel>> models;
    QStringList paths;
    for (const Lane* lane : session().shownLanes()) {
        if (!session().task() || lane->taskId() != session().task()->id())
            continue;
        models.push_back(lane->model());
        paths.append(lane->path());
    }
    inspect().inspectModels(models, paths);
}

void MainWindow::showMode(Mode* mode) {
    if (m_presenter && !mode->isShown())
        m_presenter->setPresenting(false);  // what it has hidden is of the other mode
    if (!mode->isShown()) {
        statusBar()->clearMessage();  // the mode's own widgets would be shown on it
        m_message->settle();
    }
    for (Mode* other : modes()) {
        if (other != mode)
            other->setShown(false);
    }
    mode->setShown(true);
    m_pages->setCurrentWidget(mode->page());
    QAction* action = mode == m_step ? m_stepAction : mode == m_train ? m_trainAction : m_inspectAction;
    action->setChecked(true);
    fitStatusBar();
    mode->takeFocus();
}

void MainWindow::offerLeftBehind() {
    m_sessions->offerLeftBehind();
    if (!Autosave::leftBehind().empty() && train().offerLeftBehind())
        showTrain();
}

void MainWindow::openInStep(const std::vector<std::shared_ptr<const TrainedModel>>& models,
                            const QStringList& paths, const QString& text) {
    openTrained(session(), cursor(), models, text, paths);
    showStep();
}

void MainWindow::addMode(Mode* mode) {
    statusBar()->clearMessage();  // what is added shows what it hides
    addToolBar(mode->bar());
    m_pages->addWidget(mode->page());
    if (mode->dock())
        addDockWidget(Qt::BottomDockWidgetArea, mode->dock());
    // The first takes what room the others leave.
    for (QWidget* widget : mode->statusWidgets()) {
        if (widget == mode->statusWidgets().front())
            statusBar()->addWidget(widget, 1);
        else
            statusBar()->addPermanentWidget(widget);
    }
    // Adding one lays all out anew, and asks for each to be shown later: over a message that has come by
    // then.
    for (Mode* made : modes()) {
        for (QWidget* widget : made->statusWidgets())
            QCoreApplication::sendPostedEvents(widget, QEvent::MetaCall);
    }
}

void MainWindow::fitStatusBar() {
    m_step->fitStatusBar(width());
    if (m_train)
        m_train->fitStatusBar(width());
    if (m_inspect)
        m_inspect->fitStatusBar(width());
}

void MainWindow::say(const QString& sentence) {
    constexpr int saidFor = 8000;  // ms
    m_message->settle();
    if (statusBar()->isVisible())
        statusBar()->showMessage(sentence, saidFor);
    else
        m_message->showSuccess(sentence);
}

void MainWindow::openFiles(const QStringList& paths) {
    m_message->clear();
    if (paths.size() == 1 && isSessionFile(paths.front()))
        return m_sessions->open(paths.front());
    QStringList models, runs, dumps;
    const bool inspects = m_inspect && m_inspect->isShown();
    for (const QString& path : paths) {
        if (belongsToInspect(path, inspects))
            dumps.append(path);
        else
            (isRunFile(path) ? runs : models).append(path);
    }
    if (!dumps.isEmpty()) {
        inspect().open(dumps);
        showMode(&inspect());  // what cannot be read leaves it empty
    }
    if (!runs.isEmpty()) {
        showTrain();
        train().open(runs);
    }
    for (const QString& path : models) {
        if (isSessionFile(path))
            m_message->showSentence(
                tr("%1: a session is opened alone. Choose no other file with it.").arg(path));
    }
    models.removeIf([](const QString& path) { return isSessionFile(path); });
    for (const QString& path : openChosenModels(session(), cursor(), models, this))
        m_recent->add(path);
}

void MainWindow::chooseFiles() {
    openFiles(QFileDialog::getOpenFileNames(
        this, tr("Open"), {},
        tr("Everything it opens (*.attnlab *.safetensors *.pt *.pth *.attnrun *.json);;"
           "Sessions (*.attnlab);;Models (*.safetensors *.pt *.pth);;Runs and recipes (*.attnrun *.json);;"
           "All files, alignments among them (*)")));
}

void MainWindow::chooseScreenshot() {
    QString path = QFileDialog::getSaveFileName(this, tr("Save Screenshot"),
                                                QStringLiteral("attention-lab.png"), tr("Pictures (*.png)"));
    if (path.isEmpty())
        return;
    if (QFileInfo(path).suffix().isEmpty())
        path += QStringLiteral(".png");
    try {
        saveScreenshot(path);
    } catch (const Error& error) {
        m_message->showSentence(QString::fromUtf8(error.what()));
    }
}

void MainWindow::saveScreenshot(const QString& path) {
    const QByteArray bytes = pngBytes(grab().toImage());
    writeFileAtomically(path.toStdString(), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

void MainWindow::restore(const LaunchOptions& options) {
    resize(firstSize);
    restorePlace(m_settings.geometry);
    const bool isKnown = restoreLayout(m_settings.state, m_settings.showsComputation);
    if (options.size)
        resize(*options.size);
    // The picture comes first: the computation is opened when somebody asks for it.
    if (!isKnown)
        m_step->dock()->hide();
    m_step->setDockOpened(m_settings.dockWasOpened);
    m_step->tokensAction->setChecked(m_settings.showsTokens);
    m_step->layout().setFocused(m_settings.showsFocus || options.isFocused);
    if (options.hasComputation)
        m_step->dock()->show();
}

void MainWindow::restorePlace(const QByteArray& geometry) {
    restoreGeometry(geometry);
    fitScreen();
}

void MainWindow::fitScreen() {
    if (m_remembers)
        fitToScreen(*this, m_hasPainted);
}

void MainWindow::remember() {
    if (!m_remembers)
        return;
    m_step->explain().giveRoomBack();  // lanes beside are not remembered
    m_settings.geometry = m_presenter->geometry();
    m_settings.state = m_presenter->layout();
    m_settings.mode = shownMode();
    m_settings.showsComputation = m_step->wantsDock();
    m_settings.dockWasOpened = m_step->wasDockOpened();
    m_settings.theme = m_themes->themeName();
    m_settings.colourMap = m_themes->mapName();
    m_settings.reducesMotion = m_motion->isReduced();
    m_settings.showsTokens = m_step->tokensAction->isChecked();
    m_settings.showsFocus = m_step->wantsFocus();
    m_settings.speed = cursor().speed();
    if (m_train)
        m_train->remember(m_settings);
    m_settings.recentFiles = m_recent->paths();
    rememberSession(session(), m_settings);
    m_settings.usedHints = m_step->hints().used();
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
    m_presenter->setPresenting(false);
    if (!m_sessions->mayLose() || (m_train && !m_train->mayClose()) ||
        (m_inspect && !m_inspect->mayClose())) {
        event->ignore();
        return;
    }
    m_sessions->end();
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
