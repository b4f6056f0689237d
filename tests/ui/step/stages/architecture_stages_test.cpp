// SPDX-License-Identifier: GPL-3.0-or-later
// The stages of every architecture: each number opens, and is what network and plain path say.
#include <gmock/gmock.h>

#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QToolButton>
#include <map>
#include <set>

#include "core/explain/map_numbers.h"
#include "tests/support/architectures.h"
#include "tests/support/sanitized.h"
#include "tests/ui/step/explain/real_lane.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/theme/theme.h"
#include "ui/step/explain/quantity_text.h"
#include "ui/step/stages/choice_bar.h"
#include "ui/step/stages/panels/residual_panel.h"
#include "ui/step/stages/panels/stage_panel.h"
#include "ui/step/stages/panels/stage_rows.h"
#include "ui/step/stages/stages_area.h"
#include "ui/step/stages/stages_view.h"

namespace attn::ui {
namespace {

using attn::test::Architecture;

constexpr double nearEnough = 2e-4;

class StagesOfArchitecture : public testing::TestWithParam<Architecture> {
protected:
    void SetUp() override {
        lane = realLane(GetParam().config);
        view.resize(1800, 260);
        view.setData(lane);
        view.setSelection(selection());
        view.show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(&view));
    }
    int steps() const { return static_cast<int>(lane->trace->steps.size()); }
    Selection selection(int source = -1) const {
        return {.step = std::max(1, steps() - 1), .source = source};
    }
    // Without attention there are no scores and no weights.
    bool hasNumbers(Stage stage) const {
        return lane->attends || (stage != Stage::Scores && stage != Stage::Weights);
    }
    // All numbers that a panel shows, and a place of each; with sanitizers, which make it slow, some of them.
    static std::map<Quantity, QPoint> numbersOf(const StagePanel& panel) {
        std::map<Quantity, QPoint> all;
        constexpr int pixels = test::isSanitized ? 12 : 3;
        for (int y = 0; y < panel.height(); y += pixels)
            for (int x = 0; x < panel.width(); x += pixels)
                if (const auto quantity = panel.quantityAt(QPointF(x, y)))
                    all.emplace(*quantity, QPoint(x, y));
        return all;
    }

