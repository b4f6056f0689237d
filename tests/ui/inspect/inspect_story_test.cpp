// SPDX-License-Identifier: GPL-3.0-or-later
// One story through Inspect mode by keys and the mouse, over files of two systems and their known links; what
// stands on the screen is what the core computes of the same sentences.
#include <gmock/gmock.h>

#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QSlider>
#include <QTabBar>
#include <QToolButton>
#include <nlohmann/json.hpp>

#include "tests/ui/inspect/inspect_sample.h"
#include "tests/ui/support/dialog_answer.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/inspect/charts/histogram_chart.h"
#include "ui/inspect/inspect_mode.h"
#include "ui/inspect/inspect_page.h"
#include "ui/inspect/picture/picture_figures.h"
#include "ui/inspect/picture/picture_pane.h"
#include "ui/inspect/picture/picture_view.h"
#include "ui/inspect/sheet/contact_sheet.h"
#include "ui/inspect/table/sentence_model.h"
#include "ui/inspect/table/sentence_table.h"
#include "ui/kit/text/metric_text.h"
#include "ui/kit/widgets/message_bar.h"
#include "ui/pictures/attention/attention_plot.h"
#include "ui/pictures/lane/figure_label.h"

namespace attn::test {
namespace {

using Shown = ui::InspectPictureView::Shown;

constexpr int sentenceCount = 24;

class InspectStory : public WindowTest {
protected:
    ui::InspectController& controller() const { return window->mode<ui::InspectMode>().controller(); }
    ui::SentenceTable* table() const { return window->mode<ui::InspectMode>().inspectPage().table(); }
    ui::InspectPictureView* picture() const {
        return window->mode<ui::InspectMode>().inspectPage().picture();
    }
    ui::AttentionPlot* plot() const { return picture()->mainPane()->plot(); }
    void wait() {
        ASSERT_TRUE(QTest::qWaitFor([this] { return !window->mode<ui::InspectMode>().isBusy(); }, 60'000));
        QTest::qWait(150);  // what is drawn a moment later
        window->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
    }

    static int column(const QString& id) {
        const auto& columns = ui::sentenceColumns();
        for (std::size_t i = 0; i < columns.size(); ++i)
            if (columns[i].id == id)
                return static_cast<int>(i);
        return -1;
    }
    QString cell(int place, const char* id) const {
        return table()->model()->index(place, column(QLatin1String(id))).data().toString();
    }
    long numberAt(int place) const {
        return controller().inspection().key(table()->sentences().rowAt(place)).number;
    }
    static QString inTable(const MetricValues& values, Metric metric) {
        return ui::metricText(metric, valueOf(values, metric));
    }
    void clickHead(const char* id) {
        QHeaderView* heads = table()->horizontalHeader();
        const int at = column(QLatin1String(id));
        QTest::mouseClick(
            heads->viewport(), Qt::LeftButton, {},
            {heads->sectionViewportPosition(at) + heads->sectionSize(at) / 2, heads->height() / 2});
    }
    void clickRow(int place, Qt::KeyboardModifiers modifiers = {}) {
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, modifiers,
                          table()->visualRect(table()->model()->index(place, 0)).center());
    }
    void clickShown(Shown shown) {
        const QString name = picture()->shownActions[static_cast<std::size_t>(shown)]->objectName();
        QTest::mouseClick(picture()->findChild<QToolButton*>(name + QStringLiteral("Button")),
                          Qt::LeftButton);
        QTest::qWait(20);
    }
    void clickCell(int row, int source) {
        QTest::mouseClick(plot(), Qt::LeftButton, {}, plot()->places().cell(row, source).center().toPoint());
        wait();
    }
    QString figure(const char* name) const { return child<ui::FigureLabel>(name)->text(); }
    // A click on the entry of the button's menu.
    void exportBy(const char* command) {
        QTimer::singleShot(50, window.get(), [command] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            ASSERT_NE(menu, nullptr);
            for (QAction* action : menu->actions())
                if (action->objectName() == QLatin1String(command))
                    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
        });
        QTest::mouseClick(child<QToolButton>("exportMenuButton"), Qt::LeftButton);
        wait();
    }

