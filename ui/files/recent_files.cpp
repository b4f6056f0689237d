// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/recent_files.h"

#include <QFileInfo>
#include <QMenu>

#include "ui/files/window_settings.h"
#include "ui/kit/commands/empty_menu.h"
#include "ui/kit/commands/new_command.h"

namespace attn::ui {

RecentFiles::RecentFiles(QMenu* menu, const QStringList& paths)
    : QObject(menu), m_menu(menu), m_paths(paths) {
    fill();
}

void RecentFiles::add(const QString& path) {
    m_paths = withRecentFile(m_paths, path);
    fill();
}

void RecentFiles::fill() {
    emptyMenu(*m_menu);
    m_menu->setEnabled(!m_paths.isEmpty());
    for (const QString& path : m_paths) {
        QAction* action =
            m_menu->addAction(QFileInfo(path).fileName().replace(QLatin1Char('&'), QLatin1String("&&")));
        action->setStatusTip(path);
        action->setToolTip(path);
        // Given later: it may have to wait for a file, which deletes what has left the menu.
        connect(
            action, &QAction::triggered, this, [this, path] { emit chosen(path); }, Qt::QueuedConnection);
    }
    m_menu->addSeparator();
    m_menu->addAction(newCommand(m_menu, QStringLiteral("clearRecent"), tr("&Clear List"),
                                 tr("Forget the recent files"), {}, [this] {
                                     m_paths.clear();
                                     fill();
                                 }));
}

}  // namespace attn::ui
