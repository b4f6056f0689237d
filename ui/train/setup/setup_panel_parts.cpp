// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "core/network/models/wiring_registry.h"
#include "core/network/recurrent/cells/cell_registry.h"
#include "core/system/machine_memory.h"
#include "core/tasks/task.h"
#include "core/train/recipes/class_recipes.h"
#include "core/train/setup/run_setup.h"
#include "core/train/setup/setup_cost.h"
#include "core/train/setup/setup_fields.h"
#include "ui/kit/text/number_text.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/theme/theme.h"
#include "ui/train/setup/field_editor.h"
#include "ui/train/setup/lane_row.h"
#include "ui/train/setup/setting_row.h"
#include "ui/train/setup/setting_texts.h"
#include "ui/train/setup/setup_panel.h"

// This file builds the panel and the texts at its foot.
namespace attn::ui {

void SetupPanel::build() {
    m_frozen = new QLabel(tr("These are the settings of the run. Reset it to change them."), this);
    m_frozen->setObjectName(QStringLiteral("frozen"));
    m_frozen->setWordWrap(true);
    m_frozen->setProperty("tone", "muted");
    m_frozen->hide();
    auto* content = new QWidget;
    content->setObjectName(QStringLiteral("setupContent"));
    m_content = new QVBoxLayout(content);
    m_content->setContentsMargins(12, 8, 12, 8);
    m_content->setSpacing(4);
    m_scroll = new QScrollArea(this);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidget(content);

    addBasics();
    addLanes();
    beginRest();
    addData();
    addModel();
    beginGroup(tr("Optimiser"));
    m_ownTraining = new QLabel(tr("Each lane is trained as it says itself."));
    m_ownTraining->setObjectName(QStringLiteral("sharedTraining"));
    m_ownTraining->setWordWrap(true);
    m_ownTraining->setProperty("tone", "muted");
    m_ownTraining->hide();
    m_column->addWidget(m_ownTraining);
    for (const char* id :
         {"optimizer.final_rate", "batch", "optimizer.clip_norm", "dropout", "teacher_forcing"})
        addField(QLatin1String(id));
    beginMore();
    m_trainingRows.push_back(m_more.back().first);
    for (const char* id :
         {"optimizer.decay", "optimizer.warmup", "optimizer.beta1", "optimizer.beta2", "optimizer.epsilon",
          "label_smoothing", "hard.entropy", "hard.baseline_decay", "threads"})
        addField(QLatin1String(id));
    beginGroup(tr("Stops"));
    m_trainingRows.push_back(m_titles.back());
    for (const char* id : {"updates", "early_stop.exact_match", "early_stop.loss", "early_stop.seconds",
                           "early_stop.patience"})
        addField(QLatin1String(id));
    beginMore();
    m_trainingRows.push_back(m_more.back().first);
    addField(QStringLiteral("measure_every"));
    for (const auto& [id, field] : m_fields)
        if (isOfTraining(*findSetupField(id.toStdString())))
            m_trainingRows.push_back(field.row);
    static_cast<QVBoxLayout*>(content->layout())->addStretch();

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* hint = new QVBoxLayout;
    hint->setContentsMargins(12, 8, 12, 0);
    hint->addWidget(m_frozen);
    column->addLayout(hint);
    column->addWidget(m_scroll, 1);
    addFoot(*column);
}

// The settings that a beginner changes.
void SetupPanel::addBasics() {
    m_column = m_content;
    m_task = newChoice();
    for (const TaskDescription& task : tasks())
        if (hasUsualSetup(task.id))
            m_task->addItem(coreText(task.label), QString::fromStdString(task.id));
    m_task->addItem(tr("Own texts…"), QString());
    m_taskRow = addRow(QStringLiteral("task"), m_task);
    connect(m_task, &QComboBox::activated, this, &SetupPanel::taskChosen);
    m_texts = new QPushButton;
    m_texts->setObjectName(QStringLiteral("texts"));
    m_textsRow = addRow(QStringLiteral("corpus"), m_texts);
    connect(m_texts, &QPushButton::clicked, this, &SetupPanel::corpusRequested);
    m_cell = newChoice();
    fillChoice(*m_cell, cells());
    m_cell->setPlaceholderText(tr("by lane"));
    m_choiceRows.insert(m_choiceRows.end(), {m_taskRow, m_textsRow, addRow(QStringLiteral("cell"), m_cell)});
    m_modelRows.push_back(m_choiceRows.back());
    connect(m_cell, &QComboBox::activated, this, [this] {
        const std::string id = m_cell->currentData().toString().toStdString();
        setForAllLanes([&](LaneSetup& lane) { lane.encoderCell = lane.decoderCell = id; });
    });
    addField(QStringLiteral("optimizer.rate"));
    addField(QStringLiteral("seed"));
    auto* newSeed = new QPushButton(tr("New seed"));
    newSeed->setObjectName(QStringLiteral("newSeed"));
    newSeed->setToolTip(tr("Other first weights and other batches: what chance does to a run"));
    newSeed->setWhatsThis(newSeed->toolTip());
    m_content->addWidget(newSeed, 0, Qt::AlignRight);
    connect(newSeed, &QPushButton::clicked, this, &SetupPanel::newSeedRequested);
}

// All other settings open on request.
void SetupPanel::beginRest() {
    auto* rest = new QWidget;
    m_content->addSpacing(8);
    addFold(tr("More"), QStringLiteral("more"), tr("Shows all other settings of the run"), rest);
    m_content = new QVBoxLayout(rest);
    m_content->setContentsMargins(0, 0, 0, 0);
    m_content->setSpacing(4);
    connect(m_more.back().first, &QToolButton::toggled, this, [this] { updateGeometry(); });
}

void SetupPanel::setShowsMore(bool showsMore) {
    m_more.front().first->setChecked(showsMore);
}

bool SetupPanel::showsMore() const {
    return m_more.front().first->isChecked();
}

void SetupPanel::beginGroup(const QString& title) {
    auto* label = new QLabel(title);
    m_titles.push_back(label);
    if (m_titles.size() > 1)
        m_content->addSpacing(8);
    m_content->addWidget(label);
    m_column = m_content;
    m_group = title;
}

// Settings that few users need open on request.
void SetupPanel::beginMore() {
    auto* part = new QWidget;
    addFold(tr("Rarely changed"), {}, tr("Show the settings of this group that are rarely changed"), part);
    m_more.back().first->setAccessibleName(tr("Rarely changed settings: %1").arg(m_group));
    m_more.back().first->setProperty("more", m_group);
    m_column = new QVBoxLayout(part);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(4);
}

// `part` stands below the button that opens it.
void SetupPanel::addFold(const QString& text, const QString& name, const QString& tip, QWidget* part) {
    auto* button = new QToolButton;
    button->setObjectName(name);
    button->setText(text);
    button->setToolTip(tip);
    button->setWhatsThis(tip);
    button->setProperty("role", "fold");
    button->setCheckable(true);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setArrowType(Qt::RightArrow);
    m_content->addWidget(button, 0, Qt::AlignLeft);
    m_content->addWidget(part);
    part->hide();
    connect(button, &QToolButton::toggled, part, [button, part](bool open) {
        part->setVisible(open);
        button->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    });
    m_more.emplace_back(button, part);
}

SettingRow* SetupPanel::addRow(const QString& id, QWidget* editor) {
    auto* row = new SettingRow(id, editor);
    m_column->addWidget(row);
    return row;
}

void SetupPanel::addField(const QString& id) {
    const SetupField* field = findSetupField(id.toStdString());
    if (!field)
        return;  // recipes do not have this key
    // After editing, "1e-3" becomes "0.001". An unreadable text stays.
    QWidget* editor = newFieldEditor(
        *field, [this, id](const QString& text) { edit(id, text); },
        [this, id] {
            if (m_fields.at(id).unreadable.isEmpty())
                showField(id);
        });
    m_fields[id] = {addRow(id, editor), editor, {}};
}

void SetupPanel::addData() {
    beginGroup(tr("Corpus"));
    addField(QStringLiteral("pairs"));
    addField(QStringLiteral("held_out"));

    auto* both = new QWidget;
    auto* line = new QHBoxLayout(both);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(3);
    m_shortest = newNumberEdit();
    m_longest = newNumberEdit();
    m_shortest->setObjectName(QStringLiteral("lengths.shortest"));
    m_longest->setObjectName(QStringLiteral("lengths.longest"));
    m_shortest->setAccessibleName(tr("Shortest source"));
    m_longest->setAccessibleName(tr("Longest source"));
    line->addWidget(m_shortest);
    line->addWidget(new QLabel(QStringLiteral("–")));
    line->addWidget(m_longest);
    m_lengthsRow = addRow(QStringLiteral("lengths"), both);
    for (QLineEdit* each : {m_shortest, m_longest})
        connect(each, &QLineEdit::textEdited, this, &SetupPanel::editLengths);
    m_choiceRows.push_back(m_lengthsRow);
}

void SetupPanel::addModel() {
    beginGroup(tr("Model"));
    m_ownModels = new QLabel(tr("Each lane has the model of its recipe."));
    m_ownModels->setObjectName(QStringLiteral("ownModels"));
    m_ownModels->setWordWrap(true);
    m_ownModels->setProperty("tone", "muted");
    m_ownModels->hide();
    m_column->addWidget(m_ownModels);
    m_wiring = newChoice();
    fillChoice(*m_wiring, recurrentWirings());
    m_wiring->setPlaceholderText(tr("by lane"));
    addField(QStringLiteral("model.encoder.bidirectional"));
    m_choiceRows.push_back(addRow(QStringLiteral("wiring"), m_wiring));
    connect(m_wiring, &QComboBox::activated, this, [this] {
        const std::string id = m_wiring->currentData().toString().toStdString();
        setForAllLanes([&](LaneSetup& lane) { lane.wiring = id; });
    });
    for (const char* id : {"model.decoder.hidden", "model.encoder.embedding", "model.attention.size"})
        addField(QLatin1String(id));
    beginMore();
    for (const char* id : {"model.encoder.hidden", "model.decoder.embedding", "model.encoder.layers",
                           "model.decoder.layers", "model.encoder.bridge"})
        addField(QLatin1String(id));
    m_modelRows.push_back(m_more.back().first);
    m_modelRows.push_back(m_choiceRows.back());
    for (const auto& [id, field] : m_fields)
        if (id.startsWith(QLatin1String("model.")))
            m_modelRows.push_back(field.row);
}

void SetupPanel::addLanes() {
    beginGroup(tr("Lanes"));
    m_lanesProblem = new QLabel;
    m_lanesProblem->setObjectName(QStringLiteral("problem.lanes"));
    m_lanesProblem->setWordWrap(true);
    m_lanesProblem->setProperty("tone", "wrong");
    m_lanesProblem->hide();
    m_content->addWidget(m_lanesProblem);
    m_laneColumn = new QVBoxLayout;
    m_laneColumn->setSpacing(2);
    m_content->addLayout(m_laneColumn);
    m_addLane = new QPushButton(tr("Add lane"));
    m_addLane->setObjectName(QStringLiteral("addLane"));
    m_recipes = new QPushButton(tr("Recipes…"));
    m_recipes->setObjectName(QStringLiteral("recipes"));
    m_recipes->setToolTip(
        tr("Choose lanes of any architecture among the recipes that come with the program"));
    m_race = new QPushButton(tr("Race: GRU and Transformer"));
    m_race->setObjectName(QStringLiteral("race"));
    m_race->setToolTip(tr("Two lanes on dates, a GRU and a Transformer, each trained as its recipe says"));
    for (QPushButton* button : {m_recipes, m_race})
        button->setWhatsThis(button->toolTip());
    m_laneButtons = new QWidget;
    auto* buttons = new QGridLayout(m_laneButtons);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->setSpacing(4);
    buttons->addWidget(m_addLane, 0, 0);
    buttons->addWidget(m_recipes, 0, 1);
    buttons->addWidget(m_race, 1, 0, 1, 2);
    m_content->addWidget(m_laneButtons, 0, Qt::AlignLeft);
    connect(m_addLane, &QPushButton::clicked, this, &SetupPanel::addLane);
    connect(m_recipes, &QPushButton::clicked, this, &SetupPanel::recipesRequested);
    connect(m_race, &QPushButton::clicked, this, &SetupPanel::raceRequested);
}

void SetupPanel::addFoot(QVBoxLayout& column) {
    auto* line = new QFrame;
    line->setProperty("role", "line");
    column.addWidget(line);
    auto* foot = new QVBoxLayout;
    foot->setContentsMargins(12, 8, 12, 8);
    foot->setSpacing(6);
    m_showProblem = new QPushButton;
    m_showProblem->setObjectName(QStringLiteral("showProblem"));
    m_showProblem->hide();
    m_cost = new QLabel;
    m_cost->setObjectName(QStringLiteral("cost"));
    m_cost->setWordWrap(true);
    m_cost->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Minimum);
    m_cost->setProperty("tone", "muted");
    m_cost->setTextFormat(Qt::PlainText);
    m_open = new QPushButton(tr("Open…"));
    m_save = new QPushButton(tr("Save…"));
    m_open->setObjectName(QStringLiteral("open"));
    m_save->setObjectName(QStringLiteral("save"));
    m_open->setToolTip(tr("Read the settings from recipes, one for each lane"));
    m_save->setToolTip(tr("Save the settings as recipes, one for each lane; attnlab reads them, too"));
    for (QPushButton* button : {m_open, m_save})
        button->setWhatsThis(button->toolTip());
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_open);
    buttons->addWidget(m_save);
    foot->addWidget(m_showProblem);
    foot->addWidget(m_cost);
    foot->addLayout(buttons);
    column.addLayout(foot);
    connect(m_open, &QPushButton::clicked, this, &SetupPanel::openRequested);
    connect(m_save, &QPushButton::clicked, this, &SetupPanel::saveRequested);
    connect(m_showProblem, &QPushButton::clicked, this, &SetupPanel::showFirstProblem);
}