    // What the core says of a sentence against the links of the file.
    MetricValues metricsOf(const std::vector<SentencePointer>& system, long number,
                           std::optional<Real> threshold = {}) const {
        return measure(*system[static_cast<std::size_t>(number)], &m_links[static_cast<std::size_t>(number)],
                       {.threshold = threshold});
    }

    TemporaryFolder m_folder;
    const std::vector<SentencePointer> m_sharp = madeUpSystem(sentenceCount, 0.6),
                                       m_vague = madeUpSystem(sentenceCount, 1.1);
    std::vector<std::vector<Link>> m_links = madeUpLinks(sentenceCount);
};

TEST_F(InspectStory, FromTwoFilesToAReport) {
    // Two systems and the known links, by the menu's dialogs.
    open();
    press(Qt::Key_3, Qt::ControlModifier);
    wait();
    while (!window->mode<ui::InspectMode>().isEmpty())
        press(Qt::Key_W, Qt::ControlModifier);
    for (const auto& [name, system] : {std::pair{"sharp.txt", &m_sharp}, {"vague.txt", &m_vague}}) {
        DialogAnswers answers;
        answers.choose(m_folder.write(name, weightsNematus(*system)));
        press(Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
        wait();
    }
    {
        DialogAnswers answers;
        answers.choose(m_folder.write("known.pharaoh", linksAsPharaoh(m_links)));
        press(Qt::Key_K, Qt::ControlModifier);
        wait();
    }
    ASSERT_EQ(window->findChild<ui::MessageBar*>()->text(), QString());
    ASSERT_EQ(controller().inspection().systemCount(), 2);
    ASSERT_EQ(table()->model()->rowCount(), sentenceCount);
    EXPECT_EQ(child<QComboBox>("shownSystem")->currentText(), QStringLiteral("sharp.txt"));

    // The table's numbers are the core's; a head sorts by them, the worst first.
    for (int place = 0; place < sentenceCount; ++place) {
        const MetricValues values = metricsOf(m_sharp, numberAt(place));
        for (const Metric metric : {Metric::ErrorRate, Metric::Entropy, Metric::Confidence})
            EXPECT_EQ(cell(place, infoOf(metric).id.c_str()), inTable(values, metric))
                << place << infoOf(metric).id;
    }
    clickHead("aer");
    std::vector<double> rates;
    for (int place = 0; place < sentenceCount; ++place)
        rates.push_back(valueOf(metricsOf(m_sharp, numberAt(place)), Metric::ErrorRate));
    EXPECT_TRUE(std::is_sorted(rates.rbegin(), rates.rend()));
    EXPECT_GT(rates.front(), rates.back());
    const long worst = numberAt(0);

    // Words filter it as they are typed.
    press(Qt::Key_F, Qt::ControlModifier);
    type(QStringLiteral("haus1x length>=4"));
    press(Qt::Key_Return);
    ASSERT_EQ(table()->model()->rowCount(), 1);
    EXPECT_EQ(numberAt(0), 1);
    press(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    wait();

    // Bins that are brushed filter it, too.
    auto* histogram = window->findChild<ui::HistogramChart*>();
    ASSERT_TRUE(histogram->isVisible());
    const QPoint from = histogram->barRect(1).center().toPoint(),
                 to = histogram->barRect(4).center().toPoint();
    QTest::mousePress(histogram, Qt::LeftButton, {}, from);
    QTest::mouseMove(histogram, (from + to) / 2);
    QTest::mouseMove(histogram, to);
    QTest::mouseRelease(histogram, Qt::LeftButton, {}, to);
    wait();
    ASSERT_EQ(controller().selection().filter().ranges.size(), 1U);
    const SentenceFilter::Range range = controller().selection().filter().ranges[0];
    EXPECT_EQ(range.metric, Metric::Entropy);
    int passing = 0;
    for (int number = 0; number < sentenceCount; ++number) {
        const double entropy = valueOf(metricsOf(m_sharp, number), Metric::Entropy);
        passing += entropy >= *range.least && entropy <= *range.most ? 1 : 0;
    }
    EXPECT_GT(passing, 0);
    EXPECT_LT(passing, sentenceCount);
    EXPECT_EQ(table()->model()->rowCount(), passing);
    EXPECT_EQ(text("sentenceCount"), QStringLiteral("%1 of %2").arg(passing).arg(sentenceCount));
    EXPECT_TRUE(child<QLineEdit>("sentenceFilter")->text().contains(QStringLiteral("entropy")));
    press(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    wait();
    ASSERT_EQ(table()->model()->rowCount(), sentenceCount);

    // Known links change by clicks, and AER with them; Ctrl+Z takes the last one back.
    clickRow(0);
    wait();
    ASSERT_EQ(picture()->picture().main.sentence->key.number, worst);
    const auto sentenceRate = [&](const std::vector<Link>& links) {
        return ui::metricText(
            Metric::ErrorRate,
            valueOf(measure(*m_sharp[static_cast<std::size_t>(worst)], &links, {}), Metric::ErrorRate));
    };
    std::vector<Link>& known = m_links[static_cast<std::size_t>(worst)];
    EXPECT_EQ(figure("sentence-aer"), sentenceRate(known));
    QTest::mouseClick(child<QToolButton>("inspectEditLinksButton"), Qt::LeftButton);
    QTest::qWait(20);
    clickCell(0, 1);  // none there: becomes a sure one
    std::vector<Link> edited = known;
    edited.push_back({1, 0, true});
    EXPECT_EQ(figure("sentence-aer"), sentenceRate(edited));
    EXPECT_NE(sentenceRate(edited), sentenceRate(known));
    int place = 0;  // it may have moved: the table is sorted by AER
    while (place + 1 < table()->model()->rowCount() && numberAt(place) != worst)
        ++place;
    EXPECT_EQ(cell(place, "aer"), sentenceRate(edited));
    press(Qt::Key_Z, Qt::ControlModifier);
    wait();
    EXPECT_EQ(figure("sentence-aer"), sentenceRate(known));
    EXPECT_FALSE(controller().gold().isChanged());
    QTest::mouseClick(child<QToolButton>("inspectEditLinksButton"), Qt::LeftButton);

    // The threshold's slider: AER of the sentence and of the corpus are those of the core.
    auto* slider = child<QSlider>("threshold-slider");
    const int middle = slider->height() / 2;
    QTest::mousePress(slider, Qt::LeftButton, {}, {slider->width() / 2, middle});
    QTest::mouseMove(slider, {slider->width() / 3, middle});
    QTest::qWait(50);
    QTest::mouseMove(slider, {slider->width() / 8, middle});
    QTest::qWait(50);
    QTest::mouseRelease(slider, Qt::LeftButton, {}, {slider->width() / 8, middle});
    wait();
    const double threshold = slider->value() / 100.0;
    EXPECT_LT(threshold, 0.4);
    EXPECT_EQ(text("threshold-value"), QString::number(threshold, 'f', 2));
    const auto cut = std::optional(static_cast<Real>(threshold));
    EXPECT_EQ(figure("corpus-aer"),
              ui::metricText(Metric::ErrorRate, *madeUpCounts(m_sharp, m_links, cut).errorRate()));
    EXPECT_NE(figure("corpus-aer"),
              ui::metricText(Metric::ErrorRate, *madeUpCounts(m_sharp, m_links, {}).errorRate()));
    EXPECT_EQ(figure("sentence-aer"),
              ui::metricText(Metric::ErrorRate, valueOf(metricsOf(m_sharp, worst, cut), Metric::ErrorRate)));
    QTest::mouseClick(child<QAbstractButton>("threshold"), Qt::LeftButton, {}, {6, middle});
    wait();
    EXPECT_EQ(figure("corpus-aer"),
              ui::metricText(Metric::ErrorRate, *madeUpCounts(m_sharp, m_links, {}).errorRate()));

    // The other system beside it, and the difference.
    auto* other = child<QComboBox>("otherSystem");
    other->setFocus();
    QTest::keyClick(other, Qt::Key_Down);
    wait();
    ASSERT_EQ(controller().systems().other(), 1);
    clickShown(Shown::SideBySide);
    EXPECT_EQ(picture()->shown(), Shown::SideBySide);
    ASSERT_TRUE(picture()->otherPane()->isVisible());
    EXPECT_EQ(picture()->otherPane()->findChild<ui::FigureLabel*>(QStringLiteral("entropy"))->text(),
              ui::metricText(Metric::Entropy, valueOf(metricsOf(m_vague, worst), Metric::Entropy)));
    clickShown(Shown::Difference);
    EXPECT_FALSE(picture()->otherPane()->isVisible());
    EXPECT_EQ(picture()->findChild<QLabel*>(QStringLiteral("title"))->text(),
              QStringLiteral("#%1 · sharp.txt less vague.txt · Difference").arg(worst));
    clickShown(Shown::Matrix);

    // The contact sheet has the worst first; a click shows a sentence, and Enter would decode it.
    press(Qt::Key_B, Qt::ControlModifier);
    auto* sheet = window->findChild<ui::ContactSheet*>();
    ASSERT_NE(sheet, nullptr);
    ASSERT_TRUE(QTest::qWaitForWindowExposed(sheet->window()));
    const long first = controller().inspection().key(sheet->items()[0].row).number;
    EXPECT_EQ(valueOf(metricsOf(m_sharp, first), Metric::ErrorRate), rates.front());
    const int chosen = sheet->items()[2].row;
    QTest::mouseClick(sheet->viewport(), Qt::LeftButton, {},
                      sheet->visualRect(sheet->model()->index(2, 0)).center());
    wait();
    EXPECT_EQ(controller().selection().currentRow(), chosen);
    EXPECT_EQ(table()->currentRow(), chosen);
    // It follows the filter.
    SentenceFilter longer;
    longer.ranges = {{Metric::SourceLength, 6, {}}};
    const SentenceFilter before = controller().selection().filter();
    controller().selection().setFilter(longer);
    EXPECT_EQ(sheet->items().size(), controller().selection().rows().size());
    EXPECT_LT(sheet->items().size(), static_cast<std::size_t>(controller().systems().shownCount()));
    controller().selection().setFilter(before);
    controller().selection().setCurrentRow(chosen);
    wait();
    sheet->window()->close();
    window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
    table()->setFocus();
    press(Qt::Key_Return);
    EXPECT_TRUE(statusSaid.join(QString()).contains(QStringLiteral("only its weights")));

    // Metrics by the bar's menu; the selection's report by its key.
    const std::string metrics = m_folder.file("metrics.json");
    {
        DialogAnswers answers;
        answers.choose(metrics);
        exportBy("exportMetrics");
    }
    const auto written = nlohmann::json::parse(readBytes(metrics));
    ASSERT_EQ(written["systems"].size(), 2U);
    EXPECT_DOUBLE_EQ(written["systems"][1]["aer"].get<double>(),
                     *madeUpCounts(m_vague, m_links, {}).errorRate());
    ASSERT_EQ(written["systems"][0]["sentences"].size(), static_cast<std::size_t>(sentenceCount));
    EXPECT_EQ(written["systems"][0]["sentences"][0]["number"].get<long>(), worst) << "as the table has them";
    table()->setFocus();
    clickRow(0);
    clickRow(2, Qt::ShiftModifier);
    const std::string report = m_folder.file("report.html");
    {
        DialogAnswers answers;
        answers.choose(report);
        press(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
        wait();
    }
    const QString page = QString::fromStdString(readBytes(report));
    EXPECT_EQ(page.count(QStringLiteral("<section>")), 3);
    EXPECT_TRUE(page.contains(QStringLiteral("Sentence %1<").arg(worst)));
    EXPECT_TRUE(statusSaid.contains(QStringLiteral("report.html: 3 sentences written")))
        << statusSaid.join("|").toStdString();
    EXPECT_EQ(window->findChild<ui::MessageBar*>()->text(), QString());
}

}  // namespace
}  // namespace attn::test
