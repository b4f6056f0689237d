// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/inspect_tool_bar.h"

#include <QAction>
#include <QHBoxLayout>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyle>
#include <QToolButton>
#include <algorithm>

#include "ui/inspect/system_chooser.h"
#include "ui/kit/commands/command_button.h"
#include "ui/kit/theme/lane_shape.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/theme/themed_icon.h"
#include "ui/kit/widgets/calm_wheel.h"

namespace attn::ui {
namespace {

constexpr int gap = 12;  // between the items of a bar, and at its ends

// The system's shape, before its name.
QIcon dotIcon(int colour, qreal scale) {
    const int side = QFontMetrics(theme().label).ascent();
    QPixmap picture(QSize(side, side) * scale);
    picture.setDevicePixelRatio(scale);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    paintLaneMark(painter, theme(), colour, QRectF(0, 0, side, side).adjusted(1, 1, -1, -1));
    painter.end();
    return QIcon(picture);
}

SystemChooser* newChooser(const QString& name, const QString& label) {
    auto* box = new SystemChooser;
    box->setObjectName(name);
    box->setAccessibleName(label);
    box->setToolTip(label);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    box->setFocusPolicy(Qt::TabFocus);
    calmWheel(box);
    return box;
}

QString tipOf(const InspectToolBar::System& system) {
    return system.path.isEmpty() ? system.name : system.name + QLatin1Char('\n') + system.path;
}

}  // namespace

InspectToolBar::InspectToolBar(const Commands& commands, QWidget* parent)
    : QToolBar(tr("Inspecting"), parent),
      m_system(newChooser(QStringLiteral("shownSystem"), tr("System that is shown"))),
      m_compared(newChooser(QStringLiteral("otherSystem"), tr("System that it is compared with"))),
      m_map(newChooser(QStringLiteral("shownMap"), tr("Attention map that is shown and measured"))) {
    setObjectName(QStringLiteral("inspectToolBar"));
    setMovable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);
    m_systemPlace = addWidget(m_system);
    m_comparedPlace = addWidget(m_compared);
    m_mapPlace = addWidget(m_map);
    m_mapPlace->setVisible(false);
    connect(m_map, &QComboBox::activated, this, &InspectToolBar::mapChosen);
    auto* reads = new QWidget(this);
    auto* row = new QHBoxLayout(reads);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    for (QAction* command : {commands.ownOutput, commands.reference}) {
        QToolButton* button = makeButton(command, "segment");
        button->setProperty("place", command == commands.ownOutput ? "first" : "last");
        row->addWidget(button);
    }
    m_reads = addWidget(reads);
    m_readsButtons = reads;
    auto* stretch = new QWidget(this);
    stretch->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    addWidget(stretch);
    m_buttons.push_back({makeButton(commands.open), QStringLiteral("open")});
    m_buttons.push_back({makeButton(commands.known), QStringLiteral("links")});
    if (commands.exports)
        m_buttons.push_back({makeMenuButton(commands.exports), QStringLiteral("save")});
    for (const Button& button : m_buttons)
        addWidget(button.widget);
    connect(m_system, &QComboBox::activated, this, &InspectToolBar::systemChosen);
    connect(m_compared, &QComboBox::activated, this,
            [this](int place) { emit otherChosen(m_compared->itemData(place).toInt()); });
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, &InspectToolBar::applyTheme);
    m_reads->setVisible(false);
    applyTheme();
}

