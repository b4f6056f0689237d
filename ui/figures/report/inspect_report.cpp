// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/report/inspect_report.h"

#include <QCryptographicHash>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <cmath>

#include "core/base/work_stopped.h"
#include "ui/figures/report/report_pages.h"
#include "ui/kit/text/decimal_text.h"
#include "ui/kit/text/metric_text.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/theme/theme.h"

namespace attn::ui {
namespace {

QString element(const char* name, const QString& text) {
    return QStringLiteral("<%1>%2</%1>\n").arg(QLatin1String(name), text.toHtmlEscaped());
}

// Weights in thousandths, in the form that resources/report/alignments.js reads.
QByteArray packedWeights(const AttentionRows& rows, int sources) {
    static constexpr char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    constexpr int base = 64, largest = base * base - 1, thousand = 1000;
    QByteArray packed;
    int zeros = 0;
    const auto endRun = [&] {
        for (; zeros > 0; zeros -= std::min(zeros, base))
            packed.append('.').append(digits[std::min(zeros, base) - 1]);
    };
    for (int row = 0; row < rows.size(); ++row) {
        const Vector& weights = rows[row].weights;
        for (int source = 0; source < sources; ++source) {
            const double weight = source < weights.size() ? weights[source] : 0;
            const int number =
                weight > 0 ? static_cast<int>(std::lround(std::min(thousand * weight, 1.0 * largest))) : 0;
            if (number == 0) {
                ++zeros;
                continue;
            }
            endRun();
            packed.append(digits[number / base]).append(digits[number % base]);
        }
    }
    endRun();
    return packed;
}

// The data from which the script draws.
QString pictureElement(const InspectReport::Alignment& alignment) {
    const Picture& picture = *alignment.source.picture;
    QJsonArray links;
    for (const Link& link : picture.links)
        links.append(QJsonArray{link.source, link.target, link.sure ? 1 : 0});
    const QJsonObject data{
        {QStringLiteral("s"), QJsonArray::fromStringList(picture.sourceTokens)},
        {QStringLiteral("t"), QJsonArray::fromStringList(picture.outputTokens)},
        {QStringLiteral("w"),
         QString::fromLatin1(packedWeights(picture.rows, static_cast<int>(picture.sourceTokens.size())))},
        {QStringLiteral("k"), links}};
    // The estimated size of the picture keeps its place until it is drawn.
    constexpr int cell = 18, labels = 160;
    QString json = QString::fromUtf8(QJsonDocument(data).toJson(QJsonDocument::Compact));
    json.replace(QLatin1Char('&'), QStringLiteral("&amp;"))
        .replace(QLatin1Char('\''), QStringLiteral("&#39;"))
        .replace(QLatin1Char('<'), QStringLiteral("\\u003c"));
    // All at once: one after the other, a name such as "%4" would put the data where the name stands.
    return QStringLiteral(
               "<figure><figcaption>%1</figcaption><canvas role=\"img\" aria-label=\"%1\" "
               "style=\"width:%2px;height:%3px\" data-a='%4'></canvas></figure>\n")
        .arg(picture.name.toHtmlEscaped(), QString::number(labels + cell * picture.sourceTokens.size()),
             QString::number(labels + cell * picture.outputTokens.size()), json);
}

// Legend of the colours of all pictures.
QString weightLegend(const Theme& colours, bool hasLinks) {
    QStringList stops;
    for (int i = 0; i <= 8; ++i)
        stops.append(colours.weight(i / 8.0).name());
    return QStringLiteral(
               "<p class=\"legend\">%1 0 <span style=\"background:linear-gradient(90deg,%2)\"></span> "
               "1%3</p>\n")
        .arg(
            tr("Weight").toHtmlEscaped(), stops.join(QLatin1Char(',')),
            hasLinks
                ? (QStringLiteral(" · ") + tr("outlined: known link, dashed: a possible one")).toHtmlEscaped()
                : QString());
}

// The text of the page's script.
QString scriptOf(const InspectReport& report, const Theme& colours) {
    QString map;
    for (const QRgb colour : colours.weights)
        map += QString::number(colour & 0xFFFFFFU, 16).rightJustified(6, QLatin1Char('0'));
    QFile file(QStringLiteral(":/report/alignments.js"));
    file.open(QIODevice::ReadOnly);
    return QStringLiteral("\nconst attnMap=\"%1\",attnView=\"%2\";\n%3")
        .arg(map, report.view, QString::fromUtf8(file.readAll()));
}

// A browser runs this script only, and loads nothing: should a text ever become mark-up, it does nothing.
QString policyFor(const QString& script) {
    const QByteArray digest = QCryptographicHash::hash(script.toUtf8(), QCryptographicHash::Sha256);
    return QStringLiteral(
               "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src "
               "'unsafe-inline'; script-src 'sha256-%1'\">\n")
        .arg(QString::fromLatin1(digest.toBase64()));
}

bool hasKnownLinks(const InspectReport& report) {
    for (const InspectReport::Sentence& sentence : report.sentences)
        for (const InspectReport::Alignment& alignment : sentence.alignments)
            if (!alignment.source.picture->links.empty())
                return true;
    return false;
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
        table += element("th", coreText(infoOf(metric).label));
    table += QStringLiteral("</tr>\n");
    for (const InspectReport::Alignment& alignment : sentence.alignments) {
        table += QStringLiteral("<tr>") + element("th", alignment.source.picture->name);
        for (const Metric metric : known)
            table += element("td", metricText(metric, valueOf(alignment.metrics, metric)));
        table += QStringLiteral("</tr>\n");
    }
    return table + QStringLiteral("</table>\n");
}

QString tableElement(const InspectReport::Table& table) {
    const auto rowOf = [](const QStringList& cells, const char* name) {
        QString row = QStringLiteral("<tr>");
        for (qsizetype i = 0; i < cells.size(); ++i)
            row += element(i == 0 ? "th" : name, cells[i]);
        return row + QStringLiteral("</tr>\n");
    };
    QString text = element("h2", table.heading) + element("p", table.note) + QStringLiteral("<table>\n") +
                   rowOf(table.columns, "th");
    for (const QStringList& row : table.rows)
        text += rowOf(row, "td");
    return text + QStringLiteral("</table>\n");
}

void step(const ReportWatch& watch, std::size_t done, std::size_t all) {
    if (watch.stop.stop_requested())
        throw WorkStopped();
    if (watch.progress)
        watch.progress(static_cast<int>(done), static_cast<int>(all));
}

const char* const style =
    "body{font-family:sans-serif;margin:2em auto;max-width:75em;padding:0 1em;color:#1b2333;background:#fff}"
    "h2{margin-top:2em;border-top:1px solid #c9d0dc;padding-top:.8em}"
    "table{border-collapse:collapse;font-variant-numeric:tabular-nums;margin:.6em 0}"
    "th,td{padding:.15em .8em .15em 0;text-align:right}th:first-child{text-align:left}"
    "figure{display:inline-block;margin:.5em 1em .5em 0;vertical-align:top;max-width:100%;overflow-x:auto}"
    "figcaption{font-weight:bold}canvas{display:block}"
    ".legend span{display:inline-block;width:9em;height:.8em;border:1px solid #c9d0dc;vertical-align:middle}"
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
            parts.append(coreText(info.label) + QLatin1Char(' ') + metricText(info.metric, value));
    }
    return parts.join(QStringLiteral(" · "));
}

