// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

#include <QStringList>
#include <QWidget>

namespace attn::ui {

// A typeset formula: the picture ":/formulas/<id>.svg" in the theme's colour, or plain text if there is no
// picture. It shrinks to the widget's width and is never cut. Symbols that the picture names
// (formula_symbols.h) react to the mouse and can be highlighted.
class FormulaLabel : public QWidget {
    Q_OBJECT

public:
    explicit FormulaLabel(QWidget* parent = nullptr);

    void setFormula(const QString& id, const QString& text);
    // Larger, and in the colour of the text instead of the muted colour of a note.
    void setProminent(bool isProminent);
    QString text() const { return m_text; }

    // Names of the symbols in their order; a name may occur twice.
    QStringList symbols() const;
    QRectF symbolPlace(int index) const;  // in the widget's coordinates
    QString symbolAt(QPointF position) const;
    void setLit(const QStringList& symbols);
    const QStringList& lit() const { return m_lit; }

    QSize sizeHint() const override;

signals:
    void symbolHovered(const QString& symbol);  // empty: left

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    double scale() const;
    QSizeF pictureSize() const;  // at the theme's text size; empty without a picture
    QRectF picturePlace() const;
    void hover(const QString& symbol);

    QString m_id;
    QString m_text;
    QSizeF m_natural;                                   // of the picture file, in its own units
    std::vector<std::pair<QString, QRectF>> m_symbols;  // in these units
    QStringList m_lit;
    QString m_hovered;
    bool m_isProminent = false;
};

}  // namespace attn::ui
