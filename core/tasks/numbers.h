// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tasks/task.h"

namespace attn {

// Numbers of up to nine digits in English words (as number_words.h writes them; tokens are words) to digits
// (tokens are characters). Lengths count digits. All lengths are equally likely, and zeros are more likely
// than other digits.
//
// True alignment: a digit that a word says has a sure link to that word ("fifteen" says 1 and 5). A zero that
// no word says is known from the words around it: it has possible links to the last word before its place and
// to the first one after it, not counting "and".
std::unique_ptr<Task> createNumbers(const TaskLengths& lengths);

// The way back, digits to words. True alignment: a word that says one digit has a sure link to it, and
// "hundred" has one to the digit that counts the hundreds. A word that refers to several digits ("fifteen",
// "thousand") has possible links to them. "and" is explained by nothing.
std::unique_ptr<Task> createNumbersBack(const TaskLengths& lengths);

}  // namespace attn
