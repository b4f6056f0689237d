// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstdint>

#include "core/train/live/saved_run.h"

class QWidget;

namespace attn::ui {

// The approximate size of a run in a file, in bytes.
struct RunSizes {
    std::uint64_t withWeights = 0;
    std::uint64_t without = 0;
};
RunSizes sizesOf(const SavedRun& run);

// Two or three digits: "820 kB", "1.3 MB", "45 MB".
QString sizeText(std::uint64_t bytes);

// The parts of a training run that a session includes.
enum class RunInSession { WithWeights, WithoutWeights, Nothing, Cancelled };

RunInSession askForRunInSession(const SavedRun& run, QWidget* window);

}  // namespace attn::ui
