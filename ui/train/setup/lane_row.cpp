// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/setup/lane_row.h"

#include <algorithm>

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

#include "core/network/attention/scores/score_registry.h"
#include "core/network/attention/spans/span_registry.h"
#include "core/network/models/wiring_registry.h"
#include "core/network/recurrent/cells/cell_registry.h"
#include "core/train/setup/setup_fields.h"
#include "ui/kit/text/model_text.h"
#include "ui/kit/theme/lane_shape.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/elided_label.h"
#include "ui/kit/widgets/side_margins.h"
#include "ui/train/setup/own_settings.h"
#include "ui/train/setup/setting_row.h"
#include "ui/train/setup/setting_texts.h"

namespace attn::ui {
namespace {

const QString mixedCells = QStringLiteral("mixed");

QString text(const std::string& utf8) {
    return QString::fromStdString(utf8);
}

const QStringList sizeFields = {
    QStringLiteral("model.decoder.hidden"),    QStringLiteral("model.encoder.hidden"),
    QStringLiteral("model.encoder.embedding"), QStringLiteral("model.decoder.embedding"),
    QStringLiteral("model.attention.size"),    QStringLiteral("model.encoder.layers"),
    QStringLiteral("model.decoder.layers")};
const QStringList trainingFields = {QStringLiteral("optimizer.rate"),
                                    QStringLiteral("optimizer.final_rate"),
                                    QStringLiteral("optimizer.decay"),
                                    QStringLiteral("optimizer.warmup"),
                                    QStringLiteral("optimizer.beta2"),
                                    QStringLiteral("optimizer.clip_norm"),
                                    QStringLiteral("batch"),
                                    QStringLiteral("updates"),
                                    QStringLiteral("dropout"),
                                    QStringLiteral("label_smoothing"),
                                    QStringLiteral("teacher_forcing"),
                                    QStringLiteral("early_stop.exact_match"),
                                    QStringLiteral("early_stop.patience")};

// The sizes that a model reads: one size says the width of a Transformer's half, and a class has no decoder.
QStringList sizesOf(const ModelConfig& model) {
    QStringList fields = sizeFields;
    const bool isRecurrentDecoder = isRecurrent(model) || hasScoreFunction(model);
    if (!isRecurrentDecoder || saysClass(model)) {
        fields.removeOne(QStringLiteral("model.decoder.embedding"));
        fields.removeOne(QStringLiteral("model.encoder.embedding"));
        fields.removeOne(QStringLiteral("model.attention.size"));
    }
    if (!readsOf(model.attention, model.decoder.wiring).size)
        fields.removeOne(QStringLiteral("model.attention.size"));
    if (saysClass(model))
        fields.removeOne(QStringLiteral("model.decoder.layers"));
    if (model.encoder.kind == "embedding" || model.encoder.kind == "hierarchical")
        fields.removeOne(QStringLiteral("model.encoder.layers"));
    if (model.encoder.kind == "hierarchical")
        fields.removeOne(QStringLiteral("model.encoder.hidden"));
    if (model.encoder.kind == "embedding" || model.encoder.kind == "self_attention")
        fields.removeOne(QStringLiteral("model.encoder.embedding"));
    return fields;
}

}  // namespace

void selectChoice(QComboBox& box, const std::string& id) {
    box.setCurrentIndex(box.findData(text(id)));
}

LaneRow::LaneRow(QWidget* parent)
    : QWidget(parent),
      m_open(new QToolButton(this)),
      m_dot(new QWidget(this)),
      m_name(new ElidedLabel(this)),
      m_note(new QLabel(this)),
      m_takesPart(newSwitch()),
      m_problem(new QLabel(this)),
      m_body(new QWidget(this)) {
    m_open->setObjectName(QStringLiteral("open"));
    m_open->setProperty("role", "fold");
    m_open->setCheckable(true);
    m_open->setArrowType(Qt::RightArrow);
    m_open->setFocusPolicy(Qt::StrongFocus);
    m_takesPart->setObjectName(QStringLiteral("takesPart"));
    m_takesPart->setToolTip(tr("Whether this lane is trained"));
    m_takesPart->setWhatsThis(m_takesPart->toolTip());
    m_name->setBuddy(m_takesPart);
    m_note->setProperty("tone", "muted");
    m_problem->setObjectName(QStringLiteral("problem"));
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setProperty("tone", "wrong");
    m_problem->hide();

    auto* head = new QHBoxLayout;
    head->setSpacing(6);
    head->addWidget(m_open);
    head->addWidget(m_dot);
    head->addWidget(m_name, 1);
    head->addWidget(m_note);
    head->addWidget(m_takesPart);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(head);
    column->addWidget(m_problem);
    column->addWidget(m_body);
    m_body->hide();

    connect(m_open, &QToolButton::toggled, this, [this](bool open) {
        if (open && m_rows.empty())
            build();
        m_body->setVisible(open);
        m_open->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
        showProblem();
    });
    connect(m_takesPart, &QCheckBox::toggled, this, [this](bool on) {
        if (m_isShowing)
            return;
        m_lane.takesPart = on;
        emit edited();
    });
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, &LaneRow::applyTheme);
    applyTheme();
    setLane(m_lane);
}

