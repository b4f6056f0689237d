// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/beam/beam_page.h"

#include <QCheckBox>
#include <QFrame>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QSpinBox>
#include <QStackedWidget>
#include <QToolButton>
#include <algorithm>

#include "ui/kit/theme/lane_shape.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/elided_label.h"
#include "ui/pictures/beam/beam_text.h"
#include "ui/step/beam/beam_node_panel.h"
#include "ui/step/beam/beam_view.h"

namespace attn::ui {

void BeamPage::setPrompt(const QString& headline, const QString& advice) {
    m_headline->setText(headline);
    m_advice->setText(advice);
    m_pages->setCurrentIndex(headline.isEmpty() ? 0 : 1);
}

void BeamPage::setOptions(int width, double lengthPower, EndedPlace ended) {
    const QSignalBlocker widthBlocker(m_width), powerBlocker(m_power), refillBlocker(m_refill);
    m_width->setValue(width);
    m_power->setValue(lengthPower);
    m_refill->setChecked(ended == EndedPlace::IsRefilled);
}

void BeamPage::setLane(std::shared_ptr<const LaneData> lane) {
    if (lane == m_lane)
        return;
    m_lane = std::move(lane);
    showName();
    showSaid();
}

void BeamPage::showName() {
    m_dot->setVisible(m_lane != nullptr);
    const bool hasMap = m_lane && !m_lane->map.isEmpty();
    const QString name = m_lane ? m_lane->name : QString();
    m_name->setContent(hasMap ? QStringLiteral("%1 · %2").arg(name, m_lane->briefMap) : name,
                       hasMap ? m_lane->map : QString());
    if (!m_lane)
        return;
    const int size = QFontMetrics(theme().label).ascent();
    QPixmap picture(QSize(size, size) * devicePixelRatioF());
    picture.setDevicePixelRatio(devicePixelRatioF());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    paintLaneMark(painter, theme(), m_lane->colour,
                  QRectF(0.5, 0.5, size - 1, size - 1).adjusted(1, 1, -1, -1));
    m_dot->setPixmap(picture);
}

void BeamPage::setData(std::shared_ptr<const BeamData> found) {
    if (found == m_data)
        return;
    std::vector<Token> before;
    if (m_data && m_tree->selected() >= 0) {
        for (const Index node : pathTo(*m_data->tree, m_tree->selected()))
            before.push_back(nodeOf(*m_data, node).token);
    }
    const bool isSameSource = found && m_data && found->lane->sourceTokens == m_data->lane->sourceTokens;
    const bool wasSeen = m_tree->isInSight(m_tree->selected());
    m_data = std::move(found);
    m_tree->setData(m_data);
    turnForTree();
    Index selected = -1;
    bool isKept = false;
    if (m_data) {
        const std::vector<Index> path = pathOf(*m_data->tree, before);
        isKept = isSameSource && !before.empty() && path.size() == before.size();
        selected = isKept                         ? path.back()
                   : m_data->tree->ranked.empty() ? static_cast<Index>(m_data->tree->nodes.size()) - 1
                                                  : m_data->tree->ranked.front();
    }
    m_tree->setSelected(selected);
    if (!isKept)
        m_tree->scrollToStart();
    else if (wasSeen)
        m_tree->bringIntoSight(selected);
    select(selected);
    showSaid();
}

void BeamPage::setState(const State& state) {
    if (state == m_state)
        return;
    m_state = state;
    showSummary();
}

void BeamPage::setHoveredSource(int source) {
    m_panel->setHoveredSource(source);
}

void BeamPage::showSaid() {
    const bool isKnown = m_data && m_lane && m_lane->trace && m_lane->model == m_data->lane->model;
    m_tree->setSaid(isKnown ? pathOf(*m_data->tree, tokensOf(*m_lane->trace)) : std::vector<Index>());
    showSummary();
}

void BeamPage::showSummary() {
    const std::vector<Token> said = m_lane && m_lane->trace ? tokensOf(*m_lane->trace) : std::vector<Token>();
    const bool saidAll = m_lane && m_lane->isFinished;
    const QString text = !m_state.text.isEmpty() ? m_state.text
                         : m_data                ? beamSummary(*m_data, said, saidAll)
                                                 : QString();
    m_summary->setText(text);
    // When a widget hides, Qt moves the focus to the next field, where the keys would type letters.
    if (m_state.text.isEmpty() && m_stop->hasFocus())
        takeFocus();
    m_stop->setVisible(!m_state.text.isEmpty());
    m_stop->setText(m_state.isSearching ? tr("S&top") : tr("&Search"));
    m_stop->setToolTip(m_state.isSearching ? tr("Stop the search and keep the tree that is there")
                                           : tr("Search again"));
    showObstacle();
}

QString BeamPage::summary() const {
    return m_summary->text();
}

void BeamPage::select(Index node) {
    m_panel->setNode(m_data, m_tree->places(), node);
    fitPanel();
    showObstacle();
}

void BeamPage::showObstacle() {
    const QString reason = obstacle();
    // If the button with the focus is disabled, the tree gets the focus.
    if (!reason.isEmpty() && m_panel->hasKeys())
        takeFocus();
    m_panel->setObstacle(reason);
    emit decodableChanged();
}

QString BeamPage::obstacle() const {
    if (!m_data || m_tree->selected() < 0)
        return tr("Select a token of the tree first");
    if (!m_state.isCurrent)
        return tr("This tree belongs to the text or the settings before. Wait for the new one");
    if (m_lane && m_lane->trace) {
        const std::vector<Token> said = tokensOf(*m_lane->trace);
        const std::vector<Index> path = pathTo(*m_data->tree, m_tree->selected());
        const bool isSaid =
            path.size() <= said.size() &&
            std::equal(path.begin(), path.end(), said.begin(),
                       [this](Index node, Token token) { return nodeOf(*m_data, node).token == token; });
        if (isSaid)
            return tr("This path is already the output of the lane");
    }
    return {};
}

bool BeamPage::canDecode() const {
    return obstacle().isEmpty();
}

void BeamPage::decode() {
    if (canDecode())
        emit decodeRequested(m_tree->selected());
}

void BeamPage::takeFocus() {
    m_tree->setFocus();
}

QSize BeamPage::minimumSizeHint() const {
    // Room for the settings and a few rows of the tree.
    const int line = QFontMetrics(theme().label).height();
    return {24 * line, 43 * line / 4};
}

}  // namespace attn::ui
