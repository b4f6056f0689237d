// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QFrame>
#include <QStringList>
#include <QTimer>

class QLabel;

namespace attn::ui {

// A sentence across the window: what went wrong, or what a command has found. The sentences of one attempt
// are shown one below the other; those of the next attempt replace them. They disappear when the user closes
// them, when the problem is over (settle), or after enough time to read them.
class MessageBar : public QFrame {
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent = nullptr);

    // Shows a problem.
    void showSentence(const QString& sentence);
    void showSuccess(const QString& sentence);
    // Something else has begun or succeeded, so earlier sentences are outdated. Sentences from the same turn
    // of the event loop stay.
    void settle();
    void clear();
    QString text() const;
    bool isProblem() const { return m_isProblem; }
    // Sets for how long sentences stay, in ms; for tests.
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
    QElapsedTimer m_last;  // time since the last sentence
    QTimer m_stay, m_turn;
    int m_problemTime, m_successTime;
    bool m_isProblem = true;
};

}  // namespace attn::ui
