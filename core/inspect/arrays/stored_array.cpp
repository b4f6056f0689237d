// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/inspect/arrays/stored_array.h"

#include <algorithm>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/files/formats/safetensors.h"

namespace attn {
namespace {

// Numbers between those of a matrix are read along with it if they are no more than this many times as many;
// otherwise the whole array is kept in memory.
constexpr std::uint64_t mostBetween = 8;

// The place of the last number below `leading`, counted in numbers; `limit` or more when
// it is not below `limit`. A stride or a size of any magnitude does no harm.
std::uint64_t lastPlace(const StoredArray& array, const std::vector<std::uint64_t>& leading,
                        std::uint64_t limit) {
    std::uint64_t place = array.offset;
    for (std::size_t d = 0; d < array.shape.size() && place < limit; ++d) {
        const std::uint64_t index = d < leading.size() ? leading[d] : array.shape[d] - 1;
        const std::uint64_t stride = array.strides[d];
        if (stride > 0 && index > (limit - place) / stride)
            return limit;
        place += index * stride;
    }
    return place;
}

std::uint64_t numbersIn(const StoredArray& array) {
    return (array.bytes->size() - array.begin) / widthOf(array.format);
}

}  // namespace

std::string StoredArray::shownName() const {
    std::string shown;
    for (const std::int64_t place : before)
        shown.append("[").append(std::to_string(place)).append("]");
    shown += name;
    for (const std::int64_t place : places)
        shown.append("[").append(std::to_string(place)).append("]");
    return shown;
}

std::vector<std::uint64_t> denseStrides(const std::vector<std::uint64_t>& shape, bool isFortran) {
    std::vector<std::uint64_t> strides(shape.size(), 1);
    for (std::size_t i = 1; i < shape.size(); ++i) {
        const std::size_t here = isFortran ? i : shape.size() - 1 - i;
        const std::size_t inner = isFortran ? here - 1 : here + 1;
        // Where this wraps around, the array does not fit into any file, which isThere finds by the sizes.
        const std::uint64_t size = std::max<std::uint64_t>(shape[inner], 1);
        strides[here] = strides[inner] > UINT64_MAX / size ? UINT64_MAX : strides[inner] * size;
    }
    return strides;
}

bool isThere(const StoredArray& array, const std::vector<std::uint64_t>& leading) {
    const std::uint64_t numbers = numbersIn(array);
    std::uint64_t count = 1;
    for (std::size_t d = leading.size(); d < array.shape.size(); ++d) {
        if (array.shape[d] == 0)
            return true;
        if (array.shape[d] > numbers / count)
            return false;
        count *= array.shape[d];
    }
    return lastPlace(array, leading, numbers) < numbers;
}

void checkArray(const StoredArray& array, const std::string& path) {
    if (std::find(array.shape.begin(), array.shape.end(), 0U) != array.shape.end())
        return;
    if (!isThere(array, {}))
        throw Error(
            path + ": " +
            (array.shownName().empty()
                 ? told("the array of shape %1 needs more numbers than the %2 that the file has for it; it "
                        "is cut short or damaged: copy or download it again.",
                        shapeText(array.shape), numbersIn(array))
                 : told("%1 of shape %2 needs more numbers than the %3 that the file has for it; it is cut "
                        "short or damaged: copy or download it again.",
                        inQuotes(array.shownName()), shapeText(array.shape), numbersIn(array))));
}

AlignmentWeights gridOf(const StoredArray& array, const std::vector<std::uint64_t>& leading) {
    const std::uint64_t width = widthOf(array.format);
    const std::uint64_t rowStride = array.strides[array.strides.size() - 2], stride = array.strides.back();
    AlignmentWeights grid(static_cast<Index>(array.rows()), static_cast<Index>(array.columns()));
    if (grid.size() == 0)
        return grid;
    std::uint64_t first = array.offset;
    for (std::size_t d = 0; d < leading.size(); ++d)
        first += leading[d] * array.strides[d];
    const std::uint64_t span = (array.rows() - 1) * rowStride + (array.columns() - 1) * stride + 1;
    std::string part;
    const char* bytes = nullptr;
    if (span / mostBetween > static_cast<std::uint64_t>(grid.size())) {
        bytes = array.bytes->whole().data() + array.begin + first * width;
    } else {
        part = array.bytes->read(array.begin + first * width, span * width);
        bytes = part.data();
    }
    for (Index i = 0; i < grid.rows(); ++i)
        for (Index j = 0; j < grid.cols(); ++j)
            grid(i, j) = floatAt(
                bytes + (static_cast<std::uint64_t>(i) * rowStride + static_cast<std::uint64_t>(j) * stride) *
                            width,
                array.format);
    return grid;
}

std::vector<std::int64_t> integersOf(const StoredArray& array) {
    std::uint64_t count = 1;
    for (const std::uint64_t size : array.shape)
        count *= size;
    std::vector<std::int64_t> numbers(count);
    std::vector<std::uint64_t> index(array.shape.size(), 0);
    std::uint64_t place = array.offset;
    const std::uint64_t width = widthOf(array.format);
    if (count == 0)
        return numbers;
    const std::string& bytes = array.bytes->whole();
    for (std::int64_t& number : numbers) {
        number = integerAt(bytes.data() + array.begin + place * width, array.format);
        for (std::size_t d = index.size(); d-- > 0;) {
            place += array.strides[d];
            if (++index[d] < array.shape[d])
                break;
            place -= array.strides[d] * array.shape[d];
            index[d] = 0;
        }
    }
    return numbers;
}

}  // namespace attn