// Builds the lane's own settings when the row is opened. Eight lanes would have a hundred editors. Few users
// see them, and every theme change would polish all of them.
void LaneRow::build() {
    auto* body = new QVBoxLayout(m_body);
    setSideMargins(body, {indent, 2, 0, 8});
    body->setSpacing(4);
    for (QComboBox** box : {&m_score, &m_span, &m_wiring, &m_cell, &m_activation})
        *box = newChoice();
    fillChoice(*m_score, scoreFunctions());
    fillChoice(*m_span, spans());
    fillChoice(*m_wiring, recurrentWirings());
    fillChoice(*m_cell, cells());
    for (const char* activation : {"tanh", "sigmoid", "relu"})
        m_activation->addItem(QLatin1String(activation), QLatin1String(activation));
    addChoice(QStringLiteral("model.attention.score"), m_score);
    addSwitch(QStringLiteral("model.attention.learned_key_strength"), m_lane.attention.learnedKeyStrength);
    addNumber(QStringLiteral("model.attention.longest_source"), m_lane.attention.longestSource);
    addChoice(QStringLiteral("model.attention.activation"), m_activation);
    addSwitch(QStringLiteral("model.attention.bias"), m_lane.attention.bias);
    addChoice(QStringLiteral("model.attention.span"), m_span);
    addNumber(QStringLiteral("model.attention.window"), m_lane.attention.window);
    addChoice(QStringLiteral("model.decoder.wiring"), m_wiring);
    addSwitch(QStringLiteral("model.decoder.input_feeding"), m_lane.inputFeeding);
    addChoice(QStringLiteral("model.decoder.cell"), m_cell);
    m_hasSizes = newSwitch();
    m_hasSizes->setObjectName(QStringLiteral("ownSizes"));
    m_sizesRow = new SettingRow(QStringLiteral("own_sizes"), m_hasSizes, m_body);
    m_sizes = new OwnSettings(sizeFields, m_body);
    m_hasTraining = newSwitch();
    m_hasTraining->setObjectName(QStringLiteral("ownTraining"));
    m_trainingRow = new SettingRow(QStringLiteral("own_training"), m_hasTraining, m_body);
    m_training = new OwnSettings(trainingFields, m_body);
    m_own = new QLabel;
    m_own->setObjectName(QStringLiteral("ownModel"));
    m_own->setWordWrap(true);
    m_own->setProperty("tone", "muted");
    m_own->setTextFormat(Qt::PlainText);
    body->addWidget(m_own);
    for (QWidget* part : std::initializer_list<QWidget*>{m_sizesRow, m_sizes, m_trainingRow, m_training})
        body->addWidget(part);
    connect(m_hasSizes, &QCheckBox::toggled, this, [this](bool isOwn) {
        if (!m_isShowing)
            emit ownSizesRequested(isOwn);
    });
    connect(m_hasTraining, &QCheckBox::toggled, this, [this](bool isOwn) {
        if (!m_isShowing)
            emit ownTrainingRequested(isOwn);
    });
    connect(m_sizes, &OwnSettings::edited, this, [this] {
        m_lane.model = m_sizes->recipe().model;
        emit edited();
    });
    connect(m_training, &OwnSettings::edited, this, [this] {
        m_lane.training = m_training->recipe();
        emit edited();
    });
    m_remove = new QPushButton(tr("Remove lane"));
    m_remove->setObjectName(QStringLiteral("remove"));
    m_remove->setToolTip(tr("Remove this lane from the run"));
    m_remove->setAccessibleName(tr("Remove the lane %1").arg(m_name->text()));
    m_remove->setEnabled(m_isRemovable);
    body->addWidget(m_remove, 0, Qt::AlignRight);
    connect(m_remove, &QPushButton::clicked, this, &LaneRow::removeRequested);
    setLane(m_lane);
    setFrozen(m_isFrozen);
}

