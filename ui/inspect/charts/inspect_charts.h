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
class ClassChart;
class HistogramChart;
class LengthChart;
class MapChart;
class ScatterChart;
class SystemBars;

// The charts of Inspect mode, each on a card. If there is enough width, two related charts are side by side;
// a row of buttons selects them.
class InspectCharts : public QWidget {
    Q_OBJECT

public:
    // The last two are there where the shown system has several maps, or gives classes.
    enum class Chart { Histogram, Scatter, ByLength, BySystem, Coverage, Maps, Classes };
    static constexpr int chartCount = 7;

    explicit InspectCharts(QWidget* parent = nullptr);

    void setCharts(const InspectedCharts& charts);
    // The filter's ranges by metric, which are shaded in the charts. Metrics without a range are unshaded.
    void setRanges(const std::vector<SentenceFilter::Range>& ranges);
    void setCurrentRow(int row);  // −1: none
    // Sets the part that the measuring of all maps changes.
    void setMaps(const InspectedMaps& maps);
    // Sets the parts that concern only the current sentence: coverage and source tokens.
    void setSentence(const InspectedCharts& charts);

    void showChart(Chart chart);
    Chart chart() const { return m_chart; }  // the one chosen last
    bool isShown(Chart chart) const;         // visible, or on its partner's page
    bool isWide() const { return m_isWide; }
    bool has(Chart chart) const;

    Metric histogramMetric() const;
    Metric horizontalMetric() const;
    Metric verticalMetric() const;

    QSize minimumSizeHint() const override;

signals:
    // Both ends belong to the range, so a value at the upper edge of a bin passes too.
    void rangeBrushed(attn::Metric metric, double low, double high);
    void brushCleared(attn::Metric metric);
    void rowActivated(int row);
    void systemRequested(int system);
    void mapRequested(const attn::MapAddress& map);
    void measuringRequested();  // of all maps, which was stopped
    // Sentences of a class that were given a class; both empty: all.
    void classesRequested(const std::optional<std::string>& actual, const std::optional<std::string>& given);
    void chartShown();  // other charts are visible
    // For the histogram and the scatter plot. The owner computes their data and sets them.
    void metricsChosen(attn::Metric metric, attn::Metric x, attn::Metric y);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QFrame* addCard(Chart chart, const QList<QWidget*>& heads, QWidget* body);
    QComboBox* metricBox(const QString& name);
    void connectCharts();
    void layOut();
    struct Tab {
        QString name;
        std::vector<Chart> charts;
    };
    std::vector<Tab> tabs() const;
    void makeButtons();
    void chooseTab(int tab);
    void fillPicker(const QStringList& names, int chosen);
    void applyRanges();

    int m_colour = 0;  // of the shown system
    QWidget* m_tabs;
    QComboBox* m_picker;  // replaces buttons that have no room
    std::array<QToolButton*, chartCount> m_buttons{};
    QHBoxLayout* m_row;
    std::array<QFrame*, chartCount> m_cards{};
    std::array<QWidget*, chartCount> m_bodies{};  // contain the charts
    QComboBox *m_metric, *m_x, *m_y;
    HistogramChart* m_histogram;
    ScatterChart* m_scatter;
    LengthChart* m_byLength;
    SystemBars* m_bySystem;
    CoverageChart* m_coverage;
    MapChart* m_maps;
    ClassChart* m_classes;
    bool m_hasMaps = false, m_hasClasses = false;
    std::vector<SentenceFilter::Range> m_ranges;
    Chart m_chart = Chart::Histogram;
    bool m_isWide = false;
};

}  // namespace attn::ui
