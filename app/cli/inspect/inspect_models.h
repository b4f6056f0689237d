// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/cli/inspect/inspect_options.h"
#include "core/inspect/inspection.h"

namespace attn {

// Models over one corpus: the files of the options, else fresh pairs of a task, the same for all models. The
// result is in the order of `paths`. Throws Error when a model cannot be read or does not fit.
std::vector<InspectedSystem> modelSystems(const std::vector<std::string>& paths,
                                          const InspectOptions& options);

}  // namespace attn
