// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

#include "core/network/explained/quantity.h"

namespace attn::ui {

class TermsModel;

// The terms of an explanation. A click or Enter on a number that can be opened asks for it. Ctrl+C copies the
// selection as text with tabs.
class TermsTable : public QTableView {
    Q_OBJECT

public:
    TermsTable(TermsModel* model, QWidget* parent);

    // Makes columns as wide as their contents. The share takes the rest.
    void fitColumns();
    int heightFor(int lines) const;  // at most for all of its own lines
    int wantedWidth() const;         // in which every column can be seen

signals:
    void quantityRequested(const attn::Quantity& quantity);
    // The cell under the mouse, or the one that the keys have reached. Invalid when the mouse leaves.
    void lookedAt(const QModelIndex& index);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitShare();
    int leastShare(int column) const;
    void applyTheme();
    void open(const QModelIndex& index);

    TermsModel* m_model;
};

}  // namespace attn::ui
