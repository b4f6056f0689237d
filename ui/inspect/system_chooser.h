// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace attn::ui {

// A combo box of systems or maps. A name that does not fit gives way to its brief name, if it has one. What
// does not fit then is cut in the middle, because names of files differ at both ends.
class SystemChooser : public QComboBox {
    Q_OBJECT

public:
    using QComboBox::QComboBox;
    static constexpr int briefRole = Qt::UserRole + 1;  // of an item's brief name

    // The width for the whole longest text.
    int wantedWidth() const;
    // The least width that still shows a useful part of it.
    int leastWidth() const;
    // As wide as wanted, but at most `most` and at least the least width.
    void fit(int most);
    // The name as the box shows it.
    QString shownText() const;

protected:
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace attn::ui
