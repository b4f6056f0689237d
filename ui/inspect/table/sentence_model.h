// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <optional>
#include <vector>

#include "core/inspect/sentences/aligned_sentence.h"
#include "core/inspect/table/sentence_filter.h"

namespace attn::ui {

// What a table of sentences can show, in its order.
struct SentenceColumn {
    QString id;    // "aer"
    QString head;  // short: "AER"
    QString name;  // whole, for menus
    QString meaning;
    SortOrder order;       // what a click on its head sorts by
    bool isUsual = false;  // shown unless chosen otherwise
    bool isNumber() const { return order.key == SortKey::Number || order.key == SortKey::Metric; }
};
const std::vector<SentenceColumn>& sentenceColumns();
inline const SentenceColumn& sentenceColumn(int column) {
    return sentenceColumns()[static_cast<std::size_t>(column)];
}

enum class TokenGap { Blank, None };

// The sentences of one system as rows of text and numbers. Keeps nothing for each row but its number.
class SentenceModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    // `inspection` outlives the model or is replaced in time; `rows` are of it, in the order they are shown.
    void setRows(const Inspection* inspection, int system, const std::vector<int>& rows);
    // Whether those that are shown stay where they are.
    bool keepsPlaces(const Inspection* inspection, int system, const std::vector<int>& rows) const;
    // Other numbers of the same rows.
    void refresh();

    // An arrow stands behind the column's head.
    void setOrder(const SortOrder& order);

    // Of the inspection; −1: none.
    int rowAt(int place) const;
    // Where a row is shown; −1: it is not.
    int placeOf(int row) const;
    // What is known of no row is "–".
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

// As the table has it: "85", of n-best lists "85.1".
QString sentenceNumber(SentenceKey key);

// Tokens as people read them, without the end mark: with blanks between them, or closed up as those of models
// that read letters. At most `most` characters, then "…".
QString sentenceText(const TokenList& tokens, int count, int most, TokenGap gap = TokenGap::Blank);
// What a system's tokens want, by its first sentences: None where nearly all are single characters.
TokenGap sourceGap(const InspectedSystem& system);
TokenGap targetGap(const InspectedSystem& system);

}  // namespace attn::ui
