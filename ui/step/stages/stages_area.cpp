// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/stages/stages_area.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include "core/explain/residual_stream.h"

#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/largest.h"
#include "ui/pictures/cards/lane_band.h"
#include "ui/step/stages/choice_bar.h"
#include "ui/step/stages/computation_bar.h"
#include "ui/step/stages/panels/stage_panel.h"
#include "ui/step/stages/shared_stages.h"
#include "ui/step/stages/stages_view.h"

namespace attn::ui {

StagesArea::StagesArea(QWidget* parent)
    : QWidget(parent),
      m_bar(new ComputationBar(this)),
      m_scroll(new QScrollArea(this)),
      m_content(new QWidget(m_scroll)) {
    auto* column = new QVBoxLayout(m_content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(1);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidget(m_content);
    m_rows.push_back(makeRow());
    connect(m_scroll->horizontalScrollBar(), &QScrollBar::sliderReleased, this, &StagesArea::alignScroll);
    connect(main(), &StagesView::symbolHovered, this, &StagesArea::lightAll);
    connect(main(), &StagesView::placed, this, &StagesArea::followStages);
    connect(m_bar, &ComputationBar::newsChanged, this, &StagesArea::place);
    connect(m_bar->choices(), &ChoiceBar::chosen, this, &StagesArea::setChoice);
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, [this] {
        updateGeometry();
        place();
    });
}

StagesArea::Row StagesArea::makeRow() {
    auto* whole = new QWidget(m_content);
    auto* line = new QHBoxLayout(whole);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(1);
    Row row{whole, new LaneBand(whole), new StagesView(whole)};
    line->addWidget(row.band);
    line->addWidget(row.stages, 1);
    row.band->hide();
    m_content->layout()->addWidget(whole);
    return row;
}

void StagesArea::addBeside() {
    const int index = besideCount();
    const Row row = makeRow();
    m_rows.push_back(row);
    connect(row.stages, &StagesView::sourceHovered, this, &StagesArea::sourceHovered);
    connect(row.stages, &StagesView::stageRequested, this, [this, stages = row.stages](int number) {
        emit stageRequested(number > 0 ? std::optional(stages->order()[static_cast<std::size_t>(number - 1)])
                                       : std::nullopt);
    });
    connect(row.stages, &StagesView::symbolHovered, this, &StagesArea::lightAll);
    connect(row.stages, &StagesView::quantityRequested, this,
            [this, index](const Quantity& quantity) { emit quantityRequested(index, quantity); });
}

void StagesArea::lightAll(const QString& symbol) {
    for (const Row& row : m_rows) {
        row.stages->setSymbol(symbol);
    }
}

void StagesArea::setLanes(const std::shared_ptr<const LaneData>& selected,
                          const std::vector<std::shared_ptr<const LaneData>>& beside) {
    while (besideCount() < static_cast<int>(beside.size())) {
        addBeside();
    }
    while (besideCount() > static_cast<int>(beside.size())) {
        m_rows.back().whole->hide();
        m_rows.back().whole->deleteLater();
        m_rows.pop_back();
    }
    m_bar->setLane(selected ? selected->name : QString(), selected ? selected->colour : 0);
    m_selected = selected;
    followMap(selected);
    std::vector<std::vector<Stage>> orders;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const std::shared_ptr<const LaneData>& lane = i == 0 ? selected : beside[i - 1];
        if (i > 0) {
            m_rows[i].stages->setChoice(m_choice);
            m_rows[i].stages->setData(lane);
            m_rows[i].stages->setSelection(m_selection);
            m_rows[i].stages->setStandingOut(m_stage);
        }
        m_rows[i].band->setVisible(!beside.empty());
        m_rows[i].band->setLane(lane ? lane->name : QString(), lane ? lane->colour : 0);
        orders.push_back(stagesOf(lane && lane->model ? lane->model->network.config() : ModelConfig()));
    }
    std::vector<Stage> shared;  // empty: all have one order
    for (const std::vector<Stage>& order : orders) {
        if (order != orders.front()) {
            shared = sharedStages(shared.empty() ? orders.front() : shared, order);
        }
    }
    for (const Row& row : m_rows) {
        row.stages->setSharedColumns(shared);
    }
    place();
}

// Who chooses another map for the lane wants to see its layer and head.
void StagesArea::followMap(const std::shared_ptr<const LaneData>& selected) {
    const bool hasModel = selected && selected->model;
    const QString map = selected ? shownPicture(*selected).mapName : QString();
    const std::optional<MapAddress> address = mapOfName(map.toStdString());
    StageChoice choice = m_choice;
    if (selected && selected->name != m_lane)
        choice.token.reset();
    if (address && (map != m_map || selected->name != m_lane)) {
        choice.layer = address->layer;
        choice.head = address->head;
    }
    m_lane = selected ? selected->name : QString();
    m_map = map;
    m_bar->choices()->setChoices(hasModel ? choicesOf(selected->model->network.config()) : StageChoices(),
                                 choice);
    setChoice(choice);
    followTokens();
}

