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

// The page of Inspect mode: filter and table above charts on the left, the picture of one sentence on the
// right. While nothing is open, it tells what to do.
class InspectPage : public QStackedWidget {
    Q_OBJECT

public:
    // The commands of the prompt's buttons; others own them.
    struct Commands {
        QAction* open;
        QAction* models;
    };
    explicit InspectPage(const Commands& commands, QWidget* parent = nullptr);

    FilterBar* filter() const { return m_filter; }
    SentenceTable* table() const { return m_table; }
    InspectPictureView* picture() const { return m_picture; }
    InspectCharts* charts() const { return m_charts; }

    // Shown instead of the views; "" shows the views.
    void setPrompt(const QString& headline, const QString& advice = {});

    // Whether the picture fills the page, for a class.
    void setPictureAlone(bool isAlone);
    // Gives the focus to the table or to what replaces it.
    void takeFocus();

    // Checkable: shows charts below the table. A page that is too low for both shows one of them, at first
    // the table.
    QAction* const chartsAction;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makePrompt(const Commands& commands);
    void showCharts(bool isOn);
    void fit();
    void divide();

    FilterBar* m_filter;
    SentenceTable* m_table;
    InspectCharts* m_charts;
    InspectPictureView* m_picture;
    QSplitter *m_halves, *m_left;
    QWidget *m_below, *m_promptPage;  // m_below: the charts
    QLabel *m_headline, *m_advice;
    bool m_isDivided = false;                            // the user moved the splitter
    bool m_hasRoomForBoth = true;                        // for table and charts
    bool m_wantsCharts = true, m_prefersCharts = false;  // with the table; instead of it without room
};

}  // namespace attn::ui