    std::shared_ptr<const LaneData> lane;
    StagesView view;
};

std::vector<StageChoice> someChoices() {
    return {{}, {.layer = 0, .head = 1, .token = 3}, {.layer = 1, .head = 0, .token = {}}};
}

TEST_P(StagesOfArchitecture, EveryNumberOpensByAClickAndIsTheNetworksOwn) {
    const Computation computation = computationOfLane(*lane);
    std::optional<Quantity> asked;
    QObject::connect(&view, &StagesView::quantityRequested, &view,
                     [&](const Quantity& quantity) { asked = quantity; });
    for (const StageChoice& choice : someChoices()) {
        view.setChoice(choice);
        for (const Stage stage : stagesOf(GetParam().config)) {
            const StagePanel* panel = view.panel(stage);
            ASSERT_NE(panel, nullptr);
            SCOPED_TRACE(panel->title().toStdString());
            EXPECT_TRUE(panel->isVisible());
            const std::map<Quantity, QPoint> all = numbersOf(*panel);
            ASSERT_EQ(all.empty(), !hasNumbers(stage));
            if (all.empty())
                continue;
            for (const auto& [quantity, place] : all) {
                ASSERT_TRUE(computation.has(quantity)) << quantityName(quantity, *lane).toStdString();
                const auto shown = computation.shown(quantity);
                if (shown && std::isfinite(*shown)) {
                    EXPECT_NEAR(*shown, computation.value(quantity), nearEnough);
                }
            }
            const auto& [quantity, place] = *std::next(all.begin(), static_cast<long>(all.size() / 2));
            asked.reset();
            QTest::mouseClick(view.panel(stage), Qt::LeftButton, {}, place);
            EXPECT_EQ(asked, quantity);
            ASSERT_TRUE(panel->mainQuantity(1));
            EXPECT_TRUE(computation.has(*panel->mainQuantity(1)));
            EXPECT_FALSE(panel->accessibleDescription().isEmpty());
            EXPECT_FALSE(panel->formulaText().isEmpty());
        }
    }
}

double parsedNumber(QString text) {
    return text.replace(QStringLiteral("−"), QStringLiteral("-")).toDouble();
}

TEST_P(StagesOfArchitecture, EveryNumberOfItsTablesIsThatOfTheComputation) {
    const Computation computation = computationOfLane(*lane);
    for (const StageChoice& choice : someChoices())
        for (const Stage stage : stagesOf(GetParam().config)) {
            SCOPED_TRACE(stageName(stage).toStdString());
            const auto tables = stageTables(stage, lane, selection(2), choice);
            EXPECT_TRUE(!tables.empty() || !hasNumbers(stage));
            for (const NumberTable& table : tables)
                for (int row = 0; row < table.rows.size(); ++row)
                    for (int column = 0; column < table.columns.size(); ++column) {
                        const auto quantity = table.quantity(row, column);
                        ASSERT_TRUE(quantity) << table.title.toStdString();
                        ASSERT_TRUE(computation.has(*quantity))
                            << quantityName(*quantity, *lane).toStdString();
                        const bool isPart = table.title == "Context" && column > 0;
                        const bool isLogarithm = table.columns[column] == "ln p";
                        const double plain = computation.value(*quantity);
                        if (!isPart && !isLogarithm && std::isfinite(plain)) {
                            EXPECT_NEAR(parsedNumber(table.text(row, column)), plain,
                                        nearEnough * std::max(1.0, std::abs(plain)))
                                << quantityName(*quantity, *lane).toStdString();
                        }
                    }
        }
}

// Each number has a name of its own, and no place in it is left open.
TEST_P(StagesOfArchitecture, NumbersHaveNamesAndSymbols) {
    const Computation computation = computationOfLane(*lane);
    std::set<QString> names;
    for (const Quantity& kind : computation.kinds())
        computation.forEach(kind, 0, [&](const Quantity& at) {
            const QString name = quantityName(at, *lane);
            EXPECT_TRUE(names.insert(name).second) << name.toStdString() << " is said of two";
            EXPECT_FALSE(name.contains(QLatin1Char('%'))) << name.toStdString();
            EXPECT_FALSE(operandSymbol({.value = 0, .quantity = at, .tensor = {}}, *lane).isEmpty());
            return true;
        });
}

TEST_P(StagesOfArchitecture, TheHoveredTokenIsLitAndLookedAt) {
    // The last one is a token of another lane, which has more of them.
    for (int source = 0; source <= lane->sourceTokens.size(); ++source) {
        view.setSelection(selection(source));
        for (const Stage stage : stagesOf(GetParam().config)) {
            SCOPED_TRACE(stageName(stage).toStdString());
            EXPECT_TRUE(view.panel(stage)->mainQuantity(source) || !hasNumbers(stage) ||
                        source == lane->sourceTokens.size());
            EXPECT_FALSE(view.grab().isNull());
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Architectures, StagesOfArchitecture, testing::ValuesIn(attn::test::architectures()),
                         [](const auto& info) { return info.param.name; });
INSTANTIATE_TEST_SUITE_P(
    Transformers, StagesOfArchitecture,
    testing::ValuesIn(attn::test::transformersOver(attn::test::smallEncoders().front().config)),
    [](const auto& info) { return info.param.name; });

ModelConfig transformerConfig() {
    for (const Architecture& one : attn::test::architectures())
        if (one.name == "self_attention_transformer")
            return one.config;
    return {};
}

TEST(TransformerStages, StandInTheOrderOfTheDrawing) {
    EXPECT_THAT(stagesOf(transformerConfig()),
                testing::ElementsAre(Stage::Read, Stage::SelfAttention, Stage::Scores, Stage::Weights,
                                     Stage::Values, Stage::FeedForward, Stage::Residual, Stage::Output));
}

TEST(TransformerStages, ShowTheChosenLayerAndHead) {
    const auto lane = realLane(transformerConfig());
    const Computation computation = computationOfLane(*lane);
    StagesView view;
    view.resize(1800, 260);
    view.setData(lane);
    view.setSelection({.step = 3});
    view.show();
    const auto weight = [&](Index layer, Index head, Index position) {
        const auto at = weightOf(computation, {MapSite::Cross, layer, head}, 2, position);
        return shortWeight(computation.value(at.value()));
    };
    for (const Index layer : {0, 1})
        for (const Index head : {MapAddress::allHeads, Index(0), Index(1)}) {
            view.setChoice({.layer = layer, .head = head, .token = {}});
            for (int j = 0; j < 5; ++j)
                EXPECT_EQ(view.panel(Stage::Weights)->valueText(j), weight(layer, head, j));
            const auto self = weightOf(computation, {MapSite::Decoder, layer, head}, 2, 1);
            EXPECT_EQ(view.panel(Stage::SelfAttention)->valueText(1), exactNumber(computation.value(*self)));
            EXPECT_EQ(view.panel(Stage::SelfAttention)->valueText(3), QString()) << "a later step";
        }
}

TEST(TransformerStages, TheStreamAddsUpToTheLogitAndItsLastReadingIsWhatIsSaid) {
    const auto lane = realLane(transformerConfig());
    StagesView view;
    view.resize(1800, 300);
    view.setData(lane);
    view.setSelection({.step = 3});
    view.show();
    const auto* stream = dynamic_cast<ResidualPanel*>(view.panel(Stage::Residual));
    ASSERT_NE(stream, nullptr);
    const StepTrace& now = lane->trace->steps[2];
    for (const std::optional<Token> token : {std::optional<Token>(), std::optional<Token>(4)}) {
        view.setChoice({.layer = {}, .head = 0, .token = token});
        double sum = 0;
        int count = 0;
        for (; !stream->valueText(count).isEmpty(); ++count)
            sum += parsedNumber(stream->valueText(count));
        EXPECT_EQ(count, 2 + 3 * 2 + 2);
        EXPECT_NEAR(sum, now.logits[token.value_or(now.token)], 0.005 * count) << "each is rounded";
    }
    EXPECT_EQ(stream->partText(2), "self 1");
    EXPECT_EQ(stream->partText(7), "ff 2");
    EXPECT_EQ(stream->lensText(0), QString()) << "the position is still to come";
    const QString said = QString::fromStdString(lane->target->text(now.predicted)) + QLatin1Char(' ') +
                         shortWeight(static_cast<double>(now.probabilities[now.predicted]));
    EXPECT_TRUE(stream->lensText(7).remove(QChar(0x2068)).remove(QChar(0x2069)).endsWith(said))
        << stream->lensText(7).toStdString();
}

TEST(TransformerStages, LayerHeadAndTokenAreChosenInTheDocksHead) {
    const auto lane = realLane(transformerConfig());
    StagesArea area;
    area.resize(1700, 320);
    area.main()->setData(lane);
    area.main()->setSelection({.step = 3});
    area.setSelection({.step = 3});
    area.setLanes(lane, {});
    area.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&area));
    const auto button = [&](const char* name) {
        auto* found = area.findChild<QToolButton*>(QLatin1String(name));
        EXPECT_TRUE(found && found->isVisible()) << name;
        return found;
    };
    EXPECT_TRUE(button("layer2")->isChecked()) << "the last one";
    EXPECT_TRUE(button("headMean")->isChecked());
    QTest::mouseClick(button("layer1"), Qt::LeftButton);
    button("head2")->setFocus();
    QTest::keyClick(button("head2"), Qt::Key_Space);
    EXPECT_EQ(area.choice().layer, 0);
    EXPECT_EQ(area.choice().head, 1);
    EXPECT_TRUE(button("head2")->isChecked());
    EXPECT_FALSE(button("headMean")->isChecked());
    EXPECT_EQ(button("head2")->accessibleName(), "Show head 2");
    const Quantity weight{.kind = Kind::AttentionWeight,
                          .step = 2,
                          .position = 1,
                          .layer = 0,
                          .head = 1,
                          .part = Part::DecoderCross};
    EXPECT_EQ(area.main()->panel(Stage::Weights)->mainQuantity(1), weight);
    auto* logit = button("logitMenu");
    ASSERT_GT(logit->menu()->actions().size(), 3);
    QAction* other = logit->menu()->actions()[3];
    other->trigger();
    EXPECT_EQ(area.choice().token, static_cast<Token>(other->data().toInt()));
    EXPECT_EQ(area.main()->panel(Stage::Residual)->mainQuantity(-1)->unit, other->data().toInt());
    area.findChild<QAction*>("logitSaid")->trigger();
    EXPECT_EQ(area.choice().token, std::nullopt);
    // Rows without room become menus.
    area.resize(420, 320);
    QApplication::processEvents();
    EXPECT_FALSE(area.findChild<QToolButton*>("head1")->isVisible());
    EXPECT_EQ(button("headMenu")->text(), QStringLiteral("head 2 ▾"));
    // A recurrent lane has nothing to choose.
    const auto recurrent = realLane(attn::test::smallConfig("additive"));
    area.setLanes(recurrent, {});
    EXPECT_FALSE(area.findChild<QToolButton*>("headMenu")->isVisible());
}

// As many stages as are seen are whole, and so are the words of their titles.
TEST(StagesArea, ShowsWholeStagesAndScrollsWhereTheyAreTooMany) {
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Projector}) {
        const ThemeScope scope(makeTheme(kind, ColourMap::Blues));
        for (const Architecture& each : attn::test::architectures())
            for (const int width : {1024, 1366, 1600}) {
                SCOPED_TRACE(each.name + " " + std::to_string(width));
                StagesArea area;
                area.resize(width, 300);
                area.setLanes(realLane(each.config), {});
                area.setSelection({.step = 2});
                area.show();
                QCoreApplication::processEvents();
                auto* scroll = area.findChild<QScrollArea*>();
                QScrollBar* bar = scroll->horizontalScrollBar();
                for (int turn = 0; turn < 8; ++turn) {
                    int whole = 0;
                    for (int number = 1; number <= area.main()->stageCount(); ++number) {
                        const auto* panel =
                            area.findChild<StagePanel*>(QStringLiteral("stage%1").arg(number));
                        ASSERT_TRUE(panel);
                        EXPECT_GE(panel->width() + 1, panel->leastWidth()) << panel->title().toStdString();
                        const QRect seen(panel->mapTo(scroll->viewport(), QPoint()), panel->size());
                        const int cut = std::min(seen.right(), width - 1) - std::max(seen.left(), 0);
                        EXPECT_TRUE(cut <= 12 || cut >= seen.width() - 2) << number << " is cut: " << cut;
                        EXPECT_LE(seen.bottom(), scroll->viewport()->height()) << "above the bar";
                        whole += cut >= seen.width() - 2 ? 1 : 0;
                    }
                    EXPECT_GE(whole, width == 1024 && kind == ThemeKind::Projector ? 2 : 4);
                    if (bar->value() == bar->maximum())
                        break;
                    bar->triggerAction(QAbstractSlider::SliderSingleStepAdd);
                    bar->triggerAction(QAbstractSlider::SliderSingleStepAdd);
                    bar->triggerAction(QAbstractSlider::SliderSingleStepAdd);
                    emit bar->sliderReleased();
                }
                EXPECT_EQ(bar->value(), bar->maximum()) << "the last stage can be reached";
            }
    }
}

TEST(TransformerStages, TheChoiceFollowsTheMapOfTheLane) {
    const auto lane = realLane(transformerConfig());
    StagesArea area;
    area.setSelection({.step = 3});
    const auto withMap = [&](const char* map) {
        auto copy = std::make_shared<LaneData>(*lane);
        copy->mapName = QString::fromLatin1(map);
        return copy;
    };
    area.setLanes(withMap("cross.1.2"), {});
    EXPECT_EQ(area.choice().layer, 0);
    EXPECT_EQ(area.choice().head, 1);
    area.setChoice({.layer = 1, .head = 0, .token = {}});
    area.setLanes(withMap("cross.1.2"), {});
    EXPECT_EQ(area.choice().layer, 1) << "a new step is no new map";
    area.setLanes(withMap("decoder.2.mean"), {});
    EXPECT_EQ(area.choice().head, MapAddress::allHeads);
}

}  // namespace
}  // namespace attn::ui
