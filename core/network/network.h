// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/network/layers/network_weights.h"
#include "core/network/layers/parameters.h"
#include "core/network/map_address.h"
#include "core/network/pass.h"

namespace attn {

// A network of any architecture: its tensors, and passes that read them. One network serves any number of
// threads as long as nobody changes its parameters.
class Network {
public:
    virtual ~Network() = default;

    const std::shared_ptr<const ParameterLayout>& layout() const { return m_layout; }
    Parameters& parameters() { return m_parameters; }
    const Parameters& parameters() const { return m_parameters; }

    virtual Index sourceSize() const = 0;  // Vs
    virtual Index targetSize() const = 0;  // Vt
    // Every attention map of a step, in the order in which people list them; none without attention.
    virtual std::vector<MapAddress> maps() const = 0;
    // The map that is the lane's alignment until somebody chooses another: one of `maps`, or the mean of a
    // layer's heads. Nothing without attention.
    virtual std::optional<MapAddress> alignment() const = 0;
    // True where an annotation is a sentence of the source, not a token.
    virtual bool readsSentences() const { return false; }
    // True where the output is one token, a class, and no </s> follows.
    virtual bool saysOneToken() const { return false; }
    // True where the encoder has encodings of the places of tokens.
    virtual bool readsPlaces() const { return false; }
    // `weights` are those of `parameters()` or of others with the same layout, and are read when it runs.
    virtual std::unique_ptr<Pass> pass(const NetworkWeights& weights) const = 0;

protected:
    // All parameters zero.
    explicit Network(std::shared_ptr<const ParameterLayout> layout)
        : m_layout(std::move(layout)), m_parameters(m_layout) {}
    Network(const Network&) = default;
    Network& operator=(const Network&) = default;
    Network(Network&&) noexcept = default;
    Network& operator=(Network&&) noexcept = default;

private:
    std::shared_ptr<const ParameterLayout> m_layout;
    Parameters m_parameters;
};

}  // namespace attn
