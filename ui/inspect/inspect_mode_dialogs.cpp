// SPDX-License-Identifier: GPL-3.0-or-later
// The dialogs and other windows of Inspect mode.
#include <QDialog>
#include <QFileInfo>
#include <QVBoxLayout>
#include <algorithm>
#include <map>

#include "core/inspect/dumps/dump_format.h"
#include "core/inspect/table/charts.h"
#include "ui/inspect/bench/explanation_bench.h"
#include "ui/inspect/inspect_mode.h"
#include "ui/inspect/inspect_models_dialog.h"
#include "ui/inspect/picture/picture_flow.h"
#include "ui/inspect/picture/picture_legend.h"
#include "ui/inspect/reading_dialog.h"
#include "ui/inspect/sheet/contact_sheet.h"
#include "ui/inspect/sheet/sheet_legend.h"
#include "ui/kit/text/metric_text.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/colour_legend.h"

namespace attn::ui {
namespace {

constexpr int mostSheets = 200;

QString worthOf(const MetricValues& values) {
    for (const Metric metric : {Metric::ErrorRate, Metric::Confidence}) {
        if (const double value = valueOf(values, metric); value == value)
            return QStringLiteral("%1 %2").arg(coreText(infoOf(metric).label), metricText(metric, value));
    }
    return {};
}

}  // namespace

void InspectMode::chooseTexts(const std::vector<std::shared_ptr<const TrainedModel>>& models,
                              const QStringList& paths) {
    QStringList names;
    for (const QString& path : paths)
        names.append(QFileInfo(path).fileName());
    ModelCorpus start = m_controller.models().latest().corpus;
    // Models of others have no task.
    if (start.files.isEmpty() && (start.task.empty() || models.front()->training.task.empty()))
        start.task = models.front()->training.task;
    InspectModelsDialog dialog(names.join(QStringLiteral(", ")), start, m_controller.models().latest().reads,
                               m_page->window());
    if (dialog.exec() == QDialog::Accepted)
        m_controller.models().open({models, paths, dialog.corpus(), dialog.reads()});
}

void InspectMode::showReading() {
    const int shown = m_controller.systems().shown();
    if (shown < 0)
        return;
    // Systems may come and go during the dialog.
    const int id = m_controller.systems().idOf(shown);
    const InspectedSystem& system = m_controller.inspection().system(shown);
    std::vector<ReadFile> files;
    const bool isDump = !m_controller.systems().model(shown);
    if (isDump) {
        files.push_back({QString::fromStdString(system.name), system.conclusions, {}});
        for (const std::string& sentence : {system.skipped, system.problem}) {
            if (!sentence.empty())
                files.back().problems.append(QString::fromStdString(sentence));
        }
    }
    const GoldLinks* gold = m_controller.inspection().gold();
    const bool isGoldRead = gold && !gold->path.empty();
    if (isGoldRead) {
        files.push_back({QFileInfo(QString::fromStdString(gold->path)).fileName(), gold->conclusions, {}});
        for (const GoldProblem& wrong : gold->problems)
            files.back().problems.append(QString::fromStdString(wrong.described()));
    }
    if (files.empty())
        return;
    const QString goldPath = isGoldRead ? QString::fromStdString(gold->path) : QString();
    DumpOptions options = system.options;
    const auto answer = askHowToRead(files, WereRead::Yes, m_page->window());
    if (isDump && answer.front()) {
        options.overruled = *answer.front();
        m_controller.dumps().reopen(m_controller.systems().indexOf(id), options);
    }
    if (isGoldRead && answer.back() && mayLoseGold())
        m_controller.gold().open(goldPath, *answer.back());
}

void InspectMode::openAs() {
    const std::optional<ReadingQueue::Failed> failed = m_controller.queue().failed();
    if (!failed)
        return;
    Conclusion format;
    format.id = "format";
    format.topic = tr("Format").toStdString();
    format.what = tr("It could not be read.").toStdString();
    format.why = failed->why.toStdString();
    for (const DumpFormat& each : dumpFormats())
        if (!failed->isGold || each.traits.hasLinks)
            format.choices.push_back({each.id, coreText(each.label).toStdString()});
    Conclusion asked = failed->isAsked() ? failed->asked->value() : format;
    if (failed->isAsked()) {
        asked.what = failed->why.toStdString();
        asked.why.clear();
    }
    const auto answer =
        askHowToRead({{QFileInfo(failed->path).fileName(), {asked}, {}}}, WereRead::No, m_page->window());
    if (!answer.front())
        return;
    if (!failed->isGold) {
        // What was chosen before stays, unless it was the format that is chosen now.
        DumpOptions options = failed->isAsked() ? failed->options : DumpOptions();
        for (const auto& [id, value] : *answer.front())
            options.overruled[id] = value;
        m_controller.dumps().open(failed->path, options);
    } else if (mayLoseGold())
        m_controller.gold().open(failed->path, *answer.front());
}

// Takes the rows that pass the filter. The worst come first, unless the user has sorted the table.
std::vector<SheetItem> InspectMode::worstItems() const {
    const int shown = m_controller.systems().shown();
    const Inspection& inspection = m_controller.inspection();
    std::vector<int> rows = worstRows(inspection, shown, m_controller.selection().rows(), mostSheets);
    if (m_controller.selection().order() != SortOrder()) {
        std::map<int, std::size_t> places;
        for (std::size_t i = 0; i < m_controller.selection().rows().size(); ++i)
            places[m_controller.selection().rows()[i]] = i;
        std::sort(rows.begin(), rows.end(), [&](int a, int b) { return places[a] < places[b]; });
    }
    std::vector<SheetItem> items;
    for (const int row : rows) {
        SheetItem item;
        item.row = row;
        item.number = QString::number(inspection.key(row).number);
        item.title = worthOf(inspection.metrics(shown, row));
        item.sentence = inspection.sharedSentence(shown, row);
        if (const std::vector<Link>* known = inspection.known(shown, row))
            item.gold = *known;
        item.colour = m_controller.systems().colourOf(shown);
        items.push_back(std::move(item));
    }
    return items;
}

// The dialog stays open beside the window. A click in it shows the sentence in the window.
void InspectMode::showBench() {
    if (!m_bench) {
        m_bench = new ExplanationBench(m_controller.systems(), m_page->window());
        connect(m_bench, &ExplanationBench::problem, this, &InspectMode::problem);
        connect(m_bench, &ExplanationBench::said, this, &InspectMode::said);
    }
    m_bench->show();
    m_bench->raise();
}

void InspectMode::showWorst() {
    const int shown = m_controller.systems().shown();
    if (shown < 0)
        return;
    const Inspection& inspection = m_controller.inspection();
    auto* dialog = new QDialog(m_page->window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName(QStringLiteral("worstAlignments"));
    dialog->setWindowTitle(
        tr("Worst Alignments of %1").arg(QString::fromStdString(inspection.system(shown).name)));
    auto* sheet = new ContactSheet(dialog);
    auto* weights = new ColourLegend(ColourLegend::Kind::Weights);
    auto* links = new PictureLegend;
    links->setMark(PictureLegend::Mark::Cell);
    auto* known = new SheetLegend;
    const auto fill = [this, sheet, weights, links, known] {
        if (m_controller.systems().shown() < 0)
            return;
        sheet->setItems(worstItems());
        const auto has = [&](auto is) {
            return std::any_of(sheet->items().begin(), sheet->items().end(), is);
        };
        weights->setVisible(
            has([](const SheetItem& item) { return item.sentence && item.sentence->weights.size() > 0; }));
        links->setVisible(has([](const SheetItem& item) {
            return item.sentence && item.sentence->weights.size() == 0 && item.sentence->links;
        }));
        known->setVisible(has([](const SheetItem& item) { return !item.gold.empty(); }));
    };
    QWidget* legends = PictureFlow::rowOf({known, links, weights}, 4 * theme().space);
    fill();
    connect(&m_controller.selection(), &InspectSelection::rowsChanged, sheet, fill);
    sheet->setCurrentRow(m_controller.selection().currentRow());
    auto* column = new QVBoxLayout(dialog);
    column->addWidget(legends);
    column->addWidget(sheet, 1);
    connect(sheet, &ContactSheet::rowActivated, &m_controller.selection(), &InspectSelection::setCurrentRow);
    connect(&m_controller.selection(), &InspectSelection::currentRowChanged, sheet,
            [this, sheet] { sheet->setCurrentRow(m_controller.selection().currentRow()); });
    // Its rows belong to the systems that were open.
    connect(&m_controller.systems(), &InspectSystems::changed, dialog, &QDialog::close);
    dialog->resize(m_page->window()->size() * 0.6);
    dialog->show();
}

}  // namespace attn::ui
