// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/train/setup/run_setup.h"

namespace attn {

// Settings that usually work for the texts of `setup.texts`: sizes by vocabularies and lengths, updates and
// batch by the number of pairs. Nothing where they were not read. Rules of thumb: the middle one is that of
// tests/benchmark/translation, whose figures the README has.
void fitToTexts(RunSetup& setup);

}  // namespace attn
