// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/setup/setup_panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>

#include "core/network/attention/scores/score_registry.h"
#include "core/network/models/wiring_registry.h"
#include "core/network/recurrent/cells/cell_registry.h"
#include "core/tasks/task.h"
#include "core/train/setup/setup_cost.h"
#include "core/train/setup/setup_fields.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/text/translate_again.h"
#include "ui/kit/theme/theme.h"
#include "ui/train/setup/field_editor.h"
#include "ui/train/setup/lane_row.h"
#include "ui/train/setup/setting_row.h"
#include "ui/train/setup/setting_texts.h"

namespace attn::ui {

SetupPanel::SetupPanel(QWidget* parent) : QWidget(parent), m_setup(defaultSetup()) {
    build();
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, &SetupPanel::applyTheme);
    connect(LanguageNotifier::instance(), &LanguageNotifier::changed, this, &SetupPanel::showDerived);
    applyTheme();
    showSetup();
}

QSize SetupPanel::sizeHint() const {
    // Wide enough that the widest list cuts no name.
    const QFontMetrics metrics(theme().label);
    int width = settingWidth() + 15 * metrics.averageCharWidth();
    for (const SettingRow* row : findChildren<SettingRow*>()) {
        if (!row->isVisibleTo(this))
            continue;
        const bool isOfLane = std::any_of(m_lanes.begin(), m_lanes.end(),
                                          [&](const LaneRow* lane) { return lane->isAncestorOf(row); });
        width = std::max(width, row->fullWidth() + (isOfLane ? LaneRow::indent : 0));
    }
    return {width + 24 + m_scroll->verticalScrollBar()->sizeHint().width(), 600};
}

