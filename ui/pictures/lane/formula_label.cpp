// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/lane/formula_label.h"

#include <algorithm>

#include <QFile>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QHash>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPixmapCache>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QToolTip>

#include "ui/kit/theme/theme.h"
#include "ui/pictures/lane/formula_symbols.h"

namespace attn::ui {
namespace {

constexpr double prominentScale = 1.4;

QString pathOf(const QString& id) {
    return QStringLiteral(":/formulas/%1.svg").arg(id);
}

struct FormulaPicture {
    QSizeF size;
    std::vector<std::pair<QString, QRectF>> symbols;  // <g id='sym-name-number'> of make.sh
};

const FormulaPicture& formulaPicture(const QString& id) {
    static QHash<QString, FormulaPicture> pictures;
    const auto known = pictures.find(id);
    if (known != pictures.end()) {
        return *known;
    }
    FormulaPicture picture;
    QFile file(pathOf(id));
    if (!id.isEmpty() && file.open(QIODevice::ReadOnly)) {
        const QByteArray bytes = file.readAll();
        const QSvgRenderer renderer(bytes);
        picture.size = renderer.viewBoxF().size();
        static const QRegularExpression group(QStringLiteral("id='(sym-([A-Za-z]+)-[0-9]+)'"));
        for (auto found = group.globalMatch(QString::fromUtf8(bytes)); found.hasNext();) {
            const QRegularExpressionMatch match = found.next();
            const QString element = match.captured(1);
            const QRectF place =
                renderer.transformForElement(element).mapRect(renderer.boundsOnElement(element));
            picture.symbols.emplace_back(match.captured(2), place);
        }
    }
    return *pictures.insert(id, picture);
}

// The picture in a single colour; the colours of the file only give the coverage.
QPixmap picture(const QString& id, QSizeF size, double ratio, const QColor& colour) {
    const QString key = QStringLiteral("formula %1 %2 %3 %4 %5")
                            .arg(id, colour.name())
                            .arg(size.width())
                            .arg(size.height())
                            .arg(ratio);
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap)) {
        return pixmap;
    }
    QImage image((size * ratio).toSize().expandedTo(QSize(1, 1)), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    QSvgRenderer(pathOf(id)).render(&painter, QRectF(QPointF(), QSizeF(image.size())));
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(image.rect(), colour);
    painter.end();
    pixmap = QPixmap::fromImage(image);
    pixmap.setDevicePixelRatio(ratio);
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

// Paints a golden tint behind a symbol and a line under it.
void paintLit(QPainter& painter, const QRectF& symbol, const QRectF& room) {
    const Theme& t = theme();
    const QRectF place = symbol.adjusted(-1, -2, 1, 2).intersected(room);
    painter.fillRect(place, t.goldSoft);
    painter.fillRect(QRectF(place.left(), place.bottom() - t.strongLine, place.width(), t.strongLine),
                     t.gold);
}

}  // namespace

FormulaLabel::FormulaLabel(QWidget* parent) : QWidget(parent) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void FormulaLabel::setFormula(const QString& id, const QString& text) {
    if (id == m_id && text == m_text) {
        return;
    }
    m_id = id;
    m_text = text;
    m_natural = formulaPicture(id).size;
    m_symbols = formulaPicture(id).symbols;
    setAttribute(Qt::WA_TransparentForMouseEvents, m_symbols.empty());
    hover({});
    setAccessibleName(tr("Formula"));
    setAccessibleDescription(text);
    updateGeometry();
    update();
}

void FormulaLabel::setProminent(bool isProminent) {
    m_isProminent = isProminent;
    updateGeometry();
    update();
}

double FormulaLabel::scale() const {
    // The units of the pictures are those of a text set at 10 units.
    return (QFontInfo(theme().formula).pixelSize() / 10.0) * (m_isProminent ? prominentScale : 1);
}

QSizeF FormulaLabel::pictureSize() const {
    return m_natural * scale();
}

QRectF FormulaLabel::picturePlace() const {
    QSizeF size = pictureSize();
    if (size.isEmpty()) {
        return {};
    }
    size *= std::min({1.0, width() / size.width(), height() / size.height()});
    return {QPointF(0, (height() - size.height()) / 2), size};
}

QStringList FormulaLabel::symbols() const {
    QStringList names;
    for (const auto& [name, place] : m_symbols) {
        names << name;
    }
    return names;
}

QRectF FormulaLabel::symbolPlace(int index) const {
    const QRectF natural = m_symbols[static_cast<std::size_t>(index)].second;
    const QRectF picture = picturePlace();
    const double scale = picture.width() / m_natural.width();
    return QRectF(natural.topLeft() * scale, natural.size() * scale).translated(picture.topLeft());
}

QString FormulaLabel::symbolAt(QPointF position) const {
    for (int i = 0; i < static_cast<int>(m_symbols.size()); ++i) {
        // Symbols are small, so the place has the full height and some room at the sides.
        const QRectF place = symbolPlace(i);
        if (position.x() >= place.left() - 2 && position.x() <= place.right() + 2) {
            return m_symbols[static_cast<std::size_t>(i)].first;
        }
    }
    return {};
}

void FormulaLabel::setLit(const QStringList& symbols) {
    if (symbols != m_lit) {
        m_lit = symbols;
        update();
    }
}

void FormulaLabel::hover(const QString& symbol) {
    if (symbol != m_hovered) {
        m_hovered = symbol;
        emit symbolHovered(symbol);
    }
}

void FormulaLabel::mouseMoveEvent(QMouseEvent* event) {
    hover(symbolAt(event->position()));
    event->ignore();
}

void FormulaLabel::leaveEvent(QEvent*) {
    hover({});
}

void FormulaLabel::hideEvent(QHideEvent*) {
    hover({});
}

bool FormulaLabel::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const QString meaning = symbolMeaning(symbolAt(help->pos()));
        if (!meaning.isEmpty()) {
            QToolTip::showText(help->globalPos(), meaning, this);
            return true;
        }
    }
    return QWidget::event(event);
}

QSize FormulaLabel::sizeHint() const {
    if (!m_natural.isEmpty()) {
        return pictureSize().toSize() + QSize(1, 1);
    }
    // A text is as high as a picture, so that lanes side by side are aligned.
    const QFontMetrics metrics(theme().formula);
    const QSizeF usual = formulaPicture(QStringLiteral("score-dot")).size * scale();
    const int height = m_text.isEmpty() ? metrics.height() : usual.toSize().height() + 1;
    return {metrics.horizontalAdvance(m_text) + 4, std::max(metrics.height(), height)};
}

void FormulaLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    if (!m_natural.isEmpty()) {
        const QRectF place = picturePlace();
        bool hasLit = false;
        for (int i = 0; i < static_cast<int>(m_symbols.size()); ++i) {
            if (m_lit.contains(m_symbols[static_cast<std::size_t>(i)].first)) {
                paintLit(painter, symbolPlace(i), rect());
                hasLit = true;
            }
        }
        // On the tint, the muted colour would be too pale.
        const QColor colour = hasLit || m_isProminent ? theme().text : theme().mutedText;
        painter.drawPixmap(place.topLeft(), picture(m_id, place.size(), devicePixelRatioF(), colour));
        return;
    }
    QFont font = theme().formula;
    const double wanted = QFontMetricsF(font).horizontalAdvance(m_text) + 2;
    if (wanted > width() && width() > 0) {
        font.setPointSizeF(std::max(6.0, font.pointSizeF() * width() / wanted));
    }
    painter.setFont(font);
    painter.setPen(m_isProminent ? theme().text : theme().mutedText);
    painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter, m_text);
}

}  // namespace attn::ui
