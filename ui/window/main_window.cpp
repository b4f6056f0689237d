// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/main_window.h"
#include "ui/window/language_actions.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDebug>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QMenuBar>
#include <QMimeData>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTimer>
#include <QToolBar>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "core/base/error.h"
#include "core/files/atomic_file.h"
#include "ui/figures/picture_file.h"
#include "ui/files/file_dialogs.h"
#include "ui/files/recent_files.h"
#include "ui/files/save_dialog.h"
#include "ui/kit/commands/text_keys.h"
#include "ui/kit/hints.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/message_bar.h"
#include "ui/kit/widgets/plain_texts.h"
#include "ui/kit/widgets/status_bar.h"
#include "ui/kit/widgets/whole_texts.h"
#include "ui/step/explain/explain_actions.h"
#include "ui/step/motion_actions.h"
#include "ui/step/session/start/startup.h"
#include "ui/step/step_mode.h"
#include "ui/step/views/layout_actions.h"
#include "ui/window/mode_list.h"
#include "ui/window/presenter_view.h"
#include "ui/window/session_files.h"
#include "ui/window/session_parts.h"
#include "ui/window/theme_actions.h"
#include "ui/window/window_fit.h"

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
      m_themes(new ThemeActions(this)) {
    setWindowTitle(tr("Attention Lab"));
    setWindowIcon(QIcon(QStringLiteral(":/icons/attention-lab.svg")));
    setAcceptDrops(true);
    setMinimumSize(640, 480);
    new TextKeys(this);
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, &MainWindow::followTheme);
    keepTextsWhole(*qApp);
    keepTextsPlain(*qApp);
    keepFileDialogsWhole(*qApp);
    // Set before any widget exists, so that each widget gets its final fonts at once.
    if (options.theme)
        m_themes->chooseTheme(*options.theme);
    else
        m_themes->choose(m_remembers ? m_settings.theme : QStringLiteral("light"), m_settings.colourMap);
    buildViews();
    m_step->begin(options, m_settings);
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
        // the window manager's frame is known then
        connect(this, &MainWindow::firstFramePainted, this, &MainWindow::fitScreen);
    if (m_remembers && !options.quitsAfterFirstFrame)
        connect(this, &MainWindow::firstFramePainted, this, &MainWindow::offerLeftBehind);
}

MainWindow::~MainWindow() = default;

// Shows the mode that the command line asks for, otherwise the mode that was shown last. The first mode has
// begun already.
void MainWindow::showFirstMode(const LaunchOptions& options) {
    const std::vector<ModeKind>& kinds = m_modes->kinds();
    // The first mode is asked last, because `--example` alone means it.
    const auto asked = std::find_if(kinds.rbegin(), kinds.rend(),
                                    [&](const ModeKind& kind) { return kind.isAskedFor(options); });
    if (asked == kinds.rend()) {
        if (m_settings.mode != m_step->id())
            visit(m_settings.mode);
    } else if (asked->id != m_step->id()) {
        Mode& first = mode(asked->id);
        showMode(&first);
        first.begin(options, m_settings);
    }
}

bool MainWindow::restoreLayout(const QByteArray& state, bool showsComputation) {
    if (!restoreState(state))
        return false;
    m_modes->bar()->show();
    for (Mode* mode : m_modes->made())
        mode->restoreParts(showsComputation);
    return true;
}

bool MainWindow::isBusy() {
    const QList<Mode*> made = m_modes->made();
    return m_sessions->isWorking() ||
           std::any_of(made.begin(), made.end(), [](Mode* mode) { return mode->isBusy(); });
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

    m_modes = new ModeList(windowModes(), this);
    addToolBar(m_modes->bar());
    connect(m_modes, &ModeList::modeMade, this, &MainWindow::addMode);
    connect(m_modes, &ModeList::chosen, this, &MainWindow::visit);
    m_step = &mode<StepMode>();
    buildFileMenu();
    menuBar()->addMenu(m_step->menus().front());
    buildViewMenu();
    for (QMenu* menu : m_step->menus().mid(1))
        menuBar()->addMenu(menu);
    buildHelpMenu();
    connect(statusBar(), &QStatusBar::messageChanged, this, &MainWindow::fitStatusBar);
    connect(&cursor(), &StepCursor::selectionChanged, this, &MainWindow::fitStatusBar);
}

