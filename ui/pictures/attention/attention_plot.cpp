// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/attention/attention_plot.h"

#include <qcustomplot.h>

#include <algorithm>
#include <cmath>
#include <functional>

#include <QCursor>

#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/access_items.h"
#include "ui/pictures/attention/attention_painter.h"
#include "ui/pictures/attention/attention_table.h"
#include "ui/pictures/attention/difference_painter.h"
#include "ui/pictures/attention/found_links.h"
#include "ui/pictures/lane/span_view.h"

namespace attn::ui {
namespace {

// A plottable that draws with a function. It may draw outside its axis rect, where the labels are.
class Painted : public QCPAbstractPlottable {
public:
    Painted(QCPAxis* keyAxis, QCPAxis* valueAxis, std::function<void(QPainter&)> paint)
        : QCPAbstractPlottable(keyAxis, valueAxis), m_paint(std::move(paint)) {}

    double selectTest(const QPointF&, bool, QVariant* = nullptr) const override { return -1; }
    QCPRange getKeyRange(bool& found, QCP::SignDomain = QCP::sdBoth) const override {
        found = true;
        return mKeyAxis->range();
    }
    QCPRange getValueRange(bool& found, QCP::SignDomain = QCP::sdBoth,
                           const QCPRange& = QCPRange()) const override {
        found = true;
        return mValueAxis->range();
    }

protected:
    QRect clipRect() const override { return parentPlot()->viewport(); }
    void draw(QCPPainter* painter) override { m_paint(*painter); }
    void drawLegendIcon(QCPPainter*, const QRectF&) const override {}

private:
    std::function<void(QPainter&)> m_paint;
};

QCPAxisRect* addAxisRect(QCustomPlot& plot, int row) {
    auto* rect = new QCPAxisRect(&plot, false);
    rect->setAutoMargins(QCP::msNone);
    rect->setMinimumSize(1, 1);
    for (const QCPAxis::AxisType type : {QCPAxis::atBottom, QCPAxis::atLeft}) {
        QCPAxis* axis = rect->addAxis(type);
        axis->setVisible(false);  // the ground layer draws them
        axis->setLayer(QStringLiteral("ground"));
    }
    plot.plotLayout()->addElement(row, 0, rect);
    return rect;
}

}  // namespace

// The plot itself: two axis rects, one above the other, and a buffered layer for each part, so that a hover
// redraws only the last one.
class AttentionPlot::Canvas : public QCustomPlot {
public:
    explicit Canvas(AttentionPlot* plot) : QCustomPlot(plot), m_plot(plot) {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setFocusPolicy(Qt::NoFocus);
        setMouseTracking(false);
        plotLayout()->clear();
        plotLayout()->setRowSpacing(0);
        plotLayout()->setMargins(QMargins());
        for (const char* name : {"ground", "step", "selection"}) {
            addLayer(QString::fromLatin1(name));
            layer(QString::fromLatin1(name))->setMode(QCPLayer::lmBuffered);
        }
        m_cells = addAxisRect(*this, 0);
        m_bars = addAxisRect(*this, 1);
        // QCustomPlot may replot before the first paint, so the layout must be up to date then too.
        connect(this, &QCustomPlot::beforeReplot, this, [plot] { plot->updateLayout(); });
        add("ground", [plot](QPainter& painter) { paintGround(painter, plot->m_layout, *plot->m_data); });
        add("step", [plot](QPainter& painter) {
            plot->m_base
                ? paintDifferenceStep(painter, plot->m_layout, *plot->m_data, *plot->m_base,
                                      plot->m_selection)
                : paintStep(painter, plot->m_layout, *plot->m_data, plot->m_selection, plot->m_largest);
            // The cells of a lane with links show the links already.
            if (!plot->m_found.empty() && !plot->m_base && !givesLinks(*plot->m_data))
                paintFoundLinks(painter, plot->m_layout, *plot->m_data, plot->m_found,
                                rowsShown(*plot->m_data, plot->m_selection));
        });
        add("selection", [plot](QPainter& painter) {
            const ColumnMark column = plot->m_editing.isOn ? ColumnMark::Cell : ColumnMark::Whole;
            plot->m_base ? paintDifferenceSelection(painter, plot->m_layout, *plot->m_data, *plot->m_base,
                                                    plot->m_selection, column)
                         : paintSelection(painter, plot->m_layout, *plot->m_data, plot->m_selection, column);
        });
    }

