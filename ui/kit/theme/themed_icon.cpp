// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/theme/themed_icon.h"

#include <QFile>
#include <QPainter>
#include <QPixmap>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace attn::ui {
namespace {

QString fileOf(const QString& name) {
    return QStringLiteral(":/icons/%1.svg").arg(name);
}

// Kept from one call to the next: a tool bar asks for its icons with every change of a command.
QPixmap filled(const QString& name, const QColor& colour, int pixels) {
    const QString key = QStringLiteral("icon %1 %2 %3").arg(name, colour.name(QColor::HexArgb)).arg(pixels);
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    pixmap = QPixmap(pixels, pixels);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    QSvgRenderer(fileOf(name)).render(&painter);
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(pixmap.rect(), colour);
    painter.end();
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

}  // namespace

QIcon themedIcon(const QString& name, const QColor& normal, const QColor& disabled) {
    QIcon icon;
    if (name.isEmpty() || !QFile::exists(fileOf(name)))
        return icon;
    for (const int pixels : {16, 20, 24, 32, 48, 64}) {
        icon.addPixmap(filled(name, normal, pixels), QIcon::Normal);
        icon.addPixmap(filled(name, disabled, pixels), QIcon::Disabled);
    }
    return icon;
}

}  // namespace attn::ui
