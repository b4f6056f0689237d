// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/attention/span_legend.h"

#include <QPainter>

#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/frames.h"
#include "ui/pictures/attention/hatch.h"
#include "ui/pictures/attention/span_painter.h"

namespace attn::ui {
namespace {

enum class Mark { Window, Centre, Taken, NotPermitted };

QString word(Mark mark) {
    return mark == Mark::Window   ? SpanLegend::tr("window")
           : mark == Mark::Centre ? SpanLegend::tr("centre")
           : mark == Mark::Taken  ? SpanLegend::tr("taken")
                                  : SpanLegend::tr("not permitted");
}

std::vector<Mark> marks(bool hasLocal, bool hasHard, bool hasHatching) {
    std::vector<Mark> all;
    if (hasLocal) {
        all = {Mark::Window, Mark::Centre};
    }
    if (hasHard) {
        all.push_back(Mark::Taken);
    }
    if (hasHatching) {
        all.push_back(Mark::NotPermitted);
    }
    return all;
}

int markWidth(Mark mark, int high) {
    return mark == Mark::Window || mark == Mark::NotPermitted ? high * 3 / 2 : high;
}

}  // namespace

SpanLegend::SpanLegend(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("spanLegend"));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    describe();
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, [this] {
        updateGeometry();
        update();
    });
}

// Says what the marks mean that are there.
void SpanLegend::describe() {
    QStringList name, tip;
    if (m_hasLocal || m_hasHard) {
        name.append(
            tr("Legend of spans: brackets are a window, a triangle its centre, a disc what was taken"));
        tip.append(tr(
            "A local span looks only at the positions between the brackets;\nthe triangle is the centre p, "
            "which may lie between two positions.\nA hard span takes the one position with the disc; the "
            "colours are the probabilities that it chose from.\nHollow bars are the softmax, filled bars are "
            "the weights that are used."));
    }
    if (m_hasHatching) {
        name.append(tr("Hatched cells are not permitted"));
        tip.append(tr("Hatched: a token of the output may not attend to later ones."));
    }
    setAccessibleName(name.join(QStringLiteral(". ")));
    setToolTip(tip.join(QLatin1Char('\n')));
}

void SpanLegend::setKinds(bool hasLocal, bool hasHard, bool hasHatching) {
    if (hasLocal != m_hasLocal || hasHard != m_hasHard || hasHatching != m_hasHatching) {
        m_hasLocal = hasLocal;
        m_hasHard = hasHard;
        m_hasHatching = hasHatching;
        describe();
        updateGeometry();
        update();
    }
}

QSize SpanLegend::sizeHint() const {
    const QFontMetrics metrics(theme().small);
    int width = 0;
    for (const Mark mark : marks(m_hasLocal, m_hasHard, m_hasHatching)) {
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
    for (const Mark mark : marks(m_hasLocal, m_hasHard, m_hasHatching)) {
        const QRectF box(x, (height() - high) / 2, markWidth(mark, high), high);
        if (mark == Mark::Window) {
            paintWindowBrackets(painter, box);
        } else if (mark == Mark::Centre) {
            paintCentreMark(painter, QPointF(box.center().x(), box.center().y() - 0.3 * high), high);
        } else if (mark == Mark::Taken) {
            paintTakenMark(painter, box.center(), 0.7 * high, t.card);
        } else {
            paintHatch(painter, {box}, hatchInLegend);
            paintFrame(painter, box, t.outline, t.line);
        }
        x += markWidth(mark, high) + legendGap;
        painter.setPen(t.mutedText);
        painter.drawText(QRect(x, 0, metrics.horizontalAdvance(word(mark)) + 1, height()), Qt::AlignVCenter,
                         word(mark));
        x += metrics.horizontalAdvance(word(mark)) + legendWideGap;
    }
}

}  // namespace attn::ui
