// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QFrame>
#include <QStringList>
#include <QTimer>

class QLabel;

namespace attn::ui {

// A sentence across the window: what went wrong, or what a command has found. The sentences of one attempt
// stand below each other; the next attempt's take their place. They go when the user closes them, when what
// was wrong is past (settle), or after a time to read them in.
class MessageBar : public QFrame {
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent = nullptr);

    // A problem.
    void showSentence(const QString& sentence);
    void showSuccess(const QString& sentence);
    // Something else has begun or has succeeded: what was said before is past. What was said just now, in the
    // same turn of the event loop, stays.
    void settle();
    void clear();
    QString text() const;
    bool isProblem() const { return m_isProblem; }
    // Times that sentences stay, in ms; for tests.
    void setTimes(int problem, int success);

protected:
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void say(const QString& sentence, bool isProblem);
    void wait();

    QLabel* m_sign;
    QLabel* m_text;
    QStringList m_sentences;
    QElapsedTimer m_last;  // since the last one
    QTimer m_stay, m_turn;
    int m_problemTime, m_successTime;
    bool m_isProblem = true;
};

}  // namespace attn::ui
