// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/transformer/block.h"

namespace attn {
namespace {

constexpr std::uint64_t crossNoise = 1, feedNoise = 2;

std::optional<MultiHead> crossOf(const BlockSetup& setup, ParameterLayout& layout) {
    if (!setup.cross || *setup.cross == "none")
        return std::nullopt;
    return MultiHead({.name = setup.name + ".cross_attention",
                      .size = setup.size,
                      .source = setup.source,
                      .heads = setup.heads,
                      .score = *setup.cross},
                     layout);
}

std::optional<FixedContext> fixedOf(const BlockSetup& setup, ParameterLayout& layout) {
    if (!setup.cross || *setup.cross != "none")
        return std::nullopt;
    return FixedContext(setup.name + ".cross_attention", setup.size, setup.source, layout);
}

std::optional<Residual> crossResidualOf(const BlockSetup& setup, ParameterLayout& layout) {
    if (!setup.cross)
        return std::nullopt;
    return Residual(setup.name + ".norm2", setup.size, setup.isNormBefore, layout);
}

}  // namespace

Block::Block(const BlockSetup& setup, ParameterLayout& layout)
    : m_isCausal(setup.isCausal),
      m_self({.name = setup.name + ".self_attention",
              .size = setup.size,
              .source = setup.size,
              .heads = setup.heads,
              .score = setup.score,
              .isRotary = setup.isRotary},
             layout),
      m_selfResidual(setup.name + ".norm1", setup.size, setup.isNormBefore, layout),
      m_cross(crossOf(setup, layout)),
      m_fixed(fixedOf(setup, layout)),
      m_crossResidual(crossResidualOf(setup, layout)),
      m_feed(setup.name, setup.size, setup.feedForward, setup.activation, layout),
      m_feedResidual(setup.name + (setup.cross ? ".norm3" : ".norm2"), setup.size, setup.isNormBefore,
                     layout) {}

void Block::readSource(const NetworkWeights& weights, const CrossSource& source,
                       const ConstMatrixRef& summary, BlockTape& tape) const {
    if (m_cross)
        m_cross->projectKeys(weights, source.annotations.all(), source.places, tape.cross);
    if (m_fixed)
        m_fixed->prepare(weights, summary, tape.fixed);
    // A decoder that steps begins without steps before.
    m_self.forgetKeys(tape.self);
}

void Block::forward(const NetworkWeights& weights, const ConstMatrixRef& x, const BlockPlaces& places,
                    const CrossSource* source, std::uint64_t noisePlace, BlockTape& tape) const {
    const Index batch = places.queries.batch();
    const ConstMatrixRef read = m_selfResidual.read(weights, x, tape.selfResidual);
    m_self.projectQueries(weights, read, places.places, tape.self);
    if (places.step < 0)
        m_self.projectKeys(weights, read, places.places, tape.self);
    else
        m_self.appendKeys(weights, read, places.places, tape.self);
    m_self.attend(
        weights, places.queries,
        places.step < 0 ? KeyPlaces::of(places.queries) : KeyPlaces::ofSteps(batch, places.step + 1),
        m_isCausal && places.step < 0, places.keeps, tape.self, tape.selfResidual.added.all());
    m_selfResidual.add(weights, x, places.noise, noisePlace, tape.selfResidual);
    const ResidualTape* below = &tape.selfResidual;
    if (m_crossResidual) {
        const ConstMatrixRef query = m_crossResidual->read(weights, below->x.all(), tape.crossResidual);
        if (m_cross) {
            m_cross->projectQueries(weights, query, places.places, tape.cross);
            m_cross->attend(weights, places.queries, KeyPlaces::of(source->sequences), false, places.keeps,
                            tape.cross, tape.crossResidual.added.all());
        } else {
            m_fixed->forward(places.queries, tape.fixed, tape.crossResidual.added.all());
        }
        m_crossResidual->add(weights, below->x.all(), places.noise, noisePlace + crossNoise,
                             tape.crossResidual);
        below = &tape.crossResidual;
    }
    const ConstMatrixRef feed = m_feedResidual.read(weights, below->x.all(), tape.feedResidual);
    m_feed.forward(weights, feed, tape.feed, tape.feedResidual.added.all());
    m_feedResidual.add(weights, below->x.all(), places.noise, noisePlace + feedNoise, tape.feedResidual);
}

void Block::back(const NetworkWeights& weights, const ConstMatrixRef& x, const BlockPlaces& places,
                 CrossSource* source, const ConstMatrixRef* summary, MatrixRef* dSummary, BlockTape& tape,
                 MatrixRef dX, Parameters& gradient) const {
    // What a sublayer read.
    const auto readOf = [](const Residual& residual, const ResidualTape& own,
                           const ConstMatrixRef& before) -> ConstMatrixRef {
        return residual.isBefore() ? own.read.all() : before;
    };
    {
        const ResidualTape& below = m_crossResidual ? tape.crossResidual : tape.selfResidual;
        ResidualTape& own = tape.feedResidual;
        const ConstMatrixRef dAdded = m_feedResidual.addBack(weights, dX, own, gradient);
        m_feed.back(weights, readOf(m_feedResidual, own, below.x.all()), dAdded, tape.feed, own.dRead.all(),
                    gradient);
        m_feedResidual.readBack(weights, own, dX, gradient);
    }
    if (m_crossResidual) {
        ResidualTape& own = tape.crossResidual;
        const ConstMatrixRef dAdded = m_crossResidual->addBack(weights, dX, own, gradient);
        if (m_cross)
            m_cross->back(weights, readOf(*m_crossResidual, own, tape.selfResidual.x.all()),
                          source->annotations.all(), dAdded, places.queries, source->sequences, places.places,
                          source->places, tape.cross, own.dRead.all(), source->dAnnotations.all(), gradient);
        else
            m_fixed->back(weights, *summary, dAdded, places.queries, tape.fixed, *dSummary, gradient);
        m_crossResidual->readBack(weights, own, dX, gradient);
    }
    ResidualTape& own = tape.selfResidual;
    const ConstMatrixRef dAdded = m_selfResidual.addBack(weights, dX, own, gradient);
    const ConstMatrixRef read = readOf(m_selfResidual, own, x);
    m_self.back(weights, read, read, dAdded, places.queries, places.queries, places.places, places.places,
                tape.self, own.dRead.all(), own.dRead.all(), gradient);
    m_selfResidual.readBack(weights, own, dX, gradient);
}

void Block::selfRow(const NetworkWeights& weights, const BlockPlaces& places, Index b, Index head, Index t,
                    BlockTape& tape, Vector& scores, Vector& row) const {
    if (places.step < 0)
        m_self.row(weights, places.queries, KeyPlaces::of(places.queries), m_isCausal, b, head, t, tape.self,
                   scores, row);
    else
        m_self.row(weights, places.queries, KeyPlaces::ofSteps(places.queries.batch(), places.step + 1),
                   false, b, head, t, tape.self, scores, row);
}

void Block::crossRow(const NetworkWeights& weights, const BlockPlaces& places, const CrossSource& source,
                     Index b, Index head, Index t, BlockTape& tape, Vector& scores, Vector& row) const {
    m_cross->row(weights, places.queries, KeyPlaces::of(source.sequences), false, b, head, t, tape.cross,
                 scores, row);
}

}  // namespace attn
