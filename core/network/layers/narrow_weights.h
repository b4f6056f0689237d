// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <vector>

#include "core/math/narrow_product.h"
#include "core/network/layers/parameters.h"

namespace attn {

// The weights of a network that was stored with whole numbers of 8 bits, again in that form: decoding one
// sentence is as fast as its weights are read, and these are a quarter as large. Nothing is rounded: a weight
// is kept so only when each of its rows is a multiple of whole numbers from −127 to 127.
class NarrowWeights {
public:
    // Keeps the weight [out, in] of an entry if it is large and of that form, and tells whether it does.
    bool add(ParameterId id, const ParameterEntry& entry, const ConstWeight& weight);

    // nullptr for a weight that is not kept so.
    const NarrowRows* find(ParameterId weight) const;
    std::vector<ParameterId> kept() const;

private:
    struct Kept {
        std::vector<std::int8_t> numbers;
        std::vector<Real> factors;
        NarrowRows rows;
    };
    std::map<ParameterId, Kept> m_kept;
};

}  // namespace attn
