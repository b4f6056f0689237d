// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/types.h"

namespace attn {

// Ids of the key `positions`: how a network without recurrence knows where a token stands.
//   sinusoidal  sin(p / 10000^(2i/d)) at even and cos at odd rows is added (Vaswani et al. 2017, 3.5)
//   learned     a learned vector for each position is added; positions past `longest` take the last one
//   rotary      queries and keys of self-attention are turned instead (Su et al. 2021, equation 34)
//   none        nothing: the order of the tokens is not known
const std::vector<std::string>& positionKinds();

// The sinusoids of some positions, computed once for as many as were asked for.
class Sinusoids {
public:
    explicit Sinusoids(Index width) : m_width(width) {}
    Index width() const { return m_width; }
    // [width, at least `count`]: column p is position p.
    const Matrix& upTo(Index count);

private:
    Index m_width;
    Matrix m_table;
};

// Turns the pairs (2i, 2i+1) of each head's part of a column by position · 10000^(−2i/width).
class Rotation {
public:
    // `width` numbers a head; must be even (asserted).
    explicit Rotation(Index width) : m_width(width) {}
    // Turns the column of a position, or turns it back.
    void turn(Index position, Real* column, Index rows) { apply(position, 1, column, rows); }
    void turnBack(Index position, Real* column, Index rows) { apply(position, -1, column, rows); }

private:
    void apply(Index position, Real sign, Real* column, Index rows);

    Index m_width;
    Matrix m_cosines, m_sines;  // [width / 2, positions]
};

}  // namespace attn
