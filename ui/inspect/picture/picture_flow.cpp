// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/picture/picture_flow.h"

#include <QWidget>
#include <algorithm>

namespace attn::ui {

PictureFlow::PictureFlow(Last last) : m_last(last) {
    setContentsMargins(0, 0, 0, 0);
}

PictureFlow::~PictureFlow() {
    for (QLayoutItem* item : m_items)
        delete item;
}

QWidget* PictureFlow::rowOf(const std::vector<QWidget*>& widgets, int across, QWidget* parent) {
    auto* row = new QWidget(parent);
    auto* flow = new PictureFlow;
    flow->setGaps(across, 0);
    row->setLayout(flow);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    row->setSizePolicy(policy);
    for (QWidget* widget : widgets)
        flow->addWidget(widget);
    return row;
}

void PictureFlow::setGaps(int across, int down) {
    m_across = across;
    m_down = down;
    invalidate();
}

void PictureFlow::addItem(QLayoutItem* item) {
    m_items.push_back(item);
}

QLayoutItem* PictureFlow::itemAt(int index) const {
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem* PictureFlow::takeAt(int index) {
    QLayoutItem* item = itemAt(index);
    if (item)
        m_items.erase(m_items.begin() + index);
    return item;
}

int PictureFlow::heightForWidth(int width) const {
    return flow(QRect(0, 0, width, 0), Do::Measure);
}

QSize PictureFlow::sizeHint() const {
    QSize size;
    for (const QLayoutItem* item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize hint = item->sizeHint();
        size.rwidth() += hint.width() + (size.isEmpty() ? 0 : m_across);
        size.setHeight(std::max(size.height(), hint.height()));
    }
    return size;
}

QSize PictureFlow::minimumSize() const {
    QSize size;
    for (const QLayoutItem* item : m_items) {
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    }
    return size;
}

void PictureFlow::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    flow(rect, Do::Place);
}

int PictureFlow::flow(const QRect& room, Do what) const {
    struct Placed {
        QLayoutItem* item;
        QSize size;
    };
    std::vector<Placed> line;
    const auto last = std::find_if(m_items.rbegin(), m_items.rend(),
                                   [](const QLayoutItem* item) { return !item->isEmpty(); });
    int y = room.top(), used = 0;
    bool hasLines = false;
    const auto finish = [&] {
        if (line.empty())
            return;
        y += hasLines ? m_down : 0;
        hasLines = true;
        int high = 0, x = room.left();
        for (const Placed& placed : line)
            high = std::max(high, placed.size.height());
        for (const Placed& placed : line) {
            if (m_last == Last::AtRight && placed.item == *last && line.size() > 1)
                x = room.right() + 1 - placed.size.width();
            if (what == Do::Place)
                placed.item->setGeometry(
                    QRect(QPoint(x, y + (high - placed.size.height()) / 2), placed.size));
            x += placed.size.width() + m_across;
        }
        y += high;
        line.clear();
        used = 0;
    };
    for (QLayoutItem* item : m_items) {
        if (item->isEmpty())
            continue;
        QSize size = item->sizeHint().expandedTo(item->minimumSize());
        size.setWidth(std::min(size.width(), std::max(room.width(), item->minimumSize().width())));
        if (!line.empty() && used + m_across + size.width() > room.width())
            finish();
        used += (line.empty() ? 0 : m_across) + size.width();
        line.push_back({item, size});
    }
    finish();
    return y - room.top();
}

}  // namespace attn::ui
