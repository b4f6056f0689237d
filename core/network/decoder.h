// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/network/annotations.h"
#include "core/network/attention_edit.h"
#include "core/network/draw_costs.h"
#include "core/network/layers/dropout.h"
#include "core/network/layers/network_weights.h"
#include "core/network/layers/parameters.h"
#include "core/network/map_address.h"
#include "core/network/positions/positions.h"
#include "core/network/trace.h"

namespace attn {

struct Quantity;

// The steps of decoding a batch, with the memory that they take. The calls are those of `Pass` (pass.h),
// which says what each does. One a thread. The decoder and its weights must outlive it.
class DecoderPass {
public:
    virtual ~DecoderPass() = default;

    // `positions` and `source` are read by the steps and must outlive them.
    virtual void begin(const Positions& positions, const Annotations& source, Index steps) = 0;
    virtual void read(std::span<const Token> previous) = 0;
    virtual void step(Index t, Index slot) = 0;
    virtual void logits(Index first, MatrixRef logits) = 0;
    virtual Token mostLikely(Index column, MatrixRef logits) {
        this->logits(column, logits);
        Index likeliest = 0;
        logits.col(0).maxCoeff(&likeliest);
        return static_cast<Token>(likeliest);
    }
    virtual void carry(std::span<const Index> parents) = 0;
    virtual void edit(const MapAddress& map, const AttentionEdit& edit) = 0;

    virtual void weights(const MapAddress& map, Index slot, Index b, Vector& weights) const = 0;
    virtual SpanTrace span(const MapAddress& map, Index slot, Index b) const = 0;
    virtual void describe(DecodeTrace& trace) const = 0;
    virtual void describe(Index slot, Index b, StepTrace& step) const = 0;
    // See Pass::numbers.
    virtual bool numbers(const Quantity& /*at*/, Vector& /*values*/) const { return false; }

    virtual void train(const Noise& noise) = 0;
    virtual DrawCosts* drawCosts() { return nullptr; }
    virtual void logitsBack(const ConstMatrixRef& dLogits, Index first, Parameters& gradient) = 0;
    // Adds to the gradient of the annotations and to `gradient`.
    virtual void back(Annotations& dSource, Parameters& gradient) = 0;
};

// A wiring: reads annotations through attention and says one token a step. Holds no numbers.
class Decoder {
public:
    virtual ~Decoder() = default;

    // The attention maps of a step, in the order in which people list them.
    virtual std::vector<MapAddress> maps() const = 0;
    // See Network::alignment.
    virtual std::optional<MapAddress> alignment() const {
        const std::vector<MapAddress> all = maps();
        return all.empty() ? std::nullopt : std::optional(all.back());
    }
    // True where the output is one token, a class, and no </s> follows.
    virtual bool saysOneToken() const { return false; }
    virtual std::unique_ptr<DecoderPass> pass(const NetworkWeights& weights) const = 0;
};

}  // namespace attn
