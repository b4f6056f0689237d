// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace attn::ui {

// A combo box of systems. What has no room is cut in the middle: names of files differ at both ends.
class SystemChooser : public QComboBox {
    Q_OBJECT

public:
    using QComboBox::QComboBox;

    // With all of the longest text.
    int wantedWidth() const;
    // With as much of it as is worth showing.
    int leastWidth() const;
    // As wide as wanted, but no wider than `most`, and never less than the least.
    void fit(int most);

protected:
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace attn::ui
