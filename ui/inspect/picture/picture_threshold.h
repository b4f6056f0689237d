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

// From which weight on a weight is a link, or only the largest of its row is one, and what comes of it. Of a
// system that gives links there is nothing to choose. Its
// parts are named "threshold" (the check box), "threshold-slider", "threshold-value", "sentence-aer",
// "sentence-precision", "sentence-recall", "links-found", "corpus-aer".
class PictureThreshold : public QWidget {
    Q_OBJECT

public:
    explicit PictureThreshold(QWidget* parent = nullptr);

    void setPicture(const InspectedPicture& picture);

signals:
    // By the user, no more often than a frame. None: the largest weight of each row.
    void thresholdChanged(std::optional<double> threshold);

private:
    std::optional<double> threshold() const;
    void showValue();
    void changeSoon();
    void fit();

    QWidget* m_control;  // switch, slider and value
    QCheckBox* m_switch;
    QSlider* m_slider;  // hundredths
    QLabel* m_value;
    FigureLabel* m_errorRate;
    FigureLabel* m_precision;
    FigureLabel* m_recall;
    FigureLabel* m_found;
    FigureLabel* m_corpus;
    QTimer m_frame;
};

}  // namespace attn::ui
