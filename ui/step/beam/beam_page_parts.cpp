// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <cmath>
#include <functional>

#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/decimal_spin_box.h"
#include "ui/kit/widgets/elided_label.h"
#include "ui/step/beam/beam_node_panel.h"
#include "ui/step/beam/beam_page.h"
#include "ui/step/beam/beam_view.h"
#include "ui/step/beam/coverage_bars.h"

namespace attn::ui {
namespace {

// The panel scrolls if it has no room for its lines.
class PanelArea : public QScrollArea {
public:
    explicit PanelArea(QWidget* panel) {
        setObjectName(QStringLiteral("beamPanelArea"));
        setProperty("role", "card");
        setWidgetResizable(true);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setFocusPolicy(Qt::NoFocus);
        setWidget(panel);
        viewport()->setAutoFillBackground(false);
        panel->setAutoFillBackground(false);
    }
    QSize minimumSizeHint() const override {
        const int bar = verticalScrollBar()->sizeHint().width();
        return {widget()->minimumSizeHint().width() + bar, 3 * fontMetrics().height()};
    }
};

}  // namespace

BeamPage::BeamPage(QWidget* parent) : QWidget(parent), m_pages(new QStackedWidget) {
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(12, 6, 12, 6);
    column->setSpacing(4);
    column->addWidget(buildSettings());
    auto* found = new QHBoxLayout;
    found->setSpacing(8);
    m_summary = new QLabel;
    m_summary->setObjectName(QStringLiteral("beamSummary"));
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_stop = new QPushButton;
    m_stop->setObjectName(QStringLiteral("beamStop"));
    m_stop->setAutoDefault(false);
    // As low as the sentence beside it, so that nothing moves when it appears.
    m_stop->setStyleSheet(QStringLiteral("padding: 0 10px;"));
    m_stop->hide();
    connect(m_stop, &QPushButton::clicked, this,
            [this] { m_state.isSearching ? emit stopRequested() : emit searchRequested(); });
    found->addWidget(m_summary, 1);
    found->addWidget(m_stop);
    column->addLayout(found);
    column->addWidget(buildTree(), 1);
    m_legend = new ElidedLabel;
    m_legend->setObjectName(QStringLiteral("beamLegend"));
    m_legend->setProperty("tone", "muted");
    m_legend->setContent(
        tr("number: probability of the token · ⊣ pruned · after an end: rank and score · bold: the best · "
           "frame in the lane's colour: the lane's output · thick line: probable"));
    column->addWidget(m_legend);
    m_pages->addWidget(content);
    m_pages->addWidget(buildPrompt());
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_pages);
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, &BeamPage::applyTheme);
    applyTheme();
}