void SetupPanel::applyTheme() {
    for (QLabel* title : m_titles)
        title->setFont(theme().labelBold);
    m_cost->setFont(theme().small);
    m_lanesProblem->setFont(theme().small);
    showData();
    updateGeometry();
}

void SetupPanel::showCost() {
    const std::vector<std::string> names = laneNames(m_setup);
    const std::vector<int> colours = laneColours(m_setup);
    const auto processors = static_cast<Index>(std::max(1U, std::thread::hardware_concurrency()));
    const std::optional<RunCost> cost = expectedCost(m_setup, m_speed > 0 ? m_speed : 1, processors);
    Index least = 0, most = 0;
    for (std::size_t i = 0; i < m_lanes.size(); ++i) {
        const std::optional<Index> count = cost ? cost->parameters[i] : std::nullopt;
        m_lanes[i]->setTitle(QString::fromStdString(names[i]), colours[i],
                             count ? roughNumber(static_cast<double>(*count)) : QString(),
                             count ? tr("%1 parameters").arg(groupedNumber(*count)) : QString());
        if (!count || !m_setup.lanes[i].takesPart)
            continue;
        least = least == 0 ? *count : std::min(least, *count);
        most = std::max(most, *count);
    }
    m_cost->setVisible(cost || m_setup.common.corpus);
    m_cost->setProperty("tone", isLarge(m_setup) ? "wrong" : "muted");
    m_cost->style()->unpolish(m_cost);
    m_cost->style()->polish(m_cost);
    if (!cost)
        return setCost({tr("How long it takes is known once the texts are read."), memoryLine()}, {});
    if (most == 0)
        return setCost({tr("No lane can be trained.")}, {});
    const auto few = roughNumber(static_cast<double>(least)), many = roughNumber(static_cast<double>(most));
    QStringList lines = {few == many ? tr("%1 parameters per lane").arg(many)
                                     : tr("%1 to %2 parameters per lane").arg(few, many)};
    if (m_speed > 0) {
        lines.append((hasClasses(m_setup.common) ? tr("about %1 texts/s") : tr("about %1 target tokens/s"))
                         .arg(roughNumber(cost->tokensPerSecond)));
        lines.append(tr("about %1 for all %2 updates")
                         .arg(roughTime(cost->seconds), groupedNumber(m_setup.common.updates)));
    }
    lines.append(memoryLine());
    setCost(lines,
            tr("Parameters are counted; speed, time and memory are estimates for all lanes together on "
               "%1 processors, from the work of one update and this machine's speed.")
                .arg(processors));
}

