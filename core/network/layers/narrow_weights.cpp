// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/layers/narrow_weights.h"

#include <cmath>
#include <limits>

namespace attn {
namespace {

// Smaller weights stay in the caches anyway.
constexpr Index smallestNarrow = Index{1} << 12;
constexpr Real largestNumber = 127;

// Whether all rows are multiples, but for the rounding of their floating-point numbers; then `numbers` and
// `factors` are filled.
bool narrowed(const ConstWeight& weight, std::vector<std::int8_t>& numbers, std::vector<Real>& factors) {
    numbers.resize(static_cast<std::size_t>(weight.size()));
    factors.resize(static_cast<std::size_t>(weight.rows()));
    std::size_t place = 0;
    for (Index row = 0; row < weight.rows(); ++row) {
        const Real largest = weight.row(row).cwiseAbs().maxCoeff();
        const Real factor = largest / largestNumber;
        const Real tolerance = 8 * largest * std::numeric_limits<float>::epsilon();
        factors[static_cast<std::size_t>(row)] = factor;
        const Real inverse = factor > 0 ? 1 / factor : 0;
        for (Index col = 0; col < weight.cols(); ++col, ++place) {
            const Real number = std::nearbyint(weight(row, col) * inverse);
            if (!(std::abs(number * factor - weight(row, col)) <= tolerance))
                return false;
            numbers[place] = static_cast<std::int8_t>(number);
        }
    }
    return true;
}

}  // namespace

bool NarrowWeights::add(ParameterId id, const ParameterEntry& entry, const ConstWeight& weight) {
    if (entry.rank != 2 || entry.size() < smallestNarrow)
        return false;
    Kept kept;
    if (!narrowed(weight, kept.numbers, kept.factors))
        return false;
    Kept& added = m_kept[id] = std::move(kept);
    added.rows = {added.numbers.data(), added.factors.data(), entry.rows, entry.cols};
    return true;
}

const NarrowRows* NarrowWeights::find(ParameterId weight) const {
    const auto found = m_kept.find(weight);
    return found == m_kept.end() ? nullptr : &found->second.rows;
}

std::vector<ParameterId> NarrowWeights::kept() const {
    std::vector<ParameterId> ids;
    for (const auto& [id, kept] : m_kept)
        ids.push_back(id);
    return ids;
}

}  // namespace attn
