// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/transformer/residual.h"

#include "core/math/work_meter.h"

namespace attn {

ConstMatrixRef Residual::read(const NetworkWeights& weights, const ConstMatrixRef& x, bool trains,
                              ResidualTape& tape, ResidualWork& work) const {
    if (!m_isBefore)
        return x;
    if (trains)
        return readAgain(weights, x, work);
    tape.read.shape(x.rows(), x.cols());
    m_norm.forward(weights, x, tape.norm, tape.read.all());
    return tape.read.all();
}

ConstMatrixRef Residual::readAgain(const NetworkWeights& weights, const ConstMatrixRef& x,
                                   ResidualWork& work) const {
    if (!m_isBefore)
        return x;
    work.read.shape(x.rows(), x.cols());
    m_norm.forward(weights, x, work.norm, work.read.all());
    return work.read.all();
}

void Residual::add(const NetworkWeights& weights, const ConstMatrixRef& x, const Noise& noise,
                   std::uint64_t place, MatrixRef added, ResidualTape& tape) const {
    const bool drops = noise.dropout > 0;
    tape.mask.shape(drops ? x.rows() : 0, drops ? x.cols() : 0);
    if (drops) {
        drawMask(noise, place, tape.mask.all());
        added.array() *= tape.mask.all().array();
    }
    tape.x.shape(x.rows(), x.cols());
    {
        const MeteredWork metered(Work::Copies, x.size(), 3 * x.size());
        tape.x.all() = x + added;
    }
    if (!m_isBefore)
        m_norm.forward(weights, tape.x.all(), tape.norm, tape.x.all());
}

ConstMatrixRef Residual::addBack(const NetworkWeights& weights, MatrixRef dX, const ResidualTape& tape,
                                 ResidualWork& work, Parameters& gradient) const {
    if (!m_isBefore) {
        work.dSum.shapeZero(dX.rows(), dX.cols());
        m_norm.addBack(weights, dX, tape.norm, work.products, work.dSum.all(), gradient);
        dX = work.dSum.all();
    }
    work.dRead.shape(dX.rows(), dX.cols());
    if (tape.mask.rows() == 0)
        return dX;
    work.dSum.shape(dX.rows(), dX.cols());
    work.dSum.all() = dX.cwiseProduct(tape.mask.all());
    return work.dSum.all();
}

void Residual::readBack(const NetworkWeights& weights, ResidualWork& work, MatrixRef dX,
                        Parameters& gradient) const {
    if (m_isBefore)
        m_norm.addBack(weights, work.dRead.all(), work.norm, work.products, dX, gradient);
    else
        dX += work.dRead.all();
}

}  // namespace attn
