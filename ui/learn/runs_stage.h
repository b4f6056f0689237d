// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/lessons/format/lesson.h"
#include "core/train/lane_training.h"
#include "ui/pictures/lane/lane_data.h"
#include "ui/train/train_controller.h"

class QBoxLayout;
class QComboBox;
class QGridLayout;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QSplitter;

namespace attn::ui {

class CurvesView;
class LaneArea;
class SourcePanel;

// Shows the trainings of a lesson's step: settings that the person may change, the lanes on a watched
// sentence, and the charts. It trains them live, as Train mode does.
class RunsStage : public QWidget {
    Q_OBJECT

public:
    explicit RunsStage(QWidget* parent = nullptr);
    ~RunsStage() override;

    // Shows the trainings of a state. A training that was begun goes on if it is the same. Throws Error when
    // their pairs differ, or a recipe cannot be read.
    void showRuns(const Lesson& lesson, const LessonState& state);
    // Pauses what is training, because another scene is shown.
    void leave();
    // What the person set, by the id of the run and the key.
    using Recipes = std::map<std::string, std::map<std::string, nlohmann::json>>;
    Recipes changes() const;
    void apply(const Recipes& changes);  // and trains
    QString selectedRun() const;         // its id
    void selectRun(const QString& id);
    // The part "charts", or "run:ID"; an empty rectangle for others.
    QRect place(const std::string& part) const;
    bool isBusy();
    void takeFocus();
    TrainController* controller() const { return m_controller.get(); }

signals:
    void changed();                      // the person set something
    void pointed(const QString& runId);  // a training was selected
    // A training has come to its end.
    void trained(const attn::Recipe& recipe, const std::shared_ptr<const attn::TrainedModel>& model,
                 attn::TrainingEnd end, attn::Index updates);
    void problem(const QString& sentence);

private:
    struct Setting {
        std::string run, key;
        nlohmann::json usual;                // the recipe's own value
        std::vector<nlohmann::json> values;  // as the box has them
        QComboBox* box = nullptr;
    };
    void buildSettings();
    void arrangeSettings(int across);
    QComboBox* addSetting(const LessonRun& run, const LessonSetting& setting);
    void make();
    void refresh();
    void showCharts();
    QString statusText() const;
    void fit();
    Recipe recipeOf(const LessonRun& run) const;  // with what the person set
    void resizeEvent(QResizeEvent* event) override;

    std::shared_ptr<const LessonFiles> m_files;  // of the lesson that is shown
    std::vector<LessonRun> m_runs;
    std::map<std::string, Recipe> m_recipes;  // as the lesson has them, by run
    QString m_text;
    std::vector<Setting> m_settings;
    std::vector<QList<QWidget*>> m_groups;  // the widgets of one training's settings, in their order
    int m_across = 1;                       // groups in a row
    std::unique_ptr<TrainController> m_controller;
    QWidget* m_settingsPlace;
    QGridLayout* m_grid;
    QPushButton *m_train, *m_again;
    QLabel* m_status;
    QBoxLayout* m_row;  // buttons and status
    QHBoxLayout* m_buttons;
    SourcePanel* m_source;
    LaneArea* m_lanes;
    CurvesView* m_curves;
    QSplitter* m_middle;
    QTimer m_chartTimer;
    std::vector<std::shared_ptr<const LaneData>> m_shown;
    Selection m_selection;
    bool m_isGiven = false;  // the ended run's models were asked for
};

}  // namespace attn::ui
