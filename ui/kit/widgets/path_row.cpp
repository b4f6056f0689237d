// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/widgets/path_row.h"

#include <QDragEnterEvent>
#include <QFileDialog>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>

namespace attn::ui {

PathRow::PathRow(const QString& name, QWidget* parent)
    : QWidget(parent),
      m_label(new QLabel(this)),
      m_edit(new QLineEdit(this)),
      m_browse(new QPushButton(tr("Browse…"), this)) {
    setFocusProxy(m_edit);
    m_edit->setObjectName(name);
    m_browse->setObjectName(name + QStringLiteral(".browse"));
    m_browse->setAutoDefault(false);
    m_label->setBuddy(m_edit);
    m_edit->installEventFilter(this);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(6);
    grid->setVerticalSpacing(2);
    grid->addWidget(m_label, 0, 0, 1, 2);
    grid->addWidget(m_edit, 1, 0);
    grid->addWidget(m_browse, 1, 1);
    grid->setColumnStretch(0, 1);
    connect(m_edit, &QLineEdit::textEdited, this, &PathRow::edited);
    connect(m_browse, &QPushButton::clicked, this, &PathRow::browse);
}

void PathRow::setLabel(const QString& label, const QString& help) {
    m_label->setText(label);
    m_label->setToolTip(help);
    m_edit->setAccessibleName(label);
    m_edit->setToolTip(help);
    m_edit->setWhatsThis(help);
    m_browse->setAccessibleName(tr("Browse: %1").arg(label));
    m_browse->setToolTip(tr("Choose the file in a dialog"));
}

QString PathRow::path() const {
    return m_edit->text().trimmed();
}

void PathRow::setPath(const QString& path) {
    m_edit->setText(path);
    m_edit->setCursorPosition(static_cast<int>(path.size()));  // shows the name rather than the folders
}

void PathRow::browse() {
    const QString chosen = QFileDialog::getOpenFileName(this, m_label->text(), path(),
                                                        tr("Texts (*.tsv *.txt *.csv *.gz);;All files (*)"));
    if (chosen.isEmpty())
        return;
    setPath(chosen);
    emit edited();
}

bool PathRow::eventFilter(QObject* watched, QEvent* event) {
    // A dropped file becomes the path of this field instead of text inside it.
    if (event->type() == QEvent::DragEnter || event->type() == QEvent::Drop) {
        auto* drop = static_cast<QDropEvent*>(event);
        const QList<QUrl> urls = drop->mimeData()->urls();
        if (urls.size() == 1 && urls.front().isLocalFile()) {
            drop->acceptProposedAction();
            if (event->type() == QEvent::Drop) {
                setPath(urls.front().toLocalFile());
                emit edited();
            }
            return true;
        }
        if (!urls.isEmpty()) {
            event->ignore();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace attn::ui
