// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/lessons/format/lesson.h"

namespace attn {

// A lesson as pages to print (PDF, A4): its texts, its questions, and room to write. Numbers that the engine
// computes are blanks to be filled in. Returns the bytes of the file. Throws Error (Failure) when the library
// that draws them fails.
std::string worksheetPdf(const Lesson& lesson);

}  // namespace attn
