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

// The settings of a run, to look at and to edit: task, cell, rate, seed and lanes, and behind More all
// others. A wrong value is explained beside its field; what a run costs is told below. Holds a copy of the
// set-up, emits intent. Editors are named after the keys of recipes ("optimizer.rate"), others "task",
// "texts", "lengths.shortest", "lengths.longest", "cell", "wiring", "newSeed", "more", "addLane", "save",
// "open", "showProblem", "cost", "frozen"; lanes are children of type LaneRow.
class SetupPanel : public QWidget {
    Q_OBJECT

public:
    explicit SetupPanel(QWidget* parent = nullptr);
    ~SetupPanel() override;

    // Emits nothing. The same setup again leaves what a person is typing.
    void setSetup(const RunSetup& setup);
    const RunSetup& setup() const { return m_setup; }
    // While a run exists its settings are only shown.
    void setFrozen(bool frozen);
    // The run may be started as it is.
    bool isValid() const;
    // Sentences of all that is wrong, as they are shown.
    QStringList problems() const;
    // What beginners do not need.
    void setShowsMore(bool showsMore);
    bool showsMore() const;
    // For what is told of costs: once, on a thread of its own.
    void measureSpeed();
    // "53 k to 61 k parameters a lane · about 390 k target tokens/s"; empty while settings are wrong.
    QString cost() const;

    QSize sizeHint() const override;

signals:
    void setupChanged(const attn::RunSetup& setup);
    // Another task: to be answered with its usual set-up.
    void taskRequested(const QString& id);
    void corpusRequested();
    void newSeedRequested();
    void saveRequested();
    void openRequested();
    void costChanged();
    void left();  // Return or Escape in a field of text: the keys are no field's any more

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    struct Field {
        SettingRow* row = nullptr;
        QWidget* editor = nullptr;
        QString unreadable;  // why its text is no value
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
    void addLane();
    void removeLane(std::size_t lane);
    void setForAllLanes(const std::function<void(LaneSetup&)>& change);
    void taskChosen(int index);

    void changed();    // by a person
    void showSetup();  // all of it
    void showField(const QString& id);
    void showFollowers(const QString& edited);
    void showData();
    void showLaneRows();
    void showLaneChoices();
    void showDerived();  // what follows from it: names, problems, costs
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
    double m_speed = 0;  // see setup_cost.h; 0: not known yet

    std::map<QString, Field> m_fields;
    QString m_lengthsUnreadable;
    QScrollArea* m_scroll;
    QLabel* m_frozen;
    std::vector<QLabel*> m_titles;
    QVBoxLayout* m_content = nullptr;
    QVBoxLayout* m_column = nullptr;                        // where the next row goes
    QString m_group;                                        // its title
    std::vector<std::pair<QToolButton*, QWidget*>> m_more;  // what opens a part, the rest first
    QComboBox *m_task, *m_cell, *m_wiring;
    QPushButton* m_texts;
    QLineEdit *m_shortest, *m_longest;
    SettingRow *m_textsRow = nullptr, *m_lengthsRow = nullptr, *m_taskRow = nullptr;
    std::vector<SettingRow*> m_choiceRows;  // of what is no field
    std::vector<LaneRow*> m_lanes;
    QVBoxLayout* m_laneColumn = nullptr;
    QLabel* m_lanesProblem;
    QPushButton *m_addLane, *m_save, *m_open, *m_showProblem;
    QLabel* m_cost;
    std::jthread m_measuring;  // the last: it speaks to what is above
};

}  // namespace attn::ui
