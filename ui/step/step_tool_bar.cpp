// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/step_tool_bar.h"

#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <algorithm>

#include "ui/kit/commands/command_button.h"
#include "ui/kit/commands/empty_menu.h"
#include "ui/kit/text/decimal_text.h"
#include "ui/kit/text/translate_again.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/theme/themed_icon.h"

namespace attn::ui {
namespace {

// The same as in the theme's style sheet.
constexpr int margin = 6;
constexpr int spacing = 6;
// A button that has the focus is wider by its frame. Qt hides the end of a bar that is a pixel too wide.
constexpr int focusFrame = 4;
// The length of the name of the open example in a narrow bar.
constexpr int leastCharacters = 8;

QString withArrow(const QString& label) {
    return label + QStringLiteral(" ▾");
}

// A menu shows the line behind the text, where other menus have keys.
QString withLine(const QString& text, const QString& line) {
    return line.isEmpty() ? text : text + QLatin1Char('\t') + line;
}

}  // namespace

StepToolBar::StepToolBar(const Commands& commands, QWidget* parent)
    : QToolBar(tr("Decoding"), parent),
      m_commands(commands),
      m_examples(new QToolButton(this)),
      m_exampleMenu(new QMenu(this)),
      m_position(new QLabel(this)),
      m_speed(new QToolButton(this)),
      m_lanes(new QToolButton(this)) {
    setObjectName(QStringLiteral("stepToolBar"));
    setMovable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);

    m_examples->setObjectName(QStringLiteral("examples"));
    m_examples->setMenu(m_exampleMenu);
    m_examples->setAccessibleName(tr("Examples"));
    // The style has one margin for all sides. Nothing and the spacing after it make the sides wider, so that
    // the bar begins and ends where the lanes do and leaves them the height.
    addSide();
    addWidget(m_examples);
    m_lanes->setObjectName(QStringLiteral("laneSets"));
    m_lanes->setMenu(m_commands.lanes);
    m_lanes->setAccessibleName(tr("Lanes shown"));
    QAction* lanesPlace = addWidget(m_lanes);
    QAction* layoutPlace = addWidget(makeSegments(m_commands.grid, m_commands.focus));
    auto* stretch = new QWidget(this);
    stretch->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    addWidget(stretch);

    auto* caption = new QLabel(tr("Decoder reads"), this);
    caption->setProperty("tone", "muted");
    QAction* captionPlace = addWidget(caption);
    QAction* segmentsPlace = addWidget(makeSegments(m_commands.ownOutput, m_commands.reference));
    auto* gap = new QWidget(this);
    gap->setFixedWidth(8);
    addWidget(gap);
    QAction* firstPlace = addWidget(makeButton(m_commands.first));
    QAction* backPlace = addWidget(makeButton(m_commands.back));
    m_step = makeButton(m_commands.step, "primary");
    addWidget(m_step);
    m_play = makeButton(m_commands.play);
    addWidget(m_play);
    QAction* lastPlace = addWidget(makeButton(m_commands.last));
    m_position->setObjectName(QStringLiteral("position"));
    m_position->setProperty("tone", "muted");
    QAction* positionPlace = addWidget(m_position);

    m_speed->setObjectName(QStringLiteral("speed"));
    m_speed->setAccessibleName(tr("Tokens per second when playing"));
    m_speed->setToolTip(tr("Speed of playing, in tokens per second"));
    m_speed->setMenu(new QMenu(this));
    fillSpeeds();
    connect(LanguageNotifier::instance(), &LanguageNotifier::changed, this, &StepToolBar::fillSpeeds);
    QAction* speedPlace = addWidget(m_speed);
    QToolButton* exporting = makeButton(m_commands.exporting);
    exporting->setToolButtonStyle(Qt::ToolButtonTextOnly);
    QAction* exportPlace = addWidget(exporting);
    addSide();
    m_spare = {captionPlace, exportPlace, speedPlace, lastPlace, firstPlace};
    m_lastSpare = {segmentsPlace, layoutPlace, lanesPlace, backPlace, positionPlace};
    for (QToolButton* list : {m_examples, m_speed, m_lanes}) {
        list->setPopupMode(QToolButton::InstantPopup);
        list->setFocusPolicy(Qt::TabFocus);
        list->installEventFilter(this);
    }
    connect(m_commands.play, &QAction::changed, this, [this] {
        if (m_commands.play->isChecked() != m_showsPause)
            applyTheme();
    });
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, [this] {
        applyTheme();
        applyWidths();
    });
    applyTheme();
    applyWidths();
}

