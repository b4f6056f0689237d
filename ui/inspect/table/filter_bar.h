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

// The filter of the sentences as a line of text, with the number of those that pass. Typed text takes effect
// after a short pause, or at once with Enter. If a line cannot be parsed, its problem is shown there and the
// filter before it stays.
class FilterBar : public QWidget {
    Q_OBJECT

public:
    explicit FilterBar(QWidget* parent = nullptr);

    // Typed text with the same meaning is not changed.
    void setFilter(const SentenceFilter& filter);
    // "1 204 of 10 000"; nothing is shown when `all` is 0.
    void setCount(qint64 shown, qint64 all);
    // Ready-made filters of metrics that are known for no sentence are disabled and tell why.
    void setKnown(const KnownMetrics& known);
    // The ready-made filters as commands; the button of the bar opens it too.
    QMenu* readyMenu() const { return m_ready; }
    // Gives the line the focus and selects all of it.
    void edit();

signals:
    void filterRequested(const attn::SentenceFilter& filter);
    void left();  // by Escape in an empty line, or by Down

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
