// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/inspect/dumps/dump_format.h"
#include "core/inspect/sentences/dump.h"

namespace attn {

// readDump for a format of weights: the meaning of the file is concluded from its first sentences (some 200),
// and the rest is read sentence by sentence.
AlignmentDump readWeightDump(const std::string& path, const DumpFormat& format, const DumpOptions& options,
                             const DumpWatch& watch);

}  // namespace attn
