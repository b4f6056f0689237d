// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/corpus/corpus_preview_view.h"

#include <QGridLayout>
#include <QLabel>

#include "ui/kit/text/string_lists.h"
#include "ui/kit/widgets/access_role.h"
#include "ui/kit/widgets/elided_label.h"
#include "ui/pictures/tokens/token_chips.h"

namespace attn::ui {

CorpusPreviewView::CorpusPreviewView(QWidget* parent) : QScrollArea(parent) {
    setAccessRole(*this, QAccessible::Grouping);
    setWidgetResizable(true);
    setAccessibleName(tr("First pairs"));
    setRows({});
}

void CorpusPreviewView::setRows(const std::vector<CorpusPreview::Row>& rows) {
    m_rowCount = static_cast<int>(rows.size());
    auto* content = new QWidget;
    auto* grid = new QGridLayout(content);
    grid->setContentsMargins(8, 4, 8, 4);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(1);
    for (int i = 0; i < m_rowCount; ++i) {
        const CorpusPreview::Row& row = rows[static_cast<std::size_t>(i)];
        auto* line = new QLabel(QString::number(row.line));
        line->setToolTip(tr("Line of the file"));
        line->setProperty("tone", "muted");
        grid->addWidget(line, 3 * i, 0, Qt::AlignRight | Qt::AlignVCenter);
        addSide(*grid, 3 * i, 1, row.source, Side::Source);
        addSide(*grid, 3 * i, 2, row.target, Side::Target);
        grid->setRowMinimumHeight(3 * i + 2, 6);
    }
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(2, 1);
    grid->setRowStretch(3 * m_rowCount, 1);
    setWidget(content);  // deletes the previous content
}

void CorpusPreviewView::addSide(QGridLayout& grid, int row, int column, const CorpusPreview::Side& texts,
                                Side side) {
    const bool isSource = side == Side::Source;
    const QString text = QString::fromStdString(texts.text);
    auto* label = new ElidedLabel;
    label->setContent(text);
    label->setAlignment((text.isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    auto* chips = new TokenChips(isSource ? TokenChips::Kind::Source : TokenChips::Kind::Output);
    chips->setTokens(textsOf(texts.tokens), texts.isUnknown);
    chips->setAccessibleName(isSource ? tr("Source tokens") : tr("Target tokens"));
    grid.addWidget(label, row, column);
    grid.addWidget(chips, row + 1, column);
}

}  // namespace attn::ui
