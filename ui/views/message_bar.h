// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;

namespace attn::ui {

// One sentence across the window until the user closes it; hidden while there is nothing to say.
class MessageBar : public QFrame {
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent = nullptr);

    // Several sentences of one attempt stand below each other.
    void showSentence(const QString& sentence);
    QString text() const;
    void clear();

private:
    QLabel* m_text;
};

}  // namespace attn::ui