QToolButton* InspectToolBar::makeButton(QAction* command, const char* role) {
    auto* button = new CommandButton(command, this);
    button->setObjectName(command->objectName() + QStringLiteral("Button"));
    button->setProperty("role", role);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

QToolButton* InspectToolBar::makeMenuButton(QMenu* menu) {
    auto* button = new QToolButton(this);
    button->setMenu(menu);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setObjectName(QStringLiteral("exportMenuButton"));
    button->setText(tr("Export"));
    button->setToolTip(tr("Write metrics, links, weights, a report or the picture into a file"));
    button->setAccessibleName(button->text());
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

void InspectToolBar::setSystems(const std::vector<System>& systems, int shown, int other) {
    if (systems == m_systems && shown == m_shown && other == m_other)
        return;
    m_systems = systems;
    m_shown = shown;
    m_other = other;
    fill();
}

void InspectToolBar::setMaps(const QStringList& names, const QStringList& briefs, int shown) {
    QStringList present;
    for (int i = 0; i < m_map->count(); ++i)
        present.append(m_map->itemText(i));
    if (present == names && m_map->currentIndex() == shown)
        return;
    const QSignalBlocker quietly(m_map);
    if (present != names) {
        m_map->clear();
        m_map->addItems(names);
        for (int i = 0; i < m_map->count(); ++i)
            m_map->setItemData(i, briefs.value(i), SystemChooser::briefRole);
    }
    m_map->setCurrentIndex(shown);
    m_map->setToolTip(tr("Attention map that is shown and measured") +
                      (shown < 0 ? QString() : QStringLiteral(": ") + names.value(shown)));
    m_mapPlace->setVisible(names.size() > 1);
    fitChoosers();
}

void InspectToolBar::applyTheme() {
    const Theme& now = theme();
    QColor faint = now.mutedText;
    faint.setAlphaF(0.5F);
    const int size = QFontMetrics(now.label).height();
    setIconSize({size, size});
    for (const Button& button : m_buttons) {
        const QIcon icon = themedIcon(button.icon, now.text, faint);
        if (QAction* command = button.widget->defaultAction()) {
            command->setIconVisibleInMenu(false);  // drawn in the bar's colours
            command->setIcon(icon);
        } else {
            button.widget->setIcon(icon);
        }
        button.widget->setIconSize(iconSize());
    }
    fill();
}

void InspectToolBar::fill() {
    const QSignalBlocker quietly(m_system), quietToo(m_compared);
    m_system->clear();
    m_compared->clear();
    m_compared->addItem(tr("No comparison"), -1);
    for (std::size_t i = 0; i < m_systems.size(); ++i) {
        const System& system = m_systems[i];
        const QIcon dot = dotIcon(system.colour, devicePixelRatioF());
        m_system->addItem(dot, system.name);
        m_system->setItemData(static_cast<int>(i), tipOf(system), Qt::ToolTipRole);
        m_system->setItemData(static_cast<int>(i), system.brief, SystemChooser::briefRole);
        if (static_cast<int>(i) == m_shown)
            continue;
        m_compared->addItem(dot, tr("with %1").arg(system.name), static_cast<int>(i));
        m_compared->setItemData(m_compared->count() - 1, tipOf(system), Qt::ToolTipRole);
    }
    m_system->setCurrentIndex(m_shown);
    m_system->setToolTip(m_shown < 0 ? QString() : tipOf(m_systems[static_cast<std::size_t>(m_shown)]));
    m_compared->setCurrentIndex(std::max(0, m_compared->findData(m_other)));
    m_systemPlace->setVisible(!m_systems.empty());
    m_comparedPlace->setVisible(m_systems.size() > 1);
    fitChoosers();
}

// The width that the buttons leave, in pixels.
int InspectToolBar::room() const {
    // The bar keeps room for its overflow arrow, and a gap before the stretch.
    int room = width() - 3 * gap - style()->pixelMetric(QStyle::PM_ToolBarExtensionExtent, nullptr, this);
    for (const Button& button : m_buttons)
        room -= button.widget->sizeHint().width() + gap;
    return m_reads->isVisible() ? room - m_readsButtons->sizeHint().width() - gap : room;
}

// The choosers share the width that the buttons leave; the first chooser comes before the other. If it is
// less than their least widths, buttons lose their words, and the choice of what models read is left to the
// menu.
void InspectToolBar::fitChoosers() {
    const bool hasTwo = m_systems.size() > 1, hasMaps = m_map->count() > 1;
    const int least = m_system->leastWidth() + (hasTwo ? m_compared->leastWidth() + gap : 0) +
                      (hasMaps ? m_map->leastWidth() + gap : 0) + gap;
    m_reads->setVisible(m_areReadsShown);
    for (const Button& button : m_buttons)
        button.widget->setToolButtonStyle(Qt::ToolButtonTextOnly);
    for (auto button = m_buttons.rbegin(); button != m_buttons.rend() && room() < least; ++button)
        button->widget->setToolButtonStyle(Qt::ToolButtonIconOnly);
    if (room() < least)
        m_reads->setVisible(false);
    int left = room();
    if (hasMaps) {
        m_map->fit(hasTwo ? left / 3 : left / 2);
        left -= m_map->width() + gap;
    }
    const int other = hasTwo ? m_compared->wantedWidth() + gap : 0;
    m_system->fit(hasTwo ? std::max(left / 2, left - other) - gap : left - gap);
    m_compared->fit(left - m_system->width() - 2 * gap);
}

void InspectToolBar::resizeEvent(QResizeEvent* event) {
    QToolBar::resizeEvent(event);
    fitChoosers();
}

void InspectToolBar::setReadsShown(bool isShown) {
    m_areReadsShown = isShown;
    fitChoosers();
}

}  // namespace attn::ui
