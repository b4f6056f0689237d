// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/stages/stages_view.h"

#include <algorithm>
#include <iterator>
#include <numeric>

#include <QPainter>

#include "ui/kit/theme/theme.h"
#include "ui/pictures/lane/formula_symbols.h"
#include "ui/step/stages/panels/stage_panel.h"
#include "ui/step/stages/panels/stage_rows.h"
#include "ui/step/stages/stage_numbers.h"

namespace attn::ui {
namespace {

constexpr double standingOutShare = 1.9;

}  // namespace

StagesView::StagesView(QWidget* parent) : QWidget(parent), m_panels(stageRows().size()) {
    setAccessibleName(tr("Stages of the computation"));
    for (const Stage stage : {Stage::Annotations, Stage::State, Stage::Scores, Stage::Weights, Stage::Context,
                              Stage::Attentional, Stage::Output}) {
        makePanel(stage);
    }
    orderPanels();
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, [this] {
        updateGeometry();
        placePanels();
        update();
    });
}

void StagesView::makePanel(Stage stage) {
    StagePanel*& panel = m_panels[static_cast<std::size_t>(stage)];
    if (panel) {
        return;
    }
    panel = stageRow(stage).makePanel(this);
    panel->hide();
    panel->setNumbers(m_laneNumbers);
    panel->setChoice(m_choice);
    panel->setData(m_data);
    panel->setSelection(m_selection);
    connect(panel, &StagePanel::sourceHovered, this, &StagesView::sourceHovered);
    connect(panel, &StagePanel::symbolHovered, this, &StagesView::hoverSymbol);
    connect(panel, &StagePanel::quantityRequested, this, &StagesView::quantityRequested);
    connect(panel, &StagePanel::numbersRequested, this, [this, stage] { showNumbers(stage); });
    // A second click on the same title makes all alike again.
    connect(panel, &StagePanel::stageRequested, this,
            [this, made = panel] { emit stageRequested(m_stage == made->number() ? 0 : made->number()); });
}

std::vector<StagePanel*> StagesView::panels() const {
    std::vector<StagePanel*> made;
    std::copy_if(m_panels.begin(), m_panels.end(), std::back_inserter(made),
                 [](const StagePanel* panel) { return panel != nullptr; });
    return made;
}

void StagesView::setData(std::shared_ptr<const LaneData> laneData) {
    if (laneData == m_data) {
        return;
    }
    m_data = std::move(laneData);
    m_laneNumbers->follow(m_data);
    orderPanels();
    for (StagePanel* panel : panels()) {
        panel->setData(m_data);
    }
    followNumbers();
}

void StagesView::followNumbers() {
    if (m_numbers && m_numbers->isVisible()) {
        m_numbers->show(m_numbers->stage(), m_data, m_selection, m_choice, m_laneNumbers);
    }
}

void StagesView::setChoice(const StageChoice& choice) {
    if (choice == m_choice) {
        return;
    }
    m_choice = choice;
    for (StagePanel* panel : panels()) {
        panel->setChoice(m_choice);
    }
    followNumbers();
}

// The stages of the lane's own wiring; the other panels hide.
void StagesView::orderPanels() {
    std::vector<Stage> order =
        stagesOf(m_data && m_data->model ? m_data->model->network.config() : ModelConfig());
    if (order == m_order) {
        return;
    }
    m_order = std::move(order);
    m_out = standingOut() ? std::optional(standingOut()->stage()) : std::nullopt;
    for (const Stage stage : m_order) {
        makePanel(stage);
    }
    for (StagePanel* panel : panels()) {
        const bool isOfLane = std::find(m_order.begin(), m_order.end(), panel->stage()) != m_order.end();
        // A panel that comes into sight reads the numbers of the lane, which are those of the new one
        // already.
        if (isOfLane) {
            panel->setData(m_data);
        }
        panel->setVisible(isOfLane);
        panel->setObjectName(QString());
    }
    QWidget* before = nullptr;
    for (std::size_t i = 0; i < m_order.size(); ++i) {
        StagePanel* now = panel(m_order[i]);
        now->setNumber(static_cast<int>(i) + 1);
        now->setStandsOut(now->number() == m_stage);
        if (before) {
            setTabOrder(before, now);
        }
        before = now;
    }
    placePanels();
}

void StagesView::setSelection(const Selection& selection) {
    const bool isStep = selection.step != m_selection.step;
    m_selection = selection;
    m_laneNumbers->forget();
    for (StagePanel* panel : panels()) {
        panel->setSelection(selection);
    }
    light();
    if (isStep) {
        followNumbers();
    }
}

// A symbol that exists for each source token shows the position of the token.
void StagesView::hoverSymbol(const QString& symbol) {
    const bool wasOfSource = isOfSource(m_symbol);
    setSymbol(symbol);
    if (isOfSource(symbol)) {
        emit sourceHovered(m_data ? sourceLookedAt(*m_data, m_selection) : -1);
    } else if (wasOfSource) {
        emit sourceHovered(-1);
    }
    emit symbolHovered(symbol);
}

void StagesView::setSymbol(const QString& symbol) {
    m_symbol = symbol;
    light();
}

