// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/explain/terms_model.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include <QBrush>
#include <QFont>

#include "ui/kit/text/decimal_text.h"
#include "ui/kit/theme/theme.h"
#include "ui/step/explain/explanation_formula.h"
#include "ui/step/explain/numbers/number_row.h"
#include "ui/step/explain/quantity_text.h"

namespace attn::ui {

TermsModel::TermsModel(QObject* parent) : QAbstractTableModel(parent) {}

void TermsModel::setExplanation(const ShownExplanation& shown) {
    beginResetModel();
    m_shown = shown;
    m_products.clear();
    m_largest = m_total = 0;
    m_isSigned = false;
    m_factors = 0;
    if (m_shown.explanation) {
        for (const std::vector<Operand>& term : m_shown.explanation->terms) {
            const double product =
                std::accumulate(term.begin(), term.end(), 1.0,
                                [](double all, const Operand& one) { return all * one.value; });
            m_products.push_back(product);
            m_factors = std::max(m_factors, static_cast<int>(term.size()));
            m_isSigned = m_isSigned || product < 0;
            if (std::isfinite(product)) {
                m_largest = std::max(m_largest, std::abs(product));
                m_total += std::abs(product);
            }
        }
    }
    sortTerms();
    endResetModel();
}

void TermsModel::setLargestFirst(bool isLargestFirst) {
    if (isLargestFirst != m_isLargestFirst) {
        beginResetModel();
        m_isLargestFirst = isLargestFirst;
        sortTerms();
        endResetModel();
    }
}

void TermsModel::setLit(const QStringList& symbols, int source) {
    if (symbols == m_lit && source == m_litSource) {
        return;
    }
    m_lit = symbols;
    m_litSource = source;
    if (rowCount() > 0) {
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), {LitRole});
    }
}

const Operand* TermsModel::operand(const QModelIndex& index) const {
    const bool isFactor = index.isValid() && index.row() < rowCount() && index.column() < 2 * m_factors;
    return isFactor ? cell(index).operand : nullptr;
}

bool TermsModel::isLit(const QModelIndex& index) const {
    const Operand* of = operand(index);
    if (!of) {
        return false;
    }
    if (of->quantity && isAbout(*of->quantity, *m_shown.lane, m_litSource)) {
        return true;
    }
    return !m_lit.isEmpty() && m_lit.contains(symbolName(*of, m_shown.explanation->of, *m_shown.lane));
}

void TermsModel::sortTerms() {
    m_order.resize(m_products.size());
    std::iota(m_order.begin(), m_order.end(), std::size_t{0});
    if (m_isLargestFirst) {
        std::stable_sort(m_order.begin(), m_order.end(), [this](std::size_t a, std::size_t b) {
            return std::abs(m_products[a]) > std::abs(m_products[b]);
        });
    }
}

int TermsModel::rowCount(const QModelIndex& parent) const {
    const bool hasDivisor = m_shown.explanation && m_shown.explanation->divisor;
    return parent.isValid() ? 0 : termCount() + (hasDivisor ? 1 : 0);
}

// A pair of columns for each factor, a product if there are several factors, a share if there are several
// terms.
int TermsModel::columnCount(const QModelIndex& parent) const {
    if (parent.isValid() || m_products.empty()) {
        return 0;
    }
    return 2 * m_factors + (m_factors > 1 ? 1 : 0) + (hasShares() ? 1 : 0);
}

const std::vector<Operand>& TermsModel::factors(int row) const {
    return m_shown.explanation->terms[term(row)];
}

double TermsModel::product(int row) const {
    return m_products[term(row)];
}

TermsModel::Cell TermsModel::cell(const QModelIndex& index) const {
    const std::size_t factor = static_cast<std::size_t>(index.column()) / 2;
    if (isDivisor(index.row())) {
        return {factor == 0 ? &*m_shown.explanation->divisor : nullptr, index.column() % 2 == 1};
    }
    const std::vector<Operand>& all = factors(index.row());
    return {factor < all.size() ? &all[factor] : nullptr, index.column() % 2 == 1};
}

