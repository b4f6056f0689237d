// SPDX-License-Identifier: GPL-3.0-or-later
// Tokens and temperatures that are chosen for a lane.
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSlider>
#include <QStyle>
#include <QStyleOptionSlider>
#include <QToolButton>
#include <QTreeWidget>

#include "tests/ui/step/what_if/what_if_fixture.h"
#include "ui/kit/text/token_text.h"
#include "ui/step/what_if/temperature_dialog.h"
#include "ui/step/what_if/token_dialog.h"

namespace attn::test {
namespace {

using testing::HasSubstr;

class WhatIfDialogsTest : public WhatIfWindowTest {
protected:
    ui::TokenDialog* tokenDialog() const { return window->findChild<ui::TokenDialog*>(); }
    ui::TemperatureDialog* temperatureDialog() const { return window->findChild<ui::TemperatureDialog*>(); }
    std::string wrong(QDialog* dialog, const char* name) const {
        return dialog->findChild<QLabel*>(QLatin1String(name))->text().toStdString();
    }
};

TEST_F(WhatIfDialogsTest, AnotherTokenIsTypedAndReadAtTheNextStep) {
    press(Qt::Key_T, Qt::ControlModifier);
    ASSERT_NE(tokenDialog(), nullptr);
    auto* list = tokenDialog()->findChild<QTreeWidget*>(QStringLiteral("tokenList"));
    const Vector& p = before->trace->steps[row].probabilities;
    EXPECT_EQ(list->topLevelItem(0)->text(1), ui::exactNumber(static_cast<double>(p.maxCoeff())));
    auto* text = tokenDialog()->findChild<QLineEdit*>(QStringLiteral("tokenText"));
    QTest::keyClicks(text, QStringLiteral("7"));
    EXPECT_EQ(list->currentItem()->text(0), QStringLiteral("7"));
    QTest::keyClick(text, Qt::Key_Return);
    EXPECT_TRUE(QTest::qWaitFor([this] { return !tokenDialog(); }));
    const Token seven = lane().model()->target.id("7");
    EXPECT_EQ(changes().steps.at(row).token, seven);
    backToWindow();
    press(Qt::Key_Space);
    EXPECT_EQ(data()->trace->steps[row + 1].previous, seven);
    press(Qt::Key_Left);
    expectOneCommand();
    EXPECT_EQ(strip().items().front().text, QStringLiteral("step 3: says “7”"));
}

TEST_F(WhatIfDialogsTest, ATokenThatIsNotInTheVocabularyIsRefused) {
    press(Qt::Key_T, Qt::ControlModifier);
    auto* text = tokenDialog()->findChild<QLineEdit*>(QStringLiteral("tokenText"));
    QTest::keyClicks(text, QStringLiteral("Maerz"));
    QTest::keyClick(text, Qt::Key_Return);
    ASSERT_NE(tokenDialog(), nullptr);
    EXPECT_TRUE(tokenDialog()->isVisible());
    EXPECT_THAT(wrong(tokenDialog(), "tokenProblem"),
                testing::AllOf(HasSubstr("“Maerz” is not in the target vocabulary of Additive"),
                               HasSubstr("Choose one from the list")));
    EXPECT_FALSE(session().hasWhatIfs());
    // The list can still be gone through.
    QTest::keyClick(text, Qt::Key_Down);
    QTest::keyClick(text, Qt::Key_Return);
    EXPECT_TRUE(changes().steps.at(row).token);
}

TEST_F(WhatIfDialogsTest, ASwappedTokenSaysWhatItWas) {
    hoverSource(2);
    press(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
    auto* text = tokenDialog()->findChild<QLineEdit*>(QStringLiteral("tokenText"));
    QTest::keyClicks(text, QStringLiteral("J"));
    QTest::keyClick(text, Qt::Key_Return);
    const Token j = lane().model()->source.id("J");
    EXPECT_EQ(changes().swapped.at(2), j);
    EXPECT_EQ(sourceChips()->tokens()[2], QStringLiteral("J"));
    EXPECT_THAT(sourceChips()->accessibleDescription().toStdString(), HasSubstr("the original has “M” here"));
    EXPECT_EQ(strip().items().front().text, QStringLiteral("“M” at 3 swapped for “J”"));
    expectOneCommand();
    // The token that it was is no change.
    hoverSource(2);
    press(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
    text = tokenDialog()->findChild<QLineEdit*>(QStringLiteral("tokenText"));
    QTest::keyClicks(text, QStringLiteral("M"));
    QTest::keyClick(text, Qt::Key_Return);
    EXPECT_TRUE(changes().isEmpty());
}

TEST_F(WhatIfDialogsTest, TheTemperatureIsAppliedWhileItIsDraggedAndUndoneInOne) {
    press(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
    ASSERT_NE(temperatureDialog(), nullptr);
    auto* slider = temperatureDialog()->findChild<QSlider*>(QStringLiteral("temperatureSlider"));
    QStyleOptionSlider option;
    option.initFrom(slider);
    option.minimum = slider->minimum();
    option.maximum = slider->maximum();
    option.sliderPosition = slider->value();
    const QPoint handle =
        slider->style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, slider).center();
    QTest::mousePress(slider, Qt::LeftButton, {}, handle);
    for (const int by : {20, 40, 60})
        QTest::mouseMove(slider, handle + QPoint(by, 0));
    const Real chosen = changes().steps.at(row).maps.at(MapAddress()).temperature.value_or(0);
    EXPECT_GT(chosen, 1);
    EXPECT_EQ(step().alignment().temperature, chosen);
    QTest::mouseRelease(slider, Qt::LeftButton, {}, handle + QPoint(60, 0));
    expectOneCommand();
    EXPECT_NEAR(temperatureDialog()->findChild<QDoubleSpinBox*>()->value(), static_cast<double>(chosen),
                1e-6);
}

TEST_F(WhatIfDialogsTest, ATemperatureIsTypedForAllSteps) {
    press(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
    auto* value = temperatureDialog()->findChild<QDoubleSpinBox*>(QStringLiteral("temperatureValue"));
    QTest::mouseClick(temperatureDialog()->findChild<QToolButton*>(QStringLiteral("temperatureAll")),
                      Qt::LeftButton);
    const auto typeIn = [value](const QString& text) {
        value->selectAll();
        QTest::keyClicks(value, text);
        QTest::keyClick(value, Qt::Key_Return);
    };
    typeIn(QStringLiteral("0"));
    EXPECT_THAT(wrong(temperatureDialog(), "temperatureProblem"),
                HasSubstr("The temperature should be a number from 0.1 to 10, found 0"));
    const auto* problem = temperatureDialog()->findChild<QLabel*>(QStringLiteral("temperatureProblem"));
    QTest::qWait(1);
    EXPECT_GE(problem->height(), problem->heightForWidth(problem->width()));
    EXPECT_FALSE(session().hasWhatIfs());
    typeIn(QStringLiteral("2"));
    EXPECT_EQ(changes().temperature, 2);
    EXPECT_TRUE(temperatureDialog()->findChild<QLabel*>(QStringLiteral("temperatureProblem"))->isHidden());
    EXPECT_EQ(strip().items().front().text, QStringLiteral("temperature 2"));
    expectOneCommand();
    QTest::mouseClick(temperatureDialog()->findChild<QPushButton*>(QStringLiteral("temperatureReset")),
                      Qt::LeftButton);
    EXPECT_TRUE(changes().isEmpty());
}

TEST_F(WhatIfDialogsTest, TheScoresOfDotAreDividedByTheRootOfTheirSize) {
    EXPECT_FALSE(action("divideByRoot")->isEnabled()) << "Additive is selected";
    press(Qt::Key_3);
    ASSERT_EQ(window->cursor().selectedLane()->scoreId(), QStringLiteral("dot"));
    const ui::Lane& dot = *window->cursor().selectedLane();
    action("divideByRoot")->trigger();
    waitUntilDecoded();
    // 8 hidden units in each direction.
    EXPECT_EQ(session().whatIfs(QStringLiteral("dot")).temperature, 4);
    EXPECT_TRUE(action("divideByRoot")->isChecked());
    const StepTrace& first = dot.data()->trace->steps.front();
    const Vector expected =
        (first.alignment().scores.array() / 4).exp() / (first.alignment().scores.array() / 4).exp().sum();
    EXPECT_TRUE(first.alignment().weights.isApprox(expected, Real(1e-5)));
    action("divideByRoot")->trigger();
    EXPECT_FALSE(session().hasWhatIfs());

    press(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
    auto* root = temperatureDialog()->findChild<QPushButton*>(QStringLiteral("temperatureRoot"));
    EXPECT_TRUE(root->isVisible());
    EXPECT_EQ(root->text(), QStringLiteral("&Divide by √K = 4"));
    QTest::mouseClick(temperatureDialog()->findChild<QToolButton*>(QStringLiteral("temperatureAll")),
                      Qt::LeftButton);
    QTest::mouseClick(root, Qt::LeftButton);
    EXPECT_EQ(session().whatIfs(QStringLiteral("dot")).temperature, 4);
    window->cursor().selectLane(0);
    EXPECT_FALSE(root->isVisible());
}

TEST_F(WhatIfDialogsTest, WeightsByHandHaveNoTemperature) {
    press(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
    auto* ofStep = temperatureDialog()->findChild<QToolButton*>(QStringLiteral("temperatureStep"));
    auto* ofAll = temperatureDialog()->findChild<QToolButton*>(QStringLiteral("temperatureAll"));
    const auto says = [this](const char* sentence) {
        const auto labels = temperatureDialog()->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel* label) { return label->text() == QLatin1String(sentence); });
    };
    EXPECT_TRUE(ofStep->isEnabled() && ofStep->isChecked());
    Interventions whatIfs;
    const Index sources = step().alignment().weights.size();
    whatIfs.steps[row].maps[MapAddress()].weights =
        Vector::Constant(sources, Real(1) / static_cast<Real>(sources));
    session().setWhatIfs(lane().scoreId(), whatIfs, "change");
    EXPECT_TRUE(QTest::qWaitFor([&] { return !ofStep->isEnabled(); }));
    EXPECT_TRUE(ofAll->isChecked());
    EXPECT_TRUE(says("Step 3 has weights by hand: its temperature has no effect."));
    undo();
    EXPECT_TRUE(QTest::qWaitFor([&] { return ofStep->isEnabled(); }));
    EXPECT_FALSE(says("Step 3 has weights by hand: its temperature has no effect."));
}

}  // namespace
}  // namespace attn::test
