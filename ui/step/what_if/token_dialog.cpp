// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/what_if/token_dialog.h"

#include <algorithm>

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStyle>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "ui/kit/text/token_text.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/lane/what_if_marks.h"

namespace attn::ui {
namespace {

constexpr int mostRows = 200;

// How well a token fits what was typed: 0 is best, −1 not at all.
int rankOf(const QString& token, const QString& typed) {
    const QString shown = tokenText(token).text;
    if (typed.isEmpty())
        return 0;
    if (token == typed || shown == typed)
        return 0;
    if (shown.compare(typed, Qt::CaseInsensitive) == 0)
        return 1;
    if (shown.startsWith(typed, Qt::CaseInsensitive))
        return 2;
    return shown.contains(typed, Qt::CaseInsensitive) ? 3 : -1;
}

}  // namespace

TokenDialog::TokenDialog(TokenQuestion question, QWidget* parent)
    : QDialog(parent),
      m_question(std::move(question)),
      m_text(new QLineEdit(this)),
      m_list(new QTreeWidget(this)),
      m_problem(new QLabel(this)) {
    setObjectName(QStringLiteral("tokenDialog"));
    setWindowTitle(m_question.title);
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    fill();
}

void TokenDialog::build() {
    auto* prompt = new QLabel(m_question.prompt, this);
    prompt->setWordWrap(true);
    prompt->setTextFormat(Qt::PlainText);
    m_text->setObjectName(QStringLiteral("tokenText"));
    m_text->setPlaceholderText(tr("Type to find a token"));
    m_text->setAccessibleName(tr("Token"));
    m_text->setAccessibleDescription(
        tr("Up and Down go through the list, Enter takes the highlighted token"));
    m_text->installEventFilter(this);
    m_list->setObjectName(QStringLiteral("tokenList"));
    m_list->setAccessibleName(tr("Tokens"));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setHeaderLabels({tr("token"), tr("probability")});
    m_list->headerItem()->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
    m_list->setColumnHidden(1, std::none_of(m_question.choices.begin(), m_question.choices.end(),
                                            [](const TokenChoice& one) { return one.probability; }));
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_list->setFocusPolicy(Qt::TabFocus);
    m_problem->setObjectName(QStringLiteral("tokenProblem"));
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setProperty("tone", "wrong");
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_accept = buttons->button(QDialogButtonBox::Ok);
    m_accept->setObjectName(QStringLiteral("tokenAccept"));
    m_accept->setProperty("role", "primary");
    m_accept->setDefault(true);
    m_accept->style()->polish(m_accept);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(8);
    column->addWidget(prompt);
    column->addWidget(m_text);
    column->addWidget(m_list, 1);
    column->addWidget(m_problem);
    column->addWidget(buttons);
    const int line = QFontMetrics(theme().label).height();
    QSize wanted(20 * line, 22 * line);
    if (parentWidget())
        wanted = wanted.boundedTo(parentWidget()->window()->size() * 0.94);
    resize(wanted);
    connect(m_text, &QLineEdit::textChanged, this, &TokenDialog::fill);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &TokenDialog::showHighlighted);
    connect(m_list, &QTreeWidget::itemActivated, this, &TokenDialog::take);
    connect(buttons, &QDialogButtonBox::accepted, this, &TokenDialog::take);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_text->setFocus();
}

void TokenDialog::fill() {
    const QString typed = m_text->text();
    struct Found {
        int rank;
        const TokenChoice* choice;
    };
    std::vector<Found> found;
    for (const TokenChoice& choice : m_question.choices)
        if (const int rank = rankOf(choice.text, typed); rank >= 0)
            found.push_back({rank, &choice});
    const bool isKnown = !found.empty();
    if (!isKnown)  // all are offered, none is highlighted
        for (const TokenChoice& choice : m_question.choices)
            found.push_back({0, &choice});
    std::stable_sort(found.begin(), found.end(),
                     [](const Found& a, const Found& b) { return a.rank < b.rank; });
    found.resize(std::min<std::size_t>(found.size(), mostRows));
    m_list->clear();
    for (const Found& one : found) {
        auto* item = new QTreeWidgetItem(m_list);
        const TokenText shown = tokenText(one.choice->text);
        item->setText(0, shown.text);
        item->setData(0, Qt::UserRole, one.choice->id);
        item->setData(0, Qt::AccessibleTextRole, tokenName(one.choice->text));
        if (shown.isSymbol)
            item->setForeground(0, theme().mutedText);
        if (one.choice->probability)
            item->setText(1, exactNumber(*one.choice->probability));
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
    }
    QTreeWidgetItem* highlighted = isKnown ? m_list->topLevelItem(0) : nullptr;
    for (int i = 0; typed.isEmpty() && i < m_list->topLevelItemCount(); ++i)
        if (m_list->topLevelItem(i)->data(0, Qt::UserRole).value<Token>() == m_question.first)
            highlighted = m_list->topLevelItem(i);
    m_list->setCurrentItem(highlighted);
    m_problem->setText(
        isKnown ? QString()
                : tr("“%1” is not in %2. Choose one from the list.").arg(typed, m_question.vocabulary));
    m_problem->setVisible(!isKnown);
    showHighlighted();
}

void TokenDialog::showHighlighted() {
    const QTreeWidgetItem* item = m_list->currentItem();
    const QString token = item ? QStringLiteral("“%1”").arg(isolated(item->text(0))) : tr("a Token");
    m_accept->setText(m_question.verb.arg(QString(token).replace(QLatin1Char('&'), QLatin1String("&&"))));
    m_accept->setEnabled(item);
}

void TokenDialog::take() {
    const QTreeWidgetItem* item = m_list->currentItem();
    if (!item)
        return;
    const auto token = item->data(0, Qt::UserRole).value<Token>();
    accept();
    emit chosen(token);
}

bool TokenDialog::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_text && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown) {
            QCoreApplication::sendEvent(m_list, event);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

}  // namespace attn::ui
