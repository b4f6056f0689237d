// SPDX-License-Identifier: GPL-3.0-or-later
// Why and Check of bundled models of every architecture, in the real window.
#include <gmock/gmock.h>

#include <QAbstractButton>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>

#include "core/explain/map_numbers.h"
#include "tests/support/paths.h"
#include "tests/ui/step/explain/explain_fixture.h"
#include "ui/pictures/attention/attention_plot.h"
#include "ui/pictures/lane/annotated_source.h"
#include "ui/pictures/lane/explained.h"
#include "ui/step/explain/path_check.h"
#include "ui/step/session/lane/lane_maps.h"
#include "ui/step/stages/computation_bar.h"
#include "ui/step/stages/stage_numbers.h"

namespace attn::test {
namespace {

using testing::HasSubstr;
using ui::Stage;

struct BundledModel {
    const char* name;
    const char* file;  // below resources/models
    const char* text;
};
const BundledModel bundledModels[] = {
    {"Transformer", "dates/transformer.safetensors", "5 may 2009"},
    {"PostNorm", "dates/transformer_post_norm.safetensors", "5 may 2009"},
    {"FixedVector", "dates/transformer_none.safetensors", "5 may 2009"},
    {"Convolution", "dates/convolution.safetensors", "5 may 2009"},
    {"Embedding", "dates/embedding.safetensors", "5 may 2009"},
    {"Hierarchical", "sentiment/hierarchical.safetensors", "the room was small . the staff was kind ."},
    {"SelfAttentionPool", "sentiment/self_attention.safetensors",
     "the room was small . the staff was kind ."},
    {"ConvolutionPool", "sentiment/convolution.safetensors", "the room was small . the staff was kind ."},
    {"LastState", "sentiment/last_state.safetensors", "the room was small . the staff was kind ."},
};

class BundledExplain : public ExplainWindowTest, public testing::WithParamInterface<BundledModel> {
protected:
    void openBundled() {
        ui::LaunchOptions options;
        options.models.append(QString::fromStdString((resourceDir() / "models" / GetParam().file).string()));
        options.text = QString::fromLatin1(GetParam().text);
        open(options);
        window->resize(1600, 980);
        QTest::qWait(1);
        waitUntilDecoded();
        window->cursor().setStep(3);
        waitUntilDecoded();
    }
    const ui::Lane& theLane() const { return *window->session().lanes().front(); }
    Computation computation() const { return Computation(lane()->model, *lane()->trace, lane()->whatIfs); }
    const ModelConfig& config() const { return lane()->model->network.config(); }
};

TEST_P(BundledExplain, TheMainNumberOfEveryStageOpens) {
    openBundled();
    window->cursor().setHoveredSource(1);
    for (const Stage stage : ui::stagesOf(config())) {
        ui::StagePanel* shown = panel(stage);
        ASSERT_NE(shown, nullptr);
        SCOPED_TRACE(shown->title().toStdString());
        const std::optional<Quantity> number = shown->mainQuantity(1);
        if (!number) {
            EXPECT_FALSE(lane()->attends);
            continue;
        }
        shown->setFocus();
        press(Qt::Key_W);
        expectShown(*number);
        explanation()->close();
        backToTheWindow();
    }
}

TEST_P(BundledExplain, TheCheckCoversIt) {
    openBundled();
    QTest::mouseClick(child<QAbstractButton>("checkButton"), Qt::LeftButton);
    const Index steps = std::min<Index>(3, static_cast<Index>(lane()->trace->steps.size()));
    const PathDifference expected = largestDifference(computation(), steps);
    EXPECT_GT(expected.compared, 300);
    EXPECT_LT(expected.difference, 1e-3) << ui::quantityName(expected.quantity, *lane()).toStdString();
    const QString sentence = ui::checkSentence(expected, *lane());
    ASSERT_TRUE(QTest::qWaitFor([&] { return stages()->bar()->sentence() == sentence; }, 60000))
        << stages()->bar()->sentence().toStdString() << ", not " << sentence.toStdString();
    QTest::mouseClick(child<QPushButton>("checkOutcome"), Qt::LeftButton);
    expectShown(expected.quantity);
}

TEST_P(BundledExplain, ACellOfEveryMapOpensIntoItsOwnNumber) {
    openBundled();
    ui::AttentionPlot* plot = grid()->card(0)->findChild<ui::AttentionPlot*>();
    for (const MapAddress& map : ui::mapsOfLane(lane()->model->network)) {
        SCOPED_TRACE(nameOf(map));
        window->session().setMap(theLane().id(), map);
        waitUntilDecoded();
        const ui::Picture& picture = ui::shownPicture(*lane());
        const int row = std::min(1, picture.rows.size() - 1);
        for (int column = 0; column < picture.sourceTokens.size(); ++column) {
            const int place = map.site == MapSite::Words ? ui::AnnotatedSource(*lane()).firstToken(row) : row;
            const auto quantity = weightOf(computation(), map, place, column);
            EXPECT_EQ(ui::hasNumber(*lane(), row, column), quantity.has_value()) << column;
            if (!quantity || column > 1)
                continue;
            EXPECT_NEAR(computation().value(*quantity), picture.rows[row].weights[column], 1e-4);
            emit plot->cellActivated(row, column);
            expectShown(*quantity);
            explanation()->close();
            backToTheWindow();
        }
    }
}

TEST_P(BundledExplain, TheTablesOfItsStagesOpenByTheKeyboard) {
    openBundled();
    const std::vector<Stage> order = ui::stagesOf(config());
    for (std::size_t i = 0; i < order.size(); ++i) {
        ui::StagePanel* shown = panel(order[i]);
        SCOPED_TRACE(shown->title().toStdString());
        EXPECT_EQ(shown->objectName(), QStringLiteral("stage%1").arg(i + 1));
        EXPECT_EQ(shown->focusPolicy(), Qt::TabFocus);
        EXPECT_FALSE(shown->accessibleDescription().isEmpty());
        if (!shown->mainQuantity(1))
            continue;
        backToTheWindow();
        shown->setFocus();
        press(Qt::Key_Return);
        auto* numbers = window->findChild<ui::StageNumbers*>();
        ASSERT_TRUE(numbers && numbers->isVisible());
        auto* table = qobject_cast<QTableView*>(numbers->findChild<QTabWidget*>()->widget(0));
        ASSERT_NE(table, nullptr);
        table->setCurrentIndex(table->model()->index(0, 0));
        QTest::keyClick(table, Qt::Key_Return);
        ASSERT_NE(explanation(), nullptr);
        ASSERT_TRUE(QTest::qWaitFor([&] { return said("why").startsWith("Why "); }, 5000));
        explanation()->close();
    }
}

INSTANTIATE_TEST_SUITE_P(Bundled, BundledExplain, testing::ValuesIn(bundledModels),
                         [](const auto& info) { return std::string(info.param.name); });

using TransformerExplain = ExplainWindowTest;

TEST_F(TransformerExplain, ABarOfTheStreamOpensIntoItsArithmeticAndStepsAreFollowed) {
    ui::LaunchOptions options;
    options.models.append(
        QString::fromStdString((resourceDir() / "models/dates/transformer.safetensors").string()));
    options.text = QStringLiteral("5 may 2009");
    open(options);
    window->resize(1600, 980);
    waitUntilDecoded();
    window->cursor().setStep(4);
    waitUntilDecoded();
    child<QAbstractButton>("layer1")->click();
    child<QAbstractButton>("head3")->click();
    ui::StagePanel* stream = panel(Stage::Residual);
    const Token said = lane()->trace->steps[3].token;
    const Quantity cross{
        .kind = Kind::StreamLogit, .step = 3, .unit = said, .layer = 1, .part = Part::DecoderCross};
    click(stream, cross);
    expectShown(cross);
    EXPECT_THAT(explanation()->findChild<QLabel*>("name")->text().toStdString(),
                HasSubstr("hat the sublayer adds to the logit"));
    explanation()->close();
    backToTheWindow();
    const Quantity weight{.kind = Kind::AttentionWeight,
                          .step = 3,
                          .position = 2,
                          .layer = 0,
                          .head = 2,
                          .part = Part::DecoderCross};
    click(panel(Stage::Weights), weight);
    expectShown(weight);
    explanation()->close();
    backToTheWindow();
    // The next step is another row of the same layer and head.
    window->cursor().setStep(5);
    waitUntilDecoded();
    EXPECT_EQ(panel(Stage::Weights)->mainQuantity(2)->step, 4);
    EXPECT_EQ(panel(Stage::Weights)->mainQuantity(2)->head, 2);
    // Who chooses a map sees its layer and head.
    window->session().setMap(window->cursor().selectedLane()->id(), *mapOfName("cross.2.1"));
    waitUntilDecoded();
    EXPECT_EQ(panel(Stage::Weights)->mainQuantity(2)->layer, 1);
    EXPECT_EQ(panel(Stage::Weights)->mainQuantity(2)->head, 0);
}

}  // namespace
}  // namespace attn::test
