// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/inspect/dumps/dump_format.h"

namespace attn {

// A link as its file names it, before and after an edit.
struct LinkChange {
    long first = 0, second = 0;
    std::optional<bool> before, after;  // whether it is sure; empty: it is not there
};

// How a file writes its links.
struct LinkStyle {
    char possibleMark = 'p';  // or '?'
    bool hasKinds = false;    // "0-3-S", "0-3-P"
    std::string gap;          // between links, one blank if some line has that; empty: no line has two links
    bool isBySecond = false;  // ordered by the second position

    std::string text(const LinkChange& link) const;
    bool isBefore(long first, long second, const LinkChange& link) const;
};

// Links in Pharaoh form with the blanks around them, so that one can be edited while the others stay as they
// are.
class LinkField {
public:
    explicit LinkField(std::string_view text);

    // Adds to `style` what this line shows of it. `sorted` counts the lines that are sorted by first and by
    // second position.
    void look(LinkStyle& style, std::array<long, 2>& sorted, bool& knowsMark) const;
    // Returns false when the field does not contain what was there before the change.
    bool apply(const LinkChange& change, const LinkStyle& style);
    // `isBetweenMarks`: there are blanks between the field and the marks around it, or only before it if it
    // is the last field.
    std::string text(bool isBetweenMarks, bool isLast) const;

private:
    struct Piece {
        std::string gap, text;  // the blanks before the link, and the link
        RawLink link;
    };
    bool isSorted(bool bySecond) const;
    void add(const LinkChange& change, const LinkStyle& style);
    bool remove(std::vector<Piece>::iterator place);
    static void setSure(Piece& piece, bool isSure, const LinkStyle& style);
    std::string joined() const;

    std::vector<Piece> m_pieces;
    std::string m_tail;
    bool m_wasEmpty = false;  // there were no links before the first one was added
};

}  // namespace attn