// The tokens whose logit can be chosen are the most likely ones of the step.
void StagesArea::followTokens() {
    const StepTrace* step = m_selected && m_selected->model && m_selected->trace
                                ? currentStep(*m_selected, m_selection)
                                : nullptr;
    if (!step || !hasResidualStream(m_selected->model->network.config()))
        return;
    constexpr std::size_t most = 12;
    const Vocabulary& target = m_selected->model->target;
    const auto textOf = [&](Token token) { return QString::fromStdString(target.text(token)); };
    ChoiceBar::Tokens tokens;
    for (const int token : largest(step->probabilities, most))
        tokens.emplace_back(static_cast<Token>(token), textOf(static_cast<Token>(token)));
    const auto isThere = [&](Token token) {
        return std::any_of(tokens.begin(), tokens.end(),
                           [&](const auto& each) { return each.first == token; });
    };
    if (m_choice.token && !isThere(*m_choice.token))
        tokens.emplace_back(*m_choice.token, textOf(*m_choice.token));
    m_bar->choices()->setTokens(tokens, textOf(step->token));
    m_bar->place();
}

void StagesArea::setChoice(const StageChoice& choice) {
    m_choice = choice;
    if (m_selected && m_selected->model)
        m_bar->choices()->setChoices(choicesOf(m_selected->model->network.config()), choice);
    for (const Row& row : m_rows)
        row.stages->setChoice(choice);
    m_bar->place();
}

void StagesArea::setSelection(const Selection& selection) {
    m_selection = selection;
    followTokens();
    for (int i = 0; i < besideCount(); ++i) {
        beside(i)->setSelection(selection);
    }
}

void StagesArea::setStage(std::optional<Stage> stage) {
    m_stage = stage;
    for (int i = 0; i < besideCount(); ++i) {
        beside(i)->setStandingOut(stage);
    }
}

void StagesArea::place() {
    const int line = m_bar->sizeHint().height();
    const bool hasBar = m_bar->hasNews() || height() >= line + main()->minimumSizeHint().height();
    m_bar->setVisible(hasBar);
    m_bar->setGeometry(0, 0, width(), line);
    const int top = hasBar ? line : 0;
    m_scroll->setGeometry(0, top, width(), std::max(1, height() - top));
    // One lane takes all of the height. Several keep the height that they need, and scroll.
    const int least = besideCount() > 0 ? main()->minimumSizeHint().height() : 1;
    for (const Row& row : m_rows) {
        row.stages->setMinimumHeight(least);
    }
    fitStages();
}

// Stages that would be too narrow to read scroll sideways; as many of them as are seen are whole.
void StagesArea::fitStages() {
    const int band = m_rows.front().band->isHidden() ? 0 : m_rows.front().band->sizeHint().width() + 1;
    int wide = 0;
    for (const Row& row : m_rows)
        wide = std::max(wide, row.stages->columnWidth(width() - band));
    for (const Row& row : m_rows)
        row.stages->setColumnWidth(wide);
    QScrollBar* bar = m_scroll->horizontalScrollBar();
    m_column = wide;
    m_scroll->setHorizontalScrollBarPolicy(wide > 0 ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    // A notch of the wheel moves by a stage.
    constexpr int linesOfNotch = 3;
    bar->setSingleStep(std::max(1, wide / linesOfNotch));
}

void StagesArea::alignScroll() {
    QScrollBar* bar = m_scroll->horizontalScrollBar();
    if (m_column > 0)
        bar->setValue((bar->value() + m_column / 2) / m_column * m_column);
}

// Other stages may need another width; the one that stands out is brought into sight, once.
void StagesArea::followStages() {
    fitStages();
    const StagePanel* out = main()->standingOut();
    const int left = out ? out->mapTo(m_content, QPoint(0, 0)).x() : -1;
    if (left == m_outAt)
        return;
    m_outAt = left;
    QScrollBar* bar = m_scroll->horizontalScrollBar();
    if (out)
        bar->setValue(
            std::min(left, std::max(bar->value(), left + out->width() - m_scroll->viewport()->width())));
    if (out)
        alignScroll();
}

void StagesArea::resizeEvent(QResizeEvent*) {
    place();
}

int StagesArea::heightForAll() const {
    const int rows = static_cast<int>(m_rows.size());
    return m_bar->sizeHint().height() + rows * (main()->minimumSizeHint().height() + 1);
}

QSize StagesArea::sizeHint() const {
    const QSize stages = main()->sizeHint();
    return {stages.width(), stages.height() + m_bar->sizeHint().height()};
}

QSize StagesArea::minimumSizeHint() const {
    return main()->minimumSizeHint();
}

}  // namespace attn::ui
