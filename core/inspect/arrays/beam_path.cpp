// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/arrays/beam_path.h"

#include "core/base/error.h"
#include "core/base/told.h"
#include "core/inspect/sentences/conclusion_choice.h"
#include "core/inspect/sentences/undecided.h"

namespace attn {
namespace {

constexpr std::uint64_t widestBeam = 1000;

const StoredArray* integersNamed(const ArrayFile& file, std::string_view name, std::int64_t group) {
    for (const StoredArray& array : file.arrays)
        if (!isFloat(array.format) && array.dimensions() == 2 && array.name == name &&
            (array.before.empty() || array.before[0] == group))
            return &array;
    return nullptr;
}

// The rows of a beam that each sentence took, step by step; the steps after its end are −1.
void followIndices(const std::string& path, const StoredArray& indices, std::int64_t group,
                   std::uint64_t rows, ArrayLayout& layout) {
    const std::vector<std::int64_t> numbers = integersOf(indices);
    const std::uint64_t steps = indices.columns();
    for (std::uint64_t i = 0; i < indices.rows(); ++i) {
        ArrayLayout::Sentence sentence{group, i, {}};
        for (std::uint64_t step = 0; step < steps; ++step) {
            const std::int64_t row = numbers[i * steps + step];
            if (row < 0)
                break;
            if (static_cast<std::uint64_t>(row) >= rows)
                throw Error(path + ": " +
                            told("beam_indices names row %1 of a beam that has %2 rows.", row, rows));
            sentence.rowsOfStep.push_back(row);
        }
        if (!sentence.rowsOfStep.empty())
            layout.sentences.push_back(std::move(sentence));
    }
}

// How many places of a beam each sentence has.
Conclusion beamsConclusion(const ArrayFile& file, std::int64_t group, std::uint64_t rows,
                           const std::map<std::string, std::string>& chosen) {
    Conclusion result = newConclusion("beams", told("Beam"));
    for (std::uint64_t width = 1; width <= std::min(rows, widestBeam); ++width)
        if (rows % width == 0)
            result.choices.push_back(
                {std::to_string(width),
                 plural(width, "each row is a sentence of its own",
                        "a sentence is every %1 rows, of which the first is read", width)});
    const StoredArray* sequences = integersNamed(file, "sequences", group);
    if (sequences && sequences->rows() > 0 && rows % sequences->rows() == 0) {
        const std::uint64_t width = rows / sequences->rows();
        result.value = std::to_string(width);
        result.why = told("The file has %1 sequences and %2 rows for each token.", sequences->rows(), rows);
        if (width > 1)
            result.doubt = told(
                "The first place of a beam may change between tokens; save beam_indices as well, which "
                "name the rows of each sentence.");
    } else if (!chosen.contains(result.id)) {
        result.what = told(
            "it cannot be told whether the %1 rows of each token are sentences or places in a beam", rows);
        throw UndecidedDump(file.path, std::move(result));
    }
    applyLabelledChoice(result, chosen);
    result.isWarning = result.value != "1";
    return result;
}

}  // namespace

void followBeams(const ArrayFile& file, const std::map<std::int64_t, std::uint64_t>& rows,
                 ArrayLayout& layout, const std::map<std::string, std::string>& chosen) {
    bool isTold = false;
    for (const auto& [group, count] : rows) {
        const StoredArray* indices = count > 1 ? integersNamed(file, "beam_indices", group) : nullptr;
        std::uint64_t width = 1;
        Conclusion result;
        if (indices) {
            followIndices(file.path, *indices, group, count, layout);
            result = newConclusion("beams", told("Beam"));
            result.what = told("Each sentence is followed through its beam.");
            result.why = told("The file has beam_indices.");
        } else if (count > 1) {
            result = beamsConclusion(file, group, count, chosen);
            width = std::stoull(result.value);
        }
        if (count > 1 && !isTold) {
            layout.conclusions.push_back(result);
            isTold = true;
        }
        for (std::uint64_t row = 0; row < count && !indices; row += width)
            layout.sentences.push_back({group, row, {}});
    }
}

}  // namespace attn
