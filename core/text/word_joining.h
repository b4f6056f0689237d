// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

// ' and ’
bool isApostrophe(char32_t character);

// Whether the letters may follow an apostrophe at the end of an English word: s, t, m, d, ll, re, ve in any
// case.
bool isEnglishEnding(std::string_view letters);

// Joins words and punctuation marks (UTF-8) into a sentence. There is no blank before a closing mark, after
// an opening mark, around a hyphen or a slash, after an elided word's apostrophe, before an English ending,
// or between words of scripts that write no blanks. A straight quotation mark opens and closes in turn. The
// marks in `spaced` have a blank before them (« has it after it).
std::string joinWords(const std::vector<std::string>& words, const std::string& spaced = {});

// The marks among ! ? : ; % « » that are spaced, as French writes them: those that stand with a blank at
// least twice and more often than without one.
std::string spacedMarks(std::span<const std::string_view> texts);

}  // namespace attn
