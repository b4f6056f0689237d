// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "ui/inspect/charts/chart_plot.h"
#include "ui/inspect/charts/inspect_data.h"

namespace attn::ui {

// AER by the length of the source with a line for each system, and accuracy as a dashed line if it is known.
// Each point pools the sentences of a group of lengths and is drawn in the middle of the group.
//
// Pointing reads the nearest point; ← → and ↑ ↓ go from group to group and from system to system.
class LengthChart : public ChartPlot {
    Q_OBJECT

public:
    explicit LengthChart(QWidget* parent = nullptr);

    // `refusal` is shown instead of the chart; may be "".
    void setSystems(const std::vector<InspectedCharts::System>& systems, int shownSystem,
                    const QString& refusal = {});

    // The place of a group's AER; empty when it is not known.
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
        bool isAccuracy = false;  // the point of the dashed line
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
