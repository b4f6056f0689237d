// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace attn::ui {

// Legend of one colour map: "weight α 0 ▭▭▭ 1", or "negative −r ▭▭▭ +r positive" for signed numbers. It has
// one line. Put the Weights one beside the lane grid (StagesView shows both in its stages).
class ColourLegend : public QWidget {
    Q_OBJECT
    Q_PROPERTY(QString caption READ caption WRITE setCaption)

public:
    enum class Kind { Weights, Signed };

    explicit ColourLegend(Kind kind, QWidget* parent = nullptr);

    // Sets the end of the signed map; both ends show its number. Weights ignores it.
    void setRange(double range);
    // Sets the word before the map, initially "weight" or "value"; "" for no word.
    void setCaption(const QString& caption);
    const QString& caption() const { return m_caption; }

    // For the signed map, sets the meanings of its ends, shown before the low and after the high end instead
    // of the caption. Names that do not fit are cut in the middle.
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
    int mapWidth() const;  // including its numbers

    QString m_caption;
    QString m_low, m_high;  // what the ends mean
};

}  // namespace attn::ui
