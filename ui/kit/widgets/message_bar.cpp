// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/widgets/message_bar.h"
#include "ui/kit/widgets/side_margins.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QStyle>
#include <QToolButton>
#include <algorithm>

namespace attn::ui {
namespace {

constexpr int together = 1000;                           // ms between sentences of one attempt
constexpr int problemTime = 30000, successTime = 10000;  // ms
constexpr qsizetype mostLines = 4;

}  // namespace

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent),
      m_sign(new QLabel(this)),
      m_text(new QLabel(this)),
      m_problemTime(problemTime),
      m_successTime(successTime) {
    setProperty("role", "alert");
    setAccessibleName(tr("Message"));
    m_text->setObjectName(QStringLiteral("message"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* close = new QToolButton(this);
    close->setText(QStringLiteral("✕"));
    close->setToolTip(tr("Close this message"));
    close->setAccessibleName(tr("Close message"));
    close->setFocusPolicy(Qt::StrongFocus);
    auto* row = new QHBoxLayout(this);
    setSideMargins(row, {12, 6, 6, 6});
    row->addWidget(m_sign);
    row->addWidget(m_text, 1);
    row->addWidget(close, 0, Qt::AlignTop);
    m_stay.setSingleShot(true);
    m_turn.setSingleShot(true);
    m_turn.setInterval(0);
    connect(close, &QToolButton::clicked, this, &MessageBar::clear);
    connect(&m_stay, &QTimer::timeout, this, &MessageBar::clear);
    hide();
}

void MessageBar::showSentence(const QString& sentence) {
    say(sentence, true);
}

void MessageBar::showSuccess(const QString& sentence) {
    // If a part of the attempt has failed, that must be read first.
    if (!m_turn.isActive() || !m_isProblem || m_sentences.isEmpty())
        say(sentence, false);
}

void MessageBar::say(const QString& sentence, bool isProblem) {
    if (isProblem != m_isProblem || !m_last.isValid() || m_last.elapsed() > together)
        m_sentences.clear();
    m_last.start();
    m_turn.start();
    m_isProblem = isProblem;
    if (!m_sentences.contains(sentence))
        m_sentences.append(sentence);
    QStringList lines = m_sentences.mid(0, mostLines);
    if (m_sentences.size() > mostLines) {
        const qsizetype more = m_sentences.size() - mostLines + 1;
        lines.last() = tr("And %1 more like these.").arg(more);
    }
    m_text->setText(lines.join(QLatin1Char('\n')));
    m_sign->setText(isProblem ? QStringLiteral("⚠") : QStringLiteral("✓"));
    m_sign->setAccessibleName(isProblem ? tr("Problem") : tr("Done"));
    setProperty("kind", isProblem ? "problem" : "success");
    style()->unpolish(this);
    style()->polish(this);
    wait();
    show();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void MessageBar::wait() {
    if (!underMouse())
        m_stay.start(m_isProblem ? m_problemTime : m_successTime);
}

void MessageBar::setTimes(int problem, int success) {
    m_problemTime = problem;
    m_successTime = success;
}

void MessageBar::settle() {
    if (!m_turn.isActive())
        clear();
}

QString MessageBar::text() const {
    return m_text->text();
}

void MessageBar::clear() {
    m_stay.stop();
    m_sentences.clear();
    m_text->clear();
    hide();
}

// The sentence stays while somebody reads or copies it.
void MessageBar::enterEvent(QEnterEvent* event) {
    m_stay.stop();
    QFrame::enterEvent(event);
}

void MessageBar::leaveEvent(QEvent* event) {
    if (!isHidden())
        wait();
    QFrame::leaveEvent(event);
}

}  // namespace attn::ui
