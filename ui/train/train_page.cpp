// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/train_page.h"

#include <QAction>
#include <QBoxLayout>
#include <QMouseEvent>
#include <QTimer>
#include <algorithm>

#include "ui/kit/commands/new_command.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/cards/lane_area.h"
#include "ui/pictures/cards/lane_grid.h"
#include "ui/pictures/cards/off_lanes.h"
#include "ui/pictures/curves/curves_view.h"
#include "ui/pictures/tokens/source_panel.h"
#include "ui/train/live_settings.h"
#include "ui/train/setup/setup_panel.h"
#include "ui/train/time/time_line.h"

namespace attn::ui {
namespace {

constexpr int margin = 12, rowSpacing = 16;
// In lines of text: the least page width with room for the settings, and the least time line that can be
// dragged.
constexpr int setupFrom = 72, leastTimeLine = 27;

QAction* newToggle(QWidget* parent, const QString& name, const QString& text, const QString& tip,
                   QKeySequence key) {
    QAction* action = newCommand(parent, name, text, tip, {key});
    action->setCheckable(true);
    action->setChecked(true);
    return action;
}

}  // namespace

TrainPage::TrainPage(QWidget* parent)
    : QSplitter(Qt::Horizontal, parent),
      setupAction(newToggle(this, QStringLiteral("showSetup"), tr("Se&ttings of the Run"),
                            tr("Show or hide the settings"), Qt::CTRL | Qt::Key_D)),
      chartsAction(newToggle(this, QStringLiteral("showCharts"), tr("C&harts of the Run"),
                             tr("Show or hide the charts; in a small window they take the place of the "
                                "lanes"),
                             Qt::CTRL | Qt::Key_G)),
      focusAction(newToggle(this, QStringLiteral("trainFocus"), tr("&Focus on One Lane"),
                            tr("Show the selected lane large, all as small pictures; again: the grid"),
                            Qt::Key_F)),
      m_setup(new SetupPanel(this)),
      m_middle(new QSplitter(Qt::Vertical)) {
    auto* right = new QWidget(this);
    m_source = new SourcePanel(right);
    m_lanes = new LaneArea(right);
    m_curves = new CurvesView(right);
    m_live = new LiveSettings(right);
    m_time = new TimeLine(right);
    m_lanes->grid()->setFocusPolicy(Qt::StrongFocus);
    m_curves->setContentsMargins(margin, 0, margin, 0);
    m_middle->setParent(right);
    m_middle->setChildrenCollapsible(false);
    m_middle->addWidget(m_lanes);
    m_middle->addWidget(m_curves);
    m_below = new QHBoxLayout;
    m_below->setContentsMargins(margin, 6, margin, 8);
    m_below->setSpacing(rowSpacing);
    m_below->addWidget(m_live);
    m_below->addWidget(m_time, 1);
    auto* column = new QVBoxLayout(right);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_source);
    column->addWidget(m_middle, 1);
    column->addLayout(m_below);
    setStretchFactor(0, 0);
    setStretchFactor(1, 1);
    setCollapsible(0, false);
    setCollapsible(1, false);
    connect(setupAction, &QAction::triggered, this, [this](bool isOn) {
        m_wantsSetup = isOn;
        fit();
    });
    connect(chartsAction, &QAction::triggered, this, [this](bool isOn) {
        // Where settings and charts do not fit side by side, the part that the user asked for is shown.
        const int least = m_curves->minimumSizeHint().width();
        if (isOn && m_setup->isVisible() && width() - m_setup->width() - handleWidth() < least)
            m_wantsSetup = false;
        (m_hasRoomForBoth ? m_wantsCharts : m_prefersCharts) = isOn;
        fit();
    });
    connect(focusAction, &QAction::triggered, this, [this](bool isOn) {
        m_wantsFocus = isOn;
        fit();
    });
    focusAction->setChecked(false);
    setupAction->setIconText(tr("Settings"));
    connect(this, &QSplitter::splitterMoved, this, &TrainPage::fit);
    // Fits later, because a sentence arrives lane by lane.
    connect(m_lanes->grid(), &LaneGrid::textChanged, this,
            [this] { QTimer::singleShot(0, this, &TrainPage::fit); });
    connect(m_lanes, &LaneArea::offChanged, this, [this] { QTimer::singleShot(0, this, &TrainPage::fit); });
    connect(m_middle, &QSplitter::splitterMoved, this, [this] { m_isDivided = true; });
    // Fits after all parts have their new fonts.
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this,
            [this] { QTimer::singleShot(0, this, &TrainPage::fit); });
}

void TrainPage::choose(std::optional<bool> showsSettings, bool showsCharts) {
    m_wantsSetup = showsSettings;
    m_wantsCharts = showsCharts;
    fit();
}

void TrainPage::resizeEvent(QResizeEvent* event) {
    QSplitter::resizeEvent(event);
    fit();
}

