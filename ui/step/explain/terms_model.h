// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QStringList>

#include "ui/step/explain/shown_explanation.h"

namespace attn::ui {

// The terms of a number's arithmetic, a row for each: its factors with their values, their product, and its
// share of the sum. The divisor is the last row.
class TermsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    // share of the largest, −1 to 1; whether any term is negative; whether the row is lit
    enum Role { ShareRole = Qt::UserRole, SignedRole, LitRole };

    explicit TermsModel(QObject* parent);

    // Keeps what it shows alive.
    void setExplanation(const ShownExplanation& shown);
    void setLargestFirst(bool isLargestFirst);
    // Lights the factors with one of these names in the formula (symbolName), or about that source position
    // (−1 for none).
    void setLit(const QStringList& symbols, int source);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    // The number that a cell opens: its factor, or the first factor of the row that can be opened.
    std::optional<Quantity> quantity(const QModelIndex& index) const;
    // The first cell that can be opened in the first row, or the beginning of that row.
    QModelIndex firstQuantity() const;
    // The factor whose symbol or value a cell shows; nullptr if the cell is about the whole term.
    const Operand* operand(const QModelIndex& index) const;
    double product(int row) const;  // of the term in that row
    int termCount() const { return static_cast<int>(m_products.size()); }
    bool isShare(int column) const { return hasShares() && column == columnCount() - 1; }

private:
    struct Cell {
        const Operand* operand = nullptr;  // nullptr for the whole term
        bool isValue = false;
    };
    bool hasShares() const { return m_products.size() > 1; }
    Cell cell(const QModelIndex& index) const;
    std::size_t term(int row) const { return m_order[static_cast<std::size_t>(row)]; }
    const std::vector<Operand>& factors(int row) const;
    bool isDivisor(int row) const { return row >= termCount(); }
    void sortTerms();
    QString text(const QModelIndex& index) const;
    QVariant tip(const QModelIndex& index) const;
    bool isLit(const QModelIndex& index) const;

    ShownExplanation m_shown;
    std::vector<double> m_products;     // by term
    double m_largest = 0, m_total = 0;  // of their sizes
    bool m_isSigned = false;
    std::vector<std::size_t> m_order;  // term of each row
    int m_factors = 0;                 // of the longest term
    bool m_isLargestFirst = false;
    QStringList m_lit;
    int m_litSource = -1;
};

}  // namespace attn::ui