QWidget* BeamPage::buildSettings() {
    auto* settings = new QWidget;
    auto* row = new QHBoxLayout(settings);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(5);
    m_dot = new QLabel;
    m_dot->setAccessibleName(tr("Colour of the lane"));
    m_name = new ElidedLabel;
    m_name->setObjectName(QStringLiteral("beamLane"));
    m_name->setToolTip(tr("The lane that is searched; 1 to 8 select another"));

    m_width = new QSpinBox;
    m_width->setObjectName(QStringLiteral("beamWidth"));
    m_width->setRange(1, mostBeamWidth);
    const QString widthTip = tr("How many hypotheses every step keeps, from 1 to %1").arg(mostBeamWidth);
    auto* widthLabel = new QLabel(tr("&Width"));
    widthLabel->setBuddy(m_width);
    m_width->setAccessibleName(tr("Width"));
    m_power = new DecimalSpinBox;
    m_power->setObjectName(QStringLiteral("beamLengthPower"));
    m_power->setRange(0, mostLengthPower);
    m_power->setDecimals(2);
    m_power->setSingleStep(0.1);
    const QString powerTip =
        tr("Hypotheses are ranked by ln p divided by length to the power of α. 0 favours short ones, 1 takes "
           "the mean of all tokens");
    m_powerLabel = new QLabel;
    m_powerLabel->setBuddy(m_power);
    m_power->setAccessibleName(tr("Length normalisation α"));
    for (QWidget* widget : {static_cast<QWidget*>(widthLabel), static_cast<QWidget*>(m_width)})
        widget->setToolTip(widthTip);
    for (QWidget* widget : {static_cast<QWidget*>(m_powerLabel), static_cast<QWidget*>(m_power)})
        widget->setToolTip(powerTip);
    m_width->setStatusTip(widthTip);
    m_power->setStatusTip(powerTip);
    m_refill = new QCheckBox(tr("Ref&ill"));
    m_refill->setObjectName(QStringLiteral("beamRefill"));
    const QString refillTip = tr(
        "The next best continuation takes the place of a hypothesis that has ended, like in Hugging Face's "
        "generate. Otherwise the beam narrows");
    m_refill->setToolTip(refillTip);
    m_refill->setStatusTip(refillTip);
    for (QAbstractSpinBox* box :
         {static_cast<QAbstractSpinBox*>(m_width), static_cast<QAbstractSpinBox*>(m_power)})
        connect(box->findChild<QLineEdit*>(), &QLineEdit::returnPressed, this, &BeamPage::takeFocus);
    connect(m_width, &QSpinBox::valueChanged, this, &BeamPage::widthChosen);
    connect(m_power, &QDoubleSpinBox::valueChanged, this, &BeamPage::lengthPowerChosen);
    connect(m_refill, &QCheckBox::toggled, this, [this](bool isRefilled) {
        emit endedChosen(isRefilled ? EndedPlace::IsRefilled : EndedPlace::StaysEmpty);
    });

    row->addWidget(m_dot);
    row->addWidget(m_name);
    row->addSpacing(4);
    row->addWidget(widthLabel);
    row->addWidget(m_width);
    row->addSpacing(4);
    row->addWidget(m_powerLabel);
    row->addWidget(m_power);
    row->addSpacing(4);
    row->addWidget(m_refill);
    row->addStretch(1);
    row->addWidget(buildZoom());
    return settings;
}

QWidget* BeamPage::buildZoom() {
    auto* buttons = new QWidget;
    auto* row = new QHBoxLayout(buttons);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    const auto add = [&](const QString& text, const QString& name, const QString& tip, const char* place,
                         const std::function<void()>& zoom) {
        auto* button = new QToolButton;
        button->setText(text);
        button->setObjectName(name);
        button->setAccessibleName(tip);
        button->setToolTip(tip);
        button->setStatusTip(tip);
        button->setFocusPolicy(Qt::TabFocus);
        button->setProperty("role", "segment");
        button->setProperty("place", place);
        connect(button, &QToolButton::clicked, this, zoom);
        row->addWidget(button);
        return button;
    };
    add(QStringLiteral("−"), QStringLiteral("beamSmaller"), tr("Draw the tree smaller (Ctrl+−)"), "first",
        [this] { m_tree->setZoom(m_tree->zoom() / 1.2); });
    m_zoom = add(tr("100 %"), QStringLiteral("beamZoom"), tr("Draw the tree in its usual size (Ctrl+0)"),
                 "middle", [this] { m_tree->setZoom(1); });
    add(QStringLiteral("+"), QStringLiteral("beamLarger"), tr("Draw the tree larger (Ctrl++)"), "middle",
        [this] { m_tree->setZoom(m_tree->zoom() * 1.2); });
    m_fit = add(tr("Fit"), QStringLiteral("beamFit"),
                tr("Draw all of the tree, as far as it stays readable, and the next ones too, until another "
                   "size is chosen (Ctrl+9)"),
                "last", [this] {
                    m_tree->zoomToFit();
                    m_fit->setChecked(m_tree->isFitting());
                });
    m_fit->setCheckable(true);
    return buttons;
}

