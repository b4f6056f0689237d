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

// The files that can be written.
enum class InspectFile { MetricsCsv, MetricsJson, Links, WeightsJson, WeightsText, ReportHtml, ReportPdf };

// Writes Inspect mode's files: metrics, links, weights, a report, the picture of the current sentence. Long
// work runs on another thread, shows its progress and can be cancelled. For the window's thread only.
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

    // The rows that the user has selected in the table, in its order. If there are fewer than two, those that
    // pass the filter are used.
    std::function<std::vector<int>()> selectedRows;
    // The view of Step mode that the shown picture corresponds to: "heatmap", "lines", "difference", "lanes".
    std::function<QString()> shownView;
    // What was measured of the models besides, for a report.
    std::function<std::vector<InspectReport::Table>()> measuredTables;

    bool isWorking() const { return m_work.isRunning(); }
    // Writes without a dialog: for the shown system, or metrics and reports for all systems.
    void write(InspectFile file, const QString& path);

signals:
    void problem(const QString& sentence);
    void said(const QString& sentence);

private:
    void follow();
    void ask(const QString& title, const std::vector<InspectFile>& files);
    void exportFigure();
    // `data` is nullptr when the system lacks the row.
    FigureSource sourceOf(int system, int row) const;
    // The selected rows if there are several, else all that are shown.
    std::vector<int> rows() const;
    QString reportTitle() const;
    InspectReport report(const std::vector<int>& rows) const;

    InspectController& m_controller;  // outlives this
    QWidget* m_window;
    FileWork m_work;
};

}  // namespace attn::ui
