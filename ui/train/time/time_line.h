// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "ui/train/time/time_line_data.h"

class QLabel;
class QPushButton;

namespace attn::ui {

class ElidedLabel;
class TimeTrack;

// The bar below the charts. It says which update the heatmaps show and leads to any other snapshot or back to
// live. It takes const data and emits the user's wishes.
class TimeLine : public QWidget {
    Q_OBJECT

public:
    explicit TimeLine(QWidget* parent = nullptr);

    void setData(const TimeLineData& run);
    // The update that the heatmaps show; empty: live.
    void setShownUpdate(std::optional<qint64> update);
    // Whether the run goes on, and how many updates it has. 0: the run has no end, or there is no run.
    enum class Pace { Running, Paused, Ended };
    void setPace(Pace pace, qint64 updates);
    // Memory of the history in bytes. A limit of 0 is not shown.
    void setMemory(qint64 used, qint64 limit);

    TimeTrack* track() const { return m_track; }
    QPushButton* liveButton() const { return m_live; }
    QString text() const;

    QSize minimumSizeHint() const override;

signals:
    void updateRequested(qint64 update);
    void liveRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showText();
    QStringList updateTexts(std::optional<qint64> shown) const;
    qsizetype fittingText(const QStringList& texts) const;

    QLabel* m_caption;
    TimeTrack* m_track;
    ElidedLabel* m_text;
    QPushButton* m_live;
    Index m_newest = 0;
    Pace m_pace = Pace::Running;
    qint64 m_updates = 0;
    bool m_hasStops = false;
    qint64 m_used = 0, m_limit = 0;
    int m_leastWidth = 0;  // of the shortest text, whichever update is shown
};

}  // namespace attn::ui
