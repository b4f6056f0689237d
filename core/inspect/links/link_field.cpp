// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/links/link_field.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "core/base/ascii_blanks.h"
#include "core/inspect/dumps/link_line.h"

namespace attn {

std::string LinkStyle::text(const LinkChange& link) const {
    const bool isSure = link.after.value_or(true);
    const char mark = isSure || hasKinds ? '-' : possibleMark;
    return std::to_string(link.first) + mark + std::to_string(link.second) +
           (!hasKinds ? ""
            : isSure  ? "-S"
                      : "-P");
}

bool LinkStyle::isBefore(long first, long second, const LinkChange& link) const {
    return isBySecond ? std::tie(second, first) < std::tie(link.second, link.first)
                      : std::tie(first, second) < std::tie(link.first, link.second);
}

LinkField::LinkField(std::string_view text) {
    std::string_view rest = text;
    const char* last = text.data();
    for (std::string_view piece = takePiece(rest); !piece.empty(); piece = takePiece(rest)) {
        const std::optional<RawLink> link = parseLink(piece);
        m_pieces.push_back(
            {std::string(last, piece.data()), std::string(piece), link.value_or(RawLink{-1, -1, true})});
        last = piece.data() + piece.size();
    }
    m_tail = std::string(last, text.data() + text.size());
}

void LinkField::look(LinkStyle& style, std::array<long, 2>& sorted, bool& knowsMark) const {
    for (const Piece& piece : m_pieces) {
        style.hasKinds |= piece.text.ends_with("-S") || piece.text.ends_with("-P");
        const std::size_t mark = piece.text.find_first_of("p?");
        if (mark != std::string::npos && !std::exchange(knowsMark, true))
            style.possibleMark = piece.text[mark];
    }
    if (m_pieces.size() < 2)
        return;
    if (style.gap.empty() || m_pieces[1].gap == " ")
        style.gap = m_pieces[1].gap;
    sorted[0] += isSorted(false) ? 1 : 0;
    sorted[1] += isSorted(true) ? 1 : 0;
}

bool LinkField::apply(const LinkChange& change, const LinkStyle& style) {
    const auto isIt = [&](const Piece& piece) {
        return piece.link.first == change.first && piece.link.second == change.second;
    };
    const bool isThere = std::any_of(m_pieces.begin(), m_pieces.end(), isIt);
    if (isThere != change.before.has_value())
        return false;
    if (!isThere)
        add(change, style);
    else if (!change.after)
        while (remove(std::find_if(m_pieces.begin(), m_pieces.end(), isIt))) {
        }
    else
        for (Piece& piece : m_pieces)
            if (isIt(piece))
                setSure(piece, *change.after, style);
    return true;
}

std::string LinkField::text(bool isBetweenMarks, bool isLast) const {
    if (!m_wasEmpty || !isBetweenMarks || m_pieces.empty())
        return joined() + m_tail;
    std::string spaced(1, ' ');
    spaced.append(joined());
    if (!isLast)
        spaced.push_back(' ');
    return spaced;
}

bool LinkField::isSorted(bool bySecond) const {
    return std::is_sorted(m_pieces.begin(), m_pieces.end(), [&](const Piece& a, const Piece& b) {
        return bySecond ? std::tie(a.link.second, a.link.first) < std::tie(b.link.second, b.link.first)
                        : std::tie(a.link.first, a.link.second) < std::tie(b.link.first, b.link.second);
    });
}

void LinkField::add(const LinkChange& change, const LinkStyle& style) {
    auto place = m_pieces.end();
    if (isSorted(style.isBySecond))
        place = std::find_if(m_pieces.begin(), m_pieces.end(), [&](const Piece& piece) {
            return !style.isBefore(piece.link.first, piece.link.second, change);
        });
    Piece piece{m_pieces.size() > 1 ? m_pieces[1].gap
                : style.gap.empty() ? " "
                                    : style.gap,
                style.text(change),
                {change.first, change.second, *change.after}};
    m_wasEmpty |= m_pieces.empty();
    if (m_pieces.empty())
        piece.gap.clear();
    else if (place == m_pieces.begin())
        std::swap(piece.gap, place->gap);
    m_pieces.insert(place, std::move(piece));
}

bool LinkField::remove(std::vector<Piece>::iterator place) {
    if (place == m_pieces.end())
        return false;
    if (place == m_pieces.begin() && m_pieces.size() > 1)
        std::next(place)->gap = place->gap;
    m_pieces.erase(place);
    return true;
}

void LinkField::setSure(Piece& piece, bool isSure, const LinkStyle& style) {
    if (piece.text.ends_with("-S") || piece.text.ends_with("-P"))
        piece.text.back() = isSure ? 'S' : 'P';
    else
        piece.text[piece.text.find_first_of("-p?")] = isSure ? '-' : style.possibleMark;
    piece.link.isSure = isSure;
}

std::string LinkField::joined() const {
    std::string text;
    for (const Piece& piece : m_pieces)
        text.append(piece.gap).append(piece.text);
    return text;
}

}  // namespace attn