// A hovered source position lights up all its numbers.
void StagesView::light() {
    static const ModelConfig usual;
    QStringList lit;
    if (!m_symbol.isEmpty()) {
        lit << sameSymbol(m_symbol, m_data && m_data->model ? m_data->model->network.config() : usual);
    } else if (m_selection.source >= 0) {
        lit = sourceSymbols();
    }
    for (StagePanel* panel : panels()) {
        panel->setLit(lit);
    }
}

void StagesView::setStage(int stage) {
    m_stage = stage;
    const StagePanel* out = standingOut();
    setStandingOut(out ? std::optional(out->stage()) : std::nullopt);
}

void StagesView::setStandingOut(std::optional<Stage> stage) {
    const auto place = stage ? std::find(m_order.begin(), m_order.end(), *stage) : m_order.end();
    m_stage = place == m_order.end() ? 0 : static_cast<int>(place - m_order.begin()) + 1;
    m_out = stage;
    for (StagePanel* panel : panels()) {
        panel->setStandsOut(panel->number() == m_stage && m_stage > 0);
    }
    placePanels();
}

void StagesView::setSharedColumns(std::vector<Stage> shared) {
    if (shared != m_sharedColumns) {
        m_sharedColumns = std::move(shared);
        placePanels();
        update();
    }
}

StagePanel* StagesView::standingOut() const {
    return m_stage > 0 && m_stage <= stageCount() ? panel(m_order[static_cast<std::size_t>(m_stage - 1)])
                                                  : nullptr;
}

void StagesView::showNumbers(Stage stage) {
    if (!m_numbers) {
        m_numbers = new StageNumbers(this);
        connect(m_numbers, &StageNumbers::quantityRequested, this, &StagesView::quantityRequested);
    }
    m_numbers->show(stage, m_data, m_selection, m_choice, m_laneNumbers);
    m_numbers->setVisible(true);
    m_numbers->raise();
    m_numbers->activateWindow();
    m_numbers->takeFocus();
}

const std::vector<Stage>& StagesView::columns() const {
    return m_sharedColumns.empty() ? m_order : m_sharedColumns;
}

// Where all stages are side by side, the one that stands out gets nearly twice the width.
double StagesView::shareOf(Stage stage) const {
    return m_columnWidth > 0 ? 1 : (stage == m_out ? standingOutShare : 1) * stageRow(stage).share;
}

double StagesView::allShares() const {
    const std::vector<Stage>& all = columns();
    return std::accumulate(all.begin(), all.end(), 0.0,
                           [this](double sum, Stage stage) { return sum + shareOf(stage); });
}

void StagesView::placePanels() {
    const double total = allShares();
    double left = 0;
    std::size_t next = 0;  // of the order
    for (const Stage stage : columns()) {
        const double right = left + shareOf(stage) / total * width();
        const int from = static_cast<int>(left) + (left > 0 ? 1 : 0);  // room for the line between two
        if (next < m_order.size() && m_order[next] == stage) {
            panel(stage)->setGeometry(from, 0, static_cast<int>(right) - from, height());
            ++next;
        }
        left = right;
    }
    emit placed();
}

// Side by side, the words of all titles must be whole, whichever stage stands out, and a stage must have the
// width of seven lines. Otherwise it is better to show fewer stages well, and to scroll.
int StagesView::columnWidth(int room) const {
    constexpr int leastLines = 7, wishedLines = 9;
    const int line = QFontMetrics(theme().label).height();
    double total = 0, largest = 0;
    for (const Stage stage : columns()) {
        total += stageRow(stage).share;
        largest = std::max(largest, stageRow(stage).share);
    }
    total += (standingOutShare - 1) * largest;
    bool fits = room >= leastLines * line * static_cast<int>(columns().size());
    int widest = wishedLines * line;
    for (const Stage stage : m_order) {
        const int least = panel(stage)->leastWidth();
        fits = fits && stageRow(stage).share / total * room >= least;
        widest = std::max(widest, least);
    }
    return fits ? 0 : room / std::max(1, room / widest);
}

void StagesView::setColumnWidth(int width) {
    m_columnWidth = width;
    const int least = width * static_cast<int>(columns().size());
    if (least == minimumWidth())
        return;
    setMinimumWidth(least);
    placePanels();
}

void StagesView::resizeEvent(QResizeEvent*) {
    placePanels();
}

// Qt drops a resize event that is due while the widget is being shown, for example when a scroll bar comes.
void StagesView::showEvent(QShowEvent*) {
    placePanels();
}

void StagesView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    // Paints the lines between the panels, and the window's ground where this lane has no stage.
    painter.fillRect(rect(), m_sharedColumns.empty() ? theme().border : theme().window);
}

QSize StagesView::sizeHint() const {
    const int line = QFontMetrics(theme().label).height();
    return {60 * line, 11 * line};
}

QSize StagesView::minimumSizeHint() const {
    const int line = QFontMetrics(theme().label).height();
    return {27 * line, 15 * line / 2};  // in the largest type still inside 1024 pixels
}

}  // namespace attn::ui
