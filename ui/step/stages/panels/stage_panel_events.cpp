// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QHelpEvent>
#include <QKeyEvent>
#include <QToolTip>

#include "ui/pictures/lane/explained.h"
#include "ui/pictures/lane/formula_label.h"
#include "ui/step/stages/panels/stage_panel.h"

namespace attn::ui {

std::optional<Quantity> StagePanel::askedAt(QPointF position) const {
    return m_data && m_data->trace && isExplained(*m_data) ? quantityAt(position) : std::nullopt;
}

void StagePanel::mouseMoveEvent(QMouseEvent* event) {
    const int source = m_data && m_data->trace ? sourceAt(event->position()) : -1;
    if (source != m_hovered) {
        m_hovered = source;
        emit sourceHovered(source);
    }
    hoverSymbol(symbolUnder(event->position()));
    setCursor(askedAt(event->position()) ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void StagePanel::mousePressEvent(QMouseEvent* event) {
    m_isPressed = event->button() == Qt::LeftButton;
}

void StagePanel::mouseReleaseEvent(QMouseEvent* event) {
    if (!m_isPressed || !rect().contains(event->position().toPoint())) {
        return;
    }
    m_isPressed = false;
    if (const std::optional<Quantity> quantity = askedAt(event->position())) {
        emit quantityRequested(*quantity);
    } else if (event->position().y() < area().top()) {
        emit stageRequested();
    } else {
        emit numbersRequested();
    }
}

void StagePanel::leaveEvent(QEvent*) {
    hoverSymbol({});
    if (m_hovered != -1) {
        m_hovered = -1;
        emit sourceHovered(-1);
    }
}

void StagePanel::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        emit numbersRequested();
    } else if (takesKey(*event)) {
        const int next = m_selection.source + (event->key() == Qt::Key_Right ? 1 : -1);
        emit sourceHovered(std::clamp(next, 0, static_cast<int>(m_data->sourceTokens.size()) - 1));
    } else if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down) {
        hoverNextSymbol(event->key() == Qt::Key_Down ? 1 : -1);
    } else if (event->key() == Qt::Key_Escape && (m_selection.source >= 0 || !m_symbol.isEmpty())) {
        hoverSymbol({});
        emit sourceHovered(-1);
    } else {
        QWidget::keyPressEvent(event);
    }
}

QString StagePanel::tip(QPoint position) const {
    const bool hasTrace = m_data && m_data->trace;
    QString tip = hasTrace ? tipAt(position) : QString();
    if (tip.isEmpty()) {
        tip = m_title;
    }
    if (!m_fact.isEmpty() && position.y() < area().top()) {
        tip += QLatin1Char('\n') + m_factFormula->text() + QLatin1Char(' ') + m_fact;
    }
    tip += QLatin1Char('\n');
    if (askedAt(position)) {
        return tip + tr("Click: why this number? Enter: all numbers of this stage");
    }
    return tip + (position.y() < area().top() ? tr("Click: highlight this stage. Enter: all its numbers")
                                              : tr("Click or Enter: all numbers of this stage"));
}

// With the focus, the panel takes these keys from the window's shortcuts.
bool StagePanel::takesKey(const QKeyEvent& key) const {
    const bool isSideways = key.key() == Qt::Key_Left || key.key() == Qt::Key_Right;
    return isSideways && key.modifiers() == Qt::NoModifier && m_data && !m_data->sourceTokens.isEmpty();
}

bool StagePanel::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), tip(help->pos()), this);
        return true;
    }
    if (event->type() == QEvent::ShortcutOverride && takesKey(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) {
        update();
        if (event->type() == QEvent::FocusOut) {
            hoverSymbol({});
        }
    }
    return QWidget::event(event);
}

void StagePanel::hoverSymbol(const QString& symbol) {
    if (symbol != m_symbol) {
        m_symbol = symbol;
        emit symbolHovered(symbol);
    }
}

QString StagePanel::symbolUnder(QPointF position) const {
    for (const FormulaLabel* formula : {m_formula, m_factFormula}) {
        if (formula->isVisible() && formula->geometry().contains(position.toPoint())) {
            return formula->symbolAt(position - formula->pos());
        }
    }
    return m_data && m_data->trace ? symbolAt(position) : QString();
}

void StagePanel::hoverNextSymbol(int by) {
    QStringList symbols;
    for (const FormulaLabel* formula : {m_formula, m_factFormula}) {
        if (formula->isVisible()) {
            symbols << formula->symbols();
        }
    }
    symbols.removeDuplicates();
    if (!symbols.isEmpty()) {
        const auto now = static_cast<int>(symbols.indexOf(m_symbol));
        hoverSymbol(symbols[std::clamp(now + by, 0, static_cast<int>(symbols.size()) - 1)]);
    }
}

}  // namespace attn::ui
