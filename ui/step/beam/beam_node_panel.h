// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/pictures/beam/beam_data.h"
#include "ui/pictures/beam/beam_layout.h"

class QBoxLayout;
class QLabel;
class QPushButton;

namespace attn::ui {

class AttentionPlot;
class CoverageBars;
class ElidedLabel;

// The details of one node of a beam tree: its path as text, its numbers, the attention rows of its path,
// their coverage, and the command that makes it the decoded path. Labels are named "beamNode", "beamFate",
// "beamText", "beamToken", "beamNumbers"; the button "decodePathButton".
class BeamNodePanel : public QWidget {
    Q_OBJECT

public:
    explicit BeamNodePanel(QWidget* parent = nullptr);

    // `layout` belongs to the same tree. A node of −1 shows nothing.
    void setNode(const std::shared_ptr<const BeamData>& found, const BeamLayout& layout, attn::Index node);
    // Why the button cannot be pressed; empty when it can.
    void setObstacle(const QString& reason);
    void setHoveredSource(int source);
    bool hasKeys() const;  // its button has the focus

    AttentionPlot* plot() const { return m_plot; }
    CoverageBars* coverage() const { return m_coverage; }

signals:
    void decodeRequested();
    void stepRequested(int step);    // a row of the path, counted from 1
    void sourceHovered(int source);  // −1: left

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void applyTheme();
    void fitFate();
    void showNumbers(const BeamData& data, attn::Index node);
    void showSelection();

    ElidedLabel* m_name;
    QLabel* m_fate;
    ElidedLabel* m_text;
    ElidedLabel* m_token;
    ElidedLabel* m_path;
    AttentionPlot* m_plot;
    QWidget* m_rows;  // plot and coverage
    CoverageBars* m_coverage;
    QLabel* m_noAttention;
    QPushButton* m_decode;
    QBoxLayout* m_parts = nullptr;
    std::vector<QLabel*> m_captions;
    std::shared_ptr<const Picture> m_picture;
    int m_steps = 0, m_row = -1, m_source = -1;
};

}  // namespace attn::ui