// Adds a warning when it is too much memory.
QString SetupPanel::memoryLine() const {
    const QString memory = roughBytes(expectedMemory(m_setup));
    return isLarge(m_setup)
               ? tr("about %1 of memory, of %2: Start asks first").arg(memory, roughBytes(machineMemory()))
               : tr("about %1 of memory").arg(memory);
}

void SetupPanel::setCost(const QStringList& lines, const QString& explanation) {
    m_cost->setText(lines.join(QLatin1Char('\n')));
    m_cost->setToolTip(explanation);
    emit costChanged();
}

QString SetupPanel::cost() const {
    return m_cost->isHidden() ? QString() : m_cost->text().replace(QLatin1Char('\n'), QStringLiteral(" · "));
}

void SetupPanel::showFirstProblem() {
    for (const QLabel* label : m_scroll->widget()->findChildren<QLabel*>()) {
        const QString name = label->objectName();
        if (!name.startsWith(QLatin1String("problem")) || label->isHidden() || label->text().isEmpty())
            continue;
        for (const auto& [button, part] : m_more)
            if (part->isAncestorOf(label))
                button->setChecked(true);
        const auto* row = qobject_cast<const SettingRow*>(label->parentWidget());
        QWidget* editor = row ? row->editor() : m_addLane;
        for (LaneRow* lane : m_lanes) {
            if (!lane->isAncestorOf(label))
                continue;
            lane->setOpen(true);  // its sentence may move to the field in question
            editor = lane->findChild<QWidget*>(QStringLiteral("takesPart"));
            for (const SettingRow* each : lane->findChildren<SettingRow*>())
                if (each->hasProblem() && !each->isHidden())
                    editor = each->editor();
        }
        if (editor->focusPolicy() == Qt::NoFocus)
            editor = editor->findChild<QLineEdit*>();
        editor->setFocus(Qt::ShortcutFocusReason);
        m_scroll->ensureWidgetVisible(editor, 0, 60);
        return;
    }
}

}  // namespace attn::ui