void LaneRow::applyTheme() {
    const int line = QFontMetrics(theme().label).height();
    m_dot->setFixedSize(line * 5 / 8, line);
    m_open->setFixedSize(line * 5 / 4, line * 5 / 4);
    m_problem->setFont(theme().small);
    m_note->setFont(theme().small);
    update();
}

SettingRow* LaneRow::row(const QString& id) const {
    for (SettingRow* row : m_rows)
        if (row->id() == id)
            return row;
    return nullptr;
}

void LaneRow::addChoice(const QString& id, QComboBox* box) {
    m_rows.push_back(new SettingRow(id, box, m_body));
    m_body->layout()->addWidget(m_rows.back());
    connect(box, &QComboBox::currentIndexChanged, this, &LaneRow::readChoices);
}

void LaneRow::addNumber(const QString& id, Index& place) {
    QLineEdit* edit = newNumberEdit();
    m_rows.push_back(new SettingRow(id, edit, m_body));
    m_body->layout()->addWidget(m_rows.back());
    const std::size_t number = m_numbers.size();
    m_numbers.push_back({id, edit, &place});
    connect(edit, &QLineEdit::textEdited, this, [this, number](const QString& typed) {
        Number& mine = m_numbers[number];
        const std::optional<Index> value = wholeNumber(typed.toStdString());
        mine.isReadable = value.has_value();
        row(mine.id)->setProblem(value ? QString()
                                       : tr("%1 should be a whole number.").arg(settingText(mine.id).label));
        emit readableChanged();
        if (value && *value != *mine.place) {
            *mine.place = *value;
            emit edited();
        }
    });
}

void LaneRow::addSwitch(const QString& id, bool& place) {
    QCheckBox* box = newSwitch();
    m_rows.push_back(new SettingRow(id, box, m_body));
    m_body->layout()->addWidget(m_rows.back());
    m_switches.push_back({box, &place});
    connect(box, &QCheckBox::toggled, this, [this, &place](bool on) {
        if (m_isShowing)
            return;
        place = on;
        emit edited();
    });
}

void LaneRow::readChoices() {
    if (m_isShowing)
        return;
    const auto id = [](const QComboBox& box) { return box.currentData().toString().toStdString(); };
    m_lane.attention.score = id(*m_score);
    m_lane.attention.span = id(*m_span);
    m_lane.attention.activation = id(*m_activation);
    m_lane.wiring = id(*m_wiring);
    if (m_cell->currentData() != mixedCells)
        m_lane.encoderCell = m_lane.decoderCell = id(*m_cell);
    showRows();
    emit edited();
}

void LaneRow::setLane(const LaneSetup& lane) {
    m_lane = lane;
    m_isShowing = true;
    m_takesPart->setChecked(lane.takesPart);
    m_isShowing = false;
    if (m_rows.empty())
        return;
    m_isShowing = true;
    selectChoice(*m_score, lane.attention.score);
    selectChoice(*m_span, lane.attention.span);
    selectChoice(*m_activation, lane.attention.activation);
    selectChoice(*m_wiring, lane.wiring);
    if (const int mixed = m_cell->findData(mixedCells); mixed >= 0)
        m_cell->removeItem(mixed);
    if (lane.encoderCell != lane.decoderCell)
        m_cell->addItem(tr("%1 to %2").arg(text(lane.encoderCell), text(lane.decoderCell)), mixedCells);
    lane.encoderCell == lane.decoderCell ? selectChoice(*m_cell, lane.encoderCell)
                                         : selectChoice(*m_cell, mixedCells.toStdString());
    for (Number& number : m_numbers) {
        // Keeps the user's text when it means the same number.
        if (!number.isReadable || wholeNumber(number.edit->text().toStdString()) != *number.place)
            number.edit->setText(QString::number(*number.place));
        number.isReadable = true;
        row(number.id)->setProblem({});
    }
    for (const Switch& each : m_switches)
        each.box->setChecked(*each.place);
    m_hasSizes->setChecked(lane.model.has_value());
    m_hasTraining->setChecked(lane.training.has_value());
    Recipe own = lane.training.value_or(Recipe());
    own.model = lane.model.value_or(ModelConfig());
    m_sizes->setRecipe(own);
    m_training->setRecipe(own);
    m_isShowing = false;
    showRows();
}

