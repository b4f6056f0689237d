// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QImage>

#include "ui/step/stages/drawing/cell_grid.h"
#include "ui/step/stages/drawing/stage_columns.h"
#include "ui/step/stages/panels/stage_panel.h"

namespace attn::ui {

// End of a signed map that holds `largest`: 1, 2 or 5 times a power of ten.
double niceRange(double largest);

class AnnotationsPanel : public StagePanel {
    Q_OBJECT

public:
    explicit AnnotationsPanel(QWidget* parent);
    QString valueText(int index) const override;  // the length of h_j
    std::optional<Quantity> quantityAt(QPointF position) const override;
    std::optional<Quantity> mainQuantity(int source) const override;

protected:
    QString titleText() const override;
    void paintPicture(QPainter& painter, const QRectF& area) override;
    int sourceAt(QPointF position) const override;
    QString tipAt(QPointF position) const override;
    QString description() const override;
    void dataChanged() override;

private:
    // The numbers of the forward states above those of the backward ones, where there are both and room.
    struct Halves {
        StageColumns columns;  // over all of it
        double gap = 0;        // between them, in the middle; 0: as one
    };
    Halves halves() const;
    int numberAt(double y) const;  // −1: none
    void paintHalfNames(QPainter& painter, const Halves& places) const;

    QImage m_image;  // a pixel per number
    double m_range = 1;
};

// Bars over what is attended to: tokens of the source, or sentences.
class SourceBarsPanel : public StagePanel {
    Q_OBJECT

public:
    SourceBarsPanel(Stage stage, Legend legend, QWidget* parent);
    std::optional<Quantity> quantityAt(QPointF position) const override;
    std::optional<Quantity> mainQuantity(int source) const override;

protected:
    struct Places {
        StageColumns columns;
        double valueHeight = 0;
    };
    // One for each bar; nullptr: none at this step.
    virtual const Vector* values() const = 0;
    virtual std::optional<Quantity> barQuantity(int column) const = 0;
    // What the columns are about, by default the annotations. Tokens are raw.
    virtual QStringList columnTokens() const;
    virtual QString columnName(int column) const;
    virtual int columnOf(int source) const;  // −1: none
    virtual int firstSource(int column) const;
    virtual QString barTip(int column) const;

    Places places() const;
    // The columns that are hovered.
    int hoveredColumn() const { return columnOf(selection().source); }
    bool hasHeads() const;              // of a Transformer, instead of one attention
    const MapTrace& attention() const;  // of this step; empty without one and for heads
    // The number of this kind of the chosen layer and head. Only for lanes that have heads.
    Quantity ofHead(Kind kind) const;
    QString headText() const;  // "layer 2, head 3"
    // Behind and before the bars, between these heights of 1 and 0.
    virtual void paintBehind(QPainter&, const StageColumns&) const {}
    virtual void paintBefore(QPainter&, const StageColumns&) const {}
    virtual double low() const = 0;
    virtual double high() const = 0;
    virtual QString axisText(double value) const = 0;
    virtual QColor barColour(int column) const = 0;  // an invalid one leaves the bar hollow
    virtual double roomAbove() const { return 0; }   // the bars, for something else

