// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/document/document_table.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <algorithm>
#include <vector>

#include "ui/pictures/document/document_view.h"

namespace attn::ui {
namespace {

// A sentence, or with a word one of its words.
class DocumentItem : public QAccessibleInterface {
public:
    DocumentItem(DocumentView& view, int sentence, int word)
        : m_view(view), m_sentence(sentence), m_word(word) {}
    ~DocumentItem() override {
        for (const QAccessible::Id id : m_words)
            if (id != 0)
                QAccessible::deleteAccessibleInterface(id);
    }

    bool isValid() const override {
        return m_word >= 0 ? m_word < document().wordCount()
                           : m_sentence < static_cast<int>(document().sentences.size());
    }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return m_view.window() ? m_view.window()->windowHandle() : nullptr; }
    QAccessibleInterface* parent() const override {
        QAccessibleInterface* list = QAccessible::queryAccessibleInterface(&m_view);
        return m_word < 0 || !list ? list : list->child(m_sentence);
    }
    int childCount() const override {
        if (m_word >= 0 || !isValid())
            return 0;
        const DocumentSentence& sentence = place();
        return sentence.end - sentence.first;
    }
    QAccessibleInterface* child(int index) const override {
        if (index < 0 || index >= childCount())
            return nullptr;
        m_words.resize(std::max(m_words.size(), static_cast<std::size_t>(childCount())), 0);
        QAccessible::Id& id = m_words[static_cast<std::size_t>(index)];
        if (id == 0)
            id = QAccessible::registerAccessibleInterface(
                new DocumentItem(m_view, m_sentence, place().first + index));
        return QAccessible::accessibleInterface(id);
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        for (int i = 0; i < childCount(); ++i)
            if (child(i)->rect().contains(x, y))
                return child(i);
        return nullptr;
    }
    int indexOfChild(const QAccessibleInterface* each) const override {
        for (int i = 0; i < childCount(); ++i)
            if (child(i) == each)
                return i;
        return -1;
    }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
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
        const QRect inside = all.toAlignedRect();
        return {m_view.mapToGlobal(inside.topLeft()), inside.size()};
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
    void setText(QAccessible::Text, const QString&) override {}

private:
    const Document& document() const { return m_view.document(); }
    const DocumentSentence& place() const {
        return document().sentences[static_cast<std::size_t>(m_sentence)];
    }

    DocumentView& m_view;  // the list's owner is destroyed with the view
    int m_sentence, m_word;
    mutable std::vector<QAccessible::Id> m_words;  // 0: not created yet
};

class DocumentList : public QAccessibleWidget {
public:
    explicit DocumentList(DocumentView* view) : QAccessibleWidget(view, QAccessible::List) {}
    ~DocumentList() override { forget(); }

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
            forget();
            m_of = sentences;
        }
        if (index < 0 || index >= static_cast<int>(m_of.size()))
            return nullptr;
        m_sentences.resize(m_of.size(), 0);
        QAccessible::Id& id = m_sentences[static_cast<std::size_t>(index)];
        if (id == 0)
            id = QAccessible::registerAccessibleInterface(new DocumentItem(*view(), index, -1));
        return QAccessible::accessibleInterface(id);
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        for (int i = 0; i < childCount(); ++i)
            if (child(i)->rect().contains(x, y))
                return child(i);
        return nullptr;
    }
    int indexOfChild(const QAccessibleInterface* each) const override {
        for (int i = 0; i < childCount(); ++i)
            if (child(i) == each)
                return i;
        return -1;
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
    void forget() const {
        for (const QAccessible::Id id : m_sentences)
            if (id != 0)
                QAccessible::deleteAccessibleInterface(id);
        m_sentences.clear();
    }

    mutable std::vector<DocumentSentence> m_of;
    mutable std::vector<QAccessible::Id> m_sentences;  // 0: not created yet
};

QAccessibleInterface* makeDocumentList(const QString&, QObject* object) {
    auto* view = qobject_cast<DocumentView*>(object);
    return view ? new DocumentList(view) : nullptr;
}

}  // namespace

void installDocumentTables() {
    static const bool isInstalled = [] {
        QAccessible::installFactory(makeDocumentList);
        return true;
    }();
    static_cast<void>(isInstalled);
}

}  // namespace attn::ui
