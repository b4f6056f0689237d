// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>
#include <vector>

namespace attn::ui {

// The values of the charts at one update.
struct Reading {
    struct Row {
        QString name;
        int colour = 0;  // index for Theme::lane
        bool isBranch = false;
        bool isSelected = false;
        QStringList values;  // one for each column; "" if the lane has no such value
    };
    qint64 update = 0;
    QStringList columns;
    std::vector<Row> rows;
    QStringList notes;  // sentences below the table
};

// A small table beside the mouse: a window without a frame that takes neither mouse events nor focus.
class ReadingTable : public QWidget {
    Q_OBJECT

public:
    explicit ReadingTable(QWidget* parent);

    void setReading(Reading reading);
    const Reading& reading() const { return m_reading; }
    // The table as a sentence for each lane.
    QString text() const;
    // Shows it beside a point of the screen, within the screen.
    void showBeside(QPoint place);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString headline() const;
    std::vector<int> widths() const;  // of the name and the columns
    QString footer() const;

    Reading m_reading;
};

}  // namespace attn::ui
