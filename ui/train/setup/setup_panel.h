// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <functional>
#include <map>
#include <thread>
#include <vector>

#include "core/train/setup/run_setup.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace attn::ui {

class LaneRow;
class SettingRow;

// Shows and edits the settings of a run: task, cell, rate, seed and lanes. More opens all others. A wrong
// value is explained beside its field. The foot says what a run costs. The panel holds a copy of the set-up
// and emits the user's wishes. Editors are named after the keys of recipes ("optimizer.rate"). Other children
// are named "task", "texts", "lengths.shortest", "lengths.longest", "cell", "wiring", "newSeed", "more",
// "addLane", "recipes", "race", "save", "open", "showProblem", "cost", "frozen". Lanes are children of type
// LaneRow.
class SetupPanel : public QWidget {
    Q_OBJECT

public:
    explicit SetupPanel(QWidget* parent = nullptr);
    ~SetupPanel() override;

    // Emits nothing. Setting the same set-up again keeps what the user is typing.
    void setSetup(const RunSetup& setup);
    const RunSetup& setup() const { return m_setup; }
    // While a run exists, its settings are shown but cannot be changed.
    void setFrozen(bool frozen);
    // True when the run can be started.
    bool isValid() const;
    // The sentences of all problems as they are shown.
    QStringList problems() const;
    // Shows or hides the settings that beginners do not need.
    void setShowsMore(bool showsMore);
    bool showsMore() const;
    // Measures the speed for the costs, once and on its own thread.
    void measureSpeed();
    // For example "53 k to 61 k parameters a lane · about 390 k target tokens/s". Empty while settings are
    // wrong.
    QString cost() const;

    QSize sizeHint() const override;

signals:
    void setupChanged(const attn::RunSetup& setup);
    // The user chose another task. The receiver answers with that task's usual set-up.
    void taskRequested(const QString& id);
    void corpusRequested();
    void recipesRequested();  // lanes of the recipes that come with the program
    void raceRequested();     // the run of raceSetup()
    void newSeedRequested();
    void saveRequested();
    void openRequested();
    void costChanged();
    void left();  // Return or Escape was pressed in a text field, which gives the keyboard back

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    struct Field {
        SettingRow* row = nullptr;
        QWidget* editor = nullptr;
        QString unreadable;  // why its text is not a value; empty when it is one
    };
    void build();
    void addBasics();
    void beginRest();
    void beginGroup(const QString& title);
    void beginMore();
    void addFold(const QString& text, const QString& name, const QString& tip, QWidget* part);
    SettingRow* addRow(const QString& id, QWidget* editor);
    void addField(const QString& id);
    void addData();
    void addModel();
    void addLanes();
    void addFoot(QVBoxLayout& column);

    void edit(const QString& id, const QString& text);
    void editLengths();
    void editLane(std::size_t lane);
    void setOwnSizes(std::size_t lane, bool isOwn);
    void setOwnTraining(std::size_t lane, bool isOwn);
    void addLane();
    void removeLane(std::size_t lane);
    void setForAllLanes(const std::function<void(LaneSetup&)>& change);
    void taskChosen(int index);

    void changed();    // after a change by the user
    void showSetup();  // shows everything
    void showField(const QString& id);
    void showFollowers(const QString& edited);
    void showData();
    void showLaneRows();
    void showLaneChoices();
    void showDerived();  // shows what follows from the set-up: names, problems, costs
    void showProblems();
    void showCost();
    QString memoryLine() const;
    void setCost(const QStringList& lines, const QString& explanation);
    void showFirstProblem();
    void applyTheme();

    RunSetup m_setup;
    bool m_isFrozen = false;
    bool m_isShowing = false;
    bool m_isMeasuring = false;
    double m_speed = 0;  // see setup_cost.h; 0 while unknown

    std::map<QString, Field> m_fields;
    QString m_lengthsUnreadable;
    QScrollArea* m_scroll;
    QLabel* m_frozen;
    std::vector<QLabel*> m_titles;
    QVBoxLayout* m_content = nullptr;
    QVBoxLayout* m_column = nullptr;  // layout that gets the next row
    QString m_group;                  // title of the group there
    // each button and the part that it opens; the first opens the rest
    std::vector<std::pair<QToolButton*, QWidget*>> m_more;
    QComboBox *m_task, *m_cell, *m_wiring;
    QPushButton* m_texts;
    QLineEdit *m_shortest, *m_longest;
    SettingRow *m_textsRow = nullptr, *m_lengthsRow = nullptr, *m_taskRow = nullptr;
    std::vector<SettingRow*> m_choiceRows;  // rows of the choices that are not recipe fields
    // Of settings of the model, and of the training, that lanes share; a label says that no lane has them.
    std::vector<QWidget*> m_modelRows, m_trainingRows;
    QLabel *m_ownModels = nullptr, *m_ownTraining = nullptr;
    std::vector<LaneRow*> m_lanes;
    QVBoxLayout* m_laneColumn = nullptr;
    QLabel* m_lanesProblem;
    QWidget* m_laneButtons = nullptr;
    QPushButton *m_addLane, *m_recipes, *m_race, *m_save, *m_open, *m_showProblem;
    QLabel* m_cost;
    std::jthread m_measuring;  // declared last: it calls into what is above
};

}  // namespace attn::ui
