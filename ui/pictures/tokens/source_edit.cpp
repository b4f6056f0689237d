// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/tokens/source_edit.h"
#include "ui/kit/widgets/clear_button.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QContextMenuEvent>
#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QStringListModel>
#include <algorithm>
#include <memory>

namespace attn::ui {
namespace {

bool leaves(const QKeyEvent& key) {
    return key.key() == Qt::Key_Escape || key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
}

bool isOfWord(QChar c) {
    return c.isLetterOrNumber() || c.isMark() || c == QLatin1Char('-');
}

// The start of the word that ends at `end`; `end` itself if there is none.
qsizetype wordStart(const QString& text, qsizetype end) {
    qsizetype start = end;
    while (start > 0 && isOfWord(text[start - 1]))
        --start;
    return start;
}

bool endsWord(const QString& text, qsizetype place) {
    return place >= text.size() || !isOfWord(text[place]);
}

}  // namespace

SourceEdit::SourceEdit(QWidget* parent)
    : QLineEdit(parent), m_words(new QStringListModel(this)), m_completer(new QCompleter(m_words, this)) {
    m_completer->setWidget(this);
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_completer->setModelSorting(QCompleter::CaseInsensitivelySortedModel);
    m_completer->popup()->setObjectName(QStringLiteral("sourceWords"));
    m_completer->popup()->setAccessibleName(tr("Known words"));
    connect(m_completer, qOverload<const QString&>(&QCompleter::activated), this,
            [this](const QString& word) {
                const qsizetype start = wordStart(text(), cursorPosition());
                setSelection(static_cast<int>(start), static_cast<int>(cursorPosition() - start));
                insert(word);
            });
    connect(this, &QLineEdit::textEdited, this, &SourceEdit::offerWords);
    setClearable(true);
}

void SourceEdit::setClearable(bool isClearable) {
    setClearButton(*this, isClearable);
}

void SourceEdit::setWords(const QStringList& words) {
    QStringList sorted = words;
    std::sort(sorted.begin(), sorted.end(), [](const QString& a, const QString& b) {
        const int order = a.compare(b, Qt::CaseInsensitive);
        return order != 0 ? order < 0 : a < b;
    });
    if (sorted != m_words->stringList())
        m_words->setStringList(sorted);
}

QString SourceEdit::wordInProgress() const {
    const QString now = text();
    const qsizetype end = cursorPosition();
    if (!hasFocus() || !endsWord(now, end))
        return {};
    const qsizetype start = wordStart(now, end);
    return now.mid(start, end - start);
}

void SourceEdit::replaceWord(const QString& word, const QString& by) {
    const QString now = text();
    // A tokeniser may have lower-cased the word.
    for (const Qt::CaseSensitivity letters : {Qt::CaseSensitive, Qt::CaseInsensitive}) {
        for (qsizetype at = now.indexOf(word, 0, letters); at >= 0; at = now.indexOf(word, at + 1, letters)) {
            if ((at > 0 && isOfWord(now[at - 1])) || !endsWord(now, at + word.size()))
                continue;
            setSelection(static_cast<int>(at), static_cast<int>(word.size()));
            insert(by);
            return;
        }
    }
}

bool SourceEdit::isOffering() const {
    return m_completer->popup()->isVisible();
}

void SourceEdit::offerWords() {
    const QString word = wordInProgress();
    m_completer->setCompletionPrefix(word);
    const bool isOnlyItself = m_completer->completionCount() == 1 && m_completer->currentCompletion() == word;
    if (word.isEmpty() || m_completer->completionCount() == 0 || isOnlyItself) {
        m_completer->popup()->hide();
        return;
    }
    // The list is below the word and as wide as its words.
    const int left = cursorRect().center().x() - fontMetrics().horizontalAdvance(word);
    const QAbstractItemView* list = m_completer->popup();
    const int width = list->sizeHintForColumn(0) + 3 * fontMetrics().height();
    m_completer->complete(QRect(std::clamp(left, 0, std::max(0, this->width() - width)), 0, width, height()));
}

bool SourceEdit::event(QEvent* event) {
    if (event->type() == QEvent::KeyPress && isOffering() &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Tab) {
        event->ignore();  // the list handles it, like Enter
        return true;
    }
    if (event->type() == QEvent::ShortcutOverride) {
        auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            key->ignore();  // QLineEdit would use it for its own history
            return true;
        }
        if (leaves(*key)) {
            key->accept();
            return true;
        }
    }
    return QLineEdit::event(event);
}

void SourceEdit::keyPressEvent(QKeyEvent* event) {
    if (isOffering() && (event->key() == Qt::Key_Escape ||
                         (leaves(*event) && m_completer->popup()->currentIndex().isValid()))) {
        event->ignore();  // the list handles it: a word is chosen, or none
        return;
    }
    if (leaves(*event)) {
        emit left();
        return;
    }
    QLineEdit::keyPressEvent(event);
}

void SourceEdit::focusInEvent(QFocusEvent* event) {
    QLineEdit::focusInEvent(event);
    emit focusChanged();
}

void SourceEdit::focusOutEvent(QFocusEvent* event) {
    QLineEdit::focusOutEvent(event);
    // The cursor stays in its place if a list or a menu of the field opens, or another window.
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason &&
        event->reason() != Qt::MenuBarFocusReason)
        setCursorPosition(0);
    emit focusChanged();
}

void SourceEdit::contextMenuEvent(QContextMenuEvent* event) {
    const std::unique_ptr<QMenu> menu(createStandardContextMenu());
    const QList<QAction*> actions = menu->actions();
    // The first actions are undo, redo and their separator.
    for (int own = 0; own < 3 && own < actions.size(); ++own)
        menu->removeAction(actions[own]);
    menu->exec(event->globalPos());
}

void SourceEdit::dragEnterEvent(QDragEnterEvent* event) {
    // Files are for the window: the path of a dropped model must not become text.
    if (event->mimeData()->hasUrls())
        event->ignore();
    else
        QLineEdit::dragEnterEvent(event);
}

}  // namespace attn::ui
