// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/document/document_table.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <vector>

#include "ui/kit/widgets/access_items.h"
#include "ui/pictures/document/document_view.h"

namespace attn::ui {
namespace {

// A sentence, or with a word one of its words.
class DocumentItem : public AccessItem {
public:
    DocumentItem(DocumentView& view, int sentence, int word)
        : AccessItem(view), m_view(view), m_sentence(sentence), m_word(word) {}

    bool isValid() const override {
        return m_word >= 0 ? m_word < document().wordCount()
                           : m_sentence < static_cast<int>(document().sentences.size());
    }
    QAccessibleInterface* parent() const override {
        QAccessibleInterface* list = AccessItem::parent();
        return m_word < 0 || !list ? list : list->child(m_sentence);
    }
    int childCount() const override {
        if (m_word >= 0 || !isValid())
            return 0;
        const DocumentSentence& sentence = place();
        return sentence.end - sentence.first;
    }
    QAccessibleInterface* child(int index) const override {
        return m_words.at(index, childCount(),
                          [&] { return new DocumentItem(m_view, m_sentence, place().first + index); });
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        for (int i = 0; i < childCount(); ++i)
            if (child(i)->rect().contains(x, y))
                return child(i);
        return nullptr;
    }
    int indexOfChild(const QAccessibleInterface* word) const override { return m_words.indexOf(word); }
    QRect rect() const override {
        if (!isValid())
            return {};
        const DocumentLayout& places = m_view.places();
        QRectF all;
        if (m_word >= 0)
            all = places.box(m_word);
        else
            for (int word = place().first; word < place().end; ++word)
                all |= places.box(word);
        all &= places.room;
        return onScreen(all);
    }
    QAccessible::State state() const override {
        QAccessible::State state;
        state.readOnly = state.selectable = true;
        state.focusable = m_word >= 0;
        state.selected = m_word >= 0 && m_view.selection().source == m_word;
        state.focused = state.selected && m_view.hasFocus();
        state.offscreen = rect().isEmpty();
        return state;
    }
    QString text(QAccessible::Text kind) const override {
        if (kind != QAccessible::Name || !isValid() || !m_view.data())
            return {};
        return m_word >= 0 ? wordDescription(document(), m_view.data()->sourceTokens.value(m_word), m_word)
                           : sentenceDescription(document(), m_sentence);
    }

private:
    const Document& document() const { return m_view.document(); }
    const DocumentSentence& place() const {
        return document().sentences[static_cast<std::size_t>(m_sentence)];
    }

    DocumentView& m_view;
    int m_sentence, m_word;
    mutable AccessItems m_words;
};

class DocumentList : public QAccessibleWidget {
public:
    explicit DocumentList(DocumentView* view) : QAccessibleWidget(view, QAccessible::List) {}

    QString text(QAccessible::Text kind) const override {
        if (kind == QAccessible::Description && view()->parentWidget()) {
            const QString classes = classesDescription(view()->document());
            const QString card = view()->parentWidget()->accessibleDescription();
            return classes.isEmpty() ? card : card + QStringLiteral("; ") + classes;
        }
        return QAccessibleWidget::text(kind);
    }
    int childCount() const override { return static_cast<int>(view()->document().sentences.size()); }
    QAccessibleInterface* child(int index) const override {
        // Another text has other sentences.
        const std::vector<DocumentSentence>& sentences = view()->document().sentences;
        if (sentences != m_of) {
            m_sentences.forget();
            m_of = sentences;
        }
        return m_sentences.at(index, childCount(), [&] { return new DocumentItem(*view(), index, -1); });
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        for (int i = 0; i < childCount(); ++i)
            if (child(i)->rect().contains(x, y))
                return child(i);
        return nullptr;
    }
    int indexOfChild(const QAccessibleInterface* sentence) const override {
        return m_sentences.indexOf(sentence);
    }
    QAccessibleInterface* focusChild() const override {
        const int word = view()->selection().source, sentence = view()->document().sentenceOf(word);
        return sentence < 0
                   ? nullptr
                   : child(sentence)->child(
                         word - view()->document().sentences[static_cast<std::size_t>(sentence)].first);
    }

private:
    DocumentView* view() const { return static_cast<DocumentView*>(widget()); }

    mutable std::vector<DocumentSentence> m_of;
    mutable AccessItems m_sentences;
};

}  // namespace

void installDocumentTables() {
    setAccessInterface<DocumentList, DocumentView>();
}

}  // namespace attn::ui
