// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QActionGroup>
#include <QObject>
#include <QString>

#include "ui/kit/theme/theme.h"

namespace attn::ui {

// The commands that choose theme and colour map. Applies them to the application. "system" takes the
// desktop's theme at the start of the program.
class ThemeActions : public QObject {
    Q_OBJECT

public:
    explicit ThemeActions(QObject* parent = nullptr);

    // Chooses by the names in the settings. An unknown name selects the first of the list.
    void choose(const QString& themeName, const QString& mapName);
    void chooseTheme(ThemeKind kind);
    QString themeName() const;
    QString mapName() const;

    QActionGroup* themes() const { return m_themes; }
    QActionGroup* maps() const { return m_maps; }

private:
    QAction* add(QActionGroup* group, const QString& name, const QString& text, const QString& tip,
                 const QKeySequence& key = {});
    void apply();

    QActionGroup* m_themes;
    QActionGroup* m_maps;
};

}  // namespace attn::ui
