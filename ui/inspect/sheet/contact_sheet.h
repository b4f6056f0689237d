// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListView>
#include <memory>
#include <vector>

#include "core/inspect/sentences/aligned_sentence.h"

namespace attn::ui {

// A sentence among many, as a tiny picture.
struct SheetItem {
    int row = 0;     // row of the inspection
    QString number;  // number of the sentence, "17"
    QString title;   // why it was chosen, "AER 0.83"
    SentencePointer sentence;
    std::vector<Link> gold;  // known links
    int colour = 0;          // index for Theme::lane
};

// The worst alignments of a corpus as small heatmaps in a grid: weights in the colours of the map, sure links
// as dots, possible ones as rings. A picture is made when it becomes visible. Arrow keys move; Return and a
// click ask for a sentence.
class ContactSheet : public QListView {
    Q_OBJECT

public:
    explicit ContactSheet(QWidget* parent = nullptr);
    ~ContactSheet() override;

    void setItems(std::vector<SheetItem> items);
    const std::vector<SheetItem>& items() const;
    // The row that is shown elsewhere; −1: none.
    void setCurrentRow(int row);
    // The number of pictures made since setItems.
    int pictures() const;

    QSize sizeHint() const override;

signals:
    void rowActivated(int row);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    class Model;
    class Delegate;
    void spread();

    Model* m_model;  // owned by this widget, like the delegate
    Delegate* m_delegate;
};

}  // namespace attn::ui
