// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

class QMenu;

namespace attn::ui {

// The submenu of recently opened files, the newest first.
class RecentFiles : public QObject {
    Q_OBJECT

public:
    // The object becomes a child of the menu.
    explicit RecentFiles(QMenu* menu, const QStringList& paths);

    const QStringList& paths() const { return m_paths; }
    void add(const QString& path);

signals:
    void chosen(const QString& path);

private:
    void fill();

    QMenu* m_menu;
    QStringList m_paths;
};

}  // namespace attn::ui
