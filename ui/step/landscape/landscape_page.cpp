// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/landscape/landscape_page.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <cmath>
#include <numbers>

#include "core/network/attention/scores/score_registry.h"
#include "ui/kit/text/decimal_text.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/calm_wheel.h"
#include "ui/kit/widgets/elided_label.h"
#include "ui/pictures/landscape/landscape_scene.h"
#include "ui/pictures/landscape/landscape_view.h"

namespace attn::ui {
namespace {

constexpr QPointF usualQuery = {1, 0.5};
constexpr int usualKeys = 3;
// The slider is of the logarithm: 20 steps double the temperature, from 1/8 to 8.
constexpr int stepsPerDouble = 20, mostDoubles = 3;

QPointF usualKey(int key) {
    static const QPointF first[] = {{1.1, 0.3}, {-0.6, 1}, {-0.2, -1.2}};
    if (key < usualKeys)
        return first[key];
    const double angle = 2 * std::numbers::pi * key / LandscapePage::mostKeys;
    return {1.6 * std::cos(angle), 1.6 * std::sin(angle)};
}

QString keyName(int key) {
    return QString(QChar(static_cast<char16_t>('a' + key)));
}

}  // namespace

LandscapePage::LandscapePage(QWidget* parent)
    : QWidget(parent),
      m_view(new LandscapeView),
      m_colour(new QComboBox),
      m_count(new QSpinBox),
      m_countLabel(new QLabel(tr("&Keys"))),
      m_temperature(new QSlider(Qt::Horizontal)),
      m_temperatureText(new QLabel),
      m_note(new ElidedLabel),
      m_stack(new QStackedWidget),
      m_prompt(new QLabel(tr("No lane has a landscape: one is drawn of recurrent lanes that look everywhere "
                             "and have decoded three steps."))) {
    build();
    connect(m_count, &QSpinBox::valueChanged, this, &LandscapePage::setKeyCount);
    connect(m_temperature, &QSlider::valueChanged, this, &LandscapePage::showTemperature);
    connect(m_view, &LandscapeView::keyMoved, this, &LandscapePage::moveKey);
    connect(m_view, &LandscapeView::queryMoved, this, &LandscapePage::edited);
    connect(m_colour, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_view->setKey(index > 0 ? std::optional(index - 1) : std::nullopt);
        emit edited();
    });
    setKeyCount(usualKeys);
    showTemperature();
}

QToolButton* LandscapePage::newSegment(const QString& text, const QString& tip, const char* place) {
    auto* button = new QToolButton;
    button->setText(text);
    button->setToolTip(tip);
    button->setWhatsThis(tip);
    button->setCheckable(true);
    button->setAutoExclusive(true);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setProperty("role", "segment");
    button->setProperty("place", place);
    return button;
}

