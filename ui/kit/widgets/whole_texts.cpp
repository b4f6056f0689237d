// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/widgets/whole_texts.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QHelpEvent>
#include <QScreen>
#include <QScrollBar>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTableView>
#include <QToolTip>
#include <QTreeView>
#include <algorithm>

namespace attn::ui {
namespace {

bool wraps(const QAbstractItemView& view) {
    const auto* table = qobject_cast<const QTableView*>(&view);
    const auto* tree = qobject_cast<const QTreeView*>(&view);
    return (table && table->wordWrap()) || (tree && tree->wordWrap());
}

bool isCut(const QAbstractItemView& view, const QModelIndex& index) {
    const QRect place = view.visualRect(index);
    const QSize wanted = view.sizeHintForIndex(index);
    if (!wraps(view))
        return wanted.width() > place.width();
    const QRect text = view.fontMetrics().boundingRect(QRect(0, 0, place.width() - 6, 1 << 12),
                                                       Qt::TextWordWrap, index.data().toString());
    return text.height() > place.height() || text.width() > place.width();
}

// A cut text without a tooltip of its own; empty otherwise.
QString cutTextAt(const QAbstractItemView& view, QPoint place) {
    if (const auto* heads = qobject_cast<const QHeaderView*>(&view)) {
        const int section = heads->logicalIndexAt(place);
        if (section < 0 || !heads->model())
            return {};
        const auto data = [&](int role) {
            return heads->model()->headerData(section, heads->orientation(), role).toString();
        };
        const bool isWhole = heads->sectionSizeHint(section) <= heads->sectionSize(section);
        return isWhole || !data(Qt::ToolTipRole).isEmpty() ? QString() : data(Qt::DisplayRole);
    }
    const QModelIndex index = view.indexAt(place);
    const bool hasOwn = !index.isValid() || !index.data(Qt::ToolTipRole).toString().isEmpty();
    return hasOwn || !isCut(view, index) ? QString() : index.data().toString();
}

QString cutTextOf(const QComboBox& box) {
    QStyleOptionComboBox option;
    option.initFrom(&box);
    option.editable = box.isEditable();
    const int room =
        box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box).width();
    const QString text = box.currentText();
    return box.fontMetrics().horizontalAdvance(text) > room && !box.toolTip().startsWith(text) ? text
                                                                                               : QString();
}

// Makes the list as wide as its longest entry and as high as its entries, within the screen. Qt
// underestimates the borders of the style sheet.
void fitList(QWidget& list, const QComboBox& box) {
    const QAbstractItemView& view = *box.view();
    const QSize frame = list.size() - view.viewport()->size();
    QSize wanted(view.sizeHintForColumn(box.modelColumn()), 0);
    for (int row = 0; row < std::min(box.count(), box.maxVisibleItems()); ++row)
        wanted.rheight() += view.sizeHintForRow(row);
    const QRect screen = list.screen()->availableGeometry();
    wanted = (wanted + frame).expandedTo(list.size()).boundedTo(screen.size());
    if (wanted == list.size())
        return;
    list.setGeometry(std::clamp(list.x(), screen.left(), screen.right() + 1 - wanted.width()),
                     std::clamp(list.y(), screen.top(), screen.bottom() + 1 - wanted.height()),
                     wanted.width(), wanted.height());
}

class WholeTexts : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Show) {
            const auto* box =
                watched->isWidgetType() ? qobject_cast<const QComboBox*>(watched->parent()) : nullptr;
            if (box && box->view()->window() == watched)
                fitList(*static_cast<QWidget*>(watched), *box);
            return false;
        }
        if (event->type() != QEvent::ToolTip)
            return false;
        const auto* help = static_cast<QHelpEvent*>(event);
        QString text;
        if (const auto* box = qobject_cast<const QComboBox*>(watched)) {
            text = cutTextOf(*box);
            if (!text.isEmpty() && !box->toolTip().isEmpty())
                text += QLatin1Char('\n') + box->toolTip();
        } else if (const auto* view = qobject_cast<const QAbstractItemView*>(watched->parent());
                   view && view->viewport() == watched) {
            text = cutTextAt(*view, help->pos());
        }
        if (text.isEmpty())
            return false;
        QToolTip::showText(help->globalPos(), text, static_cast<QWidget*>(watched));
        return true;
    }
};

}  // namespace

void keepTextsWhole(QApplication& program) {
    static QObject* installed = nullptr;
    if (installed)
        return;
    installed = new WholeTexts(&program);
    program.installEventFilter(installed);
}

}  // namespace attn::ui
