// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/table/sentence_table.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/inspect/table/sentence_model.h"
#include "ui/kit/text/decimal_text.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/copy_cells.h"

namespace attn::ui {
namespace {

constexpr int cellInset = 5;  // the style does not give it

// The order of a column after the first click on its head; the worst AER comes first, for example.
bool beginsDescending(Metric metric) {
    return metric == Metric::ErrorRate || metric == Metric::Disagreement || metric == Metric::Entropy ||
           metric == Metric::SourceLength || metric == Metric::TargetLength;
}

// Cells align with their heads. A text from right to left begins on the right.
class SentenceDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        QStyleOptionViewItem ground = option;
        initStyleOption(&ground, index);
        const QStyle* style = ground.widget ? ground.widget->style() : QApplication::style();
        style->drawPrimitive(QStyle::PE_PanelItemViewItem, &ground, painter, ground.widget);
        QStyleOptionViewItem inner = option;
        inner.rect.adjust(cellInset, 0, -cellInset, 0);
        QStyledItemDelegate::paint(painter, inner, index);
    }

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        option->state &= ~QStyle::State_HasFocus;  // the mark is on the whole row
        if (sentenceColumn(index.column()).isNumber())
            return;
        // A text keeps its own direction, and begins where the window's lines do if it is written to the
        // right.
        const bool isFromRight = option->direction == Qt::RightToLeft;
        option->direction = option->text.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight;
        if (isFromRight && option->direction == Qt::LeftToRight)
            option->displayAlignment = Qt::AlignRight | Qt::AlignVCenter;
    }
};

bool isTableKey(const QKeyEvent& key) {
    switch (key.key()) {
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_Left:
        case Qt::Key_Right:
        case Qt::Key_Home:
        case Qt::Key_End:
        case Qt::Key_PageUp:
        case Qt::Key_PageDown:
        case Qt::Key_Return:
        case Qt::Key_Enter:
            return (key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
        default:
            return key.matches(QKeySequence::Copy) || key.matches(QKeySequence::SelectAll);
    }
}

}  // namespace

SentenceTable::SentenceTable(QWidget* parent) : QTableView(parent), m_model(new SentenceModel(this)) {
    setObjectName(QStringLiteral("sentenceTable"));
    setModel(m_model);
    setItemDelegate(new SentenceDelegate(this));
    setAccessibleName(tr("Sentences"));
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setCornerButtonEnabled(false);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->hide();
    QHeaderView* heads = horizontalHeader();
    heads->setHighlightSections(false);
    heads->setSectionsClickable(true);
    heads->setSectionResizeMode(QHeaderView::Interactive);
    heads->setContextMenuPolicy(Qt::CustomContextMenu);
    heads->setAccessibleName(tr("Columns"));
    connect(heads, &QHeaderView::sectionClicked, this, &SentenceTable::sortBy);
    connect(heads, &QHeaderView::customContextMenuRequested, this, &SentenceTable::chooseColumns);
    connect(heads, &QHeaderView::sectionResized, this, [this](int column, int, int) {
        if (!m_isSetting && !sentenceColumn(column).isNumber())
            m_isDivided = true;
    });
    connect(this, &QTableView::doubleClicked, this,
            [this](const QModelIndex& index) { emit openRequested(m_model->rowAt(index.row())); });
    makeEmptyNote();
    m_known.fill(true);
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, &SentenceTable::applyTheme);
    applyTheme();
    setOrder({});
}

void SentenceTable::makeEmptyNote() {
    m_emptyNote = new QWidget(viewport());
    m_emptyText = new QLabel(m_emptyNote);
    m_emptyText->setObjectName(QStringLiteral("emptyTableNote"));
    m_emptyText->setAlignment(Qt::AlignCenter);
    m_emptyText->setWordWrap(true);
    m_emptyText->setProperty("tone", "muted");
    auto* clear = new QPushButton(tr("Clear Filter"), m_emptyNote);
    clear->setObjectName(QStringLiteral("clearFilterHere"));
    connect(clear, &QPushButton::clicked, this, &SentenceTable::clearFilterRequested);
    auto* column = new QVBoxLayout(m_emptyNote);
    column->addStretch();
    column->addWidget(m_emptyText);
    column->addWidget(clear, 0, Qt::AlignHCenter);
    column->addStretch();
    auto* whole = new QVBoxLayout(viewport());
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_emptyNote);
    m_emptyNote->hide();
}

void SentenceTable::setEmptyNote(const QString& note) {
    m_emptyText->setText(note);
    m_emptyNote->setVisible(!note.isEmpty());
}

void SentenceTable::applyTheme() {
    verticalHeader()->setDefaultSectionSize(QFontMetrics(theme().label).height() + 8);
    showColumns();
}

