// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QDir>
#include <QLineEdit>
#include <QMenu>
#include <QProgressDialog>
#include <QPushButton>
#include <QToolButton>
#include <optional>

#include "core/train/setup/run_setup.h"
#include "core/train/trainer.h"
#include "tests/support/tiny_recipe.h"
#include "tests/ui/support/dialog_answer.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/kit/widgets/message_bar.h"
#include "ui/pictures/curves/curves_plot.h"
#include "ui/train/setup/lane_row.h"
#include "ui/train/setup/setup_panel.h"
#include "ui/train/time/time_line.h"
#include "ui/train/time/time_track.h"
#include "ui/train/train_mode.h"

namespace attn::test {

// The real window in Train mode. It finds three small recipes for each task.
class TrainWindowTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        QDir(ui::Autosave::folder()).removeRecursively();
        for (const std::string task : {"dates", "reverse"}) {
            const std::filesystem::path folder = resources()->path() / "recipes" / task;
            std::filesystem::create_directories(folder);
            for (const std::string score : {"additive", "dot", "none"}) {
                Recipe recipe = tinyRecipe();
                recipe.task = task;
                recipe.updates = 40;
                recipe.model.attention.score = score;
                std::ofstream(folder / (score + ".json")) << recipeToJson(recipe);
            }
        }
    }
    void TearDown() override {
        WindowTest::TearDown();
        QDir(ui::Autosave::folder()).removeRecursively();
    }

    // Presses Ctrl+2 and waits for the run, which is made at once.
    void openTrain() {
        open();
        press(Qt::Key_2, Qt::ControlModifier);
        waitForPairs();
        view<ui::SetupPanel>()->setShowsMore(true);  // so that the test can type into any field
    }
    void waitForPairs() {
        ASSERT_TRUE(QTest::qWaitFor([this] { return controller().corpora() != nullptr; }, 60'000));
    }
    void waitUntilAt(Index update) {
        ASSERT_TRUE(waitFor([&] { return leastUpdate() >= update; }))
            << leastUpdate() << ", running: " << controller().isRunning() << ", focus: "
            << (QApplication::focusWidget() ? QApplication::focusWidget()->objectName().toStdString()
                                            : "none")
            << ", command: " << action("trainRun")->isEnabled();
    }
    void waitUntilEnded() {
        ASSERT_TRUE(waitFor([this] { return controller().isEnded(); })) << leastUpdate();
    }
    // Waits until the run is paused and shown completely.
    void waitUntilIdle() {
        ASSERT_TRUE(waitFor([this] { return !controller().isRunning() && controller().isSettled(); }));
    }
    template <class Condition>
    static bool waitFor(Condition condition) {
        return QTest::qWaitFor(condition, 120'000);  // under a sanitizer on a slow machine
    }

    // Presses a key like WindowTest does. After a dialog closes, the window becomes active again, like under
    // a window manager.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        if (!window->isActiveWindow()) {  // the window of the test before may have been
            window->activateWindow();
            ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
            if (trainGrid()->isVisible())
                trainGrid()->setFocus();
        }
        WindowTest::press(key, modifiers);
    }
    // Types into a field of the panel like a user.
    void enter(const char* field, const QString& text) {
        auto* edit = child<QLineEdit>(field);
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, text);
    }
    // Chooses from the list of a button in the tool bar.
    void chooseFromBar(const char* button, const char* name) {
        // On a busy machine the list is late.
        auto* wait = new QTimer(window.get());
        QObject::connect(wait, &QTimer::timeout, window.get(), [name, wait] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            if (!menu)
                return;
            wait->stop();
            wait->deleteLater();
            for (int i = 0; i < menu->actions().size(); ++i) {
                QTest::keyClick(menu, Qt::Key_Down);
                if (menu->activeAction()->objectName() == QLatin1String(name))
                    return QTest::keyClick(menu, Qt::Key_Return);
            }
            ADD_FAILURE() << name << " is not in the list";
            menu->close();
        });
        wait->start(20);
        QTest::mouseClick(child<QToolButton>(button), Qt::LeftButton);
    }
    // Lets the lanes take the keys: no setting, list or dialog has the focus.
    void focusLanes() {
        window->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
        ASSERT_TRUE(waitFor([this] { return trainGrid()->isVisible(); })) << "there is a run to be seen";
        trainGrid()->setFocus();
    }

    ui::TrainMode& train() const { return window->mode<ui::TrainMode>(); }
    ui::TrainController& controller() const { return train().controller(); }
    template <class View>
    View* view() const {
        auto* found = train().page()->findChild<View*>();
        EXPECT_NE(found, nullptr);
        return found;
    }
    ui::LaneGrid* trainGrid() const { return view<ui::LaneGrid>(); }
    ui::TimeTrack* track() const { return view<ui::TimeTrack>(); }
    QString status() const { return child<QLabel>("trainStatus")->toolTip(); }
    QString message() const { return window->findChild<ui::MessageBar*>()->text(); }

    Index leastUpdate() const {
        Index least = controller().newestUpdate();
        for (int lane = 0; lane < controller().laneCount(); ++lane)
            least = std::min(least, controller().history(lane).update());
        return least;
    }
    // Gets the model of a lane at an update in the same way as every save does.
    std::shared_ptr<const TrainedModel> modelAt(int lane, std::optional<Index> update) {
        controller().setShownUpdate(update);
        std::shared_ptr<const TrainedModel> model;
        const auto connection =
            QObject::connect(&controller(), &ui::TrainController::modelsReady, window.get(),
                             [&](const auto& models, const QString& purpose) {
                                 if (purpose == QLatin1String("test"))
                                     model = models.front();
                             });
        controller().requestModels({lane}, QStringLiteral("test"));
        EXPECT_TRUE(waitFor([&] { return model != nullptr; }));
        QObject::disconnect(connection);
        controller().setShownUpdate(std::nullopt);
        return model;
    }
    static Vector weightsOf(const TrainedModel& model) { return model.network.parameters().buffer(); }
    static TrainingResult trainedAlone(const Recipe& recipe) {
        return attn::train(recipe, {}, [](const TrainingProgress&) {});
    }
    // Expects the model that `attnlab train` gives, bit for bit.
    void expectAsAlone(int lane) {
        const TrainingResult alone = trainedAlone(controller().history(lane).recipe);
        const std::shared_ptr<const TrainedModel> model = modelAt(lane, std::nullopt);
        ASSERT_NE(model, nullptr);
        EXPECT_EQ(weightsOf(*model), weightsOf(*alone.model)) << controller().history(lane).name;
        EXPECT_EQ(model->training.loss, alone.model->training.loss);
        EXPECT_EQ(model->training.exactMatch, alone.model->training.exactMatch);
        EXPECT_EQ(model->training.updates, alone.model->training.updates);
    }
};

}  // namespace attn::test
