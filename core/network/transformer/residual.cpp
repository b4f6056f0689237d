// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/transformer/residual.h"

namespace attn {

ConstMatrixRef Residual::read(const NetworkWeights& weights, const ConstMatrixRef& x,
                              ResidualTape& tape) const {
    tape.added.shape(x.rows(), x.cols());
    if (!m_isBefore)
        return x;
    tape.read.shape(x.rows(), x.cols());
    m_norm.forward(weights, x, tape.norm, tape.read.all());
    return tape.read.all();
}

void Residual::add(const NetworkWeights& weights, const ConstMatrixRef& x, const Noise& noise,
                   std::uint64_t place, ResidualTape& tape) const {
    const bool drops = noise.dropout > 0;
    tape.mask.shape(drops ? x.rows() : 0, drops ? x.cols() : 0);
    if (drops) {
        drawMask(noise, place, tape.mask.all());
        tape.added.all().array() *= tape.mask.all().array();
    }
    tape.x.shape(x.rows(), x.cols());
    tape.x.all() = x + tape.added.all();
    if (!m_isBefore)
        m_norm.forward(weights, tape.x.all(), tape.norm, tape.x.all());
}

ConstMatrixRef Residual::addBack(const NetworkWeights& weights, MatrixRef dX, ResidualTape& tape,
                                 Parameters& gradient) const {
    if (!m_isBefore) {
        tape.dSum.shapeZero(dX.rows(), dX.cols());
        m_norm.addBack(weights, dX, tape.norm, tape.dSum.all(), gradient);
        dX = tape.dSum.all();
    }
    tape.dRead.shapeZero(dX.rows(), dX.cols());
    if (tape.mask.rows() == 0)
        return dX;
    tape.dSum.shape(dX.rows(), dX.cols());
    tape.dSum.all() = dX.cwiseProduct(tape.mask.all());
    return tape.dSum.all();
}

void Residual::readBack(const NetworkWeights& weights, ResidualTape& tape, MatrixRef dX,
                        Parameters& gradient) const {
    if (m_isBefore)
        m_norm.addBack(weights, tape.dRead.all(), tape.norm, dX, gradient);
    else
        dX += tape.dRead.all();
}

}  // namespace attn
