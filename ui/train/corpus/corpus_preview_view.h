// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

#include "core/metrics/side.h"
#include "core/train/setup/corpus_preview.h"

class QGridLayout;

namespace attn::ui {

// Shows the first pairs of a corpus as texts and as tokens. Its chips are of type TokenChips, two for each
// pair.
class CorpusPreviewView : public QScrollArea {
    Q_OBJECT

public:
    explicit CorpusPreviewView(QWidget* parent = nullptr);

    void setRows(const std::vector<CorpusPreview::Row>& rows);
    int rowCount() const { return m_rowCount; }

private:
    void addSide(QGridLayout& grid, int row, int column, const CorpusPreview::Side& texts, Side side);

    int m_rowCount = 0;
};

}  // namespace attn::ui
