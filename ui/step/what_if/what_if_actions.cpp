// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/what_if/what_if_actions.h"

#include <QMenu>
#include <QTimer>

#include "ui/kit/commands/new_command.h"
#include "ui/pictures/lane/explained.h"
#include "ui/pictures/lane/what_if_marks.h"
#include "ui/step/session/lane_action.h"

namespace attn::ui {
namespace {

// The tip: what the command does or why it is not possible, and its keys.
void setState(QAction* action, const QString& tip, const QString& reason) {
    const QString said = reason.isEmpty() ? tip : reason;
    action->setEnabled(reason.isEmpty());
    action->setStatusTip(said);
    const QString keys = action->shortcut().toString(QKeySequence::NativeText);
    action->setToolTip(keys.isEmpty() ? said : QStringLiteral("%1 (%2)").arg(said, keys));
}

QString sourceName(const WhatIfTarget& target) {
    return WhatIfActions::tr("%1 at %2")
        .arg(quotedToken(target.data->sourceTokens.value(target.source)))
        .arg(target.source + 1);
}

// Escapes a text for a command, where & marks a key.
QString withoutKeys(QString text) {
    return text.replace(QLatin1Char('&'), QLatin1String("&&"));
}

LaneCommand rowCommand() {
    return {.name = QStringLiteral("rowOf-"), .text = QStringLiteral("%1"), .tip = {}};
}

}  // namespace

WhatIfActions::WhatIfActions(Session& session, StepCursor& cursor, QObject* parent)
    : QObject(parent), m_session(session), m_editor(session, cursor) {
    m_why = newCommand(this, QStringLiteral("whyWeight"), tr("Wh&y This Weight?"), {}, {},
                       [this] { emit explanationWanted(); });
    m_uniform = add(QStringLiteral("uniformRow"), tr("&Uniform Row"), {}, {Qt::CTRL | Qt::SHIFT | Qt::Key_U},
                    &WhatIfEditor::makeUniform);
    m_hard = add(QStringLiteral("hardRow"), tr("&Hard Row"), {}, {Qt::CTRL | Qt::SHIFT | Qt::Key_H},
                 &WhatIfEditor::makeHard);
    m_shuffle = add(QStringLiteral("shuffleRow"), tr("Shu&ffle Row"), {}, {Qt::CTRL | Qt::SHIFT | Qt::Key_X},
                    &WhatIfEditor::shuffle);
    m_say = newCommand(this, QStringLiteral("sayToken"), tr("Say Another &Token…"), {},
                       {Qt::CTRL | Qt::Key_T}, [this] { emit tokenWanted(); });
    m_zero = add(QStringLiteral("zeroSource"), tr("&Zero Source Token"), {}, {Qt::Key_Delete},
                 &WhatIfEditor::toggleZero);
    m_zero->setCheckable(true);
    m_swap = newCommand(this, QStringLiteral("swapSource"), tr("S&wap Source Token…"), {},
                        {Qt::CTRL | Qt::SHIFT | Qt::Key_T}, [this] { emit swapWanted(); });
    m_temperature = newCommand(this, QStringLiteral("temperature"), tr("Te&mperature…"), {},
                               {Qt::CTRL | Qt::SHIFT | Qt::Key_K}, [this] { emit temperatureWanted(); });
    m_root = add(QStringLiteral("divideByRoot"), tr("&Divide Scores by √K"), {}, {},
                 &WhatIfEditor::toggleRootOfSize);
    m_root->setCheckable(true);
    m_step = add(QStringLiteral("stepAsItWas"), tr("Reset &Step"), {}, {Qt::CTRL | Qt::Key_Backspace},
                 &WhatIfEditor::stepAsItWas);
    m_lane = add(QStringLiteral("laneAsItWas"), tr("Reset &Lane"), {}, {}, &WhatIfEditor::laneAsItWas);
    m_all = newCommand(this, QStringLiteral("allAsItWas"), tr("Reset &Everything"), {},
                       {Qt::CTRL | Qt::SHIFT | Qt::Key_Backspace}, [this] { m_session.clearWhatIfs(); });
    addRowsOfLanes();
    connect(&cursor, &StepCursor::selectionChanged, this, &WhatIfActions::follow);
    connect(&m_session, &Session::changed, this, [this] {
        m_row = -2;
        follow();
    });
    follow();
}

QAction* WhatIfActions::add(const QString& name, const QString& text, const QString& tip,
                            const QList<QKeySequence>& keys, void (WhatIfEditor::*run)()) {
    return newCommand(this, name, text, tip, keys, [this, run] {
        (m_editor.*run)();
        m_row = -2;
        follow();  // a check mark that the click has set
    });
}

void WhatIfActions::addRowsOfLanes() {
    m_rowsOf = newLaneActions(this, rowCommand());
    for (QAction* action : m_rowsOf)
        connect(action, &QAction::triggered, this,
                [this, action] { m_editor.takeRowOf(action->data().toString()); });
}

QMenu* WhatIfActions::makeMenu(QWidget* window, QAction* mapChoice) {
    m_lanes = new QMenu(tr("&Row of Lane"), window);
    for (QAction* action : m_rowsOf)
        m_lanes->addAction(action);
    const QList<QAction*> rows = {m_uniform, m_hard, m_shuffle, m_lanes->menuAction()};
    const auto fill = [](QMenu* menu, const QList<QList<QAction*>>& groups) {
        menu->setToolTipsVisible(true);
        for (const QList<QAction*>& group : groups) {
            if (!menu->isEmpty())
                menu->addSeparator();
            menu->addActions(group);
        }
        return menu;
    };
    m_lanes->setToolTipsVisible(true);
    m_places[static_cast<int>(Place::Cell)] = fill(
        new QMenu(window),
        {{m_why}, rows, {m_say, m_temperature, m_root}, {m_zero, m_swap}, {m_step, m_lane}, {mapChoice}});
    m_places[static_cast<int>(Place::Source)] = fill(new QMenu(window), {{m_zero, m_swap}, {m_lane}});
    m_places[static_cast<int>(Place::Output)] =
        fill(new QMenu(window), {{m_say}, rows, {m_temperature}, {m_step, m_lane}, {mapChoice}});
    for (QMenu* menu : m_places) {
        menu->setAccessibleName(tr("What if"));
        // The command runs after the menu has closed.
        connect(menu, &QMenu::aboutToHide, this, [this] {
            QTimer::singleShot(0, this, [this] {
                m_editor.pinSource(std::nullopt);
                follow();
            });
        });
    }
    follow();
    return fill(new QMenu(tr("&What If"), window),
                {{m_say}, rows, {m_temperature, m_root}, {m_zero, m_swap}, {m_step, m_lane, m_all}});
}

void WhatIfActions::popUp(Place place, QPoint where, int source) {
    m_editor.pinSource(source >= 0 ? std::optional<int>(source) : std::nullopt);
    follow();
    m_places[static_cast<int>(place)]->popup(where);
}

void WhatIfActions::follow() {
    const WhatIfTarget target = m_editor.target();
    if (target.data == m_data && target.row == m_row && target.source == m_source && m_row != -2)
        return;
    m_data = target.data;
    m_row = target.row;
    m_source = target.source;
    followRow(target);
    followSource(target);
    followOthers(target);
}

void WhatIfActions::followRow(const WhatIfTarget& target) {
    const QString unopened = target.lane ? QString() : tr("Open a model first");
    QString noRow = unopened;
    if (target.lane && target.row < 0)
        noRow = tr("Step once first: nothing is decoded yet");
    const QString noWeights = target.whyNoWeights();
    const bool isBlind = target.lane && !target.lane->attends();
    const int step = target.row + 1;
    m_why->setVisible(!target.lane || isExplained(*target.data));
    setState(m_why, tr("Open the arithmetic of this weight of step %1").arg(step),
             target.lane && !m_why->isVisible() ? tr("Select a lane with recurrent layers") : noWeights);
    setState(m_uniform, tr("Give every source token the same weight at step %1").arg(step), noWeights);
    setState(m_hard,
             noWeights.isEmpty()
                 ? tr("Give all the weight of step %1 to %2").arg(step).arg(sourceName(target))
                 : QString(),
             noWeights);
    const bool areEqual =
        noWeights.isEmpty() && (target.attention()->weights.array() == target.attention()->weights[0]).all();
    setState(
        m_shuffle, tr("Put the weights of step %1 into a new random order").arg(step),
        areEqual ? tr("All weights of step %1 are equal: there is no other order").arg(step) : noWeights);
    const bool isClass = target.lane && target.data->isClass;
    setState(
        m_say,
        isClass
            ? tr("Choose the class that is said instead")
            : tr("Choose the token that the decoder writes at step %1 and reads at the next step").arg(step),
        noRow);
    setState(m_temperature, tr("Divide the scores by a temperature: below 1 sharper, above 1 flatter"),
             isBlind ? noWeights : noRow);
    const double root = m_editor.rootOfSize();
    m_root->setChecked(root > 0 && target.data->whatIfs.temperature == static_cast<Real>(root));
    setState(m_root,
             tr("Divide the scores of every step by √K = %1, as Scaled dot does: the same scores, flatter "
                "weights")
                 .arg(root, 0, 'g', 4),
             !unopened.isEmpty() ? unopened
             : root > 0          ? QString()
                                 : tr("Select the lane Dot: Scaled dot divides the same scores by √K"));
    bool isAny = false;
    followLanes(m_rowsOf, m_session, rowCommand());
    for (QAction* action : m_rowsOf) {
        const Lane* other = nullptr;
        for (const Lane* lane : m_session.shownLanes())
            other = lane->id() == action->data().toString() && lane != target.lane ? lane : other;
        action->setVisible(other);
        const QString reason = !other                ? tr("This lane is not shown")
                               : noWeights.isEmpty() ? m_editor.whyNotRowOf(*other)
                                                     : noWeights;
        setState(action, tr("Give step %1 the weights of this lane at the same step").arg(step), reason);
        isAny = isAny || reason.isEmpty();
    }
    if (m_lanes)
        setState(m_lanes->menuAction(), tr("Give step %1 the weights of another lane").arg(step),
                 isAny                  ? QString()
                 : !noWeights.isEmpty() ? noWeights
                                        : tr("No other lane that is shown has such a row"));
}

void WhatIfActions::followSource(const WhatIfTarget& target) {
    const bool hasSource = target.lane && target.source >= 0;
    const QString unpointed = !target.lane
                                  ? tr("Open a model first")
                                  : tr("Point at a source token first, or go to it with the arrow keys");
    const QString name = hasSource ? sourceName(target) : QString();
    const bool isBlind = target.lane && !target.lane->attends();
    m_zero->setText(hasSource ? tr("&Zero Source Token %1").arg(withoutKeys(name))
                              : tr("&Zero Source Token"));
    m_zero->setChecked(hasSource && target.data->whatIfs.zeroed.contains(target.source));
    setState(m_zero,
             m_zero->isChecked()
                 ? tr("Give %1 its annotation back").arg(name)
                 : tr("Set the annotation of %1 to 0, so that nothing can be read there").arg(name),
             isBlind ? tr("%1 has no attention: it reads one fixed vector, no single annotation")
                           .arg(target.lane->name())
             : hasSource ? QString()
                         : unpointed);
    m_swap->setText(hasSource ? tr("S&wap Source Token %1…").arg(withoutKeys(name))
                              : tr("S&wap Source Token…"));
    setState(m_swap, tr("Replace %1 by another token").arg(name), hasSource ? QString() : unpointed);
}

void WhatIfActions::followOthers(const WhatIfTarget& target) {
    const Interventions none;
    const Interventions& changes = target.lane ? target.data->whatIfs : none;
    setState(m_step, tr("Remove all changes by hand at step %1").arg(target.row + 1),
             changes.steps.contains(target.row) ? QString() : tr("Nothing was changed at this step"));
    setState(m_lane, tr("Remove all changes by hand in this lane"),
             changes.isEmpty() ? tr("Nothing was changed in this lane") : QString());
    setState(m_all, tr("Remove all changes by hand in every lane"),
             m_session.hasWhatIfs() ? QString() : tr("Nothing was changed by hand"));
}

}  // namespace attn::ui