Mode& MainWindow::mode(const QString& id) {
    return *m_modes->mode(id);
}

void MainWindow::visit(const QString& id) {
    if (!m_modes->has(id))
        return;
    mode(id).prepare();
    showMode(&mode(id));
    if (id == QLatin1String("learn"))
        m_step->hints().use(Hints::Hint::Learn);
}

void MainWindow::showMode(Mode* mode) {
    if (m_presenter && !mode->isShown())
        m_presenter->setPresenting(false);  // the presenter view has hidden widgets of the other mode
    if (!mode->isShown()) {
        statusBar()->clearMessage();  // otherwise the mode's widgets would appear on top of the message
        m_message->settle();
    }
    m_modes->show(mode);
    m_pages->setCurrentWidget(mode->page());
    fitStatusBar();
    mode->takeFocus();
}

void MainWindow::offerLeftBehind() {
    m_sessions->offerLeftBehind();
    for (const ModeKind& kind : m_modes->kinds()) {
        if (kind.hasLeftBehind && kind.hasLeftBehind())
            mode(kind.id).offerLeftBehind();
    }
}

void MainWindow::addMode(Mode* mode) {
    statusBar()->clearMessage();  // added widgets would appear on top of the message
    addToolBar(mode->bar());
    m_pages->addWidget(mode->page());
    if (mode->dock())
        addDockWidget(Qt::BottomDockWidgetArea, mode->dock());
    // The first widget takes the room that the others leave.
    for (QWidget* widget : mode->statusWidgets()) {
        if (widget == mode->statusWidgets().front())
            statusBar()->addWidget(widget, 1);
        else
            statusBar()->addPermanentWidget(widget);
    }
    // Adding a widget lays out all of them anew and posts events that show each one. They are sent now, so
    // that no widget appears over a later message.
    for (Mode* made : m_modes->made()) {
        for (QWidget* widget : made->statusWidgets())
            QCoreApplication::sendPostedEvents(widget, QEvent::MetaCall);
    }
    connectMode(mode);
    if (!m_helpMenu)
        return;  // the first mode: the menus are made around its own
    for (QMenu* menu : mode->menus())
        menuBar()->insertMenu(m_helpMenu, menu);
    mode->joinFileMenu(menuBar()->actions().front()->menu(), m_endOfFiles);
    mode->joinViewMenu(m_view, m_endOfViews);
    mode->restore(m_settings);
}

void MainWindow::connectMode(Mode* mode) {
    connect(mode, &Mode::problem, m_message, &MessageBar::showSentence);
    connect(mode, &Mode::said, this, &MainWindow::say);
    connect(mode, &Mode::found, m_message, &MessageBar::showSuccess);
    connect(mode, &Mode::changed, m_message, &MessageBar::settle);
    connect(mode, &Mode::opened, this, [this](const QString& path) { m_recent->add(path); });
    connect(mode, &Mode::wanted, this, [this, mode] { showMode(mode); });
    connect(mode, &Mode::modelsRequested, this, [this, mode] { mode->takeModels(m_step->givenModels()); });
    connect(mode, &Mode::raceRequested, this, [this] { m_modes->mode(QStringLiteral("train"))->openRace(); });
    connect(mode, &Mode::modelsGiven, this, [this](const GivenModels& given) { m_step->takeModels(given); });
}

void MainWindow::followTheme() {
    if (!m_step)
        return void(m_lineHeight = QFontMetrics(theme().label).height());
    fitStatusBar();
    // The dock keeps its share: the same number of text lines.
    const int before = std::exchange(m_lineHeight, QFontMetrics(theme().label).height());
    if (before > 0)
        resizeDocks({m_step->dock()}, {m_step->dock()->height() * m_lineHeight / before}, Qt::Vertical);
}

