// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

// ' and ’
bool isApostrophe(char32_t character);

// What may follow an apostrophe at the end of an English word: s, t, m, d, ll, re, ve in letters of any case.
bool isEnglishEnding(std::string_view letters);

// Words and punctuation marks (UTF-8) as a sentence: no blank before what closes or follows an opening mark,
// none around a hyphen or a slash, none after an elided word's apostrophe nor before an English ending, none
// between words of scripts that write no blanks; a straight quotation mark opens and closes in turn. Marks of
// `spaced` stand with a blank before them (« after it).
std::string joinWords(const std::vector<std::string>& words, const std::string& spaced = {});

// The marks among ! ? : ; % « » that stand with a blank twice at least and more often than not: as French
// writes them.
std::string spacedMarks(std::span<const std::string_view> texts);

}  // namespace attn
