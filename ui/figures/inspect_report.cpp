// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/inspect_report.h"

#include <cmath>

#include "ui/figures/report_pages.h"
#include "ui/stopped.h"
#include "ui/theme.h"
#include "ui/tr.h"
#include "ui/views/inspect/metric_text.h"

namespace attn::ui {
namespace {

QString element(const char* name, const QString& text) {
    return QStringLiteral("<%1>%2</%1>\n").arg(QLatin1String(name), text.toHtmlEscaped());
}

// Qt gives every shape a group with all of its attributes: neighbours with the same ones share a group here,
// empty groups go, and so does the font where there is no text.
QString mergedGroups(const QString& svg) {
    const QString begin = QStringLiteral("<g "), end = QStringLiteral("</g>\n");
    const QStringList parts = svg.split(begin);
    QString merged = parts.front(), open;
    const auto close = [&] {
        if (!open.isEmpty())
            merged += end;
        open.clear();
    };
    for (const QString& part : parts.mid(1)) {
        const auto body = part.indexOf(QLatin1Char('>')) + 1, bodyEnd = part.indexOf(end);
        if (bodyEnd < 0) {  // the group around all
            close();
            merged += begin + part;
            continue;
        }
        const QString shapes = part.mid(body, bodyEnd - body).trimmed(),
                      rest = part.mid(bodyEnd + end.size());
        QString attributes = part.left(body);
        if (const auto font = attributes.indexOf(QStringLiteral("font-family"));
            font > 0 && !shapes.contains(QStringLiteral("<text")))
            attributes = attributes.left(font) + QLatin1Char('>');
        if (!shapes.isEmpty()) {
            if (attributes != open) {
                close();
                merged += begin + attributes + QLatin1Char('\n');
                open = attributes;
            }
            merged += shapes + QLatin1Char('\n');
        }
        if (rest.trimmed().isEmpty())
            continue;
        close();
        merged += rest;
    }
    close();
    return merged;
}

// Without what stands before <svg> in a file of its own.
QString inlineDrawing(const QByteArray& svg) {
    return mergedGroups(QString::fromUtf8(svg.mid(svg.indexOf("<svg")))) + QLatin1Char('\n');
}

std::vector<Metric> knownMetrics(const InspectReport::Sentence& sentence) {
    std::vector<Metric> known;
    for (const MetricInfo& info : metricInfos()) {
        for (const InspectReport::Alignment& alignment : sentence.alignments)
            if (std::isfinite(valueOf(alignment.metrics, info.metric))) {
                known.push_back(info.metric);
                break;
            }
    }
    return known;
}

QString metricsTable(const InspectReport::Sentence& sentence) {
    const std::vector<Metric> known = knownMetrics(sentence);
    QString table = QStringLiteral("<table>\n<tr><th></th>");
    for (const Metric metric : known)
        table += element("th", QString::fromStdString(infoOf(metric).label));
    table += QStringLiteral("</tr>\n");
    for (const InspectReport::Alignment& alignment : sentence.alignments) {
        table += QStringLiteral("<tr>") + element("th", alignment.source.data->name);
        for (const Metric metric : known)
            table += element("td", metricText(metric, valueOf(alignment.metrics, metric)));
        table += QStringLiteral("</tr>\n");
    }
    return table + QStringLiteral("</table>\n");
}

void step(const ReportWatch& watch, std::size_t done, std::size_t all) {
    if (watch.stop.stop_requested())
        throw Stopped();
    if (watch.progress)
        watch.progress(static_cast<int>(done), static_cast<int>(all));
}

const char* const style =
    "body{font-family:sans-serif;margin:2em auto;max-width:75em;padding:0 1em;color:#1b2333;background:#fff}"
    "h2{margin-top:2em;border-top:1px solid #c9d0dc;padding-top:.8em}"
    "table{border-collapse:collapse;font-variant-numeric:tabular-nums;margin:.6em 0}"
    "th,td{padding:.15em .8em .15em 0;text-align:right}th:first-child{text-align:left}"
    "svg{max-width:100%;height:auto;margin:.5em 1em .5em 0;vertical-align:top}"
    "@media print{section{break-inside:avoid}}";

}  // namespace

StepFigure reportFigure(const InspectReport& report, const InspectReport::Alignment& alignment) {
    StepFigure figure;
    figure.view = report.view;
    figure.lanes = {alignment.source};
    figure.selection.showsAll = true;  // no row is the current one
    figure.theme = makePictureTheme(ThemeKind::Light, report.map);
    return figure;
}

QString reportNumbers(const InspectReport::Alignment& alignment) {
    QStringList parts;
    for (const MetricInfo& info : metricInfos()) {
        const double value = valueOf(alignment.metrics, info.metric);
        if (std::isfinite(value))
            parts.append(QString::fromStdString(info.label) + QLatin1Char(' ') +
                         metricText(info.metric, value));
    }
    return parts.join(QStringLiteral(" · "));
}

QByteArray htmlReport(const InspectReport& report, const ReportWatch& watch) {
    QString page = QStringLiteral(
                       "<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n"
                       "<meta name=\"generator\" content=\"Attention Lab\">\n") +
                   element("title", report.title) +
                   QStringLiteral("<style>%1</style>\n</head>\n<body>\n").arg(QLatin1String(style)) +
                   element("h1", report.title);
    for (const QString& fact : report.facts)
        page += element("p", fact);
    for (const InspectReport::System& system : report.systems)
        page += element("p", system.name + QStringLiteral(": ") + system.facts.join(QStringLiteral(" · ")));
    for (std::size_t i = 0; i < report.sentences.size(); ++i) {
        const InspectReport::Sentence& sentence = report.sentences[i];
        step(watch, i, report.sentences.size());
        page += QStringLiteral("<section>\n") + element("h2", sentence.heading);
        const LaneData& first = *sentence.alignments.front().source.data;
        page += element("p", first.sourceTokens.join(QLatin1Char(' ')));
        page += metricsTable(sentence);
        for (const InspectReport::Alignment& alignment : sentence.alignments)
            page += inlineDrawing(drawStepFigure(reportFigure(report, alignment), PictureFormat::Svg));
        page += QStringLiteral("</section>\n");
    }
    return (page + QStringLiteral("</body>\n</html>\n")).toUtf8();
}

QByteArray pdfReport(const InspectReport& report, const ReportWatch& watch) {
    const ThemeScope scope(makePictureTheme(ThemeKind::Light, report.map));
    ReportPages pages(report.title);
    pages.addText(report.title, theme().title);
    for (const QString& fact : report.facts)
        pages.addText(fact, theme().label);
    for (const InspectReport::System& system : report.systems)
        pages.addText(system.name + QStringLiteral(": ") + system.facts.join(QStringLiteral(" · ")),
                      theme().label);
    for (std::size_t i = 0; i < report.sentences.size(); ++i) {
        const InspectReport::Sentence& sentence = report.sentences[i];
        step(watch, i, report.sentences.size());
        for (std::size_t j = 0; j < sentence.alignments.size(); ++j) {
            const InspectReport::Alignment& alignment = sentence.alignments[j];
            const QString heading =
                j == 0 ? sentence.heading + QStringLiteral(" · ") + alignment.source.data->name
                       : alignment.source.data->name;
            pages.addFigure(heading, reportNumbers(alignment), reportFigure(report, alignment));
        }
    }
    return pages.finish();
}

}  // namespace attn::ui
