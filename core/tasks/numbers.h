// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tasks/task.h"

namespace attn {

// Numbers of up to nine digits in English words (as number_words.h writes them; tokens are words) to digits
// (tokens are characters). Lengths are digits; all of them are drawn alike often, and zeros more often than
// other digits.
//
// Truth of the alignment: a digit that a word says has a sure link to it ("fifteen" says 1 and 5). A zero
// that no word says is known from the words around its place: possible links to the last word before it
// and to the first one after it, "and" not counted.
std::unique_ptr<Task> createNumbers(const TaskLengths& lengths);

// The way back, digits to words. Truth: a word that says one digit has a sure link to it, "hundred" to the
// digit that counts the hundreds; a word that speaks of several digits ("fifteen", "thousand") has possible
// links to them. "and" is explained by nothing.
std::unique_ptr<Task> createNumbersBack(const TaskLengths& lengths);

}  // namespace attn
