// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/train_tool_bar.h"

#include <QAction>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <algorithm>

#include "ui/kit/commands/command_button.h"
#include "ui/kit/commands/empty_menu.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/theme/themed_icon.h"

namespace attn::ui {
namespace {

constexpr int barMargin = 6, spacing = 6;  // as in the theme's style sheet
constexpr int leastLetters = 4;            // least letters of a cut name

// For example "1 240 of 3 000" at its longest, which is at the end of the run.
QString longestOf(const QString& brief) {
    const QStringList words = brief.split(QLatin1Char(' '));
    return words.size() == 3 ? QStringList{words[2], words[1], words[2]}.join(QLatin1Char(' '))
                             : TrainToolBar::tr("00 000 of 00 000");
}

}  // namespace

TrainToolBar::TrainToolBar(const Commands& commands, QWidget* parent)
    : QToolBar(tr("Training"), parent),
      m_commands(commands),
      m_tasks(new QToolButton(this)),
      m_taskMenu(new QMenu(this)),
      m_status(new QLabel(this)) {
    setObjectName(QStringLiteral("trainToolBar"));
    setMovable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);
    m_tasks->setObjectName(QStringLiteral("trainTasks"));
    m_tasks->setAccessibleName(tr("What is learnt"));
    m_tasks->setMenu(m_taskMenu);
    m_tasks->setPopupMode(QToolButton::InstantPopup);
    m_tasks->setFocusPolicy(Qt::TabFocus);
    m_tasks->installEventFilter(this);
    addWidget(m_tasks);
    m_settings = makeButton(m_commands.settings, "toggle");
    auto* stretch = new QWidget(this);
    stretch->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    addWidget(stretch);
    m_status->setObjectName(QStringLiteral("trainStatus"));
    m_status->setProperty("tone", "muted");
    addWidget(m_status);
    m_run = makeButton(m_commands.run, "primary");
    m_batch = makeButton(m_commands.batch);
    m_reset = makeButton(m_commands.reset);
    m_save = makeButton(m_commands.save);
    connect(m_commands.run, &QAction::changed, this, &TrainToolBar::applyTheme);
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, &TrainToolBar::applyTheme);
    applyTheme();
}

QToolButton* TrainToolBar::makeButton(QAction* command, const char* role) {
    auto* button = new CommandButton(command, this);
    command->setIconVisibleInMenu(false);  // the icon has the bar's colours
    button->setObjectName(command->objectName() + QStringLiteral("Button"));
    button->setProperty("role", role);
    button->setFocusPolicy(Qt::TabFocus);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->installEventFilter(this);
    addWidget(button);
    return button;
}

bool TrainToolBar::eventFilter(QObject* watched, QEvent* event) {
    // A focused button takes the space bar. Elsewhere the space bar starts and pauses.
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space) {
        event->accept();
        return true;
    }
    return QToolBar::eventFilter(watched, event);
}

void TrainToolBar::resizeEvent(QResizeEvent* event) {
    fit();
    QToolBar::resizeEvent(event);
}

void TrainToolBar::setTasks(const QString& label, const QString& taskId, const QList<TaskChoice>& tasks) {
    m_label = label;
    emptyMenu(*m_taskMenu);
    for (const TaskChoice& task : tasks) {
        QAction* action = m_taskMenu->addAction(task.label);
        action->setObjectName(QStringLiteral("train_") + task.id);
        action->setStatusTip(tr("Set up a run that learns “%1”").arg(task.label));
        // Given later: it may have to wait for a file, which deletes what has left the menu.
        connect(
            action, &QAction::triggered, this, [this, id = task.id] { emit taskChosen(id); },
            Qt::QueuedConnection);
        if (task.id == taskId)
            m_taskMenu->setDefaultAction(action);
    }
    m_taskMenu->addSeparator();
    QAction* own = m_taskMenu->addAction(tr("&Your Own Texts…"));
    own->setObjectName(QStringLiteral("trainCorpus"));
    own->setStatusTip(tr("Set up a run that learns from pairs of texts in files"));
    connect(own, &QAction::triggered, this, &TrainToolBar::corpusRequested);
    fit();
}