    // Sets axis rects and ranges to the layout: columns -0.5 … visible - 0.5, rows downwards, weights 0–1.
    void place(const AttentionLayout& layout) {
        const int split = static_cast<int>(layout.cells.bottom());
        const QRectF &cells = layout.cells, &bars = layout.bars;
        const int left = static_cast<int>(cells.left());
        const int right = std::max(0, static_cast<int>(layout.size.width() - cells.right()));
        m_cells->setMargins(QMargins(left, static_cast<int>(cells.top()), right, 0));
        m_bars->setMargins(QMargins(left, std::max(0, static_cast<int>(bars.top()) - split), right,
                                    std::max(0, static_cast<int>(layout.size.height() - bars.bottom()))));
        plotLayout()->setRowStretchFactors(
            {std::max(1.0, static_cast<double>(split)),
             std::max(1.0, static_cast<double>(layout.size.height() - split))});
        for (QCPAxisRect* rect : {m_cells, m_bars}) {
            rect->axis(QCPAxis::atBottom)
                ->setRange(layout.firstColumn - 0.5, layout.firstColumn + layout.visibleColumns - 0.5);
        }
        m_cells->axis(QCPAxis::atLeft)->setRangeReversed(true);
        m_cells->axis(QCPAxis::atLeft)
            ->setRange(layout.firstRow - 0.5, layout.firstRow + layout.visibleRows - 0.5);
        m_bars->axis(QCPAxis::atLeft)->setRange(0, 1);
        emit m_plot->placed();
    }

protected:
    // Draws what changed since the last paint, only once for any number of changes.
    void paintEvent(QPaintEvent* event) override {
        setAttribute(Qt::WA_UpdatesDisabled);  // replot() would ask for another paint
        m_plot->updateLayout();
        const int changes = m_plot->m_changes;
        m_plot->m_changes = Nothing;
        if (changes & (Layout | Ground)) {
            setBackground(QBrush(theme().card));
            setBufferDevicePixelRatio(devicePixelRatioF());
            replot(rpQueuedRefresh);
        } else {
            if (changes & Step) {
                layer(QStringLiteral("step"))->replot();
            }
            if (changes & (Step | Hover)) {
                layer(QStringLiteral("selection"))->replot();
            }
        }
        setAttribute(Qt::WA_UpdatesDisabled, false);
        QCustomPlot::paintEvent(event);
    }
    void resizeEvent(QResizeEvent*) override { setViewport(rect()); }

private:
    void add(const char* layerName, std::function<void(QPainter&)> paint) {
        AttentionPlot* plot = m_plot;
        auto* painted = new Painted(m_cells->axis(QCPAxis::atBottom), m_cells->axis(QCPAxis::atLeft),
                                    [plot, paint = std::move(paint)](QPainter& painter) {
                                        if (plot->m_data && !(plot->m_changes & Layout)) {
                                            painter.setRenderHint(QPainter::Antialiasing, false);
                                            painter.setRenderHint(QPainter::TextAntialiasing);
                                            paint(painter);
                                        }
                                    });
        painted->setLayer(QString::fromLatin1(layerName));
    }

    AttentionPlot* m_plot;
    QCPAxisRect* m_cells = nullptr;
    QCPAxisRect* m_bars = nullptr;
};

AttentionPlot::AttentionPlot(QWidget* parent) : QWidget(parent), m_canvas(new Canvas(this)) {
    installAttentionTables();
    setObjectName(QStringLiteral("heatmap"));
    setMouseTracking(true);
    // No focus by click: the arrows keep their meaning for the window (next token, back) until the user tabs
    // in here.
    setFocusPolicy(Qt::TabFocus);
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, [this] { change(Layout); });
}

