// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/inspect_page.h"

#include <QAction>
#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QTimer>

#include "ui/inspect/charts/inspect_charts.h"
#include "ui/inspect/picture/picture_view.h"
#include "ui/inspect/table/filter_bar.h"
#include "ui/inspect/table/sentence_table.h"
#include "ui/kit/commands/command_button.h"
#include "ui/kit/commands/new_command.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/side_margins.h"

namespace attn::ui {
namespace {

constexpr int pageMargin = 12, spacing = 8;
// The table's share of the page's width, and the lines of text that the charts need of its height.
constexpr double tableShare = 0.43;
constexpr int chartLines = 17, leastTableLines = 9;

QPushButton* commandButton(QAction* command, const char* role) {
    auto* button = new QPushButton(buttonText(*command));
    button->setObjectName(command->objectName() + QStringLiteral("Prompt"));
    button->setToolTip(command->toolTip());
    button->setProperty("role", role);
    QObject::connect(button, &QPushButton::clicked, command, &QAction::trigger);
    QObject::connect(command, &QAction::changed, button, [button, command] {
        button->setText(buttonText(*command));
        button->setToolTip(command->toolTip());
    });
    return button;
}

}  // namespace

InspectPage::InspectPage(const Commands& commands, QWidget* parent)
    : QStackedWidget(parent),
      chartsAction(
          newCommand(this, QStringLiteral("showInspectCharts"), tr("C&harts of the Metrics"),
                     tr("Show or hide the charts below the table; in a small window they take its place"),
                     {Qt::CTRL | Qt::Key_G})),
      m_filter(new FilterBar),
      m_table(new SentenceTable),
      m_charts(new InspectCharts),
      m_picture(new InspectPictureView),
      m_halves(new QSplitter(Qt::Horizontal)),
      m_left(new QSplitter(Qt::Vertical)),
      m_below(new QWidget),
      m_promptPage(makePrompt(commands)) {
    auto* top = new QWidget;
    auto* column = new QVBoxLayout(top);
    setSideMargins(column, {pageMargin, pageMargin, 0, 0});
    column->setSpacing(spacing);
    column->addWidget(m_filter);
    column->addWidget(m_table, 1);
    auto* below = new QVBoxLayout(m_below);
    setSideMargins(below, {pageMargin, 4, 0, pageMargin});
    below->addWidget(m_charts);
    m_left->addWidget(top);
    m_left->addWidget(m_below);
    m_left->setStretchFactor(0, 1);
    m_left->setStretchFactor(1, 0);
    auto* right = new QWidget;
    auto* beside = new QVBoxLayout(right);
    setSideMargins(beside, {4, pageMargin, pageMargin, pageMargin});
    beside->addWidget(m_picture);
    m_halves->addWidget(m_left);
    m_halves->addWidget(right);
    m_halves->setStretchFactor(0, 0);
    m_halves->setStretchFactor(1, 1);
    for (QSplitter* splitter : {m_left, m_halves}) {
        splitter->setChildrenCollapsible(false);
        connect(splitter, &QSplitter::splitterMoved, this, [this] { m_isDivided = true; });
    }
    addWidget(m_halves);
    addWidget(m_promptPage);
    chartsAction->setCheckable(true);
    chartsAction->setChecked(true);
    connect(chartsAction, &QAction::triggered, this, &InspectPage::showCharts);
    // Runs after all parts have their new fonts.
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this,
            [this] { QTimer::singleShot(0, this, &InspectPage::fit); });
    setPrompt({});
}

QWidget* InspectPage::makePrompt(const Commands& commands) {
    auto* page = new QWidget;
    m_headline = new QLabel;
    m_headline->setObjectName(QStringLiteral("inspectPrompt"));
    m_advice = new QLabel;
    m_advice->setProperty("tone", "muted");
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(2 * pageMargin, pageMargin, 2 * pageMargin, pageMargin);
    column->setSpacing(2 * spacing);
    column->addStretch();
    for (QLabel* label : {m_headline, m_advice}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
        column->addWidget(label);
    }
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(spacing);
    buttons->addStretch();
    buttons->addWidget(commandButton(commands.open, "primary"));
    buttons->addWidget(commandButton(commands.models, nullptr));
    buttons->addStretch();
    column->addLayout(buttons);
    column->addStretch();
    const auto applyTheme = [this] {
        QFont large = theme().title;
        large.setPointSizeF(large.pointSizeF() * 1.5);
        m_headline->setFont(large);
    };
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, applyTheme);
    applyTheme();
    return page;
}

void InspectPage::setPrompt(const QString& headline, const QString& advice) {
    m_headline->setText(headline);
    m_advice->setText(advice);
    setCurrentWidget(headline.isEmpty() ? static_cast<QWidget*>(m_halves) : m_promptPage);
}

void InspectPage::setPictureAlone(bool isAlone) {
    m_left->setVisible(!isAlone);
}

void InspectPage::resizeEvent(QResizeEvent* event) {
    QStackedWidget::resizeEvent(event);
    fit();
}

void InspectPage::takeFocus() {
    m_table->isHidden() ? m_picture->takeFocus() : m_table->setFocus();
}

void InspectPage::showCharts(bool isOn) {
    (m_hasRoomForBoth ? m_wantsCharts : m_prefersCharts) = isOn;
    fit();
}

void InspectPage::fit() {
    const int table = leastTableLines * QFontMetrics(theme().label).height();
    m_hasRoomForBoth = height() >= table + m_below->minimumSizeHint().height();
    const bool showsCharts = m_hasRoomForBoth ? m_wantsCharts : m_prefersCharts;
    const QWidget* focused = window()->focusWidget();
    const bool hadFocus = focused && isAncestorOf(focused) && focused->isVisibleTo(this);
    m_below->setVisible(showsCharts);
    m_table->setVisible(m_hasRoomForBoth || !showsCharts);
    chartsAction->setChecked(showsCharts);
    // When a widget hides, Qt moves the focus to the next field.
    if (hadFocus && !focused->isVisibleTo(this))
        takeFocus();
    divide();
}

// Until a person moves a handle, the table keeps its lines and the charts get the rest.
void InspectPage::divide() {
    if (!m_hasRoomForBoth)
        m_left->setSizes({m_table->isHidden() ? 0 : height(), height()});
    if (m_isDivided)
        return;
    const int line = QFontMetrics(theme().label).height();
    const int left = static_cast<int>(width() * tableShare);
    m_halves->setSizes({left, width() - left});
    if (!m_hasRoomForBoth)
        return;
    const int charts =
        std::min(std::max(chartLines * line, height() * 2 / 5), height() - leastTableLines * line);
    m_left->setSizes({height() - charts, charts});
}

}  // namespace attn::ui
