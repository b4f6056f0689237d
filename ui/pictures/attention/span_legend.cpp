// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/attention/span_legend.h"

#include <QPainter>

#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/frames.h"
#include "ui/pictures/attention/span_painter.h"

namespace attn::ui {
namespace {

enum class Mark { Window, Centre, Taken };

QString word(Mark mark) {
    return mark == Mark::Window   ? SpanLegend::tr("window")
           : mark == Mark::Centre ? SpanLegend::tr("centre")
                                  : SpanLegend::tr("taken");
}

std::vector<Mark> marks(bool hasLocal, bool hasHard) {
    std::vector<Mark> all;
    if (hasLocal) {
        all = {Mark::Window, Mark::Centre};
    }
    if (hasHard) {
        all.push_back(Mark::Taken);
    }
    return all;
}

int markWidth(Mark mark, int high) {
    return mark == Mark::Window ? high * 3 / 2 : high;
}

}  // namespace

SpanLegend::SpanLegend(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("spanLegend"));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAccessibleName(
        tr("Legend of spans: brackets are a window, a triangle its centre, a disc what was taken"));
    setToolTip(
        tr("A local span looks only at the positions between the brackets;\nthe triangle is the centre p, "
           "which may lie between two positions.\nA hard span takes the one position with the disc; the "
           "colours are the probabilities that it chose from.\nHollow bars are the softmax, filled bars are "
           "the weights that are used."));
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void SpanLegend::setKinds(bool hasLocal, bool hasHard) {
    if (hasLocal != m_hasLocal || hasHard != m_hasHard) {
        m_hasLocal = hasLocal;
        m_hasHard = hasHard;
        updateGeometry();
        update();
    }
}

QSize SpanLegend::sizeHint() const {
    const QFontMetrics metrics(theme().small);
    int width = 0;
    for (const Mark mark : marks(m_hasLocal, m_hasHard)) {
        width += markWidth(mark, metrics.ascent()) + legendGap + metrics.horizontalAdvance(word(mark)) +
                 legendWideGap;
    }
    return {width, metrics.height() + 4};
}

void SpanLegend::paintEvent(QPaintEvent*) {
    const Theme& t = theme();
    QPainter painter(this);
    painter.setFont(t.small);
    const QFontMetrics metrics(t.small);
    const int high = metrics.ascent();
    int x = 0;
    for (const Mark mark : marks(m_hasLocal, m_hasHard)) {
        const QRectF box(x, (height() - high) / 2, markWidth(mark, high), high);
        if (mark == Mark::Window) {
            paintWindowBrackets(painter, box);
        } else if (mark == Mark::Centre) {
            paintCentreMark(painter, QPointF(box.center().x(), box.center().y() - 0.3 * high), high);
        } else {
            paintTakenMark(painter, box.center(), 0.7 * high, t.card);
        }
        x += markWidth(mark, high) + legendGap;
        painter.setPen(t.mutedText);
        painter.drawText(QRect(x, 0, metrics.horizontalAdvance(word(mark)) + 1, height()), Qt::AlignVCenter,
                         word(mark));
        x += metrics.horizontalAdvance(word(mark)) + legendWideGap;
    }
}

}  // namespace attn::ui
