// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/mode_list.h"

#include <QActionGroup>
#include <QHBoxLayout>
#include <QToolBar>
#include <QToolButton>
#include <algorithm>

#include "ui/inspect/inspect_mode.h"
#include "ui/kit/commands/command_button.h"
#include "ui/learn/learn_mode.h"
#include "ui/step/step_mode.h"
#include "ui/train/train_mode.h"

namespace attn::ui {

std::vector<ModeKind> windowModes() {
    return {StepMode::kind(), TrainMode::kind(), InspectMode::kind(), LearnMode::kind()};
}

ModeList::ModeList(std::vector<ModeKind> kinds, QWidget* window)
    : QObject(window),
      m_kinds(std::move(kinds)),
      m_modes(m_kinds.size()),
      m_window(window),
      m_bar(new QToolBar(tr("Mode"), window)) {
    m_bar->setObjectName(QStringLiteral("modeBar"));
    m_bar->setMovable(false);
    m_bar->setContextMenuPolicy(Qt::PreventContextMenu);
    // The buttons have their own layout, because the bar's layout takes its spacing from every new style.
    auto* segments = new QWidget(m_bar);
    auto* row = new QHBoxLayout(segments);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    auto* group = new QActionGroup(this);
    for (const ModeKind& kind : m_kinds)
        m_actions.append(group->addAction(addButton(kind, segments)));
    for (int i = 0; i < row->count(); ++i)
        row->itemAt(i)->widget()->setProperty("place", i == 0                  ? "first"
                                                       : i + 1 == row->count() ? "last"
                                                                               : "middle");
    m_actions.front()->setChecked(true);
    m_bar->addWidget(segments);
}

QAction* ModeList::addButton(const ModeKind& kind, QWidget* segments) {
    const auto number = m_actions.size() + 1;
    const QString name = kind.id + QStringLiteral("Mode");
    auto* action = new QAction(kind.label, this);
    action->setObjectName(name);
    action->setCheckable(true);
    action->setShortcut(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_0 + number));
    const QString tip =
        QStringLiteral("%1 (%2)").arg(kind.tip, action->shortcut().toString(QKeySequence::NativeText));
    action->setStatusTip(tip);
    action->setToolTip(tip);
    connect(action, &QAction::triggered, this, [this, id = kind.id] { emit chosen(id); });
    auto* button = new CommandButton(action, segments);
    button->setObjectName(name + QStringLiteral("Button"));
    button->setProperty("role", "segment");
    button->setFocusPolicy(Qt::TabFocus);
    auto* row = static_cast<QHBoxLayout*>(segments->layout());
    row->insertWidget(kind.standsFirst ? 0 : -1, button);
    return action;
}

bool ModeList::has(const QString& id) const {
    return std::any_of(m_kinds.begin(), m_kinds.end(), [&](const ModeKind& kind) { return kind.id == id; });
}

Mode* ModeList::mode(const QString& id) {
    if (Mode* there = made(id))
        return there;
    for (std::size_t i = 0; i < m_kinds.size(); ++i) {
        if (m_kinds[i].id != id)
            continue;
        m_modes[i] = m_kinds[i].make(m_window);
        emit modeMade(m_modes[i]);
        if (i > 0)
            m_modes[i]->setShown(false);
        return m_modes[i];
    }
    Q_ASSERT(false);
    return nullptr;
}

Mode* ModeList::made(const QString& id) const {
    const auto found = std::find_if(m_modes.begin(), m_modes.end(),
                                    [&](const Mode* mode) { return mode && mode->id() == id; });
    return found == m_modes.end() ? nullptr : *found;
}

QList<Mode*> ModeList::made() const {
    QList<Mode*> made;
    std::copy_if(m_modes.begin(), m_modes.end(), std::back_inserter(made),
                 [](const Mode* mode) { return mode != nullptr; });
    return made;
}

Mode* ModeList::shown() const {
    const auto found = std::find_if(m_modes.begin(), m_modes.end(),
                                    [](const Mode* mode) { return mode && mode->isShown(); });
    return found == m_modes.end() ? nullptr : *found;
}

QList<QAction*> ModeList::actions() const {
    QList<QAction*> ordered;
    for (std::size_t i = 0; i < m_kinds.size(); ++i)
        ordered.insert(m_kinds[i].standsFirst ? 0 : ordered.size(), m_actions[static_cast<qsizetype>(i)]);
    return ordered;
}

void ModeList::show(Mode* mode) {
    for (Mode* other : made()) {
        if (other != mode)
            other->setShown(false);
    }
    mode->setShown(true);
    for (std::size_t i = 0; i < m_modes.size(); ++i) {
        if (m_modes[i] == mode)
            m_actions[static_cast<qsizetype>(i)]->setChecked(true);
    }
}

}  // namespace attn::ui
