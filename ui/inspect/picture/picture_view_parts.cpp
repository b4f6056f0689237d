// SPDX-License-Identifier: GPL-3.0-or-later
// The parts around the pictures: head, legends, their places.
#include <QAction>
#include <QActionGroup>
#include <QBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <algorithm>

#include "ui/inspect/picture/picture_flow.h"
#include "ui/inspect/picture/picture_legend.h"
#include "ui/inspect/picture/picture_pane.h"
#include "ui/inspect/picture/picture_threshold.h"
#include "ui/inspect/picture/picture_view.h"
#include "ui/kit/commands/command_button.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/colour_legend.h"
#include "ui/kit/widgets/elided_label.h"
#include "ui/kit/widgets/segment.h"
#include "ui/pictures/lines/lines_legend.h"
#include "ui/pictures/lines/link_legend.h"

namespace attn::ui {
namespace {

// The least width of a title beside the buttons, in heights of its letters, also for a low picture.
constexpr int leastTitleLines = 12, leastLowTitleLines = 5;
constexpr int lowLines = 20;  // of text; in a lower panel, the parts above a picture leave too little of it

struct ShownText {
    const char* name;
    QString command, segment, shortSegment, tip;
};

std::array<ShownText, InspectPictureView::shownCount> shownTexts() {
    using View = InspectPictureView;
    return {ShownText{"inspectMatrix", View::tr("&Matrix"), View::tr("Matrix"), View::tr("Matrix"),
                      View::tr("The weights as a matrix, a row for each target token")},
            ShownText{"inspectLines", View::tr("Lin&es"), View::tr("Lines"), View::tr("Lines"),
                      View::tr("The weights as lines between the tokens")},
            ShownText{"inspectDifference", View::tr("&Difference"), View::tr("Difference"), View::tr("Diff."),
                      View::tr("The weights of the shown system less those of the other one")},
            ShownText{"inspectSideBySide", View::tr("&Side by Side"), View::tr("Side by Side"),
                      View::tr("Both"), View::tr("Both systems' pictures of the sentence")}};
}

}  // namespace

std::array<QAction*, InspectPictureView::shownCount> InspectPictureView::makeShownActions(QObject* parent) {
    auto* group = new QActionGroup(parent);
    std::array<QAction*, shownCount> actions{};
    const auto texts = shownTexts();
    for (std::size_t i = 0; i < shownCount; ++i) {
        auto* action = new QAction(texts[i].command, parent);
        action->setObjectName(QString::fromLatin1(texts[i].name));
        action->setIconText(texts[i].segment);
        action->setToolTip(texts[i].tip);
        action->setStatusTip(texts[i].tip);
        action->setCheckable(true);
        action->setChecked(i == 0);
        group->addAction(action);
        actions[i] = action;
    }
    return actions;
}

QAction* InspectPictureView::makeEditAction(QObject* parent) {
    auto* action = new QAction(tr("&Edit Known Links"), parent);
    action->setObjectName(QStringLiteral("inspectEditLinks"));
    action->setShortcut(Qt::Key_K);
    action->setToolTip(tr("Clicks make known links: none, sure, possible in turn (K)"));
    action->setStatusTip(tr("Clicks make known links: none, sure, possible in turn"));
    action->setCheckable(true);
    return action;
}

QWidget* InspectPictureView::makeHeader() {
    auto* header = new QWidget(this);
    m_header = new QBoxLayout(QBoxLayout::LeftToRight, header);
    m_header->setContentsMargins(PicturePane::ringRoom, 0, PicturePane::ringRoom, 0);
    m_header->setSpacing(2 * theme().space);
    // The buttons keep their places. The title takes the width that they leave.
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_header->addWidget(m_title, 1);
    auto* segments = new QWidget(header);
    segments->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    auto* row = new QHBoxLayout(segments);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    for (std::size_t i = 0; i < shownCount; ++i) {
        auto* button = new CommandButton(shownActions[i], segments);
        button->setObjectName(shownActions[i]->objectName() + QStringLiteral("Button"));
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setFocusPolicy(Qt::TabFocus);
        button->setProperty("role", "segment");
        button->setProperty("place", i == 0 ? "first" : "middle");
        row->addWidget(button);
        m_segments[i] = button;
    }
    m_header->addWidget(segments);
    return header;
}

QWidget* InspectPictureView::makeLegends() {
    auto* row = new QWidget(this);
    m_legendRow = new QBoxLayout(QBoxLayout::LeftToRight, row);
    m_legendRow->setContentsMargins(PicturePane::ringRoom, 0, PicturePane::ringRoom, 0);
    m_legendRow->setSpacing(2 * theme().space);
    m_signs->setRange(1);
    m_legendRow->addWidget(
        PictureFlow::rowOf({m_weights, m_signs, m_lineWidths, m_links, m_found}, 4 * theme().space, row), 1);
    auto* edit = new CommandButton(editLinksAction, row);
    edit->setObjectName(QStringLiteral("inspectEditLinksButton"));
    edit->setToolButtonStyle(Qt::ToolButtonTextOnly);
    edit->setFocusPolicy(Qt::TabFocus);
    edit->setProperty("role", "toggle");
    m_legendRow->addWidget(edit, 0, Qt::AlignTop | Qt::AlignRight);
    m_edit = edit;
    return row;
}

// Uses short words if the long ones have no room.
void InspectPictureView::fitSegments() {
    const bool hasOther = m_picture.other.has_value();
    const auto texts = shownTexts();
    QFont bold = m_segments.front()->font();
    bold.setWeight(QFont::DemiBold);
    int wide = 0;
    for (std::size_t i = 0; i < shownCount; ++i)
        wide += i < 2 || hasOther ? QFontMetrics(bold).horizontalAdvance(texts[i].segment) + 28 : 0;
    const bool isShort = wide > width() - 10 * theme().space;
    for (std::size_t i = 0; i < shownCount; ++i) {
        const bool isThere = i < 2 || hasOther;
        shownActions[i]->setIconText(isShort ? texts[i].shortSegment : texts[i].segment);
        shownActions[i]->setVisible(isThere);
        m_segments[i]->setVisible(isThere);
        setSegmentPlace(*m_segments[i], i == 0 ? "first" : i == (hasOther ? 3u : 1u) ? "last" : "middle");
    }
    // The title stands above them if only its beginning would fit beside them.
    const int line = QFontMetrics(theme().title).height();
    const int title = (isLow() ? leastLowTitleLines : leastTitleLines) * line;
    const bool isBeside = wide + title <= width() - 10 * theme().space;
    m_header->setDirection(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_header->setAlignment(m_segments.front()->parentWidget(), isBeside ? Qt::AlignRight : Qt::AlignLeft);
    // It stands above the legends if any of them would have no room beside it, shown or not.
    int legend = m_signs->minimumSizeHint().width();
    for (const QWidget* each : {static_cast<QWidget*>(m_weights), static_cast<QWidget*>(m_lineWidths),
                                static_cast<QWidget*>(m_links), static_cast<QWidget*>(m_found)})
        legend = std::max(legend, each->sizeHint().width());
    const bool hasRoom = legend + m_edit->sizeHint().width() <= width() - 10 * theme().space;
    m_legendRow->setDirection(hasRoom ? QBoxLayout::LeftToRight : QBoxLayout::BottomToTop);
}

bool InspectPictureView::isLow() const {
    return height() < lowLines * QFontMetrics(theme().label).height();
}

// It stands above the picture if there is height for both. Otherwise it stands below, because the picture
// comes first.
void InspectPictureView::arrangeControls() {
    const bool isUsed = editLinksAction->isChecked() || m_picture.threshold;
    for (QWidget* control : {static_cast<QWidget*>(m_threshold), static_cast<QWidget*>(m_edit)})
        control->setVisible(!m_isPresenting || isUsed);
    // Each of two systems has its own below.
    m_main->setErrorRateShown(shown() == Shown::SideBySide || m_threshold->isHidden());
    if (m_areControlsBelow == isLow())
        return;
    m_areControlsBelow = isLow();
    auto* column = static_cast<QBoxLayout*>(m_content->layout());
    column->removeWidget(m_threshold);
    if (m_areControlsBelow) {
        column->addWidget(m_threshold);
        m_threshold->layout()->addWidget(m_edit);
    } else {
        column->insertWidget(column->indexOf(m_note), m_threshold);
        m_legendRow->addWidget(m_edit, 0, Qt::AlignTop | Qt::AlignRight);
    }
}

// They stand side by side if both have room, else one above the other. Both pictures have one size.
void InspectPictureView::arrangePanes() {
    const int line = QFontMetrics(theme().label).height();
    const bool isWide = width() >= 25 * line;
    m_panes->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    const bool isBeside = isWide && shown() == Shown::SideBySide;
    const int between = m_panes->spacing() + 2 * PicturePane::ringRoom;
    const int room = (width() - 8 - 6 * theme().space - between) / 2;
    const int high = isBeside ? std::max(m_main->figuresHeight(room), m_other->figuresHeight(room)) : 0;
    m_main->setLeastFiguresHeight(high);
    m_other->setLeastFiguresHeight(high);
}

QSize InspectPictureView::minimumSizeHint() const {
    const int line = QFontMetrics(theme().label).height();
    return {std::min(20 * line, 460), 14 * line};
}

void InspectPictureView::resizeEvent(QResizeEvent*) {
    arrangeControls();
    fitSegments();
    arrangePanes();
}

void InspectPictureView::applyTheme() {
    const Theme& t = theme();
    m_title->setFont(t.title);
    m_note->setFont(t.label);
    const int pad = 3 * t.space;
    const int side = pad - PicturePane::ringRoom;  // the panes begin where the rest does
    m_content->layout()->setContentsMargins(side, pad, side, side);
    arrangeControls();
    fitSegments();
    arrangePanes();
    updateGeometry();
    update();
}

void InspectPictureView::paintEvent(QPaintEvent*) {
    const Theme& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(t.border, t.line));
    painter.setBrush(t.card);
    const double half = t.line / 2;
    painter.drawRoundedRect(QRectF(rect()).adjusted(half, half, -half, -half), t.radius, t.radius);
}

}  // namespace attn::ui