void LandscapePage::build() {
    m_chosen = newSegment(tr("Chosen Keys"), tr("Keys that you place yourself, under every score function"),
                          "first");
    m_ofLanes = newSegment(tr("This Sentence"),
                           tr("The lanes' own annotations and the plane that their queries move in"), "last");
    m_chosen->setObjectName(QStringLiteral("chosenKeys"));
    m_ofLanes->setObjectName(QStringLiteral("keysOfLanes"));
    m_chosen->setChecked(true);
    connect(m_chosen, &QToolButton::clicked, this, [this] { setShowsLanes(false); });
    connect(m_ofLanes, &QToolButton::clicked, this, [this] { setShowsLanes(true); });
    m_colour->setObjectName(QStringLiteral("landscapeColour"));
    m_colour->setAccessibleName(tr("What the colours show"));
    m_colour->setToolTip(
        tr("Colours and lines show the largest weight of each point, or the weight of one key"));
    m_colour->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_colour->addItem(tr("largest weight"));
    m_colour->installEventFilter(this);
    calmWheel(m_colour);
    m_count->setObjectName(QStringLiteral("keyCount"));
    m_count->setRange(fewestKeys, mostKeys);
    m_count->setValue(usualKeys);
    m_count->setAccessibleName(tr("Number of keys"));
    m_countLabel->setBuddy(m_count);
    m_temperature->setObjectName(QStringLiteral("landscapeTemperature"));
    m_temperature->setRange(-mostDoubles * stepsPerDouble, mostDoubles * stepsPerDouble);
    m_temperature->setAccessibleName(tr("Temperature"));
    m_temperature->setToolTip(tr("Scores are divided by the temperature before the softmax"));
    m_temperature->setMinimumWidth(60);
    m_temperature->setMaximumWidth(240);
    m_count->installEventFilter(this);
    m_temperature->installEventFilter(this);
    calmWheel(m_count);
    calmWheel(m_temperature);
    auto* temperature = new QLabel(tr("&Temperature"));
    temperature->setBuddy(m_temperature);
    auto* reset = new QPushButton(tr("Reset"));
    reset->setObjectName(QStringLiteral("resetLandscape"));
    reset->setToolTip(tr("Keys, query and temperature as at the start"));
    connect(reset, &QPushButton::clicked, this, &LandscapePage::reset);
    m_note->setObjectName(QStringLiteral("landscapeNote"));
    m_note->setProperty("tone", "muted");
    m_prompt->setObjectName(QStringLiteral("landscapePrompt"));
    m_prompt->setAlignment(Qt::AlignCenter);
    m_prompt->setWordWrap(true);
    m_prompt->setProperty("tone", "muted");
    m_stack->addWidget(m_view);
    m_stack->addWidget(m_prompt);

    auto* segments = new QHBoxLayout;
    segments->setSpacing(0);
    segments->addWidget(m_chosen);
    segments->addWidget(m_ofLanes);
    segments->addSpacing(14);
    segments->addWidget(m_colour);
    segments->addStretch();
    auto* bar = new QHBoxLayout;
    bar->setSpacing(0);
    for (QWidget* each : {static_cast<QWidget*>(m_countLabel), static_cast<QWidget*>(m_count),
                          static_cast<QWidget*>(temperature), static_cast<QWidget*>(m_temperature),
                          static_cast<QWidget*>(m_temperatureText), static_cast<QWidget*>(reset)}) {
        if (bar->count() > 0)
            bar->addSpacing(qobject_cast<QLabel*>(each) && each != m_temperatureText ? 14 : 6);
        bar->addWidget(each);
    }
    bar->addStretch();
    m_bars = new QBoxLayout(QBoxLayout::LeftToRight);
    m_bars->setContentsMargins(12, 8, 12, 0);
    m_bars->setSpacing(14);
    m_bars->addLayout(segments);
    m_bars->addLayout(bar, 1);
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, m_temperatureText,
            [this] { m_temperatureText->setText(decimalText(this->temperature(), 'f', 2)); });
    auto* note = new QHBoxLayout;
    note->setContentsMargins(12, 4, 12, 0);
    note->addWidget(m_note);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(m_bars);
    column->addLayout(note);
    column->addWidget(m_stack, 1);
}

double LandscapePage::temperature() const {
    return std::exp2(static_cast<double>(m_temperature->value()) / stepsPerDouble);
}

void LandscapePage::showTemperature() {
    m_temperatureText->setText(decimalText(temperature(), 'f', 2));
    m_view->setTemperature(temperature());
    emit edited();
}

// The keys that colours can show have the names of those that are drawn.
void LandscapePage::showColours() {
    const std::vector<LandscapePlane>& planes = m_view->scene().planes();
    QStringList names;
    if (!planes.empty())
        for (const QString& key : planes.front().keys)
            names << tr("weight of %1").arg(key);
    QStringList shown;
    for (int i = 1; i < m_colour->count(); ++i)
        shown << m_colour->itemText(i);
    if (names == shown)
        return;
    const int before = m_colour->currentIndex();
    const QSignalBlocker quiet(m_colour);
    while (m_colour->count() > 1)
        m_colour->removeItem(1);
    m_colour->addItems(names);
    m_colour->setCurrentIndex(before < m_colour->count() ? before : 0);
    m_view->setKey(m_colour->currentIndex() > 0 ? std::optional(m_colour->currentIndex() - 1) : std::nullopt);
}

SavedLandscape LandscapePage::saved() const {
    SavedLandscape landscape;
    for (Index j = 0; j < m_keys.cols(); ++j)
        landscape.keys.emplace_back(m_keys(0, j), m_keys(1, j));
    landscape.query = {m_view->query().x(), m_view->query().y()};
    landscape.temperature = temperature();
    landscape.showsLanes = m_showsLanes;
    if (m_colour->currentIndex() > 0 && !m_showsLanes)
        landscape.key = m_colour->currentIndex() - 1;
    return landscape;
}

void LandscapePage::restore(const SavedLandscape& landscape) {
    Matrix keys(2, static_cast<Index>(landscape.keys.size()));
    for (Index j = 0; j < keys.cols(); ++j) {
        const auto& [x, y] = landscape.keys[static_cast<std::size_t>(j)];
        keys.col(j) << static_cast<Real>(x), static_cast<Real>(y);
    }
    setChosen(keys, {landscape.query.first, landscape.query.second}, landscape.temperature, {});
    m_colour->setCurrentIndex(landscape.key ? static_cast<int>(*landscape.key) + 1 : 0);
    setShowsLanes(landscape.showsLanes);
}

std::shared_ptr<const ChosenLandscape> LandscapePage::figure() const {
    if (m_showsLanes)
        return nullptr;
    const LandscapeScene& scene = m_view->scene();
    return std::make_shared<ChosenLandscape>(
        ChosenLandscape{scene.planes(), m_keys, m_view->query(), scene.temperature, scene.key});
}

