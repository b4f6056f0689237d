// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "ui/inspect/charts/chart_plot.h"
#include "ui/inspect/charts/inspect_data.h"

namespace attn::ui {

// AER by the length of the source, a line a system, and accuracy dashed where it is known. Each point pools
// the sentences of a group of lengths and stands in its middle.
//
// Pointing reads the nearest point; ← → and ↑ ↓ go from group to group and from system to system.
class LengthChart : public ChartPlot {
    Q_OBJECT

public:
    explicit LengthChart(QWidget* parent = nullptr);

    // `refusal` in place of the chart; "" for none.
    void setSystems(const std::vector<InspectedCharts::System>& systems, int shownSystem,
                    const QString& refusal = {});

    // Where a group's AER stands; none where it is not known.
    std::optional<QPointF> placeOfError(int system, int group);

protected:
    void restyle() override;
    void fill(QCPAxis& horizontal, QCPAxis& vertical) override;
    void paintCoat(QPainter& painter) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Point {
        int system = 0, group = 0;
        bool operator==(const Point&) const = default;
    };
    const LengthGroup& groupOf(const Point& point) const;
    std::optional<QPointF> placeOf(const Point& point);
    void read(std::optional<Point> point);
    QString textOf(const Point& point) const;

    std::vector<InspectedCharts::System> m_systems;
    int m_shownSystem = -1;
    bool m_hasErrors = false, m_hasAccuracy = false;
    std::optional<Point> m_read;
};

}  // namespace attn::ui
