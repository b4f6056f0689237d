// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/curves/curves_plot.h"

#include <qcustomplot.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/text/number_text.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/access_role.h"
#include "ui/pictures/curves/curve_text.h"

namespace attn::ui {

// The plot itself. Its layer "overlay" has its own buffer.
class CurvesPlot::Canvas : public QCustomPlot {
public:
    explicit Canvas(CurvesPlot* plot) : QCustomPlot(plot), m_plot(plot) {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setFocusPolicy(Qt::NoFocus);
        setMouseTracking(false);
        setPlottingHints(QCP::phFastPolylines | QCP::phCacheLabels);
        layer(QStringLiteral("overlay"))->setMode(QCPLayer::lmBuffered);
        new Coat(*this);
        // QCustomPlot may replot before the first paint, so the scene must be up to date then too.
        connect(this, &QCustomPlot::beforeReplot, this, [plot] { plot->updateScene(); });
    }

protected:
    // Draws what changed since the last paint, only once for any number of changes.
    void paintEvent(QPaintEvent* event) override {
        setAttribute(Qt::WA_UpdatesDisabled);  // replot() would ask for another paint
        m_plot->updateScene();
        const int changes = std::exchange(m_plot->m_changes, Nothing);
        if (changes & Drawing) {
            ++m_plot->m_wholeDrawings;
            setBufferDevicePixelRatio(devicePixelRatioF());
            replot(rpQueuedRefresh);
        } else if (changes & Overlay) {
            layer(QStringLiteral("overlay"))->replot();
        }
        setAttribute(Qt::WA_UpdatesDisabled, false);
        QCustomPlot::paintEvent(event);
    }
    void resizeEvent(QResizeEvent*) override { setViewport(rect()); }

private:
    class Coat : public QCPLayerable {
    public:
        explicit Coat(Canvas& canvas) : QCPLayerable(&canvas, QStringLiteral("overlay")), m_canvas(canvas) {}

    protected:
        // The plot shifts it up by a pixel.
        QRect clipRect() const override { return parentPlot()->viewport().adjusted(0, 0, 0, 1); }
        void applyDefaultAntialiasingHint(QCPPainter*) const override {}
        void draw(QCPPainter* painter) override { m_canvas.m_plot->paintOverlay(*painter); }

    private:
        Canvas& m_canvas;
    };

