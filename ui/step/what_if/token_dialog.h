// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QDialog>

#include "core/base/types.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace attn::ui {

struct TokenChoice {
    Token id = 0;
    QString text;  // raw
    std::optional<double> probability = {};
};

struct TokenQuestion {
    QString title;                     // of the window
    QString prompt;                    // a sentence that says what is chosen
    QString vocabulary;                // "the target vocabulary of Additive (17 tokens)"
    QString verb;                      // "Say %1"
    std::vector<TokenChoice> choices;  // in the order in which they are offered
    Token first = 0;                   // highlighted before anything is typed
};

// Chooses a token of a vocabulary. Typing narrows the list, Up and Down go through it, Enter takes the
// highlighted token. The dialog does not block, and it deletes itself. Children are named "tokenText",
// "tokenList", "tokenProblem", "tokenAccept".
class TokenDialog : public QDialog {
    Q_OBJECT

public:
    explicit TokenDialog(TokenQuestion question, QWidget* parent = nullptr);

signals:
    void chosen(attn::Token token);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void fill();
    void showHighlighted();
    void take();

    TokenQuestion m_question;
    QLineEdit* m_text;
    QTreeWidget* m_list;
    QLabel* m_problem;
    QPushButton* m_accept = nullptr;
};

}  // namespace attn::ui
