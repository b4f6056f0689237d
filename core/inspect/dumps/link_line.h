// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/inspect/dumps/dump_format.h"

namespace attn {

// "0-3", "0p3", "0?3", also with a probability behind it ("0-3:0.98" of awesome-align's users, "0-3-.98-.99"
// of simalign's --add-probs) or a kind ("0-3-S", "0-3-P").
std::optional<RawLink> parseLink(std::string_view piece);
// Links parted by blanks; none where a piece is no link.
std::optional<std::vector<RawLink>> parseLinks(std::string_view text);

// What stands between marks such as "|||" and TAB, without the blanks around it.
std::vector<std::string_view> fieldsOf(std::string_view line, std::string_view mark);

// Fill a sentence from a line and say what is wrong with the line, "" when nothing is; links before texts, so
// that nothing is kept of a wrong line.
using ParseLinkLine = const char* (*)(std::string_view line, RawSentence& sentence);
const char* parsePharaohLine(std::string_view line, RawSentence& sentence);
const char* parseNaaclLine(std::string_view line, RawSentence& sentence);
const char* parseColumnsLine(std::string_view line, RawSentence& sentence);
// "target ||| 0-0 1-1" of Marian's --alignment hard and OpenNMT-py's --report_align, which may add scores.
const char* parseTargetLine(std::string_view line, RawSentence& sentence);
// "0 ||| target ||| 0-0 1-1 ||| F0= -1.5 ||| -0.5" of Marian's --n-best.
const char* parseNBestLine(std::string_view line, RawSentence& sentence);
// "-12.5 ||| 0-0 1-1" of marian-scorer --alignment: a score, and no text.
const char* parseScoredLine(std::string_view line, RawSentence& sentence);
// The logarithm of a probability and nothing else; none for other texts.
std::optional<double> loneScore(std::string_view text);
// "source ||| target ||| 0-0 1-1 ||| -12.5" of fast_align's forced alignment.
const char* parseForcedLine(std::string_view line, RawSentence& sentence);

}  // namespace attn