const std::vector<double>& StepToolBar::speeds() {
    static const std::vector<double> values = {0.5, 1, 2, 4, 8, 16};
    return values;
}

void StepToolBar::fillSpeeds() {
    QMenu* menu = m_speed->menu();
    emptyMenu(*menu);
    for (const double speed : speeds())
        connect(menu->addAction(tr("%1 / s").arg(decimalText(speed))), &QAction::triggered, this,
                [this, speed] { emit speedChosen(speed); });
}

void StepToolBar::addSide() {
    auto* side = new QWidget(this);
    side->setFixedWidth(0);
    addWidget(side);
}

QWidget* StepToolBar::makeSegments(QAction* first, QAction* last) {
    auto* segments = new QWidget(this);
    auto* row = new QHBoxLayout(segments);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(makeButton(first, "segment", "first"));
    row->addWidget(makeButton(last, "segment", "last"));
    return segments;
}

QToolButton* StepToolBar::makeButton(QAction* command, const char* role, const char* place) {
    auto* button = new CommandButton(command, this);
    command->setIconVisibleInMenu(false);  // drawn in the bar's colours
    button->setObjectName(command->objectName() + QStringLiteral("Button"));
    button->setProperty("role", role);
    button->setProperty("place", place);
    button->setFocusPolicy(Qt::TabFocus);
    button->installEventFilter(this);
    const bool hasText = command == m_commands.step || command == m_commands.play;
    button->setToolButtonStyle(role && QByteArray(role) == "segment" ? Qt::ToolButtonTextOnly
                               : hasText                             ? Qt::ToolButtonTextBesideIcon
                                                                     : Qt::ToolButtonIconOnly);
    return button;
}

bool StepToolBar::eventFilter(QObject* watched, QEvent* event) {
    // A button that has the focus takes the space bar for itself; elsewhere it decodes the next token.
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space) {
        event->accept();
        return true;
    }
    // Return opens a list, as the space bar does.
    auto* button = qobject_cast<QToolButton*>(watched);
    if (event->type() == QEvent::KeyPress && button && button->menu()) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            button->showMenu();
            return true;
        }
    }
    return QToolBar::eventFilter(watched, event);
}

void StepToolBar::openExamples(const QWidget& place) {
    if (m_tasks.isEmpty())
        return;
    const QWidget& below = isVisible() ? *m_examples : place;
    m_exampleMenu->popup(below.mapToGlobal(QPoint(0, below.height())));
    QAction* open = m_exampleMenu->defaultAction();
    // Qt shows the examples of the open task beside it.
    m_exampleMenu->setActiveAction(open ? open : m_exampleMenu->actions().front());
}

void StepToolBar::resizeEvent(QResizeEvent* event) {
    fit();
    QToolBar::resizeEvent(event);
}

