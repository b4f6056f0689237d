// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/sheet/contact_sheet.h"

#include <QAbstractListModel>
#include <QFontMetricsF>
#include <QKeyEvent>
#include <QPainter>
#include <QPixmap>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "ui/inspect/sheet/sheet_picture.h"
#include "ui/kit/text/label.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/theme/lane_shape.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/frames.h"

namespace attn::ui {
namespace {

constexpr int pictureSide = 132;  // px
constexpr int mostOfText = 300;   // characters of a sentence in a tooltip

QString sheetText(const TokenList& tokens) {
    QString text = QString::fromStdString(tokens.joined());
    if (text.size() > mostOfText)
        text = text.left(mostOfText) + QStringLiteral("…");
    return isolated(text);
}

// A tooltip breaks no lines by itself.
QString foldedTip(const QString& text) {
    constexpr qsizetype widest = 80;  // characters
    QString lines;
    for (qsizetype i = 0; i < text.size();) {
        qsizetype end = text.size();
        if (end - i > widest) {
            const qsizetype blank = text.lastIndexOf(QLatin1Char(' '), i + widest);
            end = blank > i ? blank + 1 : i + widest;
            if (end < text.size() && text[end].isLowSurrogate())
                ++end;
        }
        lines += QLatin1Char('\n') + text.mid(i, end - i);
        i = end;
    }
    return lines;
}

double sheetLine() {
    return std::ceil(QFontMetricsF(theme().small).height());
}

}  // namespace

class ContactSheet::Model : public QAbstractListModel {
public:
    using QAbstractListModel::QAbstractListModel;

    void setItems(std::vector<SheetItem> items) {
        beginResetModel();
        m_items = std::move(items);
        endResetModel();
    }
    const std::vector<SheetItem>& items() const { return m_items; }
    const SheetItem& item(const QModelIndex& index) const {
        return m_items[static_cast<std::size_t>(index.row())];
    }

    int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(m_items.size());
    }
    QVariant data(const QModelIndex& index, int role) const override {
        if (!index.isValid())
            return {};
        const SheetItem& of = item(index);
        if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole)
            return ContactSheet::tr("Sentence %1, %2").arg(of.number, of.title);
        if ((role == Qt::ToolTipRole || role == Qt::AccessibleDescriptionRole) && of.sentence) {
            const QString source = sheetText(of.sentence->source), target = sheetText(of.sentence->target);
            return role == Qt::ToolTipRole
                       ? data(index, Qt::DisplayRole).toString() + foldedTip(source) + foldedTip(target)
                       : source + QStringLiteral(" – ") + target;
        }
        return {};
    }

private:
    std::vector<SheetItem> m_items;
};

class ContactSheet::Delegate : public QStyledItemDelegate {
public:
    Delegate(Model* model, QObject* parent) : QStyledItemDelegate(parent), m_model(model) {}

    void forget() {
        m_pictures.clear();
        m_made = 0;
    }
    int made() const { return m_made; }
    void setCurrentRow(int row) { m_current = row; }
    // The grid may have more room than its cells need.
    void setCell(QSize cell) { m_cell = cell; }
    static QSize leastCell() {
        const Theme& t = theme();
        return {pictureSide + 6 * t.space, static_cast<int>(pictureSide + 7 * t.space + 2 * sheetLine())};
    }

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override { return m_cell; }
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Theme& t = theme();
        const SheetItem& item = m_model->item(index);
        const bool isShown = item.row == m_current;
        const bool hasFocus = (option.state & QStyle::State_HasFocus) != 0;
        painter->save();
        painter->setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        const double half = t.space / 2.0;
        const QRectF card = QRectF(option.rect).adjusted(half, half, -half, -half);
        const bool isHovered = (option.state & QStyle::State_MouseOver) != 0;
        painter->setPen(QPen(hasFocus               ? t.focus
                             : isShown || isHovered ? t.accent
                                                    : t.border,
                             hasFocus || isShown ? t.strongLine : t.line));
        painter->setBrush(isShown ? t.accentSoft : t.card);
        painter->drawRoundedRect(card.adjusted(1, 1, -1, -1), t.radius, t.radius);
        paintTexts(*painter, item, card.adjusted(2 * t.space, t.space, -2 * t.space, -t.space));
        const QRectF room(card.center().x() - pictureSide / 2.0, card.top() + 2 * t.space + 2 * sheetLine(),
                          pictureSide, pictureSide);
        const QPixmap& picture = pictureOf(index.row(), item, painter->device()->devicePixelRatioF());
        if (picture.isNull()) {
            painter->setPen(t.mutedText);
            drawLabel(*painter, t.small, room, Qt::AlignHCenter, ContactSheet::tr("no attention"));
        } else {
            const QSizeF size = picture.deviceIndependentSize();
            const QPointF corner(std::round(room.center().x() - size.width() / 2),
                                 std::round(room.center().y() - size.height() / 2));
            painter->drawPixmap(corner, picture);
            paintFrame(*painter, QRectF(corner, size).adjusted(-1, -1, 1, 1), t.grid, 1);
        }
        painter->restore();
    }

