// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/stages/choice_bar.h"

#include <algorithm>

#include <QButtonGroup>
#include <QFontMetrics>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

#include "ui/kit/commands/empty_menu.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/text/translate_again.h"
#include "ui/kit/theme/theme.h"

namespace attn::ui {
namespace {

constexpr int meanHead = -1;  // as MapAddress::allHeads

// Between the choices of layers, of heads and of a logit.
int rowGap() {
    return 4 * theme().space;
}

QString textOfHead(int number) {
    return number == meanHead ? ChoiceBar::tr("mean") : QString::number(number + 1);
}

}  // namespace

ChoiceBar::ChoiceBar(QWidget* parent)
    : QWidget(parent),
      m_layers(makeRow(QStringLiteral("layer"), tr("layer"))),
      m_heads(makeRow(QStringLiteral("head"), tr("head"))),
      m_logit(new QToolButton(this)) {
    setAccessibleName(tr("Layer and head of the stages"));
    m_logit->setObjectName(QStringLiteral("logitMenu"));
    m_logit->setPopupMode(QToolButton::InstantPopup);
    m_logit->setFocusPolicy(Qt::TabFocus);
    m_logit->setMenu(new QMenu(m_logit));
    m_logit->setAccessibleName(tr("Token whose logit is shown in parts"));
    m_logit->setToolTip(tr("Choose the token whose logit the residual stream shows in parts"));
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, &ChoiceBar::applyTheme);
    connect(LanguageNotifier::instance(), &LanguageNotifier::changed, this, &ChoiceBar::check);
    check();
    applyTheme();
    hide();
}

ChoiceBar::Row ChoiceBar::makeRow(const QString& key, const QString& caption) {
    Row row{.key = key,
            .caption = new QLabel(caption, this),
            .group = new QButtonGroup(this),
            .buttons = {},
            .menu = new QToolButton(this)};
    row.caption->setProperty("tone", "muted");
    row.menu->setObjectName(key + QStringLiteral("Menu"));
    row.menu->setPopupMode(QToolButton::InstantPopup);
    row.menu->setFocusPolicy(Qt::TabFocus);
    row.menu->setMenu(new QMenu(row.menu));
    return row;
}

void ChoiceBar::fill(Row& row, int first, int count) {
    qDeleteAll(row.buttons);
    row.buttons.clear();
    QMenu* menu = row.menu->menu();
    emptyMenu(*menu);
    const bool isHeads = first < 0;
    for (int number = first; number < first + count; ++number) {
        const QString text = isHeads ? textOfHead(number) : QString::number(number + 1);
        const QString name =
            row.key + (number == meanHead ? QStringLiteral("Mean") : QString::number(number + 1));
        const QString said = !isHeads             ? tr("Show layer %1").arg(text)
                             : number == meanHead ? tr("Show the mean of all heads")
                                                  : tr("Show head %1").arg(text);
        auto* button = new QToolButton(this);
        button->setObjectName(name);
        button->setText(text);
        button->setCheckable(true);
        button->setFocusPolicy(Qt::TabFocus);
        button->setFont(theme().small);
        button->setProperty("role", "segment");
        button->setProperty("place", count == 1                    ? "only"
                                     : number == first             ? "first"
                                     : number == first + count - 1 ? "last"
                                                                   : "middle");
        button->setAccessibleName(said);
        button->setToolTip(said);
        row.group->addButton(button);
        row.buttons.push_back(button);
        connect(button, &QToolButton::clicked, this, [this, key = row.key, number] { choose(key, number); });
        QAction* action = menu->addAction(text);
        action->setObjectName(name);
        action->setCheckable(true);
        action->setToolTip(said);
        connect(action, &QAction::triggered, this, [this, key = row.key, number] { choose(key, number); });
    }
}

void ChoiceBar::choose(const QString& key, int number) {
    if (key == m_layers.key)
        m_choice.layer = number;
    else
        m_choice.head = number;
    check();
    emit chosen(m_choice);
}

void ChoiceBar::setChoices(const StageChoices& offered, const StageChoice& choice) {
    if (offered.layers != m_offered.layers)
        fill(m_layers, 0, static_cast<int>(offered.layers));
    if (offered.heads != m_offered.heads)
        fill(m_heads, meanHead, static_cast<int>(offered.heads) + 1);
    m_offered = offered;
    m_choice = choice;
    check();
}

