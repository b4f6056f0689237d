// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QElapsedTimer>

class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QSlider;
class QToolButton;

namespace attn::ui {

struct TemperatureState {
    QString lane = {};      // name
    QString reason = {};    // why nothing can be chosen; empty if it can
    int step = 0;           // number of "this step", from 1; 0 if none is decoded
    double ofStep = 1;      // of the step
    double ofAll = 1;       // of all steps without their own
    double root = 0;        // √K, if another score divides the same scores by it; else 0
    bool isByHand = false;  // the step's weights
    bool operator==(const TemperatureState&) const = default;
};

// Chooses the temperature that divides the scores, for one step or for all. It is applied while it is
// dragged. The dialog does not block, and it deletes itself. Children are named "temperatureSlider",
// "temperatureValue", "temperatureStep", "temperatureAll", "temperatureReset", "temperatureRoot",
// "temperatureProblem".
class TemperatureDialog : public QDialog {
    Q_OBJECT

public:
    static constexpr double least = 0.1, most = 10;

    explicit TemperatureDialog(QWidget* parent = nullptr);

    // Sets what is chosen now. It follows the current step.
    void setState(const TemperatureState& state);

signals:
    // `isFirst` starts a change that is undone as a whole.
    void temperatureChosen(bool isForAll, double temperature, bool isFirst);

private:
    void build();
    void showTemperature(double temperature);
    double shown() const;
    QString effect() const;
    // Makes room, so that no sentence is cut.
    void makeRoom();
    void choose(double temperature);
    void chooseTyped(double temperature);

    TemperatureState m_state;
    QLabel* m_title;
    QToolButton* m_step;
    QToolButton* m_all;
    QSlider* m_slider;  // 100·log10 of the temperature
    QDoubleSpinBox* m_value;
    QLabel* m_problem;
    QPushButton* m_reset;
    QPushButton* m_root;
    QElapsedTimer m_sinceLast;
    bool m_isShowing = false;
};

}  // namespace attn::ui