void SentenceTable::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    showColumns();
}

void SentenceTable::setRows(const Inspection* inspection, int system, const std::vector<int>& rows) {
    const QScopedValueRollback setting(m_isSetting, true);
    // A selection holds places. When other sentences take these places, they would be selected instead.
    if (!m_model->keepsPlaces(inspection, system, rows))
        selectionModel()->clearSelection();
    m_model->setRows(inspection, system, rows);
    showCurrent();
}

void SentenceTable::refresh() {
    m_model->refresh();
}

void SentenceTable::setOrder(const SortOrder& order) {
    m_order = order;
    m_model->setOrder(order);
}

bool SentenceTable::isOrder(int column) const {
    const SortOrder& order = sentenceColumn(column).order;
    return order.key == m_order.key && (order.key != SortKey::Metric || order.metric == m_order.metric);
}

void SentenceTable::sortBy(int column) {
    SortOrder order = sentenceColumn(column).order;
    if (isOrder(column))
        order.isDescending = !m_order.isDescending;
    else
        order.isDescending = order.key == SortKey::Metric && beginsDescending(order.metric);
    setOrder(order);
    emit orderRequested(order);
    // The person asked for the first rows. The current sentence stays current.
    scrollToTop();
}

void SentenceTable::setCurrentRow(int row) {
    if (row == m_row)
        return;
    m_row = row;
    const QScopedValueRollback setting(m_isSetting, true);
    showCurrent();
}

void SentenceTable::showCurrent() {
    const int place = m_model->placeOf(m_row);
    if (place < 0) {
        selectionModel()->clear();
        return;
    }
    if (currentIndex().row() == place) {
        if (!selectionModel()->isRowSelected(place))
            selectionModel()->select(currentIndex(), QItemSelectionModel::Select | QItemSelectionModel::Rows);
        return;
    }
    const int column = std::max(currentIndex().column(), 0);
    const int across = horizontalScrollBar()->value();
    selectionModel()->setCurrentIndex(m_model->index(place, column),
                                      QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    scrollTo(m_model->index(place, column));
    horizontalScrollBar()->setValue(across);
}

void SentenceTable::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QTableView::currentChanged(current, previous);
    const int row = m_model->rowAt(current.row());
    if (m_isSetting || !current.isValid() || row < 0 || row == m_row)
        return;
    m_row = row;
    emit rowSelected(row);
}

bool SentenceTable::event(QEvent* event) {
    // These keys move in the table. The window has shortcuts with the same keys.
    if (event->type() == QEvent::ShortcutOverride && isTableKey(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QTableView::event(event);
}

void SentenceTable::keyPressEvent(QKeyEvent* event) {
    const bool isPlain = (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
    if (isPlain && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
        if (m_row >= 0)
            emit openRequested(m_row);
    } else if (isPlain && (event->key() == Qt::Key_Home || event->key() == Qt::Key_End) &&
               m_model->rowCount() > 0) {
        // Goes to the first or last row. Qt's own keys go to the ends of the columns.
        const int place = event->key() == Qt::Key_Home ? 0 : m_model->rowCount() - 1;
        const bool extends = event->modifiers() & Qt::ShiftModifier;
        selectionModel()->setCurrentIndex(
            m_model->index(place, std::max(currentIndex().column(), 0)),
            (extends ? QItemSelectionModel::Select : QItemSelectionModel::ClearAndSelect) |
                QItemSelectionModel::Rows);
    } else if (event->matches(QKeySequence::Copy)) {
        copyRows();
    } else {
        QTableView::keyPressEvent(event);
    }
}

std::vector<int> SentenceTable::selectedPlaces() const {
    std::vector<int> places;
    for (const QModelIndex& index : selectionModel()->selectedRows())
        places.push_back(index.row());
    std::sort(places.begin(), places.end());
    return places;
}

std::vector<int> SentenceTable::selectedRows() const {
    std::vector<int> rows;
    for (const int place : selectedPlaces())
        rows.push_back(m_model->rowAt(place));
    return rows;
}

// The columns that are shown.
void SentenceTable::copyRows() const {
    const DecimalPoint inClipboard;
    QString text;
    for (const int place : selectedPlaces()) {
        QStringList cells;
        for (int column = 0; column < m_model->columnCount(); ++column) {
            if (!isColumnHidden(column))
                cells.append(copiedCell(m_model->index(place, column).data().toString()));
        }
        text += cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
    }
    QApplication::clipboard()->setText(text);
}

// Typing letters does not search here. The filter finds sentences.
void SentenceTable::keyboardSearch(const QString&) {}

}  // namespace attn::ui
