// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/inspect_exports.h"

#include <QAction>
#include <QFileInfo>
#include <QMenu>
#include <algorithm>
#include <cmath>

#include "core/base/work_stopped.h"
#include "core/files/atomic_file.h"
#include "core/inspect/links_file.h"
#include "core/inspect/metrics_file.h"
#include "core/inspect/weights_file.h"
#include "ui/export/export_dialog.h"
#include "ui/figures/step/step_caption.h"
#include "ui/files/save_dialog.h"
#include "ui/inspect/document/inspect_controller.h"
#include "ui/inspect/inspected_data.h"
#include "ui/inspect/picture/compared_picture.h"
#include "ui/inspect/table/sentence_model.h"
#include "ui/kit/commands/new_command.h"
#include "ui/kit/text/decimal_text.h"
#include "ui/kit/text/file_name.h"
#include "ui/kit/text/metric_text.h"
#include "ui/kit/text/number_text.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/theme/theme.h"

namespace attn::ui {
namespace {

struct FileKind {
    InspectFile file;
    const char* ending;
    const char* filter;  // for tr()
    const char* suffix;  // of the name, before the ending
};
const FileKind fileKinds[] = {
    {InspectFile::MetricsCsv, "csv", QT_TRANSLATE_NOOP("attn::ui", "Metrics as CSV (*.csv)"), "metrics"},
    {InspectFile::MetricsJson, "json", QT_TRANSLATE_NOOP("attn::ui", "Metrics as JSON (*.json)"), "metrics"},
    {InspectFile::Links, "talp", QT_TRANSLATE_NOOP("attn::ui", "Links as Pharaoh (*.talp)"), "links"},
    {InspectFile::WeightsJson, "json", QT_TRANSLATE_NOOP("attn::ui", "Weights as JSON (*.json)"), "weights"},
    {InspectFile::WeightsText, "txt", QT_TRANSLATE_NOOP("attn::ui", "Weights as Nematus writes them (*.txt)"),
     "weights"},
    {InspectFile::ReportHtml, "html", QT_TRANSLATE_NOOP("attn::ui", "Report as HTML (*.html)"), "report"},
    {InspectFile::ReportPdf, "pdf", QT_TRANSLATE_NOOP("attn::ui", "Report as PDF (*.pdf)"), "report"},
};

const FileKind& kindOf(InspectFile file) {
    return *std::find_if(std::begin(fileKinds), std::end(fileKinds),
                         [&](const FileKind& kind) { return kind.file == file; });
}

bool isReport(InspectFile file) {
    return file == InspectFile::ReportHtml || file == InspectFile::ReportPdf;
}

std::optional<double> known(const MetricValues& metrics, Metric metric) {
    const double value = valueOf(metrics, metric);
    return std::isfinite(value) ? std::optional(value) : std::nullopt;
}

// Keeps a text in the parts in which it was made, because joining them would take the memory twice.
class TextParts {
public:
    explicit TextParts(std::stop_token stop) : m_stop(std::move(stop)) {}
    // Throws WorkStopped.
    void add(std::string_view part) {
        if (m_stop.stop_requested())
            throw WorkStopped();
        m_parts.emplace_back(part);
    }
    // As add.
    void writeTo(const std::string& path) const {
        writeFileAtomically(path, std::vector<std::string_view>(m_parts.begin(), m_parts.end()),
                            [this](std::uint64_t) {
                                if (m_stop.stop_requested())
                                    throw WorkStopped();
                            });
    }

private:
    std::stop_token m_stop;
    std::vector<std::string> m_parts;
};

void addContent(TextParts& parts, InspectFile file, const Inspection& inspection, int system,
                const std::vector<int>& rows) {
    if (file == InspectFile::MetricsCsv || file == InspectFile::MetricsJson) {
        MetricsSelection selection;
        for (int each = 0; each < inspection.systemCount(); ++each)
            selection.systems.push_back(each);
        selection.rows = &rows;
        return parts.add(file == InspectFile::MetricsCsv ? metricsCsv(inspection, selection)
                                                         : metricsJson(inspection, selection));
    }
    if (file == InspectFile::Links)
        return parts.add(linksAsPharaoh(inspection, system));
    std::vector<SentencePointer> sentences;
    for (const int row : rows) {
        if (SentencePointer sentence = inspection.sharedSentence(system, row))
            sentences.push_back(std::move(sentence));
    }
    // The order is that of the file, not that of the table.
    std::sort(sentences.begin(), sentences.end(),
              [](const auto& left, const auto& right) { return left->key < right->key; });
    const TextSink sink = [&parts](std::string_view part) { parts.add(part); };
    if (file == InspectFile::WeightsJson)
        writeWeightsJson(sentences, sink);
    else
        writeWeightsNematus(sentences, sink);
}

QString numberOf(const Inspection& inspection, int row) {
    const SentenceKey key = inspection.key(row);
    const QString number = groupedNumber(key.number);
    return key.rank == 0 ? number : QStringLiteral("%1.%2").arg(number).arg(key.rank);
}

// Names the file and says what was concluded about it.
QString goldFact(const GoldLinks& gold) {
    QStringList sentences = {
        gold.path.empty() ? InspectExports::tr("Known links made by hand: %1 sure, %2 possible.")
                                .arg(groupedNumber(gold.sureCount()), groupedNumber(gold.possibleCount()))
                          : InspectExports::tr("Known links of %1: %2 sure, %3 possible.")
                                .arg(QFileInfo(QString::fromStdString(gold.path)).fileName(),
                                     groupedNumber(gold.sureCount()), groupedNumber(gold.possibleCount()))};
    for (const Conclusion& conclusion : gold.conclusions)
        sentences.append(conclusion.id == "format"
                             ? InspectExports::tr("Format: %1").arg(QString::fromStdString(conclusion.what))
                             : QString::fromStdString(conclusion.what));
    if (const std::size_t left = gold.problems.size(); left > 0)
        sentences.append(left == 1
                             ? InspectExports::tr("1 link or line was left out.")
                             : InspectExports::tr("%1 links or lines were left out.", nullptr, pluralOf(left))
                                   .arg(groupedNumber(static_cast<qint64>(left))));
    return sentences.join(QLatin1Char(' '));
}

}  // namespace

InspectExports::InspectExports(InspectController& controller, QWidget* window)
    : QObject(window),
      metricsAction(
          newCommand(this, QStringLiteral("exportMetrics"), tr("Export &Metrics…"),
                     tr("Write the metrics of the sentences shown, of all systems, as CSV or JSON"),
                     {Qt::CTRL | Qt::SHIFT | Qt::Key_M},
                     [this] {
                         ask(tr("Export Metrics"), {InspectFile::MetricsCsv, InspectFile::MetricsJson});
                     })),
      linksAction(newCommand(
          this, QStringLiteral("exportLinks"), tr("Export &Links…"),
          tr("Write all links of the shown system, with this threshold, as Pharaoh: one line per sentence"),
          {}, [this] { ask(tr("Export Links"), {InspectFile::Links}); })),
      weightsAction(
          newCommand(this, QStringLiteral("exportWeights"), tr("Export &Weights…"),
                     tr("Write the weights of the shown system as JSON or as Nematus writes them"), {},
                     [this] {
                         ask(tr("Export Weights"), {InspectFile::WeightsJson, InspectFile::WeightsText});
                     })),
      reportAction(newCommand(this, QStringLiteral("exportReport"), tr("Export &Report…"),
                              tr("Write the sentences that are selected, or shown, with their pictures"),
                              {Qt::CTRL | Qt::SHIFT | Qt::Key_R},
                              [this] {
                                  ask(reportTitle(), {InspectFile::ReportHtml, InspectFile::ReportPdf});
                              })),
      figureAction(newCommand(this, QStringLiteral("exportInspected"), tr("&Export Figure…"),
                              tr("Write the picture of the current sentence, or its numbers as a table"),
                              {Qt::CTRL | Qt::Key_E}, [this] { exportFigure(); })),
      m_controller(controller),
      m_window(window),
      m_work(window) {
    figureAction->setIconText(tr("Export…"));
    connect(&m_work, &FileWork::problem, this, &InspectExports::problem);
    connect(&m_work, &FileWork::said, this, &InspectExports::said);
    connect(&controller.systems(), &InspectSystems::changed, this, &InspectExports::follow);
    connect(&controller.selection(), &InspectSelection::rowsChanged, this, &InspectExports::follow);
    connect(&controller.selection(), &InspectSelection::currentRowChanged, this, &InspectExports::follow);
    follow();
}

void InspectExports::addTo(QMenu* menu) const {
    menu->addActions({figureAction, reportAction, metricsAction, linksAction, weightsAction});
}

void InspectExports::follow() {
    const bool hasRows = m_controller.systems().shown() >= 0 && !m_controller.selection().rows().empty();
    for (QAction* action : {metricsAction, linksAction, weightsAction, reportAction})
        action->setEnabled(hasRows);
    figureAction->setEnabled(hasRows && m_controller.selection().currentRow() >= 0);
}

std::vector<int> InspectExports::rows() const {
    const std::vector<int> selected = selectedRows ? selectedRows() : std::vector<int>();
    return selected.size() > 1 ? selected : m_controller.selection().rows();
}

// The title says which sentences the report has.
QString InspectExports::reportTitle() const {
    const auto count = static_cast<int>(rows().size());
    if (count > longestReport)
        return tr("Export Report of the First %1 of %2 Sentences")
            .arg(groupedNumber(longestReport), groupedNumber(count));
    const bool areSelected = selectedRows && selectedRows().size() > 1;
    return areSelected ? tr("Export Report of the %n Selected Sentences", nullptr, count)
                       : tr("Export Report of All %n Sentences Shown", nullptr, count);
}

void InspectExports::ask(const QString& title, const std::vector<InspectFile>& files) {
    if (m_work.isBusy())
        return;
    QStringList filters;
    for (const InspectFile file : files)
        filters.append(ui::tr(kindOf(file).filter));
    const InspectedSystem& system = m_controller.inspection().system(m_controller.systems().shown());
    const FileKind& first = kindOf(files.front());
    const QString name =
        QStringLiteral("%1-%2.%3")
            .arg(fileNameFor(QFileInfo(QString::fromStdString(system.name)).completeBaseName()),
                 QLatin1String(first.suffix), QLatin1String(first.ending));
    const SaveChoice choice = askForSaveFile(m_window, title, name, filters.join(QStringLiteral(";;")));
    if (choice.path.isEmpty())
        return;
    // The ending of the name chooses the form. Without a known ending, the filter does.
    const QString ending = QFileInfo(choice.path).suffix().toLower();
    auto chosen = std::find_if(files.begin(), files.end(), [&](InspectFile file) {
        return ending == QLatin1String(kindOf(file).ending);
    });
    if (chosen == files.end())
        chosen = std::find_if(files.begin(), files.end(),
                              [&](InspectFile file) { return choice.filter == ui::tr(kindOf(file).filter); });
    write(chosen == files.end() ? files.front() : *chosen, choice.path);
}

InspectReport InspectExports::report(const std::vector<int>& rows) const {
    const DecimalPoint inFiles;
    const Inspection& inspection = m_controller.inspection();
    InspectReport report;
    report.map = theme().map;
    report.view = shownView && shownView() == QLatin1String("lines") ? QStringLiteral("lines")
                                                                     : QStringLiteral("heatmap");
    report.title = QString::fromStdString(inspection.system(m_controller.systems().shown()).name);
    const int drawn = std::min(static_cast<int>(rows.size()), longestReport);
    report.facts.append(
        drawn < static_cast<int>(rows.size())
            ? tr("The first %1 of %2, out of %3.")
                  .arg(groupedNumber(drawn), countedSentences(static_cast<qint64>(rows.size())),
                       groupedNumber(inspection.rowCount()))
            : tr("%1 of %2.").arg(groupedNumber(drawn), countedSentences(inspection.rowCount())));
    if (!m_controller.selection().filter().isEmpty())
        report.facts.append(
            tr("Filter: %1").arg(QString::fromStdString(filterText(m_controller.selection().filter()))));
    if (const GoldLinks* gold = inspection.gold())
        report.facts.append(goldFact(*gold));
    std::vector<int> systems = {m_controller.systems().shown()};
    if (m_controller.systems().other() >= 0)
        systems.push_back(m_controller.systems().other());
    if (systems.size() > 1)
        if (const MetricMean mean = inspection.meanOf(systems[0], Metric::Disagreement, &rows);
            mean.count > 0)
            report.facts.append(
                tr("Disagreement of all systems: %1, the mean of %2.")
                    .arg(metricText(Metric::Disagreement, mean.mean()), countedSentences(mean.count)));
    for (const int system : systems) {
        const AlignmentCounts counts = inspection.pooled(system, &rows);
        if (!inspection.gold() && !counts.errorRate())
            continue;
        const auto fact = [](const QString& label, Metric metric, std::optional<double> value) {
            return label + QLatin1Char(' ') + metricText(metric, value.value_or(std::nan("")));
        };
        report.systems.push_back({QString::fromStdString(inspection.system(system).name),
                                  {fact(tr("AER"), Metric::ErrorRate, counts.errorRate()),
                                   fact(tr("precision"), Metric::Precision, counts.precision()),
                                   fact(tr("recall"), Metric::Recall, counts.recall())}});
    }
    if (measuredTables)
        report.tables = measuredTables();
    for (int i = 0; i < drawn; ++i) {
        const int row = rows[static_cast<std::size_t>(i)];
        InspectReport::Sentence sentence;
        sentence.heading = tr("Sentence %1").arg(numberOf(inspection, row));
        for (const int system : systems)
            if (FigureSource source = sourceOf(system, row); source.picture)
                sentence.alignments.push_back({std::move(source), inspection.metrics(system, row)});
        if (!sentence.alignments.empty())
            report.sentences.push_back(std::move(sentence));
    }
    return report;
}

FigureSource InspectExports::sourceOf(int system, int row) const {
    FigureSource source;
    source.picture = m_controller.pictures().picture(system, row);
    if (!source.picture)
        return source;
    const Inspection& inspection = m_controller.inspection();
    if (const std::shared_ptr<const TrainedModel> model = m_controller.systems().model(system)) {
        source.model = QFileInfo(QString::fromStdString(inspection.system(system).path)).fileName();
        source.updates = model->training.updates;
    }
    // A sentence's figures are shown and written with the same links and the same threshold.
    const MetricValues metrics =
        measure(*inspection.sentence(system, row), inspection.known(system, row), inspection.options());
    source.measured = {known(metrics, Metric::Entropy), known(metrics, Metric::ErrorRate)};
    return source;
}

void InspectExports::exportFigure() {
    StepExport request;
    StepFigure& figure = request.figure;
    for (const int system : {m_controller.systems().shown(), m_controller.systems().other()})
        if (FigureSource source = sourceOf(system, m_controller.selection().currentRow()); source.picture)
            figure.lanes.push_back(std::move(source));
    if (figure.lanes.empty())
        return;
    figure.view = shownView ? shownView() : QStringLiteral("heatmap");
    figure.selection.showsAll = true;  // no row is the current one
    // The window shows the system less the one it is compared with.
    if (figure.view == QLatin1String("difference") && figure.lanes.size() == 2) {
        const InspectedPicture picture = inspectedPicture(m_controller);
        if (picture.other)
            figure.lanes.back().picture = comparedPicture(picture.main, *picture.other);
    }
    if (figure.view == QLatin1String("difference"))
        figure.selection.lane = static_cast<int>(figure.lanes.size()) - 1;
    const SentencePointer sentence = m_controller.inspection().sharedSentence(
        m_controller.systems().shown(), m_controller.selection().currentRow());
    figure.number = sentence ? sentenceNumber(sentence->key) : QString();
    figure.text = figure.lanes.front().picture->sourceTokens.join(QLatin1Char(' '));
    figure.theme = makePictureTheme(ThemeKind::Light, theme().map);
    figure.caption = stepCaption(figure);
    ExportDialog dialog(request, m_window);
    dialog.exec();
    if (!dialog.said().isEmpty())
        emit said(dialog.said());
}

void InspectExports::write(InspectFile file, const QString& path) {
    // Systems may have been closed while the dialog asked for a name.
    if (m_controller.systems().shown() < 0)
        return;
    const std::vector<int> written = rows();
    // The document may change meanwhile, so this is a copy. It shares the sentences.
    const auto inspection = std::make_shared<const Inspection>(m_controller.inspection());
    const auto page =
        std::make_shared<const InspectReport>(isReport(file) ? report(written) : InspectReport());
    const int system = m_controller.systems().shown();
    const QString name = QFileInfo(path).fileName();
    m_work.start({.what = tr("Export"),
                  .path = path,
                  .said = isReport(file)
                              ? tr("%1: %2 written")
                                    .arg(name, countedSentences(static_cast<qint64>(page->sentences.size())))
                              : tr("%1 written").arg(name),
                  .work = [=](const std::stop_token& stop, const BackgroundJob::Publish& publish) {
                      const std::string target = path.toStdString();
                      if (isReport(file)) {
                          const ReportWatch watch{stop, publish};
                          writeFileAtomically(target,
                                              (file == InspectFile::ReportHtml ? htmlReport(*page, watch)
                                                                               : pdfReport(*page, watch))
                                                  .toStdString());
                          return true;
                      }
                      TextParts parts(stop);
                      addContent(parts, file, *inspection, system, written);
                      parts.writeTo(target);
                      return true;
                  }});
}

}  // namespace attn::ui
