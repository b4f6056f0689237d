// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolBar>

class QAction;
class QLabel;
class QMenu;
class QToolButton;

namespace attn::ui {

// What a run can train on.
struct TaskChoice {
    QString id;
    QString label;
    bool operator==(const TaskChoice&) const = default;
};

// Shows the task, the commands of a run and its progress.
class TrainToolBar : public QToolBar {
    Q_OBJECT

public:
    // Commands that the bar shows. It does not own them.
    struct Commands {
        QAction* settings;  // shows or hides the settings
        QAction* run;       // starts and pauses
        QAction* batch;     // one update of every lane
        QAction* reset;
        QAction* save;
    };
    explicit TrainToolBar(const Commands& commands, QWidget* parent = nullptr);

    // `label` is the button's text: the task's name, or the names of a corpus's files.
    void setTasks(const QString& label, const QString& taskId, const QList<TaskChoice>& tasks);
    // A task cannot be chosen while a run exists. `why` says so.
    void setTaskEnabled(bool isEnabled, const QString& why);
    // Sets a status such as "update 1 240 of 3 000 · 8 lanes · 212 000 tokens/s". Without room the bar shows
    // only the first part and gives the whole as a tooltip.
    void setStatus(const QString& status);

signals:
    void taskChosen(const QString& taskId);
    void corpusRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QToolButton* makeButton(QAction* command, const char* role = nullptr);
    void applyTheme();
    void fit();

    Commands m_commands;
    QToolButton* m_tasks;
    QMenu* m_taskMenu;
    QLabel* m_status;
    QToolButton* m_settings = nullptr;
    QToolButton* m_run = nullptr;
    QToolButton* m_batch = nullptr;
    QToolButton* m_reset = nullptr;
    QToolButton* m_save = nullptr;
    QString m_label, m_statusText;
};

}  // namespace attn::ui