void MainWindow::fitStatusBar() {
    for (Mode* mode : m_modes->made())
        mode->fitStatusBar(width());
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
    QStringList left;
    for (const QString& path : paths) {
        if (isSessionFile(path))
            m_message->showSentence(
                tr("%1: a session is opened alone. Choose no other file with it.").arg(path));
        else
            left.append(path);
    }
    // The first mode is asked last. It opens the files that no other mode opens.
    const std::vector<ModeKind>& kinds = m_modes->kinds();
    for (std::size_t i = kinds.size(); i-- > 0;) {
        const ModeKind& kind = kinds[i];
        const Mode* made = m_modes->made(kind.id);
        const bool isShown = made && made->isShown();
        QStringList own, others;
        for (const QString& path : left)
            (kind.opens(path, isShown) ? own : others).append(path);
        left = others;
        if (!own.isEmpty())
            mode(kind.id).open(own);
    }
}

void MainWindow::chooseFiles() {
    openFiles(QFileDialog::getOpenFileNames(this, tr("Open"), {},
                                            tr("Everything it opens (*.attnlab *.attnlesson *.safetensors "
                                               "*.pt *.pth model.bin pytorch_model.bin *.npz *.argosmodel "
                                               "*.attnrun *.json);;"
                                               "Sessions (*.attnlab);;Lessons (*.attnlesson);;Models "
                                               "(*.safetensors *.pt *.pth model.bin pytorch_model.bin *.npz "
                                               "*.argosmodel config.json);;Runs and "
                                               "recipes (*.attnrun *.json);;"
                                               "All files, alignments among them (*)")));
}

void MainWindow::chooseScreenshot() {
    const QString path = askForSaveFile(this, tr("Save Screenshot"), QStringLiteral("attention-lab.png"),
                                        tr("Pictures (*.png)"))
                             .path;
    if (path.isEmpty())
        return;
    try {
        saveScreenshot(path);
    } catch (const Error& error) {
        m_message->showSentence(QString::fromUtf8(error.what()));
    }
}

void MainWindow::saveScreenshot(const QString& path) {
    checkPicturePlace(path, path.toStdString());
    const QByteArray bytes = pngBytes(grab().toImage());
    writeFileAtomically(path.toStdString(), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

void MainWindow::restore(const LaunchOptions& options) {
    resize(firstSize);
    restorePlace(m_settings.geometry);
    const bool isKnown = restoreLayout(m_settings.state, m_settings.showsComputation);
    if (options.size)
        resize(*options.size);
    // The pictures come first. The computation opens on request.
    if (!isKnown)
        m_step->dock()->hide();
    m_step->restore(m_settings);
    if (options.isFocused)
        m_step->layout().setFocused(true);
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

void MainWindow::showProblem(const QString& sentence) {
    m_message->showSentence(sentence);
}

QString MainWindow::failure() const {
    for (const Mode* mode : m_modes->made())
        if (QString sentence = mode->failure(); !sentence.isEmpty())
            return sentence;
    return {};
}

void MainWindow::remember() {
    if (!m_remembers)
        return;
    for (Mode* mode : m_modes->made())
        mode->remember(m_settings);
    m_settings.geometry = m_presenter->geometry();
    m_settings.state = m_presenter->layout();
    m_settings.mode = m_modes->shown()->id();
    m_settings.language = m_languages->chosen();
    m_settings.theme = m_themes->themeName();
    m_settings.colourMap = m_themes->mapName();
    m_settings.reducesMotion = m_motion->isReduced();
    m_settings.recentFiles = m_recent->paths();
    try {
        saveWindowSettings(m_settings);
    } catch (const Error& error) {
        qWarning().noquote() << "attention-lab:" << error.what();  // the window is about to close
    }
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    fitStatusBar();
}

bool MainWindow::event(QEvent* event) {
    const bool isHandled = QMainWindow::event(event);
    // A window's children are painted in the same pass as the window, before the event loop continues.
    if (event->type() == QEvent::Paint && !m_hasPainted) {
        m_hasPainted = true;
        QTimer::singleShot(0, this, &MainWindow::firstFramePainted);
    }
    return isHandled;
}

void MainWindow::closeEvent(QCloseEvent* event) {
    m_presenter->setPresenting(false);
    const QList<Mode*> made = m_modes->made();
    if (!m_sessions->mayLose() ||
        !std::all_of(made.begin(), made.end(), [](Mode* mode) { return mode->mayClose(); })) {
        event->ignore();
        return;
    }
    for (Mode* mode : made)
        mode->end();
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