std::optional<Quantity> TermsModel::quantity(const QModelIndex& index) const {
    if (!index.isValid() || index.row() >= rowCount()) {
        return std::nullopt;
    }
    if (index.column() < 2 * m_factors) {
        const Cell at = cell(index);
        return at.operand ? at.operand->quantity : std::nullopt;
    }
    if (isDivisor(index.row())) {
        return m_shown.explanation->divisor->quantity;
    }
    for (const Operand& factor : factors(index.row())) {
        if (factor.quantity) {
            return factor.quantity;
        }
    }
    return std::nullopt;
}

QModelIndex TermsModel::firstQuantity() const {
    for (int column = 0; column < 2 * m_factors; column += 2) {
        if (quantity(index(0, column))) {
            return index(0, column);
        }
    }
    return index(0, 0);
}

QString TermsModel::text(const QModelIndex& index) const {
    if (isDivisor(index.row()) && index.column() >= 2 * m_factors) {
        return {};
    }
    if (isShare(index.column())) {
        const double share = m_total > 0 ? std::abs(product(index.row())) / m_total : 0;
        return std::isfinite(share) ? tr("%1 %").arg(decimalText(100 * share, 'f', share < 0.0995 ? 1 : 0))
                                    : QString();
    }
    if (index.column() >= 2 * m_factors) {
        return columnNumber(product(index.row()));
    }
    const Cell at = cell(index);
    if (!at.operand) {
        return {};
    }
    return at.isValue ? columnNumber(at.operand->value) : operandLabel(*at.operand, *m_shown.lane);
}

QVariant TermsModel::tip(const QModelIndex& index) const {
    if (index.column() < 2 * m_factors) {
        const Cell at = cell(index);
        if (!at.operand) {
            return {};
        }
        const QString name = operandName(*at.operand, *m_shown.lane);
        const QString about =
            at.isValue ? QStringLiteral("%1\n%2").arg(name, preciseNumber(at.operand->value)) : name;
        return at.operand->quantity ? tr("%1\nClick or Enter: its own arithmetic").arg(about) : about;
    }
    if (isShare(index.column()))
        return tr("The size of this term as a share of the sizes of all");
    return isDivisor(index.row()) ? QVariant() : QVariant(preciseNumber(product(index.row())));
}

QVariant TermsModel::data(const QModelIndex& index, int role) const {
    const bool isFactor = index.column() < 2 * m_factors;
    const bool isSymbol = isFactor && index.column() % 2 == 0;
    switch (role) {
        case Qt::DisplayRole:
            return text(index);
        case Qt::TextAlignmentRole:
            return QVariant((isSymbol ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
        case Qt::ToolTipRole:
            return tip(index);
        case Qt::FontRole:
            if (isSymbol && quantity(index)) {
                QFont font = theme().label;
                font.setUnderline(true);
                return font;
            }
            return {};
        case Qt::ForegroundRole:
            // The colour of links would be too pale on the tint.
            return !isSymbol || !quantity(index) ? QVariant()
                                                 : QVariant(isLit(index) ? theme().text : theme().accent);
        case Qt::BackgroundRole:
            return isLit(index) ? QVariant(QBrush(theme().goldSoft)) : QVariant();
        case LitRole:
            return isLit(index);
        case ShareRole: {
            const double share =
                m_largest > 0 && !isDivisor(index.row()) ? product(index.row()) / m_largest : 0;
            return std::isfinite(share) ? share : 0.0;
        }
        case SignedRole:
            return m_isSigned;
        default:
            return {};
    }
}

QVariant TermsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role == Qt::TextAlignmentRole && orientation == Qt::Horizontal) {
        const bool isSymbol = section < 2 * m_factors && section % 2 == 0;
        return QVariant((isSymbol ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    if (orientation == Qt::Vertical) {
        return isDivisor(section) ? QVariant(QStringLiteral("÷"))
                                  : QVariant(static_cast<int>(term(section)) + 1);
    }
    if (isShare(section)) {
        return tr("share");
    }
    if (section >= 2 * m_factors) {
        return tr("= product");
    }
    if (section % 2 == 1) {
        return tr("value");
    }
    return m_factors == 1 ? tr("term") : section == 0 ? tr("factor") : tr("× factor");
}

}  // namespace attn::ui
