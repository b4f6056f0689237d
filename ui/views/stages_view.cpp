// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/stages_view.h"

#include <numeric>

#include <QPainter>

#include "ui/theme.h"
#include "ui/views/stage_numbers.h"
#include "ui/views/stage_panel.h"

namespace attn::ui {

StagesView::StagesView(QWidget* parent) : QWidget(parent) {
    setAccessibleName(tr("Stages of the computation"));
    for (int stage = 1; stage <= stageCount; ++stage) {
        StagePanel* panel = makeStagePanel(stage, this);
        m_panels[static_cast<std::size_t>(stage - 1)] = panel;
        connect(panel, &StagePanel::sourceHovered, this, &StagesView::sourceHovered);
        connect(panel, &StagePanel::numbersRequested, this, [this, stage] { showNumbers(stage); });
        // A second click on the same title makes all alike again.
        connect(panel, &StagePanel::stageRequested, this,
                [this, stage] { emit stageRequested(m_stage == stage ? 0 : stage); });
    }
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, [this] {
        updateGeometry();
        placePanels();
        update();
    });
}

void StagesView::setData(std::shared_ptr<const LaneData> laneData) {
    if (laneData == m_data) {
        return;
    }
    m_data = std::move(laneData);
    for (StagePanel* panel : m_panels) {
        panel->setData(m_data);
    }
    if (m_numbers && m_numbers->isVisible()) {
        m_numbers->show(m_numbers->stage(), m_data, m_selection);
    }
}

void StagesView::setSelection(const Selection& selection) {
    const bool isStep = selection.step != m_selection.step;
    m_selection = selection;
    for (StagePanel* panel : m_panels) {
        panel->setSelection(selection);
    }
    if (isStep && m_numbers && m_numbers->isVisible()) {
        m_numbers->show(m_numbers->stage(), m_data, m_selection);
    }
}

void StagesView::setStage(int stage) {
    if (stage != m_stage) {
        m_stage = stage;
        for (StagePanel* panel : m_panels) {
            panel->setStandsOut(panel->stage() == stage);
        }
        placePanels();
    }
}

void StagesView::showNumbers(int stage) {
    if (!m_numbers) {
        m_numbers = new StageNumbers(this);
    }
    m_numbers->show(stage, m_data, m_selection);
    m_numbers->setVisible(true);
    m_numbers->raise();
}

// What stands out gets nearly twice the width.
void StagesView::placePanels() {
    std::array<double, stageCount> shares = {1.05, 1.2, 1.2, 1.05, 0.95};
    if (m_stage > 0) {
        shares[static_cast<std::size_t>(m_stage - 1)] *= 1.9;
    }
    const double total = std::accumulate(shares.begin(), shares.end(), 0.0);
    double left = 0;
    for (std::size_t i = 0; i < shares.size(); ++i) {
        const double right = left + shares[i] / total * width();
        const int from = static_cast<int>(left) + (i > 0 ? 1 : 0);  // room for the line between two
        m_panels[i]->setGeometry(from, 0, static_cast<int>(right) - from, height());
        left = right;
    }
}

void StagesView::resizeEvent(QResizeEvent*) {
    placePanels();
}

void StagesView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme().border);  // shows between the panels
}

QSize StagesView::sizeHint() const {
    const int line = QFontMetrics(theme().label).height();
    return {60 * line, 11 * line};
}

QSize StagesView::minimumSizeHint() const {
    const int line = QFontMetrics(theme().label).height();
    return {27 * line, 8 * line};  // in the largest type still inside 1024 pixels
}

}  // namespace attn::ui