void StepToolBar::fit() {
    // Shows everything if there is room. Otherwise parts hide, the most dispensable first. The menus hold
    // every command too.
    const auto wanted = [this] {
        int width = 2 * margin + focusFrame;
        for (QAction* place : actions()) {
            if (place->isVisible())
                width += widgetForAction(place)
                             ->sizeHint()
                             .expandedTo(widgetForAction(place)->minimumSize())
                             .width() +
                         spacing;
        }
        return width;
    };
    m_examples->setText(withArrow(m_label));
    m_lanes->setText(withArrow(tr("Lanes: %1").arg(m_laneNames)));
    for (QAction* part : m_spare + m_lastSpare)
        part->setVisible(true);
    for (QToolButton* button : {m_play, m_step})
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_play->setMinimumWidth(m_playWidth);
    for (QAction* part : m_spare) {
        if (wanted() <= width())
            break;
        part->setVisible(false);
        if (wanted() > width())
            m_lanes->setText(withArrow(tr("Lanes")));
    }
    for (QToolButton* button : {m_play, m_step}) {
        if (wanted() > width()) {
            button->setMinimumWidth(0);
            button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        }
    }
    if (wanted() > width()) {
        // The beginning of the name stays. At the end, the name takes the room that is left.
        const QFontMetrics metrics(m_examples->font());
        const auto showName = [&](int room) {
            m_examples->setText(withArrow(metrics.elidedText(m_label, Qt::ElideRight, room)));
        };
        const int whole = metrics.horizontalAdvance(m_label);
        const int least = std::min(whole, metrics.averageCharWidth() * leastCharacters);
        showName(least);
        for (QAction* part : m_lastSpare) {
            if (wanted() > width())
                part->setVisible(false);
        }
        showName(std::clamp(least + width() - wanted(), 0, whole));
    }
    // A button that comes back into the bar is enabled by it, but the command must decide.
    for (QToolButton* button : findChildren<QToolButton*>()) {
        if (button->defaultAction())
            button->setEnabled(button->defaultAction()->isEnabled());
    }
}

void StepToolBar::applyTheme() {
    const Theme& now = theme();
    QColor faint = now.mutedText;
    faint.setAlphaF(0.5F);
    m_showsPause = m_commands.play->isChecked();
    for (QAction* command : {m_commands.first, m_commands.back, m_commands.last})
        command->setIcon(themedIcon(command->property("iconName").toString(), now.text, faint));
    m_commands.step->setIcon(
        themedIcon(m_commands.step->property("iconName").toString(), now.accentText, faint));
    const QString playName = m_showsPause ? QStringLiteral("pause") : QStringLiteral("play");
    m_commands.play->setIcon(themedIcon(playName, now.text, faint));
}

void StepToolBar::applyWidths() {
    // Widths that do not jump while playing.
    const QFontMetrics metrics(theme().label);
    const int size = metrics.height();
    setIconSize({size, size});
    m_position->setMinimumWidth(metrics.horizontalAdvance(tr("step %1 / %2").arg(88).arg(88)) + 8);
    const int words = std::max(metrics.horizontalAdvance(tr("Pause")), metrics.horizontalAdvance(tr("Play")));
    m_playWidth = words + size + 30;
    m_play->setMinimumWidth(m_playWidth);
    m_speed->setMinimumWidth(metrics.horizontalAdvance(tr("%1 / s ▾").arg(decimalText(0.5))) + 22);
    fit();
}

void StepToolBar::setExamples(const QString& taskId, const QList<ExampleTask>& tasks,
                              const QList<FirstLook>& looks) {
    const auto open =
        std::find_if(tasks.begin(), tasks.end(), [&](const ExampleTask& task) { return task.id == taskId; });
    m_label = tasks.isEmpty() ? tr("No examples") : open == tasks.end() ? tr("Examples") : open->label;
    m_examples->setToolTip(m_label + QStringLiteral(" · ") +
                           tr("texts of every task that has trained models"));
    m_examples->setEnabled(!tasks.isEmpty());
    if (tasks == m_tasks && taskId == m_taskId && looks == m_looks) {
        fit();
        return;
    }
    m_taskId = taskId;
    m_tasks = tasks;
    m_looks = looks;
    emptyMenu(*m_exampleMenu);
    addFirstLooks();
    for (const ExampleTask& task : tasks) {
        if (tasks.size() == 1) {
            fillExamples(m_exampleMenu, task);
            continue;
        }
        QMenu* menu = m_exampleMenu->addMenu(withLine(task.label, task.line));
        menu->menuAction()->setStatusTip(task.line);
        menu->setObjectName(QStringLiteral("examples_") + task.id);
        fillExamples(menu, task);
        if (task.id == taskId)
            m_exampleMenu->setDefaultAction(menu->menuAction());
    }
    QList<ExampleTask> openFirst = tasks;
    std::stable_partition(openFirst.begin(), openFirst.end(),
                          [&](const ExampleTask& task) { return task.id == taskId; });
    addFailingExamples(openFirst);
    fit();
}

