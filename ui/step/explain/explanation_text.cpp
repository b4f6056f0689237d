// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/explain/explanation_text.h"

#include <algorithm>
#include <cmath>

#include <QStringList>

#include "ui/kit/text/token_text.h"
#include "ui/kit/text/tr.h"
#include "ui/step/explain/quantity_symbol.h"
#include "ui/step/explain/quantity_text.h"

namespace attn::ui {
namespace {

using Term = std::vector<Operand>;

constexpr std::size_t fewestGathered = 3;  // terms
constexpr std::size_t mostWritten = 4;     // terms with their numbers

// How a factor changes from one term to the next.
struct Stride {
    Index position = 0, unit = 0, row = 0, column = 0;
    bool varies = false;  // a constant of each term's own
    bool operator==(const Stride&) const = default;
};

// Nothing if they are numbers of different kinds.
std::optional<Stride> strideOf(const Operand& from, const Operand& to) {
    if (from.tensor != to.tensor || from.quantity.has_value() != to.quantity.has_value()) {
        return std::nullopt;
    }
    if (!from.quantity) {
        if (from.tensor.empty() && from.value != to.value) {
            // A sign is no number of its own.
            const bool isSign = std::abs(from.value) == 1 && std::abs(to.value) == 1;
            return isSign ? std::nullopt : std::optional(Stride{.varies = true});
        }
        return Stride{.row = to.row - from.row, .column = to.column - from.column};
    }
    Quantity same = *to.quantity;
    same.position = from.quantity->position;
    same.unit = from.quantity->unit;
    if (same != *from.quantity) {
        return std::nullopt;
    }
    return Stride{.position = to.quantity->position - from.quantity->position,
                  .unit = to.quantity->unit - from.quantity->unit};
}

std::optional<std::vector<Stride>> strideOf(const Term& from, const Term& to) {
    if (from.size() != to.size()) {
        return std::nullopt;
    }
    std::vector<Stride> strides;
    for (std::size_t i = 0; i < from.size(); ++i) {
        const std::optional<Stride> stride = strideOf(from[i], to[i]);
        if (!stride || (stride->varies && from.size() == 1)) {
            return std::nullopt;
        }
        strides.push_back(*stride);
    }
    return strides;
}

// The number of terms from `first` on that change in the same way.
std::size_t runLength(const std::vector<Term>& terms, std::size_t first) {
    std::size_t length = 1;
    std::optional<std::vector<Stride>> strides;
    for (; first + length < terms.size(); ++length) {
        const auto next = strideOf(terms[first + length - 1], terms[first + length]);
        if (!next || (strides && *next != *strides)) {
            break;
        }
        strides = next;
    }
    return length;
}

QString letterAt(Index first, QLatin1Char letter) {
    return first == 0 ? QString(letter) : QStringLiteral("%1 + %2").arg(letter).arg(first);
}

// A factor, with letters for the places that the sum runs over.
QString gathered(const Operand& operand, const Stride& stride, const LaneData& lane) {
    if (operand.quantity) {
        SymbolPlaces places = placesOf(*operand.quantity, lane);
        if (stride.position != 0) {
            places.position = QStringLiteral("ⱼ");
        }
        if (stride.unit != 0) {
            places.unit = numberRow(*operand.quantity).hasTokens
                              ? QStringLiteral("y")
                              : letterAt(operand.quantity->unit, QLatin1Char('i'));
        }
        return numberRow(*operand.quantity).symbol(*operand.quantity, lane, places);
    }
    if (operand.tensor.empty()) {
        return stride.varies ? QStringLiteral("wᵢ") : fullNumber(operand.value);
    }
    const auto place = [](Index index, Index step) {
        return step != 0 ? letterAt(index, QLatin1Char('i')) : QString::number(index + 1);
    };
    return tensorSymbol(shortTensorName(QString::fromStdString(operand.tensor)),
                        isVectorTensor(operand.tensor, lane), place(operand.row, stride.row),
                        place(operand.column, stride.column));
}

// The index of the sum, as a subscript.
QString runIndex(const std::vector<Stride>& strides, const Term& term) {
    for (std::size_t i = 0; i < strides.size(); ++i) {
        if (strides[i].position != 0) {
            return QStringLiteral("ⱼ");
        }
        if (strides[i].unit != 0 && term[i].quantity && numberRow(*term[i].quantity).hasTokens) {
            return {};
        }
    }
    return QStringLiteral("ᵢ");
}

// Joined with " · "; a leading −1 is a sign.
struct Product {
    bool isNegative = false;
    QString text;
};
template <class Write>
Product product(const Term& term, Write write) {
    Product result;
    QStringList factors;
    for (std::size_t i = 0; i < term.size(); ++i) {
        const bool isSign =
            i == 0 && term.size() > 1 && !term[0].quantity && term[0].tensor.empty() && term[0].value == -1;
        if (isSign) {
            result.isNegative = true;
        } else {
            factors << write(i);
        }
    }
    result.text = factors.join(QStringLiteral(" · "));
    return result;
}

void append(QString& text, const Product& next, bool isList = false) {
    if (text.isEmpty()) {
        text = (next.isNegative ? QStringLiteral("−") : QString()) + next.text;
    } else if (isList) {
        text += QStringLiteral(", ") + next.text;
    } else {
        text += (next.isNegative ? QStringLiteral(" − ") : QStringLiteral(" + ")) + next.text;
    }
}

// f(sum / divisor)
QString applied(Function function, const QString& sum, bool isLong, const QString& divisor) {
    QString inside = sum;
    if (!divisor.isEmpty()) {
        inside = (isLong ? QStringLiteral("(%1)").arg(sum) : sum) + QStringLiteral(" / ") + divisor;
    }
    if (function == Function::AtLeastTiny) {
        return tr("at least 10⁻⁸: %1").arg(inside);
    }
    const QString name = functionName(function);
    if (name.isEmpty()) {
        return inside;
    }
    return QStringLiteral("%1(%2)").arg(name, inside);
}

}  // namespace

QString functionName(Function function) {
    switch (function) {
        case Function::Identity:
        case Function::AtLeastTiny:
            return {};
        case Function::Tanh:
            return QStringLiteral("tanh");
        case Function::Sigmoid:
            return QStringLiteral("σ");
        case Function::Relu:
            return QStringLiteral("relu");
        case Function::Exponential:
            return QStringLiteral("exp");
        case Function::SquareRoot:
            return QStringLiteral("√");
        case Function::Softplus:
            return QStringLiteral("softplus");
        case Function::Logarithm:
            return QStringLiteral("ln");
        case Function::Sine:
            return QStringLiteral("sin");
        case Function::Cosine:
            return QStringLiteral("cos");
        case Function::NormalShare:
            return QStringLiteral("Φ");
        case Function::Largest:
            break;
    }
    return QStringLiteral("max");
}

QString formulaInSymbols(const Explanation& explanation, const LaneData& lane) {
    const std::vector<Term>& terms = explanation.terms;
    const bool isLargest = explanation.function == Function::Largest;
    QString sum;
    std::size_t parts = 0;
    for (std::size_t first = 0; first < terms.size(); ++parts) {
        const Term& term = terms[first];
        std::size_t length = runLength(terms, first);
        std::vector<Stride> strides(term.size());
        if (length < fewestGathered) {
            length = 1;
        } else {
            strides = *strideOf(term, terms[first + 1]);
        }
        Product next = product(term, [&](std::size_t i) { return gathered(term[i], strides[i], lane); });
        if (length > 1) {
            const QString index = runIndex(strides, term);
            next.text = isLargest ? next.text : QStringLiteral("Σ%1 %2").arg(index, next.text);
        }
        append(sum, next, isLargest);
        first += length;
    }
    const QString divisor = explanation.divisor ? operandSymbol(*explanation.divisor, lane) : QString();
    return applied(explanation.function, sum, parts > 1 || terms.size() > 1, divisor);
}

QString formulaInNumbers(const Explanation& explanation) {
    const std::vector<Term>& terms = explanation.terms;
    const auto number = [](double value, bool isFirst) {
        const QString text = std::isinf(value) ? fullNumber(value) : exactNumber(value);
        return value < 0 && !isFirst ? QStringLiteral("(%1)").arg(text) : text;
    };
    const bool isCut = terms.size() > mostWritten, isLargest = explanation.function == Function::Largest;
    QString sum;
    for (std::size_t t = 0; t < terms.size(); ++t) {
        if (isCut && t == mostWritten - 2) {
            sum += isLargest ? QStringLiteral(", …") : QStringLiteral(" + …");
            t = terms.size() - 1;
        }
        append(sum,
               product(terms[t],
                       [&](std::size_t i) {
                           return number(terms[t][i].value, isLargest || (sum.isEmpty() && i == 0));
                       }),
               isLargest);
    }
    const QString divisor = explanation.divisor ? number(explanation.divisor->value, true) : QString();
    const QString text = applied(explanation.function, sum, terms.size() > 1, divisor);
    return isCut ? text + QStringLiteral("  ") + tr("(%1 terms)").arg(terms.size()) : text;
}

}  // namespace attn::ui
