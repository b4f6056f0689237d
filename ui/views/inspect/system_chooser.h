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
    // As wide as that, but no wider than `most`.
    void fit(int most);

protected:
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace attn::ui
