// SPDX-License-Identifier: GPL-3.0-or-later
// The columns that the table shows, and their widths.
#include <QAction>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QMenu>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <algorithm>
#include <optional>

#include "ui/inspect/table/sentence_model.h"
#include "ui/inspect/table/sentence_table.h"
#include "ui/kit/text/metric_text.h"
#include "ui/kit/theme/theme.h"

namespace attn::ui {
namespace {

constexpr int cellMargin = 10;                // between numbers and the column's edges
constexpr int leastText = 9, usualText = 14;  // for columns of texts, in letters

std::optional<int> columnOf(const QString& id) {
    const auto& columns = sentenceColumns();
    const auto found =
        std::find_if(columns.begin(), columns.end(), [&](const auto& column) { return column.id == id; });
    return found == columns.end() ? std::nullopt
                                  : std::optional<int>(static_cast<int>(found - columns.begin()));
}

// The widest number that a column can have.
QString widest(const SentenceColumn& column) {
    if (column.order.key == SortKey::Number)
        return QStringLiteral("00000");
    const MetricInfo& info = infoOf(column.order.metric);
    if (info.isWhole)
        return QStringLiteral("000");
    return info.isPercent                   ? metricText(info.metric, 1)
           : info.metric == Metric::Entropy ? QStringLiteral("0.000")
                                            : QStringLiteral("−00.00");
}

}  // namespace

// The width that a number needs.
int SentenceTable::numberWidth(int column) const {
    const QFontMetrics metrics(theme().label);
    const SentenceColumn& shown = sentenceColumn(column);
    const int arrow = metrics.horizontalAdvance(QStringLiteral(" ▼"));
    return std::max(metrics.horizontalAdvance(widest(shown)), metrics.horizontalAdvance(shown.head) + arrow) +
           2 * cellMargin;
}

// The width that is left beside the given columns of numbers.
int SentenceTable::roomBeside(const std::vector<int>& numbers) const {
    // The scroll bar has its room even before it is needed, so that the columns fit when it appears.
    int room = width() - 2 * frameWidth() - verticalScrollBar()->sizeHint().width();
    for (const int column : numbers)
        room -= numberWidth(column);
    return room;
}

// Numbers have the width that they need. Texts share the rest.
void SentenceTable::fitColumns() {
    const QScopedValueRollback setting(m_isSetting, true);
    const int letter = QFontMetrics(theme().label).averageCharWidth();
    int texts = 0;
    std::vector<int> numbers;
    for (int column = 0; column < m_model->columnCount(); ++column) {
        if (isColumnHidden(column))
            continue;
        if (sentenceColumn(column).isNumber()) {
            setColumnWidth(column, numberWidth(column));
            numbers.push_back(column);
        } else {
            ++texts;
        }
    }
    if (m_isDivided || texts == 0)
        return;
    const int room = roomBeside(numbers);
    const int wanted =
        std::max(room / texts, (room < 2 * texts * leastText * letter ? leastText : usualText) * letter);
    for (int column = 0; column < m_model->columnCount(); ++column) {
        if (!isColumnHidden(column) && !sentenceColumn(column).isNumber())
            setColumnWidth(column, wanted);
    }
}

bool SentenceTable::isColumnShown(const QString& id) const {
    const std::optional<int> column = columnOf(id);
    return column && !isColumnHidden(*column);
}

void SentenceTable::setColumnShown(const QString& id, bool isShown) {
    if (const std::optional<int> column = columnOf(id)) {
        m_chosen[*column] = isShown;
        showColumns();
    }
}

void SentenceTable::showUsualColumns() {
    m_isDivided = false;
    m_chosen.clear();
    showColumns();
}

void SentenceTable::setKnown(const KnownMetrics& known) {
    if (known == m_known)
        return;
    m_known = known;
    showColumns();
}

void SentenceTable::showColumns() {
    const auto isKnown = [this](Metric metric) { return m_known[static_cast<std::size_t>(metric)]; };
    // Links have no entropy and no confidence, so there is room for the parts of AER.
    const bool standsIn = !isKnown(Metric::Entropy) && !isKnown(Metric::Confidence);
    std::vector<int> texts, numbers;
    for (int column = 0; column < m_model->columnCount(); ++column) {
        const SentenceColumn& shown = sentenceColumn(column);
        bool isShown = shown.isUsual;
        if (shown.order.key == SortKey::Metric) {
            const Metric metric = shown.order.metric;
            isShown = isShown || (standsIn && (metric == Metric::Precision || metric == Metric::Recall));
            isShown = isShown && isKnown(metric);
        }
        const auto chosen = m_chosen.find(column);
        if (chosen == m_chosen.end() ? isShown : chosen->second)
            (shown.isNumber() ? numbers : texts).push_back(column);
    }
    // Texts matter more than numbers that nobody has chosen.
    const int wanted = 2 * usualText * QFontMetrics(theme().label).averageCharWidth();
    for (const Metric metric :
         {Metric::LogProbability, Metric::Recall, Metric::Precision, Metric::Confidence}) {
        const int column = columnOf(QString::fromStdString(infoOf(metric).id)).value();
        if (roomBeside(numbers) < wanted && !m_chosen.contains(column))
            std::erase(numbers, column);
    }
    // Sets only what changes, because a new layout resizes the table.
    for (int column = 0; column < m_model->columnCount(); ++column) {
        const std::vector<int>& those = sentenceColumn(column).isNumber() ? numbers : texts;
        const bool isHidden = std::find(those.begin(), those.end(), column) == those.end();
        if (isHidden != isColumnHidden(column))
            setColumnHidden(column, isHidden);
    }
    fitColumns();
}

// The keyboard never is in the heads, so the menu by key belongs to the head of the current column.
void SentenceTable::contextMenuEvent(QContextMenuEvent* event) {
    if (event->reason() != QContextMenuEvent::Keyboard) {
        QTableView::contextMenuEvent(event);
        return;
    }
    const QHeaderView* heads = horizontalHeader();
    const int column = std::max(0, currentIndex().column());
    const QRect head(heads->sectionViewportPosition(column), 0, heads->sectionSize(column), heads->height());
    const QRect inSight = head.intersected(heads->viewport()->rect());
    chooseColumns((inSight.isEmpty() ? heads->viewport()->rect() : inSight).center());
}

void SentenceTable::chooseColumns(QPoint place) {
    QMenu menu(this);
    menu.setObjectName(QStringLiteral("columnMenu"));
    menu.setToolTipsVisible(true);
    for (const SentenceColumn& column : sentenceColumns()) {
        QAction* action = menu.addAction(column.name);
        action->setObjectName(column.id);
        action->setToolTip(column.meaning);
        action->setCheckable(true);
        action->setChecked(isColumnShown(column.id));
        connect(action, &QAction::toggled, this,
                [this, id = column.id](bool isShown) { setColumnShown(id, isShown); });
    }
    menu.addSeparator();
    QMenu* order = menu.addMenu(tr("Sort By"));
    order->setObjectName(QStringLiteral("orderMenu"));
    for (int column = 0; column < m_model->columnCount(); ++column) {
        if (isColumnHidden(column))
            continue;
        QAction* action = order->addAction(sentenceColumn(column).name);
        action->setObjectName(sentenceColumn(column).id);
        action->setCheckable(true);
        action->setChecked(isOrder(column));
        connect(action, &QAction::triggered, this, [this, column] { sortBy(column); });
    }
    connect(menu.addAction(tr("Usual Columns")), &QAction::triggered, this, &SentenceTable::showUsualColumns);
    menu.exec(horizontalHeader()->mapToGlobal(place));
}

}  // namespace attn::ui
