// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace attn::ui {

// Legend of one colour map: "weight α 0 ▭▭▭ 1", or "negative −r ▭▭▭ +r positive" for signed numbers. One
// line; put the Weights one beside the lane grid (StagesView shows both in its stages).
class ColourLegend : public QWidget {
    Q_OBJECT

public:
    enum class Kind { Weights, Signed };

    explicit ColourLegend(Kind kind, QWidget* parent = nullptr);

    // End of the signed map; its numbers are drawn at both ends. Not read by Weights.
    void setRange(double range);
    // Word before the map; "weight" and "value" at first, "" for none.
    void setCaption(const QString& caption);

    // Of the signed map, in place of the caption: what its ends mean, before the low and after the high one.
    // Names that have no room are cut in their middle.
    void setEnds(const QString& low, const QString& high);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString lowText() const;
    QString highText() const;
    void describe();

    Kind m_kind;
    double m_range = 1;
    int mapWidth() const;  // with its numbers

    QString m_caption;
    QString m_low, m_high;  // what the ends mean
};

}  // namespace attn::ui
