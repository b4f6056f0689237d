// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/positions/sequences.h"

#include "core/math/work_meter.h"

namespace attn {
namespace {

// Calls `visit` with the column by position and the column by sentence of every place.
template <typename Visit>
void forEachPlace(const Positions& positions, const Sequences& sequences, const Visit& visit) {
    for (Index j = 0; j < positions.longest(); ++j)
        for (Index b = 0; b < positions.active(j); ++b)
            visit(positions.first(j) + b, sequences.first(b) + j);
}

}  // namespace

void Sequences::assign(const Positions& positions) {
    std::vector<Index> lengths(static_cast<std::size_t>(positions.batch()));
    for (Index b = 0; b < positions.batch(); ++b)
        lengths[static_cast<std::size_t>(b)] = positions.length(b);
    assign(lengths);
}

void toSequences(const Positions& positions, const Sequences& sequences, const ConstMatrixRef& from,
                 MatrixRef to) {
    const MeteredWork metered(Work::Copies, 0, 2 * from.size());
    forEachPlace(positions, sequences,
                 [&](Index position, Index sequence) { to.col(sequence) = from.col(position); });
}

void toPositions(const Positions& positions, const Sequences& sequences, const ConstMatrixRef& from,
                 MatrixRef to) {
    const MeteredWork metered(Work::Copies, 0, 2 * from.size());
    forEachPlace(positions, sequences,
                 [&](Index position, Index sequence) { to.col(position) = from.col(sequence); });
}

void addToPositions(const Positions& positions, const Sequences& sequences, const ConstMatrixRef& from,
                    MatrixRef to) {
    const MeteredWork metered(Work::Copies, from.size(), 3 * from.size());
    forEachPlace(positions, sequences,
                 [&](Index position, Index sequence) { to.col(position) += from.col(sequence); });
}

void toSequences(const Positions& positions, std::span<const Token> from, std::vector<Token>& tokens,
                 std::vector<Index>& places) {
    tokens.clear();
    places.clear();
    for (Index b = 0; b < positions.batch(); ++b)
        for (Index j = 0; j < positions.length(b); ++j) {
            tokens.push_back(from[static_cast<std::size_t>(positions.first(j) + b)]);
            places.push_back(j);
        }
}

void standAt(const Sequences& sequences, std::span<const Index> given, std::vector<Index>& places) {
    if (given.empty())
        return;
    for (Index b = 0; b < sequences.batch(); ++b)
        for (Index j = 0; j < sequences.length(b); ++j)
            places[static_cast<std::size_t>(sequences.first(b) + j)] = given[static_cast<std::size_t>(j)];
}

}  // namespace attn
