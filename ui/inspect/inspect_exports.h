// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <functional>
#include <memory>
#include <vector>

#include "ui/figures/report/inspect_report.h"
#include "ui/files/file_work.h"

class QAction;
class QMenu;

namespace attn::ui {

class InspectController;

// What can be written, and how.
enum class InspectFile { MetricsCsv, MetricsJson, Links, WeightsJson, WeightsText, ReportHtml, ReportPdf };

// What goes from Inspect mode into files: metrics, links, weights, a report, the picture of the current
// sentence. Long work is done on a thread of its own, shows how far it is and can be cancelled. The window's
// thread only.
class InspectExports : public QObject {
    Q_OBJECT

public:
    InspectExports(InspectController& controller, QWidget* window);

    QAction* const metricsAction;
    QAction* const linksAction;
    QAction* const weightsAction;
    QAction* const reportAction;
    QAction* const figureAction;
    void addTo(QMenu* menu) const;

    // Rows that the user has selected in the table, in its order; fewer than two: those the filter lets
    // through.
    std::function<std::vector<int>()> selectedRows;
    // Which of Step mode's views the shown picture is: "heatmap", "lines", "difference", "lanes".
    std::function<QString()> shownView;

    bool isWorking() const { return m_work.isRunning(); }
    // Without a dialog, of the shown system (of all systems: metrics and reports).
    void write(InspectFile file, const QString& path);

signals:
    void problem(const QString& sentence);
    void said(const QString& sentence);

private:
    void follow();
    void ask(const QString& title, const std::vector<InspectFile>& files);
    void exportFigure();
    // nullptr in `data` where the system lacks the row.
    FigureSource sourceOf(int system, int row) const;
    // The selected ones where there are several, else all that are shown.
    std::vector<int> rows() const;
    QString reportTitle() const;
    InspectReport report(const std::vector<int>& rows) const;

    InspectController& m_controller;  // outlives this
    QWidget* m_window;
    FileWork m_work;
};

}  // namespace attn::ui
