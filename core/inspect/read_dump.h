// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/inspect/dumps/dump_format.h"
#include "core/inspect/sentences/dump.h"

namespace attn {

// Reads a whole file; the format is seen from its content. What is wrong with single sentences is counted and
// they are left out. Throws Error with file, line, what was expected and what to do where not a single
// sentence can be read, and for what DumpOptions name wrongly. A stop leaves what was read.
AlignmentDump readDump(const std::string& path, const DumpOptions& options = {}, const DumpWatch& watch = {});

// What readDump reads a file as. Throws Error where it cannot be opened or is of no known format.
const DumpFormat& formatOfDump(const std::string& path, const DumpOptions& options = {});

// Whether a path is better opened as a model: safetensors or PyTorch. Throws Error when it cannot be opened.
bool looksLikeModel(const std::string& path);

}  // namespace attn
