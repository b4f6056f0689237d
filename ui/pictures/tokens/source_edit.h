// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

class QCompleter;
class QStringListModel;

namespace attn::ui {

// The field of the source text. While it has the focus, blanks, arrows and digits are typed into the text;
// Enter and Escape leave it. Undo and redo are the window's, so that there is a single history. If words are
// known, they are offered while one is typed. Without the focus the field shows the start of the text.
class SourceEdit : public QLineEdit {
    Q_OBJECT

public:
    explicit SourceEdit(QWidget* parent = nullptr);

    void setClearable(bool isClearable);  // by a button at its end
    // Words that can be offered; empty for texts that are not cut into words.
    void setWords(const QStringList& words);
    // The word that is being typed, which ends at the cursor. Empty without the focus.
    QString wordInProgress() const;
    // Replaces the first whole `word` by another one, as if it were typed.
    void replaceWord(const QString& word, const QString& by);

signals:
    void left();  // by Enter or Escape
    void focusChanged();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    bool isOffering() const;
    void offerWords();

    QStringListModel* m_words;
    QCompleter* m_completer;
};

}  // namespace attn::ui