AttentionPlot::~AttentionPlot() = default;

void AttentionPlot::setData(std::shared_ptr<const Picture> picture) {
    if (picture == m_data) {
        return;
    }
    const bool isSameGround =
        picture && m_data && picture->sourceTokens == m_data->sourceTokens &&
        picture->sourceUnknown == m_data->sourceUnknown && picture->attends == m_data->attends &&
        givesLinks(*picture) == givesLinks(*m_data) && picture->sourceMarks == m_data->sourceMarks &&
        sourceCount(*picture) == sourceCount(*m_data) && rowCount(*picture) == rowCount(*m_data) &&
        picture->referenceTokens == m_data->referenceTokens &&
        (m_style.rowLabelWidth > 0 || wantedLabelWidth(*picture) == wantedLabelWidth(*m_data));
    const int row = m_data ? currentRow(*m_data, m_selection) : -1;
    m_data = std::move(picture);
    change(isSameGround ? Step : Layout);
    // A bar that is being dragged must not move.
    follow(m_dragged < 0 && m_data && currentRow(*m_data, m_selection) != row);
}

void AttentionPlot::setSelection(const Selection& selection) {
    if (selection == m_selection) {
        return;
    }
    const bool isStep = selection.step != m_selection.step || selection.mapRow != m_selection.mapRow;
    const bool isOtherCell = isStep || selection.source != m_selection.source;
    m_selection = selection;
    change(isStep ? Step : Hover);
    follow(isStep);
    if (isOtherCell && hasFocus())
        announceFocus(*this);
}

void AttentionPlot::setGuessing(bool isGuessing) {
    if (isGuessing == m_isGuessing)
        return;
    m_isGuessing = isGuessing;
    change(Layout);
}

void AttentionPlot::setRowLabelWidth(int width) {
    if (width != m_style.rowLabelWidth) {
        m_style.rowLabelWidth = width;
        change(Layout);
    }
}

void AttentionPlot::setLeastRows(int rows) {
    if (rows != m_style.leastRows) {
        m_style.leastRows = rows;
        change(Layout);
    }
}

void AttentionPlot::setEnlarge(double factor) {
    if (factor != m_style.enlarge) {
        m_style.enlarge = factor;
        change(Layout);
    }
}

void AttentionPlot::setPrintsWeights(bool prints) {
    if (prints != m_style.printsWeights) {
        m_style.printsWeights = prints;
        change(Layout);
    }
}

PlotStyle AttentionPlot::style() const {
    PlotStyle style = m_style;
    if (style.rowLabelWidth <= 0)
        style.rowLabelWidth = wantedLabelWidth(*m_data, style.enlarge);
    return style;
}

const PlotNeeds& AttentionPlot::needs(int width) const {
    if (width != m_neededAt) {
        m_neededAt = width;
        m_needs = m_data ? plotNeeds(*m_data, width, style()) : PlotNeeds();
    }
    return m_needs;
}

void AttentionPlot::setBase(std::shared_ptr<const Picture> base) {
    if (base != m_base) {
        m_base = std::move(base);
        change(Step);
    }
}

void AttentionPlot::setFoundLinks(std::vector<Link> links) {
    m_largest = LargestMark::None;
    if (links != m_found) {
        m_found = std::move(links);
        change(Step);
    }
}

void AttentionPlot::setZoom(double zoom) {
    if (zoom == m_style.zoom) {
        return;
    }
    if (isHidden()) {
        m_style.zoom = zoom;
        return change(Layout);
    }
    updateLayout();
    const QPointF mouse = mapFromGlobal(QCursor::pos());
    const QPointF fixed = m_layout.cells.contains(mouse) ? mouse : m_layout.cells.center();
    const double column = m_layout.firstColumn + (fixed.x() - m_layout.cells.left()) / m_layout.cellWidth;
    const double row = m_layout.firstRow + (fixed.y() - m_layout.cells.top()) / m_layout.cellHeight;
    m_style.zoom = zoom;
    change(Layout);
    updateLayout();
    scrollTo(static_cast<int>(std::lround(column - (fixed.x() - m_layout.cells.left()) / m_layout.cellWidth)),
             static_cast<int>(std::lround(row - (fixed.y() - m_layout.cells.top()) / m_layout.cellHeight)));
}

