// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/file_dialogs.h"

#include <QApplication>
#include <QComboBox>
#include <QDateTime>
#include <QEvent>
#include <QFileDialog>
#include <QFileIconProvider>
#include <QFileSystemModel>
#include <QHeaderView>
#include <QListView>
#include <QLocale>
#include <QMimeDatabase>
#include <QScreen>
#include <QSplitter>
#include <QStyledItemDelegate>
#include <QTreeView>
#include <algorithm>

#include "ui/kit/text/time_text.h"

namespace attn::ui {
namespace {

// The columns of QFileSystemModel.
enum FileColumn { NameColumn, SizeColumn, TypeColumn, DateColumn };
constexpr int leastName = 16, usualName = 30;  // widths in average letters
constexpr int cellSides = 24;                  // px beside a text in its column
constexpr int leastWindow = 1000;              // px

// Nearly as wide as the window, or as the least width for a small window.
int mostWidth(const QWidget& dialog) {
    const QWidget* window = dialog.parentWidget() ? dialog.parentWidget()->window() : &dialog;
    return std::min(window->screen()->availableGeometry().width(), std::max(window->width(), leastWindow)) *
           49 / 50;
}

int widestItem(const QComboBox& box) {
    int width = 0;
    for (int i = 0; i < box.count(); ++i)
        width = std::max(width, box.fontMetrics().horizontalAdvance(box.itemText(i)));
    return width;
}

// Qt's own text for a date in the list of files.
QString dateOfDesktop(const QDateTime& when) {
    return QLocale::system().toString(when, QLocale::ShortFormat);
}

// The date is measured by the present one, because all are about equally long.
int fileColumnWidth(const QTreeView& list, FileColumn column) {
    const QFontMetrics metrics = list.fontMetrics();
    const QDateTime now = QDateTime::currentDateTime();
    const QStringList texts = column == SizeColumn   ? QStringList{QStringLiteral("1,023.99 MiB")}
                              : column == TypeColumn ? QStringList{QStringLiteral("attnlab File")}
                                                     : QStringList{dateText(now), dateOfDesktop(now)};
    int width = list.header()->sectionSizeHint(column);
    for (const QString& text : texts)
        width = std::max(width, metrics.horizontalAdvance(text));
    return width + cellSides;
}

// Qt writes the dates of files as the desktop does. Here they are those of the window's language. The column
// has room for both, because its texts are Qt's for whoever asks the list and not the screen.
class FileDates : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const int width = option.fontMetrics.horizontalAdvance(index.data().toString()) + cellSides;
        return QStyledItemDelegate::sizeHint(option, index).expandedTo(QSize(width, 0));
    }

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        if (const auto* files = qobject_cast<const QFileSystemModel*>(index.model()))
            option->text = dateText(files->lastModified(index));
    }
};

// If there is no room for all columns, the type is hidden first, because the end of the name tells it, and
// then the size.
void fitFileColumns(QTreeView& list, int room) {
    const int letter = list.fontMetrics().averageCharWidth();
    list.header()->setSectionResizeMode(NameColumn, QHeaderView::Stretch);
    int wanted = leastName * letter + cellSides;
    for (const FileColumn column : {DateColumn, SizeColumn, TypeColumn}) {
        wanted += fileColumnWidth(list, column);
        list.setColumnHidden(column, wanted > room);
        list.header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    }
}

void fitFileDialog(QFileDialog& dialog) {
    auto* list = dialog.findChild<QTreeView*>(QStringLiteral("treeView"));
    const auto* places = dialog.findChild<QListView*>(QStringLiteral("sidebar"));
    auto* halves = dialog.findChild<QSplitter*>(QStringLiteral("splitter"));
    const auto* kinds = dialog.findChild<QComboBox*>(QStringLiteral("fileTypeCombo"));
    if (!list || !places || !halves || !kinds)
        return;  // the desktop has its own dialog
    list->setItemDelegateForColumn(DateColumn, new FileDates(list));
    const int letter = list->fontMetrics().averageCharWidth();
    const int sidebar = places->sizeHintForColumn(0) + 2 * letter;
    const int frame = halves->handleWidth() + 4 * letter;
    int columns = usualName * letter + cellSides;
    for (const FileColumn column : {SizeColumn, TypeColumn, DateColumn})
        columns += fileColumnWidth(*list, column);
    // A label and a button stand beside the kinds of files.
    const int beside = dialog.width() - kinds->width();
    const int wanted = std::max(sidebar + frame + columns, widestItem(*kinds) + 6 * letter + beside);
    dialog.resize(std::min(std::max(dialog.width(), wanted), mostWidth(dialog)), dialog.height());
    const int right = dialog.width() - sidebar - frame;
    halves->setSizes({sidebar, right});
    fitFileColumns(*list, right);
}

// Tells the kinds of files by their names. Qt's own reads a part of every file in the thread of the window,
// which waits where a file does (as /proc/kmsg does, or a file on a drive that is away).
class KindsByName : public QFileIconProvider {
public:
    QString type(const QFileInfo& file) const override {
        if (!file.isFile())
            return QFileIconProvider::type(file);
        const QMimeType kind = QMimeDatabase().mimeTypeForFile(file, QMimeDatabase::MatchExtension);
        return kind.comment().isEmpty() ? kind.name() : kind.comment();
    }
    QIcon icon(const QFileInfo& file) const override {
        return QFileIconProvider::icon(file.isDir() ? Folder : File);
    }
    using QFileIconProvider::icon;
};

class FileDialogs : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Show) {
            if (auto* dialog = qobject_cast<QFileDialog*>(watched)) {
                dialog->setIconProvider(&m_kinds);
                fitFileDialog(*dialog);
            }
        }
        return false;
    }

private:
    KindsByName m_kinds;  // outlives the dialogs of the program
};

}  // namespace

void keepFileDialogsWhole(QApplication& program) {
    static QObject* installed = nullptr;
    if (installed)
        return;
    installed = new FileDialogs(&program);
    program.installEventFilter(installed);
}

}  // namespace attn::ui
