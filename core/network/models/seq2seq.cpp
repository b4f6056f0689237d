// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/models/seq2seq.h"

#include "core/network/decoder.h"
#include "core/network/encoder.h"
#include "core/network/models/config_checks.h"
#include "core/network/models/encoder_registry.h"
#include "core/network/models/wiring_registry.h"
#include "core/network/seq2seq_pass.h"

namespace attn {

Seq2Seq::Halves Seq2Seq::halvesOf(const ModelConfig& config) {
    validate(config);
    const auto layout = std::make_shared<ParameterLayout>();
    auto encoder = encoderOf(config).create(config, *layout);
    auto decoder = wiringOf(config).create(config, *layout);
    return {layout, std::move(encoder), std::move(decoder)};
}

Seq2Seq::Seq2Seq(const ModelConfig& config) : Seq2Seq(config, halvesOf(config)) {}

Seq2Seq::Seq2Seq(const ModelConfig& config, Halves halves)
    : Network(halves.layout), m_config(config), m_halves(std::move(halves)) {}

Seq2Seq::~Seq2Seq() = default;
Seq2Seq::Seq2Seq(Seq2Seq&&) noexcept = default;
Seq2Seq& Seq2Seq::operator=(Seq2Seq&&) noexcept = default;
Seq2Seq::Seq2Seq(const Seq2Seq&) = default;
Seq2Seq& Seq2Seq::operator=(const Seq2Seq&) = default;

std::vector<MapAddress> Seq2Seq::maps() const {
    std::vector<MapAddress> all = encoder().maps();
    const std::vector<MapAddress> own = decoder().maps();
    all.insert(all.end(), own.begin(), own.end());
    return all;
}

std::optional<MapAddress> Seq2Seq::alignment() const {
    const std::optional<MapAddress> map = decoder().alignment();
    if (map && encoder().readsSentences())
        return MapAddress{MapSite::Tokens, 0, 0};
    return map;
}

bool Seq2Seq::readsSentences() const {
    return encoder().readsSentences();
}

bool Seq2Seq::saysOneToken() const {
    return decoder().saysOneToken();
}

bool Seq2Seq::readsPlaces() const {
    return encoder().readsPlaces();
}

std::unique_ptr<Pass> Seq2Seq::pass(const NetworkWeights& weights) const {
    return std::make_unique<Seq2SeqPass>(encoder(), decoder(), weights);
}

std::shared_ptr<const ParameterLayout> layoutOf(const ModelConfig& config) {
    return Seq2Seq::halvesOf(config).layout;
}

}  // namespace attn
