// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QStringList>

#include "ui/step/explain/shown_explanation.h"

namespace attn::ui {

// The terms of a number's arithmetic, one a row: each factor with its value, their product, and its share in
// all of them; what they are divided by comes last.
class TermsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    // −1 to 1 of the largest; whether any is negative; whether it is lit
    enum Role { ShareRole = Qt::UserRole, SignedRole, LitRole };

    explicit TermsModel(QObject* parent);

    // Keeps what it shows alive.
    void setExplanation(const ShownExplanation& shown);
    void setLargestFirst(bool isLargestFirst);
    // What has one of these names in the formula (symbolName), or is about that source position; −1: none.
    void setLit(const QStringList& symbols, int source);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    // What a cell opens: its factor, or the first of its term that can be opened.
    std::optional<Quantity> quantity(const QModelIndex& index) const;
    // In the first row: what can be opened, else its beginning.
    QModelIndex firstQuantity() const;
    // The number or entry whose symbol or value a cell is; nullptr: of the whole term.
    const Operand* operand(const QModelIndex& index) const;
    double product(int row) const;  // of the term in that row
    int termCount() const { return static_cast<int>(m_products.size()); }
    bool isShare(int column) const { return hasShares() && column == columnCount() - 1; }

private:
    struct Cell {
        const Operand* operand = nullptr;  // none: of the whole term
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
