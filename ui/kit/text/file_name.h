// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace attn::ui {

// The name of a file, without ending, for something with this name: a lane or a system of alignments, which
// may come from a stranger's file. Letters, digits and dots stay, other characters become "-"; it names no
// folder, is not hidden, not empty, and has at most 150 bytes.
QString fileNameFor(const QString& name);

}  // namespace attn::ui
