// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/views/text_notes.h"

#include "core/base/nearest_name.h"
#include "core/tasks/task_scope.h"
#include "ui/kit/text/model_text.h"
#include "ui/kit/text/number_text.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/text/translate_again.h"
#include "ui/pictures/tokens/source_edit.h"
#include "ui/pictures/tokens/source_panel.h"

namespace attn::ui {
namespace {

using namespace std::chrono_literals;

constexpr auto pauseOfTyping = 1200ms;

bool readsWords(const Lane& lane) {
    const std::string id = lane.model()->tokenizers.source->id();
    return id == "words" || id == "blanks";
}

// The words of a lane's source vocabulary, without the special four.
std::vector<std::string> knownTokens(const Lane& lane) {
    const std::vector<std::string>& tokens = lane.model()->source.tokens();
    return {tokens.begin() + unknownToken + 1, tokens.end()};
}

}  // namespace

TextNotes::TextNotes(Session& session, StepCursor& cursor, SourcePanel& panel, TextNote& note,
                     QObject* parent)
    : QObject(parent), m_session(session), m_cursor(cursor), m_panel(panel), m_note(note) {
    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseOfTyping);
    connect(&m_pause, &QTimer::timeout, this, &TextNotes::show);
    connect(&m_session, &Session::changed, this, [this](SessionChange change) {
        if (change == SessionChange::Models)
            refreshWords();
        if (change != SessionChange::Decoded && change != SessionChange::WhatIfs)
            refresh();
    });
    connect(LanguageNotifier::instance(), &LanguageNotifier::changed, this, &TextNotes::refreshWords);
    connect(&m_session, &Session::textCut, this, [this](qsizetype from) {
        m_cutText = m_session.sourceText();
        m_cutFrom = from;
        refresh();
    });
    connect(&m_cursor, &StepCursor::selectionChanged, this, [this] {
        const Lane* lane = m_cursor.selectedLane();
        if (lane && lane->id() != m_lane)
            refresh();
    });
    connect(m_panel.edit(), &SourceEdit::focusChanged, this, &TextNotes::refresh);
    connect(&m_note, &TextNote::offerTaken, this,
            [this] { m_panel.edit()->replaceWord(m_advice.word, m_advice.instead); });
    refreshWords();
    refresh();
}

void TextNotes::refreshWords() {
    QStringList words;
    const Lane* lane = m_cursor.selectedLane();
    if (lane && readsWords(*lane))
        for (const std::string& token : knownTokens(*lane))
            if (const QString word = QString::fromStdString(token); word[0].isLetterOrNumber())
                words.append(word);
    m_panel.edit()->setWords(words);
    const Task* task = m_session.task();
    const TaskScope* scope = task ? scopeOf(*task) : nullptr;
    m_panel.setScope(scope ? tr("%1: %2").arg(coreText(task->label()), QString::fromStdString(scope->scope()))
                           : QString());
}

void TextNotes::refresh() {
    const Lane* lane = m_cursor.selectedLane();
    m_lane = lane ? lane->id() : QString();
    m_advice = lane ? advice(*lane) : Advice();
    const bool isProblem = !m_advice.note.text.isEmpty() && !m_advice.note.isRemark;
    const bool isShown = m_note.content() == m_advice.note;
    if (isProblem && !isShown && m_panel.edit()->hasFocus() && m_cutText != m_session.sourceText()) {
        m_note.setContent({});
        m_pause.start();
        return;
    }
    show();
}

void TextNotes::show() {
    m_pause.stop();
    m_note.setContent(m_advice.note);
}

TextNotes::Advice TextNotes::advice(const Lane& lane) {
    const QString& text = m_session.sourceText();
    if (m_cutFrom > 0 && text == m_cutText)
        return {{tr("The text has %1 characters. The window reads the first %2 and leaves out the rest.")
                     .arg(groupedNumber(m_cutFrom), groupedNumber(text.size()))},
                {},
                {}};
    if (readsWords(lane))
        if (Advice words = adviceOnWords(lane); !words.note.text.isEmpty())
            return words;
    const Task* task = m_tasks.task(lane.taskId());
    const TaskScope* scope = task ? scopeOf(*task) : nullptr;
    if (!scope)
        return {};
    if (const std::string outside = scope->outside(text.toStdString()); !outside.empty())
        return {
            {tr("%1 The models have not learnt such texts.").arg(QString::fromStdString(outside))}, {}, {}};
    const bool readsBothWays = ui::readsBothWays(lane.model()->network.config());
    if (m_hasRemarks && readsBothWays && lane.attends() && lane.knowsReference())
        return {{.text = QString::fromStdString(scope->remark()), .isRemark = true}, {}, {}};
    return {};
}

TextNotes::Advice TextNotes::adviceOnWords(const Lane& lane) const {
    const auto data = lane.data();
    const QString typed = m_panel.edit()->wordInProgress();
    QStringList unknown;
    for (qsizetype i = 0; i < data->sourceTokens.size(); ++i) {
        const QString& token = data->sourceTokens[i];
        if (data->sourceUnknown[static_cast<std::size_t>(i)] && token != typed && !unknown.contains(token))
            unknown.append(token);
    }
    if (unknown.isEmpty())
        return {};
    const QString& word = unknown.front();
    QString text = unknown.size() == 1
                       ? tr("%1 does not know the word %2 and reads <unk>.").arg(lane.name(), tokenName(word))
                       : tr("%1 does not know %2 words, the first is %3, and reads <unk>.", nullptr,
                            pluralOf(unknown.size()))
                             .arg(lane.name())
                             .arg(unknown.size())
                             .arg(tokenName(word));
    const std::optional<std::string> near = nearestName(word.toStdString(), knownTokens(lane));
    if (!near)
        return {{text}, {}, {}};
    const QString instead = QString::fromStdString(*near);
    return {{.text = text, .offer = tr("Write %1").arg(tokenName(instead))}, word, instead};
}

}  // namespace attn::ui