void StepToolBar::addFirstLooks() {
    for (const FirstLook& look : m_looks) {
        QAction* action = m_exampleMenu->addAction(withLine(look.title, look.line));
        action->setObjectName(QStringLiteral("look_") + look.id);
        action->setStatusTip(tr("Open %1: %2").arg(look.title, look.line));
        connect(action, &QAction::triggered, this, [this, id = look.id] { emit firstLookChosen(id); });
    }
    if (m_looks.isEmpty())
        return;
    QAction* race = m_exampleMenu->addAction(
        withLine(tr("The Race"), tr("a GRU and a Transformer learn dates side by side")));
    race->setObjectName(QStringLiteral("look_race"));
    race->setStatusTip(tr("Set up a run of both in Train mode"));
    connect(race, &QAction::triggered, this, &StepToolBar::raceChosen);
    m_exampleMenu->addSeparator();
}

void StepToolBar::fillExamples(QMenu* menu, const ExampleTask& task) {
    for (const QString& text : task.texts) {
        QString shown = text;
        QAction* action = menu->addAction(shown.replace(QLatin1Char('&'), QLatin1String("&&")));
        action->setStatusTip(task.id == m_taskId
                                 ? tr("Decode “%1”").arg(text)
                                 : tr("Open the models of “%1” and decode “%2”").arg(task.label, text));
        connect(action, &QAction::triggered, this,
                [this, id = task.id, text] { emit exampleChosen(id, text); });
    }
}

void StepToolBar::addFailingExamples(const QList<ExampleTask>& tasks) {
    const auto addList = [this, &tasks](const char* name, const QString& title, auto&& fill) {
        auto* list = new QMenu(title, m_exampleMenu);
        list->setObjectName(QLatin1String(name));
        for (const ExampleTask& task : tasks)
            fill(list, task);
        if (list->isEmpty())
            list->deleteLater();
        else
            m_exampleMenu->addMenu(list);
    };
    m_exampleMenu->addSeparator();
    addList("fixedVector", tr("Where a Fixed Vector Fails"), [this](QMenu* list, const ExampleTask& task) {
        for (const QString& text : task.fixedVector) {
            QAction* action = list->addAction(text);
            action->setStatusTip(tr("Decode “%1” without attention and with additive attention").arg(text));
            connect(action, &QAction::triggered, this,
                    [this, id = task.id, text] { emit fixedVectorExampleChosen(id, text); });
        }
    });
    addList("beams", tr("Where Greedy Fails"), [this](QMenu* list, const ExampleTask& task) {
        for (const BeamText& beam : task.beams) {
            QAction* action = list->addAction(tr("%1 (%2)").arg(beam.text, beam.lane));
            action->setStatusTip(
                tr("%1 takes the likeliest token at each step and goes wrong; a beam finds the right output")
                    .arg(beam.lane));
            connect(action, &QAction::triggered, this,
                    [this, id = task.id, beam] { emit beamExampleChosen(id, beam); });
        }
    });
}

void StepToolBar::setPosition(int step, int total) {
    m_position->setText(total < 0 ? tr("step %1").arg(step) : tr("step %1 / %2").arg(step).arg(total));
}

QString StepToolBar::positionText() const {
    return m_position->text();
}

void StepToolBar::setLanes(const QString& name) {
    m_laneNames = name;
    m_lanes->setToolTip(tr("Lanes that are shown: %1").arg(name));
    fit();
}

void StepToolBar::setSpeed(double tokensPerSecond) {
    m_speed->setText(tr("%1 / s ▾").arg(decimalText(tokensPerSecond)));
}

}  // namespace attn::ui
