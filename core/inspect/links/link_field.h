// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/inspect/dumps/dump_format.h"

namespace attn {

// A link as its file names it, before and after an edit; none: it is not there.
struct LinkChange {
    long first = 0, second = 0;
    std::optional<bool> before, after;  // whether it is sure
};

// How a file writes its links.
struct LinkStyle {
    char possibleMark = 'p';  // or '?'
    bool hasKinds = false;    // "0-3-S", "0-3-P"
    std::string gap;          // between links, one blank where some line has it; empty: no line has two
    bool isBySecond = false;  // ordered by the second position

    std::string text(const LinkChange& link) const;
    bool isBefore(long first, long second, const LinkChange& link) const;
};

// Links in Pharaoh form with the blanks around them, so that one can be edited and the others stay as they
// are.
class LinkField {
public:
    explicit LinkField(std::string_view text);

    // Takes over what this line shows of the file's style. `sorted`: lines by first and by second position.
    void look(LinkStyle& style, std::array<long, 2>& sorted, bool& knowsMark) const;
    // False: what stands here is not what was there before the change.
    bool apply(const LinkChange& change, const LinkStyle& style);
    // `isBetweenMarks`: blanks part the field from the marks around it, or before it where it is the last.
    std::string text(bool isBetweenMarks, bool isLast) const;

private:
    struct Piece {
        std::string gap, text;  // the blanks before it, the link
        RawLink link;
    };
    bool isSorted(bool bySecond) const;
    void add(const LinkChange& change, const LinkStyle& style);
    bool remove(std::vector<Piece>::iterator place);
    static void setSure(Piece& piece, bool isSure, const LinkStyle& style);
    std::string joined() const;

    std::vector<Piece> m_pieces;
    std::string m_tail;
    bool m_wasEmpty = false;  // there were no links before the first that came
};

}  // namespace attn
