// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/recurrent/recurrent_pass.h"
#include "core/train/training_pass.h"

namespace attn::test {

// What a training pass through a recurrent network keeps.
inline const RecurrentPass& recurrent(const TrainingPass& pass) {
    return dynamic_cast<const RecurrentPass&>(pass.pass());
}

}  // namespace attn::test