QByteArray htmlReport(const InspectReport& report, const ReportWatch& watch) {
    const DecimalPoint inFiles;
    const Theme colours = makePictureTheme(ThemeKind::Light, report.map);
    const QString script = scriptOf(report, colours);
    QString page = QStringLiteral(
                       "<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n"
                       "<meta name=\"generator\" content=\"Attention Lab\">\n") +
                   policyFor(script) + element("title", report.title) +
                   QStringLiteral("<style>%1</style>\n</head>\n<body>\n").arg(QLatin1String(style)) +
                   element("h1", report.title);
    for (const QString& fact : report.facts)
        page += element("p", fact);
    for (const InspectReport::System& system : report.systems)
        page += element("p", system.name + QStringLiteral(": ") + system.facts.join(QStringLiteral(" · ")));
    for (const InspectReport::Table& table : report.tables)
        page += tableElement(table);
    page += weightLegend(colours, hasKnownLinks(report)) +
            QStringLiteral("<noscript>%1</noscript>\n")
                .arg(tr("The pictures are drawn by a script in this file: allow it to run.").toHtmlEscaped());
    for (std::size_t i = 0; i < report.sentences.size(); ++i) {
        const InspectReport::Sentence& sentence = report.sentences[i];
        step(watch, i, report.sentences.size());
        page += QStringLiteral("<section>\n") + element("h2", sentence.heading);
        const Picture& first = *sentence.alignments.front().source.picture;
        page += element("p", first.sourceTokens.join(QLatin1Char(' ')));
        page += metricsTable(sentence);
        for (const InspectReport::Alignment& alignment : sentence.alignments)
            page += pictureElement(alignment);
        page += QStringLiteral("</section>\n");
    }
    return (page + QStringLiteral("<script>%1</script>\n</body>\n</html>\n").arg(script)).toUtf8();
}

QByteArray pdfReport(const InspectReport& report, const ReportWatch& watch) {
    const ThemeScope scope(makePictureTheme(ThemeKind::Light, report.map));
    const DecimalPoint inFiles;
    ReportPages pages(report.title);
    pages.addText(report.title, theme().title);
    for (const QString& fact : report.facts)
        pages.addText(fact, theme().label);
    for (const InspectReport::System& system : report.systems)
        pages.addText(system.name + QStringLiteral(": ") + system.facts.join(QStringLiteral(" · ")),
                      theme().label);
    for (const InspectReport::Table& table : report.tables)
        pages.addTable(table);
    for (std::size_t i = 0; i < report.sentences.size(); ++i) {
        const InspectReport::Sentence& sentence = report.sentences[i];
        step(watch, i, report.sentences.size());
        for (std::size_t j = 0; j < sentence.alignments.size(); ++j) {
            const InspectReport::Alignment& alignment = sentence.alignments[j];
            const QString heading =
                j == 0 ? sentence.heading + QStringLiteral(" · ") + alignment.source.picture->name
                       : alignment.source.picture->name;
            pages.addFigure(heading, reportNumbers(alignment), reportFigure(report, alignment));
        }
    }
    return pages.finish();
}

}  // namespace attn::ui
