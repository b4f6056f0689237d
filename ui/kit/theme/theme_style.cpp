// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QFontMetrics>
#include <QPalette>
#include <QStyleFactory>
#include <QToolTip>

#include "ui/kit/theme/theme.h"

namespace attn::ui {
namespace {

Theme& current() {
    static Theme t = makeTheme(ThemeKind::Light, ColourMap::Blues);
    return t;
}

// The theme of this thread's innermost scope.
thread_local const Theme* scoped = nullptr;

QPalette paletteOf(const Theme& t) {
    QPalette palette;
    palette.setColor(QPalette::Window, t.window);
    palette.setColor(QPalette::WindowText, t.text);
    palette.setColor(QPalette::Base, t.card);
    palette.setColor(QPalette::AlternateBase, t.window);
    palette.setColor(QPalette::Text, t.text);
    palette.setColor(QPalette::PlaceholderText, t.mutedText);
    palette.setColor(QPalette::Button, t.chip);
    palette.setColor(QPalette::ButtonText, t.text);
    palette.setColor(QPalette::BrightText, t.unknown);
    palette.setColor(QPalette::Highlight, t.accent);
    palette.setColor(QPalette::HighlightedText, t.accentText);
    palette.setColor(QPalette::Link, t.accent);
    palette.setColor(QPalette::LinkVisited, t.accent);
    palette.setColor(QPalette::ToolTipBase, t.card);
    palette.setColor(QPalette::ToolTipText, t.text);
    palette.setColor(QPalette::Light, t.card);
    palette.setColor(QPalette::Midlight, t.border);
    palette.setColor(QPalette::Mid, t.border);
    palette.setColor(QPalette::Dark, t.grid);
    palette.setColor(QPalette::Shadow, t.isDark ? QColor("#000000") : t.grid);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        QColor faint = t.mutedText;
        faint.setAlphaF(0.55f);
        palette.setColor(QPalette::Disabled, role, faint);
    }
    return palette;
}

// Fields have no `color`: of one, Qt makes a fainter colour for their placeholders than the palette's.
constexpr auto styleSheet = R"(
QMainWindow, QDialog { background: @window; }
QMenuBar { background: @card; border-bottom: @hair solid @border; padding: 2px 6px; }
QMenuBar::item { background: transparent; padding: 4px 10px; border-radius: 5px; }
QMenuBar::item:selected { background: @accentSoft; }
QMenu { background: @card; border: @hair solid @border; padding: 5px; menu-scrollable: 1; }
QMenu::item { padding: 5px 26px 5px 24px; border-radius: 5px; }
QMenu::item:selected { background: @accentSoft; color: @text; }
QMenu::item:disabled { color: @mutedText; }
QMenu::separator { height: 1px; background: @border; margin: 5px 8px; }
QToolBar { background: @card; border: none; border-bottom: @hair solid @border; padding: 6px; spacing: 6px; }
QStatusBar { background: @card; border-top: @hair solid @border; color: @mutedText; }
QStatusBar::item { border: none; }
QStatusBar QLabel, QLabel[tone="muted"] { color: @mutedText; }
QPushButton, QToolButton { background: @chip; color: @text; border: @hair solid @border; border-radius: 7px;
    padding: 5px 12px; outline: none; }
QToolButton { padding: 5px 9px; }
QToolButton#qt_toolbar_ext_button { padding: 0; border: none; border-radius: 3px; }
QPushButton:hover, QToolButton:hover { background: @accentSoft; border-color: @accent; }
QPushButton:pressed, QToolButton:pressed { background: @chipOutput; }
QPushButton:focus, QToolButton:focus { border: 2px solid @focus; padding: 4px 11px; }
QToolButton:focus { padding: 4px 8px; }
QPushButton:disabled, QToolButton:disabled { color: @disabled; background: @window; border-color: @border; }
QPushButton:checked, QToolButton:checked { background: @accent; color: @accentText; border-color: @accent; }
*[role="primary"] { background: @accent; color: @accentText; border-color: @accent; font-weight: 600; }
*[role="primary"]:hover { background: @accentHover; color: @accentText; border-color: @accentHover; }
*[role="primary"]:focus { border: 2px solid @text; }
*[role="primary"]:disabled { background: @border; color: @disabled; border-color: @border; }
*[role="flat"] { background: transparent; border-color: transparent; }
*[role="flat"]:hover { background: @accentSoft; }
*[role="segment"] { border-radius: 0; border-@start-width: 0; }
*[role="segment"][place="first"] { border-@start-width: @hair; border-top-@start-radius: 7px;
    border-bottom-@start-radius: 7px; }
*[role="segment"][place="last"] { border-top-@end-radius: 7px; border-bottom-@end-radius: 7px; }
*[role="segment"][place="only"] { border-@start-width: @hair; border-radius: 7px; }
*[role="segment"]:checked { font-weight: 600; }
*[role="segment"]:focus { border: 2px solid @text; padding: 4px 11px; }
*[role="toggle"]:checked { background: @accentSoft; color: @text; border-color: @accent; }
QTabWidget::pane { background: @card; border: @hair solid @border; border-radius: 7px; top: -1px; }
QTabBar::tab { background: @chip; color: @text; border: @hair solid @border; padding: 5px 12px; }
QTabBar::tab:!first { border-@start-width: 0; }
QTabBar::tab:first { border-top-@start-radius: 7px; }
QTabBar::tab:last { border-top-@end-radius: 7px; }
QTabBar::tab:hover { background: @accentSoft; }
QTabBar::tab:selected { background: @accent; color: @accentText; border-color: @accent; }
QTabBar:focus { border: 2px solid @focus; }
QToolButton::menu-indicator { image: none; width: 0; }
QLineEdit, QPlainTextEdit, QSpinBox, QDoubleSpinBox { background: @card;
    border: @hair solid @outline; border-radius: 7px; padding: 5px 8px;
    selection-background-color: @accent; selection-color: @accentText; }
QLineEdit:hover, QPlainTextEdit:hover { border-color: @mutedText; }
QLineEdit:focus, QPlainTextEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus { border: 2px solid @focus;
    padding: 4px 7px; }
QAbstractSpinBox { padding-right: @spin; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { background: transparent; border: none; width: @spin; }
QAbstractSpinBox::up-button:hover, QAbstractSpinBox::down-button:hover { background: @accentSoft; }
QAbstractSpinBox::up-arrow { image: url(:/icons/up.svg); width: @arrow; height: @arrow; }
QAbstractSpinBox::down-arrow { image: url(:/icons/down.svg); width: @arrow; height: @arrow; }
QLineEdit[density="compact"] { padding: 2px 7px; border-radius: 5px; }
QLineEdit[density="compact"]:focus { padding: 1px 6px; }
QLineEdit[state="wrong"] { border: 2px solid @unknown; padding: 1px 6px; }
QLineEdit:read-only, QLineEdit:disabled { background: @window; color: @mutedText; }
QComboBox { background: @card; color: @text; border: @hair solid @outline; border-radius: 7px;
    padding: 4px 2px 4px 5px; }
QComboBox:hover { border-color: @mutedText; }
QComboBox:focus { border: 2px solid @focus; padding: 3px 1px 3px 4px; }
QComboBox:disabled { background: @window; }
QComboBox::drop-down { border: none; width: @arrow; }
QComboBox::down-arrow { image: url(:/icons/down.svg); width: @arrow; height: @arrow; }
QComboBox { combobox-popup: 0; }
QComboBox QAbstractItemView { background: @card; color: @text; border: @hair solid @border; outline: none;
    selection-background-color: @accentSoft; selection-color: @text; }
QComboBox QAbstractItemView::item { padding: 4px 6px; }
QComboBox QAbstractItemView::item:selected { background: @accentSoft; color: @text; }
QComboBox:disabled, QCheckBox:disabled { color: @mutedText; }
QCheckBox::indicator, QListView::indicator { width: @arrow; height: @arrow; background: @card; border: @hair solid @mutedText;
    border-radius: 4px; padding: 1px; }
QCheckBox::indicator:checked, QListView::indicator:checked { background: @accent; border-color: @accent; image: url(@check); }
QCheckBox::indicator:checked:disabled { background: @mutedText; border-color: @mutedText; }
QRadioButton::indicator { width: @arrow; height: @arrow; background: @card; border: 2px solid @mutedText;
    border-radius: @round; }
QRadioButton::indicator:hover { border-color: @accent; }
QRadioButton::indicator:checked { border-color: @accent; background: qradialgradient(cx: 0.5, cy: 0.5,
    radius: 0.5, fx: 0.5, fy: 0.5, stop: 0 @accent, stop: 0.5 @accent, stop: 0.6 @card, stop: 1 @card); }
QRadioButton { border: 2px solid transparent; }
QRadioButton:focus { border: 2px solid @focus; border-radius: 5px; }
QRadioButton[text=""] { spacing: 0; }
QCheckBox:focus { border: 2px solid @focus; border-radius: 5px; }
QCheckBox { border: 2px solid transparent; }
QCheckBox[text=""] { spacing: 0; }
QCheckBox[role="offLane"] { background: @window; color: @mutedText; border: @hair solid @border; border-radius: 8px;
    padding: 3px 8px; }
QCheckBox[role="offLane"]:hover { background: @accentSoft; border-color: @accent; }
QCheckBox[role="offLane"]:focus { border: 2px solid @focus; padding: 2px 7px; }
QCheckBox[role="offLane"]:disabled { background: @window; border-color: @border; }
QToolButton[role="fold"], QToolButton[role="fold"]:checked { background: transparent; color: @text;
    border: 2px solid transparent; border-radius: 5px; padding: 0 3px; }
QToolButton[role="fold"]:hover { background: @accentSoft; }
QToolButton[role="fold"]:focus { border: 2px solid @focus; padding: 0 3px; }
QToolButton[role="choice"] { background: transparent; color: @accent; border: 2px solid transparent;
    border-radius: 5px; padding: 0 5px; }
QToolButton[role="choice"]:hover { background: @accentSoft; }
QToolButton[role="choice"]:checked { background: @accentSoft; color: @text; border-color: @accent; }
QToolButton[role="choice"]:focus { border-color: @focus; padding: 0 5px; }
QToolButton[role="choice"]:disabled { background: transparent; color: @disabled; border-color: transparent; }
QLabel[tone="wrong"] { color: @unknown; }
QLabel[tone="reference"] { color: @goldText; }
QLabel[role="trouble"] { background: @card; color: @text; border: 2px solid @unknown; border-radius: 6px;
    padding: 3px 6px; }
QFrame[role="line"] { background: @border; border: none; max-height: 1px; }
QFrame[role="card"] { background: @card; border: @hair solid @border; border-radius: 8px; }
QFrame[role="alert"] { background: @card; border: 2px solid @unknown; border-radius: 8px; }
QFrame[role="alert"][kind="success"] { border-color: @accent; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QDockWidget { color: @text; }
QDockWidget::title { background: @card; border-top: @hair solid @border; padding: 5px 12px; }
QMainWindow::separator { background: @border; width: 4px; height: 4px; }
QMainWindow::separator:hover { background: @accent; }
QSlider { min-height: 20px; }
QSlider::groove:horizontal { height: 4px; background: @outline; border-radius: 2px; }
QSlider::sub-page:horizontal { background: @accent; border-radius: 2px; }
QSlider::handle:horizontal { width: 12px; margin: -6px 0; background: @card; border: 2px solid @accent;
    border-radius: 8px; }
QSlider::handle:horizontal:focus, QSlider::handle:horizontal:pressed { background: @accent; }
QSlider::handle:horizontal:disabled { border-color: @outline; }
QScrollArea { border: none; background: transparent; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 2px; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 2px; }
QScrollBar::handle { background: @outline; border-radius: 4px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::handle:hover { background: @mutedText; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QHeaderView { background: @window; }
QHeaderView::section { background: @window; color: @mutedText; border: none; border-@end: 1px solid @border;
    border-bottom: 1px solid @border; padding: 4px 8px; }
QTableView { background: @card; gridline-color: @border; border: @hair solid @border; border-radius: 7px;
    selection-background-color: @accentSoft; selection-color: @text; }
QListWidget { background: @card; border: @hair solid @border; border-radius: 7px; }
QListWidget#lessons { show-decoration-selected: 1; }
QListWidget#lessons::item:selected { background: @accentSoft; color: @text; }
QTreeView::item { padding: 2px 5px; border: none; }
QTreeView::item:selected { background: @accentSoft; color: @text; }
QTableCornerButton::section { background: @window; border: none; }
QToolTip { background: @card; color: @text; border: 1px solid @border; padding: 5px 7px; }
)";

QString styleSheetOf(const Theme& t) {
    QColor disabled = t.mutedText;
    disabled.setAlphaF(0.6f);
    const int side = QFontMetrics(t.label).ascent() * 3 / 4;  // of an arrow and of what is checked
    const bool isMirrored = QApplication::isRightToLeft();
    const QString arrow = QStringLiteral("%1px").arg(side);
    const QString round = QStringLiteral("%1px").arg(side / 2 + 2);
    const QString spin = QStringLiteral("%1px").arg(side + 8);
    const QString check =
        t.isDark ? QStringLiteral(":/icons/check-dark.svg") : QStringLiteral(":/icons/check.svg");
    // Longer names come first, because one name may begin with another.
    const std::vector<std::pair<QString, QString>> values = {{"@accentHover", t.accentHover.name()},
                                                             {"@accentSoft", t.accentSoft.name()},
                                                             {"@accentText", t.accentText.name()},
                                                             {"@accent", t.accent.name()},
                                                             {"@arrow", arrow},
                                                             {"@border", t.border.name()},
                                                             {"@card", t.card.name()},
                                                             {"@check", check},
                                                             {"@chipOutput", t.chipOutput.name()},
                                                             {"@chip", t.chip.name()},
                                                             {"@disabled", disabled.name(QColor::HexArgb)},
                                                             {"@focus", t.focus.name()},
                                                             {"@hair", t.line < 2 ? "1px" : "2px"},
                                                             {"@mutedText", t.mutedText.name()},
                                                             {"@outline", t.outline.name()},
                                                             {"@round", round},
                                                             {"@spin", spin},
                                                             {"@start", isMirrored ? "right" : "left"},
                                                             {"@end", isMirrored ? "left" : "right"},
                                                             {"@text", t.text.name()},
                                                             {"@unknown", t.unknown.name()},
                                                             {"@goldText", t.goldText.name()},
                                                             {"@window", t.window.name()}};
    QString sheet = styleSheet;
    for (const auto& [name, value] : values) {
        sheet.replace(name, value);
    }
    return sheet;
}

}  // namespace

const Theme& theme() {
    return scoped ? *scoped : current();
}

ThemeScope::ThemeScope(const Theme& theme) : m_theme(theme), m_outer(scoped) {
    scoped = &m_theme;
}

ThemeScope::~ThemeScope() {
    scoped = m_outer;
}

void setTheme(ThemeKind kind, ColourMap map) {
    systemTheme();  // reads the desktop's palette before ours hides it
    static const bool isFusion = [] {
        QApplication::setStyle(QStyleFactory::create("Fusion"));
        return true;
    }();
    Q_UNUSED(isFusion);
    current() = makeTheme(kind, map);
    const Theme& t = current();
    // If a style sheet replaces another one, Qt (6.4) polishes every widget once for each of its ancestors,
    // some ten times. If there is none before, it does so only once.
    qApp->setStyleSheet({});
    QApplication::setPalette(paletteOf(t));
    QApplication::setFont(t.label);
    QToolTip::setFont(t.label);
    qApp->setStyleSheet(styleSheetOf(t));
    emit ThemeNotifier::instance()->changed();
}

}  // namespace attn::ui
