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
    return Residual(setup.name + ".norm2", setup.size, setup.isNormBefore, setup.normEpsilon, layout);
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
      m_selfResidual(setup.name + ".norm1", setup.size, setup.isNormBefore, setup.normEpsilon, layout),
      m_cross(crossOf(setup, layout)),
      m_fixed(fixedOf(setup, layout)),
      m_crossResidual(crossResidualOf(setup, layout)),
      m_feed(setup.name, setup.size, setup.feedForward, setup.activation, layout),
      m_feedResidual(setup.name + (setup.cross ? ".norm3" : ".norm2"), setup.size, setup.isNormBefore,
                     setup.normEpsilon, layout) {}

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
                    const CrossSource* source, std::uint64_t noisePlace, BlockTape& tape,
                    BlockWork& work) const {
    const Index batch = places.queries.batch();
    // Training does not go back to what a sublayer adds.
    const auto addedOf = [&](ResidualTape& residual) {
        Scratch& added = places.keeps ? work.residual.added : residual.added;
        added.shape(x.rows(), x.cols());
        return added.all();
    };
    MatrixRef added = addedOf(tape.selfResidual);
    const ConstMatrixRef read =
        m_selfResidual.read(weights, x, places.keeps, tape.selfResidual, work.residual);
    m_self.projectQueries(weights, read, places.places, tape.self);
    if (places.step < 0)
        m_self.projectKeys(weights, read, places.places, tape.self);
    else
        m_self.appendKeys(weights, read, places.places, tape.self);
    m_self.attend(
        weights, places.queries,
        places.step < 0 ? KeyPlaces::of(places.queries) : KeyPlaces::ofSteps(batch, places.step + 1),
        m_isCausal && places.step < 0, places.keeps, tape.self, work.heads, added);
    m_selfResidual.add(weights, x, places.noise, noisePlace, added, tape.selfResidual);
    const ResidualTape* below = &tape.selfResidual;
    if (m_crossResidual) {
        MatrixRef crossAdded = addedOf(tape.crossResidual);
        const ConstMatrixRef query =
            m_crossResidual->read(weights, below->x.all(), places.keeps, tape.crossResidual, work.residual);
        if (m_cross) {
            m_cross->projectQueries(weights, query, places.places, tape.cross);
            m_cross->attend(weights, places.queries, KeyPlaces::of(source->sequences), false, places.keeps,
                            tape.cross, work.heads, crossAdded);
        } else {
            m_fixed->forward(places.queries, tape.fixed, crossAdded);
        }
        m_crossResidual->add(weights, below->x.all(), places.noise, noisePlace + crossNoise, crossAdded,
                             tape.crossResidual);
        below = &tape.crossResidual;
    }
    MatrixRef feedAdded = addedOf(tape.feedResidual);
    const ConstMatrixRef feed =
        m_feedResidual.read(weights, below->x.all(), places.keeps, tape.feedResidual, work.residual);
    m_feed.forward(weights, feed, places.keeps, tape.feed, feedAdded);
    m_feedResidual.add(weights, below->x.all(), places.noise, noisePlace + feedNoise, feedAdded,
                       tape.feedResidual);
}

void Block::back(const NetworkWeights& weights, const ConstMatrixRef& x, const BlockPlaces& places,
                 CrossSource* source, const ConstMatrixRef* summary, MatrixRef* dSummary,
                 const BlockTape& tape, BlockWork& work, MatrixRef dX, Parameters& gradient) const {
    {
        const ResidualTape& below = m_crossResidual ? tape.crossResidual : tape.selfResidual;
        const ResidualTape& own = tape.feedResidual;
        const ConstMatrixRef dAdded = m_feedResidual.addBack(weights, dX, own, work.residual, gradient);
        m_feed.back(weights, m_feedResidual.readAgain(weights, below.x.all(), work.residual), dAdded,
                    tape.feed, work.dFeed, work.residual.dRead.all(), gradient);
        m_feedResidual.readBack(weights, work.residual, dX, gradient);
    }
    if (m_crossResidual) {
        const ResidualTape& own = tape.crossResidual;
        const ConstMatrixRef dAdded = m_crossResidual->addBack(weights, dX, own, work.residual, gradient);
        if (m_cross) {
            m_cross->back(weights,
                          m_crossResidual->readAgain(weights, tape.selfResidual.x.all(), work.residual),
                          source->annotations.all(), dAdded, places.queries, source->sequences, places.places,
                          source->places, tape.cross, work.heads, work.residual.dRead.all(),
                          source->dAnnotations.all(), gradient);
            m_crossResidual->readBack(weights, work.residual, dX, gradient);
        } else {
            // A fixed context reads nothing of the stream.
            m_fixed->back(weights, *summary, dAdded, places.queries, tape.fixed, work.heads, *dSummary,
                          gradient);
        }
    }
    const ResidualTape& own = tape.selfResidual;
    const ConstMatrixRef dAdded = m_selfResidual.addBack(weights, dX, own, work.residual, gradient);
    const ConstMatrixRef read = m_selfResidual.readAgain(weights, x, work.residual);
    m_self.back(weights, read, read, dAdded, places.queries, places.queries, places.places, places.places,
                tape.self, work.heads, work.residual.dRead.all(), work.residual.dRead.all(), gradient);
    m_selfResidual.readBack(weights, work.residual, dX, gradient);
}

void Block::selfRow(const NetworkWeights& weights, const BlockPlaces& places, Index b, Index head, Index t,
                    const BlockTape& tape, BlockWork& work, Vector& scores, Vector& row) const {
    if (places.step < 0)
        m_self.row(weights, places.queries, KeyPlaces::of(places.queries), m_isCausal, b, head, t, tape.self,
                   work.heads, scores, row);
    else
        m_self.row(weights, places.queries, KeyPlaces::ofSteps(places.queries.batch(), places.step + 1),
                   false, b, head, t, tape.self, work.heads, scores, row);
}

void Block::crossRow(const NetworkWeights& weights, const BlockPlaces& places, const CrossSource& source,
                     Index b, Index head, Index t, const BlockTape& tape, BlockWork& work, Vector& scores,
                     Vector& row) const {
    m_cross->row(weights, places.queries, KeyPlaces::of(source.sequences), false, b, head, t, tape.cross,
                 work.heads, scores, row);
}

}  // namespace attn
