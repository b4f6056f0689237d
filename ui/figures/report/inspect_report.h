// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <functional>
#include <stop_token>
#include <vector>

#include "core/inspect/measures/measure.h"
#include "ui/figures/step/step_figure.h"

namespace attn::ui {

// A selection of sentences on paper: what holds for all of them, then each with its metrics and its picture.
// Plain values that any thread may read.
struct InspectReport {
    struct System {
        QString name;
        QStringList facts;  // of all sentences of the report: "AER 4.2 %"
    };
    struct Alignment {
        FigureSource source;  // a trace of weights alone; its name is the system's
        MetricValues metrics = noMetrics();
    };
    struct Sentence {
        QString heading;                    // "Sentence 12"
        std::vector<Alignment> alignments;  // of the systems that have it, one at least
    };
    QString title;      // "marian.out.lv"
    QStringList facts;  // a paragraph each: what was read, what the filter was
    std::vector<System> systems;
    std::vector<Sentence> sentences;
    QString view = QStringLiteral("heatmap");  // or "lines", of Step mode's views
    ColourMap map = ColourMap::Blues;
};
// Matrices of longer reports are nobody's to read, and take minutes to draw.
inline constexpr int longestReport = 500;  // sentences

struct ReportWatch {
    std::stop_token stop = {};
    std::function<void(int done, int all)> progress = {};  // sentences
};

// One file without others beside it: a small script in it draws the pictures that are in view, from weights
// in thousandths. On any thread. Throws Stopped as the watch asks.
QByteArray htmlReport(const InspectReport& report, const ReportWatch& watch = {});
// Pages of A4, the pictures as vectors, larger ones made smaller until they fit.
QByteArray pdfReport(const InspectReport& report, const ReportWatch& watch = {});

}  // namespace attn::ui