private:
    static void paintTexts(QPainter& painter, const SheetItem& item, const QRectF& room) {
        const Theme& t = theme();
        const double line = sheetLine(), dot = 0.5 * line;
        paintLaneMark(painter, t, item.colour, QRectF(room.left(), room.top() + (line - dot) / 2, dot, dot));
        const QRectF title(room.left() + dot + t.space, room.top(), room.width() - dot - t.space, line);
        painter.setPen(t.text);
        drawLabel(painter, t.smallBold, title, Qt::AlignLeft,
                  cutLabel(t.smallBold, item.title, title.width()));
        painter.setPen(t.mutedText);
        const QString number = item.sentence ? ContactSheet::tr("#%1 · %2 × %3")
                                                   .arg(item.number)
                                                   .arg(item.sentence->sourceLength())
                                                   .arg(item.sentence->targetLength())
                                             : ContactSheet::tr("#%1").arg(item.number);
        drawLabel(painter, t.small, QRectF(room.left(), room.top() + line, room.width(), line), Qt::AlignLeft,
                  cutLabel(t.small, number, room.width()));
    }

    const QPixmap& pictureOf(int place, const SheetItem& item, double ratio) const {
        const auto found = m_pictures.find(place);
        if (found != m_pictures.end() && found->second.devicePixelRatioF() == ratio)
            return found->second;
        QPixmap made;
        const int side = static_cast<int>(std::lround(pictureSide * ratio));
        if (item.sentence)
            made = QPixmap::fromImage(sheetPicture(*item.sentence, item.gold, {QSize(side, side), ratio}));
        made.setDevicePixelRatio(ratio);
        ++m_made;
        return m_pictures.insert_or_assign(place, std::move(made)).first->second;
    }

    Model* m_model;
    QSize m_cell = leastCell();
    mutable std::map<int, QPixmap> m_pictures;  // by place in the list
    mutable int m_made = 0;
    int m_current = -1;
};

ContactSheet::ContactSheet(QWidget* parent)
    : QListView(parent), m_model(new Model(this)), m_delegate(new Delegate(m_model, this)) {
    setObjectName(QStringLiteral("contact-sheet"));
    setAccessibleName(tr("The worst alignments"));
    setModel(m_model);
    setItemDelegate(m_delegate);
    setViewMode(QListView::IconMode);
    setMovement(QListView::Static);
    setResizeMode(QListView::Adjust);
    setUniformItemSizes(true);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_Hover);
    connect(this, &QListView::clicked, this,
            [this](const QModelIndex& index) { emit rowActivated(m_model->item(index).row); });
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, [this] {
        m_delegate->forget();
        spread();
    });
    spread();
}

ContactSheet::~ContactSheet() = default;

void ContactSheet::setItems(std::vector<SheetItem> items) {
    m_delegate->forget();
    m_model->setItems(std::move(items));
    spread();
}

const std::vector<SheetItem>& ContactSheet::items() const {
    return m_model->items();
}

void ContactSheet::setCurrentRow(int row) {
    m_delegate->setCurrentRow(row);
    viewport()->update();
}

int ContactSheet::pictures() const {
    return m_delegate->made();
}

// As many columns as fit. They share all of the width.
void ContactSheet::spread() {
    const QSize least = Delegate::leastCell();
    const int room = viewport()->width() - 1;
    const int columns = std::max(1, room / least.width());
    const QSize cell(std::max(least.width(), room / columns), least.height());
    m_delegate->setCell(cell);
    setGridSize(cell);
    verticalScrollBar()->setSingleStep(cell.height() / 4);
    scheduleDelayedItemsLayout();
}

void ContactSheet::keyPressEvent(QKeyEvent* event) {
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isReturn && currentIndex().isValid())
        emit rowActivated(m_model->item(currentIndex()).row);
    else
        QListView::keyPressEvent(event);
}

void ContactSheet::resizeEvent(QResizeEvent* event) {
    spread();
    QListView::resizeEvent(event);
}

QSize ContactSheet::sizeHint() const {
    const QSize cell = Delegate::leastCell();
    return {4 * cell.width() + 20, 3 * cell.height()};
}

}  // namespace attn::ui
