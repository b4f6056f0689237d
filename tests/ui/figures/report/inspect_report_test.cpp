// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/report/inspect_report.h"

#include <gmock/gmock.h>

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>

#include "core/base/work_stopped.h"
#include "tests/support/temporary_folder.h"
#include "tests/ui/inspect/inspect_sample.h"
#include "ui/inspect/document/sentence_picture.h"
#include "ui/kit/text/language.h"
#include "ui/kit/theme/theme.h"

namespace attn::test {
namespace {

// A report of the sentences with these numbers, in two systems.
ui::InspectReport reportOf(const std::vector<int>& numbers) {
    ui::InspectReport report;
    report.title = QStringLiteral("<b> & co");
    report.facts = {QStringLiteral("3 of 12 sentences."), QStringLiteral("Filter: aer>=0.5")};
    report.systems = {{QStringLiteral("sharp"), {QStringLiteral("AER 0.100")}},
                      {QStringLiteral("vague"), {QStringLiteral("AER 0.300")}}};
    const std::vector<std::vector<Link>> links = madeUpLinks(100);
    for (const int number : numbers) {
        ui::InspectReport::Sentence sentence;
        sentence.heading = QStringLiteral("Sentence %1").arg(number);
        for (const double doubt : {0.35, 1.1}) {
            const SentencePointer made = madeUpSentence(number, doubt);
            const std::vector<Link>& known = links[static_cast<std::size_t>(number)];
            auto picture = ui::sentencePicture(*made, &known);
            picture->name = doubt < 1 ? QStringLiteral("sharp") : QStringLiteral("vague");
            sentence.alignments.push_back({{picture, nullptr, {}, 0}, measure(*made, &known, {})});
        }
        report.sentences.push_back(std::move(sentence));
    }
    return report;
}

// The data from which the pictures of a page are drawn.
QList<QJsonObject> picturesIn(const QString& page) {
    static const QRegularExpression data(QStringLiteral("data-a='([^']*)'"));
    QList<QJsonObject> pictures;
    for (auto found = data.globalMatch(page); found.hasNext();) {
        QString json = found.next().captured(1);
        json.replace(QStringLiteral("&#39;"), QStringLiteral("'"))
            .replace(QStringLiteral("&amp;"), QStringLiteral("&"));
        pictures.append(QJsonDocument::fromJson(json.toUtf8()).object());
    }
    return pictures;
}

TEST(InspectReport, TablesOfWhatWasMeasuredComeBeforeTheSentences) {
    ui::InspectReport report = reportOf({3});
    report.tables = {{QStringLiteral("Explanation?"),
                      QStringLiteral("Measured on 20 sentences."),
                      {QStringLiteral("Figure"), QStringLiteral("<GRU>")},
                      {{QStringLiteral("τ with gradients"), QStringLiteral("−0.14")}}}};
    const QString page = QString::fromUtf8(ui::htmlReport(report));
    EXPECT_TRUE(page.contains(QStringLiteral("<h2>Explanation?</h2>")));
    EXPECT_TRUE(page.contains(QStringLiteral("<th>&lt;GRU&gt;</th>")));
    EXPECT_TRUE(page.contains(QStringLiteral("<td>−0.14</td>")));
    EXPECT_LT(page.indexOf(QStringLiteral("−0.14")), page.indexOf(QStringLiteral("Sentence 3")));
    const QByteArray with = ui::pdfReport(report);
    report.tables.clear();
    EXPECT_GT(with.size(), ui::pdfReport(report).size());
}

TEST(InspectReport, HtmlIsOneFileWithItsNumbersAndAScript) {
    const ui::InspectReport report = reportOf({3, 5});
    const QString page = QString::fromUtf8(ui::htmlReport(report));
    EXPECT_TRUE(page.contains(QStringLiteral("<title>&lt;b&gt; &amp; co</title>")));
    EXPECT_EQ(page.count(QStringLiteral("<section>")), 2);
    EXPECT_EQ(page.count(QStringLiteral("<canvas")), 4);
    EXPECT_EQ(page.count(QStringLiteral("<script>")), 1);
    EXPECT_FALSE(page.contains(QStringLiteral("://"))) << "needs no network";
    const QList<QJsonObject> pictures = picturesIn(page);
    ASSERT_EQ(pictures.size(), 4);
    const ui::Picture& shown = *report.sentences[0].alignments[0].source.picture;
    EXPECT_EQ(pictures[0][QStringLiteral("s")].toArray(), QJsonArray::fromStringList(shown.sourceTokens));
    EXPECT_EQ(pictures[0][QStringLiteral("t")].toArray(), QJsonArray::fromStringList(shown.outputTokens));
    EXPECT_EQ(pictures[0][QStringLiteral("k")].toArray().size(), static_cast<qsizetype>(shown.links.size()));
    // The metrics form a table with a row for each system.
    const MetricValues values = measure(*madeUpSentence(3, 0.35), &madeUpLinks(4)[3], {});
    EXPECT_TRUE(page.contains(QString::number(valueOf(values, Metric::Entropy), 'f', 3)));
    EXPECT_EQ(page.count(QStringLiteral("<table>")), 2);
}

TEST(InspectReport, ItsNumbersHaveAPointInEveryLanguage) {
    const ui::InspectReport report = reportOf({3});
    const QRegularExpression cell(QStringLiteral("<td>([^<]*)</td>"));
    const auto cells = [&] {
        QStringList found;
        const QString page = QString::fromUtf8(ui::htmlReport(report));
        for (auto cells = cell.globalMatch(page); cells.hasNext();)
            found.append(cells.next().captured(1));
        return found;
    };
    const QStringList expected = cells();
    ui::useLanguage(QStringLiteral("de"));
    const QStringList found = cells();
    ui::useLanguage(QStringLiteral("en"));
    EXPECT_FALSE(expected.isEmpty());
    EXPECT_EQ(found, expected);
}

TEST(InspectReport, OddTokensStayWhatTheyAre) {
    ui::InspectReport report = reportOf({3});
    auto picture = std::make_shared<ui::Picture>(*report.sentences[0].alignments[0].source.picture);
    const QString odd = QStringLiteral("l'</script>\"&amp;<b>\u00e9\u4e2d");
    picture->sourceTokens[0] = picture->name = odd;
    report.sentences[0].alignments[0].source.picture = picture;
    const QString page = QString::fromUtf8(ui::htmlReport(report));
    EXPECT_EQ(picturesIn(page)[0][QStringLiteral("s")].toArray()[0].toString(), odd);
    EXPECT_FALSE(page.contains(QStringLiteral("<b>\u00e9"))) << "in no attribute and no text";
}

// Every text of the report is made of attacks, and nothing of them becomes mark-up.
TEST(InspectReport, NoTextBecomesMarkUp) {
    for (const QString& attack :
         {QStringLiteral("</script><script>alert(1)</script>"),
          QStringLiteral("\"><img src=x onerror=alert(1)>"), QStringLiteral("' onmouseover='alert(1)"),
          QStringLiteral("%4"), QStringLiteral("%1%2%3%4"),
          QStringLiteral("x\" tabindex=0 autofocus onfocus=alert(1) y=\""),
          QStringLiteral("\u202eevil\u2066"), QStringLiteral("<!--"), QStringLiteral("\x01\x1b[31m")}) {
        ui::InspectReport report = reportOf({3});
        report.title = report.systems[0].name = report.sentences[0].heading = attack;
        report.facts = report.systems[0].facts = {attack};
        report.tables = {{attack, attack, {attack, attack}, {{attack, attack}}}};
        auto picture = std::make_shared<ui::Picture>(*report.sentences[0].alignments[0].source.picture);
        picture->name = attack;
        for (QStringList* tokens : {&picture->sourceTokens, &picture->outputTokens})
            (*tokens)[0] = QStringLiteral("a\" onclick=alert(2) b='") + attack;
        report.sentences[0].alignments[0].source.picture = picture;
        const QString page = QString::fromUtf8(ui::htmlReport(report));
        // Without quoted values, no attribute and no element is left that the report does not write itself.
        QString bare = page;
        bare.remove(QRegularExpression(QStringLiteral("=\"[^\"]*\"|='[^']*'")));
        const QString body = bare.left(bare.indexOf(QStringLiteral("<script>")));
        static const QRegularExpression tag(QStringLiteral("<[^>]*>"));
        for (auto found = tag.globalMatch(body); found.hasNext();) {
            const QString text = found.next().captured();
            EXPECT_FALSE(text.contains(QStringLiteral("alert")))
                << text.toStdString() << attack.toStdString();
            EXPECT_FALSE(text.contains(QStringLiteral("onclick")))
                << text.toStdString() << attack.toStdString();
            EXPECT_FALSE(text.startsWith(QStringLiteral("<img"))) << text.toStdString();
            EXPECT_FALSE(text.startsWith(QStringLiteral("<!--"))) << text.toStdString();
        }
        EXPECT_EQ(page.count(QStringLiteral("<script>")), 1) << attack.toStdString();
        EXPECT_EQ(picturesIn(page)[0][QStringLiteral("s")].toArray()[0].toString(), picture->sourceTokens[0]);
        EXPECT_TRUE(page.contains(QStringLiteral("aria-label=\"%1\"").arg(attack.toHtmlEscaped())));
    }
}

TEST(InspectReport, ABrowserRunsOnlyTheReportsOwnScript) {
    const QByteArray page = ui::htmlReport(reportOf({3}));
    const auto begin = page.indexOf("<script>") + 8;
    const QByteArray script = page.mid(begin, page.indexOf("</script>") - begin);
    const QByteArray digest = QCryptographicHash::hash(script, QCryptographicHash::Sha256).toBase64();
    EXPECT_TRUE(page.contains("default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-" + digest +
                              "'\">"));
}

// The script runs on a page that it makes itself. It fills and strokes the weights and links.
TEST(InspectReport, TheScriptDrawsTheWeights) {
    const std::string node = QStandardPaths::findExecutable(QStringLiteral("node")).toStdString();
    if (node.empty())
        GTEST_SKIP() << "needs Node.js";
    const ui::InspectReport report = reportOf({3});
    const QString page = QString::fromUtf8(ui::htmlReport(report));
    const auto start = page.indexOf(QStringLiteral("<script>")) + 8;
    const QString script = page.mid(start, page.indexOf(QStringLiteral("</script>")) - start);
    const QByteArray data = QJsonDocument(picturesIn(page)[0]).toJson(QJsonDocument::Compact);
    const TemporaryFolder folder;
    const std::string file =
        folder.write("run.js", QStringLiteral(R"(
const calls = [];
const pen = {measureText: (t) => ({width: 7 * t.length}), save() {}, restore() {}, translate() {}, rotate() {},
  scale() {}, fillText() {}, setLineDash(d) { this.dash = d.length; },
  fillRect(x, y) { calls.push(["fill", this.fillStyle]); }, strokeRect() { calls.push(["stroke", this.dash]); }};
const canvas = {dataset: {a: %1}, style: {}, getContext: () => pen, addEventListener(n, f) { this[n] = f; }};
const document = {querySelectorAll: () => [canvas], createElement: () => ({getContext: () => pen})};
const window = {addEventListener() {}};
%2
const d = JSON.parse(canvas.dataset.a), x = 7 * Math.max(...d.t.map((t) => t.length)) + 12 + 5;
canvas.mousemove({target: canvas, offsetX: x, offsetY: parseInt(canvas.style.height) - 6 - 5});
console.log(JSON.stringify({calls, title: canvas.title}));
)")
                                   .arg(QString::fromUtf8(QJsonDocument(QJsonArray{QString::fromUtf8(data)})
                                                              .toJson(QJsonDocument::Compact)
                                                              .mid(1)
                                                              .chopped(1)),
                                        script)
                                   .toStdString());
    QProcess run;
    run.start(QString::fromStdString(node), {QString::fromStdString(file)});
    ASSERT_TRUE(run.waitForFinished());
    const QByteArray printed = run.readAllStandardOutput();
    const QJsonObject result = QJsonDocument::fromJson(printed).object();
    ASSERT_FALSE(result.isEmpty()) << run.readAllStandardError().toStdString();
    const ui::Picture& shown = *report.sentences[0].alignments[0].source.picture;
    const ui::Theme colours = ui::makePictureTheme(ui::ThemeKind::Light, report.map);
    const QJsonArray calls = result[QStringLiteral("calls")].toArray();
    qsizetype at = 0;
    for (int row = 0; row < shown.rows.size(); ++row)
        for (const Real weight : shown.rows[row].weights) {
            const double shown = std::round(1000.0 * weight) / 1000;
            EXPECT_EQ(calls[at++].toArray()[1].toString(), colours.weight(shown).name());
        }
    for (const Link& link : shown.links)
        EXPECT_EQ(calls[at++].toArray()[1].toInt(), link.sure ? 0 : 2);
    EXPECT_EQ(calls.size(), at);
    const int last = shown.rows.size() - 1;
    EXPECT_EQ(result[QStringLiteral("title")].toString(),
              QStringLiteral("</s> \u2190 %1: %2")
                  .arg(shown.sourceTokens[0])
                  .arg(static_cast<double>(shown.rows[last].weights[0]), 0, 'f', 3));
}

TEST(InspectReport, HundredsOfSentencesAreAFewMegabytes) {
    ui::InspectReport report = reportOf({0});
    // Two systems have 25 tokens on each side, and no weight is 0.
    AlignedSentence sentence;
    for (int i = 0; i < 25; ++i) {
        sentence.source.add("source" + std::to_string(i));
        sentence.target.add("target" + std::to_string(i));
    }
    sentence.weights = AlignmentWeights::Constant(25, 25, Real(0.04));
    ui::InspectReport::Alignment alignment = report.sentences[0].alignments[0];
    alignment.source.picture = ui::sentencePicture(sentence, nullptr);
    report.sentences.assign(447, {QStringLiteral("Sentence 1"), {alignment, alignment}});
    EXPECT_LT(ui::htmlReport(report).size(), 5'000'000);
}

TEST(InspectReport, PdfHasPagesAndNamesItself) {
    const QByteArray few = ui::pdfReport(reportOf({0}));
    const QByteArray many = ui::pdfReport(reportOf({0, 1, 2, 3, 4, 5, 6, 7, 8, 9}));
    EXPECT_TRUE(few.startsWith("%PDF-"));
    static const QRegularExpression pages(QStringLiteral("/Type /Page\\s"));
    const auto count = [&](const QByteArray& pdf) { return QString::fromLatin1(pdf).count(pages); };
    EXPECT_GE(count(few), 1);
    EXPECT_GT(count(many), count(few));
}

TEST(InspectReport, LinesAreDrawnWhereTheyAreAskedFor) {
    ui::InspectReport report = reportOf({3});
    const QByteArray matrices = ui::htmlReport(report);
    report.view = QStringLiteral("lines");
    EXPECT_NE(ui::htmlReport(report), matrices);
}

TEST(InspectReport, StopsWhenItIsAskedTo) {
    std::stop_source source;
    int told = 0;
    const ui::ReportWatch watch{source.get_token(), [&](int done, int all) {
                                    EXPECT_EQ(all, 3);
                                    told = done;
                                    if (done == 1)
                                        source.request_stop();
                                }};
    EXPECT_THROW(ui::htmlReport(reportOf({1, 2, 3}), watch), WorkStopped);
    EXPECT_EQ(told, 1);
}

}  // namespace
}  // namespace attn::test
