// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

#include <QWidget>

#include "ui/step/stages/numbers/lane_numbers.h"

class QButtonGroup;
class QLabel;
class QMenu;
class QToolButton;

namespace attn::ui {

// Which layer, which head, and whose logit the stages of a lane show. A row of buttons for each, or a button
// with a menu where a row has no room. Buttons are named "layer1", "headMean", "head1" …, those with menus
// "layerMenu", "headMenu", "logitMenu"; actions of menus have the names of the buttons, and "logitSaid",
// "logit5" by the token's id.
class ChoiceBar : public QWidget {
    Q_OBJECT

public:
    explicit ChoiceBar(QWidget* parent);

    void setChoices(const StageChoices& offered, const StageChoice& chosen);
    // Tokens whose logit may be chosen, the most likely first, and what the row says.
    using Tokens = std::vector<std::pair<Token, QString>>;
    void setTokens(const Tokens& tokens, const QString& said);
    const StageChoice& choice() const { return m_choice; }
    // The width that it takes of `room`; 0 where there is nothing to choose. Rows become menus if need be.
    int fit(int room);

signals:
    void chosen(const attn::ui::StageChoice& choice);

private:
    struct Row {
        QString key;  // "layer"
        QLabel* caption = nullptr;
        QButtonGroup* group = nullptr;
        std::vector<QToolButton*> buttons;
        QToolButton* menu = nullptr;
    };
    Row makeRow(const QString& key, const QString& caption);
    void fill(Row& row, int first, int count);
    void choose(const QString& key, int number);
    void check();
    void applyTheme();
    int width(const Row& row, bool isMenu) const;
    int place(Row& row, int left, bool isMenu);

    StageChoices m_offered;
    StageChoice m_choice;
    Row m_layers, m_heads;
    QToolButton* m_logit;
    Tokens m_tokens;
    QString m_said;
};

}  // namespace attn::ui
