// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/curves/curves_view.h"

#include <QAction>
#include <QActionGroup>
#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>
#include <algorithm>

#include "ui/kit/commands/empty_menu.h"
#include "ui/pictures/curves/curves_legend.h"
#include "ui/pictures/curves/curves_plot.h"

namespace attn::ui {
namespace {

constexpr int headSpacing = 4, headGap = 8;

}  // namespace

CurvesView::CurvesView(QWidget* parent)
    : QWidget(parent),
      m_plot(new CurvesPlot(this)),
      m_legend(new CurvesLegend(this)),
      m_button(new QToolButton(this)),
      m_menu(new QMenu(this)) {
    m_button->setObjectName(QStringLiteral("curvesMenu"));
    m_button->setText(tr("Charts ▾"));
    m_button->setToolTip(tr("Scale and smoothing of the loss, which lanes and updates are shown"));
    m_button->setAccessibleName(tr("Settings of the charts"));
    m_button->setProperty("role", "flat");
    m_button->setMenu(m_menu);
    m_button->setPopupMode(QToolButton::InstantPopup);
    m_button->setFocusPolicy(Qt::TabFocus);
    makeMenu();

    auto* head = new QHBoxLayout;
    head->setSpacing(headGap);
    head->addWidget(m_legend, 1, Qt::AlignVCenter);
    head->addWidget(m_button, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(headSpacing);
    column->addLayout(head);
    column->addWidget(m_plot, 1);
    setTabOrder(m_legend, m_button);
    setTabOrder(m_button, m_plot);

    connect(m_plot, &CurvesPlot::updateRequested, this, &CurvesView::updateRequested);
    connect(m_plot, &CurvesPlot::liveRequested, this, &CurvesView::liveRequested);
    connect(m_legend, &CurvesLegend::selectRequested, this, &CurvesView::laneSelectRequested);
    connect(m_legend, &CurvesLegend::hideRequested, this, &CurvesView::laneHideRequested);
    connect(m_legend, &CurvesLegend::hovered, m_plot, &CurvesPlot::setEmphasised);
    connect(m_plot, &CurvesPlot::spanChanged, this, [this] { m_showAll->setEnabled(!m_plot->showsAll()); });
    showSettings();
}

const std::vector<int>& CurvesView::smoothings() {
    static const std::vector<int> values = {1, 10, 50, 200};
    return values;
}

void CurvesView::makeMenu() {
    m_menu->setTitle(tr("Scale and S&moothing"));
    const auto add = [this](QMenu* menu, const QString& text, const QKeySequence& key, const QString& tip) {
        QAction* action = menu->addAction(text);
        action->setShortcut(key);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        action->setToolTip(tip);
        action->setStatusTip(tip);
        addAction(action);
        return action;
    };
    m_logarithmic = add(m_menu, tr("&Logarithmic loss"), QKeySequence(Qt::Key_L),
                        tr("Draw the loss on a logarithmic axis, or on a linear one"));
    m_logarithmic->setObjectName(QStringLiteral("logarithmicLoss"));
    m_logarithmic->setCheckable(true);
    connect(m_logarithmic, &QAction::triggered, this,
            [this](bool isOn) { setLossScale(isOn ? LossScale::Logarithmic : LossScale::Linear); });

    QMenu* smoothing = m_menu->addMenu(tr("&Smoothing of the loss"));
    m_smoothings = new QActionGroup(this);
    for (const int updates : smoothings()) {
        QAction* action =
            smoothing->addAction(updates == 1 ? tr("None") : tr("Mean of the last %1 updates").arg(updates));
        action->setObjectName(QStringLiteral("smoothing%1").arg(updates));
        action->setCheckable(true);
        action->setData(updates);
        action->setStatusTip(tr("The loss itself stays behind its mean, pale"));
        m_smoothings->addAction(action);
    }
    connect(m_smoothings, &QActionGroup::triggered, this,
            [this](const QAction* action) { setSmoothing(action->data().toInt()); });
    QAction* next = add(m_menu, tr("&Next smoothing"), QKeySequence(Qt::Key_S),
                        tr("None, 10, 50, 200 updates, and again none"));
    next->setObjectName(QStringLiteral("nextSmoothing"));
    connect(next, &QAction::triggered, this, [this] {
        const auto found = std::find(smoothings().begin(), smoothings().end(), this->smoothing());
        setSmoothing(found + 1 < smoothings().end() ? *(found + 1) : smoothings().front());
    });

    m_laneMenu = m_menu->addMenu(tr("L&anes"));
    m_menu->addSeparator();
    m_showAll = add(m_menu, tr("Show all &updates"), QKeySequence(Qt::Key_A),
                    tr("From the first update to the newest (double click in a chart)"));
    m_showAll->setObjectName(QStringLiteral("showAllUpdates"));
    m_showAll->setEnabled(false);
    connect(m_showAll, &QAction::triggered, m_plot, &CurvesPlot::showAll);
}

void CurvesView::setLanes(const std::vector<CurveLane>& lanes) {
    m_plot->setLanes(lanes);
    m_legend->setLanes(lanes);
    std::vector<Name> names;
    for (const CurveLane& lane : lanes) {
        names.push_back({lane.name, lane.isHidden});
    }
    if (names != m_names) {
        m_names = std::move(names);
        fillLanes();
    }
}

void CurvesView::fillLanes() {
    emptyMenu(*m_laneMenu);
    m_laneMenu->setEnabled(!m_names.empty());
    for (std::size_t i = 0; i < m_names.size(); ++i) {
        QString text = m_names[i].name;
        QAction* action = m_laneMenu->addAction(text.replace(QLatin1Char('&'), QLatin1String("&&")));
        action->setCheckable(true);
        action->setChecked(!m_names[i].isHidden);
        action->setStatusTip(tr("Show this lane's curves"));
        connect(action, &QAction::triggered, this,
                [this, lane = static_cast<int>(i)](bool isOn) { emit laneHideRequested(lane, !isOn); });
    }
}

void CurvesView::setPlain(bool isPlain) {
    m_legend->setHidden(isPlain);
    m_button->setHidden(isPlain);
}

// The legend may never have been laid out, so that its own width says nothing.
int CurvesView::leastHeight(int width, bool isPlain) const {
    m_button->ensurePolished();
    const QSize button = m_button->sizeHint();
    const QMargins frame = contentsMargins();
    const int legend = std::max(m_legend->minimumSizeHint().width(),
                                width - frame.left() - frame.right() - button.width() - headGap);
    const int head = std::max(m_legend->heightForWidth(legend), button.height());
    return m_plot->minimumSizeHint().height() + (isPlain ? 0 : head + headSpacing);
}

void CurvesView::setShownUpdate(std::optional<qint64> update) {
    m_plot->setShownUpdate(update);
}

void CurvesView::setLossScale(LossScale scale) {
    const bool isOther = scale != m_plot->lossScale();
    m_plot->setLossScale(scale);
    showSettings();
    if (isOther) {
        emit lossScaleChanged(scale);
    }
}

void CurvesView::setSmoothing(int updates) {
    const auto above = std::upper_bound(smoothings().begin(), smoothings().end(), std::max(1, updates));
    const int wanted = *(above - 1);
    const bool isOther = wanted != m_plot->smoothing();
    m_plot->setSmoothing(wanted);
    showSettings();
    if (isOther) {
        emit smoothingChanged(wanted);
    }
}

LossScale CurvesView::lossScale() const {
    return m_plot->lossScale();
}

int CurvesView::smoothing() const {
    return m_plot->smoothing();
}

void CurvesView::showSettings() {
    m_logarithmic->setChecked(m_plot->lossScale() == LossScale::Logarithmic);
    for (QAction* action : m_smoothings->actions()) {
        action->setChecked(action->data().toInt() == m_plot->smoothing());
    }
}

void CurvesView::contextMenuEvent(QContextMenuEvent* event) {
    m_menu->popup(event->globalPos());
}

}  // namespace attn::ui