bool SetupPanel::event(QEvent* event) {
    // The editors here take blanks, digits and arrows before the window's shortcuts do. A field that is only
    // shown does not need them.
    const bool isOnlyShown = m_isFrozen && qobject_cast<const QLineEdit*>(focusWidget());
    if (event->type() == QEvent::ShortcutOverride && !isOnlyShown) {
        auto* key = static_cast<QKeyEvent*>(event);
        const bool isCommand = key->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
        const bool isFunction = key->key() >= Qt::Key_F1 && key->key() <= Qt::Key_F35;
        const bool isEscape = key->key() == Qt::Key_Escape && !qobject_cast<const QLineEdit*>(focusWidget());
        if (!isCommand && !isFunction && !isEscape) {
            key->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void SetupPanel::keyPressEvent(QKeyEvent* event) {
    const bool isLeft =
        event->key() == Qt::Key_Escape || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!isLeft || !qobject_cast<const QLineEdit*>(focusWidget()))
        return QWidget::keyPressEvent(event);
    emit left();
}

SetupPanel::~SetupPanel() {
    // A field loses the focus when the window closes. Neither this object nor its rows can answer then. The
    // other signals stay: QAccessible must hear that the field is destroyed.
    for (QLineEdit* edit : findChildren<QLineEdit*>()) {
        disconnect(edit, &QLineEdit::textEdited, nullptr, nullptr);
        disconnect(edit, &QLineEdit::editingFinished, nullptr, nullptr);
    }
}

void SetupPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    measureSpeed();
}

void SetupPanel::measureSpeed() {
    if (m_isMeasuring)
        return;
    m_isMeasuring = true;
    m_measuring = std::jthread([this] {
        const double speed = measuredSpeed();
        QMetaObject::invokeMethod(
            this,
            [this, speed] {
                m_speed = speed;
                showCost();
            },
            Qt::QueuedConnection);
    });
}

void SetupPanel::setSetup(const RunSetup& setup) {
    const bool isSame = areSame(setup, m_setup);
    m_setup = setup;
    isSame ? showDerived() : showSetup();
}

void SetupPanel::setFrozen(bool frozen) {
    if (frozen && !m_isFrozen)
        showSetup();  // shows the values that are trained instead of an unreadable text
    m_isFrozen = frozen;
    m_frozen->setVisible(frozen);
    for (const auto& [id, field] : m_fields)
        field.row->setFrozen(frozen);
    for (SettingRow* row : m_choiceRows)
        row->setFrozen(frozen);
    for (LaneRow* lane : m_lanes)
        lane->setFrozen(frozen);
    m_laneButtons->setVisible(!frozen);
    m_open->setEnabled(!frozen);
}

bool SetupPanel::isValid() const {
    const bool areReadable =
        std::all_of(m_fields.begin(), m_fields.end(),
                    [](const auto& each) { return each.second.unreadable.isEmpty(); }) &&
        std::all_of(m_lanes.begin(), m_lanes.end(), [](const LaneRow* lane) { return lane->isReadable(); });
    return areReadable && m_lengthsUnreadable.isEmpty() && attn::problems(m_setup).empty();
}

void SetupPanel::edit(const QString& id, const QString& text) {
    if (m_isShowing || m_isFrozen)
        return;
    Field& field = m_fields.at(id);
    const Recipe before = m_setup.common;
    const std::string problem =
        setField(*findSetupField(id.toStdString()), text.toStdString(), m_setup.common);
    field.unreadable = problem.empty()
                           ? QString()
                           : settingText(id).label + QLatin1Char(' ') + QString::fromStdString(problem);
    keepHalvesEqual(before, m_setup.common);
    showFollowers(id);
    changed();
}

// The settings of the network's other half may have changed with it.
void SetupPanel::showFollowers(const QString& edited) {
    m_isShowing = true;
    for (const auto& [id, field] : m_fields)
        if (id != edited && field.unreadable.isEmpty())
            showField(id);
    m_isShowing = false;
}

void SetupPanel::editLengths() {
    if (m_isShowing || m_isFrozen)
        return;
    const auto number = [](const QLineEdit& edit) { return wholeNumber(edit.text().toStdString()); };
    const std::optional<Index> shortest = number(*m_shortest), longest = number(*m_longest);
    const bool areNumbers = shortest && longest;
    m_lengthsUnreadable =
        areNumbers ? QString() : tr("%1 should be two whole numbers.").arg(settingText("lengths").label);
    if (areNumbers)
        m_setup.common.lengths = {*shortest, *longest};
    changed();
}

void SetupPanel::taskChosen(int index) {
    const QString id = m_task->itemData(index).toString();
    const bool isOwn = id.isEmpty();
    if (!isOwn && !m_setup.common.corpus && id.toStdString() == m_setup.common.task)
        return;
    showData();  // the new choice is shown when the next set-up comes
    if (isOwn)
        emit corpusRequested();
    else
        emit taskRequested(id);
}

void SetupPanel::setForAllLanes(const std::function<void(LaneSetup&)>& change) {
    for (LaneSetup& lane : m_setup.lanes)
        if (!lane.model)
            change(lane);
    for (std::size_t i = 0; i < m_lanes.size(); ++i)
        m_lanes[i]->setLane(m_setup.lanes[i]);
    changed();
}

void SetupPanel::editLane(std::size_t lane) {
    m_setup.lanes[lane] = m_lanes[lane]->lane();
    showLaneChoices();
    changed();
}

void SetupPanel::setOwnSizes(std::size_t lane, bool isOwn) {
    std::optional<ModelConfig> model;
    if (isOwn)
        model = laneRecipe(m_setup, lane).model;
    m_setup.lanes[lane].model = model;
    m_lanes[lane]->setLane(m_setup.lanes[lane]);
    showLaneChoices();
    changed();
}

void SetupPanel::setOwnTraining(std::size_t lane, bool isOwn) {
    std::optional<Recipe> training;
    if (isOwn) {
        training.emplace();
        takeTraining(m_setup.common, *training);
    }
    m_setup.lanes[lane].training = training;
    m_lanes[lane]->setLane(m_setup.lanes[lane]);
    showLaneChoices();
    changed();
}

void SetupPanel::addLane() {
    // The new lane is like the last one whose settings are here, but has the first score that no lane uses.
    LaneSetup lane;
    for (const LaneSetup& each : m_setup.lanes)
        lane = each.model ? lane : each;
    lane.takesPart = true;
    for (const ScoreDescription& score : scoreFunctions()) {
        const bool isTaken =
            std::any_of(m_setup.lanes.begin(), m_setup.lanes.end(),
                        [&](const LaneSetup& each) { return each.attention.score == score.id; });
        if (!isTaken) {
            lane.attention.score = score.id;
            lane.attention.span = score.attends ? lane.attention.span : AttentionConfig().span;
            break;
        }
    }
    m_setup.lanes.push_back(lane);
    showLaneRows();
    m_lanes.back()->setOpen(true);
    changed();
}

void SetupPanel::removeLane(std::size_t lane) {
    m_setup.lanes.erase(m_setup.lanes.begin() + static_cast<std::ptrdiff_t>(lane));
    showLaneRows();
    m_addLane->setFocus();
    changed();
}

void SetupPanel::changed() {
    showDerived();
    emit setupChanged(m_setup);
}

void SetupPanel::showField(const QString& id) {
    showFieldIn(*m_fields.at(id).editor, *findSetupField(id.toStdString()), m_setup.common);
}

void SetupPanel::showSetup() {
    m_isShowing = true;
    for (auto& [id, field] : m_fields) {
        field.unreadable.clear();
        showField(id);
    }
    m_lengthsUnreadable.clear();
    m_isShowing = false;
    showData();
    showLaneRows();
    showDerived();
}

void SetupPanel::showData() {
    m_isShowing = true;
    const Recipe& common = m_setup.common;
    const QString own;
    // A recipe may be of a task that is not in the list, because no recipes of it come with the program.
    const TaskDescription* task = common.corpus ? nullptr : findTask(common.task);
    m_task->setPlaceholderText(task ? coreText(task->label) : QString());
    m_task->setCurrentIndex(m_task->findData(common.corpus ? own : QString::fromStdString(common.task)));
    m_textsRow->setVisible(common.corpus.has_value());
    if (common.corpus) {
        const QString files = QString::fromStdString(common.corpus->files.names());
        const QFontMetrics metrics(theme().label);
        m_texts->setText(metrics.elidedText(files, Qt::ElideMiddle, settingWidth() - 6 * theme().space));
        m_texts->setToolTip(files + QLatin1Char('\n') + settingText("corpus").help);
    }
    m_lengthsRow->setVisible(task && task->longest > 0);
    if (task && task->longest > 0) {
        const TaskLengths lengths = common.lengths == TaskLengths{} ? task->usual : common.lengths;
        m_shortest->setText(QString::number(lengths.shortest));
        m_longest->setText(QString::number(lengths.longest));
        m_lengthsRow->setLabel(tr("Source %1").arg(coreText(task->unit)));
    }
    m_isShowing = false;
}

void SetupPanel::showLaneRows() {
    while (m_lanes.size() > m_setup.lanes.size()) {
        m_lanes.back()->hide();
        m_lanes.back()->deleteLater();
        m_lanes.pop_back();
    }
    while (m_lanes.size() < m_setup.lanes.size()) {
        auto* row = new LaneRow;
        const std::size_t lane = m_lanes.size();
        row->setObjectName(QStringLiteral("lane%1").arg(lane + 1));
        connect(row, &LaneRow::edited, this, [this, lane] { editLane(lane); });
        connect(row, &LaneRow::readableChanged, this, &SetupPanel::changed);
        connect(row, &LaneRow::removeRequested, this, [this, lane] { removeLane(lane); });
        connect(row, &LaneRow::ownSizesRequested, this,
                [this, lane](bool isOwn) { setOwnSizes(lane, isOwn); });
        connect(row, &LaneRow::ownTrainingRequested, this,
                [this, lane](bool isOwn) { setOwnTraining(lane, isOwn); });
        m_laneColumn->addWidget(row);
        m_lanes.push_back(row);
    }
    for (std::size_t i = 0; i < m_lanes.size(); ++i) {
        m_lanes[i]->setLane(m_setup.lanes[i]);
        m_lanes[i]->setFrozen(m_isFrozen);
        m_lanes[i]->setRemovable(m_lanes.size() > 1);
    }
    const bool isFull = m_lanes.size() >= RunSetup::mostLanes;
    m_recipes->setEnabled(!m_setup.common.corpus || m_setup.texts);
    m_addLane->setEnabled(!isFull);
    m_addLane->setToolTip(isFull ? tr("A run has %1 lanes at most").arg(RunSetup::mostLanes)
                                 : tr("One more lane, with the first score that no lane has yet"));
    showLaneChoices();
}

// Shows cell and wiring of all lanes. Nothing is chosen where the lanes differ.
void SetupPanel::showLaneChoices() {
    m_isShowing = true;
    std::vector<LaneSetup> lanes = m_setup.lanes;
    std::erase_if(lanes, [](const LaneSetup& lane) { return lane.model.has_value(); });
    const LaneSetup first = lanes.empty() ? LaneSetup() : lanes.front();
    const auto all = [&](const auto& isLikeFirst) {
        return std::all_of(lanes.begin(), lanes.end(), isLikeFirst);
    };
    const bool areModelsOwn = haveOwnModels(m_setup), isTrainingOwn = haveOwnTraining(m_setup);
    m_ownModels->setVisible(areModelsOwn);
    m_ownTraining->setVisible(isTrainingOwn);
    for (QWidget* row : m_modelRows)
        row->setVisible(!areModelsOwn);
    for (QWidget* row : m_trainingRows)
        row->setVisible(!isTrainingOwn);
    const bool oneCell = all([&](const LaneSetup& lane) {
        return lane.encoderCell == first.encoderCell && lane.decoderCell == first.encoderCell;
    });
    const bool oneWiring = all([&](const LaneSetup& lane) { return lane.wiring == first.wiring; });
    selectChoice(*m_cell, oneCell ? first.encoderCell : std::string());
    selectChoice(*m_wiring, oneWiring ? first.wiring : std::string());
    m_isShowing = false;
}

void SetupPanel::showDerived() {
    showProblems();
    showCost();
}

void SetupPanel::showProblems() {
    std::map<QString, QString> sentences;
    std::vector<std::pair<QString, QString>> ofLanes(m_lanes.size());
    for (const SetupProblem& problem : attn::problems(m_setup)) {
        const QString field = QString::fromStdString(problem.field);
        const QString sentence = problemText(QString::fromStdString(problem.sentence));
        // A size that does not fit a lane is also explained at the field that sets it.
        static const QString hidden = QStringLiteral("model.decoder.hidden");
        if (problem.lane && problem.sentence.find(hidden.toStdString()) != std::string::npos)
            sentences.try_emplace(hidden, sentence);
        if (problem.lane && *problem.lane < ofLanes.size())
            ofLanes[*problem.lane] = {field, sentence};
        else
            sentences.try_emplace(field, sentence);
    }
    for (const auto& [id, field] : m_fields)
        field.row->setProblem(field.unreadable.isEmpty() ? sentences[id] : field.unreadable);
    m_taskRow->setProblem(sentences[QStringLiteral("task")]);
    m_textsRow->setProblem(sentences[QStringLiteral("corpus")]);
    m_lengthsRow->setProblem(m_lengthsUnreadable.isEmpty() ? sentences[QStringLiteral("lengths")]
                                                           : m_lengthsUnreadable);
    m_lanesProblem->setText(sentences[QStringLiteral("lanes")]);
    m_lanesProblem->setVisible(!m_lanesProblem->text().isEmpty());
    for (std::size_t i = 0; i < m_lanes.size(); ++i)
        m_lanes[i]->setProblem(ofLanes[i].first, ofLanes[i].second);
    const auto count = problems().size();
    m_showProblem->setVisible(count > 0);
    m_showProblem->setText(count == 1
                               ? tr("1 setting is wrong: show it")
                               : tr("%1 settings are wrong: show one", nullptr, pluralOf(count)).arg(count));
    m_showProblem->setToolTip(problems().join(QLatin1Char('\n')));
}

QStringList SetupPanel::problems() const {
    QStringList sentences;
    for (const QLabel* label : findChildren<QLabel*>())
        if (label->objectName().startsWith(QLatin1String("problem")) && !label->isHidden() &&
            !label->text().isEmpty())
            sentences.append(label->text());
    return sentences;
}

}  // namespace attn::ui
