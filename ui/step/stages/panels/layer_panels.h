// SPDX-License-Identifier: GPL-3.0-or-later
// Stages of encoders and decoders without recurrence.
#pragma once

#include "ui/step/stages/panels/stage_panels.h"

namespace attn::ui {

// What a token is read as: its learned vector, its position, and their sum. The decoder reads the last token;
// of an encoder it is the source token that is looked at.
class TokenInputPanel : public StripsPanel {
    Q_OBJECT

public:
    TokenInputPanel(Stage stage, QWidget* parent);
    QString valueText(int index) const override;  // label of a strip

protected:
    QString titleText() const override;
    std::vector<Strip> vectors() const override;
    double rangeFor(const std::vector<Strip>& strips) const override { return largestOf(strips); }
    QString description() const override;
    bool readsNumbers() const override { return true; }

private:
    bool isOfSource() const { return stage() == Stage::Embedding; }
    Index place() const;  // step or source position; −1: none
    QString token() const;
};

// Self-attention of one row: the last token over those before it, or a source token over all of them. Several
// heads stand below their mean.
class SelfAttentionPanel : public StagePanel {
    Q_OBJECT

public:
    SelfAttentionPanel(Stage stage, QWidget* parent);
    // The first row's weight of a column.
    QString valueText(int index) const override;
    std::optional<Quantity> quantityAt(QPointF position) const override;
    std::optional<Quantity> mainQuantity(int source) const override;

protected:
    QString titleText() const override;
    QString noteText() const override;
    void paintPicture(QPainter& painter, const QRectF& area) override;
    int sourceAt(QPointF position) const override;
    QString tipAt(QPointF position) const override;
    QString description() const override;
    bool readsNumbers() const override { return true; }

private:
    bool isOfSource() const { return stage() == Stage::SourceSelf; }
    Index attending() const;  // step or source position; −1: none
    // Its rows: one head, or the mean and all heads.
    std::vector<Quantity> rows() const;
    std::optional<CellPicture> picture() const;
    QStringList columnTokens() const;
};

// The largest α_j v_j of a head and their sum; what all heads together add to the stream.
class ValuesPanel : public StripsPanel {
    Q_OBJECT

public:
    explicit ValuesPanel(QWidget* parent);
    QString valueText(int index) const override;  // label of a strip

protected:
    QString titleText() const override;
    QString noteText() const override;
    std::vector<Strip> vectors() const override;
    double rangeFor(const std::vector<Strip>& strips) const override { return largestOf(strips); }
    QString description() const override;
    bool readsNumbers() const override { return true; }
};

// The hidden units of the feed-forward layer, as cells in rows.
class FeedForwardPanel : public StagePanel {
    Q_OBJECT

public:
    explicit FeedForwardPanel(QWidget* parent);
    QString valueText(int index) const override;  // of a unit
    std::optional<Quantity> quantityAt(QPointF position) const override;
    std::optional<Quantity> mainQuantity(int source) const override;

protected:
    QString titleText() const override;
    QString noteText() const override;
    void paintPicture(QPainter& painter, const QRectF& area) override;
    int sourceAt(QPointF) const override { return -1; }
    QString tipAt(QPointF position) const override;
    QString description() const override;
    bool readsNumbers() const override { return true; }

private:
    Quantity first() const;
    const Vector* units() const;
    int unitAt(QPointF position) const;  // −1: none
    CellPicture picture(const Vector& units) const;
    QString onText() const;  // "37 of 64 units are on"
};

// A convolution at the source token that is looked at: the tokens of its window, their sum, its gate, and
// what comes out.
class WindowsPanel : public StripsPanel {
    Q_OBJECT

public:
    explicit WindowsPanel(QWidget* parent);
    QString valueText(int index) const override;  // label of a strip

protected:
    QString titleText() const override;
    QString noteText() const override;
    std::vector<Strip> vectors() const override;
    double rangeFor(const std::vector<Strip>& strips) const override { return largestOf(strips); }
    QString description() const override;
    bool readsNumbers() const override { return true; }
};

}  // namespace attn::ui
