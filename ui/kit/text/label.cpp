// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/text/label.h"

#include <tuple>

#include <QFontMetricsF>
#include <QHash>
#include <QPainter>
#include <QStaticText>

#include "ui/kit/theme/theme.h"

namespace attn::ui {
namespace {

constexpr qsizetype mostEntries = 4000;

struct Entry {
    QStaticText text;
    double width = 0;
    double ascent = 0, descent = 0;
};

struct Key {
    int size, weight, angle;
    QString text;
    bool operator==(const Key&) const = default;
};

size_t qHash(const Key& key, size_t seed = 0) {
    return qHashMulti(seed, key.size, key.weight, key.angle, key.text);
}

// A font has its size in points or in pixels; negative values mean pixels.
int sizeKey(const QFont& font) {
    return font.pixelSize() > 0 ? -font.pixelSize() : static_cast<int>(font.pointSizeF() * 64);
}

Entry& entry(const QFont& font, const QString& text, int angle) {
    // Only the window's thread learns of a new theme; other threads draw pictures in one theme and end.
    thread_local QHash<Key, Entry> entries;
    static const auto connection = QObject::connect(ThemeNotifier::instance(), &ThemeNotifier::changed,
                                                    ThemeNotifier::instance(), [] { entries.clear(); });
    Q_UNUSED(connection);
    const Key key{sizeKey(font), font.weight(), angle, text};
    const auto found = entries.find(key);
    if (found != entries.end()) {
        return *found;
    }
    if (entries.size() >= mostEntries) {
        entries.clear();
    }
    const QFontMetricsF metrics(font);
    Entry made;
    made.text.setTextFormat(Qt::PlainText);
    made.text.setText(text);
    made.width = metrics.horizontalAdvance(text);
    made.ascent = metrics.ascent();
    made.descent = metrics.descent();
    return *entries.insert(key, made);
}

}  // namespace

double labelWidth(const QFont& font, const QString& text) {
    return entry(font, text, 0).width;
}

QString cutLabel(const QFont& font, const QString& text, double room) {
    return labelWidth(font, text) <= room + 0.5 ? text
                                                : QFontMetricsF(font).elidedText(text, Qt::ElideRight, room);
}

void drawLabel(QPainter& painter, const QFont& font, QPointF baseline, const QString& text, int angle) {
    const Entry& cached = entry(font, text, angle);
    painter.setFont(font);
    painter.drawStaticText(baseline - QPointF(0, cached.ascent), cached.text);
}

void drawLabel(QPainter& painter, const QFont& font, const QRectF& area, Qt::Alignment alignment,
               const QString& text, int angle) {
    const Entry& cached = entry(font, text, angle);
    double left = area.left();
    if (alignment & Qt::AlignRight) {
        left = area.right() - cached.width;
    } else if (alignment & Qt::AlignHCenter) {
        left = area.center().x() - cached.width / 2;
    }
    drawLabel(painter, font, QPointF(left, area.center().y() + 0.5 * (cached.ascent - cached.descent)), text,
              angle);
}

}  // namespace attn::ui
