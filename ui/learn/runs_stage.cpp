// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/runs_stage.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>
#include <algorithm>
#include <numeric>
#include <utility>

#include "core/base/error.h"
#include "core/lessons/format/lesson_file.h"
#include "ui/kit/text/decimal_text.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/cards/lane_area.h"
#include "ui/pictures/cards/lane_card.h"
#include "ui/pictures/cards/lane_grid.h"
#include "ui/pictures/cards/lane_thumbs.h"
#include "ui/pictures/curves/curves_view.h"
#include "ui/pictures/tokens/source_panel.h"
#include "ui/train/train_texts.h"

namespace attn::ui {
namespace {

constexpr int allRows = 1 << 20;
constexpr int margin = 12;            // as beside the lanes
constexpr int columnsOfSettings = 9;  // names, labels and fields
// As in Train mode: charts take longer to draw than the lanes and change less.
constexpr int chartInterval = 600;  // ms
constexpr int runSmoothing = 50;    // updates
const QString lessonPurpose = QStringLiteral("lesson");

constexpr int lettersOfStatus = 60;  // beside the buttons
constexpr int lowestLanes = 6;       // lines

QString figure(const LaneHistory& history) {
    return decimalText(100 * history.measurements.back().exactMatch, 'f', 0);
}

QString shownText(const nlohmann::json& value) {
    if (value == "")
        return RunsStage::tr("none");
    return QString::fromStdString(value.is_string() ? value.get<std::string>() : value.dump());
}

}  // namespace

RunsStage::RunsStage(QWidget* parent)
    : QWidget(parent),
      m_settingsPlace(new QWidget(this)),
      m_grid(new QGridLayout(m_settingsPlace)),
      m_train(new QPushButton(this)),
      m_again(new QPushButton(tr("&Reset"), this)),
      m_status(new QLabel(this)),
      m_row(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_buttons(new QHBoxLayout),
      m_source(new SourcePanel(this)),
      m_lanes(new LaneArea(this)),
      m_curves(new CurvesView(this)),
      m_middle(new QSplitter(Qt::Vertical, this)) {
    setObjectName(QStringLiteral("runsStage"));
    m_train->setObjectName(QStringLiteral("lessonTrain"));
    m_train->setProperty("role", "primary");
    m_again->setObjectName(QStringLiteral("lessonReset"));
    m_again->setToolTip(tr("Take every training back to its first weights"));
    m_status->setObjectName(QStringLiteral("lessonRunStatus"));
    m_status->setProperty("tone", "muted");
    m_status->setWordWrap(true);
    m_curves->setSmoothing(runSmoothing);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(10);
    m_middle->addWidget(m_lanes);
    m_middle->addWidget(m_curves);
    m_middle->setChildrenCollapsible(false);
    m_middle->setStretchFactor(0, 3);
    m_middle->setStretchFactor(1, 2);
    m_lanes->grid()->setFocusPolicy(Qt::StrongFocus);
    m_curves->setContentsMargins(margin, 0, margin, 8);
    m_buttons->addWidget(m_train);
    m_buttons->addWidget(m_again);
    m_row->setSpacing(10);
    m_row->addLayout(m_buttons);
    m_row->addWidget(m_status, 1);
    auto* head = new QVBoxLayout;
    head->setContentsMargins(margin, 8, margin, 8);
    head->setSpacing(10);
    head->addWidget(m_settingsPlace);
    head->addLayout(m_row);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(m_source);
    column->addWidget(m_middle, 1);
    m_selection.step = allRows;
    m_selection.showsAll = true;
    m_chartTimer.setSingleShot(true);
    m_chartTimer.setInterval(chartInterval);
    connect(&m_chartTimer, &QTimer::timeout, this, &RunsStage::showCharts);
    connect(m_train, &QPushButton::clicked, this, [this] {
        if (m_controller)
            m_controller->isRunning() ? m_controller->pause() : m_controller->start();
    });
    connect(m_again, &QPushButton::clicked, this, [this] {
        if (m_controller)
            m_controller->reset();
    });
    const auto select = [this](int lane) {
        if (!m_controller)
            return;
        m_controller->selectLane(lane);
        emit pointed(selectedRun());
    };
    connect(m_lanes->grid(), &LaneGrid::laneSelected, this, select);
    connect(m_lanes->thumbs(), &LaneThumbs::laneSelected, this, select);
    connect(m_curves, &CurvesView::laneSelectRequested, this, select);
    const auto hover = [this](int source, int hovered) {
        m_selection.source = source;
        m_selection.row = hovered;
        m_lanes->setSelection(m_selection);
        m_source->setSelection(m_selection);
    };
    connect(m_lanes->grid(), &LaneGrid::sourceHovered, this,
            [this, hover](int source) { hover(source, m_selection.row); });
    connect(m_lanes->grid(), &LaneGrid::rowHovered, this,
            [this, hover](int hovered) { hover(m_selection.source, hovered); });
    connect(m_source, &SourcePanel::sourceHovered, this,
            [this, hover](int source) { hover(source, m_selection.row); });
    connect(m_source, &SourcePanel::textEdited, this, [this](const QString& text) {
        if (m_controller)
            m_controller->setText(text);
    });
    connect(m_source, &SourcePanel::textLeft, this, &RunsStage::takeFocus);
    connect(m_curves, &CurvesView::laneHideRequested, this, [this](int lane, bool hide) {
        if (m_controller)
            m_controller->setLaneHidden(lane, hide);
    });
    connect(m_curves, &CurvesView::updateRequested, this, [this](qint64 update) {
        if (m_controller)
            m_controller->setShownUpdate(static_cast<Index>(update));
    });
    connect(m_curves, &CurvesView::liveRequested, this, [this] {
        if (m_controller)
            m_controller->setShownUpdate(std::nullopt);
    });
}

RunsStage::~RunsStage() = default;

Recipe RunsStage::recipeOf(const LessonRun& run) const {
    std::map<std::string, nlohmann::json> values;
    const Recipes set = changes();
    if (const auto found = set.find(run.id); found != set.end())
        values = found->second;
    return changedRecipe(m_recipes.at(run.id), values, run.id);
}

void RunsStage::showRuns(const Lesson& lesson, const LessonState& state) {
    const Recipes set = changes();
    const bool isSame =
        m_controller && set.empty() && m_files == lesson.files &&
        std::equal(m_runs.begin(), m_runs.end(), state.runs.begin(), state.runs.end(),
                   [](const LessonRun& left, const LessonRun& right) {
                       return left.id == right.id && left.recipe == right.recipe && left.name == right.name;
                   });
    std::map<std::string, Recipe> recipes;
    for (const LessonRun& run : state.runs)
        recipes[run.id] = lessonRecipe(lesson, run.recipe);
    m_files = lesson.files;
    m_runs = state.runs;
    m_recipes = std::move(recipes);
    m_text = QString::fromStdString(state.text.value_or(std::string()));
    buildSettings();
    if (!isSame)
        make();
    else if (m_controller->sentence().text != m_text && !m_text.isEmpty())
        m_controller->setText(m_text);
}

void RunsStage::leave() {
    if (m_controller)
        m_controller->pause();
}

void RunsStage::buildSettings() {
    m_settings.clear();
    while (QLayoutItem* item = m_grid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_groups.clear();
    for (const LessonRun& run : m_runs) {
        if (run.settings.empty())
            continue;
        QList<QWidget*>& group = m_groups.emplace_back();
        if (m_runs.size() > 1) {
            auto* name = new QLabel(QString::fromStdString(run.name.empty() ? run.id : run.name));
            name->setFont(theme().labelBold);
            group.append(name);
        }
        for (const LessonSetting& setting : run.settings) {
            QComboBox* box = addSetting(run, setting);
            auto* label = new QLabel(QString::fromStdString(setting.label));
            label->setBuddy(box);
            label->setToolTip(QString::fromStdString(setting.key));
            group.append({label, box});
        }
    }
    m_settingsPlace->setVisible(!m_settings.empty());
    arrangeSettings(1);
}

// Puts so many trainings side by side in a row.
void RunsStage::arrangeSettings(int across) {
    m_across = across;
    int row = 0, column = 0, place = 0;
    for (const QList<QWidget*>& group : m_groups) {
        for (QWidget* part : group)
            m_grid->addWidget(part, row, column++);
        if (++place % across == 0) {
            ++row;
            column = 0;
        }
    }
    for (column = 0; column < columnsOfSettings; ++column)
        m_grid->setColumnStretch(column, 0);
    m_grid->setColumnStretch(columnsOfSettings, 1);
}

QComboBox* RunsStage::addSetting(const LessonRun& run, const LessonSetting& setting) {
    Setting& one = m_settings.emplace_back();
    one.run = run.id;
    one.key = setting.key;
    one.usual = recipeValue(m_recipes.at(run.id), setting.key);
    one.box = new QComboBox;
    for (const LessonSetting::Value& value : setting.values) {
        one.values.push_back(value.value);
        one.box->addItem(value.text.empty() ? shownText(value.value) : QString::fromStdString(value.text));
    }
    auto usual = std::find(one.values.begin(), one.values.end(), one.usual);
    if (usual == one.values.end()) {
        usual = one.values.insert(one.values.begin(), one.usual);
        one.box->insertItem(0, shownText(one.usual));
    }
    one.box->setCurrentIndex(static_cast<int>(usual - one.values.begin()));
    one.box->setObjectName(QString::fromStdString("setting_" + run.id + "_" + setting.key));
    one.box->setAccessibleName(
        QString::fromStdString((run.name.empty() ? run.id : run.name) + ", " + setting.label));
    connect(one.box, &QComboBox::currentIndexChanged, this, [this] {
        make();
        emit changed();
    });
    return one.box;
}

void RunsStage::make() {
    std::vector<JobLane> lanes;
    for (const LessonRun& run : m_runs)
        lanes.push_back({run.name.empty() ? run.id : run.name, recipeOf(run)});
    if (lanes.empty())
        return;
    RunSetup setup = setupOf(lanes);
    for (std::size_t i = 0; i < lanes.size(); ++i)
        setup.lanes[i].name = lanes[i].name;
    m_shown.clear();
    m_isGiven = false;
    if (m_controller) {
        m_controller->setSetup(setup);
    } else {
        m_controller = std::make_unique<TrainController>(setup);
        for (auto signal : {&TrainController::changed, &TrainController::selectionChanged,
                            &TrainController::sentenceChanged})
            connect(m_controller.get(), signal, this, &RunsStage::refresh);
        connect(m_controller.get(), &TrainController::problem, this, &RunsStage::problem);
        connect(m_controller.get(), &TrainController::modelsReady, this,
                [this](const auto& models, const QString& purpose) {
                    if (purpose != lessonPurpose)
                        return;
                    const RunSetup& of = m_controller->setup();
                    for (std::size_t i = 0; i < models.size() && i < of.lanes.size(); ++i) {
                        const LaneHistory& lane = m_controller->history(static_cast<int>(i));
                        if (lane.end && models[i])
                            emit trained(laneRecipe(of, i), models[i], *lane.end, lane.update());
                    }
                });
    }
    if (!m_text.isEmpty())
        m_controller->setText(m_text);
    refresh();
}

void RunsStage::showCharts() {
    m_chartTimer.stop();
    if (m_controller)
        m_curves->setLanes(m_controller->curveLanes());
}

void RunsStage::refresh() {
    if (!m_controller)
        return;
    TrainController& controller = *m_controller;
    if (!controller.isRunning())
        showCharts();
    else if (!m_chartTimer.isActive())
        m_chartTimer.start();
    m_train->setText(controller.isRunning()  ? tr("Pause (&T)")
                     : controller.hasBegun() ? tr("Go on (&T)")
                                             : tr("&Train"));
    m_train->setEnabled(controller.canTrain());
    m_again->setEnabled(controller.hasBegun());
    m_status->setText(statusText());
    const RunPrompt prompt = runPrompt(controller);
    m_lanes->setPrompt(prompt.headline, prompt.advice);
    std::vector<std::shared_ptr<const LaneData>> lanes;
    for (int lane = 0; lane < controller.laneCount(); ++lane)
        lanes.push_back(controller.laneData(lane));
    if (lanes != m_shown) {
        m_shown = lanes;
        m_lanes->setLanes(lanes);
        fit();
    }
    m_selection.lane = controller.selectedLane();
    const auto selected = static_cast<std::size_t>(m_selection.lane);
    m_source->setText(controller.sentence().text);
    m_source->setData(selected < lanes.size() ? lanes[selected] : nullptr);
    m_lanes->setSelection(m_selection);
    m_source->setSelection(m_selection);
    const std::optional<Index> shown = controller.shownUpdate();
    m_curves->setShownUpdate(shown ? std::optional<qint64>(*shown) : std::nullopt);
    if (controller.isEnded() && controller.isIdle() && !std::exchange(m_isGiven, true)) {
        std::vector<int> all(static_cast<std::size_t>(controller.laneCount()));
        std::iota(all.begin(), all.end(), 0);
        controller.requestModels(all, lessonPurpose);
    }
    if (!controller.isEnded())
        m_isGiven = false;
}

// With the figures of the charts where these have no room.
QString RunsStage::statusText() const {
    QString text = runStatus(*m_controller);
    if (m_controller->isEnded())
        text = tr("Trained. %1").arg(text);
    QStringList figures;
    for (int lane = 0; m_curves->isHidden() && lane < m_controller->laneCount(); ++lane)
        if (const LaneHistory& history = m_controller->history(lane); !history.measurements.empty())
            figures.append((m_controller->laneCount() == 1
                                ? tr("%1 %").arg(figure(history))
                                : tr("%1 %2 %").arg(QString::fromStdString(history.name), figure(history))));
    return figures.isEmpty() ? text : tr("%1. Exact match: %2").arg(text, figures.join(QStringLiteral(", ")));
}

RunsStage::Recipes RunsStage::changes() const {
    Recipes recipes;
    for (const Setting& one : m_settings) {
        const nlohmann::json& value = one.values.at(static_cast<std::size_t>(one.box->currentIndex()));
        if (value != one.usual)
            recipes[one.run][one.key] = value;
    }
    return recipes;
}

void RunsStage::apply(const Recipes& changes) {
    for (const Setting& one : m_settings) {
        nlohmann::json wanted = one.usual;
        if (const auto run = changes.find(one.run); run != changes.end())
            if (const auto key = run->second.find(one.key); key != run->second.end())
                wanted = key->second;
        const auto place = std::find(one.values.begin(), one.values.end(), wanted);
        if (place != one.values.end())
            one.box->setCurrentIndex(static_cast<int>(place - one.values.begin()));
    }
    if (m_controller && !m_controller->isRunning())
        m_controller->start();
}

QString RunsStage::selectedRun() const {
    const int lane = m_controller ? m_controller->selectedLane() : 0;
    return lane < static_cast<int>(m_runs.size())
               ? QString::fromStdString(m_runs[static_cast<std::size_t>(lane)].id)
               : QString();
}

void RunsStage::selectRun(const QString& id) {
    for (std::size_t i = 0; m_controller && i < m_runs.size(); ++i)
        if (QString::fromStdString(m_runs[i].id) == id)
            m_controller->selectLane(static_cast<int>(i));
}

QRect RunsStage::place(const std::string& part) const {
    const auto rectOf = [this](const QWidget* widget) {
        return QRect(widget->mapTo(this, QPoint()), widget->size());
    };
    if (part == "charts")
        return rectOf(m_curves);
    if (part == "lanes")
        return rectOf(m_lanes);
    if (part == "settings")
        return m_settings.empty() ? QRect() : rectOf(m_settingsPlace);
    for (std::size_t i = 0; i < m_runs.size(); ++i)
        if (part == "run:" + m_runs[i].id && static_cast<int>(i) < m_lanes->grid()->laneCount())
            return rectOf(m_lanes->grid()->card(static_cast<int>(i)));
    return {};
}

bool RunsStage::isBusy() {
    return m_controller && !m_controller->isSettled();
}

void RunsStage::takeFocus() {
    m_train->setFocus();
}

// The smaller the page, the less of the charts' names and of the source is shown.
void RunsStage::fit() {
    const int room = height();
    const QFontMetrics metrics(theme().label);
    const int line = metrics.height();
    // In a narrow page the text stands beside the buttons, its tokens only over the lanes' columns, and what
    // the training says has a line of its own.
    const bool isNarrow = width() < lettersOfStatus * metrics.averageCharWidth();
    if (const bool isBeside = m_buttons->indexOf(m_source) >= 0; isNarrow != isBeside) {
        m_row->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
        auto* column = static_cast<QVBoxLayout*>(layout());
        isNarrow ? m_buttons->addWidget(m_source, 1) : column->insertWidget(1, m_source);
        m_source->setTokensShown(!isNarrow);
        m_lanes->setMinimumHeight(isNarrow ? lowestLanes * line : 0);
    }
    if (!m_groups.empty()) {
        int widest = 0;
        for (const QList<QWidget*>& group : m_groups) {
            int needed = m_grid->horizontalSpacing() * static_cast<int>(group.size());
            for (const QWidget* part : group)
                needed += part->sizeHint().width();
            widest = std::max(widest, needed);
        }
        const int most = std::max(1, std::min((width() - 2 * margin) / std::max(1, widest),
                                              columnsOfSettings / static_cast<int>(m_groups[0].size())));
        const int count = static_cast<int>(m_groups.size());
        const int rows = (count + most - 1) / most;
        if (const int across = (count + rows - 1) / rows; across != m_across)
            arrangeSettings(across);
    }
    m_source->setCompact(room < 34 * line);
    // The cards have the same figures as the charts.
    const bool hasCharts = room >= (m_groups.empty() ? 20 : 26) * line;
    m_curves->setVisible(hasCharts);
    m_curves->setPlain(room < 30 * line);
    const int lanes = hasCharts ? m_middle->height() * 3 / 5 : m_middle->height();
    m_middle->setSizes({lanes, m_middle->height() - lanes});
    m_lanes->setFocused(m_lanes->grid()->laneCount() > 1 && m_lanes->grid()->heightForAll(width()) > lanes);
}

void RunsStage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    QTimer::singleShot(0, this, &RunsStage::fit);  // once the parts have their places
}

}  // namespace attn::ui
