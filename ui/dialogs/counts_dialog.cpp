// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/counts_dialog.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "ui/number_text.h"
#include "ui/views/time_text.h"

namespace attn::ui {
namespace {

const QString unknown = QStringLiteral("—");

QString spanOrDash(double seconds) {
    return seconds > 0 ? timeSpan(seconds) : unknown;
}

QStringList rowOf(const LaneCounts& lane) {
    const std::optional<qint64> whole = lane.wholeWeights();
    return {lane.variant.isEmpty() ? lane.name : QStringLiteral("%1, %2").arg(lane.name, lane.variant),
            groupedNumber(lane.weights()),
            whole ? groupedNumber(*whole) : unknown,
            groupedNumber(lane.parameters),
            spanOrDash(lane.encoderSeconds),
            spanOrDash(lane.medianSeconds),
            spanOrDash(lane.meanSeconds),
            lane.ratio ? QStringLiteral("%1 ×").arg(*lane.ratio, 0, 'f', 2) : unknown};
}

}  // namespace

CountsDialog::CountsDialog(QWidget* parent)
    : QDialog(parent), m_formula(new QLabel(this)), m_table(new QTreeWidget(this)), m_note(new QLabel(this)) {
    setObjectName(QStringLiteral("countsDialog"));
    setWindowTitle(tr("Counts and Times"));
    m_formula->setObjectName(QStringLiteral("countsFormula"));
    m_formula->setWordWrap(true);
    m_formula->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_table->setObjectName(QStringLiteral("countsTable"));
    m_table->setAccessibleName(tr("Counts and times of each lane"));
    m_table->setRootIsDecorated(false);
    m_table->setHeaderLabels({tr("Lane"), tr("Weights so far"), tr("In all, m·T"), tr("Parameters"),
                              tr("Encoder"), tr("Step, median"), tr("Step, mean"), tr("To no attention")});
    m_table->header()->setStretchLastSection(false);
    m_table->header()->setSectionsMovable(false);
    m_table->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_table->setAllColumnsShowFocus(true);
    m_table->setUniformRowHeights(true);
    m_table->headerItem()->setToolTip(7, tr("The median step, in those of the lane without attention"));
    for (int column = 1; column < m_table->columnCount(); ++column)
        m_table->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    m_note->setText(
        tr("Times are of this machine and of this run, what else it does included: compare them with "
           "each other rather than with those of others."));
    m_note->setWordWrap(true);
    m_note->setProperty("tone", "muted");

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setIcon(QIcon());
    QPushButton* copy = buttons->addButton(tr("&Copy as Text"), QDialogButtonBox::ActionRole);
    copy->setObjectName(QStringLiteral("copyCounts"));
    copy->setShortcut(QKeySequence::Copy);
    copy->setToolTip(tr("Copy the table with its formula, tabs between columns (Ctrl+C)"));
    connect(copy, &QPushButton::clicked, this, [this] { QApplication::clipboard()->setText(text()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* column = new QVBoxLayout(this);
    for (QWidget* part : {static_cast<QWidget*>(m_formula), static_cast<QWidget*>(m_table),
                          static_cast<QWidget*>(m_note), static_cast<QWidget*>(buttons)})
        column->addWidget(part);
}

void CountsDialog::setCounts(const std::vector<LaneCounts>& lanes, const QString& formula) {
    m_formula->setText(formula);
    m_formula->setVisible(!formula.isEmpty());
    const int count = static_cast<int>(lanes.size());
    const bool isOther = m_table->topLevelItemCount() != count;
    while (m_table->topLevelItemCount() > count)
        delete m_table->takeTopLevelItem(count);
    for (int i = 0; i < count; ++i) {
        QTreeWidgetItem* item = m_table->topLevelItem(i);
        if (!item)
            item = new QTreeWidgetItem(m_table);
        const QStringList row = rowOf(lanes[static_cast<std::size_t>(i)]);
        for (int column = 0; column < row.size(); ++column) {
            item->setText(column, row[column]);
            if (column > 0)
                item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        }
    }
    if (isOther)
        fitToContents();
}

// Every column and row in sight, as far as the window beside it is wide and high.
void CountsDialog::fitToContents() {
    const int em = fontMetrics().height();
    int width = 2;
    for (int column = 0; column < m_table->columnCount(); ++column) {
        m_table->resizeColumnToContents(column);
        m_table->setColumnWidth(column, m_table->columnWidth(column) + em / 2);
        width += m_table->columnWidth(column);
    }
    const int row =
        m_table->topLevelItemCount() > 0 ? m_table->visualItemRect(m_table->topLevelItem(0)).height() : em;
    const int height = m_table->header()->sizeHint().height() + m_table->topLevelItemCount() * row + 6;
    m_table->setMinimumHeight(std::min(height, 8 * em));
    const QSize most = parentWidget() ? parentWidget()->size() * 0.96 : QSize(4000, 4000);
    const int wide = std::min(width + 3 * em, most.width());
    const QMargins margins = layout()->contentsMargins();
    const int text = wide - margins.left() - margins.right();
    const int others = m_formula->heightForWidth(text) + m_note->heightForWidth(text) + 4 * em +
                       4 * layout()->spacing() + margins.top() + margins.bottom();
    resize(wide, std::min(height + others, most.height()));
}

QString CountsDialog::text() const {
    QStringList lines = {m_formula->text()};
    const auto row = [&](const QTreeWidgetItem& item) {
        QStringList cells;
        for (int column = 0; column < m_table->columnCount(); ++column)
            cells << item.text(column);
        lines << cells.join(QLatin1Char('\t'));
    };
    row(*m_table->headerItem());
    for (int i = 0; i < m_table->topLevelItemCount(); ++i)
        row(*m_table->topLevelItem(i));
    lines << m_note->text();
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

}  // namespace attn::ui
