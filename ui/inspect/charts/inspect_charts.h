// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QWidget>
#include <array>
#include <vector>

#include "core/inspect/table/sentence_filter.h"
#include "ui/inspect/charts/inspect_data.h"
#include "ui/inspect/charts/value_range.h"

class QComboBox;
class QHBoxLayout;
class QToolButton;

namespace attn::ui {

class CoverageChart;
class HistogramChart;
class LengthChart;
class ScatterChart;
class SystemBars;

// The charts of Inspect mode, a card each. Where there is width two that belong together stand side by side;
// a row of buttons chooses.
class InspectCharts : public QWidget {
    Q_OBJECT

public:
    enum class Chart { Histogram, Scatter, ByLength, BySystem, Coverage };
    static constexpr int chartCount = 5;

    explicit InspectCharts(QWidget* parent = nullptr);

    void setCharts(const InspectedCharts& charts);
    // What the filter lets through, by metric: shaded in the charts. Ranges that are not named there are
    // taken back.
    void setRanges(const std::vector<SentenceFilter::Range>& ranges);
    void setCurrentRow(int row);  // −1: none
    // What is about the current sentence alone: coverage and source tokens.
    void setSentence(const InspectedCharts& charts);

    void showChart(Chart chart);
    Chart chart() const { return m_chart; }  // that was chosen last
    bool isShown(Chart chart) const;         // in sight, its partner's page included
    bool isWide() const { return m_isWide; }

    Metric histogramMetric() const;
    Metric horizontalMetric() const;
    Metric verticalMetric() const;

    QSize minimumSizeHint() const override;

signals:
    // Both ends belong to the range: a value on the upper edge of a bin passes, too.
    void rangeBrushed(attn::Metric metric, double low, double high);
    void brushCleared(attn::Metric metric);
    void rowActivated(int row);
    void systemRequested(int system);
    // Of the histogram; of the scatter plot. The owner computes their data and sets them.
    void metricsChosen(attn::Metric metric, attn::Metric x, attn::Metric y);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QFrame* addCard(Chart chart, const QList<QWidget*>& heads, QWidget* body);
    QComboBox* metricBox(const QString& name);
    void connectCharts();
    void layOut();
    void makeButtons();
    void chooseTab(int tab);
    void fillPicker(const QStringList& names, int chosen);
    void applyRanges();

    int m_colour = 0;  // of the shown system
    QWidget* m_tabs;
    QComboBox* m_picker;  // instead of buttons that have no room
    std::array<QToolButton*, chartCount> m_buttons{};
    QHBoxLayout* m_row;
    std::array<QFrame*, chartCount> m_cards{};
    std::array<QWidget*, chartCount> m_bodies{};  // the charts in them
    QComboBox *m_metric, *m_x, *m_y;
    HistogramChart* m_histogram;
    ScatterChart* m_scatter;
    LengthChart* m_byLength;
    SystemBars* m_bySystem;
    CoverageChart* m_coverage;
    std::vector<SentenceFilter::Range> m_ranges;
    Chart m_chart = Chart::Histogram;
    bool m_isWide = false;
};

}  // namespace attn::ui
