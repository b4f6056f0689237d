// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/texts/weight_form.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/base/told.h"

namespace attn {
namespace {

constexpr Real mostWeight = 1.001f;  // 1 plus the error of printing

// The length of a side with its end mark, or the reason why it does not fit.
struct SideFit {
    int length = 0;
    bool addsEnd = false;
    bool isCut = false;  // the text is longer than the weights
    std::string reason;
};

SideFit fitSide(const AxisForm& axis, const Extent& extent, const TokenList* tokens, const WeightForm& form) {
    SideFit fit;
    if (!tokens) {
        fit.length = form.cutsPadding && !form.isSettled ? extent.used : extent.size;
        if (fit.length == 0)
            fit.reason = told("whose weights are all zero");
        return fit;
    }
    const bool isSource = axis.name == "source";
    const int count = tokens->size();
    // If the user says that there is an end mark, it may be the last token of the text.
    fit.addsEnd = axis.hasEnd && !axis.tokensEnd && extent.size > count;
    fit.length = count + (fit.addsEnd ? 1 : 0);
    const bool hasMore = count + (axis.hasEnd && !axis.tokensEnd ? 1 : 0) > extent.size;
    if (form.isArray && hasMore && extent.used == extent.size) {
        fit.isCut = true;
        fit.length = extent.size;
    } else if (count == 0 && fit.length == 0)
        fit.reason = isSource ? told("without source tokens") : told("without target tokens");
    else if (extent.size < fit.length || (axis.hasEnd && !axis.tokensEnd && !fit.addsEnd && !axis.dropsUsed))
        fit.reason = isSource ? told("with more source tokens than weights for them")
                              : told("with more target tokens than weights for them");
    else if (extent.size > fit.length && !axis.dropsUsed && (!form.cutsPadding || extent.used > fit.length))
        fit.reason = isSource ? told("with fewer source tokens than weights for them")
                              : told("with fewer target tokens than weights for them");
    return fit;
}

TokenList sideTokens(const AxisForm& axis, const SideFit& fit, const TokenList* tokens) {
    TokenList result;
    if (tokens) {
        if (fit.isCut)
            for (int i = 0; i < fit.length; ++i)
                result.add((*tokens)[i]);
        else
            result = *tokens;
        if (fit.addsEnd)
            result.add(endMark);
    } else {
        for (int position = 1; position <= fit.length; ++position)
            result.add(axis.hasEnd && position == fit.length ? std::string(endMark)
                                                             : std::to_string(position));
    }
    result.shrink();
    return result;
}

}  // namespace

GridExtents extentsOf(const AlignmentWeights& grid) {
    GridExtents extents;
    extents.rows.size = static_cast<int>(grid.rows());
    extents.columns.size = static_cast<int>(grid.cols());
    for (int row = 0; row < extents.rows.size; ++row) {
        const Real* weights = grid.data() + row * grid.cols();
        int last = extents.columns.size;
        while (last > 0 && weights[last - 1] == 0)
            --last;
        extents.columns.used = std::max(extents.columns.used, last);
        if (last > 0)
            extents.rows.used = row + 1;
    }
    return extents;
}

bool isEndMark(std::string_view token) {
    constexpr std::array<std::string_view, 8> marks = {"</s>", "</S>",  "<eos>",         "<EOS>",
                                                       "EOS",  "[EOS]", "<|endoftext|>", "[SEP]"};
    return std::find(marks.begin(), marks.end(), token) != marks.end();
}

std::string wrongWeights(const AlignmentWeights& grid) {
    const auto isRight = [](Real weight) { return weight >= 0 && weight <= mostWeight; };
    if (std::all_of(grid.data(), grid.data() + grid.size(), isRight))
        return {};
    for (const Real weight : grid.reshaped()) {
        if (!std::isfinite(weight))
            return told("with weights that are not finite (NaN or infinite)");
    }
    return (grid.array() < 0).any() ? told("with negative weights") : told("with weights above 1");
}

std::string applyForm(const WeightForm& form, RawSentence& raw, const WeightTexts& given,
                      AlignedSentence& sentence) {
    std::string reason = wrongWeights(raw.grid);
    if (!reason.empty())
        return reason;
    const GridExtents extents = extentsOf(raw.grid);
    WeightTexts texts = given;
    const auto fit = [&](const AxisForm& axis, const Extent& extent, const TokenList*& text, bool maySpare) {
        SideFit found = fitSide(axis, extent, text, form);
        if (!found.reason.empty() && text && maySpare) {
            text = nullptr;
            found = fitSide(axis, extent, text, form);
        }
        return found;
    };
    const SideFit source =
        fit(form.source, extents.source(form.rowsAreTargets), texts.source, texts.maySpareSource);
    const SideFit target =
        fit(form.target, extents.target(form.rowsAreTargets), texts.target, texts.maySpareTarget);
    for (const SideFit* each : {&source, &target}) {
        if (!each->reason.empty())
            return each->reason;
    }
    sentence.source = sideTokens(form.source, source, texts.source);
    sentence.target = sideTokens(form.target, target, texts.target);
    sentence.knowsSource = texts.source != nullptr;
    sentence.knowsTarget = texts.target != nullptr;
    sentence.hasSourceEnd = form.source.hasEnd && !source.isCut;
    sentence.hasTargetEnd = form.target.hasEnd && !target.isCut;
    if (!form.rowsAreTargets)
        sentence.weights = raw.grid.topLeftCorner(source.length, target.length).transpose();
    else if (raw.grid.rows() == target.length && raw.grid.cols() == source.length)
        sentence.weights.swap(raw.grid);
    else
        sentence.weights = raw.grid.topLeftCorner(target.length, source.length);
    raw.grid.resize(0, 0);
    return {};
}

}  // namespace attn