void TrainToolBar::setTaskEnabled(bool isEnabled, const QString& why) {
    m_tasks->setEnabled(isEnabled);
    m_tasks->setToolTip(isEnabled ? m_label : why);
}

void TrainToolBar::setStatus(const QString& status) {
    if (status == m_statusText)
        return;
    m_statusText = status;
    m_status->setToolTip(status);
    fit();
}

void TrainToolBar::fit() {
    // Shows everything if there is room. Otherwise the status goes first, then words of buttons, then the end
    // of the task's name.
    const QFontMetrics metrics(theme().label);
    const QList<QToolButton*> buttons = {m_batch, m_save, m_reset, m_settings, m_run};
    // Width of the first part of the status, however many digits its numbers get.
    const QString first = m_statusText.section(QStringLiteral(" · "), 0, 0);
    int least = m_statusText.isEmpty() ? 0
                                       : std::max(metrics.horizontalAdvance(first),
                                                  metrics.horizontalAdvance(tr("update 00 000 of 00 000")));
    for (QToolButton* button : buttons)
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_tasks->setText(m_label + QStringLiteral(" ▾"));
    const auto taken = [&] {
        int width = 2 * barMargin + m_tasks->sizeHint().width() + 4 * spacing + least;
        for (QToolButton* button : buttons)
            width += button->sizeHint().width() + spacing;
        return width;
    };
    for (QToolButton* button : buttons) {
        if (taken() > width())
            button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    }
    // Beside the start button "1 240 of 3 000" is enough.
    const QString brief = first.section(QLatin1Char(' '), 1);
    if (taken() > width() && least > 0)
        least = std::max(metrics.horizontalAdvance(brief), metrics.horizontalAdvance(longestOf(brief)));
    // The button's own margins depend on its text, so the name is cut until all has room.
    for (int name = metrics.horizontalAdvance(m_label) - (taken() - width()); taken() > width(); name -= 2) {
        const QString cut = metrics.elidedText(m_label, Qt::ElideRight, std::max(0, name));
        // When few letters of the name fit, the word "Task" says more.
        const bool isBrief = cut.size() <= leastLetters;
        m_tasks->setText((isBrief ? tr("Task") : cut) + QStringLiteral(" ▾"));
        if (isBrief)
            break;
    }
    const int room = std::max(0, width() - taken() + least);
    // elidedText would cut what is a fraction of a pixel wider than the room.
    const auto fits = [&](const QString& text) { return metrics.horizontalAdvance(text) <= room; };
    m_status->setText(fits(m_statusText) ? m_statusText
                      : fits(first)      ? first
                      : fits(brief)      ? brief
                                         : metrics.elidedText(brief, Qt::ElideRight, room));
}

void TrainToolBar::applyTheme() {
    const Theme& now = theme();
    QColor faint = now.mutedText;
    faint.setAlphaF(0.5F);
    const int size = QFontMetrics(now.label).height();
    setIconSize({size, size});
    const auto paint = [&](QAction* command, const QString& icon, const QColor& colour) {
        const QSignalBlocker quiet(command);
        command->setIcon(themedIcon(icon, colour, faint));
    };
    paint(m_commands.run, m_commands.run->isChecked() ? QStringLiteral("pause") : QStringLiteral("play"),
          now.accentText);
    paint(m_commands.settings, QStringLiteral("settings"), now.text);
    paint(m_commands.batch, QStringLiteral("step"), now.text);
    paint(m_commands.reset, QStringLiteral("reset"), now.text);
    paint(m_commands.save, QStringLiteral("save"), now.text);
    for (QToolButton* button : {m_settings, m_run, m_batch, m_reset, m_save}) {
        if (button)
            button->setIcon(button->defaultAction()->icon());
    }
    fit();
}

}  // namespace attn::ui
