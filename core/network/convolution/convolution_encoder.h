// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/value_checks.h"
#include "core/network/config.h"
#include "core/network/encoder.h"
#include "core/network/layers/linear.h"
#include "core/network/layers/token_input.h"
#include "core/network/positions/sequences.h"

namespace attn {

// What a layer of convolution keeps.
struct ConvolutionTape {
    Scratch windows;  // [d·width, N] what each position sees; 0 outside of its sentence
    Scratch sum;      // [2d, N] values, then gates before the sigmoid
    Scratch gate;     // [d, N] σ of the gates
    Scratch x;        // [d, N] the layer's output
    Scratch dSum;     // [2d, N]
    Scratch dWindows;
    Scratch mask;  // [d, N] dropout in training
};

// One layer: x ← (x + GLU(conv(x))) · √½, GLU(a, g) = a ∘ σ(g) (Gehring et al. 2017, 3.2 and 3.4). The window
// is `width` tokens, odd; what lies outside of a sentence is 0. NAME.weight [2d, d, width], NAME.bias [2d].
// Holds no numbers.
class ConvolutionLayer {
public:
    ConvolutionLayer(const std::string& name, Index size, Index width, ParameterLayout& layout);

    // x [d, N], one sentence after another → tape.x
    void forward(const NetworkWeights& weights, const Sequences& sequences, const ConstMatrixRef& x,
                 const Noise& noise, std::uint64_t place, ConvolutionTape& tape) const;
    // dX is the gradient of tape.x, and then of x.
    void back(const NetworkWeights& weights, const Sequences& sequences, ConvolutionTape& tape, MatrixRef dX,
              Parameters& gradient) const;

private:
    Index m_size, m_width;
    ParameterId m_weight, m_bias;
};

// Encoder `convolution` (Gehring et al. 2017, 3): x = W_in (√E · embedding + position) + b, then layers. The
// summary is the mean of the annotations. Holds no numbers.
class ConvolutionEncoder final : public Encoder {
public:
    ConvolutionEncoder(const ModelConfig& config, ParameterLayout& layout);
    std::unique_ptr<EncoderPass> pass(const NetworkWeights& weights) const override;

private:
    friend class ConvolutionEncoderPass;
    Index m_size;
    TokenInput m_input;
    Linear m_projection;
    std::vector<ConvolutionLayer> m_layers;
};

void checkConvolutionEncoder(const ModelConfig& config, ValueChecks& check);
// Numbers that one source position takes in training, there and back.
Index convolutionPositionNumbers(const ModelConfig& config);

}  // namespace attn
