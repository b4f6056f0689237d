// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>
#include <optional>

#include "ui/inspect/charts/inspect_data.h"

class QCheckBox;
class QLabel;
class QSlider;

namespace attn::ui {

class FigureLabel;

// Sets the weight above which a weight counts as a link, or that only the largest of each row counts, and
// shows the effect. For a system that gives links there is no choice. Its parts are named "threshold" (the
// check box), "threshold-slider", "threshold-value", "sentence-aer", "sentence-precision", "sentence-recall",
// "links-found", "corpus-aer".
class PictureThreshold : public QWidget {
    Q_OBJECT

public:
    explicit PictureThreshold(QWidget* parent = nullptr);

    void setPicture(const InspectedPicture& picture);

signals:
    // By the user, at most once in a frame. Empty: the largest weight of each row counts.
    void thresholdChanged(std::optional<double> threshold);

private:
    std::optional<double> threshold() const;
    void showValue();
    void showMeasured();
    void changeSoon();
    void fit();

    QWidget* m_control;  // switch, slider and value
    QCheckBox* m_switch;
    QSlider* m_slider;  // in hundredths
    QLabel* m_value;
    FigureLabel* m_errorRate;
    FigureLabel* m_precision;
    FigureLabel* m_recall;
    FigureLabel* m_found;
    FigureLabel* m_corpus;
    QTimer m_frame;
    struct {
        std::optional<double> errorRate, precision, recall, corpusErrorRate;
    } m_measured;  // of the picture; empty: not known
};

}  // namespace attn::ui
