// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

#include "core/network/explained/quantity.h"

namespace attn::ui {

class TermsModel;

// The terms of an explanation. A click or Enter on what can be opened asks for it; Ctrl+C copies what is
// selected as tab-separated text.
class TermsTable : public QTableView {
    Q_OBJECT

public:
    TermsTable(TermsModel* model, QWidget* parent);

    // As wide as the contents need, the share taking what is left.
    void fitColumns();
    int heightFor(int lines) const;  // of its own lines at most
    int wantedWidth() const;         // in which every column is seen

signals:
    void quantityRequested(const attn::Quantity& quantity);
    // By the mouse, or where the keys went; invalid: left.
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
