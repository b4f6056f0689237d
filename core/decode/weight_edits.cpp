// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decode/weight_edits.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <utility>

#include "core/math/random.h"

namespace attn {

Vector normalized(const Vector& weights) {
    const Real sum = weights.sum();
    return sum > 0 ? Vector(weights / sum) : uniformWeights(weights.size());
}

Vector withWeight(const Vector& weights, Index position, Real share) {
    assert(position >= 0 && position < weights.size());
    const Real given = weights.size() == 1 ? 1 : std::clamp<Real>(share, 0, 1);
    Vector result = weights;
    result[position] = 0;
    const Real others = result.sum();
    if (others > 0)
        result *= (1 - given) / others;
    else if (weights.size() > 1)
        result.setConstant((1 - given) / static_cast<Real>(weights.size() - 1));
    result[position] = given;
    return result;
}

Vector uniformWeights(Index size) {
    return Vector::Constant(size, Real(1) / static_cast<Real>(size));
}

Vector hardWeights(Index size, Index position) {
    Vector weights = Vector::Zero(size);
    weights[position] = 1;
    return weights;
}

// Fisher and Yates. A seed that leaves the order unchanged is skipped.
Vector shuffledWeights(const Vector& weights, std::uint64_t seed) {
    Vector result = normalized(weights);
    const Vector before = result;
    const bool areEqual = (result.array() == result[0]).all();
    Random random(seed);
    do {
        for (Index j = result.size() - 1; j > 0; --j)
            std::swap(result[j], result[random.below(static_cast<int>(j) + 1)]);
    } while (!areEqual && result == before);
    return result;
}

std::vector<Index> shuffledPlaces(Index size, std::uint64_t seed) {
    std::vector<Index> places(static_cast<std::size_t>(size));
    std::iota(places.begin(), places.end(), Index(0));
    Random random(seed);
    do {
        for (std::size_t j = places.size() - 1; j > 0; --j)
            std::swap(places[j], places[static_cast<std::size_t>(random.below(static_cast<int>(j) + 1))]);
    } while (size > 1 && std::is_sorted(places.begin(), places.end()));
    return places;
}

}  // namespace attn