    bool readsNumbers() const override { return hasHeads(); }
    void paintPicture(QPainter& painter, const QRectF& area) override;
    int sourceAt(QPointF position) const override;
    QString tipAt(QPointF position) const override;
    QString description() const override;

private:
    int columnAt(QPointF position) const;
};

class ScoresPanel : public SourceBarsPanel {
    Q_OBJECT

public:
    explicit ScoresPanel(QWidget* parent);
    QString valueText(int index) const override;
    std::optional<Quantity> quantityAt(QPointF position) const override;  // the query's, too
    std::optional<Quantity> mainQuantity(int source) const override;

protected:
    const Vector* values() const override;
    std::optional<Quantity> barQuantity(int column) const override;
    QString titleText() const override;
    QString noteText() const override;  // who asks; scores of two lanes do not compare
    void paintPicture(QPainter& painter, const QRectF& area) override;
    QString description() const override;
    StageFormula formula() const override;
    double low() const override;
    double high() const override;
    QString axisText(double value) const override;
    QColor barColour(int column) const override;
    double roomAbove() const override;
    void paintBefore(QPainter& painter, const StageColumns& columns) const override;
    int sourceAt(QPointF position) const override;
    QString symbolAt(QPointF position) const override;
    QString tipAt(QPointF position) const override;

private:
    QString number(double value) const;
    // The vector that asks, as a strip over the bars; empty where it has no room.
    QRectF queryStrip() const;
    int queryNumberAt(QPointF position) const;  // −1: none
    // Several heads have no common score: each has a row of cells. Nothing for one head.
    std::optional<CellPicture> heads() const;
    Quantity headScore(int head) const;
};

class WeightsPanel : public SourceBarsPanel {
    Q_OBJECT

public:
    explicit WeightsPanel(QWidget* parent);
    QString valueText(int index) const override;
    std::optional<Quantity> quantityAt(QPointF position) const override;  // the span's numbers, too

protected:
    const Vector* values() const override;
    std::optional<Quantity> barQuantity(int column) const override;
    QString titleText() const override;
    // What the weights add up to where that is not 1, and the span's choice where no line of its own says it.
    QString noteText() const override;
    StageFormula formula() const override;
    StageFormula factFormula() const override;
    QString fact() const override;
    double low() const override { return 0; }
    double high() const override { return 1; }
    QString axisText(double value) const override;
    QColor barColour(int column) const override;
    void paintBehind(QPainter& painter, const StageColumns& columns) const override;
    void paintBefore(QPainter& painter, const StageColumns& columns) const override;

private:
    StageFormula tempered(StageFormula formula) const;
};

// Vectors as strips of signed colours, what they make last and outlined.
class StripsPanel : public StagePanel {
    Q_OBJECT

public:
    StripsPanel(Stage stage, Legend legend, QWidget* parent);
    std::optional<Quantity> quantityAt(QPointF position) const override;
    std::optional<Quantity> mainQuantity(int source) const override;

protected:
    struct Strip {
        QRectF place;
        QString label;
        Vector numbers;
        int source = -1;  // of an annotation's part: its first token; -1: another
        bool isSum = false;
        std::optional<Quantity> first = {};   // its first number; none where all are 0 by nature
        QString symbol = {};                  // of formulas
        std::optional<Quantity> weight = {};  // what its label says
        int tokens = 1;                       // that the annotation is about
        bool contains(int token) const { return source >= 0 && token >= source && token < source + tokens; }
    };
    virtual std::vector<Strip> vectors() const = 0;              // without places
    static QString numbered(const QString& symbol, int number);  // "s₅"
    std::vector<Strip> strips() const;                           // with places
    int fitting() const;                                         // how many strips have room
    void setRange(double range);                                 // end of the map
    // The end of the map for these strips: the one that was set, or, for numbers of any size, what they need.
    virtual double rangeFor(const std::vector<Strip>&) const { return m_range; }
    static double largestOf(const std::vector<Strip>& strips);
    QString labelOf(int index) const;  // of the index-th vector
    QRectF labelPlace(const Strip& strip) const;

    void paintPicture(QPainter& painter, const QRectF& area) override;
    int sourceAt(QPointF position) const override;
    QString symbolAt(QPointF position) const override;
    QString tipAt(QPointF position) const override;

private:
    double m_range = 1;
};

// The largest α_j h_j, what the others add, and their sum c.
class ContextPanel : public StripsPanel {
    Q_OBJECT

public:
    explicit ContextPanel(QWidget* parent);
    QString valueText(int index) const override;  // "×.97"

protected:
    QString titleText() const override;
    std::vector<Strip> vectors() const override;
    QString description() const override;
    void dataChanged() override;
};

// What the cell read, the state before, and the new one.
class StatePanel : public StripsPanel {
    Q_OBJECT

public:
    explicit StatePanel(QWidget* parent);
    QString valueText(int index) const override;  // label of a strip: "s₆"

protected:
    QString titleText() const override;
    QString noteText() const override;  // the cell, and its layers where there are several
    std::vector<Strip> vectors() const override;
    QString description() const override;
};

// c_t, s_t and the attentional vector h̃_t that Luong's wiring makes of them.
class AttentionalPanel : public StripsPanel {
    Q_OBJECT

public:
    explicit AttentionalPanel(QWidget* parent);
    QString valueText(int index) const override;  // label of a strip

protected:
    QString titleText() const override;
    QString leastTitle() const override;
    std::vector<Strip> vectors() const override;
    QString description() const override;
};

// The most likely tokens, the most likely first.
class OutputPanel : public StagePanel {
    Q_OBJECT

public:
    explicit OutputPanel(QWidget* parent);
    QString valueText(int index) const override;  // of the index-th most likely token
    std::optional<Quantity> quantityAt(QPointF position) const override;
    std::optional<Quantity> mainQuantity(int source) const override;
    // Token ids shown, in their order; a given token that is not among the likely ones comes last.
    std::vector<Token> tokensShown() const;

protected:
    QString titleText() const override;
    void paintPicture(QPainter& painter, const QRectF& area) override;
    int sourceAt(QPointF) const override { return -1; }
    QString tipAt(QPointF position) const override;
    QString description() const override;

private:
    QString tokenLabel(Token token) const;
    double rowHeight(std::size_t count) const;
};

}  // namespace attn::ui
