// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/pictures/lane/lane_data.h"

class QMenu;
class QPushButton;
class QToolButton;

namespace attn::ui {

class ChoiceBar;

// A line above the stages: the lane whose computation it is, the check by a second path with progress and
// outcome, what its stages show of layers and heads, and the other lanes that are unfolded. Its buttons are named "checkButton", "checkOutcome",
// "besideButton".
class ComputationBar : public QWidget {
    Q_OBJECT

public:
    explicit ComputationBar(QWidget* parent);

    void setLane(const QString& name, int colour);
    void setCanCheck(bool canCheck);
    // While there is progress, the button stops the check. `all` is 0 while it is not known.
    void setProgress(int done, int all);
    // The check has ended; empty if there is nothing to say. A sentence about a number can be clicked.
    void setOutcome(const QString& sentence, bool isLink);
    void setBesideMenu(QMenu* menu);
    ChoiceBar* choices() const { return m_choices; }
    void place();  // anew, when the choices need another room

    bool hasNews() const { return m_isRunning || !m_sentence.isEmpty(); }
    const QString& sentence() const { return m_sentence; }
    QSize sizeHint() const override;

signals:
    void checkRequested();
    void stopRequested();
    void outcomeActivated();
    void newsChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void applyTheme();

    QString m_name, m_sentence;
    int m_colour = 0;
    bool m_isRunning = false, m_canCheck = false;
    QToolButton *m_check, *m_beside;
    QPushButton* m_outcome;
    ChoiceBar* m_choices;
};

}  // namespace attn::ui
