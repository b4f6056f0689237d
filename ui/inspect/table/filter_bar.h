// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

#include "core/inspect/table/charts.h"
#include "core/inspect/table/sentence_filter.h"

class QLabel;
class QLineEdit;
class QMenu;
class QToolButton;

namespace attn::ui {

// The filter of the sentences as a line of text, and how many pass. What is typed counts after a short pause
// or at once with Enter; a line that cannot be read says why in place, and the filter before it stays.
class FilterBar : public QWidget {
    Q_OBJECT

public:
    explicit FilterBar(QWidget* parent = nullptr);

    // What was typed stays as it is where it means the same.
    void setFilter(const SentenceFilter& filter);
    // "1 204 of 10 000"; `all` 0: nothing is said.
    void setCount(qint64 shown, qint64 all);
    // Ready filters of what is known of no sentence cannot be chosen and say why.
    void setKnown(const KnownMetrics& known);
    // The ready filters as commands; also behind the bar's button.
    QMenu* readyMenu() const { return m_ready; }
    // The line gets the keyboard, all of it selected.
    void edit();

signals:
    void filterRequested(const attn::SentenceFilter& filter);
    void left();  // by Escape in an empty line, or Down

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void apply();
    void addReady(const ReadyFilter& ready);
    void showProblem(const QString& sentence);

    SentenceFilter m_filter;
    QLineEdit* m_line;
    QLabel* m_count;
    QLabel* m_problem;
    QToolButton* m_button;
    QMenu* m_ready;
    QTimer m_pause;
};

}  // namespace attn::ui