void TrainPage::showEvent(QShowEvent* event) {
    QSplitter::showEvent(event);
    m_setup->measureSpeed();
    fit();
}

// A click outside the fields gives the keyboard back to the lanes.
void TrainPage::mousePressEvent(QMouseEvent* event) {
    takeFocus();
    QSplitter::mousePressEvent(event);
}

void TrainPage::takeFocus() {
    m_lanes->isHidden() ? m_curves->setFocus() : m_lanes->takeFocus();
}

void TrainPage::fit() {
    const QWidget* focused = window()->focusWidget();
    const bool hasFocus = focused && isAncestorOf(focused) && focused->isVisibleTo(this);
    const int line = QFontMetrics(theme().label).height();
    const bool showsSetup = m_wantsSetup.value_or(width() >= setupFrom * line);
    const int panel = m_setup->isVisible() ? m_setup->width() : m_setup->sizeHint().width();
    const int room = width() - (showsSetup ? panel + handleWidth() : 0);
    const bool isNew = showsSetup && m_setup->isHidden();
    m_setup->setVisible(showsSetup);
    setupAction->setChecked(showsSetup);
    fitBelow(room);
    fitMiddle(room);
    // Widths measured while the panel was hidden are wrong, so they are measured again.
    if (isNew) {
        m_below->invalidate();
        m_middle->updateGeometry();
        setSizes({panel, room});
    }
    // Qt moves the focus from a hidden widget to the next field. The lanes should get it.
    if (hasFocus && !focused->isVisibleTo(this))
        takeFocus();
}

void TrainPage::fitBelow(int room) {
    const int line = QFontMetrics(theme().label).height();
    const bool isOneRow = m_live->sizeHint().width() + rowSpacing + leastTimeLine * line + 2 * margin <= room;
    m_below->setDirection(isOneRow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_below->setSpacing(isOneRow ? rowSpacing : 4);
    // In a small window there is no room for it beside the settings.
    m_live->setVisible(m_live->sizeHint().width() + 2 * margin <= room);
}

// Height for lanes and charts.
int TrainPage::heightLeft(int room, bool isCompact, bool isPlain) const {
    const QMargins frame = m_below->contentsMargins();
    const int live = m_live->isHidden() ? 0 : m_live->sizeHint().height();
    const int time = m_time->sizeHint().height();
    const int below = m_below->direction() == QBoxLayout::LeftToRight ? std::max(live, time)
                                                                      : live + m_below->spacing() + time;
    return height() - m_source->heightFor(isCompact) - below - frame.top() - frame.bottom() -
           m_middle->handleWidth() - m_curves->leastHeight(room, isPlain);
}

// Rows should be higher than their labels, and all lanes should be seen. First the output line is hidden,
// then the names of the curves, which the lanes repeat above their heatmaps. If all lanes still do not fit,
// one is large beside small pictures of all. If that does not help either, the charts are hidden.
void TrainPage::fitMiddle(int room) {
    const int off = m_lanes->offLanes()->heightFor(room);
    const int all = m_lanes->grid()->heightForAll(room) + off;
    const int least = m_lanes->grid()->minimumSizeHint().height() + off;
    const bool areAllSeen = heightLeft(room, true, true) + m_curves->leastHeight(room, true) >= all;
    const bool isFocused = m_lanes->grid()->laneCount() > 1 && m_wantsFocus.value_or(!areAllSeen);
    const int wanted = areAllSeen && !isFocused ? all : least;
    const int comfortable = wanted * 4 / 3;
    const bool isCompact = heightLeft(room, false, false) < comfortable;
    const bool isPlain = heightLeft(room, isCompact, false) < comfortable;
    m_hasRoomForBoth =
        heightLeft(room, isCompact, isPlain) >= wanted && room >= m_curves->minimumSizeHint().width();
    const bool fitsCharts = m_setup->isHidden() || room >= m_curves->minimumSizeHint().width();
    const bool showsCharts = m_hasRoomForBoth ? m_wantsCharts : m_prefersCharts && fitsCharts;
    m_source->setCompact(isCompact);
    m_curves->setPlain(isPlain && m_hasRoomForBoth);
    m_curves->setVisible(showsCharts);
    m_lanes->setVisible(m_hasRoomForBoth || !showsCharts);
    m_lanes->setFocused(isFocused);
    focusAction->setChecked(isFocused);
    chartsAction->setChecked(showsCharts);
    if (m_hasRoomForBoth && showsCharts && !m_isDivided) {
        const int most = heightLeft(room, isCompact, isPlain);
        const int both = most + m_curves->leastHeight(room, isPlain);
        const int lanes = isCompact ? most : std::clamp(std::max(both * 5 / 7, comfortable), wanted, most);
        m_middle->setSizes({lanes, both - lanes});
    }
}

}  // namespace attn::ui
