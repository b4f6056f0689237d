// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/transformer/kept_numbers.h"

namespace attn {
namespace {

// `count` rows of a column; false if there are not so many.
bool take(const Scratch& columns, Index first, Index count, Index column, Vector& values) {
    if (first + count > columns.rows() || column >= columns.cols() || count == 0)
        return false;
    values = columns.all().col(column).segment(first, count);
    return true;
}

bool takeAll(const Scratch& columns, Index column, Vector& values) {
    return take(columns, 0, columns.rows(), column, values);
}

bool ofResidual(const ResidualTape& tape, bool isNormBefore, Kind kind, Index column, Vector& values) {
    switch (kind) {
        case Kind::Added:
            return takeAll(tape.added, column, values);
        case Kind::Residual:
            return isNormBefore && takeAll(tape.x, column, values);
        case Kind::Normed:
            return takeAll(isNormBefore ? tape.read : tape.x, column, values);
        case Kind::NormUnit:
            return takeAll(tape.norm.normalized, column, values);
        default:
            return false;
    }
}

bool ofHeads(const MultiHeadTape& tape, Index heads, const Quantity& at, Index column, Vector& values) {
    const auto head = [&](const Scratch& columns) {
        const Index width = columns.rows() / heads;
        return take(columns, at.head * width, width, column, values);
    };
    switch (at.kind) {
        case Kind::Query:
            return head(tape.q);
        case Kind::Key:
            return head(tape.k);
        case Kind::Value:
            return head(tape.v);
        case Kind::Context:
            return head(tape.context);
        default:
            return false;
    }
}

}  // namespace

bool keptNumbers(const BlockTape& tape, bool isNormBefore, Index heads, const Quantity& at, Index column,
                 Vector& values) {
    switch (at.part) {
        case Part::EncoderSelf:
        case Part::DecoderSelf:
            return ofHeads(tape.self, heads, at, column, values) ||
                   ofResidual(tape.selfResidual, isNormBefore, at.kind, column, values);
        case Part::DecoderCross:
            if (at.kind == Kind::FixedValue)
                return takeAll(tape.fixed.value, column, values);
            return ofHeads(tape.cross, heads, at, column, values) ||
                   ofResidual(tape.crossResidual, isNormBefore, at.kind, column, values);
        case Part::EncoderFeed:
        case Part::DecoderFeed:
            if (at.kind == Kind::FeedSum)
                return takeAll(tape.feed.sum, column, values);
            if (at.kind == Kind::FeedUnit)
                return takeAll(tape.feed.hidden, column, values);
            return ofResidual(tape.feedResidual, isNormBefore, at.kind, column, values);
        default:
            return false;
    }
}

}  // namespace attn