void ChoiceBar::check() {
    const auto layer = static_cast<int>(std::clamp<Index>(m_choice.layer.value_or(m_offered.layers - 1), 0,
                                                          std::max<Index>(0, m_offered.layers - 1)));
    const auto head = static_cast<int>(headOf(m_choice, m_offered.heads));
    const auto show = [](Row& row, int place, const QString& text) {
        for (int i = 0; i < static_cast<int>(row.buttons.size()); ++i)
            row.buttons[static_cast<std::size_t>(i)]->setChecked(i == place);
        const QList<QAction*> actions = row.menu->menu()->actions();
        for (int i = 0; i < actions.size(); ++i)
            actions[i]->setChecked(i == place);
        row.menu->setText(text);
        row.menu->setAccessibleName(text);
        row.menu->setToolTip(text);
    };
    show(m_layers, layer, tr("layer %1 ▾").arg(layer + 1));
    show(m_heads, head + 1, tr("head %1 ▾").arg(textOfHead(head)));
    QString said = m_said;
    for (const auto& [token, text] : m_tokens)
        if (token == m_choice.token)
            said = text;
    m_logit->setText(tr("logit of %1 ▾").arg(isolated(tokenText(said).text)));
    for (QAction* action : m_logit->menu()->actions())
        action->setChecked(action->data().isNull() ? !m_choice.token
                                                   : m_choice.token == action->data().toInt());
}

void ChoiceBar::setTokens(const Tokens& tokens, const QString& said) {
    if (tokens == m_tokens && said == m_said)
        return;
    m_tokens = tokens;
    m_said = said;
    QMenu* menu = m_logit->menu();
    emptyMenu(*menu);
    const auto add = [&](const QString& text, const QString& name, const QVariant& token) {
        QAction* action = menu->addAction(QString(text).replace(QLatin1Char('&'), QStringLiteral("&&")));
        action->setObjectName(name);
        action->setCheckable(true);
        action->setData(token);
        connect(action, &QAction::triggered, this, [this, token] {
            m_choice.token = token.isNull() ? std::nullopt : std::optional<Token>(token.toInt());
            check();
            emit chosen(m_choice);
        });
    };
    add(tr("The token that is said"), QStringLiteral("logitSaid"), {});
    menu->addSeparator();
    for (const auto& [token, text] : m_tokens)
        add(tokenText(text).text, QStringLiteral("logit%1").arg(token), static_cast<int>(token));
    check();
}

void ChoiceBar::applyTheme() {
    for (Row* row : {&m_layers, &m_heads}) {
        row->caption->setFont(theme().small);
        row->menu->setFont(theme().small);
        for (QToolButton* button : row->buttons)
            button->setFont(theme().small);
    }
    m_logit->setFont(theme().small);
}

int ChoiceBar::width(const Row& row, bool isMenu) const {
    if (row.buttons.size() < 2)
        return 0;
    const QFontMetrics metrics(theme().small);
    const int pad = 6 * theme().space;
    if (isMenu)
        return metrics.horizontalAdvance(row.menu->text()) + 2 * pad;
    int all = metrics.horizontalAdvance(row.caption->text()) + 2 * theme().space;
    for (const QToolButton* button : row.buttons)
        all += metrics.horizontalAdvance(button->text()) + pad;
    return all + rowGap();
}

int ChoiceBar::place(Row& row, int left, bool isMenu) {
    const bool isShown = row.buttons.size() > 1;
    row.caption->setVisible(isShown && !isMenu);
    row.menu->setVisible(isShown && isMenu);
    for (QToolButton* button : row.buttons)
        button->setVisible(isShown && !isMenu);
    if (!isShown)
        return left;
    const QFontMetrics metrics(theme().small);
    const int pad = 6 * theme().space, high = height() - 6;
    const int end = left + width(row, isMenu);
    if (isMenu) {
        row.menu->setGeometry(left, 3, end - left - theme().space, high);
        return end;
    }
    const int caption = metrics.horizontalAdvance(row.caption->text()) + 2 * theme().space;
    row.caption->setGeometry(left, 3, caption, high);
    left += caption;
    for (QToolButton* button : row.buttons) {
        const int wide = metrics.horizontalAdvance(button->text()) + pad;
        button->setGeometry(left, 3, wide, high);
        left += wide;
    }
    return end;
}

int ChoiceBar::fit(int room) {
    const bool isAny = m_layers.buttons.size() > 1 || m_heads.buttons.size() > 1 || m_offered.hasStream;
    setVisible(isAny);
    if (!isAny)
        return 0;
    const int logit = m_offered.hasStream
                          ? QFontMetrics(theme().small).horizontalAdvance(m_logit->text()) + 8 * theme().space
                          : 0;
    // The first caption keeps clear of the button before it.
    const int before = theme().space;
    room -= before;
    const bool areMenus = width(m_layers, false) + width(m_heads, false) + logit > room;
    int left = place(m_layers, before, areMenus);
    left = place(m_heads, left, areMenus);
    m_logit->setVisible(m_offered.hasStream);
    m_logit->setGeometry(left, 3, std::max(1, std::min(logit, before + room - left)), height() - 6);
    return std::min(before + room, left + logit);
}

}  // namespace attn::ui
