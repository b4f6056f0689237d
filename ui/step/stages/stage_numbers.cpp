// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/stages/stage_numbers.h"

#include <algorithm>

#include <QAbstractTableModel>
#include <QHeaderView>
#include <QKeyEvent>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/access_role.h"
#include "ui/kit/widgets/copy_cells.h"
#include "ui/step/stages/panels/stage_rows.h"
#include "ui/step/stages/panels/stage_tables.h"

namespace attn::ui {
namespace {

class NumberModel : public QAbstractTableModel {
public:
    NumberModel(NumberTable table, QObject* parent)
        : QAbstractTableModel(parent), m_table(std::move(table)) {}

    int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(m_table.rows.size());
    }
    int columnCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(m_table.columns.size());
    }
    QVariant data(const QModelIndex& index, int role) const override {
        // Ctrl+C asks for the current cell even where there is none.
        if (!index.isValid()) {
            return {};
        }
        if (role == Qt::DisplayRole) {
            return m_table.text(index.row(), index.column());
        }
        if (role == Qt::ToolTipRole && quantity(index)) {
            return tr("Double click or Enter: why this number?");
        }
        return role == Qt::TextAlignmentRole ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    }
    std::optional<Quantity> quantity(const QModelIndex& index) const {
        return m_table.quantity ? m_table.quantity(index.row(), index.column()) : std::nullopt;
    }
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override {
        if (role != Qt::DisplayRole) {
            return {};
        }
        return orientation == Qt::Horizontal ? m_table.columns.value(section) : m_table.rows.value(section);
    }

private:
    NumberTable m_table;
};

}  // namespace

StageNumbers::StageNumbers(QWidget* parent) : QDialog(parent, Qt::Tool), m_tabs(new QTabWidget(this)) {
    focusTabBarOnly(*m_tabs);
    setObjectName(QStringLiteral("numbers"));
    auto* box = new QVBoxLayout(this);
    box->setContentsMargins(12, 12, 12, 12);
    box->addWidget(m_tabs);
    m_tabs->setDocumentMode(true);
    const int line = QFontMetrics(theme().label).height();
    resize(QSize(34 * line, 26 * line).boundedTo(parent->window()->size() * 0.9));
}

void StageNumbers::show(Stage stage, const std::shared_ptr<const LaneData>& lane, const Selection& selection,
                        const StageChoice& choice, const std::shared_ptr<const LaneNumbers>& numbers) {
    const int tab = stage == m_stage ? m_tabs->currentIndex() : 0;
    const bool hadFocus = m_tabs->currentWidget() && m_tabs->currentWidget() == focusWidget();
    m_stage = stage;
    const int step = lane ? rowsShown(*lane, selection) : 0;
    QString title = stageName(stage);
    if (lane) {
        title = stageRow(stage).hasSteps ? tr("%1 · %2 of step %3").arg(lane->name, title).arg(step)
                                         : tr("%1 · %2").arg(lane->name, title);
    }
    setWindowTitle(title);
    while (m_tabs->count() > 0) {
        QWidget* page = m_tabs->widget(0);
        m_tabs->removeTab(0);
        delete page;
    }
    for (NumberTable& table : stageTables(stage, lane, selection, choice, numbers)) {
        auto* view = new QTableView(m_tabs);
        view->setTabKeyNavigation(false);  // Tab leads out again
        const QString name = table.title;
        auto* model = new NumberModel(std::move(table), view);
        view->setModel(model);
        view->installEventFilter(this);
        connect(view, &QTableView::activated, this, [this, model](const QModelIndex& index) {
            if (const std::optional<Quantity> quantity = model->quantity(index))
                emit quantityRequested(*quantity);
        });
        view->setAccessibleName(name);
        view->setAlternatingRowColors(true);
        view->verticalHeader()->setDefaultSectionSize(QFontMetrics(theme().label).height() + 6);
        view->horizontalHeader()->setResizeContentsPrecision(30);
        view->resizeColumnsToContents();
        m_tabs->addTab(view, name);
    }
    m_tabs->setCurrentIndex(std::clamp(tab, 0, std::max(0, m_tabs->count() - 1)));
    if (hadFocus)
        takeFocus();
}

void StageNumbers::takeFocus() {
    if (QWidget* table = m_tabs->currentWidget())
        table->setFocus(Qt::OtherFocusReason);
}

// Escape closes this window and must not reach the window behind.
bool StageNumbers::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QDialog::event(event);
}

// A table of Qt would copy its current cell only.
bool StageNumbers::eventFilter(QObject* watched, QEvent* event) {
    const auto* table = qobject_cast<QTableView*>(watched);
    if (table && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) {
        copyCells(*table);
        return true;
    }
    return QDialog::eventFilter(watched, event);
}

}  // namespace attn::ui
