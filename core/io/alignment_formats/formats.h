// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/alignment_builder.h"

namespace attn {

// A line a sentence: links "i-j" (sure), "ipj" or "i?j" (possible), after an optional number and a TAB.
bool fitsPharaoh(std::string_view line);
void readPharaoh(std::string_view line, AlignmentBuilder& builder);
void readPharaohLinks(std::string_view links, AlignmentBuilder& builder);
struct PharaohLink {
    long first = 0;
    long second = 0;
    bool isSure = true;
};
// "0-3", "0p3", "0?3" and nothing more.
std::optional<PharaohLink> parsePharaohLink(std::string_view piece);

// A line a link: "sentence i j", then S (sure, also when it is left out) or P, then a confidence that is
// passed over (shared tasks of HLT-NAACL 2003 and ACL 2005; Mihalcea & Pedersen 2003).
bool fitsNaacl(std::string_view line);
void readNaacl(std::string_view line, AlignmentBuilder& builder);
struct NaaclLine {
    long sentence = 0;
    long first = 0;
    long second = 0;
    bool isSure = true;
};
std::optional<NaaclLine> parseNaacl(std::string_view line);

// A line a sentence: its tokens, those of its translation and the links of Pharaoh (XL-WA, Martelli et al.
// 2023).
bool fitsColumns(std::string_view line);
void readColumns(std::string_view line, AlignmentBuilder& builder);

}  // namespace attn
