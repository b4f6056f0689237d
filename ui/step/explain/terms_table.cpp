// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/explain/terms_table.h"

#include <algorithm>
#include <cmath>

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include "ui/kit/text/label.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/copy_cells.h"
#include "ui/step/explain/terms_model.h"

namespace attn::ui {
namespace {

constexpr int fewestLines = 3;

// Paints the share as a bar, to both sides of the middle if some shares are below 0. A lit cell has a line
// below, as in formulas.
class ShareDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const auto* model = qobject_cast<const TermsModel*>(index.model());
        QStyledItemDelegate::paint(painter, option, index);
        if (index.data(TermsModel::LitRole).toBool()) {
            const QRectF place(option.rect);
            painter->fillRect(
                QRectF(place.left(), place.bottom() - theme().strongLine, place.width(), theme().strongLine),
                theme().gold);
        }
        if (!model || !model->isShare(index.column()) || index.row() >= model->termCount()) {
            return;
        }
        const Theme& t = theme();
        const double share = model->data(index, TermsModel::ShareRole).toDouble();
        const bool isSigned = model->data(index, TermsModel::SignedRole).toBool();
        const double text = labelWidth(t.label, QStringLiteral("100 %")) + 2 * t.space;
        const QRectF room = QRectF(option.rect).adjusted(t.space, 4, -text - t.space, -4);
        if (room.width() < 8) {
            return;
        }
        const double zero = std::round(isSigned ? room.center().x() : room.left());
        const double reach = isSigned ? room.width() / 2 : room.width();
        const double end = std::round(zero + share * reach);
        const QRectF bar(QPointF(std::min(zero, end), room.top()),
                         QPointF(std::max({zero, end, std::min(zero, end) + t.line}), room.bottom()));
        painter->fillRect(bar, t.signedValue(share < 0 ? -0.75 : 0.75, 1));
        painter->fillRect(QRectF(zero, option.rect.top() + 2, t.line, option.rect.height() - 4), t.mutedText);
    }

protected:
    // Numbers end before the symbol in the next column begins.
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        if (option->displayAlignment & Qt::AlignRight)
            option->text += QStringLiteral("\u00a0");
    }
};

bool isOwnKey(const QKeyEvent& key) {
    switch (key.key()) {
        case Qt::Key_Left:
        case Qt::Key_Right:
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_Home:
        case Qt::Key_End:
        case Qt::Key_PageUp:
        case Qt::Key_PageDown:
            return key.modifiers() == Qt::NoModifier;
        default:
            return key.matches(QKeySequence::Copy);
    }
}

}  // namespace

TermsTable::TermsTable(TermsModel* model, QWidget* parent) : QTableView(parent), m_model(model) {
    setModel(model);
    setItemDelegate(new ShareDelegate(this));
    setAccessibleName(tr("Terms"));
    setAlternatingRowColors(true);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setMouseTracking(true);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    horizontalHeader()->setHighlightSections(false);
    verticalHeader()->setHighlightSections(false);
    // Long sums are measured by their first lines.
    horizontalHeader()->setResizeContentsPrecision(40);
    connect(this, &QTableView::clicked, this, &TermsTable::open);
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, &TermsTable::applyTheme);
    applyTheme();
}

void TermsTable::applyTheme() {
    verticalHeader()->setDefaultSectionSize(QFontMetrics(theme().label).height() + 6);
    fitColumns();
}

void TermsTable::fitColumns() {
    setMinimumHeight(heightFor(fewestLines));
    resizeColumnsToContents();
    const int last = m_model->columnCount() - 1;
    for (int column = 0; column <= last; ++column) {
        horizontalHeader()->setSectionResizeMode(column, QHeaderView::Interactive);
        setColumnWidth(column, columnWidth(column) + theme().space);
    }
    fitShare();
}

// It has the width that the others leave.
void TermsTable::fitShare() {
    const int last = m_model->columnCount() - 1;
    if (last < 0 || !m_model->isShare(last))
        return;
    int others = 0;
    for (int column = 0; column < last; ++column)
        others += columnWidth(column);
    setColumnWidth(last, std::max(leastShare(last), viewport()->width() - others));
}

int TermsTable::leastShare(int column) const {
    return std::max(sizeHintForColumn(column), horizontalHeader()->sectionSizeHint(column));
}

void TermsTable::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    fitShare();
}

int TermsTable::heightFor(int lines) const {
    return horizontalHeader()->sizeHint().height() +
           std::min(lines, m_model->rowCount()) * verticalHeader()->defaultSectionSize() +
           horizontalScrollBar()->sizeHint().height() + 2 * frameWidth();
}

int TermsTable::wantedWidth() const {
    const int last = m_model->columnCount() - 1;
    const bool hasShare = last >= 0 && m_model->isShare(last);
    int width = std::max(verticalHeader()->width(), verticalHeader()->sizeHint().width()) + 2 * frameWidth() +
                verticalScrollBar()->sizeHint().width();
    for (int column = 0; column <= last - (hasShare ? 1 : 0); ++column)
        width += columnWidth(column);
    // The number of the share, and the same width for its bar.
    return hasShare ? width + 2 * leastShare(last) : width;
}

void TermsTable::open(const QModelIndex& index) {
    if (const std::optional<Quantity> quantity = m_model->quantity(index)) {
        emit quantityRequested(*quantity);
    }
}

bool TermsTable::event(QEvent* event) {
    // These keys move in the table. The window has shortcuts with the same keys.
    if (event->type() == QEvent::ShortcutOverride && isOwnKey(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QTableView::event(event);
}

void TermsTable::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        open(currentIndex());
    } else if (event->matches(QKeySequence::Copy)) {
        copyCells(*this);
    } else if (event->key() == Qt::Key_Backspace || event->modifiers() & Qt::AltModifier) {
        event->ignore();  // goes back
    } else {
        const QModelIndex before = currentIndex();
        QTableView::keyPressEvent(event);
        if (currentIndex() != before) {
            emit lookedAt(currentIndex());
        }
    }
}

void TermsTable::mouseMoveEvent(QMouseEvent* event) {
    const QModelIndex index = indexAt(event->pos());
    viewport()->setCursor(m_model->quantity(index) ? Qt::PointingHandCursor : Qt::ArrowCursor);
    QTableView::mouseMoveEvent(event);
    emit lookedAt(index);
}

void TermsTable::leaveEvent(QEvent* event) {
    QTableView::leaveEvent(event);
    emit lookedAt({});
}

void TermsTable::focusOutEvent(QFocusEvent* event) {
    QTableView::focusOutEvent(event);
    emit lookedAt({});
}

}  // namespace attn::ui
