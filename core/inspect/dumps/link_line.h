// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/inspect/dumps/dump_format.h"

namespace attn {

// Reads "0-3", "0p3" or "0?3", also with a probability after it ("0-3:0.98" of awesome-align's users,
// "0-3-.98-.99" of simalign's --add-probs) or with a kind ("0-3-S", "0-3-P").
std::optional<RawLink> parseLink(std::string_view piece);
// Reads links separated by blanks; returns nothing when a piece is not a link.
std::optional<std::vector<RawLink>> parseLinks(std::string_view text);

// The fields between marks such as "|||" and TAB, without the blanks around them.
std::vector<std::string_view> fieldsOf(std::string_view line, std::string_view mark);

// These fill a sentence from a line and return what is wrong with the line, "" when nothing is, for
// `told`. Links are
// parsed before texts, so that nothing of a wrong line is kept.
using ParseLinkLine = const char* (*)(std::string_view line, RawSentence& sentence);
const char* parsePharaohLine(std::string_view line, RawSentence& sentence);
const char* parseNaaclLine(std::string_view line, RawSentence& sentence);
const char* parseColumnsLine(std::string_view line, RawSentence& sentence);
// "target<TAB>0-0 1-1" and "0-0 1-1<TAB>target".
const char* parseTargetColumnLine(std::string_view line, RawSentence& sentence);
const char* parseLinkColumnLine(std::string_view line, RawSentence& sentence);
// "target ||| 0-0 1-1" of Marian's --alignment hard and OpenNMT-py's --report_align, which may add scores.
const char* parseTargetLine(std::string_view line, RawSentence& sentence);
// "0 ||| target ||| 0-0 1-1 ||| F0= -1.5 ||| -0.5" of Marian's --n-best.
const char* parseNBestLine(std::string_view line, RawSentence& sentence);
// "-12.5 ||| 0-0 1-1" of marian-scorer --alignment: a score, and no text.
const char* parseScoredLine(std::string_view line, RawSentence& sentence);
// Reads a text that is only the logarithm of a probability; returns nothing for other texts.
std::optional<double> loneScore(std::string_view text);
// "source ||| target ||| 0-0 1-1 ||| -12.5" of fast_align's forced alignment.
const char* parseForcedLine(std::string_view line, RawSentence& sentence);

}  // namespace attn
