// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedWidget>

class QAction;
class QLabel;
class QSplitter;

namespace attn::ui {

class FilterBar;
class InspectCharts;
class InspectPictureView;
class SentenceTable;

// The page of Inspect mode: filter and table over charts on the left, the picture of one sentence on the
// right; while nothing is open, what to do about that.
class InspectPage : public QStackedWidget {
    Q_OBJECT

public:
    // The commands of the prompt's buttons; they belong to others.
    struct Commands {
        QAction* open;
        QAction* models;
    };
    explicit InspectPage(const Commands& commands, QWidget* parent = nullptr);

    FilterBar* filter() const { return m_filter; }
    SentenceTable* table() const { return m_table; }
    InspectPictureView* picture() const { return m_picture; }
    InspectCharts* charts() const { return m_charts; }

    // In place of the views; "" shows them.
    void setPrompt(const QString& headline, const QString& advice = {});

    // Whether the picture has the whole page: in front of a class.
    void setPictureAlone(bool isAlone);

    QAction* const chartsAction;  // checkable: charts below the table

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makePrompt(const Commands& commands);
    void divide();

    FilterBar* m_filter;
    SentenceTable* m_table;
    InspectCharts* m_charts;
    InspectPictureView* m_picture;
    QSplitter *m_halves, *m_left;
    QWidget* m_promptPage;
    QLabel *m_headline, *m_advice;
    bool m_isDivided = false;  // by hand
};

}  // namespace attn::ui
