// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/inspect/dumps/dump_format.h"
#include "core/inspect/sentences/dump.h"

namespace attn {

// readDump for a format of links: base and order are concluded from all of them. The conclusion about the
// format is left to readDump. The conclusion "left-out" reports single links, which `skipped` does not count.
AlignmentDump readLinkDump(const std::string& path, const DumpFormat& format, const DumpOptions& options,
                           const DumpWatch& watch);

}  // namespace attn