void LandscapePage::setShowsLanes(bool showsLanes) {
    (showsLanes ? m_ofLanes : m_chosen)->setChecked(true);
    if (showsLanes == m_showsLanes)
        return;
    m_showsLanes = showsLanes;
    emit edited();
    if (showsLanes)
        emit lanesRequested();
    showPlanes();
}

void LandscapePage::setLanes(std::vector<LandscapePlane> planes) {
    m_lanes = std::move(planes);
    if (m_showsLanes)
        showPlanes();
}

void LandscapePage::setChosen(const Matrix& keys, QPointF query, double temperature,
                              const QStringList& scores) {
    m_scores = scores;
    m_keys = keys;
    m_temperature->setValue(static_cast<int>(std::lround(std::log2(temperature) * stepsPerDouble)));
    m_view->setQuery(query);
    m_count->setValue(static_cast<int>(keys.cols()));
    setShowsLanes(false);
    showPlanes();
}

void LandscapePage::setStep(int step) {
    m_view->setStep(step);
}

void LandscapePage::setKeyCount(int count) {
    const auto had = static_cast<int>(m_keys.cols());
    m_keys.conservativeResize(2, count);
    for (int j = had; j < count; ++j) {
        const QPointF place = usualKey(j);
        m_keys.col(j) << static_cast<Real>(place.x()), static_cast<Real>(place.y());
    }
    showPlanes();
}

void LandscapePage::moveKey(int key, QPointF place) {
    if (m_showsLanes || key >= static_cast<int>(m_keys.cols()))
        return;
    m_keys.col(key) << static_cast<Real>(place.x()), static_cast<Real>(place.y());
    showPlanes();
}

void LandscapePage::reset() {
    m_scores.clear();
    m_keys.resize(2, 0);
    m_temperature->setValue(0);
    m_view->setQuery(usualQuery);
    m_colour->setCurrentIndex(0);
    m_count->setValue(usualKeys);
    setKeyCount(usualKeys);
}

void LandscapePage::showPlanes() {
    m_count->setEnabled(!m_showsLanes);
    m_countLabel->setEnabled(!m_showsLanes);
    m_stack->setCurrentWidget(m_showsLanes && m_lanes.empty() ? static_cast<QWidget*>(m_prompt) : m_view);
    m_note->setContent(
        m_showsLanes ? tr("Queries of the decoder, step by step, in the plane of their two principal "
                          "components; a region is named by the source token with the most weight; "
                          "numbers are those of "
                          "the projected query")
                     : tr("Drag the query or a key; arrows move it, Page Up and Page Down choose "
                          "it · double click: one plane large · lines: the largest weight is 0.5 and 0.9"));
    if (m_showsLanes) {
        m_view->setPlanes(m_lanes, Matrix(2, 0));
        showColours();
        return;
    }
    QStringList names;
    for (int j = 0; j < static_cast<int>(m_keys.cols()); ++j)
        names << keyName(j);
    std::vector<LandscapePlane> planes;
    int colour = 0;
    for (const ScoreDescription& score : scoreFunctions()) {
        if (score.attends && (m_scores.isEmpty() || m_scores.contains(QString::fromStdString(score.id)))) {
            QString caption = landscapeCaption(score.id);
            if (const std::string words = chosenParameters(score.id); !words.empty())
                caption += QStringLiteral(" · ") + QString::fromStdString(words);
            planes.push_back({.name = coreText(score.label),
                              .colour = colour,
                              .caption = caption,
                              .plane = std::make_shared<ScorePlane>(ScorePlane::chosen(score.id, m_keys)),
                              .keys = names,
                              .hasKeyPlaces = true,
                              .steps = {},
                              .reach = 2});
        }
        ++colour;
    }
    m_view->setPlanes(std::move(planes), m_keys);
    showColours();
    emit edited();
}

// A narrow page has two lines of controls and leaves the advice out.
void LandscapePage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const QMargins frame = m_bars->contentsMargins();
    int needed = frame.left() + frame.right() + m_bars->spacing();
    for (int i = 0; i < m_bars->count(); ++i)
        needed += m_bars->itemAt(i)->sizeHint().width();
    const bool isNarrow = needed > width();
    m_bars->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_note->setHidden(isNarrow);
}

// The slider and the box have their arrows before the window's keys.
bool LandscapePage::eventFilter(QObject* object, QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        auto* key = static_cast<QKeyEvent*>(event);
        const bool isCommand = key->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
        const bool isFunction = key->key() >= Qt::Key_F1 && key->key() <= Qt::Key_F35;
        if (!isCommand && !isFunction && key->key() != Qt::Key_Escape)
            key->accept();
    }
    return QWidget::eventFilter(object, event);
}

void LandscapePage::takeFocus() {
    m_view->setFocus(Qt::OtherFocusReason);
}

}  // namespace attn::ui
