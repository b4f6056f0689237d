// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/theme/themed_icon.h"

#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>

namespace attn::ui {
namespace {

QPixmap filled(QSvgRenderer& picture, const QColor& colour, int pixels) {
    QPixmap pixmap(pixels, pixels);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    picture.render(&painter);
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(pixmap.rect(), colour);
    return pixmap;
}

}  // namespace

QIcon themedIcon(const QString& name, const QColor& normal, const QColor& disabled) {
    if (name.isEmpty())
        return {};
    QSvgRenderer picture(QStringLiteral(":/icons/%1.svg").arg(name));
    QIcon icon;
    if (!picture.isValid())
        return icon;
    for (const int pixels : {16, 20, 24, 32, 48, 64}) {
        icon.addPixmap(filled(picture, normal, pixels), QIcon::Normal);
        icon.addPixmap(filled(picture, disabled, pixels), QIcon::Disabled);
    }
    return icon;
}

}  // namespace attn::ui
