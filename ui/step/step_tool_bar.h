// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolBar>
#include <vector>

#include "ui/step/session/start/example_task.h"

class QAction;
class QLabel;
class QMenu;
class QToolButton;

namespace attn::ui {

// The tool bar: examples, shown lanes, what the decoder reads, the steps, and the speed of playing.
class StepToolBar : public QToolBar {
    Q_OBJECT

public:
    // Commands that the bar shows; they belong to others.
    struct Commands {
        QAction* grid;
        QAction* focus;
        QAction* ownOutput;
        QAction* reference;
        QAction* first;
        QAction* back;
        QAction* step;
        QAction* play;
        QAction* last;
        QAction* exporting;
        QMenu* lanes;  // which are shown
    };
    explicit StepToolBar(const Commands& commands, QWidget* parent = nullptr);

    // `taskId` is the task of the open models, "" when none is known.
    void setExamples(const QString& taskId, const QList<ExampleTask>& tasks,
                     const QList<FirstLook>& looks = {});
    // Opens the list of examples for the keyboard, below its button, or below `place` if the button is
    // hidden.
    void openExamples(const QWidget& place);
    // `total` is negative while it is not known.
    void setPosition(int step, int total);
    QString positionText() const;  // "step 6 / 12"
    void setSpeed(double tokensPerSecond);
    // The lanes that are shown, in a few words.
    void setLanes(const QString& name);
    static const std::vector<double>& speeds();  // tokens per second

signals:
    void exampleChosen(const QString& taskId, const QString& text);
    void firstLookChosen(const QString& id);
    void raceChosen();  // a run in Train mode
    void fixedVectorExampleChosen(const QString& taskId, const QString& text);
    void beamExampleChosen(const QString& taskId, const attn::ui::BeamText& example);
    void speedChosen(double tokensPerSecond);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QToolButton* makeButton(QAction* command, const char* role = nullptr, const char* place = nullptr);
    QWidget* makeSegments(QAction* first, QAction* last);
    void applyTheme();
    void applyWidths();
    void fillSpeeds();
    void addSide();
    void fit();
    void addFirstLooks();
    void fillExamples(QMenu* menu, const ExampleTask& task);
    // Adds the failing examples of all tasks, in one list of each kind. Texts are long, so a third menu has
    // no room.
    void addFailingExamples(const QList<ExampleTask>& tasks);

    Commands m_commands;
    QToolButton* m_examples;
    QMenu* m_exampleMenu;
    QToolButton* m_step = nullptr;
    QToolButton* m_play = nullptr;
    QLabel* m_position;
    QToolButton* m_speed;
    QToolButton* m_lanes;
    QList<QAction*> m_spare;      // parts that go when room is short, in this order
    QList<QAction*> m_lastSpare;  // in the largest type
    int m_playWidth = 0;
    QString m_label;      // of the list of examples, whole
    QString m_laneNames;  // that are shown
    QString m_taskId;
    QList<ExampleTask> m_tasks;
    QList<FirstLook> m_looks;
    bool m_showsPause = false;
};

}  // namespace attn::ui
