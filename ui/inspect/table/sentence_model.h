// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <optional>
#include <vector>

#include "core/inspect/sentences/aligned_sentence.h"
#include "core/inspect/table/sentence_filter.h"

namespace attn::ui {

// A column that a table of sentences can show, in the order of the table.
struct SentenceColumn {
    QString id;    // "aer"
    QString head;  // short name: "AER"
    QString name;  // full name, for menus
    QString meaning;
    SortOrder order;       // the order after a click on its head
    bool isUsual = false;  // shown unless the user chose otherwise
    bool isNumber() const { return order.key == SortKey::Number || order.key == SortKey::Metric; }
};
const std::vector<SentenceColumn>& sentenceColumns();
inline const SentenceColumn& sentenceColumn(int column) {
    return sentenceColumns()[static_cast<std::size_t>(column)];
}

enum class TokenGap { Blank, None };

// The sentences of one system as rows of text and numbers. It stores nothing for a row but its number.
class SentenceModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    // `inspection` must outlive the model or be replaced in time; `rows` are its rows in the order shown.
    void setRows(const Inspection* inspection, int system, const std::vector<int>& rows);
    // Whether the rows that are shown would keep their places.
    bool keepsPlaces(const Inspection* inspection, int system, const std::vector<int>& rows) const;
    // The numbers of the same rows have changed.
    void refresh();

    // Shows an arrow after the column's head.
    void setOrder(const SortOrder& order);

    // The row of the inspection; −1: none.
    int rowAt(int place) const;
    // The place of a row; −1: it is not shown.
    int placeOf(int row) const;
    // A metric that is known for no row is "–".
    QString number(int place, const SentenceColumn& column) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(int place, const SentenceColumn& column) const;
    QString toolTip(int place, const SentenceColumn& column) const;
    const AlignedSentence* sentence(int place) const;

    const Inspection* m_inspection = nullptr;
    int m_system = -1;
    TokenGap m_sourceGap{}, m_targetGap{};
    std::vector<int> m_rows;
    SortOrder m_order;
};

// The number as in the table: "85", for n-best lists "85.1".
QString sentenceNumber(SentenceKey key);

// Tokens as people read them, without the end mark: with blanks between them, or without for models that read
// letters. At most `most` characters, then "…".
QString sentenceText(const TokenList& tokens, int count, int most, TokenGap gap = TokenGap::Blank);
// The gap for a system's tokens, judged by its first sentences: None if nearly all tokens are single
// characters.
TokenGap sourceGap(const InspectedSystem& system);
TokenGap targetGap(const InspectedSystem& system);

}  // namespace attn::ui