QWidget* BeamPage::buildTree() {
    m_tree = new BeamView;
    m_panel = new BeamNodePanel;
    auto* card = new PanelArea(m_panel);
    m_splitter = new QSplitter(Qt::Horizontal);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(8);
    m_splitter->addWidget(m_tree);
    m_splitter->addWidget(card);
    m_splitter->setStretchFactor(0, 3);
    m_splitter->setStretchFactor(1, 2);
    connect(m_tree, &BeamView::nodeSelected, this, &BeamPage::select);
    connect(m_tree, &BeamView::decodeRequested, this, &BeamPage::decode);
    connect(m_tree, &BeamView::zoomChanged, this, [this](double zoom) {
        m_zoom->setText(tr("%1 %").arg(static_cast<int>(std::lround(100 * zoom))));
    });
    connect(m_tree, &BeamView::fittingChanged, this, [this](bool isFitting) {
        m_fit->setChecked(isFitting);
        turnForTree();
    });
    connect(m_panel, &BeamNodePanel::decodeRequested, this, &BeamPage::decode);
    connect(m_panel, &BeamNodePanel::sourceHovered, this, &BeamPage::sourceHovered);
    connect(m_panel, &BeamNodePanel::stepRequested, this, [this](int step) {
        const std::vector<Index> path = pathTo(*m_data->tree, m_tree->selected());
        if (step < 1 || step > static_cast<int>(path.size()))
            return;
        const Index node = path[static_cast<std::size_t>(step - 1)];
        m_tree->setSelected(node);
        m_tree->bringIntoSight(node);
        select(node);
    });
    return m_splitter;
}

QWidget* BeamPage::buildPrompt() {
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    m_headline = new QLabel;
    m_headline->setObjectName(QStringLiteral("beamPrompt"));
    m_advice = new QLabel;
    m_advice->setProperty("tone", "muted");
    column->addStretch();
    for (QLabel* label : {m_headline, m_advice}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
        column->addWidget(label);
    }
    column->addStretch();
    return page;
}

void BeamPage::applyTheme() {
    QFont large = theme().title;
    large.setPointSizeF(large.pointSizeF() * 1.5);
    m_headline->setFont(large);
    m_name->setFont(theme().title);
    showName();
    fitSettings();
}

void BeamPage::fitSettings() {
    // Without room, parts get shorter and then hide. The tree comes first.
    const int line = QFontMetrics(theme().label).height();
    m_powerLabel->setText(width() >= 50 * line   ? tr("&Length normalisation α")
                          : width() >= 46 * line ? tr("&Length α")
                                                 : tr("&α"));
    m_legend->setVisible(height() >= 22 * line);
}

// Without rows of attention there is little to say about a node, so the tree has the room.
void BeamPage::fitPanel() {
    const bool isNarrow = m_data && !m_data->lane->attends;
    if (isNarrow == m_hasNarrowPanel)
        return;
    m_hasNarrowPanel = isNarrow;
    if (m_splitter->orientation() == Qt::Vertical)
        return;
    const int all = m_splitter->width() - m_splitter->handleWidth();
    const int panel = isNarrow ? 3 * all / 10 : 2 * all / 5;
    m_splitter->setSizes({all - panel, panel});
}

// The panel stands below a tree that shall fit, if the tree is drawn larger that way.
void BeamPage::turnForTree() {
    const QSize all = m_splitter->size();
    const int gap = m_splitter->handleWidth();
    const bool isBelow = m_splitter->orientation() == Qt::Vertical;
    const QSize panel = m_panel->minimumSizeHint();
    const int low = std::min(panel.height() + gap, all.height() / 2);
    const int beside = std::max(panel.width(), 2 * (all.width() - gap) / 5);
    const double zoomBeside = m_tree->fittingZoom({all.width() - gap - beside, all.height()});
    const double zoomAbove = m_tree->fittingZoom({all.width(), all.height() - gap - low});
    const bool turns = m_data && m_tree->isFitting() && zoomAbove > zoomBeside;
    if (turns == isBelow)
        return;
    m_splitter->setOrientation(turns ? Qt::Vertical : Qt::Horizontal);
    if (turns)
        m_splitter->setSizes({all.height() - gap - low, low});
    else
        m_splitter->setSizes({all.width() - gap - beside, beside});
}

void BeamPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitSettings();
    turnForTree();
}

}  // namespace attn::ui
