// SPDX-License-Identifier: GPL-3.0-or-later
// Inspect mode opens and saves known links here, and asks before it loses edits.
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QScopedValueRollback>

#include "ui/files/save_dialog.h"
#include "ui/inspect/inspect_mode.h"

namespace attn::ui {

void InspectMode::chooseGold() {
    if (!mayLoseGold())
        return;
    const QString path =
        QFileDialog::getOpenFileName(m_page->window(), tr("Open Known Links"), {}, tr("All files (*)"));
    if (path.isEmpty())
        return;
    m_goldPath.clear();
    m_controller.gold().open(path);
}

bool InspectMode::saveGold(bool asksForPath) {
    const QString pharaoh = QStringLiteral("pharaoh"), naacl = QStringLiteral("naacl");
    QString path = m_goldPath, format = m_goldFormat;
    if (path.isEmpty() || asksForPath) {
        const GoldLinks* gold = m_controller.inspection().gold();
        const bool isNaacl = gold && gold->format == "naacl", keepsForm = m_controller.gold().keepsForm();
        const QString naaclFilter = tr("NAACL, numbers from 1 (*.naacl)");
        const QString pharaohFilter = tr("Pharaoh, positions from 0 (*.pharaoh)");
        const QString keepFilter = tr("The form of the file that was opened (*)");
        QStringList filters = {pharaohFilter, naaclFilter};
        if (keepsForm)
            filters.prepend(keepFilter);
        const SaveChoice choice =
            askForSaveFile(m_page->window(), tr("Save Known Links"), proposedGoldPath(keepsForm),
                           filters.join(QStringLiteral(";;")),
                           keepsForm ? keepFilter
                           : isNaacl ? naaclFilter
                                     : pharaohFilter);
        path = choice.path;
        // The ending of the name chooses the form. Without a known ending, the filter does. If the file that
        // was opened is chosen again, its ending does not override the filter.
        const QString ending = QFileInfo(path).suffix().toLower();
        const bool isOpened = gold && QFileInfo(path) == QFileInfo(QString::fromStdString(gold->path));
        const bool isNamed = ending == naacl || ending == pharaoh;
        format = keepsForm && choice.filter == keepFilter && (isOpened || !isNamed || ending == goldFormat())
                     ? QString()
                 : isNamed                      ? ending
                 : choice.filter == naaclFilter ? naacl
                                                : pharaoh;
    }
    if (path.isEmpty() || !m_controller.gold().save(path, format))
        return false;
    m_goldPath = path;
    m_goldFormat = format;
    return true;
}

QString InspectMode::goldFormat() const {
    const GoldLinks* gold = m_controller.inspection().gold();
    return gold ? QString::fromStdString(gold->format) : QString();
}

// The file that was opened. If its form cannot be written, another file beside it. Links that were made here
// have no file yet.
QString InspectMode::proposedGoldPath(bool keepsForm) const {
    if (!m_goldPath.isEmpty())
        return m_goldPath;
    const GoldLinks* gold = m_controller.inspection().gold();
    if (!gold || gold->path.empty())
        return QStringLiteral("links.pharaoh");
    const QFileInfo file(QString::fromStdString(gold->path));
    return keepsForm ? file.absoluteFilePath()
                     : file.absoluteDir().filePath(file.completeBaseName() + QStringLiteral(".pharaoh"));
}

bool InspectMode::mayLoseGold() {
    if (!m_controller.gold().isChanged())
        return true;
    if (m_isAsking)
        return false;
    const QScopedValueRollback asking(m_isAsking, true);
    QMessageBox box(QMessageBox::Question, tr("Attention Lab"), tr("The known links have changed."),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, m_page->window());
    box.setInformativeText(tr("Save them?"));
    box.setObjectName(QStringLiteral("loseGold"));
    box.setDefaultButton(QMessageBox::Save);
    const int chosen = box.exec();
    return chosen == QMessageBox::Save ? saveGold(false) : chosen == QMessageBox::Discard;
}

bool InspectMode::mayClose() {
    return mayLoseGold();
}

}  // namespace attn::ui
