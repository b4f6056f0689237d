// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/step/stages/panels/stage_panel.h"

namespace attn::ui {

// What each part of a Transformer's residual stream adds to the logit of a token, as signed bars, and what
// would be said if the stream stopped there.
class ResidualPanel : public StagePanel {
    Q_OBJECT

public:
    explicit ResidualPanel(QWidget* parent);
    QString valueText(int index) const override;  // of the index-th part
    std::optional<Quantity> quantityAt(QPointF position) const override;
    std::optional<Quantity> mainQuantity(int source) const override;
    // "cross 2", "position 4".
    QString partText(int index) const;
    // "→ la .97" after that part; empty where nothing can be read.
    QString lensText(int index) const;

protected:
    QString titleText() const override;
    QString noteText() const override;
    void paintPicture(QPainter& painter, const QRectF& area) override;
    int sourceAt(QPointF) const override { return -1; }
    QString tipAt(QPointF position) const override;
    QString description() const override;
    bool readsNumbers() const override { return true; }

private:
    // A part, and where in the lens it stands; −1: nowhere.
    struct Row {
        std::vector<StreamPart> parts;  // several, where they have no room of their own
        int lens = -1;
    };
    std::vector<Row> allRows() const;
    std::vector<Row> rowsThatFit() const;
    Token token() const;
    QString tokenLabel(Token token) const;
    QString nameOf(const Row& row) const;
    QString lensTextOf(const Row& row) const;
    static double sumOf(const Row& row);
    double rowHeight(std::size_t count) const;
    struct Places {
        double names = 0, bars = 0, values = 0, lens = 0;  // widths
    };
    Places places(const std::vector<Row>& rows) const;
};

}  // namespace attn::ui
