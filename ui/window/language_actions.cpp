// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/language_actions.h"

#include <QAction>

#include "ui/kit/text/language.h"
#include "ui/kit/text/translate_again.h"

namespace attn::ui {

LanguageActions::LanguageActions(const QString& chosen, QObject* parent)
    : QObject(parent), m_languages(new QActionGroup(this)) {
    add(QStringLiteral("system"), tr("&System"))->setChecked(true);
    for (const Language& language : attn::ui::languages())
        if (QAction* action = add(language.id, language.name); language.id == chosen)
            action->setChecked(true);
    connect(m_languages, &QActionGroup::triggered, this,
            [](const QAction* action) { changeLanguage(action->data().toString()); });
}

QAction* LanguageActions::add(const QString& id, const QString& text) {
    QAction* action = m_languages->addAction(text);
    action->setCheckable(true);
    action->setData(id);
    action->setObjectName(QStringLiteral("language-") + id);
    action->setStatusTip(tr("The language of the window"));
    return action;
}

}  // namespace attn::ui
