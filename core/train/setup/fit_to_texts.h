// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/train/setup/run_setup.h"

namespace attn {

// Fills in settings that usually work for the texts of `setup.texts`: sizes by vocabularies and lengths,
// updates and batch by the number of pairs. Changes nothing if the texts were not read. These are rules of
// thumb. The middle one is that of tests/benchmark/translation; the README has its figures.
void fitToTexts(RunSetup& setup);

}  // namespace attn
