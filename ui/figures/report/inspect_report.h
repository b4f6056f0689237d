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

// A selection of sentences as a report: what applies to all of them, then each sentence with its metrics and
// its picture. Plain values that any thread may read.
struct InspectReport {
    struct System {
        QString name;
        QStringList facts;  // about all sentences of the report: "AER 4.2 %"
    };
    struct Alignment {
        FigureSource source;  // without a lane; its picture has the name of the system
        MetricValues metrics = noMetrics();
    };
    struct Sentence {
        QString heading;                    // "Sentence 12"
        std::vector<Alignment> alignments;  // of the systems that have the sentence, at least one
    };
    // What was measured of the models besides: one row a figure, whose first cell names it.
    struct Table {
        QString heading, note;
        QStringList columns;
        std::vector<QStringList> rows;
    };
    QString title;      // "marian.out.lv"
    QStringList facts;  // one paragraph each: what was read, what the filter was
    std::vector<System> systems;
    std::vector<Table> tables;
    std::vector<Sentence> sentences;
    QString view = QStringLiteral("heatmap");  // or "lines"; a view of Step mode
    ColourMap map = ColourMap::Blues;
};
// Nobody would read the matrices of a longer report, and it takes minutes to draw.
inline constexpr int longestReport = 500;  // sentences

struct ReportWatch {
    std::stop_token stop = {};
    std::function<void(int done, int all)> progress = {};  // counts sentences
};

// A single file. A small script in it draws the pictures that are in view, from weights in thousandths. May
// run on any thread. Throws WorkStopped when the watch asks for it.
QByteArray htmlReport(const InspectReport& report, const ReportWatch& watch = {});
// A PDF of A4 pages with vector pictures; pictures that are too large are reduced until they fit.
QByteArray pdfReport(const InspectReport& report, const ReportWatch& watch = {});

}  // namespace attn::ui
