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
    QString reason = {};    // why there is nothing to choose; "" when there is
    int step = 0;           // of "this step", from 1; 0: none is decoded
    double ofStep = 1;      // that the step has
    double ofAll = 1;       // of the steps that have none of their own
    double root = 0;        // √K, by which another score divides the same scores; 0: none does
    bool isByHand = false;  // the step's weights
    bool operator==(const TemperatureState&) const = default;
};

// The temperature by which the scores are divided, for one step or all: applied while it is dragged. Does not
// block; deletes itself. Children are named "temperatureSlider", "temperatureValue", "temperatureStep",
// "temperatureAll", "temperatureReset", "temperatureRoot", "temperatureProblem".
class TemperatureDialog : public QDialog {
    Q_OBJECT

public:
    static constexpr double least = 0.1, most = 10;

    explicit TemperatureDialog(QWidget* parent = nullptr);

    // What is chosen now; it moves on with the current step.
    void setState(const TemperatureState& state);

signals:
    // `isFirst` of what shall be undone together.
    void temperatureChosen(bool isForAll, double temperature, bool isFirst);

private:
    void build();
    void showTemperature(double temperature);
    double shown() const;
    QString effect() const;
    // No sentence is cut.
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