void AttentionPlot::scrollTo(int firstColumn, int firstRow) {
    updateLayout();
    const int column = m_layout.firstColumn, row = m_layout.firstRow;
    m_layout.firstColumn = m_wantedColumn = firstColumn;
    m_layout.firstRow = m_wantedRow = firstRow;
    m_layout.showColumn(-1);
    m_layout.showRow(-1);
    if (column != m_layout.firstColumn || row != m_layout.firstRow) {
        m_canvas->place(m_layout);
        change(Ground);
    }
}

void AttentionPlot::followTo(int firstColumn, int firstRow) {
    scrollTo(firstColumn, firstRow);
    follow(true);
}

void AttentionPlot::change(int what) {
    m_changes |= what;
    if (what & Layout)
        m_neededAt = -1;
    m_canvas->update();
}

const AttentionLayout& AttentionPlot::places() {
    updateLayout();
    return m_layout;
}

void AttentionPlot::updateLayout() {
    if (!(m_changes & Layout) || !m_data) {
        return;
    }
    const int column = m_layout.firstColumn, row = m_layout.firstRow;
    m_layout = layOut(*m_data, size(), devicePixelRatioF(), style());
    m_layout.namesComing = !m_isGuessing;
    m_layout.firstColumn = m_wantedColumn;
    m_layout.firstRow = m_wantedRow;
    m_changes = (m_changes & ~Layout) | Ground;
    m_layout.showColumn(-1);
    m_layout.showRow(-1);
    const bool isElsewhere = column != m_layout.firstColumn || row != m_layout.firstRow;
    follow(true);
    m_canvas->place(m_layout);
    if (isElsewhere)
        emit followed(m_layout.firstColumn, m_layout.firstRow);
}

// Scrolls a long sentence so that the selection and the positions of the current row stay visible.
void AttentionPlot::follow(bool toStep) {
    if (!m_data || (m_changes & Layout)) {
        return;
    }
    if (!canScroll()) {
        return;
    }
    const int firstColumn = m_layout.firstColumn, firstRow = m_layout.firstRow;
    const MapTrace* attention = currentAttention(*m_data, m_selection);
    if (toStep && m_selection.step == 0 && !m_selection.showsAll) {
        m_layout.firstRow = 0;
        m_layout.firstColumn = m_leads ? 0 : firstColumn;
    }
    if (toStep)
        m_layout.showRow(currentRow(*m_data, m_selection));
    // The first rows stay visible while there is room for later ones, unless a click selected the row: then
    // the content under the pointer stays.
    if (toStep && m_leads && !m_isClicked && !m_selection.showsAll)
        m_layout.firstRow = std::min(m_layout.firstRow, std::max(0, m_selection.step - m_layout.visibleRows));
    if (toStep && m_leads && attention && attention->weights.size() > 0) {
        const int margin = m_layout.visibleColumns / 6, column = focusOf(*attention);
        m_layout.showColumn(std::max(0, column - margin));
        m_layout.showColumn(std::min(m_layout.columns - 1, column + margin));
    }
    if (m_selection.source >= 0 && m_selection.source != m_hoveredSource) {
        m_layout.showColumn(std::min(m_selection.source, m_layout.columns - 1));
    }
    if (firstColumn != m_layout.firstColumn || firstRow != m_layout.firstRow) {
        m_wantedColumn = m_layout.firstColumn;
        m_wantedRow = m_layout.firstRow;
        m_canvas->place(m_layout);
        change(Ground);
        emit followed(m_layout.firstColumn, m_layout.firstRow);
    }
}

void AttentionPlot::resizeEvent(QResizeEvent*) {
    m_canvas->setGeometry(rect());
    change(Layout);
}

}  // namespace attn::ui
