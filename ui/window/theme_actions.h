// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QActionGroup>
#include <QObject>
#include <QString>

#include "ui/kit/theme/theme.h"

namespace attn::ui {

// The choice of theme and colour map, with its commands. Applies them to the application. "system" asks the
// desktop when the program starts.
class ThemeActions : public QObject {
    Q_OBJECT

public:
    explicit ThemeActions(QObject* parent = nullptr);

    // By the names that settings hold; unknown names take the first of the list.
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
