// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/counts_dialog.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/kit/text/decimal_text.h"
#include "ui/kit/text/number_text.h"
#include "ui/kit/text/time_text.h"
#include "ui/kit/theme/theme.h"

namespace attn::ui {
namespace {

const QString unknown = QStringLiteral("—");

enum Column { Name, Weights, Parameters, Encoder, Step, Ratio, columnCount };

// "11–13 µs"
QString rangeText(const QString& low, const QString& high) {
    const QChar blank = QLatin1Char(' ');
    const bool isOneUnit = low.section(blank, 1) == high.section(blank, 1);
    return QStringLiteral("%1–%2").arg(isOneUnit ? low.section(blank, 0, 0) : low, high);
}

// The median with the interval below it; a dash if too little was measured.
QString spanText(const std::optional<MedianInterval>& seconds, bool isMeasuring) {
    if (!seconds)
        return isMeasuring ? QStringLiteral("…") : unknown;
    return timeSpan(seconds->median) + QLatin1Char('\n') +
           rangeText(timeSpan(seconds->low), timeSpan(seconds->high));
}

// If the interval contains 1, no difference was found, whatever the median is.
QString ratioText(const LaneCounts& lane, bool isMeasuring) {
    if (lane.isBase)
        return QStringLiteral("1 ×");
    if (!lane.ratio)
        return isMeasuring ? QStringLiteral("…") : unknown;
    const auto number = [](double value) { return decimalText(value, 'f', 2); };
    const bool isSame = lane.ratio->low <= 1 && lane.ratio->high >= 1;
    return (isSame ? QStringLiteral("≈ 1") : number(lane.ratio->median)) + QStringLiteral(" ×\n") +
           rangeText(number(lane.ratio->low), number(lane.ratio->high));
}

// "30 of 120"
QString weightsText(const LaneCounts& lane) {
    const std::optional<qint64>& whole = lane.wholeWeights;
    return whole ? CountsDialog::tr("%1 of %2").arg(groupedNumber(lane.weights), groupedNumber(*whole))
                 : groupedNumber(lane.weights);
}

QStringList rowOf(const LaneCounts& lane, bool isMeasuring) {
    return {lane.variant.isEmpty() ? lane.name : QStringLiteral("%1\n%2").arg(lane.name, lane.variant),
            weightsText(lane),
            groupedNumber(lane.parameters),
            spanText(lane.encoder, isMeasuring),
            spanText(lane.step, isMeasuring),
            ratioText(lane, isMeasuring)};
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
    m_table->setHeaderLabels({tr("Lane"), tr("Weights\nof m · T"), tr("Parameters"), tr("Encoder"),
                              tr("One step"), tr("To no\nattention")});
    m_table->header()->setStretchLastSection(false);
    m_table->header()->setSectionsMovable(false);
    m_table->header()->setSectionResizeMode(Name, QHeaderView::Stretch);
    m_table->setAllColumnsShowFocus(true);
    m_table->setUniformRowHeights(true);
    m_table->setWordWrap(true);
    m_table->headerItem()->setToolTip(Weights, tr("Weights computed so far, of those of the whole output"));
    m_table->headerItem()->setToolTip(
        Step, tr("The median of many runs, and the interval that holds the true median 95 times in 100"));
    m_table->headerItem()->setToolTip(Encoder, m_table->headerItem()->toolTip(Step));
    m_table->headerItem()->setToolTip(
        Ratio, tr("One step, in those of the lane without attention; ≈ 1 where no difference was found"));
    for (int column = Weights; column < columnCount; ++column)
        m_table->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    m_note->setText(
        tr("Times are medians of many runs on this machine, all lanes in turn; under them their 95 % "
           "interval."));
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

void CountsDialog::setCounts(const std::vector<LaneCounts>& lanes, const QString& formula, bool isMeasuring) {
    m_lanes = lanes;
    m_isMeasuring = isMeasuring;
    m_formula->setText(formula);
    m_formula->setVisible(!formula.isEmpty());
    const int count = static_cast<int>(lanes.size());
    const bool areSingle =
        std::all_of(lanes.begin(), lanes.end(), [](const LaneCounts& lane) { return lane.maps <= 1; });
    m_table->headerItem()->setText(Weights, areSingle ? tr("Weights\nof m · T") : tr("Weights\nof all"));
    while (m_table->topLevelItemCount() > count)
        delete m_table->takeTopLevelItem(count);
    for (int i = 0; i < count; ++i) {
        QTreeWidgetItem* item = m_table->topLevelItem(i);
        if (!item)
            item = new QTreeWidgetItem(m_table);
        const QStringList row = rowOf(lanes[static_cast<std::size_t>(i)], isMeasuring);
        for (int column = 0; column < row.size(); ++column) {
            item->setText(column, row[column]);
            item->setTextAlignment(column, column == Name ? Qt::AlignLeft | Qt::AlignVCenter
                                                          : Qt::AlignRight | Qt::AlignVCenter);
        }
    }
    fitToContents();
}

// The widths of the columns in a font, and their sum.
std::vector<int> CountsDialog::columnWidths(const QFont& font, int* sum) const {
    const QFontMetrics metrics(font);
    const int pad = metrics.height();
    std::vector<int> widths;
    *sum = 2 * m_table->frameWidth();
    const auto widest = [&](const QTreeWidgetItem& item, int column) {
        int width = 0;
        for (const QString& line : item.text(column).split(QLatin1Char('\n')))
            width = std::max(width, metrics.horizontalAdvance(line));
        return width;
    };
    for (int column = 0; column < columnCount; ++column) {
        int width = widest(*m_table->headerItem(), column);
        for (int i = 0; i < m_table->topLevelItemCount(); ++i)
            width = std::max(width, widest(*m_table->topLevelItem(i), column));
        widths.push_back(width + pad);
        *sum += widths.back();
    }
    return widths;
}

// Shows every column and cuts no name, up to the width of the window; past that, in the smaller type. It
// grows, and never shrinks under the pointer.
void CountsDialog::fitToContents() {
    const QSize most = parentWidget() ? QSize(parentWidget()->width() * 24 / 25, parentWidget()->height())
                                      : QSize(4000, 4000);
    const QMargins margins = layout()->contentsMargins();
    const int room = most.width() - margins.left() - margins.right();
    int width = 0;
    QFont font = this->font();
    std::vector<int> widths = columnWidths(font, &width);
    if (width > room) {
        font = theme().small;
        widths = columnWidths(font, &width);
    }
    m_table->setFont(font);
    m_table->header()->setFont(font);
    for (int column = Weights; column < columnCount; ++column)
        m_table->setColumnWidth(column, widths[static_cast<std::size_t>(column)]);
    const QFontMetrics metrics(font);
    const int row = 2 * metrics.height() + 2, em = fontMetrics().height();
    for (int i = 0; i < m_table->topLevelItemCount(); ++i)
        m_table->topLevelItem(i)->setSizeHint(Name, QSize(0, row));
    const int rows = m_table->topLevelItemCount() * std::max(row, m_table->sizeHintForRow(0));
    const int height = m_table->header()->sizeHint().height() + rows + 2 * m_table->frameWidth() + 2;
    m_table->setMinimumHeight(std::min(height, 8 * em));
    const int wide = std::min(width + margins.left() + margins.right(), most.width());
    const int text = wide - margins.left() - margins.right();
    const int others = m_formula->heightForWidth(text) + m_note->heightForWidth(text) + 4 * em +
                       4 * layout()->spacing() + margins.top() + margins.bottom();
    const QSize wanted(wide, std::min(height + others, most.height()));
    if (!isVisible() || wanted.width() > this->width() || wanted.height() > this->height())
        resize(wanted.expandedTo(isVisible() ? size() : QSize()));
}

QString CountsDialog::text() const {
    QStringList lines = {m_formula->text()};
    const auto add = [&](const QStringList& cells) {
        lines << cells.join(QLatin1Char('\t')).replace(QLatin1Char('\n'), QLatin1Char(' '));
    };
    QStringList heads;
    for (int column = 0; column < m_table->columnCount(); ++column)
        heads << m_table->headerItem()->text(column);
    add(heads);
    const DecimalPoint inClipboard;
    for (const LaneCounts& lane : m_lanes)
        add(rowOf(lane, m_isMeasuring));
    lines << m_note->text();
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

}  // namespace attn::ui
