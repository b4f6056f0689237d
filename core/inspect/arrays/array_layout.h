// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/inspect/arrays/array_file.h"
#include "core/inspect/sentences/dump.h"
#include "core/metrics/side.h"
#include "core/network/map_address.h"

namespace attn {

// What a dimension before the last two counts.
enum class ArrayAxis { Sentence, Layer, Head };

// An array and what its place and its dimensions mean.
struct LaidArray {
    StoredArray array;
    std::optional<MapSite> site;  // set in a finished layout
    // By name or place. `group` is a sentence, or a batch of sentences if `axes` has them.
    std::optional<std::int64_t> group, step, layer, head;
    std::vector<ArrayAxis> axes;  // as many as dimensions before the last two

    bool has(ArrayAxis axis) const;
    // The size of a dimension; 1 where the array does not have it.
    std::uint64_t sizeOf(ArrayAxis axis) const;
    // The indices of the dimensions before the last two.
    std::vector<std::uint64_t> leading(std::uint64_t sentence, std::uint64_t layer, std::uint64_t head) const;
};

// How the arrays of a file make sentences.
struct ArrayLayout {
    std::vector<LaidArray> arrays;
    // Rows of one sentence stand one below the other in arrays of one step each, as generate() gives them.
    bool isOfSteps = false;
    struct Sentence {
        std::int64_t group = 0;
        std::uint64_t row = 0;                 // along the axis of sentences
        std::vector<std::int64_t> rowsOfStep;  // instead of `row`, for each step: the path through a beam
    };
    std::vector<Sentence> sentences;
    std::uint64_t claimed = 0;  // sentences by the shapes; an array that is cut short has fewer
    bool areNumbered = false;   // `group` is the number that the file gives a sentence
    std::vector<Conclusion> conclusions;
};

// Concludes it from names, places, shapes and zeros. `chosen` is DumpOptions::overruled. Throws UndecidedDump
// where that leaves open what could be wrong by much, and Error for arrays that cannot be attention.
ArrayLayout layOut(ArrayFile& file, const std::map<std::string, std::string>& chosen);

// The texts of one side of each sentence, by its place in the layout; an empty list if the file has no texts.
std::vector<std::optional<TokenList>> textsOfSide(const ArrayFile& file, const ArrayLayout& layout,
                                                  Side side);

}  // namespace attn
