// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QImage>

#include "ui/views/stage_columns.h"
#include "ui/views/stage_panel.h"

namespace attn::ui {

// End of a signed map that holds `largest`: 1, 2 or 5 times a power of ten.
double niceRange(double largest);

class AnnotationsPanel : public StagePanel {
    Q_OBJECT

public:
    explicit AnnotationsPanel(QWidget* parent);
    QString valueText(int index) const override;  // the length of h_j

protected:
    QString titleText() const override;
    QString formulaId() const override { return QStringLiteral("stage-annotations"); }
    QString formulaText() const override { return QStringLiteral("hⱼ = [h→ⱼ ; h←ⱼ]"); }
    void paintPicture(QPainter& painter, const QRectF& area) override;
    int sourceAt(QPointF position) const override;
    QString tipAt(QPointF position) const override;
    QString description() const override;
    void dataChanged() override;

private:
    StageColumns columns() const;

    QImage m_image;  // a pixel per number
    double m_range = 1;
};

// Bars over the source positions: what scores and weights share.
class SourceBarsPanel : public StagePanel {
    Q_OBJECT

public:
    SourceBarsPanel(int stage, Legend legend, QWidget* parent);

protected:
    struct Places {
        StageColumns columns;
        double valueHeight = 0;
    };
    const Vector* values() const;  // nullptr: none at this step
    Places places() const;
    virtual double low() const = 0;
    virtual double high() const = 0;
    virtual QString axisText(double value) const = 0;
    virtual QColor barColour(int column) const = 0;

    void paintPicture(QPainter& painter, const QRectF& area) override;
    int sourceAt(QPointF position) const override;
    QString tipAt(QPointF position) const override;
    QString description() const override;
};

class ScoresPanel : public SourceBarsPanel {
    Q_OBJECT

public:
    explicit ScoresPanel(QWidget* parent);
    QString valueText(int index) const override;

protected:
    QString titleText() const override;
    QString noteText() const override { return tr("own axis"); }  // scores of two lanes do not compare
    QString formulaId() const override;
    QString formulaText() const override;
    double low() const override;
    double high() const override;
    QString axisText(double value) const override;
    QColor barColour(int column) const override;

private:
    QString number(double value) const;
};

class WeightsPanel : public SourceBarsPanel {
    Q_OBJECT

public:
    explicit WeightsPanel(QWidget* parent);
    QString valueText(int index) const override;

protected:
    QString titleText() const override;
    QString formulaId() const override { return QStringLiteral("stage-weights"); }
    QString formulaText() const override;
    double low() const override { return 0; }
    double high() const override { return 1; }
    QString axisText(double value) const override;
    QColor barColour(int column) const override;
};

// The largest α_j h_j as strips, what the others add, and their sum c.
class ContextPanel : public StagePanel {
    Q_OBJECT

public:
    explicit ContextPanel(QWidget* parent);
    QString valueText(int index) const override;  // "×.97"

protected:
    QString titleText() const override;
    QString formulaId() const override { return QStringLiteral("stage-context"); }
    QString formulaText() const override { return QStringLiteral("c = Σ αⱼ hⱼ"); }
    void paintPicture(QPainter& painter, const QRectF& area) override;
    int sourceAt(QPointF position) const override;
    QString tipAt(QPointF position) const override;
    QString description() const override;
    void dataChanged() override;

private:
    struct Strip {
        QRectF place;
        QString label;
        Vector numbers;   // [K]
        int source = -1;  // -1: the others, or the sum
        bool isSum = false;
    };
    std::vector<Strip> strips() const;
    double m_range = 1;
};

// The most likely tokens, the most likely first.
class OutputPanel : public StagePanel {
    Q_OBJECT

public:
    explicit OutputPanel(QWidget* parent);
    QString valueText(int index) const override;  // of the index-th most likely token
    // Token ids shown, in their order; a given token that is not among the likely ones comes last.
    std::vector<Token> tokensShown() const;

protected:
    QString titleText() const override;
    QString formulaId() const override { return QStringLiteral("stage-output"); }
    QString formulaText() const override { return QStringLiteral("softmax(Wₒ [s ; c ; emb(y)])"); }
    void paintPicture(QPainter& painter, const QRectF& area) override;
    int sourceAt(QPointF) const override { return -1; }
    QString tipAt(QPointF position) const override;
    QString description() const override;

private:
    QString tokenLabel(Token token) const;
    double rowHeight(std::size_t count) const;
};

}  // namespace attn::ui
