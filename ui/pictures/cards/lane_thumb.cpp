// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/cards/lane_thumb.h"

#include <QFontMetrics>
#include <QPainter>
#include <algorithm>

#include "ui/kit/text/label.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/theme/lane_shape.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/attention_layout.h"
#include "ui/pictures/attention/attention_painter.h"
#include "ui/pictures/attention/difference_painter.h"
#include "ui/pictures/attention/frames.h"
#include "ui/pictures/document/small_document.h"
#include "ui/pictures/lane/difference.h"

namespace attn::ui {
namespace {

constexpr int pad = 6;
constexpr double leastPicture = 12;  // pixels
constexpr double besideShare = 0.3;  // of the width, for a picture beside the name
constexpr double leastBeside = 24;   // pixels beside a long name
constexpr double leastFramed = 5;    // pixels of a row that a frame does not cover

}  // namespace

LaneThumb::LaneThumb(QWidget* parent) : QAbstractButton(parent) {
    setObjectName(QStringLiteral("laneThumb"));
    setFocusPolicy(Qt::NoFocus);  // the keys 1 to 8 choose a lane
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void LaneThumb::setData(std::shared_ptr<const LaneData> lane) {
    if (lane == m_data)
        return;
    m_data = std::move(lane);
    describe();
    update();
}

void LaneThumb::setSelection(const Selection& selection) {
    const bool isStep = selection.step != m_selection.step || selection.showsAll != m_selection.showsAll;
    m_selection = selection;
    if (isStep) {
        describe();
        update();
    }
}

void LaneThumb::setBase(std::shared_ptr<const Picture> base) {
    if (base == m_base)
        return;
    m_base = std::move(base);
    update();
}

void LaneThumb::setPicture(StepPicture picture, const QStringList& sentenceEnds) {
    if (picture == m_picture && sentenceEnds == m_sentenceEnds)
        return;
    m_picture = picture;
    m_sentenceEnds = sentenceEnds;
    update();
}

void LaneThumb::setSelected(bool isSelected) {
    if (isSelected == m_isSelected)
        return;
    m_isSelected = isSelected;
    update();
}

void LaneThumb::setNumber(int number) {
    m_number = number;
    describe();
}

void LaneThumb::describe() {
    if (!m_data)
        return;
    setAccessibleName(tr("Show the lane %1").arg(m_data->name));
    setToolTip(m_number > 0 ? tr("%1 (%2)").arg(m_data->name).arg(m_number) : m_data->name);
}

QSize LaneThumb::sizeHint() const {
    const int line = QFontMetrics(theme().smallBold).height();
    return {14 * line, 5 * line};
}

QSize LaneThumb::minimumSizeHint() const {
    const int line = QFontMetrics(theme().smallBold).height();
    return {13 * line / 2, line + 4};
}

void LaneThumb::paintEvent(QPaintEvent*) {
    const Theme& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double width = m_isSelected ? t.strongLine : t.line;
    painter.setPen(QPen(m_isSelected ? t.accent : underMouse() ? t.mutedText : t.border, width));
    painter.setBrush(m_isSelected ? t.accentSoft : t.card);
    painter.drawRoundedRect(QRectF(rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2),
                            t.radius / 2.0, t.radius / 2.0);
    if (!m_data)
        return;
    const QFontMetrics metrics(t.smallBold);
    const bool hasPicture = height() >= metrics.height() + 3 * pad + leastPicture;
    // If all rows are shown, a picture is more useful here than the token of the last one.
    const double dot = metrics.height() * 0.5;
    const double nameEnd = pad + dot + 5 + labelWidth(t.smallBold, m_data->name) + pad / 2.0 + 1;
    const double most = (1 - besideShare) * this->width();
    const double from = std::clamp(nameEnd, most, std::max(most, this->width() - pad - leastBeside));
    const QRectF beside = QRectF(rect()).adjusted(from, pad - 1, 1 - pad, 1 - pad);
    const bool isBeside = !hasPicture && m_selection.showsAll && beside.height() >= leastPicture;
    const double top = hasPicture ? pad - 1 : (height() - metrics.height()) / 2.0;
    const double end = isBeside ? beside.left() - pad / 2.0 : this->width() - pad;
    const QRectF title(pad, top, end - pad, metrics.height());
    paintLaneMark(painter, t, m_data->colour, QRectF(title.left(), title.center().y() - dot / 2, dot, dot));
    double right = title.right();
    if (currentStep(*m_data, m_selection) && m_data->target && !isBeside) {
        const auto [said, isRight] = saidIn(*m_data, currentRow(*m_data, m_selection));
        const QString mark = !isRight ? QString() : *isRight ? QStringLiteral(" ✓") : QStringLiteral(" ✗");
        const QString token = tokenText(said).text;
        // The name has priority: if it leaves no room for the token, the mark is alone.
        const double name = dot + 5 + labelWidth(t.smallBold, m_data->name) + pad;
        const double room = title.width() - labelWidth(t.smallBold, mark);
        const bool hasToken = room - name >= std::min(labelWidth(t.smallBold, token),
                                                      2.0 * metrics.averageCharWidth() + metrics.height());
        const QString text = (hasToken ? cutLabel(t.smallBold, token, room - name) : QString()) + mark;
        painter.setPen(!isRight ? t.text : *isRight ? t.right : t.unknown);
        drawLabel(painter, t.smallBold, title, Qt::AlignRight, text);
        right -= labelWidth(t.smallBold, text) + pad;
    }
    painter.setPen(t.text);
    const double left = title.left() + dot + 5;
    drawLabel(painter, t.smallBold, QRectF(left, title.top(), right - left, title.height()), Qt::AlignLeft,
              metrics.elidedText(m_data->name, Qt::ElideMiddle, static_cast<int>(right - left)));
    if (hasPicture)
        paintPicture(painter, QRectF(pad, title.bottom() + 3, this->width() - 2 * pad,
                                     height() - title.bottom() - 3 - pad));
    else if (isBeside)
        paintPicture(painter, beside);
}

void LaneThumb::paintPicture(QPainter& painter, const QRectF& room) const {
    painter.setRenderHint(QPainter::Antialiasing, false);
    if (showsDocument()) {
        paintSmallDocument(painter, room, *m_data, m_selection, m_sentenceEnds, devicePixelRatioF());
        return;
    }
    const Picture& picture = shownPicture(*m_data);
    AttentionLayout layout;
    layout.size = size();
    layout.ratio = devicePixelRatioF();
    layout.columns = layout.visibleColumns = std::max(1, sourceCount(picture));
    layout.rows = layout.visibleRows = std::max(1, rowCount(picture));
    setSources(layout, picture);
    layout.cells = room.adjusted(1, 1, -1, -1);
    layout.cellWidth = layout.cells.width() / layout.columns;
    layout.cellHeight = layout.cells.height() / layout.rows;
    layout.columnFont = layout.rowFont = theme().small;
    const int rows = rowsShown(picture, m_selection);
    const int current = picture.isStanding ? -1 : currentRow(picture, m_selection);
    painter.fillRect(layout.cells, theme().card);
    paintCellsFrame(painter, layout);
    if (m_base && m_base.get() != &picture && picture.attends && refusalOf(picture, *m_base).isEmpty())
        paintDifferenceCells(painter, layout, picture, *m_base, rows);
    else
        paintWeights(painter, layout, picture, rows, LargestMark::None);
    if (current >= 0 && layout.cellHeight >= leastFramed) {
        const double width = theme().line;
        paintFrame(painter,
                   QRectF(QPointF(layout.cells.left(), layout.y(current)),
                          QPointF(layout.cells.right(), layout.y(current + 1)))
                       .adjusted(-width, -width, width, width),
                   theme().accent, width);
    }
}

}  // namespace attn::ui