    CurvesPlot* m_plot;
};

CurvesPlot::CurvesPlot(QWidget* parent)
    : QWidget(parent),
      m_canvas(new Canvas(this)),
      m_scene(std::make_unique<CurvesScene>(*m_canvas)),
      m_table(new ReadingTable(this)) {
    setAccessRole(*this, QAccessible::Chart);
    setObjectName(QStringLiteral("curves"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Curves of training"));
    m_span = wholeSpan();
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, [this] {
        updateGeometry();
        change(Layout);
    });
    describe();
}

CurvesPlot::~CurvesPlot() = default;

void CurvesPlot::change(int what) {
    m_changes |= what;
    m_canvas->update();
}

void CurvesPlot::setLanes(const std::vector<CurveLane>& lanes) {
    m_lanes.resize(lanes.size());
    m_newest = 0;
    const bool wasMeasured = std::exchange(m_isMeasured, false);
    m_hasErrors = false;
    for (std::size_t i = 0; i < lanes.size(); ++i) {
        Lane& lane = m_lanes[i];
        lane.look = lanes[i];
        lane.look.history = nullptr;
        lane.curves.setWindow(m_smoothing);
        lane.curves.take(lanes[i].history ? *lanes[i].history : LaneHistory());
        m_newest = std::max(m_newest, lane.curves.update());
        m_isMeasured = m_isMeasured || !lane.curves.measurements().empty();
        m_hasErrors = m_hasErrors || (!lane.curves.measurements().empty() &&
                                      lane.curves.measurements().back().alignmentErrorRate);
    }
    m_changeMarks = changeMarks(lanes);
    if (m_showsAll) {
        m_span = wholeSpan();
    } else if (m_follows) {
        const double margin = 0.03 * m_span.size();
        const double step = std::max(0.0, static_cast<double>(m_newest) + margin - m_span.high);
        m_span = {m_span.low + step, m_span.high + step};
    }
    if (wasMeasured != m_isMeasured || m_isMeasured) {
        describe();
    }
    change(Scene);
    if (m_read) {
        read(std::min<qint64>(*m_read, m_newest));
    }
}

void CurvesPlot::setShownUpdate(std::optional<qint64> update) {
    if (update != m_shown) {
        m_shown = update;
        change(Overlay);
    }
}

void CurvesPlot::setLossScale(LossScale scale) {
    if (scale != m_scale) {
        m_scale = scale;
        change(Scene);
    }
}

void CurvesPlot::setSmoothing(int updates) {
    if (std::max(1, updates) == m_smoothing) {
        return;
    }
    m_smoothing = std::max(1, updates);
    for (Lane& lane : m_lanes) {
        lane.curves.setWindow(m_smoothing);
    }
    change(Scene);
    if (m_read) {
        read(m_read);
    }
}

void CurvesPlot::setEmphasised(int lane) {
    if (lane != m_emphasised) {
        m_emphasised = lane;
        change(Scene);
    }
}

AxisRange CurvesPlot::wholeSpan() const {
    return {0, roundEnd(m_newest)};
}

const CurvesScene& CurvesPlot::scene() {
    updateScene();
    return *m_scene;
}

void CurvesPlot::updateScene() {
    if (m_changes & Scene && kinds() != m_scene->layout().kinds) {
        m_changes |= Layout;
        updateGeometry();
    }
    if (m_changes & Layout) {
        const CurveFonts fonts = curveFonts(theme());
        m_scene->layOut(layOutCurves(rect(), fonts, kinds()), size(), theme(), fonts, true);
    } else if (!(m_changes & Scene)) {
        return;
    }
    m_changes = (m_changes & ~(Layout | Scene)) | Drawing;
    std::vector<SceneLane> shown;
    for (std::size_t i = 0; i < m_lanes.size(); ++i) {
        const CurveLane& look = m_lanes[i].look;
        if (!look.isHidden) {
            shown.push_back(
                {&m_lanes[i].curves, static_cast<int>(i), look.colour, look.isBranch, look.isSelected});
        }
    }
    const bool isThere = std::any_of(shown.begin(), shown.end(),
                                     [&](const SceneLane& lane) { return lane.lane == m_emphasised; });
    m_scene->show(std::move(shown), m_changeMarks,
                  {m_span, m_scale, m_smoothing, isThere ? m_emphasised : -1, notes()});
}

std::vector<CurveKind> CurvesPlot::kinds() const {
    std::vector<const LaneCurves*> curves;
    for (const Lane& lane : m_lanes) {
        curves.push_back(&lane.curves);
    }
    return LaneCurves::kindsOf(curves);
}

std::array<QString, curveKindCount> CurvesPlot::notes() const {
    std::array<QString, curveKindCount> found;
    const bool hasShown =
        std::any_of(m_lanes.begin(), m_lanes.end(), [](const Lane& lane) { return !lane.look.isHidden; });
    if (!m_lanes.empty() && !hasShown) {
        found.fill(tr("All lanes are hidden"));
        return found;
    }
    if (m_newest == 0) {
        found[0] = tr("The loss of every batch appears here");
    }
    if (!m_isMeasured) {
        found[1] = tr("The share of held-out pairs that are right appears here");
        found[2] = tr("The distance from the true alignment appears here");
    } else if (!m_hasErrors) {
        found[2] = tr("No lane has a true alignment to be compared with");
    } else if (std::all_of(m_lanes.begin(), m_lanes.end(), [](const Lane& lane) {
                   return lane.look.isHidden || !lane.curves.selfAttention().isEmpty();
               })) {
        found[2] = tr("Self-attention is watched, which has no alignment to be measured");
    }
    return found;
}

void CurvesPlot::paintOverlay(QPainter& painter) {
    const Theme& t = theme();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const CurveKind kind : m_scene->layout().kinds) {
        const QRectF& axes = m_scene->layout().of(kind).axes;
        const auto line = [&](qint64 update, const QPen& pen) {
            const double x = m_scene->x(kind, static_cast<double>(update));
            if (x >= axes.left() - 0.5 && x <= axes.right() + 0.5) {
                painter.setPen(pen);
                painter.drawLine(QPointF(x, axes.top()), QPointF(x, axes.bottom()));
            }
        };
        if (m_shown) {
            line(*m_shown, QPen(t.accent, t.strongLine));
        }
        if (!m_read) {
            continue;
        }
        line(*m_read, QPen(t.text, t.line));
        for (const SceneLane& lane : m_scene->lanes()) {
            if (const std::optional<QPointF> place = m_scene->pointAt(kind, lane, *m_read)) {
                painter.setPen(QPen(t.card, t.line));
                painter.setBrush(m_scene->ink(lane));
                painter.drawEllipse(*place, 1.9 * t.strongLine, 1.9 * t.strongLine);
            }
        }
    }
    if (hasFocus()) {
        const double half = t.strongLine / 2;
        painter.setPen(QPen(t.focus, t.strongLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(half, half, -half, -half), t.radius, t.radius);
    }
}

void CurvesPlot::describe() {
    QStringList parts;
    for (const Lane& lane : m_lanes) {
        if (lane.curves.measurements().empty()) {
            continue;
        }
        const Measurement& last = lane.curves.measurements().back();
        if (last.macroF1) {
            parts << tr("%1: loss %2, accuracy %3, macro F1 %4, evidence %5 at update %6")
                         .arg(lane.look.name, lossText(last.loss), percentText(last.exactMatch),
                              percentText(last.macroF1), percentText(last.evidence),
                              groupedNumber(last.update));
            continue;
        }
        parts << tr("%1: loss %2, exact match %3, alignment error %4 at update %5")
                     .arg(lane.look.name, lossText(last.loss), percentText(last.exactMatch),
                          errorText(lane.curves.valueOf(last, CurveKind::AlignmentError)),
                          groupedNumber(last.update));
        if (lane.look.isSelected) {
            parts << mapNotes(lane, last);
        }
    }
    QString text =
        parts.isEmpty() ? tr("Nothing is measured yet") : parts.join(QStringLiteral("; ")) + QLatin1Char('.');
    if (m_read && !m_table->reading().rows.empty()) {
        text = m_table->text();  // a screen reader says what is read, not what is newest
    }
    if (text != accessibleDescription()) {
        setAccessibleDescription(text);
    }
}

QSize CurvesPlot::minimumSizeHint() const {
    const QSizeF least = leastCurvesSize(curveFonts(theme()), kinds().size());
    return {static_cast<int>(std::ceil(least.width())), static_cast<int>(std::ceil(least.height()))};
}

QSize CurvesPlot::sizeHint() const {
    return {std::max(minimumSizeHint().width(), 900), minimumSizeHint().height() * 3 / 2};
}

void CurvesPlot::resizeEvent(QResizeEvent*) {
    m_canvas->setGeometry(rect());
    change(Layout);
}

}  // namespace attn::ui
