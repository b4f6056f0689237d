// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QActionGroup>
#include <QObject>
#include <QString>

namespace attn::ui {

// The commands that choose the window's language. They change what is shown at once; models, runs and texts
// stay.
class LanguageActions : public QObject {
    Q_OBJECT

public:
    // `chosen` is an id of `languages()` or "system".
    LanguageActions(const QString& chosen, QObject* parent);

    QString chosen() const { return m_languages->checkedAction()->data().toString(); }
    QActionGroup* languages() const { return m_languages; }

private:
    QAction* add(const QString& id, const QString& text);

    QActionGroup* m_languages;
};

}  // namespace attn::ui
