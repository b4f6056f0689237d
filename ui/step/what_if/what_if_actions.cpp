// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/what_if/what_if_actions.h"

#include <QMenu>
#include <QTimer>

#include "ui/kit/commands/new_command.h"
#include "ui/kit/text/decimal_text.h"
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

// What the row reads at the column of the map: "“M” at 3".
QString columnName(const WhatIfTarget& target) {
    return WhatIfActions::tr("%1 at %2")
        .arg(quotedToken(shownPicture(*target.data).sourceTokens.value(target.column)))
        .arg(target.column + 1);
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
    m_mapUniform = add(QStringLiteral("uniformMap"), tr("&Uniform Map"), {}, {},
                       [](WhatIfEditor& editor) { editor.toggleMap(&WholeMapIntervention::isUniform); });
    m_mapHard = add(QStringLiteral("hardMap"), tr("&Hard Map"), {}, {},
                    [](WhatIfEditor& editor) { editor.toggleMap(&WholeMapIntervention::isHard); });
    m_mapOff = add(QStringLiteral("mapOff"), tr("Map &Off"), {}, {},
                   [](WhatIfEditor& editor) { editor.toggleMap(&WholeMapIntervention::isOff); });
    m_unmask = newCommand(this, QStringLiteral("liftMask"), tr("&Lift Causal Mask…"), {}, {}, [this] {
        if (m_editor.isMap(&WholeMapIntervention::readsAhead))
            m_editor.toggleMap(&WholeMapIntervention::readsAhead);
        else
            emit unmaskingWanted();
        m_row = -2;
        follow();
    });
    m_places = add(QStringLiteral("shufflePlaces"), tr("Shuffle &Positions"), {}, {},
                   &WhatIfEditor::toggleShuffledPlaces);
    for (QAction* action : {m_mapUniform, m_mapHard, m_mapOff, m_unmask, m_places})
        action->setCheckable(true);
    addRowsOfLanes();
    connect(&cursor, &StepCursor::selectionChanged, this, &WhatIfActions::follow);
    connect(&m_session, &Session::changed, this, [this] {
        m_row = -2;
        follow();
    });
    follow();
}

QAction* WhatIfActions::add(const QString& name, const QString& text, const QString& tip,
                            const QList<QKeySequence>& keys, const std::function<void(WhatIfEditor&)>& run) {
    return newCommand(this, name, text, tip, keys, [this, run] {
        run(m_editor);
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
    m_map = fill(new QMenu(tr("Whole &Map"), window),
                 {{m_mapUniform, m_mapHard, m_mapOff}, {m_unmask}, {m_places}});
    const QList<QAction*> rows = {m_uniform, m_hard, m_shuffle, m_lanes->menuAction()};
    const QList<QAction*> maps = {m_map->menuAction(), mapChoice};
    m_menus[static_cast<int>(Place::Cell)] =
        fill(new QMenu(window),
             {{m_why}, rows, {m_say, m_temperature, m_root}, {m_zero, m_swap}, {m_step, m_lane}, maps});
    m_menus[static_cast<int>(Place::Source)] = fill(new QMenu(window), {{m_zero, m_swap}, {m_lane}});
    m_menus[static_cast<int>(Place::Output)] =
        fill(new QMenu(window), {{m_say}, rows, {m_temperature}, {m_step, m_lane}, maps});
    for (QMenu* menu : m_menus) {
        menu->setAccessibleName(tr("What if"));
        // The command runs after the menu has closed.
        connect(menu, &QMenu::aboutToHide, this, [this] {
            QTimer::singleShot(0, this, [this] {
                m_editor.pin({});
                follow();
            });
        });
    }
    follow();
    return fill(new QMenu(tr("&What If"), window), {{m_say},
                                                    rows,
                                                    {m_map->menuAction(), m_temperature, m_root},
                                                    {m_zero, m_swap},
                                                    {m_step, m_lane, m_all}});
}

void WhatIfActions::popUp(Place place, QPoint where, int row, int column) {
    const auto known = [](int index) { return index >= 0 ? std::optional<int>(index) : std::nullopt; };
    if (place == Place::Source)
        m_editor.pin({.source = known(column)});
    else
        m_editor.pin({.row = known(row), .column = known(column)});
    follow();
    m_menus[static_cast<int>(place)]->popup(where);
}

void WhatIfActions::follow() {
    const WhatIfTarget target = m_editor.target();
    if (target.data == m_data && target.row == m_row && target.mapRow == m_mapRow &&
        target.column == m_column && target.source == m_source && m_row != -2)
        return;
    m_data = target.data;
    m_row = target.row;
    m_mapRow = target.mapRow;
    m_column = target.column;
    m_source = target.source;
    followRow(target);
    followSource(target);
    followMap(target);
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
    setState(m_why, tr("Open the arithmetic of this weight of step %1").arg(step), target.whyNoWhy());
    const QString rowName = target.rowName();
    setState(m_uniform,
             (target.data && target.data->otherAxes ? tr("Give everything that %1 reads the same weight")
                                                    : tr("Give every source token the same weight at %1"))
                 .arg(rowName),
             noWeights);
    setState(m_hard,
             noWeights.isEmpty() ? tr("Give all the weight of %1 to %2").arg(rowName, columnName(target))
                                 : QString(),
             noWeights);
    const bool areEqual = noWeights.isEmpty() && (target.permitted().array() == target.permitted()[0]).all();
    setState(m_shuffle, tr("Put the weights of %1 into a new random order").arg(rowName),
             areEqual ? tr("All weights of %1 are equal: there is no other order").arg(rowName) : noWeights);
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
                 .arg(decimalText(root, 'g', 4)),
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

void WhatIfActions::followMap(const WhatIfTarget& target) {
    const QString reason = target.whyNoMap();
    const QString map = target.data ? shownPicture(*target.data).map : QString();
    const QString name = map.isEmpty() ? tr("the attention") : map;
    const auto follow = [&](QAction* action, bool WholeMapIntervention::*change, const QString& tip,
                            const QString& whyNot) {
        action->setChecked(m_editor.isMap(change));
        setState(action, action->isChecked() ? tr("Take back the change of %1").arg(name) : tip.arg(name),
                 whyNot);
    };
    follow(m_mapUniform, &WholeMapIntervention::isUniform,
           tr("Give everything that %1 may read the same weight, in every row"), reason);
    follow(m_mapHard, &WholeMapIntervention::isHard,
           tr("Give all weight to the largest score, in every row of %1"), reason);
    follow(m_mapOff, &WholeMapIntervention::isOff, tr("Let %1 add nothing"), reason);
    const bool isOwn = target.map() && target.map()->site == MapSite::Decoder;
    follow(m_unmask, &WholeMapIntervention::readsAhead, tr("Let each step read the steps after it in %1"),
           !reason.isEmpty() ? reason
           : isOwn           ? QString()
                             : tr("Only the decoder's attention to its own output has a causal mask: choose "
                                            "one of its maps first"));
    if (m_map)
        m_map->menuAction()->setStatusTip(tr("Change every row of %1, or the order of the source").arg(name));
    m_places->setChecked(target.data && !target.data->whatIfs.places.empty());
    setState(m_places,
             m_places->isChecked()
                 ? tr("Let the source tokens stand at their own places again")
                 : tr("Let the encoder take the source tokens to stand in a random order: what does it know "
                      "from positions alone?"),
             m_editor.whyNoPlaces());
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
