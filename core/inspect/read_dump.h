// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/inspect/dumps/dump_format.h"
#include "core/inspect/sentences/dump.h"

namespace attn {

// Reads a whole file, whose format is recognised by its content. Sentences that cannot be read are counted
// and left out. Throws Error with file, line, what was expected and what to do when no sentence can be read,
// and for wrong values in DumpOptions. A stop returns the sentences read so far.
AlignmentDump readDump(const std::string& path, const DumpOptions& options = {}, const DumpWatch& watch = {});

// The format as which readDump reads a file. Throws Error when it cannot be opened or its format is unknown.
const DumpFormat& formatOfDump(const std::string& path, const DumpOptions& options = {});

// Whether a path should be opened as a model: safetensors or PyTorch. Throws Error when it cannot be opened.
bool looksLikeModel(const std::string& path);

}  // namespace attn
