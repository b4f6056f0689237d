// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/arrays/array_sites.h"

#include <set>

#include "core/base/told.h"
#include "core/inspect/sentences/conclusion_choice.h"

namespace attn {
namespace {

constexpr std::size_t arraysLooked = 16;
constexpr std::uint64_t matricesOfSite = 4;  // of each dimension

// What the matrices of arrays without a site look like.
struct SiteLook {
    long matrices = 0, squares = 0, triangles = 0;
    std::set<std::uint64_t> sizes;  // of the squares
};

void lookAt(const LaidArray& laid, SiteLook& look) {
    const StoredArray& array = laid.array;
    const auto few = [&](ArrayAxis axis) { return std::min(laid.sizeOf(axis), matricesOfSite); };
    for (std::uint64_t row = 0; row < few(ArrayAxis::Sentence); ++row)
        for (std::uint64_t layer = 0; layer < few(ArrayAxis::Layer); ++layer)
            for (std::uint64_t head = 0; head < few(ArrayAxis::Head); ++head) {
                const std::vector<std::uint64_t> leading = laid.leading(row, layer, head);
                if (!isThere(array, leading))
                    return;
                ++look.matrices;
                if (array.rows() != array.columns() || array.rows() < 2)
                    continue;
                ++look.squares;
                look.sizes.insert(array.rows());
                look.triangles +=
                    look.triangles + 1 == look.squares && isLowerTriangle(gridOf(array, leading));
            }
}

// The decoder's self-attention sees one more position with each step.
bool isGrowing(const ArrayLayout& layout) {
    std::set<std::uint64_t> columns;
    for (const LaidArray& laid : layout.arrays)
        if (!laid.site && laid.step)
            columns.insert(laid.array.columns());
    return columns.size() > 1;
}

Conclusion siteConclusion(const ArrayLayout& layout, const SiteLook& look) {
    Conclusion result = newConclusion("site", told("Attention"));
    result.choices = {{"cross", told("attention of the decoder to the source")},
                      {"decoder", told("self-attention of the decoder")},
                      {"encoder", told("self-attention of the encoder")}};
    if (layout.isOfSteps) {
        const bool grows = isGrowing(layout);
        result.value = grows ? "decoder" : "cross";
        result.why = grows ? told("Each step sees more positions than the one before.")
                           : told("All steps see the same number of positions.");
    } else if (look.triangles > 0 && look.triangles == look.matrices) {
        result.value = "decoder";
        result.why = told("In all %1 matrices looked at no position sees one after it.", look.matrices);
    } else if (look.squares == look.matrices && look.sizes.size() > 1) {
        result.value = "encoder";
        result.why = told("In all %1 matrices looked at there are as many rows as columns.", look.matrices);
    } else {
        result.value = "cross";
        result.why = look.squares < look.matrices ? told("There are other numbers of rows than of columns.")
                                                  : told("It is the usual one.");
        if (look.squares == look.matrices && look.matrices > 0)
            result.doubt = told("The matrices are square, so they may be those of self-attention.");
    }
    return result;
}

}  // namespace

bool isLowerTriangle(const AlignmentWeights& grid) {
    if (grid.rows() != grid.cols() || grid.rows() < 2)
        return false;
    for (Index i = 0; i < grid.rows(); ++i)
        if ((grid.row(i).tail(grid.cols() - i - 1).array() != 0).any())
            return false;
    return true;
}

void concludeSites(ArrayLayout& layout, const std::map<std::string, std::string>& chosen) {
    SiteLook look;
    std::size_t looked = 0;
    bool hasLayersOrHeads = false, isOpen = false;
    for (const LaidArray& laid : layout.arrays) {
        if (laid.site)
            continue;
        isOpen = true;
        hasLayersOrHeads = hasLayersOrHeads || laid.layer || laid.head || laid.has(ArrayAxis::Layer) ||
                           laid.has(ArrayAxis::Head);
        if (looked++ < arraysLooked && !layout.isOfSteps)
            lookAt(laid, look);
    }
    if (!isOpen)
        return;
    Conclusion result = siteConclusion(layout, look);
    // Plain matrices of sentences are alignments.
    if (!hasLayersOrHeads && !chosen.contains(result.id)) {
        result.value = "cross";
    } else {
        applyLabelledChoice(result, chosen);
        if (result.isOverruled)
            result.doubt.clear();
        layout.conclusions.push_back(result);
    }
    const MapSite site = result.value == "cross"     ? MapSite::Cross
                         : result.value == "decoder" ? MapSite::Decoder
                                                     : MapSite::Encoder;
    for (LaidArray& laid : layout.arrays)
        laid.site = laid.site.value_or(site);
}

}  // namespace attn