void LaneRow::showRows() {
    m_own->setVisible(m_lane.model.has_value());
    m_own->setText(m_lane.model
                       ? tr("This lane has a model of its own:\n%1").arg(variantSentences(*m_lane.model))
                       : QString());
    const LaneReads reads = readsOf(m_lane);
    const std::pair<const char*, bool> shown[] = {{"model.attention.learned_key_strength", reads.keyStrength},
                                                  {"model.attention.longest_source", reads.longestSource},
                                                  {"model.attention.activation", reads.activationAndBias},
                                                  {"model.attention.bias", reads.activationAndBias},
                                                  {"model.attention.window", reads.window},
                                                  {"model.decoder.input_feeding", reads.inputFeeding}};
    for (SettingRow* each : m_rows)
        each->setVisible(!m_lane.model);
    for (const auto& [id, isShown] : shown)
        row(QLatin1String(id))->setVisible(isShown);
    // Only a recurrent lane can go back to the sizes of the run.
    m_sizesRow->setVisible(!m_lane.model || isRecurrent(*m_lane.model));
    m_sizes->setVisible(m_lane.model.has_value());
    if (m_lane.model)
        m_sizes->setShown(sizesOf(*m_lane.model));
    m_training->setVisible(m_lane.training.has_value());
    // A hidden number is not used, so it cannot be wrong.
    for (Number& number : m_numbers) {
        if (number.isReadable || !row(number.id)->isHidden())
            continue;
        number.isReadable = true;
        number.edit->setText(QString::number(*number.place));
        row(number.id)->setProblem({});
    }
}

void LaneRow::setTitle(const QString& name, int colour, const QString& note, const QString& noteHelp) {
    m_colour = colour;
    m_name->setContent(name);
    m_note->setText(note);
    m_note->setToolTip(noteHelp);
    m_takesPart->setAccessibleName(tr("Train the lane %1").arg(name));
    m_open->setAccessibleName(tr("Settings of the lane %1").arg(name));
    m_open->setToolTip(tr("Settings of %1 alone: score, span, wiring, cell, sizes, training").arg(name));
    m_open->setWhatsThis(QStringLiteral("<p>%1</p>").arg(m_open->toolTip().toHtmlEscaped()));
    if (m_remove)
        m_remove->setAccessibleName(tr("Remove the lane %1").arg(name));
    update();
}

void LaneRow::setProblem(const QString& field, const QString& sentence) {
    m_problemField = field;
    m_sentence = sentence;
    showProblem();
}

void LaneRow::showProblem() {
    SettingRow* own = row(m_problemField);
    for (SettingRow* each : m_rows) {
        const bool isTyped = std::any_of(m_numbers.begin(), m_numbers.end(), [&](const Number& number) {
            return number.id == each->id() && !number.isReadable;
        });
        if (!isTyped)
            each->setProblem(each == own && !each->isHidden() && isOpen() ? m_sentence : QString());
    }
    // The sentence is shown once, where the user can see it.
    bool isBeside = own && !own->isHidden() && isOpen();
    for (OwnSettings* each : {m_sizes, m_training})
        if (each)
            isBeside =
                each->setProblem(!each->isHidden() && isOpen() ? m_problemField : QString(), m_sentence) ||
                isBeside;
    m_problem->setText(isBeside ? QString() : m_sentence);
    m_problem->setVisible(!m_problem->text().isEmpty());
    m_takesPart->setAccessibleDescription(m_sentence);
}

void LaneRow::setFrozen(bool frozen) {
    for (SettingRow* each : m_rows)
        each->setFrozen(frozen);
    for (SettingRow* each : {m_sizesRow, m_trainingRow})
        if (each)
            each->setFrozen(frozen);
    for (OwnSettings* each : {m_sizes, m_training})
        if (each)
            each->setFrozen(frozen);
    m_takesPart->setEnabled(!frozen);
    m_isFrozen = frozen;
    if (m_remove)
        m_remove->setVisible(!frozen);
}

void LaneRow::setRemovable(bool removable) {
    m_isRemovable = removable;
    if (m_remove)
        m_remove->setEnabled(removable);
}

void LaneRow::setOpen(bool open) {
    m_open->setChecked(open);
}

bool LaneRow::isOpen() const {
    return m_open->isChecked();
}

bool LaneRow::isReadable() const {
    const bool areOwn = !m_sizes || ((m_sizes->isHidden() || m_sizes->isReadable()) &&
                                     (m_training->isHidden() || m_training->isReadable()));
    return areOwn && std::all_of(m_numbers.begin(), m_numbers.end(), [this](const Number& number) {
               return number.isReadable || row(number.id)->isHidden();
           });
}

void LaneRow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& t = theme();
    const QRectF place = m_dot->geometry();
    const double side = place.width() - 1;
    paintLaneMark(painter, t, m_colour,
                  QRectF(place.center().x() - side / 2, place.center().y() - side / 2, side, side));
}

}  // namespace attn::ui
