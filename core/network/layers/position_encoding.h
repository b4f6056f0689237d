// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/types.h"

namespace attn {

// Ids of the key `positions`: how a network without recurrence knows where a token stands.
//   sinusoidal  sin(p / 10000^(2i/d)) at even and cos at odd rows is added (Vaswani et al. 2017, 3.5)
//   sinusoidal_halves, sinusoidal_halves_from_0, sinusoidal_halves_from_1
//               the same in other layouts: SinusoidLayout
//   learned     a learned vector for each position is added; positions past `longest` take the last one
//   rotary      queries and keys of self-attention are turned instead (Su et al. 2021, equation 34)
//   none        nothing: the order of the tokens is not known
const std::vector<std::string>& positionKinds();

// How sinusoids stand in the vector of a position. Toolkits differ in it, so each layout is a row:
//   sinusoidal                sine and cosine take turns (Vaswani et al. 2017; PyTorch's tutorial, fairseq's
//                             paper)
//   sinusoidal_halves         all sines, then all cosines (Hugging Face's MarianMT)
//   sinusoidal_halves_from_0  the same; the slowest rate is 1/10000 itself (Marian)
//   sinusoidal_halves_from_1  the same as from_0, but positions count from 1
//                             (tensor2tensor, OpenNMT-tf, CTranslate2)
struct SinusoidLayout {
    const char* id;
    bool isInHalves;
    Index rateGaps;  // subtracted from d/2: rate i is 10000^(−i / (d/2 − rateGaps))
    Index first;     // the number of the first position

    Index rateCount(Index width) const { return isInHalves ? width / 2 : (width + 1) / 2; }
    // Which rate the unit of a position's vector has, and whether it is its sine.
    Index rateOf(Index unit, Index width) const { return isInHalves ? unit % (width / 2) : unit / 2; }
    bool isSine(Index unit, Index width) const { return isInHalves ? unit < width / 2 : unit % 2 == 0; }
    // rate i = 10000^(−2i / rateWidth)
    Index rateWidth(Index width) const { return width - 2 * rateGaps; }
};
const std::vector<SinusoidLayout>& sinusoidLayouts();
const SinusoidLayout* findSinusoidLayout(const std::string& positions);  // nullptr: they are no sinusoids
// Whether something is added to the embedding of a token: sinusoids, or a learned vector.
bool areAdded(const std::string& positions);

// The sinusoids of some positions, computed once for as many as were asked for.
class Sinusoids {
public:
    explicit Sinusoids(Index width, const SinusoidLayout& layout = sinusoidLayouts().front())
        : m_width(width), m_layout(&layout) {}
    Index width() const { return m_width; }
    const SinusoidLayout& layout() const { return *m_layout; }
    // [width, at least `count`]: column p is position p.
    const Matrix& upTo(Index count);

private:
    Index m_width;
    const SinusoidLayout* m_layout;
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
